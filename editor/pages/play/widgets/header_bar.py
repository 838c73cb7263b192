"""The header of the table: the round and its phases, the score between the seats, and the tools."""

from __future__ import annotations

from collections.abc import Mapping

from PySide6.QtCore import QEvent, QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QFont, QFontMetrics, QPainter, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QHBoxLayout, QSizePolicy, QWidget

from editor.pages.play.widgets.toolbar import ToolbarWidget
from editor.theme.current_theme import colours
from editor.theme.metrics import LARGE, MEDIUM, PAGE_BAR, SMALL, TINY
from editor.theme.type_scale import TextRole
from editor.view_model.table_header import TableHeader
from editor.widgets.elided_label import ElidedLabel
from editor.widgets.labels import RoleLabel, caption, tip
from editor.widgets.layouts import clear_layout
from editor.widgets.swatch import SwatchWidget


class PhaseStepsWidget(QWidget):
    """The phases of a round in a row; the present one on a wash."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("phase-steps")
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Preferred)
        self._phases: tuple[str, ...] = ()
        self._now: int | None = None

    def show_phases(self, phases: tuple[str, ...], now: int | None) -> None:
        if (phases, now) != (self._phases, self._now):
            self._phases, self._now = phases, now
            present = "" if now is None else phases[now]
            self.setAccessibleName(present)
            self.setToolTip(tip(" → ".join(phases)))
            self.updateGeometry()
            self.update()

    def sizeHint(self) -> QSize:  # noqa: N802 - Qt's name
        metrics = QFontMetrics(self._bold())
        width = sum(metrics.horizontalAdvance(phase) + 2 * MEDIUM for phase in self._phases)
        return QSize(width + SMALL * max(0, len(self._phases) - 1), metrics.height() + SMALL)

    minimumSizeHint = sizeHint  # noqa: N815 - Qt's name

    def paintEvent(self, event: QPaintEvent) -> None:  # noqa: N802 - Qt's name
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        theme, bold, left = colours(), self._bold(), 0.0
        height = QFontMetrics(bold).height() + TINY
        for number, phase in enumerate(self._phases):
            box = QRectF(left, (self.height() - height) / 2, QFontMetrics(bold).horizontalAdvance(phase), height)
            box.setWidth(box.width() + 2 * MEDIUM)
            is_now = number == self._now
            if is_now:
                painter.setPen(QColor(theme.wash_line))
                painter.setBrush(QColor(theme.wash))
                painter.drawRoundedRect(box.adjusted(0.5, 0.5, -0.5, -0.5), height / 2, height / 2)
            if number:
                painter.setPen(QColor(theme.line))
                painter.drawLine(QPointF(box.left() - SMALL, box.center().y()), QPointF(box.left(), box.center().y()))
            painter.setFont(bold if is_now else self.font())
            painter.setPen(QColor(theme.text if is_now else theme.quiet_text))
            painter.drawText(box, Qt.AlignmentFlag.AlignCenter, phase)
            left = box.right() + SMALL
        painter.end()

    def _bold(self) -> QFont:
        font = QFont(self.font())
        font.setWeight(QFont.Weight.DemiBold)
        return font


class ScoreWidget(QWidget):
    """The seats with their scores: of two, face to face."""

    def __init__(self, looks: Mapping[str, int], parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("score")
        self._looks = looks
        self._row = QHBoxLayout(self)
        self._row.setContentsMargins(0, 0, 0, 0)
        self._row.setSpacing(SMALL)
        self._shown: tuple[object, ...] = ()

    def show_scores(self, header: TableHeader, names: Mapping[str, str]) -> None:
        """Show the scores beside these names of the players."""
        shown = (dict(header.scores), dict(names))
        if shown == self._shown:
            return
        self._shown = shown
        clear_layout(self._row)
        number = len(header.scores)
        for at, (seat, score) in enumerate(header.scores.items()):
            name, points = caption(names.get(seat, "")), _points(str(score))
            swatch = SwatchWidget(self._looks[seat])
            parts = [swatch, name, points]
            if number == 2 and at == 1:
                self._row.addWidget(RoleLabel(":", TextRole.PAGE, serif=True))
                parts.reverse()
            for part in parts:
                self._row.addWidget(part)
            if number != 2 and at < number - 1:
                self._row.addSpacing(MEDIUM)
        spoken = ", ".join(f"{names.get(seat, '')}: {score}" for seat, score in header.scores.items())
        self.setAccessibleName(f"{header.score_name}: {spoken}")
        self.setToolTip(tip(f"{header.score_name}: {spoken}"))


def _points(text: str) -> RoleLabel:
    label = RoleLabel(text, TextRole.PAGE, bold=True, serif=True)
    label.setObjectName("points")
    return label


class HeaderBar(QWidget):
    """The header; where there is little room, it leaves out first the note, then the phases, and folds tools."""

    def __init__(self, looks: Mapping[str, int], tools: ToolbarWidget, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("table-header")
        self.round = RoleLabel("", TextRole.PANEL, bold=True)
        self.round.setObjectName("round")
        self.phases = PhaseStepsWidget()
        self.note = ElidedLabel("header-note")
        self.score = ScoreWidget(looks)
        self.tools = tools
        row = QHBoxLayout(self)
        row.setContentsMargins(LARGE, 0, SMALL, 0)
        row.setSpacing(MEDIUM)
        row.addWidget(self.round)
        row.addWidget(self.phases)
        row.addWidget(self.note, 1)
        row.addWidget(self.score)
        row.addStretch(1)
        row.addWidget(tools)
        self.setMinimumHeight(PAGE_BAR - TINY)

    def show_header(self, header: TableHeader, names: Mapping[str, str]) -> None:
        """Show the state of play; `names` are those of the players by seat."""
        self.round.setText(header.round)
        self.phases.show_phases(header.phases, header.phase)
        self.note.show_text(header.note)
        self.score.show_scores(header, names)
        self._fit()

    def resizeEvent(self, event: QResizeEvent) -> None:  # noqa: N802 - Qt's name
        super().resizeEvent(event)
        self._fit()

    def event(self, event: QEvent) -> bool:
        """Fit again when a part needs another width."""
        if event.type() == QEvent.Type.LayoutRequest:
            self._fit()
        return super().event(event)

    def _fit(self) -> None:
        margins = self.contentsMargins()
        beside = sum(part.sizeHint().width() + 2 * MEDIUM for part in (self.round, self.score))
        self.tools.fold(self.width() - beside - margins.left() - margins.right() - LARGE - SMALL)
        needed = sum(part.sizeHint().width() + 2 * MEDIUM for part in (self.round, self.score, self.tools))
        room = self.width() - needed - margins.left() - margins.right() - LARGE - SMALL
        self.phases.setVisible(room >= self.phases.sizeHint().width() + MEDIUM)
        self.note.setVisible(room >= self.phases.sizeHint().width() + self.note.sizeHint().width() + 3 * MEDIUM)
