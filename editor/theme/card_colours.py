"""The colours of cards in each theme: paper, inks, tints of numbers, coins and dice; frames have those of factions."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field, replace

from editor.theme.colours import mixed

WASH = 0.13
"""The strength of the tint of a number's cell."""


@dataclass(frozen=True, slots=True)
class Coin:
    """Colours of a coin: its light, its face, its edge, and the number on it."""

    lit: str = "#fbe7a4"
    face: str = "#dda928"
    edge: str = "#7c5a0e"
    ink: str = "#3d2a02"


@dataclass(frozen=True)
class CardColours:
    """Colours of cards in one theme, as `#rrggbb`."""

    paper: str
    ribbon: str
    """Ground of the name and of the initiative."""
    ink: str
    quiet_ink: str
    accent: str
    """Labels of clauses."""
    crest: str
    """Lines of the crest on the picture."""
    rim: str
    """The rim of the medallion."""
    light: str
    shade: str
    tones: Mapping[str, str]
    """Inks of numbers by tone; their cells have a wash of it."""
    hurt: str
    """The table of wounds."""
    ap: str = "#f4d98a"
    mana: str = "#63d2f0"
    coin: Coin = field(default_factory=Coin)
    neutral: str = "#77705f"
    """The frame of a card of no faction."""
    flat: bool = False
    """Whether nothing has light, shadow and grain, and cells have outlines."""
    is_print: bool = False
    """Whether factions are told by hatching alone."""

    def cell(self, tone: str) -> str:
        """Ground of the cell of a number."""
        return mixed(self.paper, tone, 0.0 if self.flat else WASH)


@dataclass(frozen=True, slots=True)
class DieColours:
    """Ground and ink of a die: an object, the same in every theme but print."""

    ground: str
    ink: str


DICE: Mapping[str, DieColours] = {
    "yellow": DieColours("#f2c84b", "#1f2328"),
    "blue": DieColours("#2f6fb3", "#ffffff"),
    "green": DieColours("#3a7d44", "#ffffff"),
    "black": DieColours("#22262a", "#ffffff"),
    "red": DieColours("#b3393a", "#ffffff"),
}
PRINTED_DIE = DieColours("#ffffff", "#000000")

LIGHT = CardColours(
    paper="#f6eedb",
    ribbon="#fffbf0",
    ink="#2a241b",
    quiet_ink="#594f3f",
    accent="#0b5c5c",
    crest="#fff8e6",
    rim="#e9c766",
    light="#ffffff",
    shade="#000000",
    tones={"red": "#7a1c20", "gold": "#674b00", "blue": "#173b77", "violet": "#522255", "teal": "#0a5252"},
    hurt="#8a1c16",
)
DARK = replace(LIGHT, paper="#e4dac2", ribbon="#f3ead3", quiet_ink="#4e4434", accent="#084f4f")
HIGH_CONTRAST = CardColours(
    paper="#000000",
    ribbon="#000000",
    ink="#ffffff",
    quiet_ink="#e2e2e2",
    accent="#ffe14d",
    crest="#ffffff",
    rim="#ffffff",
    light="#ffffff",
    shade="#000000",
    tones={"red": "#ffb0a8", "gold": "#ffe14d", "blue": "#a9ccff", "violet": "#e3b5ff", "teal": "#7df0d8"},
    hurt="#ffb0a8",
    ap="#ffe14d",
    coin=Coin("#ffe14d", "#ffe14d", "#ffffff", "#000000"),
    neutral="#5a5a5a",
    flat=True,
)
SAVE_INK = CardColours(
    paper="#ffffff",
    ribbon="#ffffff",
    ink="#000000",
    quiet_ink="#333333",
    accent="#000000",
    crest="#000000",
    rim="#000000",
    light="#ffffff",
    shade="#000000",
    tones=dict.fromkeys(("red", "gold", "blue", "violet", "teal"), "#000000"),
    hurt="#000000",
    ap="#ffffff",
    mana="#ffffff",
    coin=Coin("#ffffff", "#ffffff", "#000000", "#000000"),
    neutral="#ffffff",
    flat=True,
    is_print=True,
)
CARD_COLOURS: Mapping[str, CardColours] = {
    "light": LIGHT,
    "dark": DARK,
    "high-contrast": HIGH_CONTRAST,
    "save-ink": SAVE_INK,
}


def card_colours(theme: str) -> CardColours:
    """The colours of cards in a theme."""
    return CARD_COLOURS[theme]


def die_colours(colour: str, theme: str) -> DieColours:
    """The colours of a die of this colour; any unknown one is black."""
    return PRINTED_DIE if card_colours(theme).is_print else DICE.get(colour, DICE["black"])
