"""BG-ABIL-4: what a side mission is: its victory points, and the one thing that must come true."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, fields
from typing import Annotated, Literal

from engine.systems.battleground.abilities import Few, Flaw, Key, Points, Slug


@dataclass(frozen=True, slots=True, kw_only=True)
class Struck:
    """Somebody is hit by somebody."""

    who: Literal["enemy", "ally", "character"] = "enemy"
    """Who is hit."""
    weapon: Literal["melee", "ranged", "spell"] | None = None
    """The type of the weapon; none for whatever does it."""
    by: Literal["self", "army", "anybody"] = "self"
    """Who does it."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Wounded(Struck):
    """Somebody suffers wounds."""

    wounds: Few = 1
    """How many at once, at least."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Mended:
    """Somebody loses wounds."""

    who: Literal["ally", "self", "character"] = "ally"
    """Who loses them."""
    wounds: Few = 1
    """How many at once, at least."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Arrived:
    """The character ends a move somewhere."""

    to: Literal["objective", "enemy-zone"]
    """On or beside an objective outside the own zone, or in the other army's zone."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Given:
    """The character gives a token."""

    effect: Literal["buff", "debuff", "mark"]
    """What kind."""
    name: Slug | None = None
    """Which one; none for any."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Using:
    """The character uses an active ability."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Terms:
    """What must come true: one of these."""

    knock_out: Annotated[Struck | None, Key("knock-out")] = None
    """Somebody is knocked out."""
    wound: Wounded | None = None
    """Somebody suffers wounds."""
    heal: Mended | None = None
    """Somebody loses wounds."""
    move: Arrived | None = None
    """The character ends a move somewhere."""
    give: Given | None = None
    """The character gives a buff, a debuff or a mark."""
    use: Using | None = None
    """The character uses an active ability."""

    def flaws(self) -> Iterator[Flaw]:
        """Exactly one is said."""
        if sum(getattr(self, each.name) is not None for each in fields(self)) != 1:
            yield Flaw("knock-out", "battleground-one-mission")


@dataclass(frozen=True, slots=True, kw_only=True)
class Mission:
    """A side mission."""

    vp: Points
    """The victory points that it is worth."""
    when: Terms
    """What must come true."""
