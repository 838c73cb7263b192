"""A sheet of figures: sides and states, large bases, detail by the size of a hex, coins, overlays, every theme."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass, replace

from PySide6.QtCore import QPoint, QPointF, QRect, QRectF, Qt
from PySide6.QtGui import QColor, QImage, QPainter, QPainterPath, QPaintEvent
from PySide6.QtWidgets import QWidget

from editor.canvas.board_painter import BoardPainter
from editor.canvas.layers.highlights import heat_stamp, highlight_stamp
from editor.canvas.layers.markers import marker_stamp
from editor.canvas.layers.pieces import is_over, piece_stamp, ring_stamp
from editor.canvas.overlay.action_trace import trace_of
from editor.canvas.piece_painter import GHOST, draw_stamp
from editor.canvas.style.paint_style import PaintStyle
from editor.shell.main_window import MainWindow
from editor.theme.current_theme import colours, current_theme
from editor.theme.fonts import letter_font
from editor.theme.theme import Theme
from editor.view_model.board import Badge, BoardPiece, GameBoard, Gauge, Marker
from editor.view_model.overlay import HEAT_STEPS, NOTHING_OVER, Highlight, HighlightLook, Overlay
from tests.support.boards import small_board

ALONE = ((0.0, 0.0),)
SIZE = (1440, 900)
LETTERS = ("HM", "Sk", "AD", "KH")
SIGNS = ("attack", "skull", "guard", "tactic")
SIDES = ("first side", "second side", "third side", "fourth side")
LOOKS: tuple[HighlightLook, ...] = (
    "reach", "choice", "chosen", "target", "refused", "front", "side", "rear", "seen", "selected", "partner",
)  # fmt: skip
AROUND = ((0.0, -1.0), (0.866, -0.5), (0.866, 0.5), (0.0, 1.0), (-0.866, 0.5), (-0.866, -0.5))


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
        painter.fillRect(self.rect(), QColor(colours().window))
        self._heading(painter, 40, 36, "A figure")
        self._panel(painter, QRect(40, 56, 340, 320))
        self._draw(painter, Sample("", _large(), 0), QPointF(210, 216), self._style(124))
        self._heading(painter, 404, 36, "Sides and states")
        self._panel(painter, QRect(404, 56, 650, 320))
        for samples, scale, down, step in (
            (sides(), 60, 104, 122),
            (states(), 42, 206, 88),
            (marked(), 42, 298, 104),
        ):
            for number, sample in enumerate(samples):
                self._draw(painter, sample, QPointF(460 + number * step, down), self._style(scale))
        self._heading(painter, 1078, 36, "Large bases")
        self._large_bases(painter, QRect(1078, 56, 322, 320))
        self._heading(painter, 40, 412, "Detail by the size of a hex")
        across = 40
        for hex_, width in ((8.0, 70), (14.0, 120), (28.0, 232), (54.0, 330)):
            self._board(painter, QRect(across, 428, width, 190), hex_, current_theme())
            self._note(painter, QRect(across, 622, width, 16), f"{hex_:.0f} px")
            across += width + 14
        self._heading(painter, 860, 412, "Themes, and without colour")
        for number, theme in enumerate((Theme.DARK, Theme.HIGH_CONTRAST, Theme.SAVE_INK)):
            self._board(painter, QRect(860 + 182 * number, 428, 176, 190), 24.0, theme)
        self._heading(painter, 40, 672, "Coins and health")
        self._coins(painter)
        self._heading(painter, 520, 672, "Overlays")
        self._overlays(painter)
        self._board(painter, QRect(860, 690, 270, 190), 28.0, current_theme(), over=_reach(), shot=True)
        self._board(painter, QRect(1142, 690, 258, 190), 28.0, current_theme(), grey=True)
        painter.end()

    def _board(
        self, painter: QPainter, box: QRect, hex_: float, theme: Theme, *,
        over: Overlay = NOTHING_OVER, grey: bool = False, shot: bool = False,
    ) -> None:  # fmt: skip
        """Draw the small board in a box, in a theme of its own."""
        image = QImage(box.size() * self.devicePixelRatioF(), QImage.Format.Format_RGB32)
        image.setDevicePixelRatio(self.devicePixelRatioF())
        inner = QPainter(image)
        inner.setRenderHint(QPainter.RenderHint.Antialiasing)
        drawing = BoardPainter(small_board(), replace(self._style(hex_), theme=theme))
        drawing.lay_over(over, QPoint())
        origin = QPoint(round((1.4 if hex_ < 40 else 0.4) * hex_), round((1.4 if hex_ < 40 else -1.4) * hex_))
        trace = trace_of(drawing.board_index, "cy", "fox", "−2", "attack") if shot else None
        drawing.show_traces((trace,) if trace else (), origin)
        while drawing.paint(inner, origin, QRect(QPoint(), box.size())).isValid():
            pass
        inner.end()
        painter.drawImage(box, image.convertToFormat(QImage.Format.Format_Grayscale8) if grey else image)

    def _large_bases(self, painter: QPainter, box: QRect) -> None:
        self._panel(painter, box, self._style(50).colours.paper)
        bases = (
            (((0.0, 0.0), (0.0, 1.0)), 1, "BC", (1.3, 2.0)),
            (((0.0, 0.0), (0.866, -0.5), (0.866, 0.5)), 2, "LK", (4.2, 1.7)),
            ((ALONE[0], *AROUND), 3, "Ti", (3.4, 4.6)),
        )
        for base, seat, letters, (x, y) in bases:
            piece = replace(_piece(letters, 9, 12), sign=SIGNS[seat])
            draw_stamp(
                painter, piece_stamp(self._style(50), piece, base, seat), QPointF(box.topLeft()) + QPointF(x, y) * 50
            )

    def _coins(self, painter: QPainter) -> None:
        for number, seat in enumerate((None, 0, 1, 2, 3)):
            marker = Marker("o", "objective", "O", str(number + 1), "A1")
            for hex_, across, down in ((44.0, 0, 0), (24.0, 34, -12), (12.0, 34, 14)):
                stamp = marker_stamp(self._style(hex_), marker, seat, beside=False)
                draw_stamp(painter, stamp, QPointF(74 + 92 * number + across, 724 + down))
        for number, most in enumerate((1, 2, 5, 8, 12, 20, 40)):
            sample = Sample(f"{most - most // 3} of {most}", _piece("AB", most - most // 3, most), 0)
            self._draw(painter, sample, QPointF(74 + 64 * number, 806), self._style(42))

    def _overlays(self, painter: QPainter) -> None:
        style = self._style(48)
        self._panel(painter, QRect(520, 690, 320, 190), style.colours.paper)
        for number, look in enumerate(LOOKS):
            at = QPointF(552 + 51 * (number % 6), 722 + 52 * (number // 6))
            draw_stamp(painter, highlight_stamp(style, Highlight(look, "3" if look == "reach" else "")), at)
        for step in range(HEAT_STEPS + 1):
            draw_stamp(painter, heat_stamp(style, step), QPointF(552 + 51 * step, 840))

    def _draw(self, painter: QPainter, sample: Sample, at: QPointF, style: PaintStyle) -> None:
        ring = None if sample.look is None else ring_stamp(style, sample.look, ALONE, sample.seat)
        if ring is not None and sample.look is not None and not is_over(sample.look):
            draw_stamp(painter, ring, at)
        painter.setOpacity(GHOST if sample.ghost else 1)
        draw_stamp(painter, piece_stamp(style, sample.piece, ALONE, sample.seat), at)
        painter.setOpacity(1)
        if ring is not None and sample.look is not None and is_over(sample.look):
            draw_stamp(painter, ring, at)
        self._note(painter, QRect(round(at.x()) - 50, round(at.y() + style.scale / 2 + 14), 100, 16), sample.name)

    def _heading(self, painter: QPainter, across: int, down: int, words: str) -> None:
        painter.setFont(letter_font(19, bold=True, serif=True))
        painter.setPen(QColor(colours().text))
        painter.drawText(across, down, words)

    def _note(self, painter: QPainter, box: QRect, words: str) -> None:
        painter.setFont(letter_font(11))
        painter.setPen(QColor(colours().quiet_text))
        painter.drawText(QRectF(box), Qt.AlignmentFlag.AlignCenter, words)

    def _panel(self, painter: QPainter, box: QRect, colour: str = "") -> None:
        path = QPainterPath()
        path.addRoundedRect(QRectF(box), 10, 10)
        painter.fillPath(path, QColor(colour or colours().panel))

    def _style(self, scale: float) -> PaintStyle:
        return PaintStyle("flat", current_theme(), scale, self.devicePixelRatioF())


def _piece(letters: str, health: int = 4, most: int = 5, mana: int = 0) -> BoardPiece:
    gauges = (Gauge("health", "health", health, most), Gauge("mana", "mana", mana, 5))
    return BoardPiece("piece", "Piece", letters, "red", ("A1",), 2, gauges)


def _large() -> BoardPiece:
    badges = _badges(("guard", "buff", "focus", "debuff"))
    return replace(_piece("HM", 5, 7, 3), facing=1, sign="attack", active=True, badges=badges)


def _badges(kinds: Iterable[str]) -> tuple[Badge, ...]:
    return tuple(Badge(kind, kind) for kind in kinds)


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
        yield Sample(name, replace(_piece("TJ", 3, 6, 2), facing=4, badges=_badges(kinds[:number])), 1)
    yield Sample("a stack of 7", replace(_piece("So"), count=7), 2)
    yield Sample("5 mana", _piece("EL", 4, 5, 5), 1)
    yield Sample("acting, a target", replace(_piece("KH"), active=True), 3, "target")


def _reach() -> Overlay:
    board: GameBoard = small_board()
    places = {place.id: Highlight("reach") for place in board.places if place.column in (1, 2, 3) and place.row > 1}
    return Overlay(places, {"bo": "target"}, ("B3", "C4", "D4"))
