"""The state of the window from one run to the next: its size and position, and the layout of the docks."""

from typing import TYPE_CHECKING

from PySide6.QtCore import QByteArray, QSize

if TYPE_CHECKING:
    from editor.shell.main_window import MainWindow

GEOMETRY = "window/geometry"
DOCKS = "window/docks"
HIDDEN = "window/hidden-docks"
FRAME = QSize(8, 40)
"""Room for what the desktop draws around a window."""


def save_window_state(window: "MainWindow") -> None:
    """Write it down."""
    settings = window.store.window_settings()
    settings.setValue(GEOMETRY, window.saveGeometry())
    settings.setValue(DOCKS, window.docks.state)
    settings.setValue(HIDDEN, ",".join(window.docks.hidden))
    settings.sync()


def restore_window_state(window: "MainWindow") -> None:
    """Make it as it was; what cannot be read stays as it is at first."""
    settings = window.store.window_settings()
    geometry, docks, hidden = (settings.value(name) for name in (GEOMETRY, DOCKS, HIDDEN))
    if isinstance(geometry, QByteArray):
        window.restoreGeometry(geometry)
    if isinstance(docks, QByteArray):
        window.docks.recall(docks, hidden.split(",") if isinstance(hidden, str) else [])


def fit_on_screen(window: "MainWindow", screen: QSize) -> None:
    """Make it smaller where it would reach beyond the screen."""
    if not window.isMaximized():
        window.resize(window.size().boundedTo(screen - FRAME))
