"""Carries out what is wanted of a document: asks where something would be lost, tells what was done, can undo it."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Qt, Signal
from PySide6.QtGui import QUndoStack
from PySide6.QtWidgets import QMessageBox, QWidget

from database.entries import Entry
from database.errors import InUse
from editor.library.librarian import Librarian
from editor.library.name_dialog import NameDialog
from editor.library.naming import duplicate, free_id, rename
from editor.library.refusal import Refusal, complain
from editor.library.telling import name_of
from editor.library.undoing import Change, Done, Step
from editor.library.versions import Version
from editor.library.versions_dialog import VersionsDialog
from engine.kernel.word import Word, word
from engine.words import say, speak

if TYPE_CHECKING:
    from database.library import Library

MOST_USERS = 12


class Doing(QObject):
    """`told` says what was done; `came_to` names by its key the document to be marked after it."""

    told = Signal(str)
    came_to = Signal(str)

    def __init__(self, librarian: Librarian, widget: QWidget, lang: str) -> None:
        super().__init__(widget)
        self._librarian, self._widget, self.lang = librarian, widget, lang
        self.stack = QUndoStack(self)

    def speak(self, lang: str) -> None:
        self.lang = lang
        for number in range(self.stack.count()):
            step = self.stack.command(number)
            if isinstance(step, Step):
                step.speak(lang)

    def duplicate(self, entry: Entry) -> None:
        """Ask for the name and the id of a copy, and make it."""
        self._librarian.ask(self, partial(free_id, id_=entry.id), partial(self._ask_for_copy, entry), self._complain)

    def rename(self, entry: Entry) -> None:
        """Ask for another name and id; those who name the document follow."""
        lang, before = self.lang, entry.names.get(self.lang, "")
        dialog = NameDialog(say("library-rename-title", lang), before, entry.id, lang, self._widget)

        def want(name: str, id_: str) -> None:
            forth: Change = partial(rename, old=entry.id, new=id_, name=name, lang=lang)
            back: Change = partial(rename, old=id_, new=entry.id, name=before, lang=lang)
            done = Done(word("library-renamed", name=name_of(entry, lang), to=name or id_), forth, back)
            self._change(done, lambda _: dialog.accept(), dialog.refuse)

        dialog.wanted.connect(want)
        dialog.open()

    def delete(self, entry: Entry) -> None:
        """Into the trash; where others use it, ask first."""

        def refused(refusal: Refusal) -> None:
            if isinstance(refusal, InUse):
                self._ask_about_users(entry, refusal)
            else:
                self._complain(refusal)

        self._delete(entry, anyway=False, refused=refused)

    def show_versions(self, entry: Entry, *, may_write: bool) -> None:
        """Let the person look at what it was, and go back to that."""
        dialog = VersionsDialog(self._librarian, entry, self.lang, self._widget, may_write=may_write)
        dialog.wanted.connect(partial(self._go_back, entry))
        dialog.open()

    def reset(self, entry: Entry) -> None:
        """Back to what ships: one's own goes to the trash."""
        told = word("library-was-reset", name=name_of(entry, self.lang))
        back: Change = lambda library: library.trash.restore(entry.key)  # noqa: E731 - a way back beside the way forth
        self._change(Done(told, lambda library: library.stock.reset(entry.id), back))

    def restore(self, entry: Entry) -> None:
        """Out of the trash."""
        told = word("library-restored", name=name_of(entry, self.lang))

        def back(library: Library) -> object:
            return library.documents.delete(entry.id, anyway=True)

        self._change(Done(told, lambda library: library.trash.restore(entry.key), back))

    def destroy(self, entry: Entry) -> None:
        """Away for ever, which cannot be undone: ask first."""
        name = name_of(entry, self.lang)
        box = self._box("library-ask-destroy", say("library-destroy-ask", self.lang, name=name))
        yes = box.addButton(say("library-destroy-yes", self.lang), QMessageBox.ButtonRole.DestructiveRole)
        yes.setObjectName("library-destroy-yes")

        def done(_: object) -> None:
            self.stack.clear()
            self.told.emit(say("library-destroyed", self.lang, name=name))

        def go_on() -> None:
            if box.clickedButton() is yes:
                self._librarian.change(self, lambda library: library.trash.destroy([entry.key]), done, self._complain)

        box.finished.connect(go_on)
        box.open()

    def _go_back(self, entry: Entry, version: Version, now: Version) -> None:
        """To a version; to the one that ships, by letting go of one's own."""
        if version.number is None or now.number is None:
            self.reset(entry)
            return
        told = word("library-version-restored", name=name_of(entry, self.lang))
        forth, back = (partial(_restore_version, number=number) for number in (version.number, now.number))
        self._change(Done(told, forth, back))

    def _ask_for_copy(self, entry: Entry, id_: str) -> None:
        lang = self.lang
        name = say("library-copy-of", lang, name=name_of(entry, lang))
        dialog = NameDialog(say("library-duplicate-title", lang), name, id_, lang, self._widget)

        def want(name: str, id_: str) -> None:
            def copied(copy: object) -> None:
                dialog.accept()
                if isinstance(copy, Entry):
                    key.append(copy.key)
                    self.came_to.emit(copy.key)

            key: list[str] = []
            done = Done(
                word("library-duplicated", name=name_of(entry, lang)),
                lambda library: library.trash.restore(key[0]) if key else duplicate(library, entry.id, id_, name, lang),
                lambda library: library.documents.delete(id_, anyway=True),
            )
            self._change(done, copied, dialog.refuse)

        dialog.wanted.connect(want)
        dialog.open()

    def _delete(self, entry: Entry, *, anyway: bool, refused: Callable[[Refusal], None]) -> None:
        told = word("library-deleted", name=name_of(entry, self.lang))
        done = Done(
            told,
            lambda library: library.documents.delete(entry.id, anyway=anyway),
            lambda library: library.trash.restore(entry.key),
        )
        self._change(done, refused=refused)

    def _ask_about_users(self, entry: Entry, refusal: InUse) -> None:
        lang = self.lang
        box = self._box("library-ask-delete", say("library-delete-used", lang, name=name_of(entry, lang)))
        users = [f"{name_of(use.user, lang)} ({use.user.id})" for use in refusal.users[:MOST_USERS]]
        left = len(refusal.users) - len(users)
        more = [say("library-and-more", lang, n=left)] if left else []
        box.setInformativeText("\n".join([*users, *more, "", say("library-delete-used-what", lang)]))
        yes = box.addButton(say("library-delete-anyway", lang), QMessageBox.ButtonRole.DestructiveRole)
        yes.setObjectName("library-delete-anyway")

        def go_on() -> None:
            if box.clickedButton() is yes:
                self._delete(entry, anyway=True, refused=self._complain)

        box.finished.connect(go_on)
        box.open()

    def _change(
        self,
        done: Done,
        then: Callable[[object], None] = lambda answer: None,
        refused: Callable[[Refusal], None] | None = None,
    ) -> None:
        """Make a change that can be undone, and tell of it."""

        def made(answer: object) -> None:
            self.stack.push(Step(done, self._carry_out, self.lang))
            then(answer)
            self._tell(done.told)

        self._librarian.change(self, done.forth, made, refused or self._complain)

    def _carry_out(self, change: Change) -> None:
        """Undo or do again. Where that cannot be, nothing before it can be undone either."""

        def refused(refusal: Refusal) -> None:
            self.stack.clear()
            self._complain(refusal)

        self._librarian.change(self, change, lambda _: None, refused)

    def _tell(self, told: Word) -> None:
        self.told.emit(speak(told, self.lang))

    def _complain(self, refusal: Refusal) -> None:
        complain(self._widget, refusal, self.lang)

    def _box(self, name: str, question: str) -> QMessageBox:
        """A question that can be cancelled, which is what Enter does."""
        box = QMessageBox(self._widget)
        box.setObjectName(name)
        box.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        box.setTextFormat(Qt.TextFormat.PlainText)
        box.setIcon(QMessageBox.Icon.Question)
        box.setWindowTitle(say("library-screen-title", self.lang))
        box.setText(question)
        cancel = box.addButton(QMessageBox.StandardButton.Cancel)
        cancel.setObjectName(f"{name}-cancel")
        box.setDefaultButton(cancel)
        return box


def _restore_version(library: Library, number: int) -> object:
    return library.revisions.restore(number)
