"""The rule reference on top of a dialog that is to be answered first, so that a rule can be read there too."""

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QDialog, QDialogButtonBox, QVBoxLayout, QWidget

from editor.reference.reference import Reference
from editor.window.texts import room_for
from engine.words import say

SIZE = (110, 34)
GAP = 8


class ReferenceDialog(QDialog):
    """Gone when it is closed."""

    def __init__(self, lang: str, parent: QWidget) -> None:
        super().__init__(parent)
        self.setObjectName("reference-dialog")
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self.setWindowTitle(say("reference-title", lang))
        self.reference = Reference(lang)
        self.reference.left.connect(self.close)
        buttons = QDialogButtonBox(QDialogButtonBox.StandardButton.Close)
        buttons.button(QDialogButtonBox.StandardButton.Close).setObjectName("rules-close")
        buttons.rejected.connect(self.close)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, GAP, GAP)
        column.addWidget(self.reference)
        column.addWidget(buttons)
        self.resize(room_for(self, *SIZE))
