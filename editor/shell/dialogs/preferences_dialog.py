"""The preferences dialog: each choice takes effect at once and is saved; changes made elsewhere are shown here."""

from dataclasses import fields
from typing import TYPE_CHECKING, Any

from PySide6.QtCore import QSize, Qt
from PySide6.QtWidgets import QDialog, QDialogButtonBox, QFrame, QScrollArea, QVBoxLayout, QWidget

from editor.settings.preferences import Preferences
from editor.shell.dialogs.preferences_form import PreferencesForm
from editor.theme.metrics import MEDIUM
from engine.words import say

if TYPE_CHECKING:
    from editor.shell.main_window import MainWindow

GAP = MEDIUM
ROOM_AROUND = 40
"""The margin between the dialog and the edges of a small screen."""
NOT_CHOSEN_HERE = ("shortcuts", "recent")


def show_preferences(window: "MainWindow") -> None:
    """Open the dialog, or bring it to the front."""
    dialog = window.findChild(PreferencesDialog) or PreferencesDialog(window)
    dialog.show()
    dialog.activateWindow()


class PreferencesDialog(QDialog):
    """Modeless preferences dialog."""

    def __init__(self, window: "MainWindow") -> None:
        super().__init__(window)
        self.setObjectName("preferences")
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self._window = window
        self._scroll = QScrollArea()
        self._scroll.setObjectName("preferences-all")
        self._scroll.setFrameShape(QFrame.Shape.NoFrame)
        self._scroll.setWidgetResizable(True)
        self._scroll.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self._buttons = QDialogButtonBox(self)
        self._close = self._buttons.addButton(QDialogButtonBox.StandardButton.Close)
        self._close.setObjectName("preferences-close")
        self._defaults = self._buttons.addButton("", QDialogButtonBox.ButtonRole.ResetRole)
        self._defaults.setObjectName("preferences-defaults")
        self._defaults.clicked.connect(self._restore_defaults)
        self._buttons.rejected.connect(self.close)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, GAP)
        column.addWidget(self._scroll)
        feet = QVBoxLayout()
        feet.setContentsMargins(GAP, 0, GAP, 0)
        feet.addWidget(self._buttons)
        column.addLayout(feet)
        self._form = self._speak(window.lang)
        window.prefers.connect(self._show)
        self._show()
        self._form.first.setFocus()

    def done(self, result: int) -> None:
        """Close the dialog; applies a pending change."""
        self._form.settle()
        super().done(result)

    def sizeHint(self) -> QSize:  # noqa: N802 - Qt's name
        """Size of all rows, limited by the screen."""
        margins, feet = 2 * self._scroll.frameWidth(), self._buttons.sizeHint().height() + 3 * GAP
        rows = self._form.sizeHint()
        bar = self._scroll.verticalScrollBar().sizeHint().width()
        size = QSize(rows.width() + margins + bar, rows.height() + margins + feet)
        return size.boundedTo(self.screen().availableSize() - QSize(ROOM_AROUND, ROOM_AROUND))

    def _show(self) -> None:
        """Show the current preferences in the current language."""
        if self._form.lang != self._window.lang:
            self._form = self._speak(self._window.lang)
        self._form.show_preferences(self._window.store.preferences, self._window.theme)
        self.resize(self.size().expandedTo(self.sizeHint()).boundedTo(self.screen().availableSize()))

    def _speak(self, lang: str) -> PreferencesForm:
        """Rebuild the rows in this language; the focus stays in its row."""
        self.setWindowTitle(say("preferences-title", lang))
        self._defaults.setText(say("preferences-defaults", lang))
        here = self.focusWidget()
        form = PreferencesForm(lang)
        form.changed.connect(self._change)
        form.shortcuts_requested.connect(lambda: self._window.run_command("edit-shortcuts"))
        if old := self._scroll.takeWidget():
            old.deleteLater()
        self._scroll.setWidget(form)
        self.setTabOrder(form.last, self._close)
        self.setTabOrder(self._close, self._defaults)
        if here and (there := form.findChild(QWidget, here.objectName())):
            there.setFocus()
        return form

    def _change(self, preferences: dict[str, Any]) -> None:
        now = self._window.store.preferences
        news = {name: value for name, value in preferences.items() if getattr(now, name) != value}
        if news or self._window.theme != preferences.get("theme", self._window.theme):
            self._window.change(**preferences)

    def _restore_defaults(self) -> None:
        own = Preferences()
        self._window.change(
            **{each.name: getattr(own, each.name) for each in fields(own) if each.name not in NOT_CHOSEN_HERE}
        )
