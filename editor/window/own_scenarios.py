"""The scenarios of one's own: those of the library, of packs in it, and of files that were opened in this window."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Signal

from database.search.normalization import fold
from editor.window.samples import Sample, samples
from engine.registry import systems
from engine.words import SOURCE_LANGUAGE

if TYPE_CHECKING:
    from database.store.document_summary import DocumentSummary
    from editor.cli.shelves import Shelf
    from editor.services.library_refusals import Refusal
    from editor.window.main_window import MainWindow


@dataclass(frozen=True, slots=True)
class Inventory:
    """What matters to games of all that a shelf holds."""

    scenarios: tuple[DocumentSummary, ...] = ()
    has_copies: bool = False
    """Whether something stands in the place of what ships, so that stock scenarios may be played with it."""


class OwnScenarios(QObject):
    """One for each window. Nothing is known before somebody has it look; from then on it stays up to date."""

    changed = Signal()

    def __init__(self, window: MainWindow) -> None:
        super().__init__(window)
        self._window = window
        self._follows = False
        self._files: dict[str, Sample] = {}
        self._inventory: Inventory | None = None
        self.is_looking = False
        self.refusal: Refusal | None = None
        """Why the library cannot be used, if so."""

    @classmethod
    def of(cls, window: MainWindow) -> OwnScenarios:
        """Those of this window, made when they are first needed."""
        return window.findChild(cls) or cls(window)

    @property
    def own(self) -> tuple[Sample, ...]:
        """Those of games that are here: of files, of the library, of packs."""
        scenarios = self._inventory.scenarios if self._inventory is not None else ()
        shelved = [_sample(each) for each in scenarios if each.system in systems()]
        shelved.sort(key=lambda sample: fold(sample.name(self._window.lang)))
        return (*self._files.values(), *sorted(shelved, key=lambda sample: sample.origin == "pack"))

    @property
    def all(self) -> Mapping[str, Sample]:
        """Those that ship, then one's own, by their keys."""
        return {**samples(), **{each.key: each for each in self.own}}

    @property
    def may_stand_in(self) -> bool:
        """Whether documents of one's own may stand in the place of what ships, as far as that is known."""
        return self.is_looking if self._inventory is None else self._inventory.has_copies

    def reasons(self, lang: str) -> tuple[str, ...]:
        """Why the library cannot be used, if so."""
        if self.refusal is None:
            return ()
        from editor.services.library_refusals import refusal_lines

        return tuple(refusal_lines(self.refusal, lang))

    def look(self) -> None:
        """See what there is, beside the window; `changed` comes when that is known."""
        from editor.services.library_worker import LibraryWorker

        librarian = LibraryWorker.of(self._window)
        if not self._follows:
            self._follows = True
            librarian.changed.connect(self.look)
        if not librarian.has_shelf:
            self._take(Inventory())
            return
        self.is_looking = True
        librarian.look_up(self, inventory_of, self._take, self._refuse)

    def add_file(self, sample: Sample) -> None:
        """From now on this one can be chosen too."""
        if self._files.get(sample.key) != sample:
            self._files[sample.key] = sample
            self.changed.emit()

    def _take(self, found: Inventory) -> None:
        self._inventory, self.refusal, self.is_looking = found, None, False
        self.changed.emit()

    def _refuse(self, refusal: Refusal) -> None:
        self._inventory, self.refusal, self.is_looking = Inventory(), refusal, False
        self.changed.emit()


def inventory_of(shelf: Shelf) -> Inventory:
    """What a shelf holds for games."""
    from editor.cli.stock import Stock

    has_copies = not frozenset(shelf.names).isdisjoint(Stock(with_files=False).names)
    return Inventory(shelf.of_kind("scenario"), has_copies)


def _sample(listed: DocumentSummary) -> Sample:
    if listed.pack is None:
        return Sample(listed.id, listed.system, listed.names, "own")
    return Sample(listed.id, listed.system, listed.names, "pack", listed.pack)


def file_sample(path: str, id_: str, system: str, names: Mapping[str, str]) -> Sample:
    """A scenario in a file."""
    return Sample(id_, system, names, "file", {SOURCE_LANGUAGE: path})
