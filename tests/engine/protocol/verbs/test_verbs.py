"""What each verb does, and how it refuses."""

from typing import Any

import pytest

from engine.bots.memory import Memory
from engine.kernel.chance.rolls import Stream
from engine.kernel.data.choice import Choice
from engine.kernel.state.decision import Decision
from engine.kernel.state.game_state import State
from engine.protocol.limits import MAX_DECISIONS
from engine.protocol.verb_registry import verbs
from engine.registry import probe_scenario, probes
from engine.version import VERSION
from tests.engine.protocol.conversation import Conversation, code_and_path
from tests.engine.protocol.secret_number_game import SCENARIO


def test_hello_tells_who_we_are(talk: Conversation) -> None:
    answer = talk.ask("hello")
    assert (answer["name"], answer["version"], answer["protocol"]) == ("Hexsmith", VERSION, 1)
    assert set(answer["systems"]) >= set(probes())


def test_hello_hides_the_probes_from_those_who_did_not_ask_for_them() -> None:
    talk = Conversation(with_probes=False)
    assert not set(talk.ask("hello")["systems"]) & set(probes())
    assert code_and_path(talk.refused("new", scenario="sealed-pick/probe")) == ("bad-document", "$.scenario")
    error = talk.refused("new", scenario=probe_scenario("sealed-pick"))
    assert code_and_path(error) == ("bad-document", "$.scenario.system")


@pytest.mark.parametrize("verb", sorted(verbs().keys() - {"hello", "new", "check", "replay"}))
def test_verbs_about_a_game_need_one(talk: Conversation, verb: str) -> None:
    fields: dict[str, dict[str, Any]] = {
        "ask": {"what": "sight"},
        "choose": {"choice": "pass"},
        "explain": {"action": {"kind": "pass"}},
        "play": {"players": ["random"]},
        "roll": {"results": [1]},
    }
    assert talk.refused(verb, **fields.get(verb, {}))["code"] == "no-game"


def test_new_takes_a_name_or_the_document(talk: Conversation) -> None:
    """Both begin the same game."""
    named = talk.ask("new", scenario="sealed-pick/probe")
    given = talk.ask("new", scenario=probe_scenario("sealed-pick"))
    assert named == given
    assert named["decision"]["seats"] == ["red", "blue"]


def test_new_refuses_a_name_with_the_nearest_one(talk: Conversation) -> None:
    error = talk.refused("new", scenario="sealed-pik/probe")
    assert code_and_path(error) == ("bad-document", "$.scenario")
    assert "sealed-pick/probe" in error["message"]


def test_new_refuses_a_bad_document_with_path_and_suggestion(talk: Conversation) -> None:
    error = talk.refused("new", scenario={**probe_scenario("sealed-pick"), "rouns": 3})
    assert code_and_path(error) == ("bad-document", "$.scenario.rouns")
    assert "“rounds”" in error["message"]


def test_new_refuses_a_document_of_another_kind(talk: Conversation) -> None:
    talk.new("sealed-pick")
    error = talk.refused("new", scenario=talk.position())
    assert code_and_path(error) == ("bad-document", "$.scenario.kind")


@pytest.mark.parametrize("fields", [{}, {"scenario": "sealed-pick/probe", "position": "sealed-pick/probe"}])
def test_new_needs_exactly_one_start(talk: Conversation, fields: dict[str, str]) -> None:
    assert talk.refused("new", **fields)["code"] == "bad-field"


def test_the_seed_decides_the_luck(talk: Conversation) -> None:
    """Without a seed it is 0; another seed throws other dice."""

    def first_throw(**luck: int) -> Any:
        talk.new("physical-dice", **luck)
        return [event["results"] for event in talk.choose("throw")["events"] if event["event"] == "rolled"]

    assert first_throw() == first_throw(seed=0)
    assert len({str(first_throw(seed=seed)) for seed in range(12)}) > 3


def test_dice_are_used_in_order_before_others(talk: Conversation) -> None:
    talk.new("physical-dice", dice=[6, 5, 4, 3], strict=True)
    events = [*talk.choose("throw")["events"], *talk.choose("throw")["events"]]
    assert [event["results"] for event in events if event["event"] == "rolled"] == [[6, 5], [4, 3]]
    error = talk.refused("choose", choice={"kind": "throw"})
    assert error["code"] == "out-of-dice"


def test_without_strict_the_seed_goes_on_where_the_dice_end(talk: Conversation) -> None:
    talk.new("physical-dice", dice=[6, 5])
    talk.choose("throw")
    assert talk.choose("throw")["events"]


def test_a_scripted_die_must_be_possible(talk: Conversation) -> None:
    talk.new("physical-dice", dice=[6, 7])
    assert code_and_path(talk.refused("choose", choice={"kind": "throw"})) == ("bad-field", "$.dice")


