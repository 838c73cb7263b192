"""The playability of scenarios of Battleground: two armies of characters on a map of hexes (BG-COMP-1)."""

from __future__ import annotations

from engine.content.checks.playability import CardSlot, Fault, Playability

PLAYABILITY = Playability(
    slots={
        "card": CardSlot(("character",)),
        "equipment": CardSlot(("weapon", "item")),
        "deck": CardSlot(("fate",)),
        "glory": CardSlot(("glory",)),
    },
    armies=2,
    no_map=Fault("battleground-no-map", "BG-MAP-1"),
    other_armies=Fault("battleground-two-armies", "BG-COMP-1"),
    no_army=Fault("battleground-no-army", "BG-COMP-1"),
    no_figures=Fault("battleground-no-character", "BG-COMP-1"),
    other_card=Fault("battleground-other-card", "BG-COMP-2"),
    other_namesake=Fault("battleground-other-namesake"),
    only_named=Fault("battleground-only-named"),
)
