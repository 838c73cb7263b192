"""Cards and figures as records for play, without the fields that only authors need."""

from __future__ import annotations

from dataclasses import field
from fractions import Fraction
from typing import Literal, NamedTuple

from engine.geometry.movement.bases import Base
from engine.kernel.data.record import record
from engine.systems.battleground.abilities.types.card_abilities import AnyCardAbility, Bonus
from engine.systems.battleground.abilities.types.missions import Mission

WeaponType = Literal["melee", "ranged", "spell"]


class ResultLineDef(NamedTuple):
    """A line of a result table: from so many successes to so many, None for any more."""

    least: int
    most: int | None
    wounds: int


@record(frozen=True, slots=True)
class CharacterDef:
    """BG-COMP-3: a character card."""

    id: str
    faction: str | None
    health: int
    strength: int
    toughness: int
    mind: int
    power: int
    perception: int
    speed: tuple[int, int]
    base: Base
    front: tuple[int, ...]
    cost: int
    abilities: tuple[AnyCardAbility, ...] = ()


@record(frozen=True, slots=True)
class WeaponDef:
    """BG-COMP-4: a weapon card."""

    id: str
    type: WeaponType
    dice: int
    range: Fraction | None
    mana: int
    area: int
    table: tuple[ResultLineDef, ...]
    cost: int
    targets: Literal["enemies", "allies"] = "enemies"
    ability: AnyCardAbility | None = None


@record(frozen=True, slots=True)
class ItemDef:
    """BG-COMP-5: an item card."""

    id: str
    type: str
    cost: int
    ability: AnyCardAbility | None = None


@record(frozen=True, slots=True)
class PlayedCardDef:
    """BG-COMP-6: a fate or glory card."""

    id: str
    kind: Literal["fate", "glory"]
    initiative: int
    ap: int
    mana: int
    bonus: Bonus | None = None
    """The ability of a fate card, if it has one of its own."""
    mission: Mission | None = None
    """The side mission of a glory card, if it has one."""

    @property
    def has_own_bonus(self) -> bool:
        """Whether it can be played for another bonus than the plain one."""
        return self.bonus is not None or self.mission is not None


@record(frozen=True, slots=True)
class FigureDef:
    """A figure of an army: its card and what it carries."""

    id: str
    seat: str
    card: CharacterDef
    weapons: tuple[WeaponDef, ...]
    items: tuple[ItemDef, ...]
    at: str | None
    facing: str | None
    reserve: bool = False
    """Whether it starts off the map, until an ability brings it in."""
    equipment: tuple[WeaponDef, ...] = field(init=False, repr=False, compare=False)
    """Its weapons, each once."""

    def __post_init__(self) -> None:
        object.__setattr__(self, "equipment", tuple({weapon.id: weapon for weapon in self.weapons}.values()))

    @property
    def cost(self) -> int:
        """BG-WIN-1: the points for its knock-out: the cost of the card and all its equipment."""
        return self.card.cost + sum(weapon.cost for weapon in self.weapons) + sum(item.cost for item in self.items)
