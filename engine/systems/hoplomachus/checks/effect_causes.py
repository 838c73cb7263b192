"""The triggers that an effect may set off, directly or through favour (HR-FAVOUR-1), for the detection of cycles."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from engine.abilities.effects.gain import Gain
from engine.abilities.effects.lose import Lose
from engine.abilities.effects.score import Score
from engine.abilities.kinds import Effect
from engine.abilities.piece_sides import Sides, sides

DEFEATED, FAVOUR, HP, MOVED = "defeated", "favour-gained", "hp-gained", "moved"


def triggers_of_effect(effect: Effect[Any], whom: Sides) -> Iterator[tuple[str, Sides]]:
    """The triggers that an effect on these units may set off, each with the sides it is about.

    HR-S-4: favour for a defeat goes to the troop of the unit that caused it, and only for opponents. HR-TURN-9: a unit
    that its own skill puts on another hex moves.
    """
    match effect:
        case Score():
            yield FAVOUR, sides("self" if effect.whose == "own" else "enemy")
        case Gain():
            yield FAVOUR if effect.counter == "favour" else HP, whom
        case Lose():
            if effect.counter == "hp":
                yield from _defeat(whom)
        case _:
            yield from ((trigger, whom) for trigger in effect.causes if trigger not in (DEFEATED, MOVED))
            if DEFEATED in effect.causes:
                yield from _defeat(whom)
            if MOVED in effect.causes and "self" in whom:
                yield MOVED, sides("self")


def _defeat(whom: Sides) -> Iterator[tuple[str, Sides]]:
    yield DEFEATED, whom
    if "enemy" in whom:
        yield FAVOUR, sides("self")
