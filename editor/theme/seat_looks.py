"""The look of each seat of a game: colour, pattern and shape of its team, in a shade; colour alone is never needed."""

from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache
from typing import Literal

from editor.theme.colours import contrast, mixed
from editor.theme.theme import Theme

Pattern = Literal["solid", "stripes", "dots", "checks"]
SeatShape = Literal["round", "square", "hexagon", "diamond"]


@dataclass(frozen=True, slots=True)
class SeatLook:
    """Colour, pattern and shape of a seat's pieces, zones and numbers; pattern or shape alone identifies the team."""

    pattern: Pattern
    shape: SeatShape
    colours: Mapping[Theme, str]
    ink_colours: Mapping[Theme, str]
    """Colour of text on the seat's colour."""
    letters: str
    """Colour of text on the light disc of its figures."""


def _seat_look(
    pattern: Pattern, shape: SeatShape, light: str, dark: str, strong: str, ink_on_light: str = "#ffffff"
) -> SeatLook:
    colours = {Theme.LIGHT: light, Theme.DARK: dark, Theme.HIGH_CONTRAST: strong, Theme.SAVE_INK: "#000000"}
    ink_colours = dict.fromkeys(colours, "#000000") | {Theme.LIGHT: ink_on_light, Theme.SAVE_INK: "#ffffff"}
    return SeatLook(pattern, shape, colours, ink_colours, mixed(light, "#000000", LETTERS_DARKER))


LETTERS_DARKER = 0.4
ON_WHITE = (Theme.LIGHT, Theme.SAVE_INK)
SEAT_LOOKS: tuple[SeatLook, ...] = (
    _seat_look("solid", "round", light="#a3262c", dark="#e45650", strong="#ff7a66"),
    _seat_look("stripes", "square", light="#1f4e9c", dark="#6e8cf0", strong="#8796f2"),
    _seat_look("dots", "hexagon", light="#2c8357", dark="#4cb97f", strong="#35ecd2"),
    _seat_look("checks", "diamond", light="#ae7800", dark="#e0b040", strong="#fff04a", ink_on_light="#000000"),
)
"""By the number of a team."""
SHADES = (0.0, 0.4, 0.22, 0.55)
"""The steps by which the seats of a team are drawn darker, or in dark themes lighter, one after another."""


@cache
def seat_look(number: int) -> SeatLook:
    """The look with an index: first the looks of teams, then each of them in further shades."""
    look, shade = SEAT_LOOKS[number % len(SEAT_LOOKS)], SHADES[number // len(SEAT_LOOKS) % len(SHADES)]
    if not shade:
        return look
    colours = {
        theme: mixed(colour, "#000000" if theme in ON_WHITE else "#ffffff", shade)
        for theme, colour in look.colours.items()
    }
    ink_colours = {theme: max("#ffffff", "#000000", key=lambda ink: contrast(ink, colours[theme])) for theme in colours}
    return SeatLook(
        look.pattern, look.shape, colours, ink_colours, mixed(colours[Theme.LIGHT], "#000000", LETTERS_DARKER)
    )
