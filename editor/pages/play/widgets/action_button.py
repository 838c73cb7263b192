"""A button for an action; an impossible one is greyed, can still be focused, and shows the reason."""

from html import escape

from PySide6.QtCore import QEvent, QSize, Qt, Signal
from PySide6.QtGui import QEnterEvent, QFocusEvent, QPaintEvent, QShortcutEvent
from PySide6.QtWidgets import QStyle, QStyleOptionToolButton, QStylePainter, QToolButton, QWidget

from editor.theme.icons import BESIDE
from editor.view_model.decision import ButtonContent
from editor.widgets.kind_icons import icon_of
from editor.widgets.labels import on_button, tip
from engine.words import say

NARROWEST = 16
"""The least width of a button in average letters; its tooltip shows the rest."""


class ActionButton(QToolButton):
    """Button of one answer, with its digit if it has one."""

    pointed = Signal()
    """Emitted when the mouse or the focus enters the button."""

    def __init__(self, offer: ButtonContent, digit: int, lang: str, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.offer = offer
        self.setObjectName(f"offer-{offer.id}")
        self.setToolButtonStyle(Qt.ToolButtonStyle.ToolButtonTextBesideIcon)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        if offer.icon:
            self.setIcon(icon_of(offer.icon))
        side = self.fontMetrics().height()
        self.setIconSize(QSize(side, side))
        self.setCheckable(offer.checked)
        self.setChecked(offer.checked)
        has_digit = 1 <= digit <= 9
        label = on_button(offer.label)
        self.setText(f"{BESIDE}{label} ({digit})" if has_digit else f"{BESIDE}{label}")
        if has_digit:
            self.setShortcut(str(digit))
        self.setAccessibleName(say("table-refused", lang, name=offer.label) if offer.refused else offer.label)
        self.setToolTip(tip(self.accessibleName()))
        narrowest = NARROWEST * self.fontMetrics().averageCharWidth()
        self.setMinimumWidth(min(narrowest, self.sizeHint().width()))

    def event(self, event: QEvent) -> bool:
        """Press it at once by its digit: Qt's animated press could answer the next question."""
        if isinstance(event, QShortcutEvent) and not event.isAmbiguous():
            self.click()
            return True
        return super().event(event)

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
        painter.drawComplexControl(QStyle.ComplexControl.CC_ToolButton, option)
        painter.end()


def wrapped(label: str, description: str) -> str:
    """A tooltip of several lines, as rich text that wraps."""
    lines = "".join(f"<br>{escape(line)}" for line in description.splitlines())
    return f"<p><b>{escape(label)}</b>{lines}</p>"
