"""Sets Qt up: the platform plugin by which it reaches a screen, and its messages sent to Python's log.

The platform must be chosen before there is a QApplication, which aborts without one. With Qt's messages in the log
there is one place to read and to test them.
"""

import logging
import sys
from collections.abc import Mapping

from PySide6.QtCore import QMessageLogContext, QtMsgType, qInstallMessageHandler

SCREENS = ("QT_QPA_PLATFORM", "DISPLAY", "WAYLAND_DISPLAY")
WITHOUT_A_SCREEN = "offscreen"


class NoScreen(Exception):
    """Raised when there is no display."""


def choose_platform(environ: Mapping[str, str], *, needs_a_screen: bool) -> str | None:
    """The Qt platform to force; None to let Qt choose."""
    if sys.platform != "linux" or any(environ.get(name) for name in SCREENS):
        return None
    if needs_a_screen:
        raise NoScreen
    return WITHOUT_A_SCREEN


log = logging.getLogger("qt")

LEVELS = {
    QtMsgType.QtDebugMsg: logging.DEBUG,
    QtMsgType.QtInfoMsg: logging.INFO,
    QtMsgType.QtWarningMsg: logging.WARNING,
    QtMsgType.QtCriticalMsg: logging.ERROR,
    QtMsgType.QtFatalMsg: logging.CRITICAL,
}


def log_qt_messages() -> None:
    qInstallMessageHandler(to_log)


def to_log(kind: QtMsgType, _context: QMessageLogContext, message: str) -> None:
    log.log(LEVELS[kind], "%s", message)
