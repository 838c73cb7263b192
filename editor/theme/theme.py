"""Dresses the application in one of its themes; what the platform prefers is not asked."""

from collections.abc import Mapping
from enum import StrEnum

from PySide6.QtGui import QColor, QPalette
from PySide6.QtWidgets import QApplication

from editor.theme.colours import DARK, LIGHT, Colours

ASKED_FOR = "HEXSMITH_THEME"


class Theme(StrEnum):
    """A theme by name."""

    LIGHT = "light"
    DARK = "dark"


COLOURS: Mapping[Theme, Colours] = {Theme.LIGHT: LIGHT, Theme.DARK: DARK}


def choose_theme(environ: Mapping[str, str]) -> Theme:
    """The theme asked for in the environment, else the light one."""
    asked = environ.get(ASKED_FOR) or Theme.LIGHT
    try:
        return Theme(asked)
    except ValueError:
        raise ValueError(f"{ASKED_FOR}={asked} is none of the themes: {', '.join(Theme)}") from None


def wear(app: QApplication, theme: Theme) -> None:
    """Give the whole application the colours of the theme, on the Fusion style."""
    app.setStyle("Fusion")
    app.setPalette(palette(COLOURS[theme]))


def palette(colours: Colours) -> QPalette:
    """Every role a Fusion widget draws with, so that nothing of the platform's palette shines through."""
    role = QPalette.ColorRole
    made = QPalette()
    for part, colour in {
        role.Window: colours.window,
        role.WindowText: colours.text,
        role.Base: colours.panel,
        role.AlternateBase: colours.raised,
        role.Text: colours.text,
        role.PlaceholderText: colours.quiet_text,
        role.Button: colours.raised,
        role.ButtonText: colours.text,
        role.BrightText: colours.text_on_accent,
        role.ToolTipBase: colours.raised,
        role.ToolTipText: colours.text,
        role.Highlight: colours.accent,
        role.HighlightedText: colours.text_on_accent,
        role.Accent: colours.accent,
        role.Link: colours.link,
        role.LinkVisited: colours.link,
        role.Light: colours.panel,
        role.Midlight: colours.raised,
        role.Mid: colours.line,
        role.Dark: colours.line,
        role.Shadow: colours.line,
    }.items():
        made.setColor(part, QColor(colour))
    for part in (role.WindowText, role.Text, role.ButtonText):
        made.setColor(QPalette.ColorGroup.Disabled, part, QColor(colours.disabled_text))
    return made
