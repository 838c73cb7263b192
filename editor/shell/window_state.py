"""The state of the window from one run to the next: its size and position, and the layout of the docks."""

from PySide6.QtCore import QByteArray, QSettings, QSize
from PySide6.QtWidgets import QMainWindow

from editor.shell.docks import Docks

GEOMETRY = "window/geometry"
DOCKS = "window/docks"
HIDDEN = "window/hidden-docks"
FRAME = QSize(8, 40)
"""The margin for the frame that the desktop draws around a window."""


def save_window_state(window: QMainWindow, docks: Docks, settings: QSettings) -> None:
    """Store size, position and layout."""
    settings.setValue(GEOMETRY, window.saveGeometry())
    settings.setValue(DOCKS, docks.state)
    settings.setValue(HIDDEN, ",".join(docks.hidden))
    settings.sync()


def restore_window_state(window: QMainWindow, docks: Docks, settings: QSettings) -> None:
    """Restore size, position and layout; what cannot be read keeps its default."""
    geometry, layout, hidden = (settings.value(name) for name in (GEOMETRY, DOCKS, HIDDEN))
    if isinstance(geometry, QByteArray):
        window.restoreGeometry(geometry)
    if isinstance(layout, QByteArray):
        docks.recall(layout, hidden.split(",") if isinstance(hidden, str) else [])


def fit_on_screen(window: QMainWindow, screen: QSize) -> None:
    """Make the window smaller if it would exceed the screen."""
    if not window.isMaximized():
        window.resize(window.size().boundedTo(screen - FRAME))