def test_ask_makes_chance_a_decision(talk: Conversation) -> None:
    """After the scripted dice, the seat `chance` is asked, and `roll` or `choose` answer for it."""
    talk.new("physical-dice", dice=[2], ask=True)
    decision = talk.choose("throw")["decision"]
    assert decision["seats"] == ["chance"]
    assert [choice["result"] for choice in decision["choices"]] == [1, 2, 3, 4, 5, 6]
    answer = talk.ask("roll", results=[3])
    assert [event["results"] for event in answer["events"] if event["event"] == "rolled"] == [[2, 3]]
    talk.choose("throw")
    assert talk.choose("roll", seat="chance", result=4)["decision"]["seats"] == ["chance"]


def test_roll_takes_all_results_or_none(talk: Conversation) -> None:
    talk.new("physical-dice", ask=True)
    talk.choose("throw")
    assert code_and_path(talk.refused("roll", results=[2, 7])) == ("not-on-offer", "$.results[1]")
    assert code_and_path(talk.refused("roll", results=[2, 2, 2])) == ("not-on-offer", "$.results[2]")
    assert talk.ask("roll", results=[2, 2])["decision"]["kind"] == "throw-or-bank"
    assert code_and_path(talk.refused("roll", results=[2])) == ("not-on-offer", "$.results[0]")
    assert talk.refused("roll", results=[True])["code"] == "bad-field"


def test_a_card_that_cannot_be_drawn_is_refused(talk: Conversation) -> None:
    """Chance has no view of its own, so its answers are judged by the whole state."""
    talk.new("area-duel", ask=True)
    assert code_and_path(talk.refused("roll", results=["blue-1"])) == ("not-on-offer", "$.results[0]")
    assert code_and_path(talk.refused("roll", results=["red-1", "red-1"])) == ("not-on-offer", "$.results[1]")
    assert talk.refused("choose", seat="chance", choice={"kind": "draw", "result": "ace"})["code"] == "not-on-offer"


def test_a_seat_does_not_throw_the_dice(talk: Conversation) -> None:
    talk.new("physical-dice", ask=True)
    talk.choose("throw", seat="red")
    assert talk.refused("roll", results=[2, 2], seat="red")["code"] == "referee-only"
    assert talk.refused("choose", choice={"kind": "roll", "result": 2}, seat="red")["code"] == "not-on-offer"
    assert talk.ask("roll", results=[2, 2], seat="chance")["decision"]["choices"] == []


def test_a_profile_changes_the_rules(at_the_desk: Conversation) -> None:
    at_the_desk.ask("new", scenario=SCENARIO, profile={"limit": "tight"})
    at_the_desk.choose("look")
    decision = at_the_desk.ask("decision")["decision"]
    assert "look" not in [choice["kind"] for choice in decision["choices"]]


def test_a_profile_must_be_known(at_the_desk: Conversation) -> None:
    error = at_the_desk.refused("new", scenario=SCENARIO, profile={"limits": "tight"})
    assert code_and_path(error) == ("bad-field", "$.profile.limits")
    assert "“limit”" in error["message"]
    error = at_the_desk.refused("new", scenario=SCENARIO, profile={"limit": "tigt"})
    assert code_and_path(error) == ("bad-field", "$.profile.limit")


def test_decision_tells_itself_twice(talk: Conversation) -> None:
    """By itself, and under the key that all verbs use."""
    answer = talk.new("sealed-pick")
    again = talk.ask("decision")
    assert again["decision"] == answer
    assert {name: again[name] for name in answer} == answer


def test_choices_are_taken_by_id_by_fields_and_by_enough_fields(talk: Conversation) -> None:
    for choice in (
        "pick number=3 @red",
        {"kind": "pick", "number": 3, "seat": "red"},
        {"id": "pick number=3 @red", "kind": "pick", "number": 3, "seat": "red", "rules": ["SP-1"]},
    ):
        talk.new("sealed-pick")
        assert talk.ask("choose", choice=choice)["decision"]["seats"] == ["blue"]


@pytest.mark.parametrize(
    "choice",
    ["", "pick number=9 @red", {"kind": "pick"}, {"kind": "pick", "number": 9, "seat": "red"}, {"kind": "x"}],
)
def test_a_choice_not_on_offer_is_refused(talk: Conversation, choice: object) -> None:
    talk.new("sealed-pick")
    assert code_and_path(talk.refused("choose", choice=choice)) == ("not-on-offer", "$.choice")


@pytest.mark.parametrize("choice", [{}, {"kind": 3}, {"kind": "pick", "number": 1.5}, {"kind": "pick", "seat": 1}])
def test_an_invalid_choice_is_a_bad_field(talk: Conversation, choice: object) -> None:
    talk.new("sealed-pick")
    assert code_and_path(talk.refused("choose", choice=choice)) == ("bad-field", "$.choice")


