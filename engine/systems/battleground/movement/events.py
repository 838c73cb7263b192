"""The events of movement: one leg of a route, a turn."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Literal, TypeAlias

from engine.kernel.data.record import record, replace
from engine.kernel.data.value import Json
from engine.kernel.state.event import Event
from engine.systems.battleground.events import with_figure
from engine.systems.battleground.state import Battle

How: TypeAlias = Literal["move", "towards", "charge", "teleport", "jump", "push", "pull", "swap"]


@record(frozen=True, slots=True, kw_only=True)
class Moved(Event[Battle]):
    """A figure moved along a path without interruption; `cost` is in movement points."""

    figure: str
    from_: str
    to: str
    path: tuple[str, ...]
    cost: int
    how: How

    def evolve(self, state: Battle) -> Battle:
        at = state.scenario.terrain.grid.place(self.to)
        return with_figure(state, self.figure, replace(state.figures[self.figure], at=at))

    def to_json(self) -> dict[str, Json]:
        return {
            "event": self.name(),
            "figure": self.figure,
            "from": self.from_,
            "to": self.to,
            "path": list(self.path),
            "cost": self.cost,
            "how": self.how,
            "rules": list(self.rules),
        }


@record(frozen=True, slots=True, kw_only=True)
class Turned(Event[Battle]):
    """A figure was turned to another side."""

    figure: str
    facing: str

    def evolve(self, state: Battle) -> Battle:
        facing = state.scenario.terrain.grid.direction(self.facing)
        return with_figure(state, self.figure, replace(state.figures[self.figure], facing=facing))


def moved(
    state: Battle, figure: str, path: Sequence[int], how: How, rules: tuple[str, ...], cost: int = 0
) -> tuple[Moved, ...]:
    """The events of moving along this path; empty if it leads nowhere."""
    if len(path) < 2:
        return ()
    every_name = state.scenario.terrain.grid.names
    names = tuple([every_name[place] for place in path])
    return (Moved(figure=figure, from_=names[0], to=names[-1], path=names, cost=cost, how=how, rules=rules),)
