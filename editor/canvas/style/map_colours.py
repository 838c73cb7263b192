"""The colours of the canvas in each theme: paper and ink of its own, so that a map looks like a map in all themes."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from editor.theme.theme import Theme
from editor.view_model.overlay import HighlightLook


@dataclass(frozen=True)
class CanvasColours:
    """Colours of the canvas in one theme, as `#rrggbb`."""

    table: str
    """Colour around the sheet."""
    paper: str
    grid: str
    ink: str
    """Letters, symbols and outlines."""
    plate: str
    """Backing of letters on terrain."""
    fills: Mapping[str, str]
    """By kind of ground; any other has the colour of `other`."""
    looks: Mapping[HighlightLook, str]
    cursor: str
    clear: str
    blocked: str
    way: str
    texture: float
    """The strength of textures and zones, from 0 to 1."""
    areas: Mapping[str, str]
    """By class of area; any other class has the colour of `other` ground."""

    def fill(self, terrain: str) -> str:
        return self.fills.get(terrain, self.fills["other"])

    def area_fill(self, kind: str) -> str:
        return self.areas.get(kind, self.fills["other"])


LIGHT = CanvasColours(
    table="#d9d4c8",
    paper="#f6f0e0",
    grid="#c8bc9f",
    ink="#2b2620",
    plate="#fffaf0",
    fills={
        "open": "#f6f0e0",
        "low": "#e0cb9c",
        "tall": "#b7a07c",
        "difficult": "#cfd8ab",
        "ladder": "#e3d6b8",
        "platform": "#d3b081",
        "stone": "#cdd0d2",
        "pedestal": "#dcd3e2",
        "other": "#dad4cb",
    },
    looks={
        "reach": "#0b6e8f",
        "target": "#b3261e",
        "choice": "#5b3fa0",
        "chosen": "#8a4b00",
        "refused": "#6a6156",
        "front": "#1c7a3e",
        "side": "#8f6a00",
        "rear": "#a52a5c",
        "seen": "#3a5fb0",
        "selected": "#00707a",
        "partner": "#7a3d8f",
    },
    cursor="#141210",
    clear="#146c43",
    blocked="#b3261e",
    way="#0b5a76",
    texture=0.42,
    areas={"sea": "#c5d7dc", "wild": "#cfdab0", "outpost": "#f2e3c2"},
)

DARK = CanvasColours(
    table="#17191b",
    paper="#35322b",
    grid="#524c40",
    ink="#efe7d6",
    plate="#211f1b",
    fills={
        "open": "#35322b",
        "low": "#5a4c2f",
        "tall": "#7a6748",
        "difficult": "#3f4b2c",
        "ladder": "#544a38",
        "platform": "#6e5230",
        "stone": "#50555a",
        "pedestal": "#514760",
        "other": "#4a4640",
    },
    looks={
        "reach": "#6cc7e6",
        "target": "#ff8a80",
        "choice": "#bda6ff",
        "chosen": "#ffb454",
        "refused": "#a89f92",
        "front": "#7fd69b",
        "side": "#e6c35c",
        "rear": "#f29ac0",
        "seen": "#9db8ff",
        "selected": "#66e0d0",
        "partner": "#e0a6f5",
    },
    cursor="#ffffff",
    clear="#7fd69b",
    blocked="#ff8a80",
    way="#8ad4ee",
    texture=0.4,
    areas={"sea": "#24404a", "wild": "#3d4a2c", "outpost": "#5c4d33"},
)

CONTRAST = CanvasColours(
    table="#000000",
    paper="#000000",
    grid="#8c8c8c",
    ink="#ffffff",
    plate="#000000",
    fills={
        "open": "#000000",
        "low": "#3a2f00",
        "tall": "#5c5c5c",
        "difficult": "#0f3d12",
        "ladder": "#2b2b2b",
        "platform": "#4d2f00",
        "stone": "#30363c",
        "pedestal": "#33204a",
        "other": "#262626",
    },
    looks={
        "reach": "#5fe3ff",
        "target": "#ff9b93",
        "choice": "#d3c2ff",
        "chosen": "#ffd000",
        "refused": "#d0d0d0",
        "front": "#6bff9a",
        "side": "#ffe14d",
        "rear": "#ff9fd0",
        "seen": "#b3c8ff",
        "selected": "#3dfff0",
        "partner": "#f0b3ff",
    },
    cursor="#ffff00",
    clear="#6bff9a",
    blocked="#ff9b93",
    way="#5fe3ff",
    texture=0.85,
    areas={"sea": "#002b3d", "wild": "#0f3d12", "outpost": "#3a2f00"},
)

CANVAS_COLOURS: Mapping[str, CanvasColours] = {"light": LIGHT, "dark": DARK, "high-contrast": CONTRAST}


def canvas_colours(theme: Theme) -> CanvasColours:
    return CANVAS_COLOURS[theme]
