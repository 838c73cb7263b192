"""BG-COMP-7: the text about the components that a map or a scenario needs in addition to one box."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import TYPE_CHECKING

from engine.content.declarations import Passage
from engine.content.maps.hex_map import HexMap
from engine.systems.battleground.checks.map_checks import elements, sorts_of
from engine.systems.battleground.documents.components import Beyond, pieces_beyond, tokens_beyond
from engine.words import say

if TYPE_CHECKING:
    from engine.content.envelope import Document

KINDS: Mapping[str, str] = {
    "tall": "term-tall-obstacle",
    "mixed": "term-mixed-height-obstacle",
    "low": "term-low-obstacle",
    "difficult": "term-difficult-ground",
    "platform": "term-platform",
    "ladder": "term-ladder",
    "objective": "term-objective",
    "mark": "term-mark",
    "buff": "term-buff",
    "debuff": "term-debuff",
}


def needed_beyond_the_box(document: Document, lang: str) -> Iterator[Passage]:
    """A passage on the components needed in addition to one box; None if one box is enough."""
    board = document if isinstance(document, HexMap) else getattr(document, "map", None)
    lines = []
    if isinstance(board, HexMap):
        found = tuple(pieces_beyond(sorts_of(board, elements(board))))
        lines += [_line(each, lang) for each in found]
        if any(each.kind == "difficult" for each in found):
            lines.append(say("battleground-make-difficult-ground", lang))
    if document.kind == "scenario":
        lines += [_line(each, lang) for each in tokens_beyond(document.plain())]
    if lines:
        yield Passage(say("battleground-beyond-one-box", lang), tuple(lines))


def _line(each: Beyond, lang: str) -> str:
    term = say(KINDS[each.kind], lang)
    text = term
    if each.size:
        text = say("battleground-sort-of-size", lang, sort=term, hexes=each.size)
    elif each.names:
        text = say("battleground-token-for", lang, sort=term)
    return say("battleground-more-needed", lang, sort=text[:1].upper() + text[1:], n=each.found - each.most)
