"""The state of the window from one run to the next: its size and position, and the side panel."""

import re

from PySide6.QtCore import QByteArray, QSettings, QSize
from PySide6.QtWidgets import QMainWindow

from editor.shell.panel.panel_area import PanelAreaWidget

GEOMETRY = "window/geometry"
PANEL_WIDTH = "window/panel-width"
PANEL_OPEN = "window/panel-open"
HIDDEN = "window/hidden-docks"
MOST_LETTERS = 1000
"""The greatest width of the side panel that is taken from the settings."""
FRAME = QSize(8, 40)
"""The margin for the frame that the desktop draws around a window."""


def save_window_state(window: QMainWindow, panels: PanelAreaWidget, settings: QSettings) -> None:
    """Store size, position and layout."""
    settings.setValue(GEOMETRY, window.saveGeometry())
    settings.setValue(PANEL_WIDTH, panels.chosen_width)
    settings.setValue(PANEL_OPEN, int(panels.keeps_open))
    settings.setValue(HIDDEN, ",".join(panels.hidden))
    settings.sync()


def restore_window_state(window: QMainWindow, panels: PanelAreaWidget, settings: QSettings) -> None:
    """Restore size, position and layout; what cannot be read keeps its default."""
    geometry, hidden = settings.value(GEOMETRY), settings.value(HIDDEN)
    if isinstance(geometry, QByteArray):
        window.restoreGeometry(geometry)
    width, is_open = (_number(settings.value(name)) for name in (PANEL_WIDTH, PANEL_OPEN))
    panels.recall(
        width if width is not None and 0 <= width <= MOST_LETTERS else 0,
        is_open != 0,
        hidden.split(",") if isinstance(hidden, str) else [],
    )


def _number(value: object) -> int | None:
    """The number that is stored as a text; None if it cannot be read."""
    text = str(value)
    return int(text) if re.fullmatch(r"\d{1,6}", text) else None


def fit_on_screen(window: QMainWindow, screen: QSize) -> None:
    """Make the window smaller if it would exceed the screen."""
    if not window.isMaximized():
        window.resize(window.size().boundedTo(screen - FRAME))
