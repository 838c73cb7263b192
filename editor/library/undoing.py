"""What was done in the library, to be undone and done again: each step is asked of the library anew."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import TYPE_CHECKING, TypeAlias

from PySide6.QtGui import QUndoCommand

from engine.kernel.word import Word, word
from engine.words import speak

if TYPE_CHECKING:
    from database.library import Library

Change: TypeAlias = "Callable[[Library], object]"


@dataclass(frozen=True, slots=True)
class Done:
    """A change that was made, the way back, and what to call it."""

    told: Word
    forth: Change
    back: Change


class Step(QUndoCommand):
    """It was carried out before it came onto the stack; `carry_out` takes a change, and what to tell of it."""

    def __init__(self, done: Done, carry_out: Callable[[Change, Word], None], lang: str) -> None:
        super().__init__()
        self._done, self._carry_out = done, carry_out
        self._is_new = True
        self.speak(lang)

    def speak(self, lang: str) -> None:
        self.setText(speak(self._done.told, lang))

    def redo(self) -> None:
        if self._is_new:
            self._is_new = False
        else:
            self._carry_out(self._done.forth, self._done.told)

    def undo(self) -> None:
        self._carry_out(self._done.back, word("library-undone"))
