"""Popover that explains why something cannot be done, rule by rule; Esc or a click closes it."""

from collections.abc import Sequence

from PySide6.QtCore import QPoint, Qt, Signal
from PySide6.QtWidgets import QFrame, QVBoxLayout, QWidget

from editor.pages.play.widgets.rule_label import RuleLabel
from editor.theme.metrics import MEDIUM
from editor.widgets.labels import heading

WIDTH = 46
"""In average letters."""


class ReasonPopoverWidget(QFrame):
    """Sentences, each with its rules."""

    rule_requested = Signal(str)

    def __init__(self, title: str, reasons: Sequence[tuple[str, tuple[str, ...]]], lang: str, parent: QWidget) -> None:
        super().__init__(parent, Qt.WindowType.Popup)
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self.setObjectName("why-not")
        self.setAccessibleName("\n".join(filter(None, (title, *(sentence for sentence, _ in reasons)))))
        self.setFrameShape(QFrame.Shape.StyledPanel)
        self.setFixedWidth(WIDTH * self.fontMetrics().averageCharWidth())
        self._lines = lines = QVBoxLayout(self)
        lines.setContentsMargins(MEDIUM, MEDIUM, MEDIUM, MEDIUM)
        if title:
            lines.addWidget(heading(title))
        for number, (sentence, rules) in enumerate(reasons):
            text = RuleLabel(f"reason-{number}", lang, sentence, rules)
            text.rule_requested.connect(self._read)
            lines.addWidget(text)

    def open_above(self, widget: QWidget) -> None:
        """Show it over the upper edge of a widget, inside its window."""
        self.setFixedHeight(self.heightForWidth(self.width()))
        corner = widget.mapToGlobal(QPoint(0, -self.height() - 4))
        window = widget.window()
        edge = window.mapToGlobal(QPoint(window.width() - self.width() - 4, 0))
        self.move(min(corner.x(), edge.x()), max(corner.y(), edge.y()))
        self.show()

    def _read(self, rule: str) -> None:
        self.rule_requested.emit(rule)
        self.close()
