"""A die as thrown: pips, a number or a symbol, its colour with a letter, and a mark that says whether it counts."""

from collections.abc import Mapping

from PySide6.QtCore import QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QColor, QMouseEvent, QPainter, QPaintEvent, QPalette, QPen
from PySide6.QtWidgets import QWidget

from editor.game_text.die_letter import die_letter
from editor.game_text.symbol_text import symbol_text
from editor.theme.card_colours import DICE, DieColours
from editor.theme.icons import icon, picture
from editor.theme.type_scale import sized_like
from editor.view_model.side_panel import Die
from editor.widgets.labels import tip
from engine.words import say

COLOUR_WORDS: Mapping[str, str] = {
    "yellow": "table-die-yellow",
    "blue": "table-die-blue",
    "green": "table-die-green",
    "black": "table-die-black",
    "red": "table-die-red",
}
STATE_WORDS: Mapping[str, str] = {"hit": "table-die-hit", "miss": "table-die-miss"}

PIPS: Mapping[int, tuple[tuple[int, int], ...]] = {
    1: ((0, 0),),
    2: ((-1, -1), (1, 1)),
    3: ((-1, -1), (0, 0), (1, 1)),
    4: ((-1, -1), (1, -1), (-1, 1), (1, 1)),
    5: ((-1, -1), (1, -1), (0, 0), (-1, 1), (1, 1)),
    6: ((-1, -1), (1, -1), (-1, 0), (1, 0), (-1, 1), (1, 1)),
}

SYMBOL_PICTURES: Mapping[str, tuple[str, ...]] = {
    "blank": (),
    "success": ("check",),
    "double": ("check", "check"),
    "again": ("reroll",),
}
"""The icons of a symbol, side by side; any other symbol is shown as its word."""
SYMBOL_SHARE = 0.8
"""The share of the die that the pictures or the letters take."""
SMALLEST_TEXT = 5.0
LETTER_SIZE, LETTER_SHARE = 0.62, 0.25
"""The size of the letter of a coloured die as a share of that of its text, and the share of the height of the die that
it takes above a symbol."""


