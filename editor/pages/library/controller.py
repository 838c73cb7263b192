"""The controller of the library page: runs its actions, asks before anything is lost, keeps the undo stack."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Signal
from PySide6.QtGui import QUndoStack
from PySide6.QtWidgets import QWidget

from database.errors import InUse
from database.records import LibraryEntry
from editor.pages.library.documents.bulk_operations import TagChange, delete_all, restore_all, save_texts, tag_all
from editor.pages.library.documents.display_names import name_in, name_of
from editor.pages.library.documents.operation_progress import OperationStopped, ProgressController
from editor.pages.library.documents.versions import DocumentVersion
from editor.pages.library.import_export.file_import import ImportCandidate, ImportedFiles, import_files, undo_import
from editor.pages.library.name_dialog import NameDialog
from editor.pages.library.tags_dialog import TagsDialog
from editor.pages.library.undo_command import Change, LibraryUndoCommand, StackRepair, UndoableChange
from editor.pages.library.versions_dialog import VersionsDialog
from editor.services.library_jobs import duplicate_document, free_id, rename_document, save_document
from editor.services.library_refusals import Refusal, show_refusal
from editor.services.library_worker import Job, LibraryWorker
from editor.widgets.confirm_dialog import confirm
from engine.kernel.data.message import Message, message
from engine.words import say, speak

if TYPE_CHECKING:
    from database.library import Library
    from database.packs.installed.removal import Removal
    from engine.content.envelope import Document

MOST_USERS = 12


class LibraryController(QObject):
    """`told` says what was done; `came_to` names by its key the document to be marked after it."""

    told = Signal(str)
    added = Signal(object)
    """A document that was made here."""
    came_to = Signal(str)
    several_came = Signal()
    """Documents came in."""

    def __init__(self, librarian: LibraryWorker, widget: QWidget, lang: str) -> None:
        super().__init__(widget)
        self._librarian, self._widget, self.lang = librarian, widget, lang
        self.stack = QUndoStack(self)
        self.progress = ProgressController(librarian, widget, lang)

    def speak(self, lang: str) -> None:
        self.lang = self.progress.lang = lang
        for number in range(self.stack.count()):
            step = self.stack.command(number)
            if isinstance(step, LibraryUndoCommand):
                step.speak(lang)

    def duplicate(self, entry: LibraryEntry) -> None:
        """Ask for the name and the id of a copy, and make it."""
        self._librarian.ask(self, partial(free_id, id_=entry.id), partial(self._ask_for_copy, entry), self._complain)

    def rename(self, entry: LibraryEntry) -> None:
        """Ask for another name and id; those who name the document follow."""
        lang, before = self.lang, entry.names.get(self.lang, "")
        dialog = NameDialog(say("library-rename-title", lang), before, entry.id, lang, self._widget)

        def want(name: str, id_: str) -> None:
            forth: Change = partial(rename_document, old=entry.id, new=id_, name=name, lang=lang)
            back: Change = partial(rename_document, old=id_, new=entry.id, name=before, lang=lang)
            done = UndoableChange(message("library-renamed", name=name_of(entry, lang), to=name or id_), forth, back)
            self._change(done, lambda _: dialog.accept(), dialog.refuse)

        dialog.wanted.connect(want)
        dialog.open()

    def delete(self, entries: Sequence[LibraryEntry]) -> None:
        """Into the trash; where others use them, ask first."""

        def refused(refusal: Refusal) -> None:
            if isinstance(refusal, InUse):
                self._ask_about_users(entries, refusal)
            else:
                self._complain(refusal)

        self._delete(entries, anyway=False, refused=refused)

    def tag(self, entries: Sequence[LibraryEntry]) -> None:
        """Ask for the tags that they are to have."""
        self._librarian.ask(
            self, lambda library: library.documents.values().tags, partial(self._ask_for_tags, entries), self._complain
        )

    def add(self, document: Document) -> None:
        """A new one; its page is opened."""
        key: list[str] = []

        def forth(library: Library) -> LibraryEntry:
            return library.trash.restore(key[0]) if key else save_document(library, document, "")

        def back(library: Library) -> None:
            library.documents.delete(library.documents.entry_with_key(key[0]).id, anyway=True)

        def added(entry: object) -> None:
            if isinstance(entry, LibraryEntry):
                key.append(entry.key)
                self.came_to.emit(entry.key)
                self.added.emit(entry)

        name = name_in(document.name.plain(), document.id, self.lang)
        self._change(UndoableChange(message("library-was-kept", name=name), forth, back), added)

    def take_in(self, chosen: Sequence[ImportCandidate]) -> None:
        """Documents of files; all of them leave again by one step back."""
        taken: list[ImportedFiles] = []

        def forth(library: Library) -> ImportedFiles:
            taken[:] = [import_files(library, chosen)]
            return taken[0]

        def back(library: Library) -> None:
            undo_import(library, taken[0])

        number = sum(each.choice != "mine" for each in chosen)
        self._change(UndoableChange(message("library-files-taken", n=number), forth, back), self._come_to_first)

    def show_versions(self, entry: LibraryEntry, *, may_write: bool) -> None:
        """Let the person look at what it was, and go back to that."""
        dialog = VersionsDialog(self._librarian, entry, self.lang, self._widget, may_write=may_write)
        dialog.wanted.connect(partial(self._go_back, entry))
        dialog.open()

    def reset(self, entry: LibraryEntry) -> None:
        """Back to what ships: one's own goes to the trash."""
        told = message("library-was-reset", name=name_of(entry, self.lang))
        back: Change = lambda library: library.trash.restore(entry.key)  # noqa: E731 - a way back beside the way forth
        self._change(UndoableChange(told, lambda library: library.stock.reset(entry.id), back))

    def remove_pack(self, entry: LibraryEntry) -> None:
        """Take the pack that a document came with out of the library; tell what goes with it, and ask."""
        self._librarian.ask(self, partial(pack_removal, key=entry.pack), self._ask_about_pack, self._complain)

    def restore(self, entries: Sequence[LibraryEntry]) -> None:
        """Out of the trash."""
        forth: Change = partial(restore_all, entries=entries, step=self.progress.step)
        back: Change = partial(delete_all, entries=entries, anyway=True, step=self.progress.step)
        self._change(UndoableChange(self._told("library-restored", "library-restored-several", entries), forth, back))

    def destroy(self, entries: Sequence[LibraryEntry]) -> None:
        """Away for ever, which cannot be undone: ask first."""
        lang, keys = self.lang, [entry.key for entry in entries]

        def done(_: object) -> None:
            self.stack.clear()
            self._tell(self._told("library-destroyed", "library-destroyed-several", entries))

        def go_on() -> None:
            self._librarian.change(self, lambda library: library.trash.destroy(keys), done, self._complain)

        question = speak(self._told("library-destroy-ask", "library-destroy-ask-several", entries), lang)
        title = say("library-screen-title", lang)
        confirm(self._widget, "library-ask-destroy", title, question, "library-destroy-yes", go_on, lang)

    def _go_back(self, entry: LibraryEntry, version: DocumentVersion, now: DocumentVersion) -> None:
        """To a version; where one's own stands in the place of what ships, by letting go of it."""
        is_copy = entry.origin is not None and entry.origin.id != entry.id
        if now.number is None or (version.number is None and not is_copy):
            self.reset(entry)
            return
        told = message("library-version-restored", name=name_of(entry, self.lang))
        forth: Change = partial(_restore_version, entry=entry, number=version.number)
        self._change(UndoableChange(told, forth, partial(_restore_version, entry=entry, number=now.number)))

    def _ask_for_copy(self, entry: LibraryEntry, id_: str) -> None:
        lang = self.lang
        name = say("library-copy-of", lang, name=name_of(entry, lang))
        dialog = NameDialog(say("library-duplicate-title", lang), name, id_, lang, self._widget)

        def want(name: str, id_: str) -> None:
            def copied(copy: object) -> None:
                dialog.accept()
                if isinstance(copy, LibraryEntry):
                    key.append(copy.key)
                    self.came_to.emit(copy.key)

            key: list[str] = []
            done = UndoableChange(
                message("library-duplicated", name=name_of(entry, lang)),
                lambda library: (
                    library.trash.restore(key[0]) if key else duplicate_document(library, entry.id, id_, name, lang)
                ),
                lambda library: library.documents.delete(id_, anyway=True),
            )
            self._change(done, copied, dialog.refuse)

        dialog.wanted.connect(want)
        dialog.open()

    def _delete(self, entries: Sequence[LibraryEntry], *, anyway: bool, refused: Callable[[Refusal], None]) -> None:
        forth: Change = partial(delete_all, entries=entries, anyway=anyway, step=self.progress.step)
        back: Change = partial(restore_all, entries=entries, step=self.progress.step)
        self._change(
            UndoableChange(self._told("library-deleted", "library-deleted-several", entries), forth, back),
            refused=refused,
        )

    def _ask_about_users(self, entries: Sequence[LibraryEntry], refusal: InUse) -> None:
        lang = self.lang
        users = [f"{name_of(use.user, lang)} ({use.user.id})" for use in refusal.users[:MOST_USERS]]
        left = len(refusal.users) - len(users)
        more = [say("library-and-more", lang, n=left)] if left else []
        confirm(
            self._widget,
            "library-ask-delete",
            say("library-screen-title", lang),
            speak(self._told("library-delete-used", "library-delete-used-several", entries), lang),
            "library-delete-anyway",
            partial(self._delete, entries, anyway=True, refused=self._complain),
            lang,
            more="\n".join([*users, *more, "", say("library-delete-used-what", lang)]),
        )

    def _ask_about_pack(self, removal: Removal) -> None:
        lang, manifest = self.lang, removal.pack.manifest
        name = name_in(manifest.title.plain(), manifest.id, lang)
        told = [say("library-remove-pack-goes", lang, n=len(removal.goes))]
        if removal.stays:
            told.append(say("library-remove-pack-stays", lang, n=len(removal.stays)))
        if removal.shared:
            told.append(say("library-remove-pack-shared", lang, n=len(removal.shared)))
        told += [speak(each, lang) for each in removal.doubts[:MOST_USERS]]
        left = len(removal.doubts) - MOST_USERS
        told += [say("library-and-more", lang, n=left)] if left > 0 else []

        def go_on() -> None:
            self._librarian.change(
                self,
                lambda library: library.packs.remove(manifest.id, anyway=True),
                lambda _: self._tell(message("library-pack-removed", name=name, n=len(removal.goes))),
                self._complain,
            )

        question = say("library-remove-pack-ask", lang, name=name)
        title, more = say("library-screen-title", lang), "\n".join(told)
        confirm(self._widget, "library-ask-pack", title, question, "library-remove-pack-yes", go_on, lang, more=more)

    def _ask_for_tags(self, entries: Sequence[LibraryEntry], known: Sequence[str]) -> None:
        told = speak(self._told("library-tags-of", "library-tags-of-several", entries), self.lang)
        dialog = TagsDialog(told, entries, known, self.lang, self._widget)
        dialog.wanted.connect(partial(self._tag, entries))
        dialog.open()

    def _tag(self, entries: Sequence[LibraryEntry], change: TagChange) -> None:
        before: dict[str, str] = {}

        def forth(library: Library) -> None:
            before.update(tag_all(library, entries, change, step=self.progress.step))

        back: Change = partial(save_texts, texts=before)
        self._change(UndoableChange(self._told("library-tagged", "library-tagged-several", entries), forth, back))

    def _change(
        self,
        done: UndoableChange,
        then: Callable[[object], None] = lambda answer: None,
        refused: Callable[[Refusal], None] | None = None,
    ) -> None:
        """Make a change that can be undone, and tell of it."""

        def made(answer: object) -> None:
            self.progress.end()
            self.stack.push(LibraryUndoCommand(done, self._carry_out, self.lang))
            then(answer)
            self._tell(done.told)

        def not_made(refusal: Refusal) -> None:
            self.progress.end()
            (refused or self._complain)(refusal)

        self._librarian.change(self, done.forth, made, not_made)

    def _carry_out(self, change: Change, told: Message, stopped: StackRepair) -> None:
        """Undo or do again, unless it is stopped. Where that cannot be, nothing before it can be undone either."""

        def refused(refusal: Refusal) -> None:
            self.progress.end()
            if not isinstance(refusal, OperationStopped) or not stopped(self.stack):
                self.stack.clear()
            self._complain(refusal)

        def carried_out(_: object) -> None:
            self.progress.end()
            self._tell(told)

        self._librarian.change(self, change, carried_out, refused)

    def _tell(self, told: Message) -> None:
        self.told.emit(speak(told, self.lang))

    def _complain(self, refusal: Refusal) -> None:
        if isinstance(refusal, OperationStopped):
            self._tell(refusal.word)
        else:
            show_refusal(self._widget, refusal, self.lang)

    def _come_to_first(self, taken: object) -> None:
        """Of the documents that came in, unless there are several."""
        came = (*taken.new, *taken.before) if isinstance(taken, ImportedFiles) else ()
        if len(came) > 1:
            self.several_came.emit()
        elif came:
            job: Job[LibraryEntry] = lambda library: library.documents.entry(came[0])  # noqa: E731 - a question in one line
            self._librarian.ask(self, job, lambda entry: self.came_to.emit(entry.key), self._complain)

    def _told(self, of_one: str, of_several: str, entries: Sequence[LibraryEntry]) -> Message:
        """Of one document by its name, of several by their number."""
        if len(entries) == 1:
            return message(of_one, name=name_of(entries[0], self.lang))
        return message(of_several, n=len(entries))


def _restore_version(library: Library, entry: LibraryEntry, number: int | None) -> LibraryEntry:
    """To a version by its number, or to what the document is a copy of."""
    return library.stock.reset(entry.id) if number is None else library.revisions.restore(number)


def pack_removal(library: Library, key: str | None) -> Removal:
    """What taking out the pack of this key would do."""
    (pack,) = (each for each in library.packs.all() if each.key == key)
    return library.packs.removal(pack.manifest.id)
