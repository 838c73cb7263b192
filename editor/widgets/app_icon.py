"""The icon of the app, from `resources/icons`."""

from functools import cache

from PySide6.QtCore import QSize
from PySide6.QtGui import QIcon
from PySide6.QtWidgets import QLabel

from editor.widgets.labels import caption
from engine.words import resources_folder


@cache
def app_icon() -> QIcon:
    return QIcon(str(resources_folder() / "icons" / "hexsmith.svg"))


def large_icon(side: int) -> QLabel:
    """The picture for use inside a window, at the resolution of the screen."""
    label = caption()
    label.setPixmap(app_icon().pixmap(QSize(side, side), label.devicePixelRatioF()))
    return label
