"""Dice of Hoplomachus as thrown: attack dice by colour with their hits, and the die of the arena."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from editor.game_text.display_names import DisplayNames
from editor.view_model.side_panel import DiceThrow, Die
from engine.kernel.chance.rolls import Rolled
from engine.kernel.state.event import Event
from engine.systems.hoplomachus.combat.attack_throw import HitsCounted
from engine.systems.hoplomachus.dice.attack_dice import hits_of
from engine.systems.hoplomachus.state import Arena

COMPASS = "compass"


def throw(view: Arena, event: Event[Any], before: Iterable[Event[Any]], naming: DisplayNames) -> DiceThrow | None:
    """Attack dice once they are counted, since their colours are unknown before; the die of the arena at once."""
    if isinstance(event, Rolled) and event.into == COMPASS:
        dice = tuple(Die(face) for face in event.results)
        return DiceThrow(naming.label("board-hoplomachus-arena-die"), event.seat, dice, ("HR-COMP-3",))
    if not isinstance(event, HitsCounted):
        return None
    thrown = next((each for each in before if isinstance(each, Rolled)), None)
    if thrown is None:
        return None
    counted = hits_of(view.scenario.dice, event.dice, thrown.results)
    dice = tuple(
        Die(face, colour, "hit" if hit else "miss")
        for face, colour, hit in zip(thrown.results, event.dice, counted, strict=True)
    )
    return DiceThrow(naming.say("board-hoplomachus-throw", unit=event.unit), thrown.seat, dice, ("HR-COMP-2",))