def test_an_illegal_choice_names_the_rule(talk: Conversation) -> None:
    talk.new("physical-dice")
    error = talk.refused("choose", choice={"kind": "bank"})
    assert (error["code"], error["rule"], error["path"]) == ("illegal", "PD-1", "$.choice")


def test_a_legal_path_of_ones_own_is_taken_though_not_listed(at_the_desk: Conversation) -> None:
    """And `explain` says the same as `choose`."""
    for path, legal in (([1, 2, 3], True), ([1, 3], False)):
        walk = {"kind": "walk", "to": 3, "path": path}
        assert at_the_desk.ask("explain", action=walk, seat="red")["legal"] is legal
        assert at_the_desk.send("choose", choice=walk, seat="red")["ok"] is legal


def test_a_seat_may_be_what_a_choice_is_about(at_the_desk: Conversation) -> None:
    """Where the choice has a field of that name, a seat may name another one."""
    naming = {"kind": "name", "seat": "blue"}
    assert at_the_desk.ask("explain", action=naming, seat="red")["legal"]
    answer = at_the_desk.ask("choose", choice=naming, seat="red")
    assert answer["events"][0]["what"].startswith("name seat=blue")
    assert at_the_desk.ask("replay", journal=at_the_desk.ask("journal")["journal"])["events"] == answer["events"]
    assert at_the_desk.refused("choose", choice=naming, seat="blue")["code"] == "not-on-offer"


def test_nothing_is_on_offer_when_the_game_is_over(talk: Conversation) -> None:
    talk.new("sealed-pick")
    over = talk.ask("play", players=["random", "random"])["decision"]["over"]
    assert talk.ask("decision")["over"] == over
    assert talk.refused("choose", choice={"kind": "pick", "number": 1})["code"] == "not-on-offer"


def test_a_standing_choice_ends_the_game(talk: Conversation) -> None:
    talk.new("physical-dice")
    answer = talk.choose("concede", seat="blue")
    assert answer["decision"]["over"]["winner"] == "red"
    assert [event["event"] for event in answer["events"]] == ["game-ended"]


def test_undo_counts_answers_and_gives_dice_back(talk: Conversation) -> None:
    talk.new("physical-dice", dice=[6, 5, 4, 3], strict=True)
    first = talk.choose("throw")
    before = talk.position()
    second = talk.choose("throw")
    talk.ask("undo")
    assert talk.position() == before
    assert talk.choose("throw") == second
    talk.ask("undo", count=2)
    assert talk.choose("throw") == first


@pytest.mark.parametrize("count", [2, 99])
def test_undo_refuses_to_go_before_the_start(talk: Conversation, count: int) -> None:
    talk.new("physical-dice")
    talk.choose("throw")
    assert code_and_path(talk.refused("undo", count=count)) == ("bad-field", "$.count")


def test_explain_says_why_not(talk: Conversation) -> None:
    talk.new("physical-dice")
    assert talk.ask("explain", action={"kind": "throw"}) == {"id": None, "ok": True, "legal": True, "reasons": []}
    answer = talk.ask("explain", action={"kind": "bank"})
    assert not answer["legal"]
    assert [reason["rule"] for reason in answer["reasons"]] == ["PD-1"]


def test_explain_speaks_other_languages_and_gives_the_values(at_the_desk: Conversation) -> None:
    answer = at_the_desk.ask("explain", action={"kind": "dance"}, lang="pl")
    assert answer["reasons"][0]["values"] == {"kind": "dance"}
    assert "„dance”" in answer["reasons"][0]["sentence"]


def test_explain_after_the_end(at_the_desk: Conversation) -> None:
    at_the_desk.choose("end")
    assert at_the_desk.ask("explain", action={"kind": "look"})["reasons"][0]["clause"] == "game-over"


def test_ask_answers_what_the_system_knows(at_the_desk: Conversation) -> None:
    answer = at_the_desk.ask("ask", what="secret", of="blue")
    assert (answer["secret"], answer["rules"]) == (4712, ["TD-1"])
    assert at_the_desk.ask("ask", what="secret", of="blue", seat="red")["secret"] == 0


def test_ask_refuses_unknown_questions_and_bad_fields(at_the_desk: Conversation) -> None:
    error = at_the_desk.refused("ask", what="secrets")
    assert code_and_path(error) == ("bad-field", "$.what")
    assert "“secret”" in error["message"]
    for fields in ({}, {"of": 3}, {"of": "green"}, {"of": [1.5]}):
        assert code_and_path(at_the_desk.refused("ask", what="secret", **fields)) == ("bad-field", "$.of")
    assert "“blue”" in at_the_desk.refused("ask", what="secret", of="bleu")["message"]


