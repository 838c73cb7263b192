"""Journals: written and read as JSON, and every way in which one does not fit its game."""

from __future__ import annotations

import json
from collections.abc import Callable
from dataclasses import replace
from typing import Any

import pytest
from hypothesis import given, settings

import engine.kernel.authoring as k
from engine.kernel.chance.rolls import ByHand, KeyedDice
from engine.kernel.play.errors import ReplayMismatch
from engine.kernel.play.game import Game, replay_game
from engine.kernel.play.journal import Answered, ChanceResult, GameEntry, entry_from_json, entry_to_json
from engine.registry import system_named
from tests.engine.kernel.agenda_game import SYSTEM, Ask, FirstPlayer, Log, Tell, table
from tests.engine.kernel.random_play import PROBES, games, played

Change = Callable[[list[GameEntry]], list[GameEntry]]


def start() -> Game[Log]:
    """A game that asks, throws two dice, and asks again."""
    roll: k.Roll[Log] = k.Roll("throw", "red", 2, "dice")
    return table(Ask(("red",)), k.Within((roll, Tell("dice"))), Ask(("blue",)))


def whole() -> tuple[GameEntry, ...]:
    """The journal of the whole game: an answer, two dice, an answer."""
    game = start()
    game.apply("say word=yes")
    game.apply("say word=no")
    return game.journal


@given(games())
@settings(max_examples=30)
def test_json_both_ways(game: Game[Any]) -> None:
    """Whatever the game, its journal comes back from a file and replays."""
    written = json.loads(json.dumps([entry_to_json(entry) for entry in game.journal]))
    entries = [entry_from_json(raw) for raw in written]
    assert [entry_to_json(entry) for entry in entries] == written
    again = replay_game(game.system, game.system.setup({}), entries, ByHand())
    assert (again.state, again.journal, again.events) == (game.state, game.journal, game.events)


def test_entries_as_they_are_written() -> None:
    """An answer with its seat, a result with its stream."""
    answered, drawn = Answered("red", k.choice("pick", number=3)), ChanceResult("throw/red", 5)
    assert entry_to_json(answered) == {"seat": "red", "choice": {"kind": "pick", "number": 3}}
    assert entry_to_json(drawn) == {"chance": "throw/red", "result": 5}
    assert entry_from_json(entry_to_json(answered)) == answered
    assert entry_from_json(entry_to_json(drawn)) == drawn


def test_a_choice_about_a_seat_replays_from_a_file() -> None:
    """The seat that answers stands outside, the seat that is meant inside."""
    game = table(FirstPlayer("blue"))
    before = game.state
    game.apply("first-player seat=red")
    written = json.loads(json.dumps([entry_to_json(entry) for entry in game.journal]))
    assert written == [{"seat": "blue", "choice": {"kind": "first-player", "seat": "red"}}]
    again = replay_game(SYSTEM, before, [entry_from_json(raw) for raw in written], ByHand())
    assert (again.state, again.journal) == (game.state, game.journal)


def test_standing_of_the_journal() -> None:
    """What `whole` holds, so that the changes below are what they say."""
    assert [type(entry) for entry in whole()] == [Answered, ChanceResult, ChanceResult, Answered]


def result(value: Any) -> Change:
    """Another first die."""
    return lambda entries: [entries[0], ChanceResult("throw/red", value), *entries[2:]]


@pytest.mark.parametrize(
    ("change", "entry"),
    [
        (lambda entries: entries[1:], 0),
        (lambda entries: [entries[0], *entries[2:]], 2),
        (lambda entries: [entries[0], *entries[3:]], 1),
        (lambda entries: [*entries[:3], entries[1], entries[3]], 3),
        (lambda entries: [Answered("blue", k.choice("say", word="yes")), *entries[1:]], 0),
        (lambda entries: [Answered("red", k.choice("say", word="never")), *entries[1:]], 0),
        (lambda entries: [*entries[:3], Answered("red", k.choice("say", word="no"))], 3),
        (lambda entries: [*entries, entries[0]], 4),
        (lambda entries: [*entries, entries[1]], 4),
        (lambda entries: [entries[0], ChanceResult("throw/blue", 3), *entries[2:]], 1),
        (lambda entries: [*entries[:2], ChanceResult("other/red", 3), entries[3]], 2),
        (result(7), 1),
        (result(0), 1),
        (result("3"), 1),
        (result(True), 1),
        (result(None), 1),
        (result((3,)), 1),
    ],
)
def test_a_journal_that_does_not_fit_names_its_first_wrong_entry(change: Change, entry: int) -> None:
    """Entries too few, too many, of another seat, another stream, or results that the die has not."""
    with pytest.raises(ReplayMismatch) as caught:
        replay_game(SYSTEM, start().state, change(list(whole())), ByHand())
    assert caught.value.entry == entry


