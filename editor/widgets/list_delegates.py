"""Delegates for rows of lists with room around their text, and icons of equal width for rows with and without one."""

from functools import cache

from PySide6.QtCore import QModelIndex, QPersistentModelIndex, QSize, Qt
from PySide6.QtGui import QIcon, QPixmap
from PySide6.QtWidgets import QStyledItemDelegate, QStyleOptionViewItem

ROOM = 8
SIDE = 64


class RoomyDelegate(QStyledItemDelegate):
    """Taller rows than Qt's."""

    def sizeHint(  # noqa: N802 - Qt's name
        self, option: QStyleOptionViewItem, index: QModelIndex | QPersistentModelIndex
    ) -> QSize:
        return super().sizeHint(option, index) + QSize(ROOM, ROOM)


class AlignedDelegate(RoomyDelegate):
    """Texts begin in the same column, whether a row has an icon or not."""

    def initStyleOption(  # noqa: N802 - Qt's name
        self, option: QStyleOptionViewItem, index: QModelIndex | QPersistentModelIndex
    ) -> None:
        super().initStyleOption(option, index)
        option.icon = icon_or_blank(option.icon)
        option.features |= QStyleOptionViewItem.ViewItemFeature.HasDecoration


@cache
def blank_icon() -> QIcon:
    """An icon that shows nothing."""
    pixmap = QPixmap(SIDE, SIDE)
    pixmap.fill(Qt.GlobalColor.transparent)
    return QIcon(pixmap)


def icon_or_blank(icon: QIcon) -> QIcon:
    """The icon, or where it is none, one of its width."""
    return blank_icon() if icon.isNull() else icon
