"""Delegates for rows of lists: padding around text, icons of equal width, colours that follow the theme."""

from functools import cache

from PySide6.QtCore import QModelIndex, QPersistentModelIndex, QSize, Qt
from PySide6.QtGui import QIcon, QPalette, QPixmap
from PySide6.QtWidgets import QStyledItemDelegate, QStyleOptionViewItem

from editor.theme.metrics import SMALL

COLOUR = Qt.ItemDataRole.UserRole + 64
"""The data role of the palette role in which an item's text is drawn."""
SIDE = 64


class PaletteRoleDelegate(QStyledItemDelegate):
    """A delegate that draws text in a role of the palette; the foreground of an item keeps the colour of one theme."""

    def initStyleOption(  # noqa: N802 - Qt's name
        self, option: QStyleOptionViewItem, index: QModelIndex | QPersistentModelIndex
    ) -> None:
        super().initStyleOption(option, index)
        role = index.data(COLOUR)
        if role is not None:
            palette = QPalette(option.palette)
            palette.setColor(QPalette.ColorRole.Text, palette.color(role))
            option.palette = palette


class RoomyDelegate(QStyledItemDelegate):
    """A delegate with taller rows than Qt's."""

    def sizeHint(  # noqa: N802 - Qt's name
        self, option: QStyleOptionViewItem, index: QModelIndex | QPersistentModelIndex
    ) -> QSize:
        return super().sizeHint(option, index) + QSize(SMALL, SMALL)


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
