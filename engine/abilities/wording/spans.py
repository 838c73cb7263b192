"""Spans: which part of a text belongs to which field of the data, for whoever edits a sentence.

A renderer with a `SpanLog` writes marks around the text of each operation and of each field in it; `lines_with_spans`
takes them out of the finished text. A field without a span of its own is said by the operation around it, whose idiom
implies it: `attack` and `melee` by "on melee attacks".
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, NamedTuple, TypeAlias

from engine.abilities.fields import authored_fields
from engine.abilities.structure.traversal import all_parts, path_of_field
from engine.content.document_path import DocumentPath
from engine.words import TextValue, say_with_marks
from engine.words.marks import FIRST, LAST, ArgumentMarks, marked, marked_parts

FieldOf: TypeAlias = tuple[Any, str]
"""A definition and the name of one of its fields."""
WHOLE = ""
"""In place of the name of a field: the whole definition."""
MOST = (LAST - FIRST) // 2
"""The most spans of a text; what is over has none."""


class TextSpan(NamedTuple):
    """A part of a line, and the path of the field or operation in the ability to which it belongs."""

    start: int
    end: int
    path: DocumentPath
    is_whole: bool = False
    """Whether it is the text of a whole operation or part, not of one of its fields."""


class SpannedLine(NamedTuple):
    """A line of an ability's text with its spans, each before those inside it."""

    text: str
    spans: tuple[TextSpan, ...]

    def at(self, path: DocumentPath) -> tuple[str, ...]:
        """The texts of a path."""
        return tuple(self.text[each.start : each.end] for each in self.spans if each.path == path)


class Owner(NamedTuple):
    """The owner of a mark: a field, or a whole definition; a field may only choose the words that are marked."""

    definition: Any
    name: str
    is_chosen: bool = False


@dataclass(slots=True)
class SpanLog:
    """The owners of the marks in the texts of a renderer, by their numbers."""

    owners: list[Owner] = field(default_factory=list)

    def sentence(
        self, word_id: str, lang: str, values: Mapping[str, TextValue], owners: Mapping[str, Sequence[FieldOf]]
    ) -> str:
        """A sentence with marks around what its slots say; each slot has the fields that it says."""
        numbers = {
            name: ArgumentMarks(
                self._numbers([Owner(*each) for each in fields]),
                self._numbers([Owner(*each, is_chosen=True) for each in fields]),
            )
            for name, fields in owners.items()
        }
        return say_with_marks(word_id, lang, values, numbers)

    def around(self, text: str, definitions: Sequence[Any], name: str = WHOLE) -> str:
        """The text of whole definitions, or of one of their fields."""
        return marked(text, self._numbers([Owner(each, name) for each in definitions]))

    def _numbers(self, owners: Sequence[Owner]) -> tuple[int, ...]:
        first = len(self.owners)
        self.owners.extend(owners[: max(0, MOST - first)])
        return tuple(range(first, len(self.owners)))


def lines_with_spans(lines: Sequence[str], log: SpanLog, ability: Any) -> tuple[SpannedLine, ...]:
    """Lines of the text of an ability without their marks, with the paths in the ability that those stand for."""
    places = {id(part): at for part, at in all_parts(ability)}
    return tuple(_with_spans(each, log, places) for each in lines)


def _with_spans(line: str, log: SpanLog, places: Mapping[int, DocumentPath]) -> SpannedLine:
    text, parts = marked_parts(line)
    found: list[TextSpan] = []
    chosen: set[TextSpan] = set()
    for part in parts:
        owner = log.owners[part.number]
        place = places.get(id(owner.definition))
        if place is None:
            continue
        path = path_of_field(owner.definition, owner.name, place) if owner.name else place
        span = _trimmed(text, TextSpan(part.start, part.end, path, is_whole=owner.name == WHOLE))
        if span not in found:
            found.append(span)
            chosen.update((span,) if owner.is_chosen else ())
    own = {each.path for each in found if each not in chosen and not each.is_whole}
    return SpannedLine(text, tuple(each for each in found if each not in chosen or each.path not in own))


def _trimmed(text: str, span: TextSpan) -> TextSpan:
    """A span without spaces and commas around its words."""
    words = text[span.start : span.end]
    start = span.start + len(words) - len(words.lstrip(" ,"))
    return span._replace(start=start, end=max(start, span.end - len(words) + len(words.rstrip(" ,"))))


def fields_of_slot(definition: Any, *names: str) -> tuple[FieldOf, ...]:
    """The fields of a definition among some names."""
    authored = authored_fields(definition)
    return tuple((definition, name) for name in dict.fromkeys(names) if name in authored)
