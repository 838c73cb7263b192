"""Directions as a screen shows them: the directions of a sheet that is shown turned, by angle and in words. No Qt."""

from __future__ import annotations

from collections.abc import Mapping

from editor.view_model.board import GameBoard, HexSheet
from engine.geometry.hex.grid import DIRECTION_NAMES, Tops

ANGLES: Mapping[Tops, Mapping[str, int]] = {
    "flat": {"n": 0, "ne": 60, "se": 120, "s": 180, "sw": 240, "nw": 300},
    "pointy": {"ne": 30, "e": 90, "se": 150, "sw": 210, "w": 270, "nw": 330},
}
"""The angle of each direction of an upright sheet, in degrees clockwise from the top."""
WORDS = ("up", "up-right", "right", "down-right", "down", "down-left", "left", "up-left")
"""The words of angles: every other one between two right angles."""


def seen_angles(board: GameBoard, quarters: int) -> Mapping[str, int]:
    """The angle of each direction of a board that is shown turned by this number of quarters; none without hexes."""
    if not isinstance(board.sheet, HexSheet):
        return {}
    angles = ANGLES[board.sheet.tops]
    return {name: (angles[name] + 90 * quarters) % 360 for name in DIRECTION_NAMES[board.sheet.tops]}


def seen_words(angles: Mapping[str, int]) -> Mapping[str, str]:
    """The id of the word of each direction, by its angle."""
    return {name: f"facing-{_word(angle)}" for name, angle in angles.items()}


def _word(angle: int) -> str:
    between = angle % 90 > 0
    return WORDS[2 * (angle // 90) + between]
