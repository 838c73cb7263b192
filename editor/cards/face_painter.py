"""Paints the face of a card at any size: frame, picture, name, coin, numbers, table, text and foot."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, QSizeF, Qt
from PySide6.QtGui import QColor, QImage, QPainter, QPainterPath, QPen, QRadialGradient

from editor.cards.crest_image import draw_crest
from editor.cards.drawn_picture import PictureLook, paint_drawn_picture, translucent
from editor.cards.face_layout import (
    BORDER,
    HEIGHT,
    MARGIN,
    WIDTH,
    FaceLayout,
    PlacedCell,
    PlacedTag,
    PlacedWord,
    detail_at,
    face_layout,
)
from editor.cards.text_symbols import paint_pip
from editor.theme.card_colours import CardColours, card_colours, die_colours
from editor.theme.card_fonts import MM, serif
from editor.theme.card_looks import crest, faction_colours
from editor.theme.colours import mixed
from editor.view_model.card_face import CardFace

CORNER, INNER_CORNER = 3.2 * MM, 1.9 * MM
COIN = 5.0 * MM
MIDDLE = Qt.AlignmentFlag.AlignCenter
LEFT = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter
RIGHT = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter
STROKES = 5


def face_size(room: QSizeF) -> QSizeF:
    """The largest size of a card in a room."""
    return QSizeF(WIDTH, HEIGHT).scaled(room, Qt.AspectRatioMode.KeepAspectRatio)


def paint_face(painter: QPainter, face: CardFace, room: QRectF, theme: str, picture: QImage | None = None) -> None:
    """Paint a face in the middle of a room; a picture takes the place of the drawn one."""
    size = face_size(room.size())
    if size.width() < 1:
        return
    layout = face_layout(face, detail_at(size.width()), theme)
    painter.save()
    painter.setRenderHints(
        QPainter.RenderHint.Antialiasing
        | QPainter.RenderHint.TextAntialiasing
        | QPainter.RenderHint.SmoothPixmapTransform
    )
    painter.translate(room.center() - QPointF(size.width(), size.height()) / 2)
    painter.scale(size.width() / WIDTH, size.height() / HEIGHT)
    FacePainter(painter, layout, theme, picture).paint()
    painter.restore()


class FacePainter:
    """Paints one face in units of its card."""

    def __init__(self, painter: QPainter, layout: FaceLayout, theme: str, picture: QImage | None) -> None:
        self._painter, self._layout, self._theme, self._picture = painter, layout, theme, picture
        self._face = layout.face
        self._colours: CardColours = card_colours(theme)
        self._faction = faction_colours(self._face.system, self._face.faction, theme)
        self._pixel = 1 / painter.worldTransform().m11()
        """The length of a pixel in units."""

    def paint(self) -> None:
        self._paint_body()
        self._paint_picture()
        self._paint_name()
        if self._layout.detail == "tiny":
            self._paint_strokes()
            return
        self._paint_worth()
        for cell in self._layout.cells:
            self._paint_cell(cell)
        for word in self._layout.captions:
            self._write(word, self._colours.quiet_ink, LEFT)
        self._paint_dice()
        for tag in self._layout.tags:
            self._paint_tag(tag)
        self._paint_text()
        self._paint_foot()

    def _paint_body(self) -> None:
        painter, colours = self._painter, self._colours
        whole = QRectF(0, 0, WIDTH, HEIGHT)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(QColor(self._faction.frame))
        painter.drawRoundedRect(whole, CORNER, CORNER)
        painter.setBrush(QColor(colours.paper))
        painter.drawRoundedRect(whole.adjusted(BORDER, BORDER, -BORDER, -BORDER), INNER_CORNER, INNER_CORNER)
        if colours.flat:
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.setPen(self._pen(colours.ink, 0.35 * MM))
            half = 0.2 * MM
            painter.drawRoundedRect(whole.adjusted(half, half, -half, -half), CORNER, CORNER)
            painter.drawRoundedRect(whole.adjusted(BORDER, BORDER, -BORDER, -BORDER), INNER_CORNER, INNER_CORNER)

    def _paint_picture(self) -> None:
        painter, box = self._painter, self._layout.picture
        painter.save()
        outline = QPainterPath()
        outline.addRoundedRect(box.adjusted(0, 0, 0, INNER_CORNER), INNER_CORNER, INNER_CORNER)
        painter.setClipPath(outline)
        if self._picture is None:
            look = PictureLook(self._colours, self._faction)
            own = crest(self._face.system, self._face.id, self._face.crest)
            paint_drawn_picture(painter, box, look, self._face.id, own, box.bottom() - self._layout.ribbon.top())
        else:
            painter.setClipRect(box, Qt.ClipOperation.IntersectClip)
            painter.drawImage(box, self._picture, _middle_of(self._picture, box))
        painter.restore()

    def _paint_name(self) -> None:
        painter, box, colours = self._painter, self._layout.ribbon, self._colours
        if not colours.flat:
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(translucent(colours.shade, 0.2))
            painter.drawRoundedRect(box.translated(0.25 * MM, 0.55 * MM), 1.3 * MM, 1.3 * MM)
        painter.setBrush(QColor(colours.ribbon))
        painter.setPen(self._pen(colours.ink if colours.flat else self._faction.deep, 0.32 * MM))
        painter.drawRoundedRect(box, 1.3 * MM, 1.3 * MM)
        if self._layout.name is not None:
            self._write(self._layout.name, colours.ink, MIDDLE)

    def _paint_strokes(self) -> None:
        """Strokes in place of a text too small to be read."""
        painter, top = self._painter, self._layout.ribbon.bottom() + 6 * MM
        painter.setPen(self._pen(mixed(self._colours.paper, self._colours.ink, 0.45), 1.6 * MM))
        gap = (HEIGHT - 7 * MM - top) / STROKES
        for number in range(STROKES):
            right = WIDTH - MARGIN * (2.2 if number == STROKES - 1 else 1.3)
            painter.drawLine(QPointF(MARGIN * 1.3, top + number * gap), QPointF(right, top + number * gap))

    def _paint_worth(self) -> None:
        """The cost on a coin, or the initiative on a disc with AP and mana on the other side."""
        face = self._face
        if face.initiative is not None:
            self._paint_disc(QPointF(7.9 * MM, 7.7 * MM), str(face.initiative))
            self._paint_pips()
        elif face.cost is not None:
            self._paint_coin(QPointF(WIDTH - 7.9 * MM, 7.7 * MM), str(face.cost))

    def _paint_coin(self, centre: QPointF, text: str) -> None:
        painter, coin = self._painter, self._colours.coin
        self._paint_drop(centre)
        light = QRadialGradient(centre - QPointF(1.8 * MM, 2 * MM), 9 * MM)
        light.setColorAt(0, QColor(coin.lit))
        light.setColorAt(0.55, QColor(coin.face))
        light.setColorAt(1, QColor(coin.edge if not self._colours.flat else coin.face))
        painter.setBrush(light)
        painter.setPen(self._pen(coin.edge, 0.4 * MM))
        painter.drawEllipse(centre, COIN, COIN)
        self._write_in_circle(centre, text, coin.ink)

    def _paint_disc(self, centre: QPointF, text: str) -> None:
        painter = self._painter
        self._paint_drop(centre)
        painter.setBrush(QColor(self._colours.ribbon))
        edge = self._colours.ink if self._colours.flat else self._faction.frame
        painter.setPen(self._pen(edge, 0.5 * MM))
        painter.drawEllipse(centre, COIN, COIN)
        self._write_in_circle(centre, text, self._colours.ink)

    def _paint_drop(self, centre: QPointF) -> None:
        if not self._colours.flat:
            self._painter.setPen(Qt.PenStyle.NoPen)
            self._painter.setBrush(translucent(self._colours.shade, 0.32))
            self._painter.drawEllipse(centre + QPointF(0.3 * MM, 0.5 * MM), COIN, COIN)

    def _write_in_circle(self, centre: QPointF, text: str, ink: str) -> None:
        size = 100 if len(text) < 3 else 74
        box = QRectF(centre.x() - COIN, centre.y() - COIN, 2 * COIN, 2 * COIN)
        self._write(PlacedWord(box, text, serif(size, bold=True)), ink, MIDDLE)

    def _paint_pips(self) -> None:
        """AP as discs and mana as gems, on a dark band at the right."""
        pips = [True] * self._face.ap + [False] * self._face.mana
        if not pips:
            return
        painter, apart = self._painter, min(4.1 * MM, 34 * MM / len(pips))
        wide = len(pips) * apart + 2.2 * MM
        band = QRectF(WIDTH - 4.4 * MM - wide, 4.9 * MM, wide, 5.6 * MM)
        flat = self._colours.flat
        painter.setPen(self._pen(self._colours.ink, 0.25 * MM) if flat else Qt.PenStyle.NoPen)
        painter.setBrush(QColor(self._colours.paper) if flat else translucent(self._colours.shade, 0.48))
        painter.drawRoundedRect(band, band.height() / 2, band.height() / 2)
        for number, is_ap in enumerate(pips):
            centre = QPointF(band.left() + 1.1 * MM + apart * (number + 0.5), band.center().y())
            paint_pip(painter, centre, 1.5 * MM, is_ap=is_ap, colours=self._colours)

    def _paint_cell(self, cell: PlacedCell) -> None:
        painter, colours = self._painter, self._colours
        ink = colours.tones[cell.tone] if cell.tone else colours.hurt
        wash = colours.cell(ink) if cell.tone else mixed(colours.paper, ink, 0 if colours.flat else 0.2 * cell.strength)
        painter.setBrush(QColor(wash))
        painter.setPen(self._pen(ink, 0.25 * MM) if colours.flat else Qt.PenStyle.NoPen)
        painter.drawRoundedRect(cell.box, MM, MM)
        self._write(cell.value, ink, MIDDLE)
        self._write(cell.label, colours.quiet_ink, MIDDLE)

    def _paint_dice(self) -> None:
        painter = self._painter
        for box, colour, letter in self._layout.dice:
            die = die_colours(colour, self._theme)
            painter.setBrush(QColor(die.ground))
            painter.setPen(self._pen(self._colours.ink, 0.25 * MM))
            painter.drawRoundedRect(box, MM, MM)
            self._write(letter, die.ink, MIDDLE)

    def _paint_tag(self, tag: PlacedTag) -> None:
        painter, colours = self._painter, self._colours
        ink = colours.ink if colours.flat else self._faction.frame
        painter.setBrush(QColor(mixed(colours.paper, ink, 0 if colours.flat else 0.11)))
        painter.setPen(self._pen(ink, 0.25 * MM) if colours.flat else Qt.PenStyle.NoPen)
        painter.drawRoundedRect(tag.box, tag.box.height() / 2, tag.box.height() / 2)
        draw_crest(painter, tag.icon, tag.icon_name, ink, 2.0)
        self._write(tag.word, ink, LEFT)

    def _paint_text(self) -> None:
        layout, colours = self._layout, self._colours
        for word in layout.names:
            self._write(word, colours.ink, MIDDLE)
        if layout.text is not None:
            self._painter.setPen(QColor(colours.ink))
            layout.text.draw(self._painter, layout.text_box.topLeft(), layout.text_box.height())

    def _paint_foot(self) -> None:
        painter, layout = self._painter, self._layout
        left, right = layout.foot
        painter.setPen(self._pen(mixed(self._colours.paper, self._colours.ink, 0.3), 0.16 * MM))
        painter.drawLine(QPointF(MARGIN, left.box.top()), QPointF(WIDTH - MARGIN, left.box.top()))
        self._write(left, self._colours.quiet_ink, LEFT)
        self._write(right, self._colours.quiet_ink, RIGHT)

    def _write(self, word: PlacedWord, ink: str, where: Qt.AlignmentFlag) -> None:
        """Write a line; what is too wide for its box is elided."""
        painter = self._painter
        painter.setFont(word.font)
        painter.setPen(QColor(ink))
        text = painter.fontMetrics().elidedText(word.text, Qt.TextElideMode.ElideRight, round(word.box.width()) + 2)
        painter.drawText(word.box, int(where) | int(Qt.TextFlag.TextDontClip), text)

    def _pen(self, colour: str, width: float) -> QPen:
        """A pen of a width in units, never thinner than most of a pixel."""
        return QPen(QColor(colour), max(width, 0.8 * self._pixel))


def _middle_of(picture: QImage, box: QRectF) -> QRectF:
    """The largest part of a picture in the proportions of a box."""
    size = box.size().scaled(QSizeF(picture.size()), Qt.AspectRatioMode.KeepAspectRatio)
    return QRectF(QPointF((picture.width() - size.width()) / 2, (picture.height() - size.height()) / 2), size)
