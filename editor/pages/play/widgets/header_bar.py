"""The header of the table: the round and its phases, the score between the seats, and the tools."""

from __future__ import annotations

from collections.abc import Mapping

from PySide6.QtCore import QEvent, QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QFont, QFontMetrics, QPainter, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QHBoxLayout, QSizePolicy, QSpacerItem, QWidget

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
    """The phases of a round in a row, the present one on a wash; or the present one alone."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("phase-steps")
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Preferred)
        self._phases: tuple[str, ...] = ()
        self._now: int | None = None
        self._is_whole = True

    def show_phases(self, phases: tuple[str, ...], now: int | None) -> None:
        if (phases, now) != (self._phases, self._now):
            self._phases, self._now = phases, now
            present = "" if now is None else phases[now]
            self.setAccessibleName(present)
            self.setToolTip(tip(" → ".join(phases)))
            self.updateGeometry()
            self.update()

    def show_whole(self, is_whole: bool) -> None:
        """Show all phases, or the present one alone."""
        if is_whole != self._is_whole:
            self._is_whole = is_whole
            self.updateGeometry()
            self.update()

    def width_of(self, *, is_whole: bool) -> int:
        """The width for all phases, or for the present one alone."""
        shown = self._steps(is_whole)
        width = sum(QFontMetrics(self._bold()).horizontalAdvance(phase) + 2 * MEDIUM for _, phase in shown)
        return width + SMALL * max(0, len(shown) - 1)

    def sizeHint(self) -> QSize:  # noqa: N802 - Qt's name
        return QSize(self.width_of(is_whole=self._is_whole), QFontMetrics(self._bold()).height() + SMALL)

    def _steps(self, is_whole: bool) -> list[tuple[int, str]]:
        return [(number, phase) for number, phase in enumerate(self._phases) if is_whole or number == self._now]

    minimumSizeHint = sizeHint  # noqa: N815 - Qt's name

    def paintEvent(self, event: QPaintEvent) -> None:  # noqa: N802 - Qt's name
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        theme, bold, left = colours(), self._bold(), 0.0
        height = QFontMetrics(bold).height() + TINY
        for number, phase in self._steps(self._is_whole):
            box = QRectF(left, (self.height() - height) / 2, QFontMetrics(bold).horizontalAdvance(phase), height)
            box.setWidth(box.width() + 2 * MEDIUM)
            is_now = number == self._now
            if is_now:
                painter.setPen(QColor(theme.wash_line))
                painter.setBrush(QColor(theme.wash))
                painter.drawRoundedRect(box.adjusted(0.5, 0.5, -0.5, -0.5), height / 2, height / 2)
            if left:
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
        shown = (dict(header.scores), dict(header.score_parts), dict(names))
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
        reasons = (f"{names.get(seat, '')}: {part}" for seat, each in header.score_parts.items() for part in each)
        self.setToolTip(tip("\n".join((f"{header.score_name}: {spoken}", *reasons))))


def _points(text: str) -> RoleLabel:
    label = RoleLabel(text, TextRole.PAGE, bold=True, serif=True)
    label.setObjectName("points")
    return label


class HeaderBar(QWidget):
    """The header, with the score above the middle of the board or in the free room; where there is little, it leaves
    out first the note, then folds the rare tools, and then shows the present phase alone."""

    def __init__(self, looks: Mapping[str, int], tools: ToolbarWidget, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("table-header")
        self.round = RoleLabel("", TextRole.PANEL, bold=True)
        self.round.setObjectName("round")
        self.phases = PhaseStepsWidget()
        self.note = ElidedLabel("header-note")
        self.note.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)
        self.score = ScoreWidget(looks)
        self.tools = tools
        self._before = QSpacerItem(0, 0)
        row = QHBoxLayout(self)
        row.setContentsMargins(LARGE, 0, SMALL, 0)
        row.setSpacing(MEDIUM)
        row.addWidget(self.round)
        row.addWidget(self.phases)
        row.addWidget(self.note)
        row.addSpacerItem(self._before)
        row.addWidget(self.score)
        row.addStretch(1)
        row.addWidget(tools)
        self.setMinimumHeight(PAGE_BAR - TINY)

    def show_header(self, header: TableHeader, names: Mapping[str, str]) -> None:
        """Show the state of play; `names` are those of the players by seat."""
        self.round.setText(header.round)
        self.round.setToolTip(tip(header.note))
        self.phases.show_phases(header.phases, header.phase)
        self.note.show_text(header.note)
        self.score.show_scores(header, names)
        self._fit()

    def minimumSizeHint(self) -> QSize:  # noqa: N802 - Qt's name
        least = self.round.sizeHint().width() + self.score.sizeHint().width() + self.tools.least_width
        return QSize(least + LARGE + SMALL + 2 * MEDIUM, super().minimumSizeHint().height())

    def resizeEvent(self, event: QResizeEvent) -> None:  # noqa: N802 - Qt's name
        super().resizeEvent(event)
        self._fit()

    def event(self, event: QEvent) -> bool:
        """Fit again when a part needs another width."""
        if event.type() == QEvent.Type.LayoutRequest:
            self._fit()
        return super().event(event)

    def _fit(self) -> None:
        inside, score = self.width() - LARGE - SMALL, self.score.sizeHint().width()
        left = self.round.sizeHint().width() + MEDIUM
        least = min(self.tools.least_width, inside - left - score - MEDIUM)
        room = inside - left - score - MEDIUM - least
        whole, present = (self.phases.width_of(is_whole=each) + MEDIUM for each in (True, False))
        self.phases.show_whole(whole <= room)
        self.phases.setVisible(MEDIUM < min(whole, present) <= room)
        if self.phases.isVisibleTo(self):
            left += whole if whole <= room else present
        middle, note = (self.width() - score) // 2 - LARGE, self.note.sizeHint().width() + MEDIUM
        self.note.setVisible(bool(self.note.text) and left + note <= middle)
        if self.note.isVisibleTo(self):
            left += note
        beside = inside - score - MEDIUM
        self.tools.fold(beside - middle if left <= middle <= beside - least else least)
        free = beside - least - left
        self._put_score(free // 2 if left > middle else min(middle - left, free))

    def _put_score(self, before: int) -> None:
        """Leave this room before the score."""
        before = max(0, before)
        if before != self._before.sizeHint().width():
            self._before.changeSize(before, 0, QSizePolicy.Policy.Maximum)
            if (layout := self.layout()) is not None:
                layout.invalidate()
