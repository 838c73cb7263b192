"""The undo command of the library: undo and redo run as jobs of the library worker.

The first redo, which QUndoStack.push calls, does nothing: the change was already made."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import TYPE_CHECKING, TypeAlias

from PySide6.QtGui import QUndoCommand, QUndoStack

from engine.kernel.data.message import Message, message
from engine.words import speak

if TYPE_CHECKING:
    from database.library import Library

Change: TypeAlias = "Callable[[Library], object]"
StackRepair: TypeAlias = "Callable[[QUndoStack], bool]"
"""Puts the stack right where a change was stopped; whether it could."""


@dataclass(frozen=True, slots=True)
class UndoableChange:
    """A change that was made, the way back, and what to call it."""

    told: Message
    forth: Change
    back: Change


class LibraryUndoCommand(QUndoCommand):
    """It was carried out before it came onto the stack; `carry_out` is told what to do if it is stopped."""

    def __init__(
        self, done: UndoableChange, carry_out: Callable[[Change, Message, StackRepair], None], lang: str
    ) -> None:
        super().__init__()
        self._done, self._carry_out = done, carry_out
        self._is_so = True
        """Whether the library is already as the stack has it after the next step."""
        self.speak(lang)

    def undo_did_not_happen(self, stack: QUndoStack) -> bool:
        """Be what can be undone next, as before; False where other steps were undone meanwhile."""
        self._is_so = stack.command(stack.index()) is self
        if was_last := self._is_so:
            stack.redo()
        return was_last

    def redo_did_not_happen(self, stack: QUndoStack) -> bool:
        """Be what can be done again next, as before; False where other steps were done again meanwhile."""
        self._is_so = stack.command(stack.index() - 1) is self
        if was_last := self._is_so:
            stack.undo()
        return was_last

    def speak(self, lang: str) -> None:
        self.setText(speak(self._done.told, lang))

    def redo(self) -> None:
        self._go(self._done.forth, self._done.told, self.redo_did_not_happen)

    def undo(self) -> None:
        self._go(self._done.back, message("library-undone"), self.undo_did_not_happen)

    def _go(self, change: Change, told: Message, stopped: StackRepair) -> None:
        if self._is_so:
            self._is_so = False
        else:
            self._carry_out(change, told, stopped)
