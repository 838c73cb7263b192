"""The colours of boards in each theme: paper, matter, ink and marks; those of the window are in `colours`."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from editor.theme.colours import contrast, mixed


@dataclass(frozen=True, slots=True)
class Matter:
    """Colours of a raised body: its top, the rim in the light, its side."""

    top: str
    lit: str
    side: str
    chips: str = ""
    """Loose parts on its top; those of a body without any have the colour of the rim."""


@dataclass(frozen=True)
class BoardColours:
    """Colours of boards in one theme, as `#rrggbb`."""

    table: str
    """Colour around the sheet."""
    paper: str
    paper_edge: str
    grid: str
    grid_share: float
    """The strength of the lines between hexes on open ground, from 0 to 1."""
    ink: str
    """Letters, symbols and outlines."""
    plate: str
    """Backing of letters on terrain."""
    outline: str
    """The edge of raised bodies."""
    shadow: str
    shadow_share: float
    """The strength of shadows, from 0 to 1; 0 where nothing casts one."""
    matters: Mapping[str, Matter]
    """By kind of raised ground; any other has that of `other`."""
    rough: str
    """Difficult ground."""
    tuft: str
    sand: tuple[str, str]
    """The ground of an arena, in the middle and at its edge."""
    flags: tuple[str, str]
    """The stone floor around an arena, in the middle and at its edge."""
    fills: Mapping[str, str]
    """By kind of ground, of a single hex or far away; any other has the colour of `other`."""
    cursor: str
    way: str
    texture: float
    """The strength of textures, from 0 to 1."""
    areas: Mapping[str, str]
    """By class of area; any other class has the colour of `other` ground."""
    washes: tuple[str, ...]
    """The tints of wild areas, one after another."""
    water: str
    """Coasts, routes and names of seas."""
    road: str
    region: str
    """The tint of regions that are no side's."""
    zone_fill: float = 0.05
    """The strength of the tint of zones, from 0 to 1."""
    gem: str = "#d8a322"
    """The colour of what stands for income."""
    grain: str = "#5a4222"
    """The dark spots of paper and table."""
    flat: bool = False
    """Whether bodies are outlines with patterns, without light, shadow and grain."""

    def fill(self, terrain: str) -> str:
        return self.fills.get(terrain, self.fills["other"])

    def matter(self, terrain: str) -> Matter:
        return self.matters.get(terrain, self.matters["other"])

    def area_fill(self, kind: str) -> str:
        return self.areas.get(kind, self.fills["other"])

    def wash(self, kind: str, number: int) -> str:
        """The colour of an area: wild ones have one of several, by their number."""
        return self.washes[number % len(self.washes)] if kind == "wild" else self.area_fill(kind)


LIGHT = BoardColours(
    table="#b7ae9b",
    paper="#f4ecd8",
    paper_edge="#e6d9bb",
    grid="#5a4626",
    grid_share=0.2,
    ink="#2a241b",
    plate="#fffbf0",
    outline="#231d14",
    shadow="#1d160a",
    shadow_share=0.46,
    matters={
        "tall": Matter("#938b7d", "#cfc7b7", "#4a4338"),
        "low": Matter("#cdb88a", "#eedfb9", "#8b7549", "#fbf0d2"),
        "platform": Matter("#c8955a", "#efc58d", "#6f4826"),
        "stone": Matter("#b3aa9a", "#ded7c8", "#5a5246"),
        "pedestal": Matter("#c9bfcd", "#ece5ef", "#6a5f70"),
        "other": Matter("#c2b9aa", "#e6dfd2", "#6e6555"),
    },
    rough="#afc089",
    tuft="#627a3c",
    sand=("#f3e2bc", "#dcc391"),
    flags=("#b9af9d", "#7f7461"),
    fills={
        "open": "#f4ecd8",
        "low": "#cdb88a",
        "tall": "#938b7d",
        "difficult": "#ccd4ac",
        "ladder": "#dfc193",
        "platform": "#c8955a",
        "stone": "#b3aa9a",
        "pedestal": "#c9bfcd",
        "other": "#c2b9aa",
    },
    cursor="#141210",
    way="#0b5a76",
    texture=0.42,
    areas={"sea": "#c9d3cf", "wild": "#c3cfa0", "outpost": "#f2e3c2"},
    washes=("#c3cfa0", "#d9d3a8", "#dccba8"),
    water="#2e5c66",
    road="#7a4a18",
    region="#8a7346",
)

