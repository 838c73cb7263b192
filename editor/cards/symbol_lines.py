"""Text in lines with symbols for what is counted, outside of faces: on strips of the hand and in views of documents."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from PySide6.QtCore import QPointF, Qt
from PySide6.QtGui import QFont, QFontInfo, QFontMetricsF, QPainter, QTextLayout, QTextOption

from editor.cards.text_symbols import ROOM, Symbol, paint_symbol, text_and_symbols
from editor.theme.card_colours import CardColours

HEIGHT_OF_MIDDLE = 0.36
"""The middle of a symbol above the base of its line, by the ascent of the font."""


@dataclass(frozen=True, slots=True)
class PlacedSymbol:
    """A symbol in a line: the place of its character, and the word that it stands for."""

    place: int
    symbol: Symbol
    word: str


@dataclass(frozen=True, slots=True)
class SymbolLine:
    """A line as its characters, with a wide one in place of each symbol."""

    characters: str
    symbols: tuple[PlacedSymbol, ...] = ()

    @property
    def words(self) -> str:
        """The line in words alone."""
        return "".join(piece for piece, _ in self.pieces())

    def pieces(self) -> Iterator[tuple[str, Symbol | None]]:
        """The words of the line, and what stands between them."""
        end = 0
        for each in self.symbols:
            yield self.characters[end : each.place], None
            yield each.word, each.symbol
            end = each.place + 1
        yield self.characters[end:], None


def symbol_lines(text: str, lang: str, font: QFont, width: float, most: int | None = None) -> tuple[SymbolLine, ...]:
    """A text broken into lines; if it needs more than the most, the last one is elided."""
    if most == 0:
        return ()
    whole = _whole(text, lang)
    starts = list(_starts(whole.characters, font, width, most))
    is_cut = most is not None and len(starts) > most
    ends = [*starts[1:most], len(whole.characters)]
    lines = [_part(whole, start, end) for start, end in zip(starts[:most], ends, strict=True)]
    if is_cut:
        elided = QFontMetricsF(font).elidedText(lines[-1].characters, Qt.TextElideMode.ElideRight, width)
        kept = tuple(each for each in lines[-1].symbols if each.place < len(elided) - 1)
        lines[-1] = SymbolLine(elided, kept)
    return tuple(lines)


def paint_symbol_line(painter: QPainter, at: QPointF, line: SymbolLine, font: QFont, colours: CardColours) -> None:
    """Paint a line whose base begins there, in the pen of the painter."""
    metrics, size = QFontMetricsF(font), QFontInfo(font).pixelSize()
    pen, left = painter.pen(), at.x()
    painter.setFont(font)
    for piece, symbol in line.pieces():
        wide = metrics.horizontalAdvance(piece if symbol is None else ROOM)
        if symbol is None:
            painter.setPen(pen)
            painter.drawText(QPointF(left, at.y()), piece)
        else:
            middle = QPointF(left + wide / 2, at.y() - metrics.ascent() * HEIGHT_OF_MIDDLE)
            paint_symbol(painter, middle, size, symbol, colours)
        left += wide
    painter.setPen(pen)


def has_symbols(text: str, lang: str) -> bool:
    """Whether a text counts anything that has a symbol."""
    return any(symbol is not None for _, symbol in text_and_symbols(text, lang))


def _whole(text: str, lang: str) -> SymbolLine:
    characters, symbols = "", list[PlacedSymbol]()
    for piece, symbol in text_and_symbols(text, lang):
        if symbol is not None:
            symbols.append(PlacedSymbol(len(characters), symbol, piece))
        characters += piece if symbol is None else ROOM
    return SymbolLine(characters, tuple(symbols))


def _starts(characters: str, font: QFont, width: float, most: int | None) -> Iterator[int]:
    """The first character of each line, and of one more than the most."""
    layout, option = QTextLayout(characters, font), QTextOption()
    option.setWrapMode(QTextOption.WrapMode.WrapAtWordBoundaryOrAnywhere)
    layout.setTextOption(option)
    layout.beginLayout()
    number = 0
    while (most is None or number <= most) and (line := layout.createLine()).isValid():
        line.setLineWidth(width)
        yield line.textStart()
        number += 1
    layout.endLayout()


def _part(whole: SymbolLine, start: int, end: int) -> SymbolLine:
    """The characters from one to another, without spaces around them."""
    raw = whole.characters[start:end]
    start += len(raw) - len(raw.lstrip())
    inside = (each for each in whole.symbols if start <= each.place < end)
    placed = (PlacedSymbol(each.place - start, each.symbol, each.word) for each in inside)
    return SymbolLine(raw.strip(), tuple(placed))
