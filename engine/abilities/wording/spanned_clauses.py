"""The clauses of an ability's text with spans, for editors of sentences."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import replace
from typing import Any, NamedTuple

from engine.abilities.wording.clauses import ClauseLabel, TextClause
from engine.abilities.wording.renderer import Renderer
from engine.abilities.wording.spans import SpanLog, SpannedLine, lines_with_spans


class SpannedClause(NamedTuple):
    """A clause of an ability's text whose lines say which field each part belongs to."""

    label: ClauseLabel
    lines: tuple[SpannedLine, ...]
    is_sentence: bool = False


def spanned_clauses(
    ability: Any, renderer: Renderer, make: Callable[[Renderer], Iterable[TextClause]]
) -> tuple[SpannedClause, ...]:
    """The clauses that a game makes of an ability, with spans; an author's own text has none."""
    log = SpanLog()
    made = make(replace(renderer, spans=log))
    return tuple(
        SpannedClause(each.label, lines_with_spans(each.lines, log, ability), each.is_sentence) for each in made
    )
