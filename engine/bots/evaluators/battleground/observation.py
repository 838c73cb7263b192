"""A seat's view, read once for a decision: figures, objectives and distances."""

from __future__ import annotations

from collections.abc import Hashable, Mapping
from dataclasses import replace
from functools import cached_property

from engine.bots.evaluators.battleground.attack_cache import attacks_of
from engine.bots.evaluators.battleground.objective_distance import OUT_OF_REACH, ways_beside
from engine.bots.memory import Memory
from engine.kernel.data.choice import choice
from engine.kernel.rules.action import Wish
from engine.kernel.state.game_state import Frame
from engine.systems.battleground.activation_frame import Interruption, acting_values, active, is_acting
from engine.systems.battleground.movement.climbing import movement_of
from engine.systems.battleground.movement.routes import reach_from
from engine.systems.battleground.movement.speed import speed
from engine.systems.battleground.rounds.clean_up import CLAIM, Claim, outside_own_zone, within_reach
from engine.systems.battleground.setup.setup_steps import figure_at_first
from engine.systems.battleground.sight.places import adjacent_places
from engine.systems.battleground.state import Battle, Figure

NEAR, FADING = 0.75, 0.93
"""The value of an objective that can be walked to, and the loss for each movement point of the way."""
HELD, CONTESTED = 0.95, 0.25
"""The value of an objective to an adjacent figure that could claim it now, and to one that could not."""
DENIED = 0.6
"""The value of keeping the enemy from an objective that it could claim now."""


