"""The colours of each theme, named by purpose; tests measure their contrasts."""

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Colours:
    """Colours of one theme, as `#rrggbb`."""

    window: str
    panel: str
    raised: str
    text: str
    quiet_text: str
    disabled_text: str
    accent: str
    text_on_accent: str
    link: str
    visited_link: str
    line: str
    """For separators; controls have the colour `edge`."""
    edge: str
    focus: str
    good: str
    warning: str
    bad: str
    tip: str
    text_on_tip: str


def mixed(colour: str, other: str, share: float) -> str:
    """Blend of two colours by a share, as `#rrggbb`."""
    pairs = zip(rgb(colour), rgb(other), strict=True)
    return "#" + "".join(f"{round(a + (b - a) * share):02x}" for a, b in pairs)


def rgb(colour: str) -> tuple[int, int, int]:
    """Red, green and blue of a colour, each up to 255."""
    return int(colour[1:3], 16), int(colour[3:5], 16), int(colour[5:7], 16)


LIGHT = Colours(
    window="#f4f2ee",
    panel="#ffffff",
    raised="#e9e6df",
    text="#1f2328",
    quiet_text="#555c65",
    disabled_text="#878d94",
    accent="#0f6b6b",
    text_on_accent="#ffffff",
    link="#0b5f87",
    visited_link="#6b4a8a",
    line="#cfcac0",
    edge="#7f7a70",
    focus="#0b6fa4",
    good="#1b6e36",
    warning="#855000",
    bad="#b3261e",
    tip="#2b3036",
    text_on_tip="#f4f2ee",
)

DARK = Colours(
    window="#1e2124",
    panel="#272b2f",
    raised="#32373c",
    text="#e8e6e1",
    quiet_text="#adb3ba",
    disabled_text="#7d848b",
    accent="#3fa7a0",
    text_on_accent="#0f1516",
    link="#7cc3e8",
    visited_link="#c0a5e6",
    line="#454c53",
    edge="#8b939b",
    focus="#8fd0f2",
    good="#7ccf94",
    warning="#f0b65a",
    bad="#ff9c92",
    tip="#e8e6e1",
    text_on_tip="#1f2328",
)

HIGH_CONTRAST = Colours(
    window="#000000",
    panel="#000000",
    raised="#1c1c1c",
    text="#ffffff",
    quiet_text="#e2e2e2",
    disabled_text="#a6a6a6",
    accent="#ffe14d",
    text_on_accent="#000000",
    link="#7fd4ff",
    visited_link="#e3b5ff",
    line="#ffffff",
    edge="#ffffff",
    focus="#ffe14d",
    good="#7df09a",
    warning="#ffc266",
    bad="#ffb0a8",
    tip="#ffffff",
    text_on_tip="#000000",
)
