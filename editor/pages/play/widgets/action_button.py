"""A button for an action; an impossible one is greyed, can still be focused, and shows the reason."""

from html import escape

from PySide6.QtCore import QEvent, QPoint, QRectF, QSize, Qt, Signal
from PySide6.QtGui import (
    QColor,
    QCursor,
    QEnterEvent,
    QFocusEvent,
    QFont,
    QFontMetrics,
    QIcon,
    QMouseEvent,
    QPaintEvent,
    QShortcutEvent,
)
from PySide6.QtWidgets import QApplication, QStyle, QStyleOptionToolButton, QStylePainter, QToolButton, QWidget

from editor.pages.play.widgets.die_face import paint_die, paint_mark, paint_picked
from editor.theme.current_theme import colours, text_size
from editor.theme.icons import BESIDE, arrow_icon
from editor.theme.metrics import KEY_RADIUS, SMALL, TINY
from editor.theme.type_scale import TextRole, text_font
from editor.view_model.decision import ButtonContent
from editor.view_model.side_panel import Die
from editor.widgets.kind_icons import icon_of
from editor.widgets.labels import on_button, tip
from engine.words import say

CAP_EDGE = 4
"""Pixels between a key cap and the edge of its button."""
SLACK = 12
"""Pixels that Qt leaves free after a label, which the key cap may use."""
NARROWEST = 16
"""The least width of a button in average letters; its tooltip shows the rest."""


