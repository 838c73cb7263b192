"""An open document: a frozen value that is only replaced by edits, each of which can be undone."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Protocol
from weakref import finalize

from PySide6.QtCore import QObject, Signal
from PySide6.QtGui import QUndoStack

from database.files.fingerprint import FileFingerprint, write_user_file
from editor.documents.undo_command import AppliedUndoCommand, EditUndoCommand, speak_commands
from editor.edits.changed_paths import ChangedPaths
from editor.edits.edit import Edit
from engine.content.canonical_json import save
from engine.content.envelope import Document
from engine.kernel.data.message import Message, message


class ChangeRecorder(Protocol):
    """Records the changes of a document, for recovery after a crash."""

    def did(self, edit: Edit, typing: str) -> None: ...

    def went_to(self, step: int) -> None: ...

    def saved(self, path: Path, on_disk: FileFingerprint) -> None: ...

    def saved_to_library(self, key: str) -> None: ...


class OpenDocument(QObject):
    """The content, its undo stack, and the file or library entry that it is saved to."""

    changed = Signal(ChangedPaths)
    """Emitted with the paths of changed values; none if only the file or the edited mark changed."""

    def __init__(
        self,
        content: Document,
        path: Path | None = None,
        on_disk: FileFingerprint | None = None,
        *,
        is_edited: bool = False,
        library_key: str = "",
        parent: QObject | None = None,
    ) -> None:
        super().__init__(parent)
        self._content, self._path, self._on_disk = content, path, on_disk
        self._library_key = library_key
        self._keeps_old = True
        self._is_doing = False
        self._taken: list[ChangedPaths] = []
        self._say: Callable[[Message], str] = str
        self.recorder: ChangeRecorder | None = None
        self.stack = QUndoStack(self)
        if is_edited:
            self.stack.resetClean()
        self.stack.indexChanged.connect(self._index_changed)
        self._clear_stack_at_last()

    @property
    def content(self) -> Document:
        return self._content

    @property
    def path(self) -> Path | None:
        """Path of its file."""
        return self._path

    @property
    def on_disk(self) -> FileFingerprint | None:
        """Fingerprint of its file at the last read or write."""
        return self._on_disk

    @property
    def library_key(self) -> str:
        """The key of the library entry; empty if it is not in the library."""
        return self._library_key

    @property
    def is_edited(self) -> bool:
        """Whether it differs from the saved state."""
        return not self.stack.isClean()

    @property
    def unsaved_steps(self) -> int:
        """Number of undo steps between the current and the saved state; all if the saved state is out of reach."""
        clean = self.stack.cleanIndex()
        return self.stack.index() if clean < 0 else abs(self.stack.index() - clean)

    @property
    def unsaved_descriptions(self) -> tuple[Message, ...]:
        """Descriptions of the unsaved steps; undone saved steps are described as undone, latest first."""
        clean, now = max(self.stack.cleanIndex(), 0), self.stack.index()
        commands = [self.stack.command(number) for number in range(min(clean, now), max(clean, now))]
        done = tuple(each.description for each in commands if isinstance(each, AppliedUndoCommand))
        return done if clean <= now else tuple(message("document-undone", step=each) for each in reversed(done))

    def do(self, edit: Edit, typing: str = "") -> bool:
        """Apply an edit; returns whether it changed anything. If it raises `CannotEdit`, nothing has changed.

        Edits with the same `typing`, an identifier for one visit to one field, make a single undo step.
        """
        made, inverse = edit.apply(self._content)
        if made == self._content:
            return False
        command = EditUndoCommand(self, edit, inverse, edit.description(self._content), typing)
        command.speak(self._say)
        self._content = made
        self._is_doing = True
        self.stack.push(command)
        self._is_doing = False
        if self.recorder:
            self.recorder.did(edit, typing)
        self.changed.emit(edit.changed_paths())
        return True

    def speak(self, say: Callable[[Message], str]) -> None:
        """Describe the undo steps in the language of `say` from now on."""
        self._say = say
        speak_commands(self.stack, say)

    def save(self, path: Path | None = None, *, overwrite: bool = False) -> None:
        """Write the document to its file, or to another one, which becomes its file.

        Raises `ChangedElsewhere` if the file has changed since it was read, unless it is to be overwritten;
        `NotWritten` if it cannot be written. The first time in a run, the previous content of the file is kept next to
        it.
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
        """Record that this file has the present content."""
        self._path, self._on_disk, self._library_key = path, on_disk, ""
        self.stack.setClean()
        if self.recorder:
            self.recorder.saved(path, on_disk)
        self.changed.emit(ChangedPaths())

    def mark_saved_to_library(self, key: str) -> None:
        """Record that this library entry has the present content; the document has no file any more."""
        self._path, self._on_disk, self._library_key = None, None, key
        self.stack.setClean()
        if self.recorder:
            self.recorder.saved_to_library(key)
        self.changed.emit(ChangedPaths())

    def overrule(self, on_disk: FileFingerprint) -> None:
        """Keep the content although its file is different now: saving overwrites that state of the file."""
        self._on_disk = on_disk

    def take(self, edit: Edit) -> None:
        """Apply an edit for a command of the undo stack, which emits `changed` when it has reached its target."""
        self._content, _ = edit.apply(self._content)
        self._taken.append(edit.changed_paths())

    def is_unchanged_by(self, edit: Edit) -> bool:
        """Whether an edit would leave the content as it is."""
        made: Document = edit.apply(self._content)[0]
        return made == self._content

    def _clear_stack_at_last(self) -> None:
        """Clear the stack before Python's garbage collector could delete commands that are still on it."""
        at_last = finalize(self, _clear_silently, self.stack)
        at_last.atexit = False
        self.stack.destroyed.connect(lambda: at_last.detach())

    def _index_changed(self, index: int) -> None:
        """Emit changes after undo and redo, over one or several steps; edits pushed by `do` have already been
        handled."""
        if not self._is_doing:
            if self.recorder:
                self.recorder.went_to(index)
            taken, self._taken = self._taken, []
            self.changed.emit(ChangedPaths.joined(taken))


def _clear_silently(stack: QUndoStack) -> None:
    stack.blockSignals(True)
    stack.clear()
