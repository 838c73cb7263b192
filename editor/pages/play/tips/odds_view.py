"""The odds of a choice on the tip at the pointer: a large per cent with its bar, the dice, and what would raise it."""

from __future__ import annotations

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QColor, QPainter, QPaintEvent, QPalette
from PySide6.QtWidgets import QHBoxLayout, QLabel, QSizePolicy, QVBoxLayout, QWidget

from editor.theme.colours import mixed
from editor.theme.current_theme import colours
from editor.theme.metrics import FINE_RADIUS, SMALL, TINY
from editor.theme.type_scale import TextRole
from editor.view_model.odds_card import OddsCard
from editor.widgets.labels import RoleLabel

FAINT = 0.25
"""The share by which quiet words go towards the ground of the tip."""
GROUND = 0.75
"""The share by which the empty part of the bar goes towards it."""


class OddsView(QWidget):
    """The odds of one choice; hidden while there are none."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.card: OddsCard | None = None
        self._title = RoleLabel("", TextRole.ROW, bold=True)
        self._note, self._others = RoleLabel("", TextRole.NOTE), RoleLabel("", TextRole.NOTE)
        self._percent = RoleLabel("", TextRole.PAGE, bold=True, serif=True)
        self._result = RoleLabel("", TextRole.BODY, bold=True)
        self._bar = ChanceBarWidget()
        self._dice, self._better = RoleLabel("", TextRole.NOTE), RoleLabel("", TextRole.BODY)
        self._wrapped = (self._title, self._note, self._result, self._others, self._dice, self._better)
        for label in self._wrapped:
            label.setWordWrap(True)
        self._lines = lines = QVBoxLayout(self)
        lines.setContentsMargins(0, 0, 0, 0)
        lines.setSpacing(TINY)
        lines.addWidget(self._title)
        lines.addWidget(self._note)
        row = QHBoxLayout()
        row.setSpacing(SMALL)
        row.addWidget(self._percent)
        results = QVBoxLayout()
        results.setSpacing(0)
        results.addWidget(self._result)
        results.addWidget(self._others)
        row.addLayout(results, 1)
        lines.addLayout(row)
        lines.addWidget(self._bar)
        lines.addWidget(self._dice)
        lines.addWidget(self._better)
        self.hide()

    def show_odds(self, card: OddsCard | None) -> None:
        """Show these odds; None hides the view."""
        self.card = card
        self.setVisible(card is not None)
        if card is None:
            return
        self._percent.setText(card.percent)
        self._bar.show_chance(card.chance)
        for label, text in (
            (self._title, card.title),
            (self._note, card.note),
            (self._result, card.result),
            (self._others, card.others),
            (self._dice, "\n".join(card.dice)),
            (self._better, card.better),
        ):
            label.setText(text)
            label.setVisible(bool(text))
        self.colour()

    def lay_out_anew(self) -> None:
        """Measure all lines again, as Qt does for what is hidden only once it is shown."""
        self._lines.invalidate()
        self._lines.activate()
        self.updateGeometry()

    @property
    def full_width(self) -> int:
        """The width in which no line wraps."""
        beside = self._percent.sizeHint().width() + SMALL
        return max(
            _width_of(label) + (beside if label in (self._result, self._others) else 0) for label in self._wrapped
        )

    def colour(self) -> None:
        """Take the inks of the tip in the present theme."""
        theme = colours()
        inks = {
            theme.text_on_tip: (self._title, self._percent, self._result, self._better),
            mixed(theme.text_on_tip, theme.tip, FAINT): (self._note, self._others, self._dice),
        }
        for ink, labels in inks.items():
            for label in labels:
                palette = label.palette()
                palette.setColor(QPalette.ColorRole.WindowText, QColor(ink))
                label.setPalette(palette)
        self._bar.update()


def _width_of(label: QLabel) -> int:
    """The width of the longest line of a label."""
    metrics = label.fontMetrics()
    return max(metrics.horizontalAdvance(line) for line in label.text().split("\n")) + TINY


class ChanceBarWidget(QWidget):
    """A bar that is filled as far as something is likely, on a tip."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._chance = 0.0
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)

    def show_chance(self, chance: float) -> None:
        self._chance = chance
        self.update()

    def sizeHint(self) -> QSize:  # noqa: N802 - Qt's name
        return QSize(SMALL, TINY)

    def paintEvent(self, event: QPaintEvent) -> None:  # noqa: N802 - Qt's name
        theme, painter = colours(), QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(Qt.PenStyle.NoPen)
        whole = QRectF(self.rect())
        painter.setBrush(QColor(mixed(theme.text_on_tip, theme.tip, GROUND)))
        painter.drawRoundedRect(whole, FINE_RADIUS, FINE_RADIUS)
        painter.setBrush(QColor(theme.text_on_tip))
        painter.drawRoundedRect(QRectF(0, 0, whole.width() * self._chance, whole.height()), FINE_RADIUS, FINE_RADIUS)
        painter.end()
