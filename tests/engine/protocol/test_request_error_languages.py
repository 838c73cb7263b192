"""Errors are reported in the language of the request from their first word to their last."""

import json
import re
from collections.abc import Callable
from typing import Any

import pytest

from engine.words import languages
from tests.engine.protocol.conversation import Conversation
from tests.engine.protocol.verbs.test_positions_and_journals import changed

Asked = Callable[[Conversation], dict[str, Any]]
OTHERS = [lang for lang in languages() if lang != "en"]
QUOTED = re.compile("“.*?”|«.*?»|„.*?”")
ALIKE = frozenset({"null", "zero"})
"""What is the same word in several languages."""


def position_with(path: str, value: object) -> Asked:
    return lambda talk: {"do": "new", "position": changed(talk.position(), path, value)}


def journal_with(path: str, value: object) -> Asked:
    def asked(talk: Conversation) -> dict[str, Any]:
        return {"do": "replay", "journal": changed(talk.ask("journal")["journal"], path, value)}

    return asked


FAULTS: dict[str, Asked] = {
    "a state without its seats": position_with("state", {}),
    "no list": position_with("state.seats", "red"),
    "no table": position_with("state.drawn", []),
    "no number": position_with("state.dice", "1"),
    "no text": position_with("state.seats", [1]),
    "a text of another set": position_with("state.ended", {"result": "x"}),
    "no step": position_with("state.agenda", [3]),
    "no such step": position_with("state.agenda", [{"step": "Nothing"}]),
    "no such field": position_with("state.colour", "red"),
    "a count below nothing": position_with("state.dice", -1),
    "seats amiss": position_with("state.seats", ["chance"]),
    "a state that cannot be": lambda talk: {
        "do": "new",
        "position": changed(changed(talk.position(), "state.frames", []), "state.agenda", []),
    },
    "no value in a journal": journal_with("entries.0", {"chance": "x", "result": 1.5}),
    "another throw in a journal": journal_with("entries.1.chance", "other/red"),
    "no throw in a journal": journal_with("entries.1", {"seat": "red", "choice": {"kind": "throw"}}),
    "a face that is not there": journal_with("entries.1.result", 7),
    "an answer that is not on offer": journal_with("entries.0.choice.kind", "thrw"),
    "a throw for an answer": journal_with("entries.0", {"chance": "x", "result": 1}),
    "a choice without a kind": lambda _: {"do": "choose", "choice": {"a": 1}},
    "a choice of no seat": lambda _: {"do": "choose", "choice": {"kind": "x", "seat": 7}},
    "a choice of no value": lambda _: {"do": "choose", "choice": {"kind": "x", "a": 1.5}},
    "no choice": lambda _: {"do": "choose", "choice": 7},
    "a die of the script": lambda talk: (
        talk.ask("new", scenario="physical-dice/probe", dice=[7]) and {"do": "choose", "choice": {"kind": "throw"}}
    ),
}


def words_of(message: str) -> set[str]:
    """The longer words of a sentence, without what it quotes."""
    return set(re.findall(r"[^\W\d_]{4,}", QUOTED.sub("", message).lower())) - ALIKE


@pytest.fixture
def dice_thrown(talk: Conversation) -> Conversation:
    """A game in which dice have been thrown."""
    talk.new("physical-dice", seed=3)
    talk.choose("throw")
    return talk


@pytest.mark.parametrize("fault", FAULTS)
def test_no_english_is_left_in_a_translated_error(dice_thrown: Conversation, fault: str) -> None:
    request = FAULTS[fault](dice_thrown)
    english = dice_thrown.refused(**request)["message"]
    for lang in OTHERS:
        answer = dice_thrown.refused(**request, lang=lang)["message"]
        assert words_of(english) & words_of(answer) == set(), answer