def test_ask_names_unknown_fields_and_those_that_do_not_go_together(at_the_desk: Conversation) -> None:
    """A field that a question does not have is reported with the nearest that is still free."""
    error = at_the_desk.refused("ask", what="secret", off="red")
    assert code_and_path(error) == ("bad-field", "$.off")
    assert "“of”" in error["message"]
    assert "“of”" not in at_the_desk.refused("ask", what="secret", of="red", off="red")["message"]
    both = at_the_desk.refused("ask", what="secret", of="red", backwards=True)
    assert code_and_path(both) == ("bad-field", "$.backwards")


def test_check_lists_what_is_wrong(talk: Conversation) -> None:
    assert talk.ask("check", document="sealed-pick/probe")["findings"] == []
    wrong = {**probe_scenario("sealed-pick"), "rouns": 3, "first": 7}
    findings = {each["place"]: each for each in talk.ask("check", document=wrong, lang="it")["findings"]}
    assert findings.keys() == {"$.rouns", "$.first"}
    assert findings["$.rouns"]["fixes"] == ["rounds"]
    assert "«rounds»" in findings["$.rouns"]["message"]


def test_a_long_list_of_problems_is_counted(talk: Conversation) -> None:
    """Fifty are listed, by `check` and by every other refusal of the document; a short list has no count."""
    wrong = {**probe_scenario("sealed-pick"), **{f"unknown-{number}": 0 for number in range(80)}}
    checked = talk.ask("check", document=wrong)
    assert (len(checked["findings"]), checked["more"]) == (50, 30)
    refused = talk.refused("new", scenario=wrong)
    assert (len(refused["findings"]), refused["more"]) == (50, 30)
    few = {**probe_scenario("sealed-pick"), "rouns": 3}
    assert "more" not in talk.ask("check", document=few)
    assert "more" not in talk.refused("new", scenario=few)


def test_check_knows_newer_documents(talk: Conversation) -> None:
    """They are kept, and that is worth a warning."""
    newer = {**probe_scenario("sealed-pick"), "schema": "1.7"}
    assert [each["severity"] for each in talk.ask("check", document=newer)["findings"]] == ["warning"]
    assert code_and_path(talk.refused("new", scenario=newer)) == ("bad-document", "$.scenario.schema")
    assert talk.refused("check", document="nothing/here")["code"] == "bad-document"


def test_play_goes_to_the_end(talk: Conversation) -> None:
    talk.new("sealed-pick", seed=3)
    answer = talk.ask("play", players=["random", "random"])
    assert answer["decisions"] == 10
    assert answer["result"] == answer["decision"]["over"]
    assert answer["journal"] == talk.ask("journal")["journal"]


def test_play_in_parts_is_play_at_one_go(talk: Conversation) -> None:
    talk.new("physical-dice", seed=5)
    whole = talk.ask("play", players={"red": "random", "blue": "random"})["journal"]
    talk.new("physical-dice", seed=5)
    assert talk.ask("play", players=["random", "random"], until=3)["decisions"] == 3
    assert talk.ask("play", players=["random", "random"])["journal"] == whole


def test_play_stops_where_somebody_else_is_asked(talk: Conversation) -> None:
    talk.new("sealed-pick")
    answer = talk.ask("play", players={"blue": "random"})
    assert (answer["decisions"], answer["result"], answer["decision"]["seats"]) == (1, None, ["red"])
    talk.new("physical-dice", ask=True)
    assert talk.ask("play", players=["random", "random"])["decision"]["seats"] == ["chance"]


@pytest.mark.parametrize(
    ("players", "path"),
    [
        (["random"], "$.players"),
        (["random", "randon"], "$.players.blue"),
        ({"green": "random"}, "$.players"),
        ({"red": 3}, "$.players.red"),
        ([None, "random"], "$.players[0]"),
        ("random", "$.players"),
    ],
)
def test_play_needs_bots_for_seats(talk: Conversation, players: object, path: str) -> None:
    talk.new("sealed-pick")
    assert code_and_path(talk.refused("play", players=players)) == ("bad-field", path)


@pytest.mark.slow
def test_play_ends_though_the_game_does_not(at_the_desk: Conversation, monkeypatch: pytest.MonkeyPatch) -> None:
    """A game that goes round in circles is left where the limit is."""

    def look(_view: State, decision: Decision, _seat: str, _stream: Stream, memory: Memory) -> Choice:
        return decision.choices[0]

    monkeypatch.setattr("engine.bots.bot.bots", lambda: {"looker": look})
    answer = at_the_desk.ask("play", players={"red": "looker"}, seat="blue")
    assert (answer["decisions"], answer["result"]) == (MAX_DECISIONS, None)
