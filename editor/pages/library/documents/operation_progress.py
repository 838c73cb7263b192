"""The progress of a bulk operation, with a dialog that can cancel it; a cancelled operation changes nothing."""

from __future__ import annotations

from threading import Event

from PySide6.QtCore import QObject, Qt, Signal
from PySide6.QtWidgets import QProgressDialog, QWidget

from database.errors import NotDone
from editor.services.library_worker import LibraryWorker
from engine.kernel.data.message import Message
from engine.words import say

NO_DIALOG_BELOW = 50
"""Number of documents from which a progress dialog is shown."""
REPORT_EVERY = 25
DIALOG_DELAY = 500
"""Milliseconds."""


class OperationStopped(NotDone):
    """Raised when an operation is cancelled or the window closes."""


class ProgressController(QObject):
    """`step` is called in the thread of the library after each document; the other methods are for the GUI thread."""

    _went = Signal(int, int)

    def __init__(self, library_worker: LibraryWorker, widget: QWidget, lang: str) -> None:
        super().__init__(widget)
        self._widget, self.lang = widget, lang
        self._stop = Event()
        self._dialog: QProgressDialog | None = None
        self._went.connect(self._show)
        library_worker.stops.connect(self._stop.set)

    def step(self, done: int, of: int) -> None:
        """Report the number of documents done; raises if the operation was cancelled."""
        if self._stop.is_set() and of > NO_DIALOG_BELOW:
            raise OperationStopped(Message("library-stopped"))
        if of > NO_DIALOG_BELOW and (done % REPORT_EVERY == 0 or done == of):
            self._went.emit(done, of)

    def stop(self) -> None:
        """Stop before the next document."""
        self._stop.set()

    def end(self) -> None:
        """Close the dialog: the work is done or was refused. Without this, closing it would count as cancelling."""
        if self._dialog is not None:
            self._dialog.close()
            self._dialog = None
        self._stop.clear()

    def _show(self, done: int, of: int) -> None:
        if self._dialog is None and not self._stop.is_set():
            self._dialog = self._made()
        if self._dialog is not None:
            self._dialog.setMaximum(of)
            self._dialog.setValue(done)

    def _made(self) -> QProgressDialog:
        dialog = QProgressDialog(self._widget)
        dialog.setObjectName("library-progress")
        dialog.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        dialog.setWindowTitle(say("library-screen-title", self.lang))
        dialog.setLabelText(say("library-working", self.lang))
        dialog.setMinimumDuration(DIALOG_DELAY)
        dialog.setAutoClose(False)
        dialog.setAutoReset(False)
        dialog.canceled.connect(self.stop)
        return dialog
