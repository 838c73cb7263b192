"""The tip beside the place that is pointed at: what a choice costs, or why it is not possible."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QEvent, QPoint, QRect, Qt
from PySide6.QtGui import QColor, QPainter, QPaintEvent, QPalette
from PySide6.QtWidgets import QVBoxLayout, QWidget

from editor.pages.play.tips.odds_view import OddsView
from editor.pages.play.widgets.rule_label import RuleLabel
from editor.theme.current_theme import colours
from editor.theme.metrics import CONTROL_RADIUS, LARGE, MEDIUM, SMALL, TINY
from editor.theme.type_scale import TextRole
from editor.view_model.odds_card import OddsCard
from editor.widgets.labels import RoleLabel

LETTERS = 42
"""The greatest width, in average letters."""


class PointerTipWidget(QWidget):
    """A dark tip over the map, which lets the mouse through and keeps away from what it is about."""

    def __init__(self, lang: str, parent: QWidget) -> None:
        super().__init__(parent)
        self._map = parent
        self.setObjectName("pointer-tip")
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.odds = OddsView()
        self.label = RuleLabel("hint", lang, is_on_tip=True)
        self.states = RoleLabel("", TextRole.NOTE)
        self.states.setObjectName("hint-states")
        self.states.setWordWrap(True)
        self._lines = QVBoxLayout(self)
        self._lines.setContentsMargins(MEDIUM, SMALL, MEDIUM, SMALL)
        self._lines.setSpacing(TINY)
        self._lines.addWidget(self.odds)
        self._lines.addWidget(self.label)
        self._lines.addWidget(self.states)
        self.hide()

    def show_text(self, sentence: str, rules: Sequence[str], odds: OddsCard | None = None, states: str = "") -> None:
        """Take a sentence, to be shown beside what it is about, or the odds of the choice that it names; below it the
        states of what is there."""
        self.odds.show_odds(odds)
        self.label.show_text(sentence if odds is None else "", rules)
        if odds is not None:
            self.label.setAccessibleName(" ".join((odds.text, *rules)))
        self.states.setText(states)
        self.states.setVisible(bool(states))
        self.label.setVisible(bool(self.label.accessibleName()))
        self._colour()

    def place_beside(self, about: QRect) -> None:
        """Show beside a box of the map; without a box or a sentence, hide."""
        if not (self.label.accessibleName() or self.states.text()) or about.isEmpty():
            self.hide()
            return
        self._take_style()
        line = self.fontMetrics().horizontalAdvance(self.label.accessibleName()) + SMALL
        text = line if self.odds.card is None else max(self.odds.full_width, self.label.sizeHint().width())
        states = self.states.fontMetrics().horizontalAdvance(self.states.text()) + SMALL
        needed = max(text, states) + 2 * MEDIUM
        width = min(LETTERS * self.fontMetrics().averageCharWidth(), needed, self._map.width() - 2 * SMALL)
        self.setFixedWidth(width)
        self.resize(width, self.heightForWidth(width))
        self.move(self._beside(about))
        self.show()
        self.raise_()

    def heightForWidth(self, width: int) -> int:  # noqa: N802 - Qt's name
        return self._lines.totalHeightForWidth(width)

    def _take_style(self) -> None:
        """Take fonts and paddings of the style before anything is measured, also if it was never shown."""
        for each in (self, *self.findChildren(QWidget)):
            each.ensurePolished()
        self.odds.lay_out_anew()
        self._lines.activate()

    def paintEvent(self, event: QPaintEvent) -> None:  # noqa: N802 - Qt's name
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(QColor(colours().tip))
        painter.drawRoundedRect(self.rect(), CONTROL_RADIUS, CONTROL_RADIUS)
        painter.end()

    def _beside(self, about: QRect) -> QPoint:
        """Below the box; above it where there is no room below, and beside it where there is neither."""
        room = self._map.rect()
        left = max(SMALL, min(about.center().x() - LARGE, room.width() - self.width() - SMALL))
        below, above = about.bottom() + SMALL, about.top() - SMALL - self.height()
        if below + self.height() <= room.height() or above >= SMALL:
            return QPoint(left, below if below + self.height() <= room.height() else above)
        right = about.right() + SMALL
        fits = right + self.width() <= room.width() - SMALL
        top = max(SMALL, min(about.center().y() - self.height() // 2, room.height() - self.height() - SMALL))
        return QPoint(right if fits else max(SMALL, about.left() - SMALL - self.width()), top)

    def changeEvent(self, event: QEvent) -> None:  # noqa: N802 - Qt's name
        super().changeEvent(event)
        if event.type() == QEvent.Type.StyleChange:
            self._colour()

    def _colour(self) -> None:
        palette, ink = self.palette(), QColor(colours().text_on_tip)
        for role in (QPalette.ColorRole.WindowText, QPalette.ColorRole.Text, QPalette.ColorRole.Link):
            palette.setColor(role, ink)
        for label in (self.label, self.states):
            label.setPalette(palette)
        self.odds.colour()
