"""BG-TEST-2: the current statistics of a figure: printed values with the changes by abilities (BG-ABIL-6)."""

from __future__ import annotations

from collections.abc import Iterator
from operator import attrgetter
from typing import TYPE_CHECKING, NamedTuple

from engine.kernel.rules.modified_number import ModifiedNumber, NumberPart, NumberSource
from engine.systems.battleground.abilities.passives.modifiers import modifiers
from engine.systems.battleground.state import Battle

if TYPE_CHECKING:
    from engine.systems.battleground.dice.threshold import Trial


PRINTED = {name: attrgetter(name) for name in ("health", "strength", "toughness", "mind", "power", "perception")}
"""Where a card has them."""


class StatisticReading(NamedTuple):
    """A statistic that is read, in a test or outside of one."""

    state: Battle
    figure: str
    name: str
    about: Trial | None = None


def printed(reading: StatisticReading) -> int:
    """The value on the character card."""
    return on_the_card(reading.state, reading.figure, reading.name)


def on_the_card(state: Battle, figure: str, name: str) -> int:
    """The same, where nothing else is read; a `ValueError` where no card has such a thing."""
    read = PRINTED.get(name)
    if read is None:
        raise ValueError(f"{name} is no statistic")
    value: int = read(state.setting.figures[figure].card)
    return value


def changes(reading: StatisticReading) -> Iterator[NumberPart]:
    """What abilities do to it, in their order of precedence."""
    return modifiers(reading.state, reading.figure, reading.name, reading.about)


STATISTIC: ModifiedNumber[StatisticReading] = ModifiedNumber("statistic", printed, (NumberSource(changes),))


def statistic(state: Battle, figure: str, name: str, about: Trial | None = None) -> int:
    """The value of a figure's health, strength, toughness, mind, power or perception."""
    return STATISTIC.value(StatisticReading(state, figure, name, about))
