"""Symbols in the text of a face for action points, mana, dice and successes; plain texts keep the words."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from functools import cache
from typing import Literal, TypeAlias

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPen

from editor.theme.card_colours import CardColours
from engine.words import lexicon, say

Symbol: TypeAlias = Literal["ap", "mana", "die", "success"]

NOUNS: Mapping[Symbol, str] = {"mana": "mana", "die": "die", "success": "success"}
ROOM = "\N{EM DASH}"
"""The character in whose place a symbol is painted, itself unseen; a space would hang over the end of its line."""
TIE = "\N{NARROW NO-BREAK SPACE}"
"""The space between a number and its symbol, where no line is broken."""
RADIUS = 0.36
"""The size of a symbol, by the size of the text."""


def text_and_symbols(text: str, lang: str) -> Iterator[tuple[str, Symbol | None]]:
    """The pieces of a text: words, and symbols in place of what is counted."""
    pattern, symbols = _counted(lang)
    end = 0
    for found in pattern.finditer(text):
        yield f"{text[end : found.start('gap')]}{TIE}", None
        yield found["word"], symbols[found["word"]]
        end = found.end()
    if end < len(text):
        yield text[end:], None


@cache
def _counted(lang: str) -> tuple[re.Pattern[str], Mapping[str, Symbol]]:
    """The pattern of a counted word after its number, in all its forms, and the symbol of each."""
    symbols: dict[str, Symbol] = {say("term-action-points-short", lang): "ap"}
    for symbol, term in NOUNS.items():
        noun = lexicon().noun(term, lang)
        forms = () if noun is None else (*noun.one.values(), *noun.many.values())
        symbols.update(dict.fromkeys(forms, symbol))
    words = "|".join(sorted(map(re.escape, symbols), key=len, reverse=True))
    return re.compile(rf"(?<=[\dXYZ+])(?P<gap> (?:de )?)(?P<word>{words})\b"), symbols


def paint_symbol(painter: QPainter, centre: QPointF, size: float, symbol: Symbol, colours: CardColours) -> None:
    """A symbol as large as the letters around it."""
    radius = size * RADIUS
    match symbol:
        case "ap" | "mana":
            paint_pip(painter, centre, radius, is_ap=symbol == "ap", colours=colours)
        case "die":
            _paint_die(painter, centre, radius, QColor(colours.ink))
        case "success":
            _paint_tick(painter, centre, radius, QColor(colours.ink))


def paint_pip(painter: QPainter, centre: QPointF, radius: float, *, is_ap: bool, colours: CardColours) -> None:
    """An action point as a disc, or mana as a gem."""
    painter.setPen(QPen(QColor(colours.ink if colours.flat else colours.shade), radius * 0.16))
    painter.setBrush(QColor(colours.ap if is_ap else colours.mana))
    if is_ap:
        painter.drawEllipse(centre, radius, radius)
        return
    gem = QPainterPath(centre - QPointF(0, radius * 1.3))
    for across, down in ((1.05, 0), (0, 1.3), (-1.05, 0)):
        gem.lineTo(centre + QPointF(radius * across, radius * down))
    gem.closeSubpath()
    painter.drawPath(gem)


def _paint_die(painter: QPainter, centre: QPointF, radius: float, ink: QColor) -> None:
    """A die that shows three."""
    painter.setPen(QPen(ink, radius * 0.22))
    painter.setBrush(Qt.BrushStyle.NoBrush)
    side = radius * 1.9
    box = QRectF(centre.x() - side / 2, centre.y() - side / 2, side, side)
    painter.drawRoundedRect(box, radius * 0.4, radius * 0.4)
    painter.setBrush(ink)
    for away in (-0.48, 0.0, 0.48):
        painter.drawEllipse(centre + QPointF(radius * away, radius * away), radius * 0.13, radius * 0.13)


def _paint_tick(painter: QPainter, centre: QPointF, radius: float, ink: QColor) -> None:
    """A tick, as dice that succeed have."""
    painter.setPen(QPen(ink, radius * 0.42))
    painter.setBrush(Qt.BrushStyle.NoBrush)
    tick = QPainterPath(centre + QPointF(-radius * 0.9, radius * 0.1))
    tick.lineTo(centre + QPointF(-radius * 0.2, radius * 0.8))
    tick.lineTo(centre + QPointF(radius * 0.95, -radius * 0.85))
    painter.drawPath(tick)
