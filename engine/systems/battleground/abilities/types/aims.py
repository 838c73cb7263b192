"""BG-ABIL-2: the words for the targets of an ability, with the sides that each of them stands for."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Literal, TypeAlias

from engine.abilities.piece_sides import Sides, sides

Aim: TypeAlias = Literal[
    "self",
    "ally",
    "friend",
    "enemy",
    "character",
    "all-allies",
    "all-friends",
    "all-enemies",
    "all-characters",
    "hex",
    "objective",
]
Around: TypeAlias = Literal["self", "all-allies", "all-friends", "all-enemies", "all-characters"]
CHOSEN: tuple[Aim, ...] = ("ally", "friend", "enemy", "character")
"""The aims that are one chosen character."""
AIMED: Mapping[Aim, Sides] = {
    "self": sides("self"),
    **dict.fromkeys(("ally", "all-allies"), sides("ally")),
    **dict.fromkeys(("friend", "all-friends"), sides("self", "ally")),
    **dict.fromkeys(("enemy", "all-enemies"), sides("enemy")),
}
"""The sides that an aim includes; all sides for the others."""
NOBODY: tuple[Aim, ...] = ("hex", "objective")
"""The aims that are not a character."""
OTHERS: tuple[Aim, ...] = (*CHOSEN, "all-allies", "all-friends", "all-enemies", "all-characters")
"""The aims that are, or may be, another character than the owner."""
