"""The short sentences of all cards of a box in four languages, against the literal ones."""

from collections.abc import Iterator

from editor.services.document_resolver import DocumentResolver
from engine.content.checks.document_checks import check_document
from engine.content.envelope import Document
from engine.registry import declarations
from engine.systems.battleground.abilities.ability_text import ability_texts
from engine.words import languages, resources_folder
from tests.benchmarks.harness import Contender, Goal, Measure, interleave

CARDS = ("characters", "fate", "glory", "items", "weapons")


def measures(full: bool) -> Iterator[Measure]:
    cards = list(_cards())

    def worded(*, is_short: bool) -> list[tuple[str, ...]]:
        return [
            text.lines(lang)
            for lang in languages()
            for card in cards
            for text in ability_texts(card, lang, is_short=is_short)
        ]

    timings = interleave(
        {
            "short": Contender(lambda: worded(is_short=True)),
            "literal": Contender(lambda: worded(is_short=False)),
        },
        repeats=21 if full else 7,
        turn_seconds=0.5,
    )
    goal = Goal("short texts of cards", at_most=1.1)
    note = f"{len(cards)} cards in {len(languages())} languages"
    yield timings.measure(
        "wording of cards", goal, above="short", below="literal", unit="of the literal time", note=note
    )


def _cards() -> Iterator[Document]:
    declared, stock = declarations(), DocumentResolver()
    for kind in CARDS:
        for path in sorted((resources_folder() / "systems" / "battleground" / kind).glob("*.json")):
            document = check_document(path.read_bytes(), declared, stock).document
            assert isinstance(document, Document)
            yield document
