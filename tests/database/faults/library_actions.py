"""Programs that work on a library until they are killed; each reports over a pipe what is done."""

from __future__ import annotations

import random
from collections.abc import Callable
from multiprocessing.connection import Connection
from pathlib import Path

from database.backups.service import Backups
from database.library import Library
from engine.content.envelope import Document
from tests.support.libraries import deck, fate, open_library
from tests.support.pack_libraries import imported
from tests.support.packs import deck as packed_deck
from tests.support.packs import fate as packed_fate
from tests.support.packs import pack_of, png

Victim = Callable[[Path, int, Connection], None]


def saving(path: Path, seed: int, reported: Connection) -> None:
    """Saves and deletes documents for ever; tells the number that it wrote into each, or that it is gone."""
    chance = random.Random(seed)
    with open_library(path) as library:
        for number in range(seed * 1_000_000, (seed + 1) * 1_000_000):
            name = f"card-{chance.randrange(9)}"
            written = None if chance.randrange(6) == 0 and name in library.resolver().names else number
            reported.send(("begins", name, written))
            if written is None:
                library.documents.delete(name, anyway=True)
            else:
                library.documents.save_many([numbered(name, number), deck("all", name)])
            reported.send(("done", name, written))


def importing(path: Path, seed: int, reported: Connection) -> None:
    """Imports editions of one pack for ever: two documents, a picture and a translation that belong together."""
    with open_library(path) as library:
        for number in range(seed * 1000, (seed + 1) * 1000):
            data = pack_of(
                packed_fate("one", name={"en": str(number)}),
                packed_fate("two", name={"en": str(number)}),
                packed_deck("both", "one", "two"),
                entries={"images/x.png": picture(number)},
                version=f"1.0.{number}",
            )
            reported.send(("begins", number))
            imported(library, data, anyway=True, choices={"one": "theirs", "two": "theirs", "both": "theirs"})
            reported.send(("imported", number))


def upgrading(path: Path, _: int, reported: Connection) -> None:
    """Opens a library of the oldest schema."""
    reported.send(("begins",))
    with open_library(path):
        reported.send(("upgraded",))


def backing_up(path: Path, seed: int, reported: Connection) -> None:
    """Saves a document and makes a backup, for ever."""
    backups = Backups(path)
    with open_library(path) as library:
        for number in range(seed * 1000, (seed + 1) * 1000):
            library.documents.save(numbered("luck", number))
            library.images.put(picture(number % 5))
            reported.send(("begins", number))
            reported.send(("backed up", backups.make().number, number))


def restoring(path: Path, _: int, reported: Connection) -> None:
    """Restores the oldest and the newest of the backups that there are, in turn."""
    backups = Backups(path)
    newest, *_rest, oldest = backups.all()
    while True:
        for each in (oldest, newest):
            reported.send(("begins", each.number))
            backups.restore(each)
            reported.send(("restored", each.number))


def numbered(name: str, number: int) -> Document:
    """A document that says when it was written."""
    return fate(name, name={"en": str(number)})


def number_in(library: Library, name: str) -> int:
    """The text of a document that a killed program wrote."""
    return int(library.documents.entry(name).names["en"])


def picture(number: int) -> bytes:
    """Another one for each number."""
    return png(number % 300 + 1, number // 300 % 300 + 1)
