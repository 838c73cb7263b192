"""The actions on documents of the library: word, icon, shortcut and condition of each, and their context menu."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import partial

from PySide6.QtCore import Qt
from PySide6.QtGui import QAction, QKeySequence
from PySide6.QtWidgets import QMenu, QWidget

from database.records import DocumentLayer, LibraryEntry
from editor.theme.icons import icon
from engine.words import say


@dataclass(frozen=True, slots=True)
class DocumentAction:
    """Action on documents: a context menu entry and a button in the details pane."""

    name: str
    word: str
    icon: str
    layers: tuple[DocumentLayer, ...]
    keys: str = ""
    writes: bool = True
    needs_stock: bool = False
    """Whether it is only for copies of stock documents."""
    needs_pack: bool = False
    """Whether it is only for documents of a pack."""
    for_several: bool = False
    """Whether it can be applied to several documents at once."""
    kind: str = ""
    """The only kind that it is for, if not any."""

    def can_be_done(self, entry: LibraryEntry, *, may_write: bool) -> bool:
        """Whether the action is possible for this document, in a writable library or not."""
        if self.needs_stock and (entry.origin is None or entry.origin.id != entry.id):
            return False
        if self.kind not in ("", entry.kind):
            return False
        if self.needs_pack and entry.pack is None:
            return False
        return entry.layer in self.layers and (may_write or not self.writes)


DOCUMENT_ACTIONS = (
    DocumentAction("play", "library-play", "play", ("own", "stock"), "Ctrl+Return", writes=False, kind="scenario"),
    DocumentAction("open", "library-open", "open", ("own", "stock", "trash"), "Return", writes=False),
    DocumentAction("duplicate", "library-duplicate", "copy", ("own", "stock"), "Ctrl+D"),
    DocumentAction("rename", "library-rename", "edit", ("own",), "F2"),
    DocumentAction("tag", "library-tag", "tag", ("own",), for_several=True),
    DocumentAction("versions", "library-versions", "history", ("own",), writes=False),
    DocumentAction("export", "library-export", "export", ("own",), writes=False, for_several=True),
    DocumentAction("reset", "library-reset", "take-back", ("own",), needs_stock=True),
    DocumentAction("remove-pack", "library-remove-pack", "pack", ("own",), needs_pack=True),
    DocumentAction("delete", "library-delete", "trash", ("own",), "Del", for_several=True),
    DocumentAction("restore", "library-restore", "take-back", ("trash",), for_several=True),
    DocumentAction("destroy", "library-destroy", "trash", ("trash",), "Del", for_several=True),
)


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
