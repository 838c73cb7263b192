"""Widgets on the screen, and the texts in them."""

from PySide6.QtWidgets import QLabel, QWidget
from pytestqt.qtbot import QtBot


def shown(qtbot: QtBot, widget: QWidget) -> QWidget:
    qtbot.addWidget(widget)
    widget.resize(520, 420)
    with qtbot.waitExposed(widget):
        widget.show()
    return widget


def texts(parent: QWidget) -> str:
    return "\n".join(label.text() for label in parent.findChildren(QLabel) if label.isVisible())
