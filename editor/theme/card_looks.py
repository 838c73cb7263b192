"""The looks of a game's cards: the colours of its factions and the crests of its characters, from `resources/looks`."""

from __future__ import annotations

import json
from collections.abc import Mapping
from colorsys import hls_to_rgb
from dataclasses import dataclass
from functools import cache
from typing import Any
from zlib import crc32

from editor.theme.card_colours import CardColours, card_colours
from editor.theme.colours import contrast, mixed
from engine.words import resources_folder

HUES, LIGHTNESS, SATURATION = 24, 0.32, 0.42
"""The colours of factions that no game names."""
DEEP, FRAME = 0.45, 0.60
"""The shares of black in the shadow of a picture and in its frame."""
LEAST_CONTRAST = 4.5
DARKER = 0.06


@dataclass(frozen=True, slots=True)
class FactionColours:
    """The colours of a faction's cards: the lit part of the picture, the part in shadow, and the frame."""

    lit: str
    deep: str
    frame: str
    hatching: int = 0
    """The direction of the lines that tell it in print, in degrees."""


def faction_colours(system: str, faction: str | None, theme: str) -> FactionColours:
    """The colours of a faction: as its game gives them, otherwise the same for the same name everywhere."""
    colours = card_colours(theme)
    hatching = 0 if faction is None else (45, 135, 90, 30, 150)[crc32(faction.encode()) % 5]
    if colours.is_print:
        return FactionColours(colours.paper, colours.paper, colours.paper, hatching)
    base = colours.neutral if faction is None else _looks(system).get("factions", {}).get(faction) or _own(faction)
    lit = dark_enough(base, colours)
    return FactionColours(lit, mixed(lit, colours.shade, DEEP), mixed(lit, colours.shade, FRAME), hatching)


def crest(system: str, card: str, otherwise: str) -> str:
    """The crest of a card by its id, if its game gives it one of its own."""
    found: str = _looks(system).get("crests", {}).get(card, otherwise)
    return found


def dark_enough(colour: str, colours: CardColours) -> str:
    """A colour that crests and numbers can be read on."""
    while contrast(colour, colours.crest) < LEAST_CONTRAST:
        colour = mixed(colour, colours.shade, DARKER)
    return colour


def _own(faction: str) -> str:
    hue = crc32(faction.encode()) % HUES / HUES
    parts = (round(255 * part) for part in hls_to_rgb(hue, LIGHTNESS, SATURATION))
    return "#" + "".join(f"{part:02x}" for part in parts)


@cache
def _looks(system: str) -> Mapping[str, Any]:
    """The looks of a game; none of one that ships none."""
    path = resources_folder() / "looks" / f"{system}.json"
    if not system or not path.is_file():
        return {}
    looks: Mapping[str, Any] = json.loads(path.read_text(encoding="utf-8"))
    return looks
