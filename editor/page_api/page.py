"""The base class of pages: the content of a tab of the window, with panels beside it while it is in front."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from types import MappingProxyType
from typing import TYPE_CHECKING, Any

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QUndoStack
from PySide6.QtWidgets import QWidget

from editor.page_api.command import AnyCommand
from editor.page_api.hint import Hint, command_hint
from engine.content.problems import Problem, ProblemCount

if TYPE_CHECKING:
    from engine.content.envelope import Document


class Page(QWidget):
    """A page for one language; when asked to `speak` another one it changes its texts, and keeps its content.

    Before it is deleted it gets a `closeEvent`, in which it stops everything that is still running.
    """

    changed = Signal()
    """Emitted when the title, the edited mark or the available actions change."""
    status = Signal(str)
    """A short text about what is under the pointer or chosen, shown at the right of the hint bar."""
    notice = Signal(object)
    """A `Notice` of what has just happened, or why something cannot be done, shown as a toast."""
    panel_requested = Signal(str)
    """Emitted with the name of one of its panels that is to be seen now."""
    foot_changed = Signal()
    hints_changed = Signal()
    """Emitted when `hints` gives other ones."""
    rule_requested = Signal(str)
    """Emitted with the number of a rule to be opened."""

    key = ""
    """Key of the shown content, so that opening it again raises this page."""
    icon = "map"
    """The picture on its tab."""
    saves_elsewhere = False
    """Whether it can be saved under another name."""
    save_name = ""
    """The file name of its autosave while its game is open."""
    scenario = ""
    """The id of the scenario that it plays, which a new game proposes."""
    rereads = False
    """Whether it shows what its document says now when that is opened again."""
    file = ""
    """The path of the file that it shows or plays; changes of the file by other programs are followed."""
    problem_count = ProblemCount()
    """The problems of its document that its tab tells."""
    names_a_document = True
    """Whether its title is the name of a document or mission, which is set in the serif of names."""

    undo_command = redo_command = ""
    """The names of those of its commands that Undo and Redo run, in a page without an undo stack."""

    saves_itself = False
    """Whether it is saved by itself while one works; `save` then says so."""
    _work: QWidget | None = None

    commands: Mapping[str, AnyCommand] = MappingProxyType({})
    """The commands that it declares (`PageType.commands`), by name."""

    def command_context(self) -> Any:
        """The object that its commands run on."""
        return self

    def run_command(self, name: str) -> None:
        """Run one of its commands."""
        self.commands[name].run(self.command_context())
        self.changed.emit()

    def can_run(self, name: str) -> bool:
        """Whether one of its commands can be run now."""
        return self.commands[name].can_run(self.command_context())

    def title(self) -> str:
        """Title of the tab."""
        raise NotImplementedError

    def panels(self) -> Mapping[str, QWidget]:
        """The panels that it declares (`PageType.panels`), by name; those that it leaves out are not shown."""
        return {}

    def can_turn_board(self) -> bool:
        """Whether it shows a board now."""
        return False

    def turn_board(self) -> None:
        """Turn its board by a quarter."""

    def panel_counts(self) -> Mapping[str, int]:
        """Counts to be shown beside the names of panels; `changed` tells of new ones."""
        return {}

    def setFocusProxy(self, work: QWidget | None) -> None:  # noqa: N802 - Qt's name
        """Set the widget of the page's main work, which gets the keyboard with the page.

        Qt does not know of it: by Tab it would enter the page there, and miss what stands before.
        """
        self._work = work

    def focusProxy(self) -> QWidget | None:  # noqa: N802 - Qt's name
        return self._work

    def setFocus(self, reason: Qt.FocusReason = Qt.FocusReason.OtherFocusReason) -> None:  # noqa: N802 - Qt's name
        """Give the keyboard to the main work."""
        if self._work is None:
            super().setFocus(reason)
        else:
            self._work.setFocus(reason)

    @property
    def foot_height(self) -> int:
        """The height at its bottom that toasts keep clear; `foot_changed` tells of another one."""
        return 0

    def hints(self) -> Sequence[Hint]:
        """Hints at what keys and the mouse do now, the most useful first; shown in the hint bar."""
        return (command_hint("show-palette", "hint-find"), command_hint("next-region", "hint-next-region"))

    def undo_stack(self) -> QUndoStack | None:
        """The stack for Undo and Redo; None for a page without any."""
        return None

    def is_edited(self) -> bool:
        """Whether something would be lost by closing it now."""
        return False

    def save(self) -> bool:
        """Save it; returns whether that was done."""
        return True

    def save_as(self) -> bool:
        """Save it under another name; returns whether that was done."""
        return False

    def shown_document(self) -> Document | None:
        """The document that it shows, if it shows one that it does not edit."""
        return None

    def show_version(self, document: Document) -> bool:
        """Show another version of its document; returns whether it can, otherwise it is closed and opened again."""
        return False

    def count_problems(self, problems: Iterable[Problem], *, ships: bool = False) -> None:
        """Tell the number of these problems on the tab; of a document that ships only errors, since its user does not
        correct it."""
        found = ProblemCount.of(problems)
        count = found._replace(warnings=0) if ships else found
        if count != self.problem_count:
            self.problem_count = count
            self.changed.emit()

    def show_errors(self, errors: Sequence[Problem]) -> None:
        """List the errors of its file, which holds no valid document now; the page shows the last valid one."""

    def look_again(self) -> None:
        """Check its document again: other documents that it may name have changed."""

    def can_save_to_library(self) -> bool:
        """Whether it is a document that is not in the library yet."""
        return False

    def speak(self, lang: str) -> None:
        """Switch the language."""
        raise NotImplementedError
