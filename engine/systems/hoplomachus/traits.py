"""HR-COMP-1, -6: what a unit may be beside its faction: its class, its rank, and elite or not."""

from __future__ import annotations

from typing import Literal, TypeAlias, get_args

UnitClass: TypeAlias = Literal["archer", "attacker", "beast", "defender", "tactician"]
Rank: TypeAlias = Literal["common", "hero", "immortal", "titan"]
ELITE = "elite"
TRAITS: tuple[str, ...] = (*get_args(UnitClass), *get_args(Rank), ELITE)
