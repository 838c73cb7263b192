"""Dice of Battleground as thrown: which of them count as successes, and the purpose of the throw."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from editor.game_text.display_names import DisplayNames
from editor.presenters.battleground.words import PURPOSES
from editor.view_model.side_panel import DiceThrow, Die, DieState
from engine.kernel.chance.rolls import Rolled
from engine.kernel.state.event import Event
from engine.systems.battleground.dice.arithmetic import counted, exploded_successes, successes
from engine.systems.battleground.dice.events import TestBegan
from engine.systems.battleground.state import Battle

REROLLS = ("-mana-reroll", "-reroll")
EXPLODING = "-exploding"
TESTS = PURPOSES.keys() - {"roll-off"}


def throw(view: Battle, event: Event[Any], before: Iterable[Event[Any]], naming: DisplayNames) -> DiceThrow | None:
    """The dice of an event that is a throw; for a re-roll, all dice after it.

    For a test that began before the game was saved and loaded, it is unknown which dice count as successes.
    """
    if not isinstance(event, Rolled):
        return None
    test = next((each for each in before if isinstance(each, TestBegan)), None)
    again = event.purpose.endswith(REROLLS)
    purpose = event.purpose.removesuffix(EXPLODING)
    for ending in REROLLS:
        purpose = purpose.removesuffix(ending)
    if purpose not in TESTS:
        return DiceThrow(naming.label(PURPOSES["roll-off"]), event.seat, _plain(event.results), ("BG-SETUP-2",))
    if event.purpose.endswith(EXPLODING):
        exploded = tuple(Die(face, "", _state(exploded_successes(counted((face,))))) for face in event.results)
        return DiceThrow(naming.label("term-exploding-dice"), event.seat, exploded, ("BG-TEST-5",))
    faces = event.faces if again else event.results
    if test is None or purpose != test.purpose:
        rule = "BG-TEST-4" if again else "BG-TEST-2"
        return DiceThrow(naming.label(PURPOSES[purpose]), event.seat, _plain(faces), (rule,))
    dice = tuple(Die(face, "", _state(successes(counted((face,)), test.threshold))) for face in faces)
    text = naming.say(
        "board-battleground-throw",
        figure=test.figure,
        purpose=naming.say(PURPOSES[purpose]),
        threshold=test.threshold,
    )
    return DiceThrow(text, event.seat, dice, ("BG-TEST-4",) if again else ("BG-TEST-3",))


def _plain(faces: Iterable[int]) -> tuple[Die, ...]:
    return tuple(Die(face) for face in faces)


def _state(succeeds: int) -> DieState:
    return "hit" if succeeds else "miss"
