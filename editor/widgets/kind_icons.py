"""Icons for kinds of choices and tokens: the icon with that name, otherwise a related one."""

from collections.abc import Mapping

from PySide6.QtGui import QIcon

from editor.theme.icons import MissingIcon, icon

KINDRED: Mapping[str, str] = {
    "ability": "special",
    "accept-draw": "draw",
    "activate": "play",
    "bonus": "card",
    "bonus-hp": "health",
    "face": "turn",
    "face-down": "card",
    "faction": "table",
    "first-player": "person",
    "jump": "move",
    "mana-reroll": "reroll",
    "next-phase": "step-forward",
    "offer-draw": "draw",
    "order": "sort",
    "play-card": "card",
    "pull": "move",
    "push": "move",
    "roll": "dice",
    "select-card": "card",
    "use-item": "use",
}


def icon_of(kind: str, otherwise: str = "info") -> QIcon:
    """The icon of a kind; games may have kinds for which no icon was chosen yet."""
    try:
        return icon(KINDRED.get(kind, kind))
    except MissingIcon:
        return icon(otherwise)
