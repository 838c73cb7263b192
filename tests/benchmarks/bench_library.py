"""Goals 23, 25 and 26, and what a large library adds to a start: ten thousand cards written, read and opened."""

from __future__ import annotations

import importlib
import json
import resource
import subprocess
import sys
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import AbstractContextManager, nullcontext
from functools import partial
from hashlib import sha256
from pathlib import Path
from tempfile import TemporaryDirectory
from unittest.mock import patch

from sqlmodel import Session as Rows

from database.gc_pause import collecting_seldom
from database.library import Library
from database.store.document_columns import facts_of
from database.tables.documents import DocumentRow
from database.tables.ids import IdRow
from database.tables.mentions import MentionRow
from database.tables.revisions import RevisionRow
from database.tables.tags import TagRow
from database.tables.texts import TextRow
from engine.content.canonical_json import canonical
from engine.content.envelope import Document
from engine.content.loading.document_reader import OpenedDocument, open_document, read_document
from tests.benchmarks.harness import Contender, Goal, Measure, Timings, agree, interleave
from tests.support.documents import DECLARED
from tests.support.libraries import document, open_library

CARDS = 10_000
MAPS = 1_000
PROJECT = Path(__file__).parents[2]
MOST_ADDED = 150
"""Milliseconds that such a library may add to a start, on a machine where a bare Python starts in 7."""
BARE_PYTHON = 7
NOTHING = "pass"
OPENS = """
import sys
from pathlib import Path
sys.path.insert(0, sys.argv[1])
from database.library import Library
with Library.open(Path(sys.argv[2])) as library:
    library.resolver()("card/card-77")
"""


def measures(full: bool) -> Iterator[Measure]:
    cards = [card(number) for number in range(CARDS)]
    with TemporaryDirectory() as folder:
        yield from written(cards, Path(folder), 7 if full else 3)
        yield from read(cards, 9 if full else 5)
        yield from brought_in(cards, Path(folder), 5 if full else 3)
        yield start(cards, Path(folder), 15 if full else 7)


def card(number: int) -> Document:
    """A card of about 0.8 kB, with a name, tags, a reference and an ability."""
    stats = dict.fromkeys(("strength", "toughness", "mind", "power", "perception"), number % 7)
    return document(
        "character",
        f"card/card-{number}",
        name={"en": f"Card {number}", "pl": f"Karta {number}"},
        tags=["bench", f"tag-{number % 50}"],
        references=[{"kind": "weapon", "id": f"card/weapon-{number % 300}"}],
        faction=("red", "blue", "green")[number % 3],
        health=1 + number % 90,
        cost=number % 200,
        speed=[1, 2],
        base=[[0, 0]],
        abilities=[{"op": "bench", "amount": number, "text": "It does something to somebody. " * 12}],
        **stats,
    )


def sheet(number: int) -> Document:
    """A map of about 8 kB."""
    hexes = [[f"{letter}{row}" for row in range(1, 31)] for letter in "ABCDEFGHIJKLMNOPQRST"]
    pieces = [{"id": f"piece-{at}", "class": "low", "hexes": column} for at, column in enumerate(hexes)]
    grid = {"shape": "hex", "tops": "flat", "columns": 25, "rows": 30, "inch": 1}
    return document("map", f"map/map-{number}", grid=grid, pieces=pieces, notes="x" * 3_000)


# Goal 23: many at once.


def written(cards: Sequence[Document], folder: Path, repeats: int) -> Iterator[Measure]:
    """The same documents into the same tables, from documents in memory to the commit."""
    writers: dict[str, Callable[[Library], object]] = {
        "library": lambda library: library.documents.save_many(cards),
        "sqlite3": lambda library: by_sqlite3(library, cards),
        "orm": lambda library: by_orm(library, cards),
    }
    libraries: dict[str, Library] = {}

    def anew(name: str) -> None:
        if name in libraries:
            libraries.pop(name).close()
        path = folder / f"{name}.db"
        path.unlink(missing_ok=True)
        libraries[name] = open_library(path)
        libraries[name].documents.count()
        libraries[name]._session.watchers.clear()  # the index of the search has a bench of its own

    def contender(name: str) -> Contender:
        return Contender(lambda: writers[name](libraries[name]), CARDS, lambda: anew(name))

    for name, write in writers.items():
        anew(name)
        write(libraries[name])
    agree("what is in the tables", {name: in_tables(library) for name, library in libraries.items()})
    timings = interleave({name: contender(name) for name in writers}, repeats)
    for library in libraries.values():
        library.close()
    note = f"{CARDS:,} cards with texts, revisions, tags and references, committed"
    name, unit = "library: write many cards", "times as long"
    yield timings.measure(name, Goal("23", at_most=1.4), above="library", below="sqlite3", unit=unit, note=note)
    yield timings.measure(name, Goal("23", at_least=3), above="orm", below="library", unit=unit, note=note)


