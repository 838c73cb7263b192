"""The context of fixes: the document as its author wrote it, the same without references, and the space on its map."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from functools import cached_property
from typing import TYPE_CHECKING, Any, TypeAlias

from engine.content.document_path import DocumentPath, Plain, parse_path
from engine.content.maps.free_space import MapSpace
from engine.content.maps.hex_map import HexMap, hex_map_in
from engine.content.problems import ROOT, Problem

if TYPE_CHECKING:
    from engine.content.checks.fix import Fix
    from engine.content.declarations import SystemContent
    from engine.content.envelope import Document

MOST_TRIALS = 2_000
FindDocument: TypeAlias = Callable[[str], Plain | None]
"""A function that returns a document by its id; None if there is none."""


class FixContext:
    """A checked document, with what makers of fixes need to know about it."""

    def __init__(
        self, model: Document, whole: Plain | None, find: FindDocument, system: SystemContent | None = None
    ) -> None:
        self.model = model
        self.document: Plain = model.plain()
        """The author's document: paths of problems and edits are paths of it."""
        self.whole = self.document if whole is None else whole
        """The document with its references expanded."""
        self.find = find
        self.system = system
        self.trials = MOST_TRIALS
        """The number of changes that may still be tried in the search for fixes."""

    @property
    def piles(self) -> tuple[str, ...]:
        """The keys under which armies of this game hold cards that are not figures."""
        return self.system.piles if self.system is not None else ()

    @cached_property
    def space(self) -> MapSpace | None:
        """The space on the map of hexes, if the document itself is one."""
        return MapSpace(self.model) if isinstance(self.model, HexMap) else None

    @cached_property
    def battlefield(self) -> HexMap | None:
        """The map of hexes of a scenario."""
        return hex_map_in(self.whole.get("map"))

    def value(self, path: DocumentPath) -> Any:
        """The author's value at a path; None if there is none."""
        found: Any = self.document
        for step in path:
            if isinstance(step, int):
                found = found[step] if isinstance(found, list) and step < len(found) else None
            else:
                found = found.get(step) if isinstance(found, Mapping) else None
        return found


FixMaker: TypeAlias = Callable[[FixContext, Problem, DocumentPath], Iterable["Fix"]]
"""A function that makes the fixes of a problem at a path; the first is the best."""


def path_of_problem(problem: Problem) -> DocumentPath | None:
    """The path of a problem in steps; None if it is too unusual to be one."""
    text = problem.path.removeprefix(ROOT).removeprefix(".")
    try:
        return parse_path(text) if text else ()
    except ValueError:
        return None
