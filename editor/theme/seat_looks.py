"""The look of each seat of a game: a colour for each theme and a pattern, so that colour alone is never needed."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Literal

from editor.theme.theme import Theme

Pattern = Literal["solid", "stripes", "dots", "checks"]


@dataclass(frozen=True, slots=True)
class SeatLook:
    """One side: what its figures, zones and numbers are drawn with. The pattern alone is enough to know it."""

    pattern: Pattern
    colours: Mapping[Theme, str]
    inks: Mapping[Theme, str]
    """What is written on the colour."""


def _seat_look(pattern: Pattern, light: str, dark: str, strong: str, ink_on_light: str = "#ffffff") -> SeatLook:
    colours = {Theme.LIGHT: light, Theme.DARK: dark, Theme.HIGH_CONTRAST: strong}
    inks = {Theme.LIGHT: ink_on_light, Theme.DARK: "#000000", Theme.HIGH_CONTRAST: "#000000"}
    return SeatLook(pattern, colours, inks)


SEAT_LOOKS: tuple[SeatLook, ...] = (
    _seat_look("solid", light="#b02a32", dark="#ef625c", strong="#ff7a66"),
    _seat_look("stripes", light="#1440a8", dark="#6f86ea", strong="#8796f2"),
    _seat_look("dots", light="#17907f", dark="#3fe3cf", strong="#35ecd2", ink_on_light="#000000"),
    _seat_look("checks", light="#a67c08", dark="#fae75a", strong="#fff04a", ink_on_light="#000000"),
)
"""By the place of a side among the seats of the game."""


def seat_look(index: int) -> SeatLook:
    """The look of the side at this place; beyond the last, they begin anew."""
    return SEAT_LOOKS[index % len(SEAT_LOOKS)]
