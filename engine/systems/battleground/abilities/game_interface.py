"""The game interface of the ability language: how the shared operations read and change a game of Battleground."""

from __future__ import annotations

from typing import Any

from engine.abilities.ability_types import Acting
from engine.abilities.ability_use import AbilityUse
from engine.abilities.game_interface import GameInterface, Vocabulary
from engine.abilities.kinds import Conditions
from engine.abilities.wording.reason_parts import AskedFor
from engine.geometry.hex.distance import ExactInches
from engine.geometry.hex.steps import steps_between
from engine.kernel.state.step import Do
from engine.systems.battleground.abilities import counters
from engine.systems.battleground.abilities.ability_text import conditions_text, renderer_of
from engine.systems.battleground.abilities.targets.targets import PossibleTarget, in_sight_of_its_owner
from engine.systems.battleground.abilities.types.card_abilities import AbilityDefinition
from engine.systems.battleground.abilities.types.vocabulary import VOCABULARY
from engine.systems.battleground.activation_frame import interrupted_by
from engine.systems.battleground.combat.wounds import PointsScored, is_in_play
from engine.systems.battleground.dice.statistics import on_the_card, statistic
from engine.systems.battleground.sight.visibility import are_within, figures_within, sees_from
from engine.systems.battleground.state import Battle
from engine.systems.battleground.victory.outcome import points


class BattleInterface(GameInterface[Battle]):
    """Battleground as shared operations see it."""

    vocabulary: Vocabulary = VOCABULARY

    def ability(self, state: Battle, key: str) -> AbilityDefinition:
        return state.scenario.ability_index.definitions[key]

    def asked_for(self, ability: Acting, conditions: Conditions) -> AskedFor:
        return AskedFor(ability, conditions, renderer_of, conditions_text)

    def pieces(self, state: Battle) -> tuple[str, ...]:
        return state.names

    def side(self, state: Battle, seat: str, own: bool) -> tuple[str, ...]:
        """BG-COMP-1: the characters of the own army, or of the other one."""
        there, every = state.figures, state.scenario.figures.items()
        if own:
            return tuple([name for name, figure in every if figure.seat == seat and name in there])
        return tuple([name for name, figure in every if figure.seat != seat and name in there])

    def is_there(self, state: Battle, piece: str) -> bool:
        return piece in state.figures

    def seat_of(self, state: Battle, piece: str) -> str:
        return state.scenario.figures[piece].seat

    def allied(self, state: Battle, seat: str, piece: str) -> bool:
        """BG-COMP-1: whether the character is of this army."""
        return state.scenario.figures[piece].seat == seat

    def rivals(self, state: Battle, seat: str) -> tuple[str, ...]:
        return (state.opponent(seat),)

    def place_aimed_at(self, state: Battle, cast: AbilityUse) -> str:
        """BG-FX-5: the hex, or that of the objective."""
        return state.scenario.terrain.grid.name(state.objectives[cast.objective]) if cast.objective else cast.at

    def goes_on(self, state: Battle, cast: AbilityUse) -> bool:
        """BG-WOUND-2: a character does nothing from its last wound on; tokens, marks and the scenario act of their
        own."""
        return not cast.figure or is_in_play(state, cast.figure)

    def within(self, state: Battle, one: str, other: str, distance: ExactInches) -> bool:
        """BG-SIGHT-1: whether the nearest points of both bases are within the distance."""
        start, end = _filled(state, one), state.filled(other)
        return bool(start and end) and are_within(state, start, end, distance)

    def near(self, state: Battle, one: str, others: tuple[str, ...], distance: ExactInches) -> list[str]:
        return figures_within(state, _filled(state, one), others, distance)

    def steps_apart(self, state: Battle, one: str, other: str) -> int:
        """BG-BIG-4: the distance between the nearest hexes of the bases."""
        grid = state.scenario.terrain.grid
        start, end = ([grid.hex_of(place) for place in _filled(state, each)] for each in (one, other))
        return min((steps_between(grid, here, there) for here in start for there in end), default=0)

    def sees(self, state: Battle, one: str, other: str) -> bool:
        return sees_from(state, _filled(state, one), state.filled(other))

    def affected_in_range(self, state: Battle, owner: str, one: str, piece: str) -> bool:
        """BG-ABIL-2: whether the figure that resolves the ability sees it; without one, whether it is seen from
        there."""
        if owner in state.figures:
            return in_sight_of_its_owner(PossibleTarget(state, owner, piece))
        return self.sees(state, one, piece)

    def may_choose(self, state: Battle, cast: AbilityUse, piece: str) -> bool:
        """BG-INT-2: in an interruption, a chosen enemy must be the interrupted character."""
        return interrupted_by(state, cast.seat) in (None, piece) or self.allied(state, cast.seat, piece)

    def number(self, state: Battle, piece: str, name: str, about: Any) -> int:
        return statistic(state, piece, name, about)

    def printed(self, state: Battle, piece: str, name: str) -> int:
        return on_the_card(state, piece, name)

    def counter(self, state: Battle, piece: str, name: str) -> int:
        return counters.COUNTERS[name].has(state, piece)

    def changed(self, state: Battle, cast: AbilityUse, piece: str, name: str, by: int) -> Do[Battle]:
        return counters.changed(state, piece, name, by)

    def has_trait(self, state: Battle, piece: str, trait: str) -> bool:
        """BG-COMP-3: whether the character is of this faction."""
        return state.card(piece).card.faction == trait

    def is_in(self, state: Battle, piece: str, region: str) -> bool:
        """BG-MAP-6: whether any of its places is in this region of the map."""
        grid, zone = state.scenario.terrain.grid, state.scenario.regions.get(region, 0)
        return any(zone >> grid.hex_of(place) & 1 for place in state.filled(piece))

    def is_on(self, state: Battle, piece: str, ground: str) -> bool:
        """BG-MAP-3, BG-BIG-2: whether any of its places is difficult ground; platforms are not."""
        return any(state.scenario.terrain.difficult >> place & 1 for place in state.filled(piece))

    def points(self, state: Battle, seat: str) -> int:
        return points(state, seat)

    def scored(self, state: Battle, seat: str, points: int) -> Do[Battle]:
        """BG-WIN-1: the steps by which an ability scores points."""
        return Do((PointsScored(seat=seat, points=points, rules=("BG-WIN-1",)),))


def _filled(state: Battle, name: str) -> tuple[int, ...]:
    """The places that a character fills, or the one with this name."""
    return state.filled(name) if name in state.figures else (state.scenario.terrain.grid.place(name),)


INTERFACE = BattleInterface()
