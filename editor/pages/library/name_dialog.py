"""The dialog for the name and the id of a document; it stays open until the library has accepted them."""

from __future__ import annotations

from PySide6.QtCore import QRegularExpression, Qt, Signal
from PySide6.QtGui import QRegularExpressionValidator
from PySide6.QtWidgets import QDialog, QDialogButtonBox, QFormLayout, QLineEdit, QWidget

from editor.services.library_refusals import LibraryRefusal, refusal_lines
from editor.widgets.labels import quiet_text, room_for, set_primary, text
from editor.widgets.layouts import dialog_column
from engine.content.fields import ID_PATTERN
from engine.content.limits import MAX_SLUG, MAX_TITLE
from engine.words import say

LETTERS, LINES = 64, 12


class NameDialog(QDialog):
    """Dialog for a name and an id; emits `wanted`, then the caller accepts it or shows a refusal."""

    wanted = Signal(str, str)

    def __init__(self, title: str, name: str, id_: str, lang: str, parent: QWidget) -> None:
        super().__init__(parent)
        self.setObjectName("library-name")
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self.setWindowTitle(title)
        self._lang = lang
        self.name, self.id = QLineEdit(name), QLineEdit(id_)
        self.name.setMaxLength(MAX_TITLE)
        self.name.setObjectName("library-name-name")
        self.id.setMaxLength(2 * MAX_SLUG + 1)
        self.id.setObjectName("library-name-id")
        self.id.setValidator(QRegularExpressionValidator(QRegularExpression(ID_PATTERN), self.id))
        self._why_not = text("")
        self._buttons = QDialogButtonBox(QDialogButtonBox.StandardButton.Ok | QDialogButtonBox.StandardButton.Cancel)
        self._ok = self._buttons.button(QDialogButtonBox.StandardButton.Ok)
        self._ok.setObjectName("library-name-ok")
        set_primary(self._ok)
        self._buttons.button(QDialogButtonBox.StandardButton.Cancel).setObjectName("library-name-cancel")
        self._buttons.accepted.connect(self._want)
        self._buttons.rejected.connect(self.reject)
        self.id.textChanged.connect(self._look)
        self._lay_out()
        self.name.selectAll()
        self.resize(room_for(self, LETTERS, LINES))

    def refuse(self, refusal: LibraryRefusal) -> None:
        """Show a refusal; the user may try another name."""
        self._why_not.setText("\n".join(refusal_lines(refusal, self._lang)))
        self._why_not.show()
        self.resize(self.size().expandedTo(room_for(self, LETTERS, LINES)))
        self._ok.setEnabled(True)
        self.id.setFocus()

    def _want(self) -> None:
        self._ok.setEnabled(False)
        self.wanted.emit(self.name.text().strip(), self.id.text())

    def _look(self) -> None:
        self._ok.setEnabled(self.id.hasAcceptableInput())

    def _lay_out(self) -> None:
        form = QFormLayout()
        form.setFieldGrowthPolicy(QFormLayout.FieldGrowthPolicy.AllNonFixedFieldsGrow)
        form.addRow(say("library-name", self._lang), self.name)
        form.addRow(say("library-id", self._lang), self.id)
        column = dialog_column(self)
        column.addLayout(form)
        column.addWidget(quiet_text(say("library-id-how", self._lang)))
        column.addWidget(self._why_not)
        column.addStretch(1)
        column.addWidget(self._buttons)
        self._why_not.hide()
