"""The note of the guided round: a small sheet that floats beside what it speaks of, with a beak towards it."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TypeAlias

from PySide6.QtCore import QPoint, QPointF, QRect, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPaintEvent, QPen, QPolygonF
from PySide6.QtWidgets import QHBoxLayout, QPushButton, QVBoxLayout, QWidget

from editor.pages.play.guide.note_place import covered, free_place, gap
from editor.theme.colours import HIGH_CONTRAST
from editor.theme.current_theme import colours, text_size
from editor.theme.elevation import Elevation, paint_shadow
from editor.theme.metrics import FLOAT_RADIUS, LARGE, MEDIUM, SMALL, scaled
from editor.theme.type_scale import TextRole
from editor.widgets.labels import RoleLabel, caption, text
from engine.words import say

WIDTH = 300
NEAR = 60
"""The greatest distance from what it speaks of at which its beak points there, in pixels."""
AROUND = LARGE
"""Room for the shadow and the beak."""
BEAK = SMALL
"""The half width and the height of the beak."""


SparedBoxes: TypeAlias = Callable[[], Sequence[QRect]]
"""Finds the boxes that a note had better not cover."""


class GuideNoteWidget(QWidget):
    """One note; it takes no keyboard by itself, and leaves the table as it is."""

    left = Signal()
    """Emitted when the guide is to be left."""
    read = Signal()
    """Emitted when a note was read."""

    def __init__(self, parent: QWidget, lang: str) -> None:
        super().__init__(parent)
        self.setObjectName("guide-note")
        self._tip: QPoint | None = None
        self._placed_for: tuple[QRect, QRect, QSize] | None = None
        size = text_size()
        self._title = RoleLabel("", TextRole.ROW, bold=True)
        self._title.setWordWrap(True)
        self._text = text("")
        self._count = caption("")
        self._count.setEnabled(False)
        self.leave_button = QPushButton(say("guide-leave", lang))
        self.leave_button.setObjectName("guide-leave")
        self.leave_button.setProperty("kind", "quiet")
        self.leave_button.clicked.connect(self.left)
        self.done_button = QPushButton()
        self.done_button.setObjectName("guide-done")
        self.done_button.setProperty("primary", True)
        self.done_button.clicked.connect(self.read)
        for button in (self.leave_button, self.done_button):
            button.setAutoDefault(False)
            button.setAccessibleName(button.text())
        foot = QHBoxLayout()
        foot.addWidget(self._count)
        foot.addStretch(1)
        foot.addWidget(self.leave_button)
        foot.addWidget(self.done_button)
        lines = QVBoxLayout(self)
        inside = AROUND + scaled(MEDIUM, size)
        lines.setContentsMargins(inside, inside, inside, AROUND + scaled(SMALL, size))
        lines.setSpacing(scaled(SMALL, size))
        lines.addWidget(self._title)
        lines.addWidget(self._text)
        lines.addLayout(foot)
        self.hide()

    def show_note(self, title: str, words: str, count: str, *, done: str = "", is_last: bool = False) -> None:
        """Show these words, with a button that says `done` if the note is to be read only; the last one ends the
        guide."""
        self._title.setText(title)
        self._text.setText(words)
        self._count.setText(count)
        self.leave_button.setVisible(not is_last)
        self.done_button.setVisible(bool(done))
        self.done_button.setText(done)
        self.done_button.setAccessibleName(done)
        self.setAccessibleName(f"{title}. {words}")
        width = scaled(WIDTH, text_size()) + 2 * AROUND
        layout = self.layout()
        height = layout.totalHeightForWidth(width) if layout is not None else 0
        self.resize(QSize(width, height))

    @property
    def body(self) -> QRect:
        """The box of the sheet without its shadow, where it lies now."""
        return self.geometry().adjusted(AROUND, AROUND, -AROUND, -AROUND)

    def place_beside(self, target: QRect, room: QRect, kept: Sequence[QRect], spared: SparedBoxes) -> None:
        """Move near a target, inside a room, with the beak towards the target if it lies beside it; clear of what is
        kept, and of what is spared as far as possible. It stays where it covers nothing that is kept."""
        size = self.size() - QSize(2 * AROUND, 2 * AROUND)
        asked = (QRect(target), QRect(room), self.size())
        stays = asked == self._placed_for and self.isVisible() and not covered(self.body, kept)
        if not stays:
            self._placed_for = asked
            inner = room.adjusted(AROUND, AROUND, -AROUND, -AROUND)
            at = free_place(size, target, inner if inner.width() > size.width() else room, kept, spared())
            self.move(at - QPoint(AROUND, AROUND))
        near = target.center()
        box = self.geometry()
        is_beside = not target.isEmpty() and gap(self.body, target) <= NEAR
        tip = QPoint(min(max(near.x(), box.left()), box.right()), min(max(near.y(), box.top()), box.bottom()))
        self._tip = tip - box.topLeft() if is_beside else None
        self.raise_()
        self.update()

    def paintEvent(self, _event: QPaintEvent) -> None:  # noqa: N802 - Qt's name
        theme, radius = colours(), scaled(FLOAT_RADIUS, text_size())
        box = QRectF(self.rect()).adjusted(AROUND, AROUND, -AROUND, -AROUND)
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        paint_shadow(painter, box, radius, Elevation.FLOATING)
        path = QPainterPath()
        path.setFillRule(Qt.FillRule.WindingFill)
        path.addRoundedRect(box, radius, radius)
        if self._tip is not None:
            path = path.united(_beak(box, QPointF(self._tip), radius))
        painter.setBrush(QColor(theme.panel))
        painter.setPen(QPen(QColor(theme.edge if theme is HIGH_CONTRAST else theme.accent), 2))
        painter.drawPath(path)
        painter.end()


def _beak(box: QRectF, tip: QPointF, radius: float) -> QPainterPath:
    """A triangle on the side of the box that is nearest to the tip."""
    x = min(max(tip.x(), box.left() + radius + BEAK), box.right() - radius - BEAK)
    y = min(max(tip.y(), box.top() + radius + BEAK), box.bottom() - radius - BEAK)
    across, along = QPointF(BEAK, 0), QPointF(0, BEAK)
    path = QPainterPath()
    if tip.y() > box.bottom():
        foot = QPointF(x, box.bottom() - 1)
        corners = [foot - across, foot + across, foot + along]
    elif tip.y() < box.top():
        foot = QPointF(x, box.top() + 1)
        corners = [foot - across, foot + across, foot - along]
    elif tip.x() > box.right():
        foot = QPointF(box.right() - 1, y)
        corners = [foot - along, foot + along, foot + across]
    elif tip.x() < box.left():
        foot = QPointF(box.left() + 1, y)
        corners = [foot - along, foot + along, foot - across]
    else:
        return path
    path.addPolygon(QPolygonF(corners))
    path.closeSubpath()
    return path
