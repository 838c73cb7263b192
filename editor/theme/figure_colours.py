"""The colours of figures and of what lies beside them, in each theme: they are the same on every board."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, replace


@dataclass(frozen=True, slots=True)
class FigureColours:
    """Colours of figures, states and coins in one theme, as `#rrggbb`."""

    is_flat: bool
    """Whether nothing has a gradient or a shadow."""
    outline: str
    disc: str
    disc_edge: str
    """The disc with the letters: its lit side, and its other side; empty where it has the colour of the side."""
    letters: str
    """Letters on the disc where they have not the colour of the side."""
    full: str
    lost: str
    """The parts of the ring of health."""
    track: str
    """Under the ring."""
    spent: str
    spent_disc: str
    spent_ink: str
    beak: str
    beak_line: str
    nobody: str
    """The rim of a piece without a side."""
    rim: str
    """The rim of all pieces; empty where it has the colour of the side."""
    acting: str
    acting_line: str
    chosen: str
    choice: str
    target: str
    halo: str
    """Around what points out a figure."""
    gem: str
    gem_line: str
    state: str
    state_ink: str
    more: str
    more_ink: str
    """The disc with the number of further states."""
    tick: str
    tick_ink: str
    coin_glint: str
    coin: str
    coin_shade: str
    coin_line: str
    coin_ink: str
    coin_ring: str
    name: str
    name_ink: str
    shadow: str
    shadow_strength: float


LIGHT = FigureColours(
    is_flat=False,
    outline="#17120a",
    disc="#fffdf6",
    disc_edge="#e2d5b8",
    letters="#2a241b",
    full="#fbf4e2",
    lost="#2b1c14",
    track="#120d05",
    spent="#7b7a75",
    spent_disc="#cfcbc2",
    spent_ink="#44423e",
    beak="#fffdf6",
    beak_line="#17120a",
    nobody="#8a8378",
    rim="",
    acting="#ffb000",
    acting_line="#5a3c00",
    chosen="#0b6fa4",
    choice="#0f6b6b",
    target="#b3261e",
    halo="#ffffff",
    gem="#63d2f0",
    gem_line="#0d2d38",
    state="#fffdf6",
    state_ink="#2a241b",
    more="#2a241b",
    more_ink="#ffffff",
    tick="#1b6e36",
    tick_ink="#ffffff",
    coin_glint="#f7de8c",
    coin="#d8a322",
    coin_shade="#8a6510",
    coin_line="#7c5a0e",
    coin_ink="#3a2702",
    coin_ring="#fffdf5",
    name="#fffbf0",
    name_ink="#2a241b",
    shadow="#120d05",
    shadow_strength=0.62,
)

DARK = replace(
    LIGHT,
    chosen="#8fd0f2",
    choice="#46ada6",
    target="#ff5a4d",
    halo="#121416",
    name="#222528",
    name_ink="#e8e6e1",
    shadow="#000000",
    shadow_strength=0.8,
)

HIGH_CONTRAST = replace(
    LIGHT,
    is_flat=True,
    outline="#ffffff",
    disc="",
    disc_edge="",
    letters="#000000",
    full="#ffffff",
    lost="#000000",
    track="#000000",
    spent="#8c8c8c",
    spent_disc="#8c8c8c",
    spent_ink="#000000",
    beak="#ffffff",
    beak_line="#000000",
    acting="#ffd000",
    acting_line="#000000",
    chosen="#3da9ff",
    choice="#6bff9a",
    target="#ff4d40",
    halo="#000000",
    gem="#5fe3ff",
    gem_line="#000000",
    state="#ffffff",
    state_ink="#000000",
    more="#000000",
    tick="#6bff9a",
    tick_ink="#000000",
    coin_glint="#ffd84a",
    coin="#ffd84a",
    coin_shade="#ffd84a",
    coin_line="#000000",
    coin_ink="#000000",
    coin_ring="#ffffff",
    name="#000000",
    name_ink="#ffffff",
    shadow="#000000",
    shadow_strength=0.0,
)

SAVE_INK = replace(
    HIGH_CONTRAST,
    outline="#000000",
    rim="#ffffff",
    disc="#ffffff",
    disc_edge="#ffffff",
    full="#000000",
    lost="#ffffff",
    track="#ffffff",
    spent="#ffffff",
    spent_disc="#ffffff",
    acting="#000000",
    acting_line="#ffffff",
    chosen="#000000",
    choice="#000000",
    target="#000000",
    halo="#ffffff",
    gem="#ffffff",
    gem_line="#000000",
    more_ink="#ffffff",
    tick="#000000",
    tick_ink="#ffffff",
    coin_glint="#ffffff",
    coin="#ffffff",
    coin_shade="#ffffff",
    coin_line="#000000",
    name="#ffffff",
    name_ink="#000000",
)

FIGURE_COLOURS: Mapping[str, FigureColours] = {
    "light": LIGHT,
    "dark": DARK,
    "high-contrast": HIGH_CONTRAST,
    "save-ink": SAVE_INK,
}
"""By theme."""
