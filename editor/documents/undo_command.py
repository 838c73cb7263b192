"""An edit as a command on Qt's undo stack.

Qt only keeps the order; the edit and its inverse do the work."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any
from weakref import ref

from PySide6.QtGui import QUndoCommand

from editor.edits.edit import Edit
from engine.kernel.data.message import Message

if TYPE_CHECKING:
    from editor.documents.document import OpenDocument

MERGES = 1
STANDS_ALONE = -1


class EditUndoCommand(QUndoCommand):
    """One gesture: it was done before it got onto the stack, so that its first `redo` does nothing.

    It does not keep its document alive, which keeps the stack and so the step.
    """

    def __init__(self, document: OpenDocument, edit: Edit[Any], inverse: Edit[Any], told: Message, typing: str) -> None:
        super().__init__()
        self._document_ref, self._inverse = ref(document), inverse
        self.edit, self.typing = edit, typing
        self._is_done = True
        self.told = told

    @property
    def _document(self) -> OpenDocument:
        document = self._document_ref()
        if document is None:
            raise ReferenceError("a step outlives its document")
        return document

    def redo(self) -> None:
        if not self._is_done:
            self._document.take(self.edit)
            self._is_done = True

    def undo(self) -> None:
        self._document.take(self._inverse)
        self._is_done = False

    def id(self) -> int:
        return MERGES if self.typing else STANDS_ALONE

    def mergeWith(self, other: QUndoCommand) -> bool:  # noqa: N802 - Qt's name
        """Typing goes on: one step for all of it, and none where nothing has changed by it."""
        if not isinstance(other, EditUndoCommand) or other.typing != self.typing:
            return False
        both = self.edit.merged(other.edit)
        if both is None:
            return False
        self.edit = both
        self.setObsolete(self._document.is_unchanged_by(self._inverse))
        return True
