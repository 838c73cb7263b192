"""The list of problems of the scenario that is played, each with its path and its rule."""

from collections.abc import Sequence
from typing import Any

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QPalette
from PySide6.QtWidgets import QTreeWidget, QTreeWidgetItem, QVBoxLayout, QWidget

from editor.rule_books.rule_text import rule_tip
from editor.theme.icons import icon
from editor.widgets.labels import caption, tip
from editor.widgets.word_wrap_delegate import WordWrapDelegate
from engine.words import say

RULE = Qt.ItemDataRole.UserRole
ICONS = {"error": "error", "warning": "warning"}


class ProblemsView(QWidget):
    """A list of findings as `check` tells them; a friendly word where there are none."""

    rule_wanted = Signal(str)

    def __init__(self, lang: str, findings: Sequence[dict[str, Any]], parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.lang = lang
        self.list = QTreeWidget()
        self.list.setObjectName("problems")
        self.list.setAccessibleName(say("table-problems", lang))
        self.list.setColumnCount(3)
        self.list.setHeaderLabels([say(word, lang) for word in ("table-problem", "table-rule", "table-where")])
        self.list.setRootIsDecorated(False)
        WordWrapDelegate(self.list)
        self.list.itemActivated.connect(self._read)
        for finding in findings:
            self.list.addTopLevelItem(self._item(finding))
        nothing = caption(say("table-no-problems", lang))
        nothing.setWordWrap(True)
        nothing.setForegroundRole(QPalette.ColorRole.PlaceholderText)
        lines = QVBoxLayout(self)
        lines.setContentsMargins(8, 8, 8, 8)
        lines.addWidget(nothing)
        lines.addWidget(self.list)
        nothing.setVisible(not findings)
        self.list.setVisible(bool(findings))
        if not findings:
            lines.addStretch(1)

    def _item(self, finding: dict[str, Any]) -> QTreeWidgetItem:
        item = QTreeWidgetItem([str(finding["message"]), str(finding["rule"] or ""), str(finding["place"] or "")])
        item.setIcon(0, icon(ICONS.get(str(finding["severity"]), "info")))
        item.setData(0, RULE, finding["rule"])
        item.setToolTip(0, tip(str(finding["message"])))
        if finding["rule"]:
            item.setToolTip(1, rule_tip(finding["rule"], self.lang))
        return item

    def _read(self, item: QTreeWidgetItem) -> None:
        if item.data(0, RULE):
            self.rule_wanted.emit(item.data(0, RULE))
