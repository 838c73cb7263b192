"""The actions on documents of the library: what each does, its word, icon, keys and condition; their context menu."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from functools import partial
from typing import TYPE_CHECKING, TypeAlias

from PySide6.QtCore import Qt
from PySide6.QtGui import QAction, QGuiApplication, QKeyEvent, QKeySequence
from PySide6.QtWidgets import QMenu, QWidget

from database.records import DocumentLayer, LibraryEntry
from editor.page_api.hint import Notice
from editor.page_api.page_registry import played_kinds
from editor.pages.library.export_commands import export_documents
from editor.pages.library.open_entry import open_entry, play_entry
from editor.theme.icons import icon
from engine.kernel.data.message import message
from engine.words import say

if TYPE_CHECKING:
    from editor.pages.library.controller import LibraryController
    from editor.services.app_context import AppContext


@dataclass(frozen=True, slots=True)
class LibraryContext:
    """The parts of the library page on which its actions run."""

    app: AppContext
    controller: LibraryController
    page: QWidget
    may_write: bool


ActionRun: TypeAlias = Callable[[LibraryContext, Sequence[LibraryEntry]], None]


@dataclass(frozen=True, slots=True)
class DocumentAction:
    """Action on documents: a context menu entry, a button in the details pane, and keys in the table."""

    name: str
    word: str
    icon: str
    layers: tuple[DocumentLayer, ...]
    run: ActionRun
    """Runs it on the selected documents; on exactly one unless it is `for_several`."""
    keys: str = ""
    writes: bool = True
    needs_stock: bool = False
    """Whether it is only for copies of stock documents."""
    needs_pack: bool = False
    """Whether it is only for documents of a pack."""
    for_several: bool = False
    """Whether it can be applied to several documents at once."""
    needs_played: bool = False
    """Whether it is only for documents of a kind that a page plays."""

    def can_be_done(self, entry: LibraryEntry, *, may_write: bool) -> bool:
        """Whether the action is possible for this document, in a writable library or not."""
        if self.needs_stock and (entry.origin is None or entry.origin.id != entry.id):
            return False
        if self.needs_played and entry.kind not in played_kinds():
            return False
        if self.needs_pack and entry.pack is None:
            return False
        return entry.layer in self.layers and (may_write or not self.writes)


def _on_one(run: Callable[[LibraryContext, LibraryEntry], None]) -> ActionRun:
    """Run an action that is for one document only."""
    return lambda context, entries: run(context, entries[0])


def _copy_id(context: LibraryContext, entry: LibraryEntry) -> None:
    QGuiApplication.clipboard().setText(entry.id)
    context.app.window.show_notice(Notice(message("library-id-copied", id=entry.id)))


def _show_versions(context: LibraryContext, entry: LibraryEntry) -> None:
    context.controller.show_versions(entry, may_write=context.may_write)


DOCUMENT_ACTIONS = (
    DocumentAction(
        "play",
        "library-play",
        "play",
        ("own", "stock"),
        _on_one(lambda context, entry: play_entry(context.app, entry)),
        "Ctrl+Return",
        writes=False,
        needs_played=True,
    ),
    DocumentAction(
        "open",
        "library-open",
        "open",
        ("own", "stock", "trash"),
        _on_one(lambda context, entry: open_entry(context.app, entry)),
        "Return",
        writes=False,
    ),
    DocumentAction(
        "duplicate",
        "library-duplicate",
        "copy",
        ("own", "stock"),
        _on_one(lambda context, entry: context.controller.duplicate(entry)),
        "Ctrl+D",
    ),
    DocumentAction(
        "rename",
        "library-rename",
        "edit",
        ("own",),
        _on_one(lambda context, entry: context.controller.rename(entry)),
        "F2",
    ),
    DocumentAction(
        "tag",
        "library-tag",
        "tag",
        ("own",),
        lambda context, entries: context.controller.tag(entries),
        for_several=True,
    ),
    DocumentAction("versions", "library-versions", "history", ("own",), _on_one(_show_versions), writes=False),
    DocumentAction(
        "export",
        "library-export",
        "export",
        ("own",),
        lambda context, entries: export_documents(context.app, context.page, entries),
        writes=False,
        for_several=True,
    ),
    DocumentAction("copy-id", "library-copy-id", "rule", ("own", "stock", "trash"), _on_one(_copy_id), writes=False),
    DocumentAction(
        "reset",
        "library-reset",
        "take-back",
        ("own",),
        _on_one(lambda context, entry: context.controller.reset(entry)),
        needs_stock=True,
    ),
    DocumentAction(
        "remove-pack",
        "library-remove-pack",
        "pack",
        ("own",),
        _on_one(lambda context, entry: context.controller.remove_pack(entry)),
        needs_pack=True,
    ),
    DocumentAction(
        "delete",
        "library-delete",
        "trash",
        ("own",),
        lambda context, entries: context.controller.delete(entries),
        "Del",
        for_several=True,
    ),
    DocumentAction(
        "restore",
        "library-restore",
        "take-back",
        ("trash",),
        lambda context, entries: context.controller.restore(entries),
        for_several=True,
    ),
    DocumentAction(
        "destroy",
        "library-destroy",
        "trash",
        ("trash",),
        lambda context, entries: context.controller.destroy(entries),
        "Del",
        for_several=True,
    ),
)


ACTION_KEYS: Mapping[str, str] = {action.keys: action.name for action in reversed(DOCUMENT_ACTIONS) if action.keys}
"""Actions by their keys; of two with the same keys the first, since `action_for` chooses by the layer."""


def action_of_keys(event: QKeyEvent) -> str | None:
    """The name of the action whose keys are pressed; on the keypad too, where Enter is Return."""
    pressed = QKeySequence(event.keyCombination()).toString(QKeySequence.SequenceFormat.PortableText)
    return ACTION_KEYS.get(pressed.replace("Num+", "").replace("Enter", "Return"))


def actions_for(entries: Sequence[LibraryEntry], *, may_write: bool = True) -> tuple[DocumentAction, ...]:
    """Actions available for documents in their layer."""
    return tuple(
        each
        for each in DOCUMENT_ACTIONS
        if (each.for_several or len(entries) == 1)
        and all(each.can_be_done(entry, may_write=may_write) for entry in entries)
    )


def action_for(name: str, entries: Sequence[LibraryEntry]) -> DocumentAction | None:
    """Action of a key; in the trash, Delete destroys."""
    is_of_the_trash = all(entry.layer == "trash" for entry in entries)
    key = "destroy" if name == "delete" and is_of_the_trash else name
    return next((each for each in actions_for(entries) if each.name == key), None)


def context_menu(
    marked: Sequence[LibraryEntry], do: Callable[[str], None], lang: str, parent: QWidget, *, may_write: bool
) -> QMenu:
    """Context menu, deleted when closed; calls `do` with the name of the chosen action."""
    menu, ready = QMenu(parent), actions_for(marked, may_write=may_write)
    menu.setObjectName("library-menu")
    menu.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
    for each in actions_for(marked):
        keys = QKeySequence(each.keys).toString(QKeySequence.SequenceFormat.NativeText)
        action = QAction(icon(each.icon), f"{say(each.word, lang)}\t{keys}".rstrip(), menu)
        action.setObjectName(f"library-menu-{each.name}")
        action.setEnabled(each in ready)
        action.triggered.connect(partial(do, each.name))
        menu.addAction(action)
    return menu
