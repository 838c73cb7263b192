"""The state of the window from one run to the next: its size and position, and the layout of the docks."""

from PySide6.QtCore import QByteArray, QSettings, QSize
from PySide6.QtWidgets import QMainWindow

from editor.shell.docks import Docks

GEOMETRY = "window/geometry"
DOCKS = "window/docks"
HIDDEN = "window/hidden-docks"
FRAME = QSize(8, 40)
"""Room for what the desktop draws around a window."""


def save_window_state(window: QMainWindow, docks: Docks, settings: QSettings) -> None:
    """Store it."""
    settings.setValue(GEOMETRY, window.saveGeometry())
    settings.setValue(DOCKS, docks.state)
    settings.setValue(HIDDEN, ",".join(docks.hidden))
    settings.sync()


def restore_window_state(window: QMainWindow, docks: Docks, settings: QSettings) -> None:
    """Restore it; what cannot be read stays at its default."""
    geometry, layout, hidden = (settings.value(name) for name in (GEOMETRY, DOCKS, HIDDEN))
    if isinstance(geometry, QByteArray):
        window.restoreGeometry(geometry)
    if isinstance(layout, QByteArray):
        docks.recall(layout, hidden.split(",") if isinstance(hidden, str) else [])


def fit_on_screen(window: QMainWindow, screen: QSize) -> None:
    """Make it smaller where it would reach beyond the screen."""
    if not window.isMaximized():
        window.resize(window.size().boundedTo(screen - FRAME))
