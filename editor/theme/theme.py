"""The themes by name, and the choice of one from environment and preferences."""

from collections.abc import Mapping
from enum import StrEnum

from editor.theme.colours import DARK, HIGH_CONTRAST, LIGHT, Colours

ASKED_FOR = "HEXSMITH_THEME"


class Theme(StrEnum):
    """A theme setting: one of the looks, or the system's choice of light or dark. `SAVE_INK` is for print alone."""

    SYSTEM = "system"
    LIGHT = "light"
    DARK = "dark"
    HIGH_CONTRAST = "high-contrast"
    SAVE_INK = "save-ink"


COLOURS: Mapping[Theme, Colours] = {
    Theme.LIGHT: LIGHT,
    Theme.DARK: DARK,
    Theme.HIGH_CONTRAST: HIGH_CONTRAST,
}
"""The looks of the window; `SYSTEM` is resolved to one of them."""
FLAT = frozenset({Theme.HIGH_CONTRAST, Theme.SAVE_INK})
"""Themes without shadows and gradients."""
SETTINGS = tuple(theme for theme in Theme if theme is not Theme.SAVE_INK)
"""The themes that a user can choose for the window."""


def theme_setting(name: str) -> Theme:
    """The theme of this name, if a user can choose it; raises ValueError."""
    return SETTINGS[SETTINGS.index(Theme(name))]


def choose_theme(environ: Mapping[str, str], preferred: Theme = Theme.SYSTEM) -> Theme:
    """The theme requested in the environment, otherwise the preferred one."""
    asked = environ.get(ASKED_FOR) or preferred
    try:
        return theme_setting(asked)
    except ValueError:
        raise ValueError(f"{ASKED_FOR}={asked} is none of the themes: {', '.join(SETTINGS)}") from None
