"""Large buttons with two lines, the action and a detail about it, on a card, in a row, or below a picture."""

from __future__ import annotations

from enum import Enum

from PySide6.QtCore import QEvent, QMargins, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QEnterEvent, QKeyEvent, QKeySequence, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QBoxLayout, QPushButton, QSizePolicy, QVBoxLayout, QWidget

from editor.page_api.page_host import PageHost
from editor.theme.colours import HIGH_CONTRAST
from editor.theme.current_theme import colours, text_size
from editor.theme.elevation import Elevation, paint_shadow
from editor.theme.metrics import CARD_RADIUS, MEDIUM, SMALL, THIN, TINY, scaled
from editor.theme.type_scale import TextRole
from editor.widgets.bars.key_cap import key_cap_size, paint_key_cap
from editor.widgets.labels import RoleLabel

EDGE = 6
"""The room around a card in pixels, for its shadow and its focus."""
Direction = QBoxLayout.Direction


class Ground(Enum):
    """The ground of a button."""

    CARD = "card"
    ROW = "row"
    TILE = "tile"


class LargeButton(QPushButton):
    """A button as tall as its content needs; its two lines stand beside a picture, or below it on a tile."""

    def __init__(
        self,
        title: str,
        more: str,
        *,
        ground: Ground = Ground.CARD,
        picture: QWidget | None = None,
        serif: bool = False,
    ) -> None:
        super().__init__()
        self.setAccessibleName(title)
        self.setAccessibleDescription(more)
        self.setAutoDefault(False)
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self._ground, self._keys = ground, ""
        self._title = RoleLabel(title, TextRole.ROW, bold=True, serif=serif)
        self._more = RoleLabel(more, TextRole.NOTE)
        for label, part in ((self._title, "title"), (self._more, "more")):
            label.setProperty("card", part)
            label.setWordWrap(True)
            label.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        policy = QSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Minimum)
        policy.setHeightForWidth(True)
        self.setSizePolicy(policy)
        self._box = QBoxLayout(Direction.TopToBottom if ground is Ground.TILE else Direction.LeftToRight, self)
        self._box.setContentsMargins(self._margins())
        self._box.setSpacing(scaled(SMALL if ground is Ground.TILE else MEDIUM, text_size()))
        if picture is not None:
            self._box.addWidget(picture)
        texts = QVBoxLayout()
        texts.setSpacing(THIN)
        if ground is not Ground.TILE:
            texts.addStretch(1)
        texts.addWidget(self._title)
        texts.addWidget(self._more)
        texts.addStretch(1)
        self._box.addLayout(texts, 1)

    def add_beside(self, button: QWidget) -> None:
        """Add a button of its own at the right."""
        self._box.addWidget(button)

    def show_keys(self, keys: str) -> None:
        """Show these keys in a corner while the button is pointed at."""
        self._keys = keys

    def keyPressEvent(self, event: QKeyEvent) -> None:  # noqa: N802 - Qt's name
        """Press it with Enter as with Space."""
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            self.click()
        else:
            super().keyPressEvent(event)

    def sizeHint(self) -> QSize:  # noqa: N802 - Qt's name
        return self._box.sizeHint()

    def minimumSizeHint(self) -> QSize:  # noqa: N802 - Qt's name
        return self._box.minimumSize()

    def hasHeightForWidth(self) -> bool:  # noqa: N802 - Qt's name
        return True

    def heightForWidth(self, width: int) -> int:  # noqa: N802 - Qt's name
        return self._box.heightForWidth(width)

    def enterEvent(self, event: QEnterEvent) -> None:  # noqa: N802 - Qt's name
        super().enterEvent(event)
        self.update()

    def leaveEvent(self, event: QEvent) -> None:  # noqa: N802 - Qt's name
        super().leaveEvent(event)
        self.update()

    def paintEvent(self, _event: QPaintEvent) -> None:  # noqa: N802 - Qt's name
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        self._paint_ground(painter)
        if self._keys and self._is_pointed and self.isEnabled():
            size = key_cap_size(self._keys)
            right, top = self.width() - EDGE - TINY - size.width(), EDGE + TINY + size.height() / 2
            paint_key_cap(painter, right, top, self._keys)
        painter.end()

    @property
    def _is_pointed(self) -> bool:
        return self.underMouse() or self.hasFocus()

    def _paint_ground(self, painter: QPainter) -> None:
        theme, radius = colours(), scaled(CARD_RADIUS, text_size())
        box = QRectF(self.rect()).adjusted(EDGE, EDGE, -EDGE, -EDGE)
        line = theme.focus if self.hasFocus() else theme.accent if self.underMouse() and self.isEnabled() else ""
        fill = ""
        if self._ground is Ground.CARD:
            paint_shadow(painter, box, radius, Elevation.CARD)
            fill = theme.panel
            line = line or (theme.edge if theme is HIGH_CONTRAST else "")
        elif self._ground is Ground.ROW:
            box = QRectF(self.rect()).adjusted(1, 1, -1, -1)
            fill = theme.raised if self.underMouse() else ""
            line = theme.focus if self.hasFocus() else ""
        else:
            box = QRectF(self.rect()).adjusted(2, 2, -2, -2)
        painter.setBrush(QColor(fill) if fill else Qt.BrushStyle.NoBrush)
        painter.setPen(QPen(QColor(line), 2) if line else Qt.PenStyle.NoPen)
        painter.drawRoundedRect(box.adjusted(1, 1, -1, -1) if line else box, radius, radius)

    def _margins(self) -> QMargins:
        size = text_size()
        if self._ground is Ground.TILE:
            return QMargins(EDGE, EDGE, EDGE, EDGE)
        if self._ground is Ground.ROW:
            return QMargins(EDGE, TINY, EDGE, TINY)
        around = EDGE + scaled(MEDIUM, size)
        return QMargins(around, around + TINY, EDGE + scaled(SMALL, size), around + TINY)


class CommandButton(LargeButton):
    """A button for a command, enabled and disabled with it; its keys are shown while it is pointed at."""

    def __init__(self, window: PageHost, command: str, title: str, more: str, picture: QWidget | None = None) -> None:
        action = window.action(command)
        super().__init__(title, more, picture=picture)
        self.setObjectName(f"start-{command}")
        self.show_keys(action.shortcut().toString(QKeySequence.SequenceFormat.NativeText))
        self.clicked.connect(lambda: window.run_command(command))
        action.enabledChanged.connect(self.setEnabled)
        self.setEnabled(action.isEnabled())
