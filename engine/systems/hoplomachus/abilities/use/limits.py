"""Limits of use: a number of uses per combat, round or turn, counted separately for each unit."""

from __future__ import annotations

from typing import ClassVar, NamedTuple

from engine.abilities.ability_types import Limit
from engine.abilities.ability_use import AbilityUse
from engine.abilities.runtime.use_counters import use_counter, with_one_more
from engine.kernel.data.record import record
from engine.kernel.state.event import Event
from engine.systems.hoplomachus.state import Arena


class LimitedUse(NamedTuple):
    """A use of a skill, about to happen."""

    state: Arena
    cast: AbilityUse

    @property
    def limit(self) -> Limit | None:
        """The limit of its uses, if there is one."""
        ability = self.state.scenario.definitions.get(self.cast.ability)
        return ability.limit if ability is not None else None


def within_its_limit(use: LimitedUse) -> bool:
    """Whether it may be used once more."""
    limit = use.limit
    return limit is None or use.state.used.get(_counter(limit.per, use.cast), 0) < limit.times


def count_use(use: LimitedUse) -> tuple[Event[Arena], ...]:
    """The event that counts a use, if uses are counted."""
    limit = use.limit
    return () if limit is None else (WorkedOnce(counter=_counter(limit.per, use.cast)),)


@record(frozen=True, slots=True, kw_only=True)
class WorkedOnce(Event[Arena]):
    """Bookkeeping: a skill with a limit was used once more."""

    quiet: ClassVar[bool] = True
    counter: str

    def evolve(self, state: Arena) -> Arena:
        return state.but(used=with_one_more(state.used, self.counter))


def _counter(period: str, cast: AbilityUse) -> str:
    return use_counter(period, cast.figure, cast.ability)
