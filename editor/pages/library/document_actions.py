"""The actions on documents of the library: word, icon, shortcut and condition of each, and their context menu."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import partial

from PySide6.QtCore import Qt
from PySide6.QtGui import QAction, QKeySequence
from PySide6.QtWidgets import QMenu, QWidget

from database.records import Layer, LibraryEntry
from editor.theme.icons import icon
from engine.words import say


@dataclass(frozen=True, slots=True)
class DocumentAction:
    """An entry of the menu of a document, and a button beside the list."""

    name: str
    word: str
    icon: str
    layers: tuple[Layer, ...]
    keys: str = ""
    writes: bool = True
    needs_stock: bool = False
    """Whether it is for copies of what ships alone."""
    needs_pack: bool = False
    """Whether it is for documents that came with a pack alone."""
    for_several: bool = False
    """Whether it can be done with several documents at once."""
    kind: str = ""
    """The one kind that it is for, if not any."""

    def can_be_done(self, entry: LibraryEntry, *, may_write: bool) -> bool:
        """With this document, in a library that may be written or not."""
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
    """Those there are for documents where they are."""
    return tuple(
        deed
        for deed in DOCUMENT_ACTIONS
        if (deed.for_several or len(entries) == 1)
        and all(deed.can_be_done(entry, may_write=may_write) for entry in entries)
    )


def action_for(name: str, entries: Sequence[LibraryEntry]) -> DocumentAction | None:
    """What is meant by a key: in the trash, to delete is to destroy."""
    is_of_the_trash = all(entry.layer == "trash" for entry in entries)
    wanted = "destroy" if name == "delete" and is_of_the_trash else name
    return next((deed for deed in actions_for(entries) if deed.name == wanted), None)


def context_menu(
    marked: Sequence[LibraryEntry], do: Callable[[str], None], lang: str, parent: QWidget, *, may_write: bool
) -> QMenu:
    """It goes when it is closed; `do` is told the name of what was chosen."""
    menu, ready = QMenu(parent), actions_for(marked, may_write=may_write)
    menu.setObjectName("library-menu")
    menu.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
    for deed in actions_for(marked):
        keys = QKeySequence(deed.keys).toString(QKeySequence.SequenceFormat.NativeText)
        action = QAction(icon(deed.icon), f"{say(deed.word, lang)}\t{keys}".rstrip(), menu)
        action.setObjectName(f"library-menu-{deed.name}")
        action.setEnabled(deed in ready)
        action.triggered.connect(partial(do, deed.name))
        menu.addAction(action)
    return menu
