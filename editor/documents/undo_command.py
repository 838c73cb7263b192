"""Commands on Qt's undo stack for changes that were made before they are pushed. Qt only manages their order."""

from __future__ import annotations

from collections.abc import Callable
from typing import Protocol
from weakref import ref

from PySide6.QtGui import QUndoCommand, QUndoStack

from editor.edits.edit import Edit
from engine.kernel.data.message import Message

MERGES = 1
STANDS_ALONE = -1


class AppliedUndoCommand(QUndoCommand):
    """A change that was already made: its first redo, which `QUndoStack.push` calls, does nothing.

    A redo that raises an exception would leave a broken command on the stack.
    """

    def __init__(self, description: Message) -> None:
        super().__init__()
        self.description = description
        self._is_already_so = True
        """Whether the state already is as it will be after the next redo or undo."""

    def speak(self, say: Callable[[Message], str]) -> None:
        """Show the description in the language of `say`."""
        self.setText(say(self.description))

    def redo(self) -> None:
        if not self._was_already_so():
            self.reapply()

    def undo(self) -> None:
        if not self._was_already_so():
            self.revert()

    def reapply(self) -> None:
        """Make the change again."""
        raise NotImplementedError

    def revert(self) -> None:
        """Undo the change."""
        raise NotImplementedError

    def _was_already_so(self) -> bool:
        before, self._is_already_so = self._is_already_so, False
        return before


def speak_commands(stack: QUndoStack, say: Callable[[Message], str]) -> None:
    """Show all commands of a stack in the language of `say`."""
    for number in range(stack.count()):
        command = stack.command(number)
        if isinstance(command, AppliedUndoCommand):
            command.speak(say)


class EditedObject(Protocol):
    """A document to which edits are applied."""

    def take(self, edit: Edit) -> None: ...

    def is_unchanged_by(self, edit: Edit) -> bool: ...


class EditUndoCommand(AppliedUndoCommand):
    """An edit of a document, and its inverse; edits with the same `typing` merge into one command.

    It holds only a weak reference to its document, which owns the stack and so the command.
    """

    def __init__(self, document: EditedObject, edit: Edit, inverse: Edit, description: Message, typing: str) -> None:
        super().__init__(description)
        self._document_ref, self._inverse = ref(document), inverse
        self.edit, self.typing = edit, typing

    @property
    def _document(self) -> EditedObject:
        document = self._document_ref()
        if document is None:
            raise ReferenceError("an undo command outlives its document")
        return document

    def reapply(self) -> None:
        self._document.take(self.edit)

    def revert(self) -> None:
        self._document.take(self._inverse)

    def id(self) -> int:
        return MERGES if self.typing else STANDS_ALONE

    def mergeWith(self, other: QUndoCommand) -> bool:  # noqa: N802 - Qt's name
        """Merge edits with the same `typing`; the command becomes obsolete if they cancel each other out."""
        if not isinstance(other, EditUndoCommand) or other.typing != self.typing:
            return False
        both = self.edit.merged(other.edit)
        if both is None:
            return False
        self.edit = both
        self.setObsolete(self._document.is_unchanged_by(self._inverse))
        return True