def test_a_step_or_field_that_is_misspelt_is_reported_with_the_nearest(dice_thrown: Conversation) -> None:
    for path, value, meant in (("state.agenda", [{"step": "Withn"}], "Within"), ("state.agendo", [], "agenda")):
        position = dice_thrown.position()
        assert position is not None
        if path == "state.agendo":
            del position["state"]["agenda"]
        assert f"“{meant}”" in dice_thrown.refused("new", position=changed(position, path, value))["message"]


def test_the_reason_against_an_answer_of_a_journal_is_reported(at_the_desk: Conversation) -> None:
    """After what is wrong with the entry."""
    at_the_desk.choose("look")
    journal = changed(at_the_desk.ask("journal")["journal"], "entries.0.seat", "green")
    error = at_the_desk.refused("replay", journal=journal)
    assert error["path"] == "$.journal.entries[0]"
    assert error["message"].endswith("“look” isn’t possible there. green has nothing to answer now.")


def test_a_broken_rule_of_a_given_state_is_not_shown_to_peers(at_the_desk: Conversation) -> None:
    """A state that was handed in and cannot be played is called just that."""
    position = changed(at_the_desk.position(), "state.agenda", [{"step": "Break"}])
    assert at_the_desk.refused("new", position=position)["message"] == "The game cannot be in this state."


def test_quotes_of_what_a_peer_wrote_are_short(dice_thrown: Conversation) -> None:
    position = changed(dice_thrown.position(), "state.agenda", [{"step": "x" * 5_000}])
    assert len(dice_thrown.refused("new", position=position)["message"]) < 200


@pytest.mark.parametrize("lang", languages())
def test_prompts_of_chance_have_no_names_of_the_rules_in_them(talk: Conversation, lang: str) -> None:
    talk.new("physical-dice", ask=True)
    decision = talk.ask("choose", choice={"kind": "throw"}, lang=lang)["decision"]
    assert decision["seats"] == ["chance"]
    assert "(" not in decision["prompt"]


@pytest.mark.parametrize(
    "broken",
    [
        '"seed":1,"seed":2',
        '"seed":9007199254740993',
        '"seed":NaN',
        '"seed":1e999',
        '"a\\u0000":1',
        f'"a":"{"x" * 70_000}"',
    ],
    ids=lambda broken: broken[:10],
)
def test_a_value_that_nobody_may_send_does_not_cost_id_and_language(talk: Conversation, broken: str) -> None:
    answer = talk.line(f'{{"id":{{"n":[7]}},"do":"new",{broken},"lang":"it"}}'.encode())
    english = talk.line(f'{{"id":{{"n":[7]}},"do":"new",{broken}}}'.encode())
    assert answer["id"] == english["id"] == {"n": [7]}
    assert words_of(answer["error"]["message"]).isdisjoint(words_of(english["error"]["message"]))


@pytest.mark.parametrize(
    "said", ['"id":NaN', '"id":[9007199254740993]', '"id":1,"id":2', '"id":{"a":1,"a":1}', '"id":"\\u0000"']
)
def test_an_id_that_cannot_be_answered_to_is_left_out(talk: Conversation, said: str) -> None:
    assert talk.line(f'{{"do":"hello",{said}}}'.encode())["id"] is None


def test_a_choice_of_a_wrong_type_is_reported_as_a_choice(talk: Conversation) -> None:
    talk.new("sealed-pick")
    for wrong in (7, [1], None):
        assert talk.refused("choose", choice=wrong)["message"].startswith("Give the ID of a choice")


def test_one_player_is_named_in_the_singular(talk: Conversation) -> None:
    talk.new("sealed-pick")
    answer = {lang: talk.refused("play", players=["random"], lang=lang)["message"] for lang in languages()}
    assert "one is named" in answer["en"]
    assert "è indicato uno" in answer["it"]
    assert "se nombra uno" in answer["es"]
    assert not any("1 " in sentence for lang, sentence in answer.items() if lang != "pl")


def test_a_line_may_be_anything_and_still_be_answered(talk: Conversation) -> None:
    for line in ([], [{"id": 1}], "id", None):
        assert talk.line(json.dumps(line).encode())["id"] is None