def in_tables(library: Library) -> object:
    """The rows of the library without keys and numbers."""
    with library._session.looking() as connection:
        return [
            connection.execute(statement).fetchall()
            for statement in (
                "SELECT id, kind, cost, faction, name_en, name_pl, digest, layer FROM documents ORDER BY id",
                "SELECT digest, length(body) FROM texts ORDER BY digest",
                "SELECT id FROM ids ORDER BY id",
                "SELECT d.id, tag FROM tags JOIN documents d ON d.key = document ORDER BY d.id, tag",
                "SELECT d.id, target, place FROM mentions JOIN documents d ON d.key = source ORDER BY d.id, target",
                "SELECT d.id, r.digest, cause FROM revisions r JOIN documents d ON d.key = document ORDER BY d.id",
            )
        ]


def by_sqlite3(library: Library, cards: Sequence[Document]) -> None:
    """The lower bound: SQL by hand, without lookups and without layers in between."""
    connection, keys = library._session.connection, library._session.keys.make_keys(len(cards))
    ids, texts, documents, revisions, tags, mentions = set[str](), [], [], [], [], []
    for number, (key, each) in enumerate(zip(keys, cards, strict=True), 1):
        plain = each.plain()
        body = canonical(plain)
        digest = sha256(body).hexdigest()
        name, needed = plain["name"], plain["references"][0]["id"]
        ids |= {each.id, needed}
        texts.append((digest, body.decode()))
        head = (key, each.id, "own", each.kind, each.schema_version, each.system, plain["faction"], plain["cost"])
        documents.append((*head, name["en"], None, None, name["pl"], digest, number, 0))
        revisions.append((number, key, digest, 0, "saved"))
        tags += [(key, tag) for tag in each.tags]
        mentions.append((key, needed, "$.references[0].id", ""))
    columns = "key, id, layer, kind, schema, system, faction, cost, name_en, name_it, name_es, name_pl, digest, number"
    connection.execute("BEGIN IMMEDIATE")
    connection.executemany("INSERT INTO texts VALUES (?, ?)", texts)
    connection.executemany("INSERT INTO ids VALUES (?)", [(each,) for each in ids])
    marks = ", ".join("?" * 15)
    connection.executemany(f"INSERT INTO documents ({columns}, changed_at) VALUES ({marks})", documents)  # noqa: S608
    connection.executemany("INSERT INTO revisions VALUES (?, ?, ?, ?, ?)", revisions)
    connection.executemany("INSERT INTO tags VALUES (?, ?)", tags)
    connection.executemany("INSERT INTO mentions VALUES (?, ?, ?, ?)", mentions)
    connection.execute("COMMIT")


def by_orm(library: Library, cards: Sequence[Document]) -> None:
    """The usual way: an ORM with an object for each row."""
    facts = [facts_of(each, DECLARED) for each in cards]
    keys = library._session.keys.make_keys(len(cards))
    connection = library._session.connection
    importlib.import_module("database.tables.packs")  # to which the documents refer
    connection.execute("BEGIN IMMEDIATE")
    with Rows(library._session.rows, autoflush=False) as rows:
        rows.add_all(TextRow(digest=each.digest, body=each.body) for each in facts)
        rows.add_all(IdRow(id=name) for name in {name for each in facts for name in (each.id, *each.mentioned)})
        rows.flush()
        for number, (key, each) in enumerate(zip(keys, facts, strict=True), 1):
            rows.add(
                DocumentRow(
                    key=key,
                    id=each.id,
                    layer="own",
                    kind=each.kind,
                    schema_version=each.schema,
                    system=each.system,
                    faction=each.faction,
                    cost=each.cost,
                    **{f"name_{lang}": each.names.get(lang) for lang in ("en", "it", "es", "pl")},
                    digest=each.digest,
                    number=number,
                    changed_at=0,
                )
            )
        rows.flush()
        for number, (key, each) in enumerate(zip(keys, facts, strict=True), 1):
            rows.add(RevisionRow(number=number, document=key, digest=each.digest, saved_at=0, cause="saved"))
            rows.add_all(TagRow(document=key, tag=tag) for tag in each.tags)
            rows.add_all(
                MentionRow(source=key, target=name, place=at.place, said="") for name, at in each.mentioned.items()
            )
        rows.flush()
        connection.execute("COMMIT")