class Observation:
    """A view of a game, read for one seat; `depth` is the number of choices looked ahead.

    Values computed in other positions are cached in `remembered` as long as the same game is imagined, and are valid
    while the figures concerned have the same condition.
    """

    def __init__(self, view: Battle, seat: str, depth: int = 0, memory: Memory | None = None) -> None:
        self.view = view
        self.seat = seat
        self.depth = depth
        self.grid = view.scenario.terrain.grid
        self.reckoned: dict[tuple[object, ...], float] = {}
        """Values that are needed again and again."""
        self.memory = Memory() if memory is None else memory
        self.remembered = self.memory.imagined
        self.points = attacks_of(view.scenario, self.memory).points
        """The expected points of an attack, cached for the whole game."""

    @cached_property
    def rival(self) -> Observation:
        """The view observed for the other seat."""
        return Observation(self.view, self.view.opponent(self.seat), self.depth, self.memory)

    def of_army(self, figure: str) -> Observation:
        """The view observed for the army of a figure."""
        return self if self.is_own(figure) else self.rival

    def is_own(self, figure: str) -> bool:
        """BG-COMP-1: whether a figure belongs to the seat's army."""
        return self.view.card(figure).seat == self.seat

    @cached_property
    def own(self) -> tuple[str, ...]:
        """The own figures on the map."""
        return tuple(name for name in self.view.of(self.seat) if self.view.figures[name].at is not None)

    @property
    def foes(self) -> tuple[str, ...]:
        """The enemies on the map."""
        return self.rival.own

    @cached_property
    def stands(self) -> Mapping[str, Hashable]:
        """The condition of each figure."""
        return {name: combat_condition(figure) for name, figure in self.view.figures.items()}

    @cached_property
    def marks(self) -> Hashable:
        """BG-FX-5: the marks that lie on the map."""
        return tuple(sorted(self.view.marks.items()))

    @cached_property
    def spare_cards(self) -> int:
        """BG-ROUND-4: the number of cards in hand that are needed neither in this round nor to begin the next one."""
        waiting = sum(not self.view.figures[name].activated for name in self.own)
        next_one = self.view.round < self.view.scenario.rounds
        return max(0, len(self.view.sides[self.seat].in_hand) - waiting - next_one)

    def with_figure_at(self, figure: str, place: int | None) -> Battle:
        """The game as it would be if a figure stood here, or off the map; one in reserve as it enters."""
        figures, scenario = self.view.figures, self.view.scenario
        as_it_is = figures[figure] if figure in figures else figure_at_first(scenario, figure)
        return self.view.but(figures={**figures, figure: replace(as_it_is, at=place)})

    def base_at(self, figure: str, place: int) -> tuple[int, ...]:
        """BG-BIG-1: the places that a figure would fill here."""
        one_hex = self.view.card(figure).card.base.is_one_hex
        return (place,) if one_hex else self.view.footprint(figure).at(place)

    @cached_property
    def beside_foes(self) -> frozenset[int]:
        """BG-ATT-2: the places where a figure is engaged."""
        return adjacent_places(self.view, (place for name in self.foes for place in self.view.filled(name)))

    @cached_property
    def _reaches(self) -> dict[str, Mapping[int, int]]:
        return {}

    def reach(self, figure: str) -> Mapping[int, int]:
        """BG-MOVE: the places where a move action of a figure could end, with their cost."""
        at = self.view.figures[figure].at
        if figure not in self._reaches and at is not None:
            movement = movement_of(self.view, figure)
            points = speed(self.view, figure, from_difficult=movement.on_difficult_ground(at))
            self._reaches[figure] = reach_from(movement, at, points, self.view.crowd(figure)).costs
        return self._reaches.get(figure, {})

    @cached_property
    def attackable(self) -> frozenset[int]:
        """The places adjacent to which an enemy can move, or already is."""
        ends = {place for foe in self.foes for end in self.reach(foe) for place in self.base_at(foe, end)}
        return adjacent_places(self.view, ends) if ends else frozenset()

    # Objectives

    @cached_property
    def _claiming(self) -> Battle:
        """The game at the point when the seat would claim objectives (BG-ROUND-12)."""
        return self.view.but(agenda=(Claim(self.seat),))

    @cached_property
    def wanted(self) -> Mapping[str, Mapping[int, int]]:
        """BG-ROUND-12: the objectives that the seat may claim, with the distance to each from everywhere."""
        terrain, claiming = self.view.scenario.terrain, self._claiming
        return {
            token: ways_beside(terrain, at)
            for token, at in self.view.objectives.items()
            if outside_own_zone(Wish(claiming, choice("claim", objective=token)))
        }

    def objectives_from(self, figure: str, place: int) -> float:
        """The value of the objectives with this figure here and all others at their places."""
        found = 0.0
        for token in self.wanted:
            others = self._by_others(figure, token)
            found += max(others, self._by(figure, place, token)) - others
        return found

    def _by_others(self, figure: str, token: str) -> float:
        """The value of an objective to the own figures without this one."""
        key = "others", figure, token
        if key not in self.reckoned:
            places = ((name, self.view.figures[name].at) for name in self.own if name != figure)
            found = (self._by(name, at, token) for name, at in places if at is not None)
            self.reckoned[key] = max(found, default=0.0)
        return self.reckoned[key]

    def _by(self, figure: str, place: int, token: str) -> float:
        """The value of an objective to one figure that stands here."""
        key = "objective", figure, place, token
        if key not in self.reckoned:
            self.reckoned[key] = self.view.scenario.objective_points * self._hope(figure, place, token)
        return self.reckoned[key]

    def _hope(self, figure: str, place: int, token: str) -> float:
        ways = self.wanted[token]
        way = min(ways.get(filled, OUT_OF_REACH) for filled in self.base_at(figure, place))
        if way:
            return NEAR * float(FADING**way)
        return HELD if self.can_claim(self.with_figure_at(figure, place), figure, token) else CONTESTED

    def way(self, figure: str, token: str) -> int:
        """The movement points from a figure's place to an objective, ignoring other figures; zero if adjacent."""
        ways = self.wanted[token]
        return min((ways.get(place, OUT_OF_REACH) for place in self.view.filled(figure)), default=OUT_OF_REACH)

    def can_claim(self, state: Battle, figure: str, token: str) -> bool:
        """BG-ROUND-12: whether a figure could claim an objective if clean-up came now."""
        wish = choice("claim", figure=figure, objective=token)
        return CLAIM.legal(state.but(agenda=self._claiming.agenda), wish)

    @cached_property
    def beside_objectives(self) -> Mapping[str, tuple[str, ...]]:
        """The objectives that own figures are adjacent to, given these figures."""
        found = {token: tuple(name for name in self.own if self._is_beside(name, token)) for token in self.wanted}
        return {token: names for token, names in found.items() if names}

    def _is_beside(self, figure: str, token: str) -> bool:
        return within_reach(Wish(self._claiming, choice("claim", figure=figure, objective=token)))

    def denial_from(self, figure: str, place: int) -> float:
        """BG-ROUND-12: the value of a figure here for keeping enemies from the objectives that they are adjacent to."""
        denied = 0
        for token, near in self._disputed.items():
            if not near.isdisjoint(self.base_at(figure, place)):
                state = self.with_figure_at(figure, place)
                foes = self.rival.beside_objectives[token]
                denied += not any(self.rival.can_claim(state, foe, token) for foe in foes)
        return DENIED * self.view.scenario.objective_points * denied

    @cached_property
    def _disputed(self) -> Mapping[str, frozenset[int]]:
        """The objectives that enemies are adjacent to, with the places from which a figure could keep them from it."""
        view = self.view
        return {
            token: adjacent_places(view, (view.objectives[token], *(at for foe in foes for at in view.filled(foe))))
            for token, foes in self.rival.beside_objectives.items()
        }

    # The current activation

    def is_acting(self, figure: str) -> bool:
        """Whether it is the activation or interruption of this figure."""
        return is_acting(self.view) and active(self.view) == figure


def combat_condition(figure: Figure) -> Hashable:
    """The condition of a figure that changes attacks by it and on it."""
    condition = figure.wounds, figure.mana, figure.focused, figure.buff, figure.debuff, figure.used
    return figure.at, figure.facing, condition


def as_acting(state: Battle, figure: str, interrupted: str = "", kind: Interruption = "") -> Battle:
    """The game as it would be in an activation or interruption of this figure, with an action point left."""
    return state.but(frames=(Frame(0, values=acting_values(figure, 1, interrupted, kind)),))
