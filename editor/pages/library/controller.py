"""The controller of the library page: runs its actions, asks for confirmation, manages the undo stack."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Signal
from PySide6.QtGui import QUndoStack
from PySide6.QtWidgets import QWidget

from database.errors import InUse
from database.imports.file_imports import ImportedFiles
from database.records import LibraryEntry
from editor.documents.undo_command import speak_commands
from editor.page_api.hint import Notice
from editor.pages.library.documents.bulk_operations import TagChange, delete_all, restore_all, save_texts, tag_all
from editor.pages.library.documents.display_names import name_in, name_of
from editor.pages.library.documents.operation_progress import OperationStopped, ProgressController
from editor.pages.library.documents.versions import DocumentVersion
from editor.pages.library.import_export.file_import import ImportCandidate
from editor.pages.library.library_undo_command import LibraryChange, LibraryUndoCommand, StackRepair, UndoableChange
from editor.pages.library.name_dialog import NameDialog
from editor.pages.library.tags_dialog import TagsDialog
from editor.pages.library.versions_dialog import VersionsDialog
from editor.services.library_jobs import duplicate_document, rename_document, save_document
from editor.services.library_refusals import LibraryRefusal, show_refusal
from editor.services.library_worker import LibraryJob, LibraryWorker
from editor.widgets.confirm_dialog import confirm
from engine.kernel.data.message import Message, message
from engine.words import say, speak

if TYPE_CHECKING:
    from database.library import Library
    from database.packs.inventory.removal import Removal
    from engine.content.envelope import Document

MOST_USERS = 12


class LibraryController(QObject):
    """Controller of the library's actions.

    Emits `noticed` with a `Notice` and `came_to` with the key to select.
    """

    noticed = Signal(object)
    added = Signal(object)
    """A document that was created here."""
    came_to = Signal(str)
    several_came = Signal()
    """Several documents were added."""

    def __init__(self, library_worker: LibraryWorker, widget: QWidget, lang: str) -> None:
        super().__init__(widget)
        self._library_worker, self._widget, self.lang = library_worker, widget, lang
        self.stack = QUndoStack(self)
        self.progress = ProgressController(library_worker, widget, lang)

    def speak(self, lang: str) -> None:
        self.lang = self.progress.lang = lang
        speak_commands(self.stack, lambda words: speak(words, lang))

    def duplicate(self, entry: LibraryEntry) -> None:
        """Ask for the name and the id of a copy, and create it."""
        job: LibraryJob[str] = lambda library: library.documents.free_id(entry.id)  # noqa: E731 - a question in one line
        self._library_worker.ask(self, job, partial(self._ask_for_copy, entry), self._show_refusal)

    def rename(self, entry: LibraryEntry) -> None:
        """Rename a document by a dialog; references to it are updated."""
        lang, before = self.lang, entry.names.get(self.lang, "")
        dialog = NameDialog(say("library-rename-title", lang), before, entry.id, lang, self._widget)

        def want(name: str, id_: str) -> None:
            forth: LibraryChange = partial(rename_document, old=entry.id, new=id_, name=name, lang=lang)
            back: LibraryChange = partial(rename_document, old=id_, new=entry.id, name=before, lang=lang)
            done = UndoableChange(message("library-renamed", name=name_of(entry, lang), to=name or id_), forth, back)
            self._change(done, lambda _: dialog.accept(), dialog.refuse)

        dialog.wanted.connect(want)
        dialog.open()

    def delete(self, entries: Sequence[LibraryEntry]) -> None:
        """Move documents to the trash; ask first if others use them."""

        def refused(refusal: LibraryRefusal) -> None:
            if isinstance(refusal, InUse):
                self._ask_about_users(entries, refusal)
            else:
                self._show_refusal(refusal)

        self._delete(entries, anyway=False, refused=refused)

    def tag(self, entries: Sequence[LibraryEntry]) -> None:
        """Ask for the tags that the documents are to have."""
        self._library_worker.ask(
            self,
            lambda library: library.documents.values().tags,
            partial(self._ask_for_tags, entries),
            self._show_refusal,
        )

    def add(self, document: Document) -> None:
        """Create a document and open its page."""
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
        """Import the documents of files; a single undo removes all of them."""
        taken: list[ImportedFiles] = []

        def forth(library: Library) -> ImportedFiles:
            taken[:] = [library.file_imports.carry_out([each.file for each in chosen])]
            return taken[0]

        def back(library: Library) -> None:
            library.file_imports.undo(taken[0])

        number = sum(each.choice != "mine" for each in chosen)
        self._change(UndoableChange(message("library-files-taken", n=number), forth, back), self._come_to_first)

    def show_versions(self, entry: LibraryEntry, *, may_write: bool) -> None:
        """Open the dialog of versions."""
        dialog = VersionsDialog(self._library_worker, entry, self.lang, self._widget, may_write=may_write)
        dialog.wanted.connect(partial(self._go_back, entry))
        dialog.open()

    def reset(self, entry: LibraryEntry) -> None:
        """Reset to the stock version; the user's version goes to the trash."""
        sentence = message("library-was-reset", name=name_of(entry, self.lang))
        back: LibraryChange = lambda library: library.trash.restore(entry.key)  # noqa: E731 - a way back beside the way forth
        self._change(UndoableChange(sentence, lambda library: library.stock.reset(entry.id), back))

    def remove_pack(self, entry: LibraryEntry) -> None:
        """Remove the pack of a document, after showing the effects and asking."""
        self._library_worker.ask(self, partial(pack_removal, key=entry.pack), self._ask_about_pack, self._show_refusal)

    def restore(self, entries: Sequence[LibraryEntry]) -> None:
        """Restore documents from the trash."""
        forth: LibraryChange = partial(restore_all, entries=entries, step=self.progress.step)
        back: LibraryChange = partial(delete_all, entries=entries, anyway=True, step=self.progress.step)
        self._change(
            UndoableChange(self._count_text("library-restored", "library-restored-several", entries), forth, back)
        )

    def destroy(self, entries: Sequence[LibraryEntry]) -> None:
        """Delete documents for good, which cannot be undone: ask first."""
        lang, keys = self.lang, [entry.key for entry in entries]

        def done(_: object) -> None:
            self.stack.clear()
            self._show_notice(self._count_text("library-destroyed", "library-destroyed-several", entries))

        def go_on() -> None:
            self._library_worker.change(self, lambda library: library.trash.destroy(keys), done, self._show_refusal)

        question = speak(self._count_text("library-destroy-ask", "library-destroy-ask-several", entries), lang)
        title = say("library-screen-title", lang)
        confirm(self._widget, "library-ask-destroy", title, question, "library-destroy-yes", go_on, lang)

    def _go_back(self, entry: LibraryEntry, version: DocumentVersion, now: DocumentVersion) -> None:
        """Restore a version; a restored stock version removes the user's override."""
        is_copy = entry.origin is not None and entry.origin.id != entry.id
        if now.number is None or (version.number is None and not is_copy):
            self.reset(entry)
            return
        sentence = message("library-version-restored", name=name_of(entry, self.lang))
        forth: LibraryChange = partial(_restore_version, entry=entry, number=version.number)
        self._change(UndoableChange(sentence, forth, partial(_restore_version, entry=entry, number=now.number)))

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

    def _delete(
        self, entries: Sequence[LibraryEntry], *, anyway: bool, refused: Callable[[LibraryRefusal], None]
    ) -> None:
        forth: LibraryChange = partial(delete_all, entries=entries, anyway=anyway, step=self.progress.step)
        back: LibraryChange = partial(restore_all, entries=entries, step=self.progress.step)
        self._change(
            UndoableChange(self._count_text("library-deleted", "library-deleted-several", entries), forth, back),
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
            speak(self._count_text("library-delete-used", "library-delete-used-several", entries), lang),
            "library-delete-anyway",
            partial(self._delete, entries, anyway=True, refused=self._show_refusal),
            lang,
            more="\n".join([*users, *more, "", say("library-delete-used-what", lang)]),
        )

    def _ask_about_pack(self, removal: Removal) -> None:
        lang, manifest = self.lang, removal.pack.manifest
        name = name_in(manifest.title.plain(), manifest.id, lang)
        lines = [say("library-remove-pack-goes", lang, n=len(removal.goes))]
        if removal.stays:
            lines.append(say("library-remove-pack-stays", lang, n=len(removal.stays)))
        if removal.shared:
            lines.append(say("library-remove-pack-shared", lang, n=len(removal.shared)))
        lines += [speak(each, lang) for each in removal.doubts[:MOST_USERS]]
        left = len(removal.doubts) - MOST_USERS
        lines += [say("library-and-more", lang, n=left)] if left > 0 else []

        def go_on() -> None:
            self._library_worker.change(
                self,
                lambda library: library.packs.remove(manifest.id, anyway=True),
                lambda _: self._show_notice(message("library-pack-removed", name=name, n=len(removal.goes))),
                self._show_refusal,
            )

        question = say("library-remove-pack-ask", lang, name=name)
        title, more = say("library-screen-title", lang), "\n".join(lines)
        confirm(self._widget, "library-ask-pack", title, question, "library-remove-pack-yes", go_on, lang, more=more)

    def _ask_for_tags(self, entries: Sequence[LibraryEntry], known: Sequence[str]) -> None:
        sentence = speak(self._count_text("library-tags-of", "library-tags-of-several", entries), self.lang)
        dialog = TagsDialog(sentence, entries, known, self.lang, self._widget)
        dialog.wanted.connect(partial(self._tag, entries))
        dialog.open()

    def _tag(self, entries: Sequence[LibraryEntry], change: TagChange) -> None:
        before: dict[str, str] = {}

        def forth(library: Library) -> None:
            before.update(tag_all(library, entries, change, step=self.progress.step))

        back: LibraryChange = partial(save_texts, texts=before)
        self._change(UndoableChange(self._count_text("library-tagged", "library-tagged-several", entries), forth, back))

    def _change(
        self,
        done: UndoableChange,
        then: Callable[[object], None] = lambda answer: None,
        refused: Callable[[LibraryRefusal], None] | None = None,
    ) -> None:
        """Make an undoable change and show its summary."""

        def made(answer: object) -> None:
            self.progress.end()
            command = LibraryUndoCommand(done, self._carry_out)
            command.speak(lambda words: speak(words, self.lang))
            self.stack.push(command)
            then(answer)
            self._show_notice(done.description, partial(self._undo, command))

        def not_made(refusal: LibraryRefusal) -> None:
            self.progress.end()
            (refused or self._show_refusal)(refusal)

        self._library_worker.change(self, done.forth, made, not_made)

    def _carry_out(self, change: LibraryChange, sentence: Message, stopped: StackRepair) -> None:
        """Undo or redo, unless it is stopped. If it fails, nothing before it can be undone either."""

        def refused(refusal: LibraryRefusal) -> None:
            self.progress.end()
            if not isinstance(refusal, OperationStopped) or not stopped(self.stack):
                self.stack.clear()
            self._show_refusal(refusal)

        def carried_out(_: object) -> None:
            self.progress.end()
            self._show_notice(sentence)

        self._library_worker.change(self, change, carried_out, refused)

    def _show_notice(self, sentence: Message, undo: Callable[[], None] | None = None) -> None:
        self.noticed.emit(Notice(sentence, undo))

    def _undo(self, command: LibraryUndoCommand) -> None:
        """Undo a change, unless another was made or undone since."""
        if self.stack.canUndo() and self.stack.command(self.stack.index() - 1) is command:
            self.stack.undo()

    def _show_refusal(self, refusal: LibraryRefusal) -> None:
        if isinstance(refusal, OperationStopped):
            self._show_notice(refusal.word)
        else:
            show_refusal(self._widget, refusal, self.lang)

    def _come_to_first(self, taken: object) -> None:
        """Select the imported document, unless there are several."""
        came = (*taken.new, *taken.before) if isinstance(taken, ImportedFiles) else ()
        if len(came) > 1:
            self.several_came.emit()
        elif came:
            job: LibraryJob[LibraryEntry] = lambda library: library.documents.entry(came[0])  # noqa: E731 - a question in one line
            self._library_worker.ask(self, job, lambda entry: self.came_to.emit(entry.key), self._show_refusal)

    def _count_text(self, of_one: str, of_several: str, entries: Sequence[LibraryEntry]) -> Message:
        """Message with the name of one document or the number of several."""
        if len(entries) == 1:
            return message(of_one, name=name_of(entries[0], self.lang))
        return message(of_several, n=len(entries))


def _restore_version(library: Library, entry: LibraryEntry, number: int | None) -> LibraryEntry:
    """Restore a version by number, or the original of a copy."""
    return library.stock.reset(entry.id) if number is None else library.revisions.restore(number)


def pack_removal(library: Library, key: str | None) -> Removal:
    """Effects of removing a pack."""
    (pack,) = (each for each in library.packs.all() if each.key == key)
    return library.packs.removal(pack.manifest.id)
