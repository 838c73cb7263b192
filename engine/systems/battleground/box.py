"""BG-COMP-7: the terrain and objectives in one box, for the warning that a map needs more."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TypeAlias

Sort: TypeAlias = tuple[str, int]
"""What a piece is, and how many hexes it fills; 0 where its size does not matter."""

OBJECTIVE: Sort = ("objective", 0)

BOX: Mapping[Sort, int] = {
    ("tall", 3): 8,
    ("tall", 4): 6,
    ("mixed", 3): 4,
    ("mixed", 4): 2,
    ("tall", 1): 4,
    ("low", 2): 10,
    ("low", 3): 2,
    ("platform", 0): 2,
    ("ladder", 0): 2,
    OBJECTIVE: 6,
}
