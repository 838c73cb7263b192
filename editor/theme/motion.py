"""Whether things may move on the screen: as the user prefers, and never where nobody looks."""

from PySide6.QtCore import QCoreApplication
from PySide6.QtGui import QGuiApplication

ALLOWED = "hexsmith-motion"
"""The name of a dynamic property of the application."""
WITHOUT_SCREEN = ("offscreen", "minimal")


def allow_motion(allowed: bool) -> None:
    """Let things move from now on, or show them at rest."""
    app = QCoreApplication.instance()
    if app is not None:
        app.setProperty(ALLOWED, allowed)


def motion_allowed() -> bool:
    """Whether things may move; never on a platform without a screen, so that pictures of it are always the same."""
    app = QCoreApplication.instance()
    if app is None or QGuiApplication.platformName() in WITHOUT_SCREEN:
        return False
    return app.property(ALLOWED) is not False
