"""A page for the tests of the frame: a number that can be edited, with a panel, undo, and a file that may fail."""

from collections.abc import Mapping, Sequence

from PySide6.QtGui import QCloseEvent, QUndoCommand, QUndoStack
from PySide6.QtWidgets import QLabel, QVBoxLayout, QWidget

from editor.page_api.hint import Hint, command_hint
from editor.page_api.page import Page
from editor.shell.main_window import MainWindow

ALL_PANELS = ("hand", "log", "inspector", "seats", "history", "problems")
TITLES = {"en": "Notes", "pl": "Notatki"}


class Change(QUndoCommand):
    """Counts one up."""

    def __init__(self, page: "DemoPage") -> None:
        super().__init__()
        self.page = page

    def redo(self) -> None:
        self.page.number += 1

    def undo(self) -> None:
        self.page.number -= 1


class DemoPage(Page):
    """Tells the hint bar its number whenever that changes."""

    def __init__(self, name: str = "", can_save: bool = True, panels: Sequence[str] = ALL_PANELS) -> None:
        super().__init__()
        self.name = name
        self.can_save = can_save
        self.number = self.saved = 0
        self.lang = "en"
        self.closed = False
        self.more_hints: Sequence[Hint] = ()
        self.shown: dict[str, QWidget] = {each: QLabel(f"{each} of {name}") for each in panels}
        self.stack = QUndoStack(self)
        self.stack.indexChanged.connect(self.tell)
        QVBoxLayout(self).addWidget(QLabel("demo"))

    def edit(self) -> None:
        self.stack.push(Change(self))

    def tell(self, _index: int = 0) -> None:
        self.status.emit(f"number {self.number}")
        self.changed.emit()

    def title(self) -> str:
        return self.name or TITLES[self.lang]

    def panels(self) -> Mapping[str, QWidget]:
        return self.shown

    def hints(self) -> Sequence[Hint]:
        return (command_hint("undo-edit", "toast-undo"), *self.more_hints)

    def undo_stack(self) -> QUndoStack:
        return self.stack

    def is_edited(self) -> bool:
        return self.number != self.saved

    def save(self) -> bool:
        if self.can_save:
            self.saved = self.number
            self.changed.emit()
        return self.can_save

    def speak(self, lang: str) -> None:
        self.lang = lang
        self.tell()

    def closeEvent(self, event: QCloseEvent) -> None:  # noqa: N802 - Qt's name
        self.closed = True
        super().closeEvent(event)


def open_demo(window: MainWindow, name: str = "", *, can_save: bool = True) -> DemoPage:
    """A page of this name in the window, which opens it only once."""
    page = window.open_page(f"demo:{name}", lambda: DemoPage(name, can_save))
    assert isinstance(page, DemoPage)
    return page
