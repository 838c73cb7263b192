"""What the window remembers from one day to the next: its size and place, and where the docks are."""

from typing import TYPE_CHECKING

from PySide6.QtCore import QByteArray, QSize

if TYPE_CHECKING:
    from editor.window.main_window import MainWindow

GEOMETRY = "window/geometry"
DOCKS = "window/docks"
HIDDEN = "window/hidden-docks"
FRAME = QSize(8, 40)
"""Room for what the desktop draws around a window."""


def remember(window: "MainWindow") -> None:
    """Write it down."""
    settings = window.store.window_settings()
    settings.setValue(GEOMETRY, window.saveGeometry())
    settings.setValue(DOCKS, window.docks.state)
    settings.setValue(HIDDEN, ",".join(window.docks.hidden))
    settings.sync()


def recall(window: "MainWindow") -> None:
    """Make it as it was; what cannot be read stays as it is at first."""
    settings = window.store.window_settings()
    geometry, docks, hidden = (settings.value(name) for name in (GEOMETRY, DOCKS, HIDDEN))
    if isinstance(geometry, QByteArray):
        window.restoreGeometry(geometry)
    if isinstance(docks, QByteArray):
        window.docks.recall(docks, hidden.split(",") if isinstance(hidden, str) else [])


def stay_within(window: "MainWindow", screen: QSize) -> None:
    """Make it smaller where it would reach beyond the screen."""
    if not window.isMaximized():
        window.resize(window.size().boundedTo(screen - FRAME))
