"""What can be done with a document of the library: its word, its picture, its keys, and when it can be done."""

from __future__ import annotations

from dataclasses import dataclass

from database.entries import Entry, Layer


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

    def can_be_done(self, entry: Entry, *, may_write: bool) -> bool:
        """With this document, in a library that may be written or not."""
        if self.needs_stock and (entry.origin is None or entry.origin.id != entry.id):
            return False
        return entry.layer in self.layers and (may_write or not self.writes)


DEEDS = (
    Deed("open", "library-open", "open", ("own", "stock", "trash"), "Return", writes=False),
    Deed("duplicate", "library-duplicate", "copy", ("own", "stock"), "Ctrl+D"),
    Deed("rename", "library-rename", "edit", ("own",), "F2"),
    Deed("versions", "library-versions", "history", ("own",), writes=False),
    Deed("export", "library-export", "export", ("own",), writes=False),
    Deed("reset", "library-reset", "take-back", ("own",), needs_stock=True),
    Deed("delete", "library-delete", "trash", ("own",), "Del"),
    Deed("restore", "library-restore", "take-back", ("trash",)),
    Deed("destroy", "library-destroy", "trash", ("trash",), "Del"),
)


def deeds_for(entry: Entry) -> tuple[Deed, ...]:
    """Those there are for a document where it is."""
    return tuple(deed for deed in DEEDS if deed.can_be_done(entry, may_write=True))


def deed_for(name: str, entry: Entry) -> Deed | None:
    """What is meant by a key: in the trash, to delete is to destroy."""
    wanted = "destroy" if name == "delete" and entry.layer == "trash" else name
    return next((deed for deed in deeds_for(entry) if deed.name == wanted), None)
