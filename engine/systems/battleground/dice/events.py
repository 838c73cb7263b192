"""The events of tests."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace

from engine.kernel.data.record import record
from engine.kernel.data.value import Value
from engine.kernel.state.event import Event
from engine.systems.battleground.dice.pending_test import Purpose
from engine.systems.battleground.events import with_figure
from engine.systems.battleground.state import Battle


@record(frozen=True, slots=True, kw_only=True)
class TestBegan(Event[Battle]):
    """BG-TEST-1: a character makes a test, with this number of dice, this threshold, and the modifiers of both."""

    figure: str
    purpose: Purpose
    statistic: str
    target: str
    weapon: str
    dice: int
    dice_parts: tuple[Mapping[str, Value], ...]
    threshold: int
    threshold_parts: tuple[Mapping[str, Value], ...]

    def evolve(self, state: Battle) -> Battle:
        return state


@record(frozen=True, slots=True, kw_only=True)
class ManaSpent(Event[Battle]):
    """A character paid with its mana."""

    figure: str
    mana: int

    def evolve(self, state: Battle) -> Battle:
        figure = state.figures[self.figure]
        return with_figure(state, self.figure, replace(figure, mana=figure.mana - self.mana))


@record(frozen=True, slots=True, kw_only=True)
class ManaLost(Event[Battle]):
    """An ability took mana from a character."""

    figure: str
    mana: int

    def evolve(self, state: Battle) -> Battle:
        figure = state.figures[self.figure]
        return with_figure(state, self.figure, replace(figure, mana=figure.mana - self.mana))


@record(frozen=True, slots=True, kw_only=True)
class SuccessesCounted(Event[Battle]):
    """BG-TEST-1: the final successes of a test, including exploded dice."""

    figure: str
    purpose: Purpose
    successes: int

    def evolve(self, state: Battle) -> Battle:
        return state
