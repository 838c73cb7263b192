"""Cards as the engine reads them: the checked documents of `content.py` without what only an author needs."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from fractions import Fraction
from typing import Any, Literal, NamedTuple

from engine.geometry.movement_bases import Base

WeaponType = Literal["melee", "ranged", "spell"]


class ResultLine(NamedTuple):
    """A line of a result table: from so many successes to so many, None for any more."""

    least: int
    most: int | None
    wounds: int


@dataclass(frozen=True, slots=True)
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


@dataclass(frozen=True, slots=True)
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


@dataclass(frozen=True, slots=True)
class ItemDef:
    """BG-COMP-5: an item card."""

    id: str
    type: str
    cost: int


@dataclass(frozen=True, slots=True)
class PlayedCardDef:
    """BG-COMP-6: a fate or glory card."""

    id: str
    kind: Literal["fate", "glory"]
    initiative: int
    ap: int
    mana: int


def character(plain: Mapping[str, Any]) -> CharacterDef:
    """A character card from its document."""
    standard, focused = plain["speed"]
    return CharacterDef(
        id=plain["id"],
        faction=plain.get("faction"),
        health=plain["health"],
        strength=plain["strength"],
        toughness=plain["toughness"],
        mind=plain["mind"],
        power=plain["power"],
        perception=plain["perception"],
        speed=(standard, focused),
        base=Base(tuple((lane, slant) for lane, slant in plain.get("base", [(0, 0)]))),
        front=tuple(plain.get("front", [0])),
        cost=plain["cost"],
    )


def weapon(plain: Mapping[str, Any]) -> WeaponDef:
    """A weapon card from its document."""
    reach = plain.get("range")
    return WeaponDef(
        id=plain["id"],
        type=plain["type"],
        dice=plain.get("dice", 0),
        range=None if reach is None else Fraction(str(reach)),
        mana=plain.get("mana", 0),
        area=plain.get("area", 0),
        table=tuple(ResultLine(line["from"], line.get("to"), line["wounds"]) for line in plain["table"]),
        cost=plain["cost"],
    )


def item(plain: Mapping[str, Any]) -> ItemDef:
    """An item card from its document."""
    return ItemDef(plain["id"], plain["type"], plain["cost"])


def played_card(plain: Mapping[str, Any]) -> PlayedCardDef:
    """A fate or glory card from its document."""
    return PlayedCardDef(plain["id"], plain["kind"], plain["initiative"], plain.get("ap", 0), plain.get("mana", 0))