class ActionButton(QToolButton):
    """Button of one answer, with its letter or digit as a key cap."""

    pointed = Signal()
    """Emitted when the mouse or the focus enters the button."""
    left = Signal()
    """Emitted when the mouse leaves it."""

    def __init__(self, offer: ButtonContent, lang: str, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.offer = offer
        self.setObjectName(f"offer-{offer.id}")
        self.setToolButtonStyle(Qt.ToolButtonStyle.ToolButtonTextBesideIcon)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self._came_under: QPoint | None = QCursor.pos()
        self.setAutoRaise(offer.is_guarded)
        if offer.angle is not None:
            self.setIcon(arrow_icon(offer.angle))
        elif offer.icon:
            self.setIcon(icon_of(offer.icon))
        side = self.fontMetrics().height()
        self.setIconSize(QSize(side, side))
        self.setCheckable(offer.checked)
        self.setChecked(offer.checked)
        is_picture = offer.die is not None or offer.angle is not None
        self.setText("" if is_picture else f"{BESIDE}{on_button(offer.label)}")
        if offer.key:
            self.setShortcut(offer.key)
        self.setAccessibleName(say("table-refused", lang, name=offer.name) if offer.refused else offer.name)
        self.setToolTip(tip(self.accessibleName()))
        self._lang = lang
        narrowest = NARROWEST * self.fontMetrics().averageCharWidth()
        self.setMinimumWidth(min(narrowest, self.sizeHint().width()))

    def event(self, event: QEvent) -> bool:
        """Press it at once by its key: Qt's animated press could answer the next question."""
        if isinstance(event, QShortcutEvent) and not event.isAmbiguous():
            self.click()
            return True
        return super().event(event)

    def mousePressEvent(self, event: QMouseEvent) -> None:  # noqa: N802 - Qt's name
        """Do nothing for a guarded answer that came under a resting mouse: the press was meant for what was there."""
        if self.offer.is_guarded and event.globalPosition().toPoint() == self._came_under:
            return
        super().mousePressEvent(event)

    def leaveEvent(self, event: QEvent) -> None:  # noqa: N802 - Qt's name
        super().leaveEvent(event)
        self._came_under = None
        self.left.emit()

    def nextCheckState(self) -> None:  # noqa: N802 - Qt's name
        """Keep the check state, which the controller sets."""

    def enterEvent(self, event: QEnterEvent) -> None:  # noqa: N802 - Qt's name
        super().enterEvent(event)
        self.pointed.emit()

    def focusInEvent(self, event: QFocusEvent) -> None:  # noqa: N802 - Qt's name
        super().focusInEvent(event)
        if event.reason() in (Qt.FocusReason.TabFocusReason, Qt.FocusReason.BacktabFocusReason):
            self.pointed.emit()

    def paintEvent(self, event: QPaintEvent) -> None:  # noqa: N802 - Qt's name
        option = QStyleOptionToolButton()
        self.initStyleOption(option)
        if self.offer.refused:
            option.state &= ~(QStyle.StateFlag.State_Enabled | QStyle.StateFlag.State_MouseOver)
        painter = QStylePainter(self)
        label = QStyleOptionToolButton(option)
        option.text, option.icon = "", QIcon()
        painter.drawComplexControl(QStyle.ComplexControl.CC_ToolButton, option)
        label.rect = label.rect.adjusted(0, 0, -self._cap_width(), 0)
        painter.drawControl(QStyle.ControlElement.CE_ToolButtonLabel, label)
        if self.offer.die is not None:
            self._paint_die(painter, self.offer.die)
        if self.offer.key:
            self._paint_cap(painter)
        painter.end()

    def sizeHint(self) -> QSize:  # noqa: N802 - Qt's name
        hint = super().sizeHint()
        if self.offer.die is not None:
            side = self._die_side(hint.height())
            return QSize(round(1.6 * side) + SMALL + self._cap_width() + 2 * CAP_EDGE, hint.height())
        return hint + QSize(self._cap_width() - SLACK if self.offer.key else 0, 0)

    def _die_side(self, height: int) -> int:
        return height - 2 * CAP_EDGE - 1

    def _paint_die(self, painter: QStylePainter, die: Die) -> None:
        """Draw the die with its mark: a tick, a cross, or an arrow if it is picked."""
        side, palette = self._die_side(self.height()), QApplication.palette()
        box = QRectF(CAP_EDGE + TINY // 2, (self.height() - side) / 2, side, side)
        room = QRectF(box.right() + 2, box.top(), 0.6 * side, side)
        painter.setRenderHint(QStylePainter.RenderHint.Antialiasing)
        paint_die(painter, box, die, self._lang, palette)
        if self.offer.checked:
            paint_picked(painter, box, room.adjusted(0, 0.2 * side, 0, -0.2 * side), palette)
        elif die.state != "plain":
            paint_mark(painter, room, palette, hit=die.state == "hit")

    def _cap_width(self) -> int:
        """The room for the key cap, which lies in the padding of the button by part."""
        return QFontMetrics(self._cap_font()).height() if self.offer.key else 0

    def _cap_font(self) -> QFont:
        return text_font(TextRole.KEY, text_size())

    def _paint_cap(self, painter: QStylePainter) -> None:
        """Draw the key cap at the right."""
        font, theme = self._cap_font(), colours()
        wide, high = self._cap_width(), QFontMetrics(font).height() + TINY
        box = QRectF(self.width() - wide - CAP_EDGE, (self.height() - high) / 2, wide, high)
        painter.setRenderHint(QStylePainter.RenderHint.Antialiasing)
        painter.setPen(QColor(theme.line))
        painter.setBrush(QColor(theme.window if self.offer.refused else theme.panel))
        painter.drawRoundedRect(box.adjusted(0.5, 0.5, -0.5, -0.5), KEY_RADIUS, KEY_RADIUS)
        painter.setPen(QColor(theme.disabled_text if self.offer.refused else theme.quiet_text))
        painter.setFont(font)
        painter.drawText(box, Qt.AlignmentFlag.AlignCenter, self.offer.key)


def wrapped(label: str, description: str) -> str:
    """A tooltip of several lines, as rich text that wraps."""
    lines = "".join(f"<br>{escape(line)}" for line in description.splitlines())
    return f"<p><b>{escape(label)}</b>{lines}</p>"