def test_a_fault_in_the_dice_before_the_first_question_is_named_too() -> None:
    """The first entries of a game may be results."""
    system = system_named("area-duel")
    entries = played(system, 1, 3).journal
    for at in range(6):
        wrong = [*entries[:at], ChanceResult("nothing/red", "x"), *entries[at + 1 :]]
        with pytest.raises(ReplayMismatch) as caught:
            replay_game(system, system.setup({}), wrong, ByHand())
        assert caught.value.entry == at


@pytest.mark.parametrize("kept", range(4))
def test_a_journal_that_stops_early_is_a_game_that_goes_on(kept: int) -> None:
    """Also in the middle of a throw: what the journal does not say, the next source says."""
    entries = whole()[:kept]
    by_hand = replay_game(SYSTEM, start().state, entries, ByHand())
    assert by_hand.decision is not None
    assert by_hand.decision.seats == (("red",), ("chance",), ("chance",), ("blue",))[kept]
    assert by_hand.journal == entries
    by_seed = replay_game(SYSTEM, start().state, entries, KeyedDice(0))
    assert by_seed.journal == whole()[: (0, 3, 3, 3)[kept]]


def test_a_game_by_hand_replays_to_where_it_waits() -> None:
    """With a die on the table and one in the hand."""
    game = table(k.Within((k.Roll("throw", "red", 2, "dice"), Tell("dice"), Ask(("red",)))), source=ByHand())
    before = game.state
    game.apply(k.choice("roll", result=4))
    again = replay_game(SYSTEM, before, game.journal, ByHand())
    assert (again.state, again.decision) == (game.state, game.decision)
    again.apply(k.choice("roll", result=2))
    assert again.state.said == ("(4, 2)",)


def test_dice_that_the_players_entered_are_answers_again() -> None:
    """Each of them can be taken back, as in the game that was played; a result of another source cannot."""
    game = table(k.Within((k.Roll("throw", "red", 2, "dice"), Tell("dice"), Ask(("red",)))), source=ByHand())
    before = game.state
    game.apply(k.choice("roll", result=4))
    game.apply(k.choice("roll", result=2))
    written = json.loads(json.dumps([entry_to_json(entry) for entry in game.journal]))
    assert written[0] == {"chance": "throw/red", "result": 4, "entered": True}
    again = replay_game(SYSTEM, before, [entry_from_json(raw) for raw in written], KeyedDice(0))
    assert (again.state, again.answers) == (game.state, 2)
    assert [moment.given for moment in again.line] == [moment.given for moment in game.line]
    unmarked = [{"chance": raw["chance"], "result": raw["result"]} for raw in written]
    merged = replay_game(SYSTEM, before, [entry_from_json(raw) for raw in unmarked], KeyedDice(0))
    assert (merged.state, merged.answers) == (game.state, 0)


@pytest.mark.parametrize(("number", "face"), [(0, 7), (1, "2"), (3, 4)])
def test_an_entered_result_that_cannot_be_does_not_fit(number: int, face: Any) -> None:
    """Neither a face that the die has not, nor one where a seat is asked."""
    wrong = [*whole()]
    wrong[number] = ChanceResult("throw/red", face, entered=True)
    with pytest.raises(ReplayMismatch) as caught:
        replay_game(SYSTEM, start().state, wrong, ByHand())
    assert caught.value.entry == number


def test_after_the_journal_the_next_source_answers() -> None:
    """As if the game had been played with it all the time, if it was."""
    system = system_named("eleven-steps")
    game = played(system, 6, 12)
    half = played(system, 6, 5)
    again = replay_game(system, system.setup({}), half.journal, KeyedDice(6))
    for entry in [entry for entry in game.journal if isinstance(entry, Answered)][5:]:
        again.apply(entry.choice, entry.seat)
    assert (again.state, again.journal) == (game.state, game.journal)


@pytest.mark.parametrize("name", PROBES)
def test_a_journal_of_another_game_does_not_fit(name: str) -> None:
    """It is refused at some entry, never with a bug of ours."""
    other = PROBES[(PROBES.index(name) + 1) % len(PROBES)]
    system = system_named(name)
    with pytest.raises(ReplayMismatch):
        replay_game(system, system.setup({}), played(system_named(other), 2, 8).journal, ByHand())


def test_results_are_reported_from_each_other_by_kind() -> None:
    """One is not true, in a journal neither."""
    fits = [replace(entry, result=2) if isinstance(entry, ChanceResult) else entry for entry in whole()]
    assert replay_game(SYSTEM, start().state, fits, ByHand()).state.said[1] == "(2, 2)"
