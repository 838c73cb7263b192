"""Delegates for rows of lists with padding around their text, and with icons of equal width where some have none."""

from functools import cache

from PySide6.QtCore import QModelIndex, QPersistentModelIndex, QSize, Qt
from PySide6.QtGui import QIcon, QPixmap
from PySide6.QtWidgets import QStyledItemDelegate, QStyleOptionViewItem

ROOM = 8
SIDE = 64


class RoomyDelegate(QStyledItemDelegate):
    """A delegate with taller rows than Qt's."""

    def sizeHint(  # noqa: N802 - Qt's name
        self, option: QStyleOptionViewItem, index: QModelIndex | QPersistentModelIndex
    ) -> QSize:
        return super().sizeHint(option, index) + QSize(ROOM, ROOM)


class AlignedDelegate(RoomyDelegate):
    """A delegate whose texts begin in the same column, whether a row has an icon or not."""

    def initStyleOption(  # noqa: N802 - Qt's name
        self, option: QStyleOptionViewItem, index: QModelIndex | QPersistentModelIndex
    ) -> None:
        super().initStyleOption(option, index)
        option.icon = icon_or_blank(option.icon)
        option.features |= QStyleOptionViewItem.ViewItemFeature.HasDecoration


@cache
def blank_icon() -> QIcon:
    """A transparent icon."""
    pixmap = QPixmap(SIDE, SIDE)
    pixmap.fill(Qt.GlobalColor.transparent)
    return QIcon(pixmap)


def icon_or_blank(icon: QIcon) -> QIcon:
    """The icon, or a transparent one of the same width."""
    return blank_icon() if icon.isNull() else icon