class DieFaceWidget(QWidget):
    """Widget of one die; below it a tick or a cross, or a returning arrow once selected for a re-roll."""

    clicked = Signal()
    """Emitted when the die is clicked, which can be selected or is."""

    def __init__(self, die: Die, lang: str, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("die")
        self.die, self.lang = die, lang
        self.wanted = self.picked = False
        side = round(1.9 * self.fontMetrics().height())
        self.setFixedSize(QSize(side, side if die.state == "plain" else round(side * 1.45)))
        self.show_state("", picked=False)

    def show_state(self, action: str, *, picked: bool) -> None:
        """Show the action of a click, if any, and whether the die is picked for a re-roll."""
        self.wanted, self.picked = bool(action) or picked, picked
        die_name = die_text(self.die, self.lang)
        self.setAccessibleName(say("table-die-picked", self.lang, die=die_name) if picked else die_name)
        self.setToolTip(tip(action or self.accessibleName()))
        self.setCursor(Qt.CursorShape.PointingHandCursor if self.wanted else Qt.CursorShape.ArrowCursor)
        self.update()

    def mousePressEvent(self, event: QMouseEvent) -> None:  # noqa: N802 - Qt's name
        if self.wanted and event.button() == Qt.MouseButton.LeftButton:
            self.clicked.emit()
        else:
            super().mousePressEvent(event)

    def paintEvent(self, event: QPaintEvent) -> None:  # noqa: N802 - Qt's name
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        side = self.width() - 3
        box = QRectF(1.5, 1.5, side, side)
        paint_die(painter, box, self.die, self.lang, self.palette())
        room = QRectF(1.5, side + 3, side, self.height() - side - 4)
        if self.picked:
            paint_picked(painter, box, room, self.palette())
        elif self.die.state != "plain":
            paint_mark(painter, room, self.palette(), hit=self.die.state == "hit")
        painter.end()


def paint_picked(painter: QPainter, box: QRectF, room: QRectF, palette: QPalette) -> None:
    """Paint a dashed frame around a die that is picked, and a returning arrow in the room beside it."""
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.setPen(QPen(palette.color(QPalette.ColorRole.Highlight), 2.5, Qt.PenStyle.DashLine))
    painter.drawRoundedRect(box, box.width() * 0.18, box.width() * 0.18)
    side = min(room.width(), room.height())
    icon("reroll").paint(painter, QRectF(room.center().x() - side / 2, room.y(), side, side).toRect())


def paint_die(painter: QPainter, box: QRectF, die: Die, lang: str, palette: QPalette) -> None:
    """Paint the die itself; one that does not count is pale."""
    plain = DieColours(palette.color(QPalette.ColorRole.Base).name(), palette.color(QPalette.ColorRole.Text).name())
    colours = DICE.get(die.colour, plain)
    ground, ink = QColor(colours.ground), QColor(colours.ink)
    missed = die.state == "miss"
    if missed:
        painter.setOpacity(0.6)
    edge = palette.color(QPalette.ColorRole.Text if die.state == "hit" else QPalette.ColorRole.PlaceholderText)
    painter.setPen(QPen(edge, 2.5 if die.state == "hit" else 1.2))
    painter.setBrush(ground)
    painter.drawRoundedRect(box, box.width() * 0.18, box.width() * 0.18)
    painter.setPen(ink)
    letter = die_letter(die.colour, lang)
    if die.symbol:
        below = box.adjusted(0, box.height() * LETTER_SHARE, 0, 0) if letter else box
        _paint_symbol(painter, below, die.symbol, ink, lang)
    elif die.face in PIPS:
        _paint_pips(painter, box, die.face, ink)
    elif die.face:
        painter.drawText(box, int(Qt.AlignmentFlag.AlignCenter), str(die.face))
    if letter:
        _paint_letter(painter, box, letter, ink)
    painter.setOpacity(1)


def _paint_pips(painter: QPainter, box: QRectF, face: int, ink: QColor) -> None:
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(ink)
    radius, away = box.width() * 0.09, box.width() * 0.25
    for across, down in PIPS[face]:
        painter.drawEllipse(box.center() + QPointF(across * away, down * away), radius, radius)


def _paint_letter(painter: QPainter, box: QRectF, letter: str, ink: QColor) -> None:
    """Paint the letter in the upper edge, between the pips."""
    font = painter.font()
    small = sized_like(font, font, LETTER_SIZE, SMALLEST_TEXT)
    small.setBold(True)
    painter.setFont(small)
    painter.setPen(ink)
    painter.drawText(box.adjusted(0, 1, 0, 0), int(Qt.AlignmentFlag.AlignHCenter | Qt.AlignmentFlag.AlignTop), letter)
    painter.setFont(font)


def paint_mark(painter: QPainter, room: QRectF, palette: QPalette, *, hit: bool) -> None:
    """Paint a tick or a cross, distinguishable without colour."""
    size = min(room.height(), room.width()) * 0.42
    middle = room.center()
    role = QPalette.ColorRole.Text if hit else QPalette.ColorRole.PlaceholderText
    pen = QPen(palette.color(role), 2.4 if hit else 1.6)
    pen.setCapStyle(Qt.PenCapStyle.RoundCap)
    painter.setPen(pen)
    points = [(-1.0, 0.0), (-0.25, 0.75), (1.0, -0.75)] if hit else [(-0.6, -0.6), (0.6, 0.6)]
    at = [middle + QPointF(x * size, y * size) for x, y in points]
    painter.drawPolyline(at)
    if not hit:
        painter.drawLine(middle + QPointF(0.6 * size, -0.6 * size), middle + QPointF(-0.6 * size, 0.6 * size))


def die_text(die: Die, lang: str) -> str:
    """Accessible text of a die: `5, yellow, success`."""
    face = symbol_text(die.symbol, lang) if die.symbol else str(die.face or "")
    parts = [face] if face else []
    parts += [say(COLOUR_WORDS[die.colour], lang)] if die.colour in COLOUR_WORDS else []
    parts += [say(STATE_WORDS[die.state], lang)] if die.state in STATE_WORDS else []
    return ", ".join(parts)


def symbol_icon(symbol: str) -> str:
    """The name of an icon for a button with this symbol; empty for one without a picture."""
    return next(iter(SYMBOL_PICTURES.get(symbol, ())), "")


def _paint_symbol(painter: QPainter, box: QRectF, symbol: str, ink: QColor, lang: str) -> None:
    """Draw a symbol in the middle of a die."""
    if symbol not in SYMBOL_PICTURES:
        _paint_symbol_text(painter, box, symbol_text(symbol, lang))
        return
    names = SYMBOL_PICTURES[symbol]
    side = min(box.width() * SYMBOL_SHARE / max(1, len(names)), box.height() * SYMBOL_SHARE)
    left = box.center().x() - side * len(names) / 2
    scale = painter.device().devicePixelRatioF()
    for number, name in enumerate(names):
        place = QRectF(left + number * side, box.center().y() - side / 2, side, side)
        painter.drawImage(place, picture(name, round(side), ink, scale))


def _paint_symbol_text(painter: QPainter, box: QRectF, text: str) -> None:
    """Write a word as large as it fits."""
    before, room = painter.font(), box.width() * SYMBOL_SHARE
    widest = painter.fontMetrics().horizontalAdvance(text)
    painter.setFont(sized_like(before, before, min(1.0, room / max(1, widest)), SMALLEST_TEXT))
    shown = painter.fontMetrics().elidedText(text, Qt.TextElideMode.ElideRight, round(box.width()))
    painter.drawText(box, int(Qt.AlignmentFlag.AlignCenter), shown)
    painter.setFont(before)
