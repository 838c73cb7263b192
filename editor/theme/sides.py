"""How the sides of a game look: a colour for each theme and a pattern, told apart by every kind of eye."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Literal

from editor.theme.theme import Theme

Pattern = Literal["solid", "stripes", "dots", "checks"]


@dataclass(frozen=True, slots=True)
class SideLook:
    """One side: what its figures, zones and numbers are drawn with. The pattern alone is enough to know it."""

    pattern: Pattern
    colours: Mapping[Theme, str]
    inks: Mapping[Theme, str]
    """What is written on the colour."""


def looks(pattern: Pattern, light: str, dark: str, strong: str, ink_on_light: str = "#ffffff") -> SideLook:
    colours = {Theme.LIGHT: light, Theme.DARK: dark, Theme.HIGH_CONTRAST: strong}
    inks = {Theme.LIGHT: ink_on_light, Theme.DARK: "#000000", Theme.HIGH_CONTRAST: "#000000"}
    return SideLook(pattern, colours, inks)


SIDES: tuple[SideLook, ...] = (
    looks("solid", light="#b02a32", dark="#ef625c", strong="#ff7a66"),
    looks("stripes", light="#1440a8", dark="#6f86ea", strong="#8796f2"),
    looks("dots", light="#17907f", dark="#3fe3cf", strong="#35ecd2", ink_on_light="#000000"),
    looks("checks", light="#a67c08", dark="#fae75a", strong="#fff04a", ink_on_light="#000000"),
)
"""By the place of a side among the seats of the game."""


def side_look(index: int) -> SideLook:
    """The look of the side at this place; beyond the last, they begin anew."""
    return SIDES[index % len(SIDES)]
