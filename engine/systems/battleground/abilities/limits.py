"""Limits of abilities: a number of uses per game, round or activation, counted separately for each character."""

from __future__ import annotations

from collections.abc import Mapping
from typing import ClassVar, NamedTuple, Protocol

from engine.abilities.ability_types import Acting, Limit
from engine.abilities.ability_use import AbilityUse
from engine.abilities.runtime.use_counters import use_counter, with_one_more
from engine.kernel.data.message import MessageValue
from engine.kernel.data.record import record, replace
from engine.kernel.data.value import expect
from engine.kernel.rules.clauses import clause
from engine.kernel.state.event import Event
from engine.systems.battleground.activation_frame import is_acting
from engine.systems.battleground.state import Battle

SPENT = "spent"
"""The binding of an activation's or interruption's frame with the limited abilities that were used."""


class PlannedUse(Protocol):
    """A use of an ability that is about to happen, whatever else is known of it."""

    @property
    def state(self) -> Battle: ...

    @property
    def cast(self) -> AbilityUse: ...


class LimitedUse(NamedTuple):
    """A use of an ability whose limit is to be checked."""

    state: Battle
    cast: AbilityUse


def limit_of(state: Battle, cast: AbilityUse) -> Limit | None:
    """The limit of its uses, if there is one."""
    known = state.scenario.ability_index.abilities.get(cast.ability)
    return known.ability.limit if known is not None and isinstance(known.ability, Acting) else None


def times_worked(state: Battle, cast: AbilityUse, limit: Limit) -> int:
    """The number of uses in the period of its limit; uses outside activations are not counted per activation."""
    if limit.per != "activation":
        return state.used.get(use_counter(limit.per, cast.figure, cast.ability), 0)
    if not is_acting(state):
        return 0
    frame = state.frames[_innermost(state)]
    return expect(frame.values.get(SPENT, ()), tuple, SPENT).count(f"{cast.figure} {cast.ability}")


def _shown(use: PlannedUse) -> Mapping[str, MessageValue]:
    limit = limit_of(use.state, use.cast)
    times, per = (limit.times, limit.per) if limit else (0, "")
    return {"ability": use.cast.ability, "times": times, "per": per}


@clause("BG-ABIL-1", _shown)
def within_its_limit(use: PlannedUse) -> bool:
    """Some abilities work only a certain number of times in a game, a round or an activation."""
    limit = limit_of(use.state, use.cast)
    return limit is None or times_worked(use.state, use.cast, limit) < limit.times


def items_left(state: Battle, figure: str, item: str) -> int:
    """BG-ACT-8: the number of a figure's single-use items of this name that are not turned down."""
    there = state.figures.get(figure)
    carried = sum(each.id == item for each in state.card(figure).items)
    return carried - there.used.count(item) if there else carried


def count_use(state: Battle, cast: AbilityUse) -> tuple[Event[Battle], ...]:
    """The events that count a use, if uses are counted."""
    limit = limit_of(state, cast)
    if limit is None or (limit.per == "activation" and not is_acting(state)):
        return ()
    return (WorkedOnce(figure=cast.figure, ability=cast.ability, per=limit.per),)


@record(frozen=True, slots=True, kw_only=True)
class WorkedOnce(Event[Battle]):
    """Bookkeeping: an ability with a limit was used once more."""

    quiet: ClassVar[bool] = True
    figure: str
    ability: str
    per: str

    def evolve(self, state: Battle) -> Battle:
        if self.per != "activation":
            return state.but(used=with_one_more(state.used, use_counter(self.per, self.figure, self.ability)))
        frames, at = list(state.frames), _innermost(state)
        spent = (*expect(frames[at].values.get(SPENT, ()), tuple, SPENT), f"{self.figure} {self.ability}")
        frames[at] = replace(frames[at], values={**frames[at].values, SPENT: spent})
        return state.but(frames=tuple(frames))


def _innermost(state: Battle) -> int:
    """The index of the frame of the acting figure."""
    return max(number for number, frame in enumerate(state.frames) if "active" in frame.values)
