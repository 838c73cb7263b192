"""A seat learns what it may know and no more, whatever it sends."""

import json
from typing import Any

import pytest

from engine.kernel.chance.rolls import Stream
from engine.kernel.data.choice import Choice
from engine.kernel.data.message import message
from engine.kernel.rules.clauses import Reason
from engine.kernel.state.event import Event
from engine.kernel.state.step import Bound
from engine.protocol.peer import Peer
from engine.protocol.verb_registry import verbs
from tests.engine.protocol.conversation import Answer, Conversation, code_and_path
from tests.engine.protocol.secret_number_game import Desk, Looked

SEATS = ("red", "blue")


@pytest.mark.parametrize("verb", ["position", "journal", "replay"])
def test_some_verbs_are_the_referees(talk: Conversation, verb: str) -> None:
    talk.new("sealed-pick")
    fields = {"journal": talk.ask("journal")["journal"]} if verb == "replay" else {}
    assert code_and_path(talk.refused(verb, seat="red", **fields)) == ("referee-only", "$.as")


def test_an_unknown_seat_is_refused_with_the_nearest(talk: Conversation) -> None:
    talk.new("sealed-pick")
    error = talk.refused("view", seat="bleu")
    assert code_and_path(error) == ("bad-field", "$.as")
    assert "“blue”" in error["message"]


def test_chance_sees_nothing(talk: Conversation) -> None:
    talk.new("sealed-pick")
    for verb in ("view", "undo"):
        assert code_and_path(talk.refused(verb, seat="chance")) == ("bad-field", "$.as")


def test_a_seat_gives_its_own_answers_only(talk: Conversation) -> None:
    talk.new("sealed-pick")
    for choice in ("pick number=1 @blue", {"kind": "pick", "number": 1, "seat": "blue"}):
        assert talk.refused("choose", choice=choice, seat="red")["code"] == "not-on-offer"
    assert talk.choose("pick", seat="red", number=1)["decision"]["seats"] == ["blue"]
    assert talk.refused("choose", choice={"kind": "pick", "number": 2}, seat="red")["code"] == "not-on-offer"


def test_a_sealed_answer_stays_face_down(talk: Conversation) -> None:
    """Blue gets every answer about it before and after red has answered; the number is in none of them."""
    talk.new("sealed-pick")

    def all_blue_hears() -> str:
        wish = {"kind": "pick", "number": 3, "seat": "red"}
        answer = [talk.send("explain", seat="blue", action=wish), talk.send("choose", seat="blue", choice=wish)]
        return json.dumps([talk.ask("view", seat="blue"), talk.ask("decision", seat="blue"), answer])

    heard = set()
    for number in (1, 2, 3, 4, 5):
        talk.choose("pick", seat="red", number=number)
        heard.add(all_blue_hears())
        talk.ask("undo")
    assert len(heard) == 1


def test_the_referee_hears_everything(talk: Conversation) -> None:
    talk.new("sealed-pick")
    talk.choose("pick", seat="red", number=4)
    assert talk.ask("view")["view"]["sealed"]["red"]["data"] == {"number": 4}


def test_hidden_hands_are_in_no_answer(talk: Conversation) -> None:
    """In whole games, no answer to blue names a red card that was not laid yet, and the other way round."""
    for seed in range(6):
        decision, stream = talk.new("area-duel", seed=seed), Stream(seed)
        laid: set[str] = set()
        while "over" not in decision:
            for seat in SEATS:
                assert not hidden_cards(talk, seat, laid), (seed, seat)
            choices = decision["choices"]
            chosen = choices[stream.next_below(len(choices))]
            laid.add(chosen["card"])
            asked = decision["seats"][0]
            decision = talk.ask("choose", choice=chosen["id"])["decision"]
            assert asked in SEATS


