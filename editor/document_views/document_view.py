"""The view of a document: by the function for its kind, otherwise field by field."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping
from dataclasses import replace
from typing import Any, TypeAlias

from editor.document_views.army_view import army_view, deck_view
from editor.document_views.format_view import format_view
from editor.document_views.game_view import game_view
from editor.document_views.scenario_view import notes_view, scenario_view
from editor.document_views.terrain_set_view import terrain_set_view
from editor.document_views.view_parts import (
    ViewSource,
    field_rows,
    further_passages,
    literal_passages,
    origin_section,
)
from editor.presenters.card_faces import card_face
from editor.view_model.card_face import CardFace
from editor.view_model.document_view import DocumentView, ViewRow, ViewSection
from engine.content.envelope import Document
from engine.words import say

LEADS_TO = " → "
"""Between the head of a column and its value."""

ViewFunction: TypeAlias = "Callable[[Any, ViewSource, str], DocumentView]"

VIEWS: Mapping[str, ViewFunction] = {
    "army": army_view,
    "army-format": format_view,
    "deck": deck_view,
    "journal": game_view,
    "notes": notes_view,
    "position": game_view,
    "scenario": scenario_view,
    "terrain-set": terrain_set_view,
}


def document_view(document: Document, source: ViewSource, lang: str) -> DocumentView:
    """The view of a document whose references are resolved, in a language."""
    face = card_face(document, lang)
    if face is not None:
        found = card_view(face, document, lang)
    elif document.kind in VIEWS:
        found = VIEWS[document.kind](document, source, lang)
    else:
        found = DocumentView((ViewSection("", rows=tuple(field_rows(document, lang))),))
    sections = (*found.sections, origin_section(document, lang))
    return DocumentView(tuple(_kept(sections)), found.face, found.board)


def _kept(sections: Iterable[ViewSection]) -> Iterator[ViewSection]:
    """The sections with something in them, without rows that say nothing."""
    for section in sections:
        made = replace(section, rows=tuple(row for row in section.rows if row.text or row.state))
        if not made.is_empty:
            yield made


def card_view(face: CardFace, document: Document, lang: str) -> DocumentView:
    """A card beside all its numbers and its text."""
    sections = (
        ViewSection(say("view-text", lang), passages=face.abilities, literal=literal_passages(document, lang)),
        ViewSection(say("view-numbers", lang), rows=tuple(_numbers(face))),
        *(ViewSection(each.name, passages=(replace(each, name=""),)) for each in further_passages(document, lang)),
    )
    return DocumentView(sections, face)


def _numbers(face: CardFace) -> Iterator[ViewRow]:
    if face.faction_text:
        yield ViewRow(say("comparing-field-faction", face.lang), face.faction_text)
    if face.initiative is not None:
        yield ViewRow(face.initiative_text, str(face.initiative))
        yield ViewRow(face.ap_text, str(face.ap))
        yield ViewRow(face.mana_text, str(face.mana))
    yield from (ViewRow(each.name, each.value) for each in face.numbers)
    if face.dice_text:
        name, _, text = face.dice_text.partition(": ")
        yield ViewRow(name, text)
    if face.tags:
        yield ViewRow(say("comparing-field-type", face.lang), " · ".join(each.name or each.text for each in face.tags))
    if face.table is not None:
        table = face.table
        steps = (f"{column.head}{LEADS_TO}{column.value}" for column in table.columns)
        yield ViewRow(f"{table.heads[:1].upper()}{table.heads[1:]}{LEADS_TO}{table.values}", " · ".join(steps))
    if face.cost is not None:
        yield ViewRow(face.cost_text, str(face.cost))
