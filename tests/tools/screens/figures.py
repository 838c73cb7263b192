"""A sheet of figures: sides and states, large bases, detail by the size of a hex, coins, overlays."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, replace

from PySide6.QtCore import QPoint, QPointF, QRect, QRectF, Qt
from PySide6.QtGui import QColor, QFont, QPainter, QPaintEvent
from PySide6.QtWidgets import QWidget

from editor.canvas.board_painter import BoardPainter
from editor.canvas.layers.markers import marker_stamp
from editor.canvas.layers.pieces import piece_stamp, ring_stamp
from editor.canvas.piece_painter import GHOST, draw_stamp
from editor.canvas.style.paint_style import PaintStyle
from editor.shell.main_window import MainWindow
from editor.theme.current_theme import current_theme
from editor.theme.theme import Theme
from editor.view_model.board import Badge, BoardPiece, Gauge, Marker
from editor.view_model.overlay import HighlightLook
from tests.support.boards import small_board

ALONE = ((0.0, 0.0),)
SIZE = (1440, 900)
LETTERS = ("HM", "Sk", "AD", "KH")
SIGNS = ("attack", "teleport", "guard", "tactic")
SIDES = ("first side", "second side", "third side", "fourth side")


def show(window: MainWindow) -> QWidget:
    sheet = FigureSheetView(window)
    sheet.setFixedSize(*SIZE)
    sheet.show()
    return sheet


@dataclass(frozen=True)
class Sample:
    """A figure on the sheet, with what an overlay says of it."""

    name: str
    piece: BoardPiece
    seat: int | None
    look: HighlightLook | None = None
    ghost: bool = False


class FigureSheetView(QWidget):
    """Figures by the painters of the canvas, with their names."""

    def paintEvent(self, event: QPaintEvent) -> None:  # noqa: N802
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        colours = self._style(60).colours
        painter.fillRect(self.rect(), QColor(colours.paper))
        self._title(painter, 40, 40, "Sides and states")
        rows = (
            (list(sides()), 60, 110, 110),
            (list(states()), 42, 240, 90),
            (list(marked()), 42, 340, 90),
            (list(few_and_many()), 42, 440, 90),
        )
        for samples, scale, down, step in rows:
            for number, sample in enumerate(samples):
                self._draw(painter, sample, QPointF(100 + number * step, down), self._style(scale))
        self._title(painter, 700, 40, "A figure")
        self._draw(painter, Sample("", _large(), 0), QPointF(860, 190), self._style(130))
        self._title(painter, 1050, 40, "Large bases")
        self._large_bases(painter)
        self._title(painter, 40, 520, "Detail by the size of a hex")
        across = 40
        for hex_, width in ((8.0, 110), (14.0, 150), (18.0, 190), (28.0, 270), (54.0, 420)):
            self._board(painter, QRect(across, 540, width, 300), hex_, current_theme())
            self._title(painter, across, 870, f"{hex_:.0f} px", 12)
            across += width + 16
        self._title(painter, 700, 400, "Coins")
        for number, seat in enumerate((None, 0, 1, 2, 3)):
            for down_by, hex_ in ((0, 60.0), (48, 30.0), (80, 12.0)):
                marker = Marker("o", "objective", "O", str(number + 1), "A1")
                stamp = marker_stamp(self._style(hex_), marker, seat, beside=False)
                draw_stamp(painter, stamp, QPointF(730 + 75 * number, 420 + down_by))
        painter.end()

    def _board(self, painter: QPainter, box: QRect, scale: float, theme: Theme) -> None:
        painter.save()
        painter.setClipRect(box)
        drawing = BoardPainter(small_board(), replace(self._style(scale), theme=theme))
        while drawing.paint(painter, box.topLeft() + QPoint(round(scale), round(scale)), box).isValid():
            pass
        painter.restore()

    def _large_bases(self, painter: QPainter) -> None:
        style, corner = self._style(50), QPointF(1130, 110)
        bases = (
            (((0.0, 0.0), (0.0, 1.0)), 1, "BC", (0.2, 0.0)),
            (((0.0, 0.0), (0.866, -0.5), (0.866, 0.5)), 2, "LK", (2.4, 0.5)),
            (((0.0, 0.0), *((x, y) for x, y in _around())), 3, "Ti", (1.6, 3.4)),
        )
        for base, seat, letters, (x, y) in bases:
            piece = replace(_piece(letters, 9, 12), sign=SIGNS[seat])
            draw_stamp(painter, piece_stamp(style, piece, base, seat), corner + QPointF(x, y) * 50)

    def _draw(self, painter: QPainter, sample: Sample, at: QPointF, style: PaintStyle) -> None:
        if sample.look is not None and sample.look != "target":
            draw_stamp(painter, ring_stamp(style, sample.look, ALONE, sample.seat), at)
        painter.setOpacity(GHOST if sample.ghost else 1)
        draw_stamp(painter, piece_stamp(style, sample.piece, ALONE, sample.seat), at)
        painter.setOpacity(1)
        if sample.look == "target":
            draw_stamp(painter, ring_stamp(style, sample.look, ALONE, sample.seat), at)
        self._title(painter, round(at.x()) - 40, round(at.y() + style.scale / 2 + 26), sample.name, 11, 80)

    def _title(self, painter: QPainter, across: int, down: int, words: str, pixels: int = 18, centred: int = 0) -> None:
        font = QFont(self.font())
        font.setPixelSize(pixels)
        font.setBold(pixels > 12)
        painter.setFont(font)
        painter.setPen(QColor(self._style(60).colours.ink))
        if centred:
            painter.drawText(QRectF(across, down - pixels, centred, 2 * pixels), Qt.AlignmentFlag.AlignCenter, words)
        else:
            painter.drawText(across, down, words)

    def _style(self, scale: float) -> PaintStyle:
        return PaintStyle("flat", current_theme(), scale, self.devicePixelRatioF())


def _piece(letters: str, health: int = 4, most: int = 5, mana: int = 0) -> BoardPiece:
    gauges = (Gauge("health", "health", health, most), Gauge("mana", "mana", mana, 5))
    return BoardPiece("piece", "Piece", letters, "red", ("A1",), 2, gauges)


def _large() -> BoardPiece:
    badges = tuple(map(_badge, ("guard", "buff", "focus", "debuff")))
    return replace(_piece("HM", 5, 7, 3), facing=1, sign="attack", active=True, badges=badges)


def _badge(kind: str) -> Badge:
    return Badge(kind, kind)


def sides() -> Iterator[Sample]:
    for seat, name in enumerate(SIDES):
        yield Sample(name, replace(_piece(LETTERS[seat], 5, 6, 1), sign=SIGNS[seat]), seat)
    yield Sample("nobody's", _piece("No", 3, 3), None)


def states() -> Iterator[Sample]:
    ready = _piece("St")
    yield Sample("ready", ready, 0)
    yield Sample("acting", replace(ready, active=True), 0)
    yield Sample("done", replace(ready, spent=True), 0)
    yield Sample("chosen", ready, 0, "chosen")
    yield Sample("choice", ready, 0, "choice")
    yield Sample("target", ready, 0, "target")
    yield Sample("planned", ready, 0, ghost=True)


def marked() -> Iterator[Sample]:
    kinds = ("guard", "focus", "buff", "debuff", "dazed", "tactic")
    for number, name in ((1, "one state"), (2, "two"), (6, "six")):
        badges = tuple(map(_badge, kinds[:number]))
        yield Sample(name, replace(_piece("TJ", 3, 6, 2), facing=4, badges=badges), 1)
    yield Sample("stack", replace(_piece("So"), count=7), 2)
    yield Sample("5 gems", _piece("EL", 4, 5, 5), 1)
    yield Sample("target, acting", replace(_piece("St"), active=True), 3, "target")


def few_and_many() -> Iterator[Sample]:
    for most in (1, 2, 8, 12, 20, 40):
        yield Sample(f"health {most}", _piece("AB", most - most // 3, most), 0)


def _around() -> Iterator[tuple[float, float]]:
    yield from ((0.0, -1.0), (0.866, -0.5), (0.866, 0.5), (0.0, 1.0), (-0.866, 0.5), (-0.866, -0.5))
