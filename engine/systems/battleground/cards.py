"""Cards as records of the engine, made from the checked documents of `content.py` without what only an author needs."""

from __future__ import annotations

from dataclasses import replace
from fractions import Fraction
from typing import TYPE_CHECKING, Literal, NamedTuple

from engine.geometry.movement.bases import Base
from engine.kernel.data.record import record
from engine.systems.battleground.abilities.types.card_abilities import Ability, Bonus
from engine.systems.battleground.abilities.types.missions import Mission

if TYPE_CHECKING:
    from engine.systems.battleground.content import Character, Fate, Glory, Item, Weapon

WeaponType = Literal["melee", "ranged", "spell"]


class ResultLine(NamedTuple):
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
    abilities: tuple[Ability, ...] = ()


@record(frozen=True, slots=True)
class WeaponDef:
    """BG-COMP-4: a weapon card."""

    id: str
    type: WeaponType
    dice: int
    range: Fraction | None
    mana: int
    area: int
    table: tuple[ResultLine, ...]
    cost: int
    targets: Literal["enemies", "allies"] = "enemies"
    ability: Ability | None = None


@record(frozen=True, slots=True)
class ItemDef:
    """BG-COMP-5: an item card."""

    id: str
    type: str
    cost: int
    ability: Ability | None = None


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
        """Whether it can be played for anything beside the plain bonus."""
        return self.bonus is not None or self.mission is not None


def character(card: Character) -> CharacterDef:
    """A character card from its document."""
    standard, focused = card.speed
    return CharacterDef(
        id=card.id,
        faction=card.faction,
        health=card.health,
        strength=card.strength,
        toughness=card.toughness,
        mind=card.mind,
        power=card.power,
        perception=card.perception,
        speed=(standard, focused),
        base=Base(tuple((lane, slant) for lane, slant in card.base)),
        front=card.front,
        cost=card.cost,
        abilities=tuple(ability.read() for ability in card.abilities),
    )


def weapon(card: Weapon) -> WeaponDef:
    """A weapon card from its document."""
    return WeaponDef(
        id=card.id,
        type=card.type,
        dice=card.dice,
        range=None if card.range is None else Fraction(str(card.range)),
        mana=card.mana,
        area=card.area,
        table=tuple(ResultLine(line.least, line.most, line.wounds) for line in card.table),
        cost=card.cost,
        targets=card.targets,
        ability=card.ability.read() if card.ability else None,
    )


def item(card: Item) -> ItemDef:
    """An item card from its document."""
    return ItemDef(card.id, card.type, card.cost, card.ability.read() if card.ability else None)


def played_card(card: Fate | Glory) -> PlayedCardDef:
    """A fate or glory card from its document."""
    plain = PlayedCardDef(card.id, card.kind, card.initiative, card.ap, card.mana)
    if card.kind == "glory":
        return replace(plain, mission=card.mission.read() if card.mission else None)
    bonus: Bonus = card.bonus.read()
    return replace(plain, bonus=bonus if bonus.every_effect else None)