DARK = BoardColours(
    table="#121416",
    paper="#2c2a26",
    paper_edge="#21201d",
    grid="#e7dcc0",
    grid_share=0.13,
    ink="#efe7d6",
    plate="#211f1b",
    outline="#0b0a08",
    shadow="#000000",
    shadow_share=0.75,
    matters={
        "tall": Matter("#8a8379", "#bdb5a6", "#15130f"),
        "low": Matter("#7c6b45", "#a8946a", "#2c2413", "#d6c69a"),
        "platform": Matter("#a0703c", "#c9935a", "#2e1b0a"),
        "stone": Matter("#6f6a62", "#a39c8f", "#1a1815"),
        "pedestal": Matter("#655a70", "#9789a3", "#1e1a22"),
        "other": Matter("#6a645a", "#989083", "#1f1c17"),
    },
    rough="#4f6636",
    tuft="#9db76b",
    sand=("#4a4130", "#3a3325"),
    flags=("#4d4a45", "#312f2b"),
    fills={
        "open": "#2c2a26",
        "low": "#7c6b45",
        "tall": "#8a8379",
        "difficult": "#3c4a2d",
        "ladder": "#6b5133",
        "platform": "#a0703c",
        "stone": "#6f6a62",
        "pedestal": "#655a70",
        "other": "#6a645a",
    },
    cursor="#ffffff",
    way="#8ad4ee",
    texture=0.4,
    areas={"sea": "#1c2729", "wild": "#33402a", "outpost": "#5c4d33"},
    washes=("#33402a", "#474427", "#453b2a"),
    water="#9cc7ce",
    road="#d9a868",
    region="#c9b37e",
    grain="#000000",
)

CONTRAST = BoardColours(
    table="#000000",
    paper="#000000",
    paper_edge="#000000",
    grid="#ffffff",
    grid_share=0.45,
    ink="#ffffff",
    plate="#000000",
    outline="#ffffff",
    shadow="#000000",
    shadow_share=0.0,
    matters={
        "tall": Matter("#5c5c5c", "#ffffff", "#000000"),
        "low": Matter("#3a2f00", "#ffffff", "#000000"),
        "platform": Matter("#4d2f00", "#ffffff", "#000000"),
        "stone": Matter("#30363c", "#ffffff", "#000000"),
        "pedestal": Matter("#33204a", "#ffffff", "#000000"),
        "other": Matter("#262626", "#ffffff", "#000000"),
    },
    rough="#0f3d12",
    tuft="#ffffff",
    sand=("#000000", "#000000"),
    flags=("#1c1c1c", "#1c1c1c"),
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
    cursor="#ffff00",
    way="#5fe3ff",
    texture=0.85,
    areas={"sea": "#002b3d", "wild": "#0f3d12", "outpost": "#3a2f00"},
    washes=("#0f3d12",),
    water="#ffffff",
    road="#ffffff",
    region="#ffffff",
    zone_fill=0.22,
    gem="#ffd84a",
    flat=True,
)

SAVE_INK = BoardColours(
    table="#ffffff",
    paper="#ffffff",
    paper_edge="#ffffff",
    grid="#000000",
    grid_share=0.35,
    ink="#000000",
    plate="#ffffff",
    outline="#000000",
    shadow="#000000",
    shadow_share=0.0,
    matters={
        kind: Matter("#ffffff", "#000000", "#000000")
        for kind in ("tall", "low", "platform", "stone", "pedestal", "other")
    },
    rough="#ffffff",
    tuft="#000000",
    sand=("#ffffff", "#ffffff"),
    flags=("#ffffff", "#ffffff"),
    fills=dict.fromkeys(
        ("open", "low", "tall", "difficult", "ladder", "platform", "stone", "pedestal", "other"), "#ffffff"
    ),
    cursor="#000000",
    way="#000000",
    texture=0.85,
    areas=dict.fromkeys(LIGHT.areas, "#ffffff"),
    washes=("#ffffff",),
    water="#000000",
    road="#000000",
    region="#000000",
    zone_fill=0.0,
    gem="#ffffff",
    flat=True,
)

BOARD_COLOURS: Mapping[str, BoardColours] = {
    "light": LIGHT,
    "dark": DARK,
    "high-contrast": CONTRAST,
    "save-ink": SAVE_INK,
}
"""By theme; the last is for print alone."""


def board_colours(theme: str) -> BoardColours:
    return BOARD_COLOURS[theme]


def readable(colour: str, ground: str, ink: str, least: float) -> str:
    """The colour, or the first mixture with ink that has at least this contrast on the ground."""
    shares = (number / 10 for number in range(10))
    return next((made for share in shares if contrast(made := mixed(colour, ink, share), ground) >= least), ink)
