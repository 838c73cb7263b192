"""A card of the hand as a strip: initiative with AP and mana as pips, its name, and its text in up to three lines.

Where there is little room for a hand, its strips are low: with one line of text, or with none.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QPainter, QPainterPath, QPen

from editor.cards.drawn_picture import PictureLook, paint_drawn_picture
from editor.cards.symbol_lines import SymbolLine, paint_symbol_line, symbol_lines
from editor.cards.text_symbols import paint_pip
from editor.theme.card_colours import card_colours
from editor.theme.card_looks import faction_colours
from editor.theme.current_theme import colours
from editor.theme.metrics import CARD_RADIUS, MEDIUM, SMALL, TINY, scaled
from editor.theme.type_scale import TextRole, text_font
from editor.view_model.card_face import CardFace

FRONT = 46
"""The width of the coloured front, at a text size of 100 %."""
PIP = 3.6
LEAST_LINES = 2
MOST_LINES = 3
LINE = 1.28
LOW_NUMBER = 0.46
"""The share of the front for the number of a low strip, beside its pips."""
FADED = 0.65
ELLIPSIS = "…"


@dataclass(frozen=True, slots=True)
class StripLayout:
    """The places of a strip, in pixels."""

    height: int
    front: float
    name: str
    name_font: QFont
    lines: tuple[SymbolLine, ...]
    text_font: QFont
    is_cut: bool
    """Whether the text is longer than the lines; the whole is on the large face."""


def strip_height(text_size: int, lines: int = LEAST_LINES, most_lines: int = MOST_LINES) -> int:
    """The height of a strip with this number of lines of text, at a text size in per cent; with fewer than two lines at
    most, that of a low one."""
    name = QFontMetricsF(text_font(TextRole.ROW, text_size, bold=True, serif=True)).height()
    text = QFontMetricsF(text_font(TextRole.NOTE, text_size)).height()
    is_low = most_lines < LEAST_LINES
    edge, shown = (TINY, most_lines) if is_low else (SMALL, max(LEAST_LINES, lines))
    return round(2 * edge + name + shown * text * LINE / 1.2)


@lru_cache(256)
def strip_layout(face: CardFace, width: int, text_size: int, most_lines: int = MOST_LINES) -> StripLayout:
    """The layout of a strip of a width, with as many lines of text at most."""
    front = scaled(FRONT, text_size)
    name_font = text_font(TextRole.ROW, text_size, bold=True, serif=True)
    words_font = text_font(TextRole.NOTE, text_size)
    room = max(1.0, width - front - 2.0 * MEDIUM)
    name = QFontMetricsF(name_font).elidedText(face.name, Qt.TextElideMode.ElideRight, room)
    lines = symbol_lines(face.text, face.lang, words_font, room, most_lines)
    is_cut = lines[-1].characters.endswith(ELLIPSIS) if lines else bool(face.text)
    height = strip_height(text_size, len(lines), most_lines)
    return StripLayout(height, front, name, name_font, lines, words_font, is_cut)


def paint_strip(
    painter: QPainter,
    face: CardFace,
    box: QRectF,
    theme: str,
    text_size: int,
    *,
    most_lines: int = MOST_LINES,
    is_chosen: bool = False,
    is_faded: bool = False,
) -> None:
    """Paint a strip into a box as high as its layout; a chosen one has a ring, a faded one cannot be played now."""
    layout = strip_layout(face, round(box.width()), text_size, most_lines)
    look, outline = card_colours(theme), QPainterPath()
    outline.addRoundedRect(box, CARD_RADIUS, CARD_RADIUS)
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setOpacity(FADED if is_faded else 1.0)
    painter.fillPath(outline, QColor(look.paper))
    _paint_front(painter, face, QRectF(box.left(), box.top(), layout.front, box.height()), theme, outline, text_size)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    if look.flat:
        painter.setPen(QPen(QColor(look.ink), 1))
        painter.drawPath(outline)
    _write(painter, layout, box, theme)
    if is_chosen:
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.setPen(QPen(QColor(colours().accent), 2))
        painter.drawPath(outline)
    painter.restore()


def _paint_front(
    painter: QPainter, face: CardFace, box: QRectF, theme: str, outline: QPainterPath, text_size: int
) -> None:
    look = card_colours(theme)
    painter.save()
    painter.setClipPath(outline, Qt.ClipOperation.IntersectClip)
    paint_drawn_picture(painter, box, PictureLook(look, faction_colours(face.system, face.faction, theme)), face.id)
    painter.restore()
    number = face.initiative if face.initiative is not None else face.cost
    is_low = box.height() < strip_height(text_size)
    role = TextRole.ROW if is_low else TextRole.PAGE
    painter.setFont(text_font(role, text_size, bold=True, serif=True))
    painter.setPen(QColor(look.crest))
    has_pips = face.ap + face.mana > 0
    text = "" if number is None else str(number)
    if is_low and has_pips:
        left, right = QRectF(box), QRectF(box)
        left.setRight(box.left() + box.width() * LOW_NUMBER)
        right.setLeft(left.right())
        painter.drawText(left, Qt.AlignmentFlag.AlignCenter, text)
        _paint_pips(painter, face, right.center(), right, theme, text_size)
        return
    above = box.adjusted(0, 0, 0, -box.height() * 0.3) if has_pips else box
    painter.drawText(above, Qt.AlignmentFlag.AlignCenter, text)
    if has_pips:
        _paint_pips(painter, face, QPointF(box.center().x(), box.bottom() - box.height() * 0.24), box, theme, text_size)


def _paint_pips(painter: QPainter, face: CardFace, centre: QPointF, box: QRectF, theme: str, text_size: int) -> None:
    """AP, then mana, as far apart as the front allows."""
    number, radius = face.ap + face.mana, scaled(10 * PIP, text_size) / 10
    apart = min(2.5 * radius, (box.width() - 2 * TINY) / number)
    radius = min(radius, apart / 2.1)
    for place in range(number):
        at = centre + QPointF((place - (number - 1) / 2) * apart, 0)
        paint_pip(painter, at, radius, is_ap=place < face.ap, colours=card_colours(theme))


def _write(painter: QPainter, layout: StripLayout, box: QRectF, theme: str) -> None:
    """The name, and the text below it."""
    look, left = card_colours(theme), box.left() + layout.front + MEDIUM
    name, text = QFontMetricsF(layout.name_font), QFontMetricsF(layout.text_font)
    high = text.height() * LINE / 1.2
    whole = name.height() + len(layout.lines) * high
    top = box.top() + max(float(TINY), (box.height() - whole) / 2)
    painter.setFont(layout.name_font)
    painter.setPen(QColor(look.ink))
    painter.drawText(QPointF(left, top + name.ascent()), layout.name)
    painter.setPen(QColor(look.quiet_ink))
    for number, line in enumerate(layout.lines):
        base = QPointF(left, top + name.height() + number * high + text.ascent())
        paint_symbol_line(painter, base, line, layout.text_font, look)
