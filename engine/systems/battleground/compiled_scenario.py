"""The compiled scenario: the map, cards and rule options, which never change during a game.

`setup.compile_scenario` makes it once, from the checked scenario document.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import field

from engine.geometry.hex.distance import ExactInches
from engine.geometry.hex.terrain import Terrain
from engine.kernel.data.record import record
from engine.systems.battleground.abilities.types.ability_index import AbilityIndex
from engine.systems.battleground.cards import FigureDef, PlayedCardDef, WeaponDef
from engine.systems.battleground.profile import ProfileOptions

ROUNDS = 4
"""BG-ROUND-1: the number of rounds of a game, unless the scenario has another."""


def last_round_begun(rounds: int) -> int:
    """BG-ROUND-1: the last round of a game of so many rounds."""
    return rounds


def last_round_ended(rounds: int) -> int:
    """BG-WIN-3: the last round that ends; the game is over before the last one of all does, in its clean-up."""
    return rounds - 1


@record(frozen=True, slots=True, eq=False)
class BattleScenario:
    """A compiled scenario; there is one of it in a game."""

    seats: tuple[str, ...]
    terrain: Terrain
    inch: ExactInches
    zones: Mapping[str, int]
    regions: Mapping[str, int]
    """The hexes of the named parts of the map: its zones, its roles, the deployment zones by seat."""
    objectives: Mapping[str, int]
    figures: Mapping[str, FigureDef]
    cards: Mapping[str, PlayedCardDef]
    decks: Mapping[str, tuple[str, ...]]
    glory: Mapping[str, tuple[str, ...]]
    first: str | None
    rounds: int
    objective_points: int
    winning_lead: int
    profile: ProfileOptions
    ability_index: AbilityIndex
    weapons: Mapping[str, WeaponDef] = field(init=False)
    """The weapons that figures carry, by id."""
    massive: frozenset[str] = field(init=False)
    """BG-BIG-1: the figures whose base fills more than one hex."""

    def __post_init__(self) -> None:
        carried = (weapon for figure in self.figures.values() for weapon in figure.weapons)
        object.__setattr__(self, "weapons", {weapon.id: weapon for weapon in carried})
        massive = (name for name, figure in self.figures.items() if not figure.card.base.is_one_hex)
        object.__setattr__(self, "massive", frozenset(massive))
