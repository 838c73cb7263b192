"""The colours of the window in each theme, named by purpose; tests measure their contrasts."""

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Colours:
    """Colours of one theme, as `#rrggbb`."""

    window: str
    panel: str
    raised: str
    """Ground of plain buttons, chips and segments."""
    sunken: str
    """Ground that work lies in: quotations, tables of changes, the desk of small pictures."""
    text: str
    quiet_text: str
    faint_text: str
    """For rule numbers, axes and hints in fields."""
    disabled_text: str
    accent: str
    text_on_accent: str
    wash: str
    """Ground of what is chosen."""
    wash_line: str
    link: str
    visited_link: str
    line: str
    """For separators; fields have the colour `edge`."""
    edge: str
    focus: str
    good: str
    good_wash: str
    warning: str
    warning_wash: str
    warning_line: str
    bad: str
    bad_wash: str
    bad_line: str
    tip: str
    text_on_tip: str
    shadow: str


def mixed(colour: str, other: str, share: float) -> str:
    """Blend of two colours by a share, as `#rrggbb`."""
    pairs = zip(rgb(colour), rgb(other), strict=True)
    return "#" + "".join(f"{round(a + (b - a) * share):02x}" for a, b in pairs)


def rgb(colour: str) -> tuple[int, int, int]:
    """Red, green and blue of a colour, each up to 255."""
    return int(colour[1:3], 16), int(colour[3:5], 16), int(colour[5:7], 16)


def contrast(one: str, other: str) -> float:
    """The contrast of two colours, from 1 to 21 (WCAG 2.2)."""
    dark, light = sorted((_luminance(one), _luminance(other)))
    return (light + 0.05) / (dark + 0.05)


def is_dark(colour: str) -> bool:
    """Whether white is read better on a colour than black."""
    return contrast(colour, "#ffffff") > contrast(colour, "#000000")


def _luminance(colour: str) -> float:
    parts = (value / 255 for value in rgb(colour))
    red, green, blue = (part / 12.92 if part <= 0.04045 else ((part + 0.055) / 1.055) ** 2.4 for part in parts)
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


LIGHT = Colours(
    window="#f5f3ef",
    panel="#ffffff",
    raised="#ece9e2",
    sunken="#efece5",
    text="#1f2328",
    quiet_text="#59606a",
    faint_text="#62686f",
    disabled_text="#8a9097",
    accent="#0f6b6b",
    text_on_accent="#ffffff",
    wash="#d8ecea",
    wash_line="#7db5b1",
    link="#0b5f87",
    visited_link="#6b4a8a",
    line="#ddd8ce",
    edge="#88837a",
    focus="#0b6fa4",
    good="#1b6e36",
    good_wash="#e4f1e7",
    warning="#855000",
    warning_wash="#fff6e5",
    warning_line="#e4c079",
    bad="#b0251d",
    bad_wash="#fcecea",
    bad_line="#e3a8a3",
    tip="#2b3036",
    text_on_tip="#f4f2ee",
    shadow="#2a2115",
)

DARK = Colours(
    window="#1a1c1e",
    panel="#222528",
    raised="#2e3236",
    sunken="#17191b",
    text="#e8e6e1",
    quiet_text="#adb3ba",
    faint_text="#99a0a7",
    disabled_text="#6f767d",
    accent="#46ada6",
    text_on_accent="#0b1415",
    wash="#1c3a3a",
    wash_line="#3c7f7b",
    link="#7cc3e8",
    visited_link="#c0a5e6",
    line="#373c41",
    edge="#8b939b",
    focus="#8fd0f2",
    good="#7ccf94",
    good_wash="#1d3325",
    warning="#f0b65a",
    warning_wash="#352a14",
    warning_line="#7a5c20",
    bad="#ff9c92",
    bad_wash="#3b2220",
    bad_line="#7e3f39",
    tip="#e8e6e1",
    text_on_tip="#1f2328",
    shadow="#000000",
)

HIGH_CONTRAST = Colours(
    window="#000000",
    panel="#000000",
    raised="#1c1c1c",
    sunken="#000000",
    text="#ffffff",
    quiet_text="#e2e2e2",
    faint_text="#d6d6d6",
    disabled_text="#a6a6a6",
    accent="#ffe14d",
    text_on_accent="#000000",
    wash="#3a3300",
    wash_line="#ffe14d",
    link="#7fd4ff",
    visited_link="#e3b5ff",
    line="#ffffff",
    edge="#ffffff",
    focus="#ffe14d",
    good="#7df09a",
    good_wash="#00290d",
    warning="#ffc266",
    warning_wash="#332100",
    warning_line="#ffc266",
    bad="#ffb0a8",
    bad_wash="#3a0a06",
    bad_line="#ffb0a8",
    tip="#ffffff",
    text_on_tip="#000000",
    shadow="#000000",
)
