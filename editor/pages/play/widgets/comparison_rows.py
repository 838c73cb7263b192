"""Alternatives below one another, each with its name and the numbers to compare."""

from collections.abc import Sequence

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QFrame, QHBoxLayout, QVBoxLayout, QWidget

from editor.theme.metrics import SMALL, THIN
from editor.theme.type_scale import TextRole
from editor.view_model.side_panel import ComparisonRow, SheetLine
from editor.widgets.flow_layout import FlowLayout
from editor.widgets.labels import caption, heading, quiet_text
from engine.words import say

GAP = SMALL
MARGIN = SMALL


class ComparisonWidget(QWidget):
    """A frame for each alternative, with its full text as accessible name."""

    def __init__(self, briefs: Sequence[ComparisonRow], lang: str, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("briefs")
        self.setAccessibleName(say("table-ways", lang))
        self.setAccessibleDescription("; ".join(map(comparison_text, briefs)))
        lines = QVBoxLayout(self)
        lines.setContentsMargins(0, 0, 0, 0)
        lines.setSpacing(GAP)
        for brief in briefs:
            lines.addWidget(_row(brief))


def comparison_text(brief: ComparisonRow) -> str:
    """The name and the numbers as text."""
    return ", ".join((brief.name, *(f"{fact.name} {fact.text}" for fact in brief.facts)))


def _row(brief: ComparisonRow) -> QFrame:
    row = QFrame()
    row.setFrameShape(QFrame.Shape.StyledPanel)
    lines = QVBoxLayout(row)
    lines.setContentsMargins(MARGIN, GAP, MARGIN, GAP)
    lines.setSpacing(THIN)
    lines.addWidget(heading(brief.name, TextRole.ROW))
    numbers = QWidget()
    flow = FlowLayout(numbers, 2 * GAP)
    for fact in brief.facts:
        flow.put(_number(fact))
    lines.addWidget(numbers)
    return row


def _number(fact: SheetLine) -> QWidget:
    box = QWidget()
    line = QHBoxLayout(box)
    line.setContentsMargins(0, 0, 0, 0)
    line.setSpacing(GAP)
    name = quiet_text(fact.name)
    name.setWordWrap(False)
    value = caption(fact.text)
    value.setAlignment(Qt.AlignmentFlag.AlignBottom)
    line.addWidget(name)
    line.addWidget(value)
    return box
