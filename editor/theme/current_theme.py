"""Applies a theme and a text size to the whole application, and knows which theme is applied."""

from PySide6.QtCore import Qt
from PySide6.QtGui import QFontMetrics
from PySide6.QtWidgets import QApplication

from editor.theme.colours import Colours
from editor.theme.qt_palette import palette
from editor.theme.stylesheet import stylesheet
from editor.theme.theme import COLOURS, Theme
from editor.theme.type_scale import TextRole, text_font

# The names of dynamic properties of the application with the current theme.
REQUESTED = "hexsmith-theme-wished"
APPLIED = "hexsmith-theme-applied"
TEXT_SIZE = "hexsmith-text-size"
NORMAL = 100
"""The text size unless a user chooses another, in per cent."""

SCHEMES = {
    Theme.LIGHT: Qt.ColorScheme.Light,
    Theme.DARK: Qt.ColorScheme.Dark,
    Theme.HIGH_CONTRAST: Qt.ColorScheme.Dark,
}


def apply_theme(app: QApplication, theme: Theme, text_size: int = NORMAL) -> None:
    """Apply this theme, which follows the system if it is `SYSTEM`, and this text size in per cent."""
    is_first = app.property(REQUESTED) is None
    app.setProperty(REQUESTED, str(theme))
    hints = app.styleHints()
    if theme is Theme.SYSTEM:
        hints.unsetColorScheme()
    else:
        hints.setColorScheme(SCHEMES[theme])
    apply_look(app, resolved_theme(theme, hints.colorScheme()), text_size)
    if is_first:
        follow_the_system(app)


def resolved_theme(theme: Theme, scheme: Qt.ColorScheme) -> Theme:
    """The look for a theme, given the colour scheme of the system."""
    if theme is not Theme.SYSTEM:
        return theme
    return Theme.DARK if scheme is Qt.ColorScheme.Dark else Theme.LIGHT


def current_theme() -> Theme:
    """The current look: never `Theme.SYSTEM`."""
    app = QApplication.instance()
    return Theme(app.property(APPLIED) or Theme.LIGHT) if app else Theme.LIGHT


def colours() -> Colours:
    """The colours of the current look."""
    return COLOURS[current_theme()]


def apply_look(app: QApplication, theme: Theme, text_size: int) -> None:
    """Apply a look; does nothing if it is current, since a change repaints every widget."""
    if (app.property(APPLIED), app.property(TEXT_SIZE)) == (str(theme), text_size):
        return
    if app.property(APPLIED) is None:
        app.setStyle("Fusion")
    app.setProperty(APPLIED, str(theme))
    app.setProperty(TEXT_SIZE, text_size)
    app.setPalette(palette(COLOURS[theme]))
    app.setFont(text_font(TextRole.BODY, text_size))
    focused = app.focusWidget()
    # Without a sheet first: with one in place, Qt restyles each widget once more for each of its ancestors.
    app.setStyleSheet("")
    app.setStyleSheet(stylesheet(COLOURS[theme], text_size, QFontMetrics(app.font()).height()))
    if focused is not None and app.focusWidget() is not focused:
        focused.setFocus()  # a box of buttons lays them out anew for another style, and drops their focus


def text_size() -> int:
    """The current text size, in per cent."""
    app = QApplication.instance()
    return int(app.property(TEXT_SIZE) or NORMAL) if app else NORMAL


def follow_the_system(app: QApplication) -> None:
    """Follow theme changes of the system while the preference says so."""

    def follow(scheme: Qt.ColorScheme) -> None:
        if app.property(REQUESTED) == str(Theme.SYSTEM):
            apply_look(app, resolved_theme(Theme.SYSTEM, scheme), app.property(TEXT_SIZE))

    app.styleHints().colorSchemeChanged.connect(follow)
