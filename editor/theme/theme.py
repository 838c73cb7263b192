"""The themes by name, and the choice of one from environment and preferences."""

from collections.abc import Mapping
from enum import StrEnum

from editor.theme.colours import DARK, HIGH_CONTRAST, LIGHT, Colours

ASKED_FOR = "HEXSMITH_THEME"


class Theme(StrEnum):
    """A theme setting: one of the looks, or the system's choice of light or dark."""

    SYSTEM = "system"
    LIGHT = "light"
    DARK = "dark"
    HIGH_CONTRAST = "high-contrast"


COLOURS: Mapping[Theme, Colours] = {
    Theme.LIGHT: LIGHT,
    Theme.DARK: DARK,
    Theme.HIGH_CONTRAST: HIGH_CONTRAST,
}
"""The actual looks; `SYSTEM` is resolved to one of them."""


def choose_theme(environ: Mapping[str, str], preferred: Theme = Theme.SYSTEM) -> Theme:
    """The theme requested in the environment, otherwise the preferred one."""
    asked = environ.get(ASKED_FOR) or preferred
    try:
        return Theme(asked)
    except ValueError:
        raise ValueError(f"{ASKED_FOR}={asked} is none of the themes: {', '.join(Theme)}") from None
