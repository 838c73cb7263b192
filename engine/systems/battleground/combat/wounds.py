"""BG-WOUND: wounds, healing and knock-outs."""

from __future__ import annotations

from dataclasses import replace

from engine.kernel.data.field_marks import Count
from engine.kernel.data.record import record
from engine.kernel.data.value import expect
from engine.kernel.rules.clauses import effect
from engine.kernel.state.event import Event
from engine.kernel.state.step import Do, Step, Within
from engine.systems.battleground.dice.statistics import statistic
from engine.systems.battleground.events import with_figure, with_side
from engine.systems.battleground.state import Battle, FigureName, FigureOrNone, WeaponName
from engine.systems.battleground.trigger_events import Falling, passing


@record(frozen=True, slots=True, kw_only=True)
class WoundsSuffered(Event[Battle]):
    """A character suffered wounds; `by` is the figure that dealt them, if any."""

    figure: str
    wounds: int
    by: str | None = None

    def evolve(self, state: Battle) -> Battle:
        figure = state.figures[self.figure]
        return with_figure(state, self.figure, replace(figure, wounds=figure.wounds + self.wounds))


@record(frozen=True, slots=True, kw_only=True)
class WoundsHealed(Event[Battle]):
    """A character lost wounds."""

    figure: str
    wounds: int

    def evolve(self, state: Battle) -> Battle:
        figure = state.figures[self.figure]
        return with_figure(state, self.figure, replace(figure, wounds=figure.wounds - self.wounds))


@record(frozen=True, slots=True, kw_only=True)
class KnockedOut(Event[Battle]):
    """BG-WOUND-1, -2: a character left the game; its cards wait for clean-up, its marks stay."""

    figure: str
    by: str | None = None
    weapon: str | None = None

    def evolve(self, state: Battle) -> Battle:
        gone = state.figures[self.figure]
        side = state.sides[gone.seat]
        figures = {name: figure for name, figure in state.figures.items() if name != self.figure}
        left = state.but(figures=figures, knocked_out=(*state.knocked_out, self.figure))
        return with_side(left, gone.seat, replace(side, fallen=(*side.fallen, *gone.cards)))


@record(frozen=True, slots=True, kw_only=True)
class Spared(Event[Battle]):
    """A character that would have been knocked out stays with one health left, and so many wounds."""

    figure: str
    wounds: int

    def evolve(self, state: Battle) -> Battle:
        return with_figure(state, self.figure, replace(state.figures[self.figure], wounds=self.wounds))


@record(frozen=True, slots=True, kw_only=True)
class PointsScored(Event[Battle]):
    """BG-WIN-1: a seat scored victory points."""

    seat: str
    points: int

    def evolve(self, state: Battle) -> Battle:
        side = state.sides[self.seat]
        return with_side(state, self.seat, replace(side, points=side.points + self.points))


def healed(state: Battle, figure: str, wounds: int, rule: str) -> tuple[WoundsHealed, ...]:
    """The events of healing, limited to the wounds that there are."""
    fewer = min(wounds, state.figures[figure].wounds)
    return (WoundsHealed(figure=figure, wounds=fewer, rules=(rule,)),) if fewer > 0 else ()


def health_left(state: Battle, figure: str) -> int:
    """BG-WOUND-1: so many wounds more beat it."""
    return statistic(state, figure, "health") - state.figures[figure].wounds


def is_beaten(state: Battle, figure: str) -> bool:
    """BG-WOUND-1: whether its wounds are equal to or above its health; it may still be on the map (BG-AREA-3)."""
    return health_left(state, figure) <= 0


@record(frozen=True, slots=True)
class SufferWounds(Step[Battle]):
    """A character is about to suffer wounds, possibly by a figure; `seen` are the replacement abilities already
    applied."""

    figure: FigureOrNone
    wounds: Count
    by: FigureOrNone
    rule: str
    seen: tuple[str, ...] = ()

    def run(self, state: Battle) -> Do[Battle]:
        if self.figure not in state.figures or not self.wounds:
            return Do()
        by, rules = self.by or None, (self.rule,)
        return Do((WoundsSuffered(figure=self.figure, wounds=self.wounds, by=by, rules=rules),))


FALLING = "falling"
"""The binding of a frame with the figures that are about to leave, while abilities react to that."""


@record(frozen=True, slots=True)
class KnockOuts(Step[Battle]):
    """BG-WOUND-1: characters with wounds equal to or above their health leave; `by` and `weapon` give the cause.

    `seen` are the replacement abilities already applied; `then` are their steps, which run after all figures have left,
    because a character beaten by them has another cause. `last` are the characters whose last moment is over.
    """

    by: FigureName | None = None
    weapon: WeaponName | None = None
    seen: tuple[str, ...] = ()
    then: tuple[Step[Battle], ...] = ()
    last: tuple[str, ...] = ()

    def run(self, state: Battle) -> Do[Battle]:
        going = leaving(state, self)
        first = tuple(name for name in going if name not in self.last)
        if first and Falling in state.scenario.ability_index.heard:
            leave = replace(self, last=(*self.last, *first), then=())
            return Do(then=(Within((LastMoments(first, self), leave), values={FALLING: first}), *self.then))
        events = tuple(event for name in going for event in knocked_out(state, name, self))
        # With a character its modifiers of the health of others disappear.
        return Do(events, (self,) if events else self.then)


@record(frozen=True, slots=True)
class LastMoments(Step[Battle]):
    """BG-ABIL-5: the moment before some characters leave, for abilities that wait for it."""

    figures: tuple[str, ...]
    cause: KnockOuts

    def run(self, state: Battle) -> Do[Battle]:
        by, weapon = self.cause.by, self.cause.weapon
        return passing(state, *(Falling(figure=name, by=by, weapon=weapon) for name in self.figures))


def leaving(state: Battle, cause: KnockOuts) -> tuple[str, ...]:
    """BG-WOUND-1: the characters that are beaten; one whose last moment is in progress leaves at its end."""
    beaten = [name for name in state.names if is_beaten(state, name)]
    if not beaten:
        return ()
    waiting = {name for frame in state.frames for name in expect(frame.values.get(FALLING, ()), tuple, FALLING)}
    return tuple(name for name in beaten if name in cause.last or name not in waiting)


@effect("BG-WOUND-1")
def knocked_out(state: Battle, name: str, cause: KnockOuts) -> tuple[Event[Battle], ...]:
    """A figure that is knocked out leaves, and is scored."""
    gone = KnockedOut(figure=name, by=cause.by, weapon=cause.weapon, rules=("BG-WOUND-1",))
    return (gone, *scored_for(state, name, cause))


@effect("BG-WIN-1")
def scored_for(state: Battle, name: str, cause: KnockOuts) -> tuple[Event[Battle], ...]:
    """The other player scores the cost of the character and all its equipment."""
    seat, worth = state.opponent(state.figures[name].seat), state.card(name).cost
    if not worth or not knock_out_scores(state, name, cause):
        return ()
    return (PointsScored(seat=seat, points=worth, rules=("BG-WIN-1",)),)


def knock_out_scores(state: Battle, name: str, cause: KnockOuts) -> bool:
    """BG-WIN-1: by one edition points are scored only for enemies: not by curses or attacks on the own side."""
    if state.scenario.profile["knock_out_scores"] == "always":
        return True
    return cause.by is not None and state.card(cause.by).seat != state.card(name).seat
