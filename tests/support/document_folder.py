"""A source of documents for tests of references: the references found, and the problems reported."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from engine.content.checks.document_checks import CheckedDocument, check_document
from engine.content.problems import nearest_ids
from engine.content.references.resolver import UnknownDocument
from engine.words import languages
from tests.support.documents import DECLARED

HEAD = {"schema": "1.0", "system": "battleground"}
BOARD = {"kind": "map", "grid": {"shape": "hex", "tops": "flat", "columns": 9, "rows": 9, "inch": 1}}
CHARACTER: dict[str, Any] = {
    "kind": "character",
    "faction": None,
    **dict.fromkeys(("health", "strength", "toughness", "mind", "power", "perception", "cost"), 3),
    "speed": [5, 8],
    "base": [[0, 0]],
    "abilities": [],
}
FATE: dict[str, Any] = {"kind": "fate", "initiative": 1, "ap": 2, "mana": 1, "bonus": {}}


class Shelf:
    """Documents by id; counts how often each is requested."""

    def __init__(self, **documents: Mapping[str, Any]) -> None:
        self.documents = {name: {**HEAD, "id": name, **body} for name, body in documents.items()}
        self.asked: list[str] = []

    def __call__(self, name: str) -> Mapping[str, Any]:
        self.asked.append(name)
        if name not in self.documents:
            raise UnknownDocument(name, lambda: nearest_ids(name, self.documents))
        return self.documents[name]


def look(shelf: Shelf, **document: Any) -> CheckedDocument:
    """A document checked against a source; each problem can be rendered in every language."""
    found = check_document({**HEAD, "id": "looked-at", **document}, DECLARED, shelf)
    assert all(problem.sentence(lang) for problem in found.problems for lang in languages())
    return found


def codes_and_guesses(shelf: Shelf, **document: Any) -> list[tuple[str, str, str | None]]:
    """Place, code and suggestion of every problem."""
    return [(each.path, each.code, each.suggestion) for each in look(shelf, **document).problems]
