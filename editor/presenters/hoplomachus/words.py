"""Ids of sentences in the catalogue for the terms of Hoplomachus."""

from __future__ import annotations

from collections.abc import Mapping

TERRAIN: Mapping[str, str] = {
    "open": "board-hoplomachus-open",
    "stone": "board-hoplomachus-stone",
    "pedestal": "board-hoplomachus-pedestal",
    "centre": "board-hoplomachus-centre",
}
ACTION_KEYS: Mapping[str, str] = {
    "faction": "F",
    "deploy": "D",
    "tactic": "T",
    "move": "M",
    "ability": "B",
    "attack": "A",
    "special": "S",
    "use": "U",
    "reward": "R",
    "bonus-hp": "H",
    "displace": "P",
    "decline": "X",
    "done": "E",
    "next-phase": "N",
}
"""The letter of each kind of choice, in the order of the buttons."""
PHASE_STEPS: Mapping[str, str] = {
    "deployment": "term-deployment",
    "tactic": "board-hoplomachus-tactic-phase",
    "movement": "board-hoplomachus-movement",
    "ability": "board-hoplomachus-ability",
    "engagement": "term-engagement",
}
"""The phases of a turn that a player acts in, in order."""
PHASES: Mapping[str, str] = {
    "set-up": "board-hoplomachus-set-up",
    "start": "board-hoplomachus-start",
    "deployment": "term-deployment",
    "tactic": "board-hoplomachus-tactic-phase",
    "movement": "board-hoplomachus-movement",
    "ability": "board-hoplomachus-ability",
    "engagement": "term-engagement",
    "refill": "board-hoplomachus-refill",
}
CLASSES: Mapping[str, str] = {
    "archer": "board-hoplomachus-archer",
    "attacker": "board-hoplomachus-attacker",
    "beast": "term-beast",
    "defender": "board-hoplomachus-defender",
    "tactician": "board-hoplomachus-tactician",
}
RANKS: Mapping[str, str] = {
    "common": "board-hoplomachus-common",
    "hero": "term-hero",
    "immortal": "term-immortal",
    "titan": "term-titan",
}
SKILL_KINDS: Mapping[str, str] = {
    "innate": "board-hoplomachus-innate",
    "ability": "board-hoplomachus-ability",
    "special": "board-hoplomachus-special",
}
TACTIC_TYPES: Mapping[str, str] = {
    "permanent": "board-hoplomachus-permanent",
    "instant": "board-hoplomachus-instant",
    "temporary": "board-hoplomachus-temporary",
}
COLOURS: Mapping[str, str] = {
    "yellow": "board-hoplomachus-yellow",
    "blue": "board-hoplomachus-blue",
    "green": "board-hoplomachus-green",
    "black": "board-hoplomachus-black",
    "red": "board-hoplomachus-red",
}
REWARDS = (
    "board-hoplomachus-reward-1",
    "board-hoplomachus-reward-2",
    "board-hoplomachus-reward-3",
    "board-hoplomachus-reward-4",
)
"""Message ids of the four crowd rewards, in the order of the track."""
CARD_ICONS: Mapping[str, str] = {
    "skill": "special",
    "tactic": "tactic",
    "unit": "person",
}
"""The names of the icons of its kinds of cards."""
CLASS_ICONS: Mapping[str, str] = {
    "archer": "bow",
    "attacker": "attack",
    "beast": "paw",
    "defender": "guard",
    "tactician": "scroll",
}
RANK_ICONS: Mapping[str, str] = {"hero": "crown", "immortal": "special", "titan": "skull"}
"""The crests of units."""


def unit_icon(unit_class: str, rank: str) -> str:
    """The crest of a unit: of its rank if that is elite, otherwise of its class."""
    return CLASS_ICONS[unit_class] if rank == "common" else RANK_ICONS[rank]
