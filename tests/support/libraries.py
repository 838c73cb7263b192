"""Libraries for tests: with test games, a clock that stands still, and stock documents only on request."""

from __future__ import annotations

import os
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

from database.library import Library, no_stock
from engine.content.canonical_json import canonical
from engine.content.envelope import Document
from engine.content.loading.document_reader import read_document
from tests.support.documents import DECLARED

LONGEST_NAME = 255
NOON = 1_700_000_000.0
DAY = 24 * 60 * 60


@dataclass(slots=True)
class Clock:
    """A clock that the test sets."""

    seconds: float = NOON

    def __call__(self) -> float:
        return self.seconds


@cache
def empty_library() -> bytes:
    """An empty library, made once: making one takes longer than most tests."""
    with TemporaryDirectory() as folder:
        path = Path(folder) / "library.db"
        Library.open(path, stock=no_stock).close()
        return path.read_bytes()


def open_library(path: Path, **options: Any) -> Library:
    """A library of the test games, without stock by default."""
    if not os.path.lexists(path) and path.parent.is_dir() and len(path.name) < LONGEST_NAME:
        path.write_bytes(empty_library())
    usual: dict[str, Any] = {"stock": no_stock, "games": lambda: DECLARED, "now": Clock()}
    return Library.open(path, **usual | options)


def document(kind: str, its_id: str, /, **fields: Any) -> Document:
    """A document of the test games."""
    found = read_document({"kind": kind, "schema": "1.0", "id": its_id, "system": "battleground", **fields}, DECLARED)
    assert isinstance(found, Document)
    return found


def fate(its_id: str, /, ap: int = 1, **fields: Any) -> Document:
    """A small card."""
    return document("fate", its_id, **{"initiative": 0, "ap": ap, "mana": 0, "bonus": {}} | fields)


def deck(its_id: str, /, *cards: str, **fields: Any) -> Document:
    """A deck that references cards by their ids."""
    return document("deck", its_id, cards=list(cards), **fields)


def stock_in(folder: Path, *documents: Document, game: str = "battleground") -> Path:
    """A folder like that of the stock, with only these documents; returns it."""
    place = folder / "systems"
    for old in place.rglob("*.json"):
        old.unlink()
    (place / game).mkdir(parents=True, exist_ok=True)
    for each in documents:
        (place / game / f"{each.id.rpartition('/')[2]}.json").write_bytes(canonical(each.plain()))
    return place
