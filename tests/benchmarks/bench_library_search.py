"""Goal 24, and the first page of any search: ten thousand cards by the index, against the same cards by LIKE."""

from __future__ import annotations

import random
import time
from collections.abc import Callable, Iterator, Sequence
from functools import partial
from itertools import accumulate
from pathlib import Path
from tempfile import TemporaryDirectory

from database.library import Library
from database.records import DocumentFilter
from database.tables.search_texts import INDEX_COLUMNS
from engine.content.envelope import Document
from tests.benchmarks.harness import Contender, Goal, Measure, agree, interleave
from tests.support.libraries import document, open_library

CARDS = 10_000
FRAME = 0.016
PAGE = 20
VOCABULARY = 3_000
SYLLABLES = ("ba", "cor", "dun", "el", "fir", "gro", "hal", "ir", "ka", "lum", "mor", "na", "or", "pel", "ras", "sto")
QUESTIONS = 40


def measures(full: bool) -> Iterator[Measure]:
    stream = random.Random(24)
    words = vocabulary(stream)
    with TemporaryDirectory() as folder, open_library(Path(folder) / "library.db") as library:
        library.documents.save_many([card(number, words, stream) for number in range(CARDS)])
        library.search.catch_up()
        yield from ranked(library, questions(words, stream), 9 if full else 5)
        yield first_pages(library, words, stream, 5 if full else 2)


def vocabulary(stream: random.Random) -> Sequence[str]:
    """Words with the frequencies of a language: the nth occurs an nth as often as the first."""
    made = dict.fromkeys("".join(stream.choices(SYLLABLES, k=stream.randint(2, 4))) for _ in range(3 * VOCABULARY))
    return list(made)[:VOCABULARY]


def card(number: int, words: Sequence[str], stream: random.Random) -> Document:
    """A card of a name of two words, and 60 words of text in each of two languages."""
    weights = list(accumulate(1 / (rank + 1) for rank in range(len(words))))

    def some(count: int) -> str:
        return " ".join(stream.choices(words, cum_weights=weights, k=count))

    stats = dict.fromkeys(("strength", "toughness", "mind", "power", "perception"), number % 7)
    return document(
        "character",
        f"cards/card-{number}",
        name={"en": some(2).title(), "pl": some(2).title()},
        tags=[f"tag-{number % 50}"],
        faction=("red", "blue", "green")[number % 3],
        health=1 + number % 90,
        cost=number % 200,
        speed=[1, 2],
        base=[[0, 0]],
        abilities=[{"op": "bench", "message": {"en": some(60), "pl": some(60)}}],
        **stats,
    )


def questions(words: Sequence[str], stream: random.Random) -> list[str]:
    """Typical queries: a word, two words, the beginning of one."""
    asked = []
    for _ in range(QUESTIONS // 4):
        common, seldom = words[stream.randrange(20, 200)], words[stream.randrange(200, len(words))]
        asked += [common, seldom, f"{common} {seldom[:3]}", seldom[:4]]
    return asked


# Goal 24.


def ranked(library: Library, asked: Sequence[str], repeats: int) -> Iterator[Measure]:
    """A page with ranks and snippets, against a page found by LIKE in the same texts and sorted by name."""
    for each in asked[:8]:
        agree(f"whether there is {each!r}", {"index": found(library, each), "like": bool(by_like(library, each))})
    timings = interleave(
        {
            "index": Contender(lambda: [by_index(library, each) for each in asked], len(asked)),
            "like": Contender(lambda: [by_like(library, each) for each in asked], len(asked)),
        },
        repeats,
    )
    note = f"{CARDS:,} cards, {PAGE} a page, ranked and with snippets"
    name = "library: search cards"
    yield timings.measure(name, Goal("24", at_least=2), above="like", below="index", unit="times as quick", note=note)
    yield share_of_a_frame(name, "24", 0.25, [partial(by_index, library, each) for each in asked], repeats, note)


def found(library: Library, text: str) -> bool:
    return bool(library.search.page(text, limit=PAGE).hits)


def by_index(library: Library, text: str) -> object:
    return library.search.page(text, limit=PAGE)


def by_like(library: Library, text: str) -> Sequence[object]:
    """Documents in whose indexed texts all words occur, each as the beginning of a word."""
    column = " || ' ' || ".join(f"finds_index.{name}" for name in INDEX_COLUMNS)
    conditions = " AND ".join(f"' ' || {column} LIKE ?" for _ in text.split())
    statement = (
        "SELECT documents.*, finds_index.en FROM finds_index JOIN finds ON finds.id = finds_index.rowid "  # noqa: S608
        "JOIN documents ON documents.key = finds.document "
        f"WHERE {conditions} ORDER BY documents.name_en LIMIT {PAGE}"
    )
    with library._session.looking() as connection:
        return connection.execute(statement, [f"% {word}%" for word in text.split()]).fetchall()


# The first page, for every query and filter.


def first_pages(library: Library, words: Sequence[str], stream: random.Random, repeats: int) -> Measure:
    """Times of all queries, hard ones included: empty, one letter, very common words, filters with few matches."""
    typed = ["", "c", "a", words[0], f"{words[0]} {words[1]}", "card", "zzz", *questions(words, stream)]
    filters = (
        DocumentFilter(),
        DocumentFilter(factions=("red",)),
        DocumentFilter(tags=("tag-7",)),
        DocumentFilter(least_cost=199),
        DocumentFilter(kinds=("map",)),
    )
    runs = [partial(library.search.page, text, wanted) for text in typed for wanted in filters]
    note = f"{len(runs)} searches, among them for nothing, for one letter, for the commonest words, with five filters"
    return share_of_a_frame("library: first page of any search", "issue 8.9", 1.0, runs, repeats, note)


def share_of_a_frame(
    name: str, goal: str, most: float, runs: Sequence[Callable[[], object]], repeats: int, note: str
) -> Measure:
    """The 95th percentile of these times, as a share of the time to draw a screen once."""
    for run in runs:
        run()
    shares = [sorted(seconds(run) / FRAME for run in runs)[int(0.95 * len(runs))] for _ in range(repeats)]
    middle = sorted(shares)[len(shares) // 2]
    return Measure(
        name, Goal(goal, at_most=most), middle, "of a frame at p95", (min(shares), max(shares)), repeats, note
    )


def seconds(run: Callable[[], object]) -> float:
    start = time.process_time()
    run()
    return time.process_time() - start
