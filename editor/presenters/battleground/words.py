"""Ids of sentences in the catalogue for the terms of Battleground."""

from __future__ import annotations

from collections.abc import Mapping

TOKENS: Mapping[str, str] = {
    "haste": "term-haste",
    "enhancement": "term-enhancement",
    "protection": "term-protection",
    "regeneration": "term-regeneration",
    "paralysis": "term-paralysis",
    "blindness": "term-blindness",
    "stun": "term-stun",
    "curse": "term-curse",
}
"""The buffs and debuffs of the rules; others have the names that cards give them."""

TERRAIN: Mapping[str, str] = {
    "open": "board-battleground-open",
    "tall": "term-tall-obstacle",
    "low": "term-low-obstacle",
    "difficult": "term-difficult-ground",
    "ladder": "term-ladder",
    "platform": "term-platform",
}
PHASES: Mapping[str, str] = {
    "set-up": "board-battleground-set-up",
    "organisation": "term-organisation-phase",
    "activation": "term-activation-phase",
    "clean-up": "term-clean-up-phase",
}
PHASE_STEPS: Mapping[str, str] = {
    "organisation": "board-battleground-organise",
    "activation": "board-battleground-activate",
    "clean-up": "board-battleground-clean-up",
}
"""The phases of a round as short words, in order."""
PURPOSES: Mapping[str, str] = {
    "attack": "board-battleground-attack-test",
    "defence": "term-defence-test",
    "ability": "term-test",
    "roll-off": "board-battleground-roll-off",
}
"""Message ids of the purposes of throws."""

ACTION_KEYS: Mapping[str, str] = {
    "focus": "F",
    "move": "M",
    "attack": "A",
    "use": "U",
    "use-item": "I",
    "guard": "G",
    "play-card": "C",
    "claim": "L",
    "face": "T",
    "push": "P",
    "teleport": "J",
    "select-card": "S",
    "activate": "V",
    "bonus": "B",
    "reroll": "R",
    "mana-reroll": "N",
    "discard": "K",
    "recover": "Y",
    "place": "Z",
    "pass": "X",
    "decline": "X",
    "done": "D",
    "end": "E",
}
"""The letter of each kind of choice, in the order of the buttons."""
LACKING: Mapping[str, str] = {
    "use": "board-battleground-no-ability",
    "use-item": "board-battleground-no-item",
    "play-card": "board-battleground-no-card",
}
"""Why there is nothing of a kind to choose, if the rules give no other reason."""
CARD_ICONS: Mapping[str, str] = {
    "character": "person",
    "fate": "card",
    "glory": "reward",
    "item": "use",
    "weapon": "attack",
}
"""The names of the icons of its kinds of cards."""
STRONGEST: Mapping[str, str] = {
    "strength": "attack",
    "toughness": "guard",
    "mind": "crown",
    "power": "wand",
    "perception": "sight",
}
"""Crests of characters, by their highest statistic."""


def strongest(numbers: Mapping[str, int]) -> str:
    """The crest of a character with these statistics."""
    return STRONGEST[max(STRONGEST, key=lambda each: numbers[each])]
