"""Sends what Qt says to Python's log, so that there is one place to read it and one place to test it."""

import logging

from PySide6.QtCore import QMessageLogContext, QtMsgType, qInstallMessageHandler

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
