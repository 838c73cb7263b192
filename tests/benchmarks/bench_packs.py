"""Packs: reading ten thousand cards with garbage collected seldom, and writing a pack of a map and 500 cards."""

import json
import zlib
from collections.abc import Iterator
from contextlib import AbstractContextManager, nullcontext
from functools import partial
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

from database.gc_pause import collecting_seldom
from database.library import Library, no_stock
from database.packs.format.container import Container
from database.packs.format.entry_names import entry_of_document
from engine.content.canonical_json import canonical
from engine.content.envelope import Document
from engine.content.loading.document_reader import read_document
from engine.content.newer_document import NewerDocument
from engine.registry import declarations
from engine.words import resources_folder
from tests.benchmarks.bench_library import little_garbage, parsing
from tests.benchmarks.harness import Contender, Goal, Measure, agree, interleave
from tests.support.packs import ABOUT

CARDS = 10_000
CARDS_IN_A_PACK = 500
SHIPPED = resources_folder() / "systems" / "battleground"
LEVEL = 6
TURN_SECONDS = 0.2


def measures(full: bool) -> Iterator[Measure]:
    """CPU time, warm."""
    yield _reading(5 if full else 2)
    with TemporaryDirectory() as folder:
        yield _exporting(Path(folder), 15 if full else 7)


def cards(number: int) -> list[dict[str, Any]]:
    """Cards like those that ship, under ids of their own."""
    files = sorted(path for kind in ("characters", "weapons", "fate") for path in (SHIPPED / kind).glob("*.json"))
    shipped = [json.loads(path.read_text(encoding="utf-8")) for path in files]
    return [{**shipped[turn % len(shipped)], "id": f"bench/card-{turn}"} for turn in range(number)]


def _reading(repeats: int) -> Measure:
    """Ten thousand cards, validated, and all in memory at once."""
    sources, declared = [canonical(card) for card in cards(CARDS)], declarations()

    def read(collecting: AbstractContextManager[None]) -> list[Document | NewerDocument]:
        with collecting:
            return [read_document(source, declared) for source in sources]

    timings = interleave(
        {
            "seldom": Contender(lambda: read(collecting_seldom()), operations=CARDS),
            "default": Contender(lambda: read(nullcontext()), operations=CARDS),
            **parsing(sources),
        },
        repeats=repeats,
    )
    return timings.measure(
        "packs: 10,000 cards read, garbage collected by default over seldom",
        Goal("26", at_least=3),
        above="default",
        below="seldom",
        unit="times as long",
        note=little_garbage(timings),
    )


def _exporting(folder: Path, repeats: int) -> Measure:
    """One map and 500 cards out of a library, with check sums, each in an entry of its own."""
    field = json.loads(next(iter(sorted((SHIPPED / "maps").glob("*.json")))).read_text(encoding="utf-8"))
    wanted = [{**field, "id": "bench/field"}, *cards(CARDS_IN_A_PACK)]
    ids = [each["id"] for each in wanted]
    with Library.open(folder / "bench.db", stock=no_stock) as library:
        library.documents.save_many(read_document(each, declarations()) for each in wanted)
        plain = [json.loads(library.documents.text(name)) for name in ids]
        _agree(library, plain)
        timings = interleave(
            {
                "plainly": Contender(partial(_squeezed, plain)),
                "pack": Contender(lambda: library.packs.export(ids, ABOUT)),
            },
            repeats=repeats,
            turn_seconds=TURN_SECONDS,
        )
    return timings.measure(
        "packs: a map and 500 cards exported",
        Goal("27", at_most=1.8),
        above="pack",
        below="plainly",
        unit="times json.dumps and zlib of the same documents, one by one",
    )


def _squeezed(documents: list[dict[str, Any]]) -> list[bytes]:
    """The same documents without a library, a container, check sums or an order."""
    return [zlib.compress(json.dumps(each).encode(), LEVEL) for each in documents]


def _agree(library: Library, documents: list[dict[str, Any]]) -> None:
    from io import BytesIO

    pack = Container(BytesIO(library.packs.export([each["id"] for each in documents], ABOUT).packed.data))
    packed = [json.loads(pack.read(entry_of_document(each["id"]))) for each in documents]
    plain = [json.loads(zlib.decompress(each)) for each in _squeezed(documents)]
    agree("what is in the pack", {"packed": packed, "plain": plain})
