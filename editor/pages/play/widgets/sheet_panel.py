"""The panel for a sheet about a piece, a card, a place, or an attack before it is made; and a sheet as plain text."""

from collections.abc import Mapping, Sequence

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QGridLayout, QHBoxLayout, QVBoxLayout, QWidget

from editor.pages.play.widgets.chance_bars import ChanceBarsWidget
from editor.pages.play.widgets.comparison_rows import ComparisonWidget, comparison_text
from editor.pages.play.widgets.die_face import DieFaceWidget
from editor.pages.play.widgets.rule_label import RuleLabel
from editor.theme.metrics import MEDIUM, SMALL, TINY
from editor.theme.type_scale import TextRole
from editor.view_model.board import Badge
from editor.view_model.side_panel import Die, Sheet, SheetLine
from editor.widgets.flow_layout import FlowLayout
from editor.widgets.gauges import GaugeBar
from editor.widgets.kind_icons import icon_of
from editor.widgets.labels import PictureLabel, caption, name_heading, quiet_text
from editor.widgets.swatch import SwatchWidget
from engine.words import say

MOST_FACTS = 6


def sheet_text(sheet: Sheet) -> str:
    """Title and first facts of a sheet, one per line."""
    names = (part for part in (sheet.title, sheet.subtitle) if part)
    facts = (": ".join(filter(None, (fact.name, fact.text))) for fact in sheet.facts[:MOST_FACTS])
    return "\n".join((" – ".join(names), *facts, *map(comparison_text, sheet.briefs)))


class SheetPanel(QWidget):
    """A panel for one sheet; `rule_requested` is emitted when the number of a rule is clicked."""

    rule_requested = Signal(str)

    def __init__(self, lang: str, seat_looks: Mapping[str, int] | None = None, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("sheet")
        self.lang, self.seat_looks = lang, dict(seat_looks or {})
        self.sheet: Sheet | None = None
        self._lines = QVBoxLayout(self)
        self._lines.setContentsMargins(MEDIUM, SMALL, MEDIUM, SMALL)
        self._lines.setSpacing(SMALL)
        self._body: QWidget | None = None
        self.show_sheet(None)

    def show_sheet(self, sheet: Sheet | None, nothing: str = "") -> None:
        """Show this sheet; without any, a message that nothing is shown yet."""
        if self._body is not None and sheet is not None and sheet == self.sheet:
            return
        self.sheet = sheet
        if self._body is not None:
            self._body.hide()
            self._body.deleteLater()
        self._body = self._built(sheet) if sheet else quiet_text(nothing or say("table-nothing-inspected", self.lang))
        self._lines.addWidget(self._body)
        self._lines.setAlignment(self._body, Qt.AlignmentFlag.AlignTop)
        self.setAccessibleName(sheet.title if sheet else say("table-inspector", self.lang))

    def _built(self, sheet: Sheet) -> QWidget:
        body = QWidget()
        lines = QVBoxLayout(body)
        lines.setContentsMargins(0, 0, 0, 0)
        lines.setSpacing(SMALL)
        lines.addLayout(self._head(sheet))
        if sheet.subtitle:
            lines.addWidget(quiet_text(sheet.subtitle))
        for gauge in sheet.gauges:
            lines.addWidget(GaugeBar(gauge))
        if sheet.badges:
            lines.addWidget(badges(sheet.badges))
        if sheet.dice:
            lines.addWidget(self._dice(sheet.dice))
        if sheet.chances:
            lines.addWidget(ChanceBarsWidget(sheet.chances, self.lang))
        if sheet.briefs:
            lines.addWidget(ComparisonWidget(sheet.briefs, self.lang))
        if sheet.facts:
            lines.addWidget(self._facts(sheet.facts))
        return body

    def _head(self, sheet: Sheet) -> QHBoxLayout:
        row = QHBoxLayout()
        row.setSpacing(SMALL)
        if sheet.seat in self.seat_looks:
            row.addWidget(SwatchWidget(self.seat_looks[sheet.seat]), 0, Qt.AlignmentFlag.AlignVCenter)
        row.addWidget(name_heading(sheet.title, TextRole.PANEL), 1)
        return row

    def _dice(self, colours: Sequence[str]) -> QWidget:
        box = QWidget()
        row = FlowLayout(box, 4)
        for colour in colours:
            row.put(DieFaceWidget(Die(0, colour), self.lang))
        return box

    def _facts(self, facts: Sequence[SheetLine]) -> QWidget:
        box = QWidget()
        grid = QGridLayout(box)
        grid.setContentsMargins(0, 0, 0, 0)
        grid.setHorizontalSpacing(MEDIUM)
        grid.setVerticalSpacing(TINY)
        grid.setColumnStretch(1, 1)
        for row, fact in enumerate(facts):
            text = RuleLabel(f"fact-{row}", self.lang, fact.text, fact.rules)
            text.rule_requested.connect(self.rule_requested)
            if fact.name:
                grid.addWidget(quiet_text(fact.name), row, 0, Qt.AlignmentFlag.AlignTop)
                grid.addWidget(text, row, 1, Qt.AlignmentFlag.AlignTop)
            else:
                grid.addWidget(text, row, 0, 1, 2, Qt.AlignmentFlag.AlignTop)
        return box


def badges(shown: Sequence[Badge]) -> QWidget:
    """Tokens and states, each with its icon and its name."""
    box = QWidget()
    row = FlowLayout(box, 8)
    for badge in shown:
        row.put(_badge(badge))
    return box


def _badge(badge: Badge) -> QWidget:
    box = QWidget()
    row = QHBoxLayout(box)
    row.setContentsMargins(0, 0, 0, 0)
    row.setSpacing(TINY)
    side = round(0.95 * box.fontMetrics().height())
    row.addWidget(PictureLabel(icon_of(badge.kind), side))
    row.addWidget(caption(badge.name))
    return box
