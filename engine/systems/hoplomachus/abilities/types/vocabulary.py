"""The words that Hoplomachus declares to the ability language."""

from __future__ import annotations

from engine.abilities.game_interface import Vocabulary

OPS = ("engine.systems.hoplomachus.ops",)
"""The packages of its own operations."""

VOCABULARY = Vocabulary(
    system="hoplomachus",
    lists={
        "statistics": ("range", "movement", "health", "attack-dice"),
        "numbers": ("range", "movement"),
        "counters": ("hp", "favour"),
        "changeable": ("hp", "favour"),
        "grounds": ("stone", "pedestal", "centre", "deployment"),
        "scopes": ("combat", "round", "turn"),
        "proposals": ("damage",),
    },
    ops=OPS,
    rule="HR-COMP-4",
    meant={
        "damage": ("hurt", "damaged"),
        "wound": ("hurt", "damaged"),
        "wounds": ("damage", "hp"),
        "stun": ("daze",),
        "exhaust": ("fatigue",),
        "push": ("displace",),
        "pull": ("displace",),
        "move": ("displace", "moved"),
        "teleport": ("displace",),
        "knock-out": ("defeat", "defeated"),
        "kill": ("defeat",),
        "modify": ("add-movement",),
        "target": ("to",),
        "enemy": ("opponent",),
        "foe": ("opponent", "enemies"),
        "ally": ("unit",),
        "character": ("unit",),
        "distance": ("away", "range"),
        "hexes": ("away", "range"),
        "speed": ("movement",),
        "health": ("hp",),
        "mana": ("favour",),
        "active": ("ability",),
    },
)
