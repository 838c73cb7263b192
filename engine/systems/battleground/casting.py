"""BG-ABIL-1, -3: an ability at work: its test, if it asks for one, then its effects one after another."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

from engine.kernel.step import Do, Step, Within
from engine.systems.battleground.abilities import NOBODY, AbilityTest, Deed, Effect, Line
from engine.systems.battleground.cards import ResultLine
from engine.systems.battleground.dice_steps import line_reached
from engine.systems.battleground.state import Battle
from engine.systems.battleground.targets import Cast, deed_of, everybody_aimed_at
from engine.systems.battleground.trials import AfterTest, TakeTest


def at_work(cast: Cast) -> Step[Battle]:
    """The step that does what the ability says; it ends with the character whose ability it is."""
    return Within((Work(cast),), subject=cast.figure or None, ability=cast.ability)


@dataclass(frozen=True, slots=True)
class Work(Step[Battle]):
    """BG-ABIL-3: the test comes first; one against others is made against each of them."""

    cast: Cast

    def run(self, state: Battle) -> Do[Battle]:
        cast, deed = self.cast, deed_of(state, self.cast)
        whom = everybody_aimed_at(state, cast, deed)
        if deed.test is None:
            return Do(then=(CarryOut(cast, 0, whom),))
        if deed.test.against is None:
            return Do(then=(_test(cast, deed.test, whom, cast.target),))
        return Do(then=tuple(_test(cast, deed.test, (name,), name) for name in whom))


def _test(cast: Cast, test: AbilityTest, whom: tuple[str, ...], target: str) -> TakeTest:
    """The ability test, and what follows it."""
    then, against = Tested(cast, whom), test.against or ""
    return TakeTest(cast.figure, "ability", test.statistic, then, target=target, against=against)


@dataclass(frozen=True, slots=True)
class Tested(AfterTest):
    """BG-TEST-7: the one line of the results that the successes resolve."""

    cast: Cast
    whom: tuple[str, ...]

    def run(self, state: Battle) -> Do[Battle]:
        number = line_resolved(deed_of(state, self.cast), self.successes)
        return Do() if number is None else Do(then=(CarryOut(self.cast, number, self.whom),))


def line_resolved(deed: Deed, successes: int) -> int | None:
    """BG-TEST-7: the number of the one line of the results that so many successes resolve, if they reach any."""
    reached = line_reached(tuple(ResultLine(line.needs, None, 0) for line in deed.lines), successes)
    if reached is None:
        return None
    return next(number for number, line in enumerate(deed.lines) if line.needs == reached.least)


@dataclass(frozen=True, slots=True)
class CarryOut(Step[Battle]):
    """The effects of a line, one after another, each for everybody it is about who is still there."""

    cast: Cast
    line: int
    whom: tuple[str, ...]
    effect: int = 0
    done: int = 0

    def run(self, state: Battle) -> Do[Battle]:
        deed = deed_of(state, self.cast)
        line: Line = deed.lines[self.line]
        if self.effect == len(line.effects):
            return Do()
        effect = line.effects[self.effect]
        figures = (self.cast.figure,) if effect.on == "self" or deed.to in NOBODY else self.whom
        if self.done == len(figures):
            return Do(then=(CarryOut(self.cast, self.line, self.whom, self.effect + 1),))
        after = CarryOut(self.cast, self.line, self.whom, self.effect, self.done + 1)
        return done_to(state, self.cast, effect, figures[self.done], after)


@dataclass(frozen=True, slots=True)
class Consequences(Step[Battle]):
    """BG-FX-4, -5: what a token or a mark of its own kind does to a character, effect by effect."""

    of: Literal["token", "mark"]
    cast: Cast
    figure: str
    done: int = 0

    def run(self, state: Battle) -> Do[Battle]:
        lore, name = state.setting.lore, self.cast.ability
        effects = (lore.tokens[name] if self.of == "token" else lore.marks[name]).consequences
        if self.done == len(effects):
            return Do()
        after = Consequences(self.of, self.cast, self.figure, self.done + 1)
        return done_to(state, self.cast, effects[self.done], self.figure, after)


def done_to(state: Battle, cast: Cast, effect: Effect, figure: str, after: Step[Battle]) -> Do[Battle]:
    """What an effect does to a figure that is still there, then the next step."""
    if figure not in state.figures:
        return Do(then=(after,))
    happens = effect.happen(state, cast, figure)
    return Do(happens.events, (*happens.then, after), happens.after)
