"""HR-COMP-1, -6: the traits of a unit besides its faction: class, rank, and whether it is elite."""

from __future__ import annotations

from typing import Literal, TypeAlias, get_args

UnitClass: TypeAlias = Literal["archer", "attacker", "beast", "defender", "tactician"]
Rank: TypeAlias = Literal["common", "hero", "immortal", "titan"]
ELITE = "elite"
TRAITS: tuple[str, ...] = (*get_args(UnitClass), *get_args(Rank), ELITE)
