"""The symbols on the dice of a throw, in games with dice that show symbols instead of numbers."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import replace

from editor.game_text.symbol_text import symbols_of
from editor.view_model.side_panel import DiceThrow, Die
from engine.kernel.chance.rolls import Roll, Rolled
from engine.kernel.state.decision import Decision
from engine.kernel.state.event import Event
from engine.kernel.state.game_state import State


def with_symbols(throw: DiceThrow, event: Event[State], system: str) -> DiceThrow:
    """The throw of an event, its dice with their symbols."""
    if not isinstance(event, Rolled):
        return throw
    return replace(throw, dice=_marked(throw.dice, system, event.purpose))


def typed_faces(roll: Roll[State], decision: Decision, system: str) -> tuple[Die, ...]:
    """The faces of a die that is thrown by hand; only the first of those with the same symbol."""
    dice = _marked((Die(choice.number("result")) for choice in decision.choices), system, roll.purpose)
    different = {die.symbol or die.face: die for die in reversed(dice)}
    return tuple(sorted(different.values(), key=lambda die: die.face))


def entered_dice(roll: Roll[State], system: str) -> tuple[Die, ...]:
    """The dice of a throw that were thrown before the one that is asked for."""
    return _marked(map(Die, roll.got), system, roll.purpose)


def _marked(dice: Iterable[Die], system: str, purpose: str) -> tuple[Die, ...]:
    """The dice with their symbols, if the throws of this purpose are made with symbols."""
    dice = tuple(dice)
    symbols = symbols_of((die.face for die in dice), system, purpose)
    return tuple(replace(die, symbol=symbol) for die, symbol in zip(dice, symbols, strict=True)) if symbols else dice
