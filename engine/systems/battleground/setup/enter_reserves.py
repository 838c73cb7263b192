"""A figure in reserve enters the map where an ability says, if there is room."""

from __future__ import annotations

from collections.abc import Iterator

from engine.geometry.hex.bit_sets import members
from engine.geometry.movement.reach import possible_facings
from engine.kernel.data.choice import Choice, choice
from engine.kernel.data.message import message
from engine.kernel.data.record import record, replace
from engine.kernel.state.decision import Decision
from engine.kernel.state.event import Event
from engine.kernel.state.step import Do, Question
from engine.systems.battleground.events import with_figure
from engine.systems.battleground.setup.reserves import is_waiting
from engine.systems.battleground.setup.setup_steps import figure_at_first
from engine.systems.battleground.sight.places import adjacent_places
from engine.systems.battleground.state import Battle, FigureOrNone


@record(frozen=True, slots=True, kw_only=True)
class FigureEntered(Event[Battle]):
    """A figure of the reserve entered the map, ready."""

    figure: str
    at: str
    facing: str

    def evolve(self, state: Battle) -> Battle:
        grid, fresh = state.scenario.terrain.grid, figure_at_first(state.scenario, self.figure)
        entered = replace(fresh, at=grid.place(self.at), facing=grid.direction(self.facing))
        return with_figure(state, self.figure, entered)


@record(frozen=True, slots=True)
class Enter(Question[Battle]):
    """The player of a figure chooses where it enters: in a region of the map, or else on its own hex or adjacent to
    it."""

    figure: FigureOrNone
    region: str = ""

    def ask(self, state: Battle) -> Decision | Do[Battle]:
        choices = tuple(self._choices(state)) if is_waiting(state, self.figure) else ()
        if not choices:
            return Do()
        if len(choices) == 1:
            return self.take(state, choices[0])
        prompt = message("prompt-battleground-enter", figure=self.figure)
        return Decision((state.card(self.figure).seat,), "place", prompt, choices)

    def take(self, state: Battle, answer: Choice) -> Do[Battle]:
        figure, at, facing = (answer.text(name) for name in ("figure", "at", "facing"))
        return Do((FigureEntered(figure=figure, at=at, facing=facing, rules=("BG-SETUP-4",)),))

    def _choices(self, state: Battle) -> Iterator[Choice]:
        """The choices of a figure from the reserve: its own hex in the scenario's facing, if that is free, otherwise
        others."""
        terrain, card = state.scenario.terrain, state.card(self.figure)
        waiting = with_figure(state, self.figure, replace(figure_at_first(state.scenario, self.figure), at=None))
        crowd, grid = waiting.crowd(self.figure), terrain.grid
        for places in self._places(state):
            fitting = [(at, each) for at in places for each in possible_facings(terrain, card.card.base, at, crowd)]
            if card.facing is not None and any(each == grid.direction(card.facing) for _, each in fitting):
                fitting = [(at, each) for at, each in fitting if each == grid.direction(card.facing)]
            for at, facing in fitting:
                at_, to = grid.name(at), grid.direction_name(facing)
                yield choice("place", figure=self.figure, at=at_, facing=to, rules=("BG-SETUP-4",))
            if fitting:
                return

    def _places(self, state: Battle) -> Iterator[tuple[int, ...]]:
        """The places where it may enter, the preferred ones first."""
        terrain, own = state.scenario.terrain, state.card(self.figure).at
        if self.region:
            region = state.scenario.regions.get(self.region, 0)
            yield tuple(members(terrain.places & (region | region << terrain.grid.size)))
        elif own is not None:
            at = terrain.grid.place(own)
            yield (at,)
            yield tuple(sorted(adjacent_places(state, (at,)) - {at}))
