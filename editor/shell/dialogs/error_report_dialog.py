"""The dialog that reports uncaught exceptions: one for all of them, with a report that can be copied."""

import platform
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Qt, Signal, Slot, qVersion
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QDialog, QDialogButtonBox, QPlainTextEdit, QPushButton

from editor.widgets.labels import fixed_font, heading, room_for, text
from editor.widgets.layouts import dialog_column
from editor.widgets.read_only_text import read_only_text
from engine.version import VERSION
from engine.words import say

if TYPE_CHECKING:
    from editor.shell.main_window import MainWindow

SIZE = (92, 26)
KEPT = 20


class ErrorReportController(QObject):
    """Controller that shows each uncaught exception of any thread once; further ones are added to an open dialog."""

    happened = Signal(str, str)

    def __init__(self) -> None:
        super().__init__()
        self.window: MainWindow | None = None
        self._shown_errors: set[str] = set()
        self._dialog: ErrorReportDialog | None = None
        self.happened.connect(self._show_error, Qt.ConnectionType.QueuedConnection)

    @Slot(str, str)
    def _show_error(self, name: str, trace: str) -> None:
        if self.window is None or name in self._shown_errors:
            return
        self._shown_errors.add(name)
        if self._dialog is None:
            self._dialog = ErrorReportDialog(self.window)
            self._dialog.finished.connect(self._closed)
            self._dialog.open()
        self._dialog.add(trace)

    def _closed(self) -> None:
        self._dialog = None


class ErrorReportDialog(QDialog):
    """Dialog about an uncaught exception: what happened, that the app continues, a report to copy."""

    def __init__(self, window: "MainWindow") -> None:
        super().__init__(window)
        lang = window.lang
        self.setObjectName("fault")
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self.setWindowTitle(say("fault-title", lang))
        self.resize(room_for(self, *SIZE))
        self._traces: list[str] = []
        self._report = read_only_text("fault-report")
        self._report.setAccessibleName(say("fault-report", lang))
        self._report.setLineWrapMode(QPlainTextEdit.LineWrapMode.NoWrap)
        self._report.setFont(fixed_font(self.font()))
        copy = QPushButton(say("fault-copy", lang))
        copy.setObjectName("fault-copy")
        copy.clicked.connect(lambda: QGuiApplication.clipboard().setText(self.report))
        buttons = QDialogButtonBox(QDialogButtonBox.StandardButton.Close)
        buttons.button(QDialogButtonBox.StandardButton.Close).setObjectName("fault-close")
        buttons.addButton(copy, QDialogButtonBox.ButtonRole.ActionRole)
        copy.setAutoDefault(False)
        buttons.rejected.connect(self.reject)
        column = dialog_column(self)
        column.addWidget(heading(say("fault-title", lang)))
        column.addWidget(text(say("fault-happened", lang)))
        column.addWidget(self._report, 1)
        column.addWidget(buttons)

    @property
    def report(self) -> str:
        return self._report.toPlainText()

    def add(self, trace: str) -> None:
        """Add an exception; if there are very many, only the first are kept."""
        if len(self._traces) < KEPT:
            self._traces.append(trace.rstrip())
            self._report.setPlainText("\n\n".join((environment_report(), *self._traces)))


def environment_report() -> str:
    """Report section about the program and the machine."""
    return (
        f"Hexsmith {VERSION}\nPython {platform.python_version()}, Qt {qVersion()}\n"
        f"{platform.platform()}, {QGuiApplication.platformName()}"
    )
