"""The colours of what an overlay lays on a board, in each theme: looks of places, heat, route and lines of sight."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass


@dataclass(frozen=True)
class OverlayColours:
    """Colours of overlays in one theme, as `#rrggbb`."""

    looks: Mapping[str, str]
    """By look of a highlighted place."""
    light: str
    """The tint of what is seen, as of a lamp."""
    heat: tuple[str, str, str, str, str, str]
    """Never, then five steps."""
    heat_ink: str
    """The dots and the hatching over heat."""
    route: str
    clear: str
    blocked: str
    halo: str
    """Beside lines, so that they are seen on every ground."""
    hurt: str
    heal: str
    miss: str
    """Lines and numbers of what has just happened."""
    plate: str
    """Behind numbers."""


LIGHT = OverlayColours(
    looks={
        "reach": "#0f6b6b",
        "target": "#b3261e",
        "choice": "#17746a",
        "chosen": "#0b6fa4",
        "refused": "#6a6156",
        "front": "#9a4a1e",
        "side": "#806200",
        "rear": "#1c7a3e",
        "seen": "#886800",
        "selected": "#00707a",
        "partner": "#7a3d8f",
    },
    light="#ffc928",
    heat=("#bbd9c9", "#fff2c6", "#fbd38a", "#f2a45b", "#dd6b3b", "#b23a2b"),
    heat_ink="#5b1d12",
    route="#0f6b6b",
    clear="#146c43",
    blocked="#b3261e",
    halo="#ffffff",
    hurt="#b3261e",
    heal="#1b6e36",
    miss="#59606a",
    plate="#fffbf0",
)

DARK = OverlayColours(
    looks={
        "reach": "#46ada6",
        "target": "#ff8a80",
        "choice": "#58c2b4",
        "chosen": "#8fd0f2",
        "refused": "#a89f92",
        "front": "#f0a070",
        "side": "#e6c35c",
        "rear": "#7fd69b",
        "seen": "#f0d060",
        "selected": "#66e0d0",
        "partner": "#e0a6f5",
    },
    light="#b09038",
    heat=("#31463c", "#544b2c", "#7d6230", "#ae7030", "#dd6a30", "#ff6a58"),
    heat_ink="#ffffff",
    route="#46ada6",
    clear="#7fd69b",
    blocked="#ff8a80",
    halo="#0b1415",
    hurt="#ff8a80",
    heal="#7ccf94",
    miss="#adb3ba",
    plate="#211f1b",
)

HIGH_CONTRAST = OverlayColours(
    looks={
        "reach": "#5fe3ff",
        "target": "#ff9b93",
        "choice": "#6bff9a",
        "chosen": "#3da9ff",
        "refused": "#d0d0d0",
        "front": "#ffb36b",
        "side": "#ffe14d",
        "rear": "#8dff6b",
        "seen": "#fff3a0",
        "selected": "#3dfff0",
        "partner": "#f0b3ff",
    },
    light="#fff3a0",
    heat=("#003322", "#332b00", "#5c4300", "#8a4b00", "#b34a00", "#d93a1f"),
    heat_ink="#ffffff",
    route="#5fe3ff",
    clear="#6bff9a",
    blocked="#ff9b93",
    halo="#000000",
    hurt="#ff9b93",
    heal="#6bff9a",
    miss="#e2e2e2",
    plate="#000000",
)

SAVE_INK = OverlayColours(
    looks=dict.fromkeys(LIGHT.looks, "#000000"),
    light="#ffffff",
    heat=("#ffffff", "#ffffff", "#ffffff", "#ffffff", "#ffffff", "#ffffff"),
    heat_ink="#000000",
    route="#000000",
    clear="#000000",
    blocked="#000000",
    halo="#ffffff",
    hurt="#000000",
    heal="#000000",
    miss="#000000",
    plate="#ffffff",
)

OVERLAY_COLOURS: Mapping[str, OverlayColours] = {
    "light": LIGHT,
    "dark": DARK,
    "high-contrast": HIGH_CONTRAST,
    "save-ink": SAVE_INK,
}
"""By theme; the last is for print alone."""
