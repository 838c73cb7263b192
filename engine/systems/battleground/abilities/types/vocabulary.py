"""The vocabulary of Battleground in the ability language: its packages of operations and the words that they share."""

from __future__ import annotations

from engine.abilities.game_interface import Vocabulary

OPS = ("engine.systems.battleground.ops",)
"""The packages of its own operations."""

VOCABULARY = Vocabulary(
    system="battleground",
    lists={
        "statistics": ("strength", "toughness", "mind", "power", "perception", "health"),
        "numbers": (
            "health",
            "strength",
            "toughness",
            "mind",
            "power",
            "perception",
            "speed",
            "dice",
            "threshold",
            "rerolls",
            "range",
            "area",
            "attack-ap",
            "move-ap",
            "focus-ap",
            "guard-ap",
            "ability-ap",
            "spell-mana",
            "ability-mana",
        ),
        "counters": ("mana", "wounds", "focus", "guard", "ap"),
        "changeable": ("mana", "focus", "guard", "ap"),
        "grounds": ("difficult-ground",),
        "scopes": ("game", "round", "activation"),
        "proposals": ("wounds", "knock-out", "push", "pull", "mana", "buff", "debuff"),
    },
    ops=OPS,
    rule="BG-ABIL-1",
    meant={
        "damage": ("wound", "wounds"),
        "hurt": ("wound", "wounded"),
        "foe": ("enemy", "enemies"),
        "foes": ("enemies", "all-enemies"),
        "health": ("wounds",),
        "action": ("ap",),
        "actions": ("ap",),
        "target": ("to",),
        "distance": ("hexes", "range"),
        "steps": ("hexes",),
        "defeated": ("knock-out",),
        "killed": ("knock-out",),
        "movement": ("speed",),
        "cost": ("attack-ap", "spell-mana", "ability-mana"),
        "price": ("attack-ap", "spell-mana", "ability-mana"),
        "hp": ("health",),
    },
)
