"""The playability of scenarios of Battleground: two armies of characters on a map of hexes (BG-COMP-1)."""

from __future__ import annotations

from engine.content.checks.playability import CardSlot, Playability, ProblemCode

PLAYABILITY = Playability(
    slots={
        "card": CardSlot(("character",)),
        "equipment": CardSlot(("weapon", "item")),
        "deck": CardSlot(("fate",)),
        "glory": CardSlot(("glory",)),
    },
    armies=2,
    no_map=ProblemCode("battleground-no-map", "BG-MAP-1"),
    other_armies=ProblemCode("battleground-two-armies", "BG-COMP-1"),
    no_army=ProblemCode("battleground-no-army", "BG-COMP-1"),
    no_figures=ProblemCode("battleground-no-character", "BG-COMP-1"),
    other_card=ProblemCode("battleground-other-card", "BG-COMP-2"),
    other_namesake=ProblemCode("battleground-other-namesake"),
    only_named=ProblemCode("battleground-only-named"),
)
