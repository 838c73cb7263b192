"""Facts in two columns: quiet names at the left, texts beside them."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QGridLayout, QLabel, QWidget

from editor.theme.metrics import LARGE, SMALL
from editor.widgets.labels import quiet_text, text


class FactsWidget(QWidget):
    """Rows of a name and a text; keeps its labels from one document to the next."""

    def __init__(self) -> None:
        super().__init__()
        self._labels: list[tuple[QLabel, QLabel]] = []
        self._grid = QGridLayout(self)
        self._grid.setContentsMargins(0, 0, 0, 0)
        self._grid.setHorizontalSpacing(LARGE)
        self._grid.setVerticalSpacing(SMALL)
        self._grid.setColumnStretch(1, 1)

    @property
    def rows(self) -> list[tuple[str, str]]:
        """The rows that are shown."""
        return [(name.text(), fact.text()) for name, fact in self._labels if not name.isHidden()]

    def show_rows(self, rows: Sequence[tuple[str, str]]) -> None:
        """Show these rows in place of those before."""
        while len(self._labels) < len(rows):
            name, fact = quiet_text(""), text("")
            name.setWordWrap(False)
            for column, label in enumerate((name, fact)):
                self._grid.addWidget(label, len(self._labels), column, Qt.AlignmentFlag.AlignTop)
            self._labels.append((name, fact))
        for number, (name, fact) in enumerate(self._labels):
            is_shown = number < len(rows)
            name.setText(rows[number][0] if is_shown else "")
            fact.setText(rows[number][1] if is_shown else "")
            name.setVisible(is_shown)
            fact.setVisible(is_shown)
        self.setVisible(bool(rows))
