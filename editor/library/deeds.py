"""What can be done with documents of the library: its word, its picture, its keys, and when it can be done."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from database.records import Layer, LibraryEntry


@dataclass(frozen=True, slots=True)
class Deed:
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


DEEDS = (
    Deed("play", "library-play", "play", ("own", "stock"), "Ctrl+Return", writes=False, kind="scenario"),
    Deed("open", "library-open", "open", ("own", "stock", "trash"), "Return", writes=False),
    Deed("duplicate", "library-duplicate", "copy", ("own", "stock"), "Ctrl+D"),
    Deed("rename", "library-rename", "edit", ("own",), "F2"),
    Deed("tag", "library-tag", "tag", ("own",), for_several=True),
    Deed("versions", "library-versions", "history", ("own",), writes=False),
    Deed("export", "library-export", "export", ("own",), writes=False, for_several=True),
    Deed("reset", "library-reset", "take-back", ("own",), needs_stock=True),
    Deed("remove-pack", "library-remove-pack", "pack", ("own",), needs_pack=True),
    Deed("delete", "library-delete", "trash", ("own",), "Del", for_several=True),
    Deed("restore", "library-restore", "take-back", ("trash",), for_several=True),
    Deed("destroy", "library-destroy", "trash", ("trash",), "Del", for_several=True),
)


def deeds_for(entries: Sequence[LibraryEntry], *, may_write: bool = True) -> tuple[Deed, ...]:
    """Those there are for documents where they are."""
    return tuple(
        deed
        for deed in DEEDS
        if (deed.for_several or len(entries) == 1)
        and all(deed.can_be_done(entry, may_write=may_write) for entry in entries)
    )


def deed_for(name: str, entries: Sequence[LibraryEntry]) -> Deed | None:
    """What is meant by a key: in the trash, to delete is to destroy."""
    is_of_the_trash = all(entry.layer == "trash" for entry in entries)
    wanted = "destroy" if name == "delete" and is_of_the_trash else name
    return next((deed for deed in deeds_for(entries) if deed.name == wanted), None)
