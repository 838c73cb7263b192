"""Requests to pages, by which a part of the program uses a page without importing it.

Each page declares the types of requests that it handles (`editor/page_api/page_type.py`).
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, TypeAlias

from engine.kernel.data.record import record

if TYPE_CHECKING:
    from pathlib import Path

    from PySide6.QtWidgets import QWidget

    from engine.content.envelope import Document
    from engine.content.problems import Problem
    from engine.kernel.data.message import Message


@record(frozen=True, slots=True)
class PlayScenario:
    """Start a game of a scenario, or return to the one that is open."""

    key: str
    """The key in the scenario catalogue (`editor/services/scenario_catalogue.py`)."""


@record(frozen=True, slots=True)
class ChooseNewGame:
    """Show the dialog for a new game, with a scenario proposed."""

    proposed: str = ""


@record(frozen=True, slots=True)
class ShowGuide:
    """Guide through the first round: in the first game if that is in front, otherwise in a new one."""


@record(frozen=True, slots=True)
class ContinueGame:
    """Continue the saved game in this file."""

    path: Path


@record(frozen=True, slots=True)
class ShowRules:
    """Show the rule reference, ready to be searched."""


@record(frozen=True, slots=True)
class ShowRule:
    """Show the rule with this number."""

    number: str


@record(frozen=True, slots=True)
class ShowLibrary:
    """Show the library, ready to be searched."""


@record(frozen=True, slots=True)
class MaintainLibrary:
    """Show the backups of the library, its check and its repair."""


@record(frozen=True, slots=True)
class ShowDamage:
    """Request to report a damaged library, with a link to its backups."""

    why: Message


@record(frozen=True, slots=True)
class ChooseImportFiles:
    """Ask for packs and documents, and import them into the library."""


@record(frozen=True, slots=True)
class ImportFiles:
    """Import these packs and documents into the library."""

    paths: tuple[str, ...]


@record(frozen=True, slots=True)
class OpenFile:
    """Open the document of a file, on the page that opens its kind."""

    document: Document
    path: str
    real_path: str
    """The path without links, so that a file is only opened once."""
    as_text: bool = False
    """Whether it is shown as text, regardless of its kind."""


@record(frozen=True, slots=True)
class OpenBrokenFile:
    """Show the text of a file that holds no valid document, with its problems."""

    path: str
    real_path: str
    problems: tuple[Problem, ...]


@record(frozen=True, slots=True)
class OpenLibraryDocument:
    """Show a document of the library on the page for its kind."""

    document: Document
    page_key: str
    show_text: Callable[[], None]
    """Shows it as text instead, for a page that cannot show this document."""


@record(frozen=True, slots=True)
class OpenLibraryEntry:
    """Open the document of the library with this key as the library does; one that ships also by its id alone."""

    key: str
    id: str = ""


@record(frozen=True, slots=True)
class AnnotateMap:
    """Make notes on a map, and open them."""

    sheet: Document


@record(frozen=True, slots=True)
class NewDocument:
    """Ask for the properties of a new document, create it, and return it."""

    kind: str
    parent: QWidget
    then: Callable[[Document], None]


PageRequest: TypeAlias = (
    PlayScenario
    | ChooseNewGame
    | ContinueGame
    | ShowGuide
    | ShowRules
    | ShowRule
    | ShowLibrary
    | MaintainLibrary
    | ShowDamage
    | ChooseImportFiles
    | ImportFiles
    | OpenFile
    | OpenBrokenFile
    | OpenLibraryDocument
    | OpenLibraryEntry
    | AnnotateMap
    | NewDocument
)
