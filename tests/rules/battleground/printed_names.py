"""The names as printed in the rule books, by card and language."""

from __future__ import annotations

from collections.abc import Mapping

Names = Mapping[str, str]

CHARACTERS = (
    "he-man",
    "stratos",
    "orko",
    "ram-man",
    "man-at-arms",
    "skeletor",
    "tri-klops",
    "evil-lyn",
    "trap-jaw",
    "mer-man",
)
"""BG-COMP-9: all books call them and their factions alike."""

CARDS: Mapping[str, Names] = {
    "sword-of-power": {"it": "Spada del Potere", "es": "Espada del Poder", "pl": "Miecz Mocy"},
    "flamethrower": {"it": "Lanciafiamme", "es": "Lanzallamas", "pl": "Miotacz Ognia"},
    "arm-cannon": {"it": "Cannone da Braccio", "es": "Cañón de Brazo", "pl": "Działko Ręczne"},
    "mace": {"it": "Mazza", "es": "Maza", "pl": "Buława"},
    "havoc-staff": {"it": "Scettro di Havoc", "es": "Bastón de la Destrucción", "pl": "Kostur Zniszczenia"},
    "magic-blast": {"it": "Esplosione Magica", "es": "Explosión Mágica", "pl": "Strumień Magii"},
    "trident": {"it": "Tridente", "es": "Tridente", "pl": "Trójząb"},
    "hook-arm": {"it": "Braccio Gancio", "es": "Garfio", "pl": "Zaczep Hakowy"},
    "laser-rifle": {"it": "Fucile Laser", "es": "Fusil Láser", "pl": "Karabin Laserowy"},
    "fireball": {"it": "Palla di Fuoco", "es": "Bola de Fuego", "pl": "Kula ognia"},
    "ring-of-grayskull": {"it": "Anello di Grayskull", "es": "Anillo de Grayskull", "pl": "Pierścień Grayskull"},
}
"""BG-SETUP-1, BG-COMP-8: weapons and an item."""

ABILITIES: Mapping[tuple[str, str], Names] = {
    ("man-at-arms", "abilities.0"): {"it": "Maestro Tattico", "es": "Estratega Experto", "pl": "Mistrz Taktyki"},
    ("power-surge-crystal", "ability"): {"it": "Aumento di Potere", "es": "Aumento de Poder", "pl": "Przypływ mocy"},
}
"""BG-COMP-8: what cards can do, by card and place."""

BOARDS: Mapping[str, Names] = {
    "wasteland": {"it": "Landa Desolata", "es": "Erial", "pl": "Pustkowie"},
    "castle-courtyard": {"it": "Castello di Grayskull", "es": "Castillo de Grayskull", "pl": "Castle Grayskull"},
}
"""BG-COMP-9: the two sides of the board; our maps on them have more to their names, after a colon."""
