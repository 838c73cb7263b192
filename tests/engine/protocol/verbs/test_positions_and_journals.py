"""Positions and journals: what goes out comes back as the same game, and what cannot be is refused with its place."""

import copy
from typing import Any

import pytest

from engine.content.canonical_json import canonical
from engine.content.loading.document_reader import read_document
from engine.kernel.chance.rolls import Stream
from engine.registry import declarations, probe_scenario, probes
from tests.engine.protocol.conversation import Answer, Conversation, code_and_path

PROBES = sorted(probes())
SCRIPT = [1, 6, 5, 2, 3, 3]


def some_choice(decision: Answer, stream: Stream) -> str:
    """The id of one of the choices."""
    choices = decision["choices"]
    chosen: str = choices[stream.next_below(len(choices))]["id"]
    return chosen


@pytest.mark.parametrize("probe", PROBES)
def test_a_position_goes_on_identically(talk: Conversation, probe: str) -> None:
    """Taken at every third decision and handed to another engine, scripted dice and all."""
    decision = talk.new(probe, seed=11, dice=SCRIPT)
    stream, other, number = Stream(1), Conversation(), 0
    while "over" not in decision:
        if number % 3 == 0:
            other.ask("new", position=talk.position())
        choice = some_choice(decision, stream)
        answer = talk.ask("choose", choice=choice)
        assert other.ask("choose", choice=choice) == answer
        assert other.position() == talk.position()
        decision, number = answer["decision"], number + 1
    assert number > 2


@pytest.mark.parametrize("probe", PROBES)
def test_a_journal_gives_the_same_game(talk: Conversation, probe: str) -> None:
    """The same events, the same position, the same journal; undone moves are not in it."""
    decision = talk.new(probe, seed=12, dice=SCRIPT)
    stream, events = Stream(2), list[Any]()
    for number in range(24):
        if "over" in decision:
            break
        answer = talk.ask("choose", choice=some_choice(decision, stream))
        if number % 5 == 4:
            decision = talk.ask("undo")["decision"]
            answer = talk.ask("choose", choice=some_choice(decision, stream))
        events += answer["events"]
        decision = answer["decision"]
    journal = talk.ask("journal")["journal"]
    other = Conversation()
    replayed = other.ask("replay", journal=journal)
    assert replayed["events"][-len(events) :] == events
    assert replayed["decision"] == decision
    assert other.position() == talk.position()
    assert other.ask("journal")["journal"] == journal


@pytest.mark.parametrize("probe", PROBES)
def test_positions_and_journals_are_sound_documents(talk: Conversation, probe: str) -> None:
    """They pass `check`, and come back from their model as they went in."""
    talk.new(probe, seed=7, dice=[2, 3], strict=False, ask=True)
    known = declarations(with_probes=True)
    for document in (talk.position(), talk.ask("journal")["journal"]):
        assert document is not None
        assert talk.ask("check", document=document)["findings"] == []
        plain = read_document(document, known).plain()  # type: ignore[union-attr]  # it is of the current version
        assert read_document(canonical(plain), known).plain() == plain  # type: ignore[union-attr]


def test_a_replayed_game_goes_on_with_its_own_luck(talk: Conversation) -> None:
    """The dice that were left in the script, then those of the seed."""
    talk.new("physical-dice", seed=9, dice=[6, 5, 4, 3])
    talk.choose("throw")
    journal = talk.ask("journal")["journal"]
    expected = [talk.choose("throw"), talk.choose("throw")]
    talk.ask("replay", journal=journal)
    assert [talk.choose("throw"), talk.choose("throw")] == expected


def test_a_replay_needs_no_generator(talk: Conversation) -> None:
    """The results stand in the journal, so that the seed does not matter to what has happened."""
    talk.new("physical-dice", seed=1)
    events = talk.choose("throw")["events"]
    journal = talk.ask("journal")["journal"]
    journal["position"]["seed"] = 2
    assert talk.ask("replay", journal=journal)["events"][-len(events) :] == events


def test_a_journal_may_start_from_a_scenario(talk: Conversation) -> None:
    talk.new("sealed-pick", seed=4)
    whole = talk.ask("play", players=["random", "random"])["journal"]
    del whole["position"]
    whole |= {"scenario": probe_scenario("sealed-pick"), "seed": 4}
    assert "over" in talk.ask("replay", journal=whole)["decision"]


def test_new_luck_for_a_position_counts_from_there(talk: Conversation) -> None:
    """Dice given with a position are the next ones, however many were thrown before."""
    talk.new("physical-dice", dice=[6, 5])
    talk.choose("throw")
    talk.ask("new", position=talk.position(), dice=[4, 4], strict=True)
    assert [event["results"] for event in talk.choose("throw")["events"] if "results" in event] == [[4, 4]]


def test_new_luck_for_a_position_may_be_none_at_all(talk: Conversation) -> None:
    """Seed 0, no dice, and neither of the switches: explicit values count, even if they are empty."""
    talk.new("physical-dice", seed=5, dice=[6, 5], strict=True, ask=True)
    nothing: Answer = {"seed": 0, "dice": [], "strict": False, "ask": False}
    talk.ask("new", position=talk.position(), **nothing)
    position = talk.position()
    assert position is not None
    assert {name: position[name] for name in nothing} == nothing


def test_a_position_has_no_other_profile(talk: Conversation) -> None:
    talk.new("sealed-pick")
    error = talk.refused("new", position=talk.position(), profile={"a": "b"})
    assert code_and_path(error) == ("bad-field", "$.profile")


