"""Parts that the views of documents share: titles, cards, rows of fields, passages of a game, the origin."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from typing import Any

from editor.presenters.card_faces import card_face
from editor.presenters.face_parts import document_title
from editor.presenters.presenter import presenters
from editor.view_model.card_face import FaceAbility, FaceClause
from editor.view_model.document_view import ViewCard, ViewRow, ViewSection
from engine.content.card import Card
from engine.content.envelope import Document
from engine.content.loading.document_reader import read_document
from engine.content.problems import ContentError
from engine.content.references.resolver import ResolveDocument, UnknownDocument
from engine.registry import declarations
from engine.words import ids, in_language, say
from engine.words.slug_text import slug_text

ENVELOPE = frozenset(
    {"kind", "schema", "id", "system", "name", "provenance", "references", "notes", "tags", "figures", "abilities"}
)
MOST_FACES, MOST_CARRIED = 120, 12
"""The most cards of a list, and of a figure, whose faces are made; documents may have thousands."""
MOST_LETTERS = 400
"""The greatest number of letters of a field that has no view of its own."""


@dataclass(frozen=True, slots=True)
class ViewSource:
    """The text of a document as data, before its references were resolved, and the resolver of further documents."""

    resolve: ResolveDocument
    written: Mapping[str, Any]

    def __call__(self, name: str) -> Mapping[str, Any]:
        return self.resolve(name)

    def army_of(self, number: int) -> str:
        """The id of the army list of a side of a scenario; empty if the army stands in the scenario."""
        armies = self.written.get("armies")
        side = armies[number] if isinstance(armies, list | tuple) and number < len(armies) else None
        named = side.get("army") if isinstance(side, Mapping) else None
        return named if isinstance(named, str) else ""


def field_text(field: str, lang: str) -> str:
    """The name of a field of documents."""
    word_id = f"comparing-field-{field}"
    return say(word_id, lang) if word_id in ids() else slug_text(field)


def seat_text(seat: str, lang: str) -> str:
    """The name of a seat."""
    word_id = f"seat-{seat}"
    return say(word_id, lang) if word_id in ids() else slug_text(seat)


def title_of(named: object, source: ViewSource, lang: str) -> str:
    """The title of a document, or of the one with this id; the id if there is none."""
    if isinstance(named, Document):
        return document_title(named, lang)
    try:
        found = source(str(named)).get("name")
    except (UnknownDocument, ContentError, OSError):
        found = None
    last = str(named).rpartition("/")[2]
    return in_language(found, lang, last) if isinstance(found, Mapping) else last


def found_document(named: str, source: ViewSource) -> Document | None:
    """The valid document with an id; None if there is none."""
    try:
        found = read_document(source(named), declarations())
    except (UnknownDocument, ContentError, OSError):
        return None
    return found if isinstance(found, Document) else None


def view_card(
    card: object, system: str, lang: str, *, count: int = 1, note: str = "", has_face: bool = True
) -> ViewCard:
    """A card with its face, or the id of one that is missing; of a card far down a list its name alone."""
    if not isinstance(card, Card):
        return ViewCard(str(card).rpartition("/")[2], None, count, note)
    if not has_face:
        return ViewCard(document_title(card, lang), None, count, note)
    whole = card if card.system else card.model_copy(update={"system": system})
    return ViewCard(document_title(card, lang), card_face(whole, lang), count, note)


def abilities_of(document: Document, lang: str) -> tuple[FaceAbility, ...]:
    """The abilities of a document, clause by clause."""
    presenter = presenters().get(document.system)
    return () if presenter is None else tuple(presenter.abilities(document, lang))


def literal_passages(document: Document, lang: str) -> tuple[FaceAbility, ...]:
    """The abilities of a document in whole sentences; none where these are what is shown anyway."""
    system, short = declarations().of(document.system), abilities_of(document, lang)
    said = () if system is None else tuple(system.literal_texts(document, lang))[: len(short)]
    if said == tuple(() if system is None else system.ability_texts(document, lang))[: len(short)]:
        return ()
    return tuple(
        FaceAbility(each.name, tuple(FaceClause("", (line.lstrip(),)) for line in each.lines)) for each in said
    )


def further_passages(document: Document, lang: str) -> Iterator[FaceAbility]:
    """Passages of the game about a document after its abilities: the components beyond one box."""
    system = declarations().of(document.system)
    said = () if system is None else tuple(system.ability_texts(document, lang))
    for passage in said[len(abilities_of(document, lang)) :]:
        yield FaceAbility(passage.name, (FaceClause("", passage.lines),))


def field_rows(document: Document, lang: str) -> Iterator[ViewRow]:
    """The simple fields of a document."""
    for field, value in document.plain().items():
        if field not in ENVELOPE:
            yield ViewRow(field_text(field, lang), simple_text(value, lang))


def origin_section(document: Document, lang: str) -> ViewSection:
    """Author, licence, tags and the author's notes."""
    plain = document.plain()
    origin = plain.get("provenance") or {}
    rows = [ViewRow(field_text(key, lang), str(origin[key])) for key in ("author", "licence", "rule") if key in origin]
    if plain.get("tags"):
        rows.append(ViewRow(field_text("tags", lang), ", ".join(plain["tags"])))
    if plain.get("notes"):
        rows.append(ViewRow(field_text("notes", lang), plain["notes"]))
    return ViewSection(say("view-origin", lang), rows=tuple(rows), column="side")


def simple_text(value: Any, lang: str) -> str:
    """A value of a field in words."""
    match value:
        case {"en": _} | {"it": _} | {"es": _} | {"pl": _}:
            text = in_language(value, lang)
        case Mapping():
            text = "; ".join(f"{field_text(key, lang)}: {simple_text(each, lang)}" for key, each in value.items())
        case list() | tuple():
            text = ", ".join(simple_text(each, lang) for each in value)
        case _:
            text = str(value)
    return text if len(text) <= MOST_LETTERS else f"{text[:MOST_LETTERS]}…"