# Goal 25: each card looked at.


def read(cards: Sequence[Document], repeats: int) -> Iterator[Measure]:
    raw = [canonical(each.plain()) for each in cards]
    data = [found for each in raw if isinstance(found := open_document(each, DECLARED), OpenedDocument)]
    with collecting_seldom():
        timings = interleave(
            {
                "json.loads": Contender(lambda: [json.loads(each) for each in raw], CARDS),
                "models": Contender(lambda: [each.validated() for each in data], CARDS),
                "read_document": Contender(lambda: [read_document(each, DECLARED) for each in raw], CARDS),
            },
            repeats,
        )
    whole = timings.median("read_document") * 1e6
    note = (
        f"by the models; read_document, which refuses whatever strangers may have written, takes {whole:.0f} µs a card"
    )
    goal = Goal("25", at_most=2)
    yield timings.measure(
        "library: check cards", goal, above="models", below="json.loads", unit="times json.loads", note=note
    )


# Goal 26: read and written in one go.

PARSED = ("parsed by default", "parsed seldom")


def parsing(raw: Sequence[bytes]) -> Mapping[str, Contender]:
    """The least work needed to read these cards, with normal and with reduced garbage collection."""

    def parse(collecting: Callable[[], AbstractContextManager[None]]) -> list[object]:
        with collecting():
            return [json.loads(each) for each in raw]

    by_default, seldom = PARSED
    return {
        by_default: Contender(partial(parse, nullcontext), len(raw)),
        seldom: Contender(partial(parse, collecting_seldom), len(raw)),
    }


def little_garbage(timings: Timings) -> str:
    """Why the goal cannot be met: parsing alone does not meet it."""
    above, below = (timings.median(each) for each in PARSED)
    return f"checking takes most of the time; json.loads of the same cards alone, unchecked: {above / below:.3g}"


def brought_in(cards: Sequence[Document], folder: Path, repeats: int) -> Iterator[Measure]:
    """The same code, with normal and with reduced garbage collection."""
    raw = [canonical(each.plain()) for each in cards]

    def import_all() -> None:
        path = folder / "import.db"
        path.unlink(missing_ok=True)
        with open_library(path) as library:
            library.documents.save_many(read_document(each, DECLARED) for each in raw)

    def as_usual() -> None:
        with patch("database.documents.collecting_seldom", nullcontext):
            import_all()

    contenders = {"as usual": Contender(as_usual), "seldom": Contender(import_all)}
    timings = interleave({**contenders, **parsing(raw)}, repeats)
    unit, goal = "times as quick", Goal("26", at_least=3)
    name, note = "library: bring in many cards", little_garbage(timings)
    yield timings.measure(name, goal, above="as usual", below="seldom", unit=unit, note=note)


# What a start costs.


def start(cards: Sequence[Document], folder: Path, repeats: int) -> Measure:
    """A process that opens a library of that size and reads a document by its id, against one that does nothing."""
    path = folder / "large.db"
    with Library.open(path) as library:
        library.documents.save_many([*cards, *(sheet(number) for number in range(MAPS))])
    timings = interleave(
        {
            "bare": Contender(lambda: run(NOTHING)),
            "library": Contender(lambda: run(OPENS, str(PROJECT), str(path))),
        },
        repeats,
        clock=seconds_of_children,
    )
    goal = Goal("start with a library", at_most=(MOST_ADDED + BARE_PYTHON) / BARE_PYTHON)
    size = path.stat().st_size // 1_000_000
    note = (
        f"{CARDS:,} cards, {MAPS:,} maps, {size} MB; 150 ms more where a bare Python starts in 7 ms; imports included"
    )
    return timings.measure("library: start", goal, above="library", below="bare", unit="times bare Python", note=note)


def run(code: str, *arguments: str) -> None:
    subprocess.run([sys.executable, "-I", "-c", code, *arguments], check=True)


def seconds_of_children() -> float:
    used = resource.getrusage(resource.RUSAGE_CHILDREN)
    return used.ru_utime + used.ru_stime
