"""BG-MOVE-1, -5: the movement points of a figure."""

from __future__ import annotations

from engine.kernel.data.record import record
from engine.kernel.rules.clauses import amount, clause
from engine.kernel.rules.modified_number import ModifiedNumber, NumberSource, adds, bound
from engine.systems.battleground.abilities.passives.modifiers import modifiers
from engine.systems.battleground.state import Battle

DIFFICULT_START = -2
"""BG-MOVE-5: the points lost by starting a move on difficult ground."""


@record(frozen=True, slots=True)
class Pace:
    """The conditions of a move's speed: the mover, whether it spends its focus, whether it starts on
    difficult ground.
    """

    state: Battle
    figure: str
    focused: bool = False
    from_difficult: bool = False


def printed(pace: Pace) -> int:
    """BG-COMP-3: the first value of the card, or the second one if focus is spent."""
    return pace.state.card(pace.figure).card.speed[focused_speed(pace)]


@amount("BG-ACT-6")
def focused_speed(pace: Pace) -> int:
    """A move on which focus is spent has the focused speed."""
    return int(pace.focused)


@amount("BG-MOVE-5")
def difficult_start(pace: Pace) -> int:
    """Starting a move on difficult ground makes it slower."""
    return DIFFICULT_START if pace.from_difficult else 0


@clause("BG-MOVE-1")
def never_below_zero(pace: Pace) -> bool:
    """However much a figure is slowed, its points are never below zero."""
    return True


SPEED: ModifiedNumber[Pace] = ModifiedNumber(
    "speed",
    printed,
    (
        adds(difficult_start),
        NumberSource(lambda pace: modifiers(pace.state, pace.figure, "speed", pace)),
        bound(never_below_zero, "at-least", 0),
    ),
)


def speed(state: Battle, figure: str, *, focused: bool = False, from_difficult: bool = False) -> int:
    """BG-MOVE-1: the movement points of a figure."""
    return SPEED.value(Pace(state, figure, focused, from_difficult))
