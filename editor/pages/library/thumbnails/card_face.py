"""Paints a card as a thumbnail: a band in the colour of its faction, the icon of its kind, its cost and its name."""

from __future__ import annotations

from colorsys import hls_to_rgb
from functools import cache
from zlib import crc32

from PySide6.QtCore import QPointF, QRectF, QSizeF, Qt
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QPainter, QPainterPath, QPen, QTextLayout, QTextOption

from database.records import LibraryEntry
from editor.pages.library.documents.display_names import name_of
from editor.presenters.document_kinds import kind_icon
from editor.theme.current_theme import colours, current_theme
from editor.theme.icons import picture
from editor.theme.theme import Theme
from engine.content.document_kind import common_kinds
from engine.words import ids

WIDE, HIGH = 5, 7
BAND = 0.36
"""The share of the card's height that the band takes."""
HUES = 12
TONES = {Theme.LIGHT: (0.36, 0.5), Theme.DARK: (0.66, 0.5), Theme.HIGH_CONTRAST: (0.7, 1.0)}
"""The lightness and saturation of faction colours."""
MOST_LINES = 3


def is_card(entry: LibraryEntry) -> bool:
    """Whether a kind is a card of a game, and not one that every game has."""
    return entry.kind not in common_kinds()


def faction_colour(system: str, faction: str | None, theme: Theme) -> QColor:
    """Colour of a faction, equal on all its cards; factions named by a game differ from one another."""
    if faction is None:
        return QColor(colours().quiet_text)
    known = _known_factions(system)
    hue = known.index(faction) / len(known) if faction in known else crc32(faction.encode()) % HUES / HUES
    light, strong = TONES[theme]
    return QColor.fromRgbF(*hls_to_rgb((hue + 1 / HUES) % 1, light, strong))


@cache
def _known_factions(system: str) -> tuple[str, ...]:
    prefix = f"value-{system}-faction-"
    return tuple(sorted(each.removeprefix(prefix) for each in ids() if each.startswith(prefix)))


def paint_card(painter: QPainter, entry: LibraryEntry, lang: str, room: QRectF) -> None:
    """Paint a card in the centre of the room, with its height."""
    theme, theme_colours = current_theme(), colours()
    size = QSizeF(WIDE, HIGH).scaled(room.size(), Qt.AspectRatioMode.KeepAspectRatio)
    face = QRectF(QPointF(), size)
    face.moveCenter(room.center())
    corner, band = size.width() * 0.07, QRectF(face.topLeft(), QSizeF(size.width(), size.height() * BAND))
    colour = faction_colour(entry.system, entry.faction, theme)
    ink = QColor("#ffffff" if theme is Theme.LIGHT else "#000000")
    outline = QPainterPath()
    outline.addRoundedRect(face, corner, corner)
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.fillPath(outline, QColor(theme_colours.panel))
    painter.setClipPath(outline)
    painter.fillRect(band, colour)
    painter.setClipping(False)
    side = round(band.height() * 0.55)
    drawn = picture(kind_icon(entry.kind), side, ink, painter.device().devicePixelRatioF())
    painter.drawImage((band.center() - QPointF(side, side) / 2).toPoint(), drawn)
    painter.setPen(QPen(QColor(theme_colours.edge), 1))
    painter.drawPath(outline)
    if entry.cost is not None:
        _paint_cost(painter, str(entry.cost), face)
    below = QRectF(band.bottomLeft(), face.bottomRight()).adjusted(corner, corner, -corner, -corner)
    _paint_name(painter, name_of(entry, lang), below, size.height() * 0.095)
    painter.restore()


def _paint_cost(painter: QPainter, cost: str, face: QRectF) -> None:
    """Paint the cost on a plate at the bottom."""
    theme_colours, pixels = colours(), face.height() * 0.1
    painter.setFont(_font(painter, pixels, is_bold=True))
    width = max(QFontMetricsF(painter.font()).horizontalAdvance(cost) + pixels * 0.8, pixels * 1.6)
    plate = QRectF(face.center().x() - width / 2, face.bottom() - pixels * 2.1, width, pixels * 1.6)
    painter.setPen(QPen(QColor(theme_colours.edge), 1))
    painter.setBrush(QColor(theme_colours.panel))
    painter.drawRoundedRect(plate, pixels * 0.8, pixels * 0.8)
    painter.setPen(QColor(theme_colours.text))
    painter.drawText(plate, Qt.AlignmentFlag.AlignCenter, cost)


def _paint_name(painter: QPainter, name: str, room: QRectF, pixels: float) -> None:
    """Paint the name in centred lines; the last one is elided if there are too many."""
    font = _font(painter, pixels, is_bold=True)
    metrics = QFontMetricsF(font)
    layout = QTextLayout(name, font)
    option = QTextOption(Qt.AlignmentFlag.AlignHCenter)
    option.setWrapMode(QTextOption.WrapMode.WrapAtWordBoundaryOrAnywhere)
    layout.setTextOption(option)
    most = max(1, min(MOST_LINES, int(room.height() // metrics.lineSpacing())))
    lines: list[str] = []
    layout.beginLayout()
    while (found := layout.createLine()).isValid():
        found.setLineWidth(room.width())
        lines.append(name[found.textStart() : found.textStart() + found.textLength()].strip())
        if len(lines) == most:
            lines[-1] = metrics.elidedText(name[found.textStart() :], Qt.TextElideMode.ElideRight, room.width())
            break
    layout.endLayout()
    painter.setFont(font)
    painter.setPen(QColor(colours().text))
    for number, each in enumerate(lines):
        line = QRectF(room.left(), room.top() + number * metrics.lineSpacing(), room.width(), metrics.lineSpacing())
        painter.drawText(line, Qt.AlignmentFlag.AlignCenter, each)


def _font(painter: QPainter, pixels: float, *, is_bold: bool) -> QFont:
    font = QFont(painter.font())
    font.setPixelSize(max(1, round(pixels)))
    font.setBold(is_bold)
    return font
