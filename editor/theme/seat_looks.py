"""The look of each seat of a game: colour and pattern of its team, in a shade; colour alone is never needed."""

from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache
from typing import Literal

from editor.theme.colours import mixed, rgb
from editor.theme.theme import Theme

Pattern = Literal["solid", "stripes", "dots", "checks"]


@dataclass(frozen=True, slots=True)
class SeatLook:
    """Colour and pattern of a seat's pieces, zones and numbers; the pattern alone identifies the team."""

    pattern: Pattern
    colours: Mapping[Theme, str]
    ink_colours: Mapping[Theme, str]
    """Colour of text on the seat's colour."""


def _seat_look(pattern: Pattern, light: str, dark: str, strong: str, ink_on_light: str = "#ffffff") -> SeatLook:
    colours = {Theme.LIGHT: light, Theme.DARK: dark, Theme.HIGH_CONTRAST: strong}
    ink_colours = {Theme.LIGHT: ink_on_light, Theme.DARK: "#000000", Theme.HIGH_CONTRAST: "#000000"}
    return SeatLook(pattern, colours, ink_colours)


SEAT_LOOKS: tuple[SeatLook, ...] = (
    _seat_look("solid", light="#b02a32", dark="#ef625c", strong="#ff7a66"),
    _seat_look("stripes", light="#1440a8", dark="#6f86ea", strong="#8796f2"),
    _seat_look("dots", light="#17907f", dark="#3fe3cf", strong="#35ecd2", ink_on_light="#000000"),
    _seat_look("checks", light="#a67c08", dark="#fae75a", strong="#fff04a", ink_on_light="#000000"),
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
        theme: mixed(colour, "#000000" if theme is Theme.LIGHT else "#ffffff", shade)
        for theme, colour in look.colours.items()
    }
    ink_colours = {
        theme: max("#ffffff", "#000000", key=lambda ink: _contrast(ink, colours[theme])) for theme in colours
    }
    return SeatLook(look.pattern, colours, ink_colours)


def _contrast(one: str, other: str) -> float:
    """The contrast ratio of two colours, as WCAG defines it."""
    lighter, darker = sorted((_luminance(one), _luminance(other)), reverse=True)
    return (lighter + 0.05) / (darker + 0.05)


def _luminance(colour: str) -> float:
    shares = [part / 255 for part in rgb(colour)]
    red, green, blue = (each / 12.92 if each <= 0.04045 else ((each + 0.055) / 1.055) ** 2.4 for each in shares)
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue
