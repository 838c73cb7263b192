"""The text of a card's abilities, broken into lines: names in serif, labels of clauses in small capitals."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import cast

from PySide6.QtCore import QPointF, Qt
from PySide6.QtGui import QColor, QFont, QPainter, QTextCharFormat, QTextLayout, QTextLine, QTextOption

from editor.cards.text_symbols import ROOM, Symbol, paint_symbol, text_and_symbols
from editor.theme.card_colours import CardColours
from editor.theme.card_fonts import LEAST, sans, serif
from editor.view_model.card_face import OPTION, CardFace, FaceAbility, FaceClause

LINE = 1.3
"""The height of a line, by the size of the text."""
NAME = 1.14
LABEL = 0.84
GAP = 0.5
"""Between abilities, by the size of the text."""
DASH = "–\N{EN SPACE}"
BREAK = f"\N{LINE SEPARATOR}{OPTION.lstrip()}"
SPACE = "\N{EN SPACE}"
BETWEEN = " · "
UNSEEN = QColor(Qt.GlobalColor.transparent)


@dataclass(frozen=True, slots=True)
class TextColours:
    """The colours of the parts of a text."""

    ink: QColor
    label: QColor
    quiet: QColor
    symbols: CardColours
    """The colours of a card, for the symbols in its text."""

    def of(self, part: str) -> QColor:
        """The colour of a part."""
        return {"label": self.label, "quiet": self.quiet, "reminder": self.quiet}.get(part, self.ink)


@dataclass(frozen=True, slots=True)
class Run:
    """A piece of a paragraph in one font."""

    text: str
    part: str
    """Its role: `name`, `label`, `quiet`, `reminder` or `text`."""
    symbol: Symbol | None = None
    """The symbol that is painted in its place."""

    @property
    def characters(self) -> str:
        """The characters that are laid out."""
        return self.text if self.symbol is None else ROOM


@dataclass(frozen=True, slots=True)
class Paragraph:
    """A paragraph of runs, with its indent and the gap above, both by the size of the text."""

    runs: tuple[Run, ...]
    gap: float = 0.0

    @property
    def text(self) -> str:
        """Its words, also where symbols are painted."""
        return "".join(run.text for run in self.runs)

    @property
    def characters(self) -> str:
        """The characters that are laid out."""
        return "".join(run.characters for run in self.runs)


@dataclass(frozen=True, slots=True)
class PlacedText:
    """Lines with their places, as high as they are together."""

    layouts: tuple[tuple[float, QTextLayout], ...]
    height: float
    size: int
    symbols: tuple[tuple[QPointF, Symbol], ...]
    """The middle of each symbol."""
    colours: CardColours

    def draw(self, painter: QPainter, at: QPointF, room: float) -> None:
        """Draw the lines that fit a height; an ellipsis stands for the others."""
        for centre, symbol in self.symbols:
            if self.height <= room + 1 or centre.y() + self.size * LINE / 2 <= room:
                paint_symbol(painter, at + centre, self.size, symbol, self.colours)
        painter.setPen(QColor(self.colours.ink))
        if self.height <= room + 1:
            for top, layout in self.layouts:
                layout.draw(painter, at + QPointF(0, top))
            return
        shown = [(at + QPointF(0, top), line) for top, line in self._lines() if top + line.y() + line.height() <= room]
        for place, line in shown:
            line.draw(painter, place)
        if shown:
            place, line = shown[-1]
            end = place + line.position() + QPointF(line.naturalTextWidth() + self.size * 0.1, line.ascent())
            painter.setFont(sans(self.size))
            painter.drawText(end, "…")

    def _lines(self) -> Iterator[tuple[float, QTextLine]]:
        for top, layout in self.layouts:
            yield from ((top, layout.lineAt(number)) for number in range(layout.lineCount()))


def paragraphs(face: CardFace, *, in_a_row: bool = False, has_reminders: bool = False) -> tuple[Paragraph, ...]:
    """The abilities of a card as paragraphs; their options on lines of their own, or in a row to save room. What its
    keywords mean is said once, below the first ability that has them."""
    found: list[Paragraph] = []
    reminded: set[str] = set()
    for number, ability in enumerate(face.abilities):
        found += _of_ability(ability, face.lang, GAP if number else 0.0, OPTION if in_a_row else BREAK)
        if has_reminders:
            fresh = [each for each in ability.reminders if each not in reminded]
            found += (Paragraph((Run(f"({each})", "reminder"),)) for each in fresh)
            reminded.update(fresh)
    return tuple(found)


def placed(parts: Sequence[Paragraph], width: float, size: int, text_colours: TextColours) -> PlacedText:
    """The paragraphs in lines of a width, with a text of a size."""
    top, layouts, symbols = 0.0, list[tuple[float, QTextLayout]](), list[tuple[QPointF, Symbol]]()
    for part in parts:
        top += part.gap * size
        layout = _layout(part, size, text_colours)
        layouts.append((top, layout))
        height = _break(layout, width, size)
        symbols += ((QPointF(0, top) + centre, symbol) for centre, symbol in _symbols(part, layout))
        top += height
    return PlacedText(tuple(layouts), top, size, tuple(symbols), text_colours.symbols)


def _symbols(part: Paragraph, layout: QTextLayout) -> Iterator[tuple[QPointF, Symbol]]:
    """The symbols of a paragraph with their places, half as high as its letters."""
    start = 0
    for run in part.runs:
        if run.symbol is not None:
            line = layout.lineForTextPosition(start)
            left, right = _x_of(line, start), _x_of(line, start + len(run.characters))
            middle = line.y() + line.ascent() * 0.64
            yield QPointF((left + right) / 2, middle), run.symbol
        start += len(run.characters)


def _x_of(line: QTextLine, position: int) -> float:
    """The place of a character; PySide returns it with the nearest position, and its types do not say so."""
    x, _ = cast("tuple[float, int]", line.cursorToX(position))
    return x


def _of_ability(ability: FaceAbility, lang: str, gap: float, between: str) -> Iterator[Paragraph]:
    if ability.name:
        sort = (Run(f"{SPACE}{ability.sort}", "quiet"),) if ability.sort else ()
        yield Paragraph((Run(ability.name, "name"), *sort), gap)
        gap = 0.0
    for clause in ability.clauses:
        yield from _of_clause(clause, lang, gap, between)
        gap = 0.0


def _of_clause(clause: FaceClause, lang: str, gap: float, between: str) -> Iterator[Paragraph]:
    label = (Run(clause.label.upper(), "label"), Run(SPACE, "text")) if clause.label else ()
    dash = DASH if len(clause.lines) > 1 else ""
    for number, line in enumerate(clause.lines):
        pieces = text_and_symbols(f"{dash}{line.replace(OPTION, between)}", lang)
        runs = (Run(text, "text", symbol) for text, symbol in pieces)
        yield Paragraph((*(() if number else label), *runs), 0.0 if number else gap)


def _layout(part: Paragraph, size: int, text_colours: TextColours) -> QTextLayout:
    layout = QTextLayout(part.characters, sans(size))
    option = QTextOption()
    option.setWrapMode(QTextOption.WrapMode.WrapAtWordBoundaryOrAnywhere)
    layout.setTextOption(option)
    layout.setFormats(list(_formats(part, size, text_colours)))
    return layout


def _formats(part: Paragraph, size: int, text_colours: TextColours) -> Iterator[QTextLayout.FormatRange]:
    start = 0
    for run in part.runs:
        made = QTextLayout.FormatRange()
        made.start, made.length = start, len(run.characters)
        look = QTextCharFormat()
        look.setFont(_font(run.part, size))
        colour = text_colours.of(run.part)
        look.setForeground(colour if run.symbol is None else UNSEEN)
        made.format = look
        start += len(run.characters)
        yield made


def _font(part: str, size: int) -> QFont:
    match part:
        case "name":
            return serif(round(size * NAME), bold=True)
        case "label":
            return sans(round(size * LABEL), bold=True)
        case "quiet":
            return sans(round(size * LABEL))
        case "reminder":
            return sans(max(LEAST, round(size * LABEL)), italic=True)
    return sans(size)


def _break(layout: QTextLayout, width: float, size: int) -> float:
    """Break a paragraph into lines; returns its height."""
    top = 0.0
    layout.beginLayout()
    while (line := layout.createLine()).isValid():
        line.setLineWidth(width)
        line.setPosition(QPointF(0, top + (LINE * size - line.height()) / 2))
        top += LINE * size
    layout.endLayout()
    return top
