"""The colours of a theme, each named by what it is for."""

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Colours:
    """One theme; colours are `#rrggbb`."""

    window: str
    panel: str
    raised: str
    text: str
    quiet_text: str
    disabled_text: str
    accent: str
    text_on_accent: str
    link: str
    line: str


LIGHT = Colours(
    window="#f4f2ee",
    panel="#ffffff",
    raised="#e9e6df",
    text="#1f2328",
    quiet_text="#5b626b",
    disabled_text="#9aa0a6",
    accent="#0f6b6b",
    text_on_accent="#ffffff",
    link="#0b5f87",
    line="#cfcac0",
)

DARK = Colours(
    window="#1e2124",
    panel="#272b2f",
    raised="#32373c",
    text="#e8e6e1",
    quiet_text="#a9afb6",
    disabled_text="#6c737a",
    accent="#3fa7a0",
    text_on_accent="#0f1516",
    link="#7cc3e8",
    line="#3d4349",
)
