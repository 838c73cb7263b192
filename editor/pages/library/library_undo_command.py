"""The undo command of the library: undo and redo run as jobs of the library worker."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import TYPE_CHECKING, TypeAlias

from PySide6.QtGui import QUndoStack

from editor.documents.undo_command import AppliedUndoCommand
from engine.kernel.data.message import Message, message

if TYPE_CHECKING:
    from database.library import Library

LibraryChange: TypeAlias = "Callable[[Library], object]"
StackRepair: TypeAlias = "Callable[[QUndoStack], bool]"
"""Repairs the undo stack after a change was cancelled; returns whether that was possible."""


@dataclass(frozen=True, slots=True)
class UndoableChange:
    """A change that was made, its inverse, and its description."""

    description: Message
    forth: LibraryChange
    back: LibraryChange


class LibraryUndoCommand(AppliedUndoCommand):
    """An undo command whose changes are passed to `carry_out`, together with the repair of the stack if they are
    cancelled."""

    def __init__(self, done: UndoableChange, carry_out: Callable[[LibraryChange, Message, StackRepair], None]) -> None:
        super().__init__(done.description)
        self._done, self._carry_out = done, carry_out

    def reapply(self) -> None:
        self._carry_out(self._done.forth, self.description, self._redo_did_not_happen)

    def revert(self) -> None:
        self._carry_out(self._done.back, message("library-undone"), self._undo_did_not_happen)

    def _undo_did_not_happen(self, stack: QUndoStack) -> bool:
        """Restore the position before the undo; False if other commands were undone meanwhile."""
        self._is_already_so = stack.command(stack.index()) is self
        if was_last := self._is_already_so:
            stack.redo()
        return was_last

    def _redo_did_not_happen(self, stack: QUndoStack) -> bool:
        """Restore the position before the redo; False if other commands were redone meanwhile."""
        self._is_already_so = stack.command(stack.index() - 1) is self
        if was_last := self._is_already_so:
            stack.undo()
        return was_last