def changed(document: Answer | None, path: str, value: object) -> Answer:
    """A copy of a document with one value replaced, or added."""
    copied: Any = copy.deepcopy(document)
    holder, keys = copied, [int(key) if key.isdigit() else key for key in path.split(".")]
    for key in keys[:-1]:
        holder = holder[key]
    if isinstance(holder, list) and keys[-1] == len(holder):
        holder.append(value)
    else:
        holder[keys[-1]] = value
    result: Answer = copied
    return result


@pytest.mark.parametrize(
    ("path", "value", "place"),
    [
        ("state", {}, "$.position.state.seats"),
        ("state.seats", "red", "$.position.state.seats"),
        ("state.agenda", [{"step": "Nothing"}], "$.position.state.agenda[0].step"),
        ("state.agenda", [{"step": "Picks"}], "$.position.state.agenda[0].step"),
        ("state.agenda", [], "$.position.state"),
        ("state.left.red", [1.5], "$.position.state.left.red[0]"),
        ("state.colour", "red", "$.position.state.colour"),
        ("system", "three-teams", "$.position.scenario.system"),
        ("system", "no-such-game", "$.position.system"),
        ("seed", -1, "$.position.seed"),
        ("dice", [0], "$.position.dice[0]"),
        ("scenario", "no/thing", "$.position.scenario"),
        ("scenario.rouns", 1, "$.position.scenario.rouns"),
        ("schema", "2.0", "$.position.schema"),
        ("kind", "journal", "$.position"),
    ],
)
def test_a_position_that_cannot_be_is_refused(talk: Conversation, path: str, value: object, place: str) -> None:
    talk.new("sealed-pick")
    error = talk.refused("new", position=changed(talk.position(), path, value))
    assert error["code"] == "bad-document"
    assert error["path"].startswith(place)


def test_a_position_that_the_system_finds_unsound_is_refused(at_the_desk: Conversation) -> None:
    error = at_the_desk.refused("new", position=changed(at_the_desk.position(), "state.looks", -1))
    assert code_and_path(error) == ("bad-document", "$.position.state.looks")


@pytest.mark.parametrize(
    ("path", "value", "place"),
    [
        ("entries.2.choice.kind", "pock", "$.journal.entries[2]"),
        ("entries.3.seat", "green", "$.journal.entries[3]"),
        ("entries.4.choice", {"kind": 1}, "$.journal.entries[4]"),
        ("entries.5", {"chance": "x", "result": 1}, "$.journal.entries[5]"),
        ("entries.6", {"chance": "x", "result": 1.5}, "$.journal.entries[6]"),
        ("entries.7", {"seat": "red"}, "$.journal.entries[7].choice"),
        ("position.state.agenda", [], "$.journal.position"),
        ("position.state.left", [], "$.journal.position.state.left"),
        ("scenario", probe_scenario("sealed-pick"), "$.journal"),
    ],
)
def test_a_journal_that_does_not_fit_names_the_step(talk: Conversation, path: str, value: object, place: str) -> None:
    talk.new("sealed-pick")
    journal = talk.ask("play", players=["random", "random"])["journal"]
    error = talk.refused("replay", journal=changed(journal, path, value))
    assert error["code"] == "bad-document"
    assert error["path"].startswith(place)


@pytest.mark.parametrize(
    ("number", "entry"),
    [
        (1, {"chance": "throw/red", "result": 7}),
        (1, {"chance": "other/red", "result": 5}),
        (2, {"seat": "red", "choice": {"kind": "throw"}}),
    ],
)
def test_a_journal_with_other_dice_names_the_step(talk: Conversation, number: int, entry: Answer) -> None:
    talk.new("physical-dice", dice=[6, 5])
    talk.choose("throw")
    journal = changed(talk.ask("journal")["journal"], f"entries.{number}", entry)
    assert code_and_path(talk.refused("replay", journal=journal)) == ("bad-document", f"$.journal.entries[{number}]")


def test_a_journal_that_throws_where_the_game_asks(talk: Conversation) -> None:
    talk.new("physical-dice", dice=[6, 5])
    talk.choose("throw")
    journal = talk.ask("journal")["journal"]
    journal["entries"].append({"chance": "throw/red", "result": 1})
    assert code_and_path(talk.refused("replay", journal=journal)) == ("bad-document", "$.journal.entries[3]")


@pytest.mark.parametrize("throw", [{"number": 10**12}, {"number": 1, "sides": 10**12}])
@pytest.mark.parametrize("ask", [False, True])
def test_a_position_cannot_wait_for_a_throw_without_end(talk: Conversation, throw: Answer, ask: bool) -> None:
    """Neither thrown by the engine nor offered one by one."""
    talk.new("physical-dice")
    roll = {"step": "Roll", "purpose": "throw", "seat": "red", "into": "dice", **throw}
    position = changed(changed(talk.position(), "state.agenda.2", roll), "ask", ask)
    assert code_and_path(talk.refused("new", position=position)) == ("bad-document", "$.position.state.agenda[2]")


def test_a_position_that_fails_later_is_no_bug_of_ours(talk: Conversation) -> None:
    """Somebody wrote down points for one seat only: that shows when the other one scores, and nothing is changed."""
    talk.new("sealed-pick")
    position = changed(talk.position(), "state.points", {"blue": 1})
    talk.ask("new", position=position)
    talk.choose("pick", "red", number=2)
    before = talk.position()
    refusal = talk.refused("choose", choice={"kind": "pick", "number": 1}, seat="blue")
    assert refusal["code"] == "bad-document"
    assert talk.position() == before