def hidden_cards(talk: Conversation, seat: str, laid: set[str]) -> set[str]:
    """The cards of the other side that the answers to this seat name."""
    other = SEATS[seat == "red"]
    wishes = [{"kind": "lay", "card": f"{other}-?", "area": "north"}, {"kind": "dance"}]
    answer: list[Answer] = [talk.ask("view", seat=seat), talk.ask("decision", seat=seat)]
    answer += [talk.send("explain", seat=seat, action=wish) for wish in wishes]
    answer += [talk.send("choose", seat=seat, choice=wish) for wish in wishes]
    text = json.dumps(answer)
    return {f"{other}-{number}" for number in (1, 2, 3, 4) if f'"{other}-{number}"' in text} - laid


def test_refusals_do_not_tell_what_is_in_a_hand(talk: Conversation) -> None:
    """A seat tries to lay each card of the other side: the answers are the same whether it is held or not."""
    talk.new("area-duel", seed=3)
    talk.ask("choose", choice=talk.ask("decision")["choices"][0]["id"])
    for number in (1, 2, 3, 4):
        wishes = [{"kind": "lay", "card": f"blue-{number}", "area": area} for area in ("north", "isle")]
        for wish in wishes:
            answer = [talk.send("choose", seat="red", choice=wish), talk.send("explain", seat="red", action=wish)]
            assert answer[0]["error"]["code"] == "not-on-offer"
            assert [reason["clause"] for reason in answer[1]["reasons"]] == ["not-your-turn"]


def test_events_are_reported_to_those_who_may_know() -> None:
    """A seat gets its own secrets, the referee all, and no client the bookkeeping of the loop."""
    events: tuple[Event[Any], ...] = (Looked(seat="red", secret=4711), Bound(under="secret", value=4711))
    answer = {seat: Peer(seat, "en").events(events) for seat in ("red", "blue", None)}
    looked = {"event": "looked", "rules": [], "seat": "red", "secret": 4711}
    assert answer == {"red": [looked], "blue": [], None: [looked]}


def test_a_wish_is_judged_by_what_the_seat_sees(at_the_desk: Conversation, monkeypatch: pytest.MonkeyPatch) -> None:
    """So that the reasons cannot hold what it may not know."""
    judged: list[Desk] = []

    def explain(state: Desk, _: Choice) -> tuple[Reason, ...]:
        judged.append(state)
        return (Reason("TD-1", "x", message("reason-game-over")),)

    monkeypatch.setattr("engine.kernel.play.game.explain", explain)
    assert at_the_desk.refused("choose", choice={"kind": "dance"}, seat="red")["rule"] == "TD-1"
    at_the_desk.ask("explain", action={"kind": "dance"}, seat="red")
    assert [state.secret for state in judged] == [{"red": 4711, "blue": 0}] * 2


def test_play_shows_a_seat_no_journal(talk: Conversation) -> None:
    talk.new("sealed-pick")
    answer: dict[str, Any] = talk.ask("play", players={"red": "random"}, seat="blue")
    assert "journal" not in answer
    assert "number" not in json.dumps([choice for choice in answer["decision"]["choices"] if choice["seat"] == "red"])


def test_every_verb_takes_a_seat_and_a_language() -> None:
    assert all(
        {"as", "lang"} <= {field.alias or name for name, field in verb.model_fields.items()}
        for verb in verbs().values()
    )


@pytest.mark.parametrize("lang", ["it", "es", "pl"])
def test_prompts_and_errors_speak_the_language_asked_for(talk: Conversation, lang: str) -> None:
    talk.new("physical-dice", ask=True)
    talk.choose("throw")
    english, theirs = (talk.ask("decision", lang=each)["prompt"] for each in ("en", lang))
    assert english != theirs
    messages = [talk.refused("undo", count=9, lang=each)["message"] for each in ("en", lang)]
    assert len(set(messages)) == 2


def test_an_unknown_language_is_refused(talk: Conversation) -> None:
    talk.new("sealed-pick")
    assert code_and_path(talk.refused("decision", lang="klingon")) == ("bad-field", "$.lang")
