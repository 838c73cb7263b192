"""Catalogue of playable scenarios: stock, library and packs, opened files.

Each has a key: its id if it is stock, `own:` and the id in the library, the path for a file.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Mapping
from dataclasses import field
from functools import cache
from typing import TYPE_CHECKING, Literal, TypeAlias

from PySide6.QtCore import QObject, Signal

from engine.kernel.data.record import record
from engine.registry import systems
from engine.words import SOURCE_LANGUAGE, in_language, resources_folder, say
from engine.words.letter_fold import fold

if TYPE_CHECKING:
    from database.store.document_source import DocumentSource, DocumentSummary
    from editor.services.library_refusals import LibraryRefusal
    from editor.services.library_worker import LibraryWorker


OWN = "own:"
"""Prefix of the keys of library scenarios."""
ScenarioOrigin: TypeAlias = Literal["stock", "own", "pack", "file"]
ICONS: Mapping[ScenarioOrigin, str] = {"stock": "map", "own": "edit", "pack": "pack", "file": "open"}
ORIGIN_WORDS: Mapping[ScenarioOrigin, str] = {
    "stock": "scenario-from-stock",
    "own": "scenario-from-own",
    "pack": "scenario-from-pack",
    "file": "scenario-from-file",
}


@record(frozen=True, slots=True)
class ScenarioEntry:
    """A scenario: its id, its game, its name in each language, and its source."""

    id: str
    system: str
    names: Mapping[str, str]
    origin: ScenarioOrigin = "stock"
    source: Mapping[str, str] = field(default_factory=dict)
    """The title of its pack by language, or the path of its file."""

    @property
    def key(self) -> str:
        """Unique key in the window; a user scenario may share the id of a stock one."""
        if self.origin == "file":
            return self.source[SOURCE_LANGUAGE]
        return self.id if self.origin == "stock" else f"{OWN}{self.id}"

    def name(self, lang: str) -> str:
        return in_language(self.names, lang, self.id)

    def game(self, lang: str) -> str:
        """The name of the game."""
        return say(f"game-{self.system}", lang)

    def source_text(self, lang: str) -> str:
        """Short text of the source."""
        return say(ORIGIN_WORDS[self.origin], lang, source=in_language(self.source, lang))


@cache
def stock_scenarios() -> Mapping[str, ScenarioEntry]:
    """Stock scenarios by id, in the order of their games."""
    paths = sorted((resources_folder() / "systems").glob("*/scenarios/*.json"))
    documents = (json.loads(path.read_text(encoding="utf-8")) for path in paths)
    found = (ScenarioEntry(each["id"], each["system"], each["name"]) for each in documents)
    return {sample.id: sample for sample in found}


@record(frozen=True, slots=True)
class Inventory:
    """The content of a source of documents, as far as games need it."""

    scenarios: tuple[DocumentSummary, ...] = ()
    has_copies: bool = False
    """True if user documents may override stock in stock scenarios."""


class ScenarioService(QObject):
    """Scenarios of one window: loaded on first demand, then kept up to date."""

    changed = Signal()

    def __init__(self, parent: QObject, library: Callable[[], LibraryWorker], lang: Callable[[], str]) -> None:
        """Create the service with the library and the current language."""
        super().__init__(parent)
        self._library, self._lang = library, lang
        self._follows = False
        self._files: dict[str, ScenarioEntry] = {}
        self._inventory: Inventory | None = None
        self.is_looking = False
        self.refusal: LibraryRefusal | None = None
        """The reason why the library cannot be used, if so."""

    @property
    def own(self) -> tuple[ScenarioEntry, ...]:
        """User scenarios of installed games: files, library, packs."""
        scenarios = self._inventory.scenarios if self._inventory is not None else ()
        shelved = [_entry(each) for each in scenarios if each.system in systems()]
        shelved.sort(key=lambda sample: fold(sample.name(self._lang())))
        return (*self._files.values(), *sorted(shelved, key=lambda sample: sample.origin == "pack"))

    @property
    def all(self) -> Mapping[str, ScenarioEntry]:
        """Stock scenarios, then the user's, by key."""
        return {**stock_scenarios(), **{each.key: each for each in self.own}}

    @property
    def may_stand_in(self) -> bool:
        """True if user documents may override stock, as far as known."""
        return self.is_looking if self._inventory is None else self._inventory.has_copies

    def reasons(self, lang: str) -> tuple[str, ...]:
        """The reasons why the library cannot be used, if so."""
        if self.refusal is None:
            return ()
        from editor.services.library_refusals import refusal_lines

        return tuple(refusal_lines(self.refusal, lang))

    def look(self) -> None:
        """Load in the worker thread; emits `changed` when done."""
        library_worker = self._library()
        if not self._follows:
            self._follows = True
            library_worker.changed.connect(self.look)
        if not library_worker.has_source:
            self._take(Inventory())
            return
        self.is_looking = True
        library_worker.look_up(self, inventory_of, self._take, self._refuse)

    def add_file(self, sample: ScenarioEntry) -> None:
        """Add a scenario file to the catalogue."""
        if self._files.get(sample.key) != sample:
            self._files[sample.key] = sample
            self.changed.emit()

    def file_of(self, key: str) -> str:
        """The path of the file of a scenario; empty if it is not in a file."""
        return key if key in self._files else ""

    def key_of(self, scenario: str) -> str:
        """The key of the scenario with this id; one that is not known yet may be in the library."""
        if scenario in stock_scenarios():
            return scenario
        return next((each.key for each in self.own if each.id == scenario), f"{OWN}{scenario}")

    def _take(self, found: Inventory) -> None:
        self._inventory, self.refusal, self.is_looking = found, None, False
        self.changed.emit()

    def _refuse(self, refusal: LibraryRefusal) -> None:
        self._inventory, self.refusal, self.is_looking = Inventory(), refusal, False
        self.changed.emit()


def inventory_of(source: DocumentSource) -> Inventory:
    """Take the inventory of a source of documents."""
    from editor.services.document_resolver import DocumentResolver

    has_copies = not frozenset(source.names).isdisjoint(DocumentResolver(with_files=False).names)
    return Inventory(source.of_kind("scenario"), has_copies)


def _entry(listed: DocumentSummary) -> ScenarioEntry:
    if listed.pack is None:
        return ScenarioEntry(listed.id, listed.system, listed.names, "own")
    return ScenarioEntry(listed.id, listed.system, listed.names, "pack", listed.pack)


def file_scenario(path: str, id_: str, system: str, names: Mapping[str, str]) -> ScenarioEntry:
    """The entry of a scenario in a file."""
    return ScenarioEntry(id_, system, names, "file", {SOURCE_LANGUAGE: path})
