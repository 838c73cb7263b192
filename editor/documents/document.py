"""An open document: a frozen value, changed by edits only, each of which can be undone."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any, Protocol
from weakref import finalize

from PySide6.QtCore import QObject, Signal
from PySide6.QtGui import QUndoStack

from database.files.fingerprint import FileFingerprint, write_user_file
from editor.documents.undo_command import EditUndoCommand
from editor.edits.edit import Edit
from engine.content.canonical_json import save
from engine.content.envelope import Document
from engine.kernel.data.message import Message, message


class ChangeRecorder(Protocol):
    """Writes down what happens to a document, so that it can happen again."""

    def did(self, edit: Edit[Any], typing: str) -> None: ...

    def went_to(self, step: int) -> None: ...

    def saved(self, path: Path, on_disk: FileFingerprint) -> None: ...

    def kept(self, key: str) -> None: ...


class OpenDocument(QObject):
    """What was read or made, and the steps since. `speak` turns what a step does into words for lists of steps."""

    changed = Signal()
    """The content, the file, or whether it is edited is no longer the same."""

    def __init__(
        self,
        content: Document,
        path: Path | None = None,
        on_disk: FileFingerprint | None = None,
        *,
        is_edited: bool = False,
        kept: str = "",
        parent: QObject | None = None,
    ) -> None:
        super().__init__(parent)
        self._content, self._path, self._on_disk = content, path, on_disk
        self._kept = kept
        self._keeps_old = True
        self._is_doing = False
        self._say: Callable[[Message], str] = str
        self.recorder: ChangeRecorder | None = None
        self.stack = QUndoStack(self)
        if is_edited:
            self.stack.resetClean()
        self.stack.indexChanged.connect(self._stepped)
        self._forget_steps_at_last()

    @property
    def content(self) -> Document:
        return self._content

    @property
    def path(self) -> Path | None:
        """Where it is saved."""
        return self._path

    @property
    def on_disk(self) -> FileFingerprint | None:
        """What its file was like when it was read or written."""
        return self._on_disk

    @property
    def kept(self) -> str:
        """The key under which the library keeps it; empty where it does not."""
        return self._kept

    @property
    def is_edited(self) -> bool:
        """Whether it is not as it was saved."""
        return not self.stack.isClean()

    @property
    def unsaved_steps(self) -> int:
        """How many steps lie between it and what was saved; all of them where that is out of reach."""
        clean = self.stack.cleanIndex()
        return self.stack.index() if clean < 0 else abs(self.stack.index() - clean)

    @property
    def told_unsaved(self) -> tuple[Message, ...]:
        """What these steps did, as far as they are known; those that were saved and then undone are told as such."""
        clean, now = max(self.stack.cleanIndex(), 0), self.stack.index()
        steps = [self.stack.command(number) for number in range(min(clean, now), max(clean, now))]
        told = [step.told for step in steps if isinstance(step, EditUndoCommand)]
        return tuple(told) if clean <= now else tuple(message("document-undone", step=each) for each in reversed(told))

    def do(self, edit: Edit[Any], typing: str = "") -> bool:
        """Apply an edit; whether anything changed by it. `CannotEdit` leaves everything as it was.

        Edits with the same `typing`, which is a word for one stay in one field, make one step.
        """
        made, inverse = edit.apply(self._content)
        if made == self._content:
            return False
        step = EditUndoCommand(self, edit, inverse, edit.told(self._content), typing)
        step.setText(self._say(step.told))
        self._content = made
        self._is_doing = True
        self.stack.push(step)
        self._is_doing = False
        if self.recorder:
            self.recorder.did(edit, typing)
        self.changed.emit()
        return True

    def speak(self, say: Callable[[Message], str]) -> None:
        """From now on steps are told so."""
        self._say = say
        for number in range(self.stack.count()):
            step = self.stack.command(number)
            if isinstance(step, EditUndoCommand):
                step.setText(say(step.told))

    def save(self, path: Path | None = None, *, overwrite: bool = False) -> None:
        """Write it to its file, or to another one, which is its file from then on.

        `ChangedElsewhere` if the file is not as this document knows it, unless it is to be overwritten; `NotWritten`
        if it cannot be written. The first time in a run, what a file held before is kept beside it.
        """
        target = path or self._path
        if target is None:
            raise ValueError("a document without a file is saved to a path")
        if target != self._path:
            self._keeps_old = True
        known = None if overwrite or target != self._path else self._on_disk
        on_disk = write_user_file(target, save(self._content), known, keep_old=self._keeps_old)
        self._keeps_old = False
        self.mark_saved(target, on_disk)

    def mark_saved(self, path: Path, on_disk: FileFingerprint) -> None:
        """It is now as this file is."""
        self._path, self._on_disk, self._kept = path, on_disk, ""
        self.stack.setClean()
        if self.recorder:
            self.recorder.saved(path, on_disk)
        self.changed.emit()

    def mark_kept(self, key: str) -> None:
        """It is now as the library keeps it under this key, and has no file any more."""
        self._path, self._on_disk, self._kept = None, None, key
        self.stack.setClean()
        if self.recorder:
            self.recorder.kept(key)
        self.changed.emit()

    def take(self, edit: Edit[Any]) -> None:
        """For steps of the stack: apply this."""
        self._content, _ = edit.apply(self._content)

    def is_unchanged_by(self, edit: Edit[Any]) -> bool:
        """For steps of the stack: whether this would change nothing."""
        made: Document = edit.apply(self._content)[0]
        return made == self._content

    def _forget_steps_at_last(self) -> None:
        """Else Python's collector may take the steps of a document that goes from a stack that still has them."""
        at_last = finalize(self, _forget_steps, self.stack)
        at_last.atexit = False
        self.stack.destroyed.connect(lambda: at_last.detach())

    def _stepped(self, step: int) -> None:
        """The stack went to another step, by undoing, redoing, or because one was done."""
        if not self._is_doing:
            if self.recorder:
                self.recorder.went_to(step)
            self.changed.emit()


def _forget_steps(stack: QUndoStack) -> None:
    """Nobody hears of it any more."""
    stack.blockSignals(True)
    stack.clear()
