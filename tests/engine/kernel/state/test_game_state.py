"""States: succeeded, never changed; and they travel to other processes, as faults do."""

from __future__ import annotations

import pickle
from dataclasses import FrozenInstanceError, fields, replace
from typing import Any, TypeVar

import pytest
from hypothesis import given, settings

import engine.kernel.authoring as k
from engine.kernel.data.errors import BadData, BadDice, BadState
from engine.kernel.data.message import message
from engine.kernel.play.errors import IllegalChoice, NothingAsked, ReplayMismatch, RuleBug
from engine.kernel.rules.clauses import Reason
from engine.kernel.rules.game_system import GameSystem
from engine.kernel.state.game_state import Frame, State
from engine.kernel.state.step import assign
from tests.engine.kernel.agenda_game import Ask, Break, Log, table
from tests.engine.kernel.random_play import states

T = TypeVar("T")

STATE = Log(
    seats=("red",), frames=(Frame(0, values={"foe": "bo", "x": 1}), Frame(0, values={"foe": "cy"})), said=("a",)
)


def travelled(thing: T) -> T:
    """The thing as it comes out in another process."""
    again: T = pickle.loads(pickle.dumps(thing))  # noqa: S301 - written a moment ago
    return again


def test_values_are_assigned_where_they_are_bound() -> None:
    """All in the innermost frame that has the first of them; where another one is missing there, it is a fault."""
    outer, inner = STATE.frames
    assert assign(STATE, "foe", "di").frames == (outer, Frame(0, values={"foe": "di"}))
    assert assign(STATE, "x", 2, foe="di").frames == (Frame(0, values={"foe": "di", "x": 2}), inner)
    with pytest.raises(LookupError, match="lacks x"):
        assign(STATE, "foe", "di", x=2)
    with pytest.raises(LookupError, match="no open frame has a y"):
        assign(STATE, "y", 1)


def test_but_is_a_faster_replace() -> None:
    """The same kind of state with other fields, and the old one as it was."""
    assert STATE.but(said=("b",), dice=3) == replace(STATE, said=("b",), dice=3)
    assert type(STATE.but()) is Log
    assert STATE.said == ("a",)
    for each in fields(Log):
        change: dict[str, Any] = {each.name: "other"}
        assert STATE.but(**change) == replace(STATE, **change)


def test_but_knows_the_fields() -> None:
    """A slip of the pen is no new field."""
    with pytest.raises(KeyError, match="sayd"):
        STATE.but(sayd=())


def test_a_state_cannot_be_written_into() -> None:
    """Only succeeded."""
    with pytest.raises(FrozenInstanceError):
        STATE.dice = 3  # type: ignore[misc]


def test_names_are_read_from_the_innermost_frame_that_has_them() -> None:
    """As the kind they are; a name that is nowhere is a fault."""
    assert STATE.bound("foe", str) == "cy"
    assert STATE.bound("x", int) == 1
    assert (STATE.binds("x"), STATE.binds("y")) == (True, False)
    with pytest.raises(KeyError, match="y"):
        STATE.bound("y", int)
    with pytest.raises(TypeError, match="foe is 'cy'"):
        STATE.bound("foe", int)


@given(states())
@settings(max_examples=25)
def test_states_travel_whole(found: tuple[GameSystem[Any], State]) -> None:
    """Workers play games in other processes."""
    assert travelled(found[1]) == found[1]


@pytest.mark.parametrize(
    "error",
    [
        IllegalChoice(k.choice("go", to="A1"), (Reason("XX-1", "x/y", message("z")),)),
        IllegalChoice("go to=A1"),
        NothingAsked("go"),
        ReplayMismatch(3, message("replay-answer-missing"), (Reason("XX-1", "x/y", message("z")),)),
        BadState("$.seats", message("state-needs-list")),
        BadState("$.seets", message("state-unknown-field", name="seets"), "seets", iter(("seats",))),
        BadDice(message("dice-bad-face", number=1, face="7")),
        BadData(message("choice-needs-kind")),
        RuleBug("KeyError: x", STATE, Break(), ()),
    ],
)
def test_errors_travel_whole(error: Exception) -> None:
    """One that did not would break the pool of processes instead of telling what is wrong."""
    again = travelled(error)
    assert type(again) is type(error)
    assert str(again) == str(error)
    assert vars(again) == vars(error)


def test_a_bug_of_the_rules_travels_with_its_position() -> None:
    """State, step and the last twenty events."""
    game = table(Ask(("red",), then=(*(k.Within(()) for _ in range(30)), Break())))
    with pytest.raises(RuleBug) as caught:
        game.apply("say word=no")
    again = travelled(caught.value)
    assert (again.state, again.step, again.events) == (caught.value.state, Break(), caught.value.events)
    assert len(again.events) == 20


def test_an_error_says_the_reasons() -> None:
    """Rule and clause, for logs; the words are made on display."""
    assert str(IllegalChoice("go", (Reason("XX-1", "x/y", message("z")),))) == "go: XX-1 (x/y)"
    assert str(IllegalChoice(k.choice("go", to="A1"))) == "go to=A1: it is not on offer now"
