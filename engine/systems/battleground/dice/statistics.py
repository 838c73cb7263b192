"""BG-TEST-2: the current statistics of a figure: printed values as modified by abilities (BG-ABIL-6)."""

from __future__ import annotations

from collections.abc import Iterator
from operator import attrgetter
from typing import NamedTuple

from engine.kernel.rules.modified_number import ModifiedNumber, NumberPart, NumberSource
from engine.systems.battleground.abilities.passives.modifiers import modifiers
from engine.systems.battleground.dice.pending_test import Trial
from engine.systems.battleground.state import Battle

PRINTED = {name: attrgetter(name) for name in ("health", "strength", "toughness", "mind", "power", "perception")}
"""The printed statistics of a card."""


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
    """The printed value, without modifiers; raises a `ValueError` if no card has such a statistic."""
    read = PRINTED.get(name)
    if read is None:
        raise ValueError(f"{name} is no statistic")
    value: int = read(state.scenario.figures[figure].card)
    return value


def changes(reading: StatisticReading) -> Iterator[NumberPart]:
    """The modifiers by abilities, in order of precedence."""
    return modifiers(reading.state, reading.figure, reading.name, reading.about)


STATISTIC: ModifiedNumber[StatisticReading] = ModifiedNumber("statistic", printed, (NumberSource(changes),))


def statistic(state: Battle, figure: str, name: str, about: Trial | None = None) -> int:
    """The value of a figure's health, strength, toughness, mind, power or perception."""
    return STATISTIC.value(StatisticReading(state, figure, name, about))
