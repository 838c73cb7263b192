"""The legend of the canvas: terrain, seats, signs on pieces, looks of places."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from typing import get_args

from PySide6.QtCore import QEvent, QPointF, Qt
from PySide6.QtGui import QColor, QFont, QImage, QPainter, QPixmap, QShowEvent
from PySide6.QtWidgets import QGridLayout, QVBoxLayout, QWidget

from editor.canvas.geometry.board_index import BoardIndex
from editor.canvas.layers.highlights import highlight_stamp
from editor.canvas.layers.markers import marker_stamp
from editor.canvas.layers.pieces import piece_stamp
from editor.canvas.layers.terrain import terrain_stamp
from editor.canvas.place_text import LOOKS
from editor.canvas.style.paint_style import PaintStyle, line
from editor.theme.current_theme import current_theme
from editor.view_model.board import AreaSheet, BoardPiece, GameBoard, Gauge, HexSheet
from editor.view_model.overlay import Highlight, PlayLook
from editor.widgets.labels import caption
from engine.words import say

SIZE = 46
"""The size of a sign in pixels."""
ALONE = ((0.0, 0.0),)
FIGURE_ROOM = 1.8
"""The hex heights in a sign of a figure, with the rings around it."""
PLAIN = BoardPiece("", "", "", "", ())
SOME, MOST = 3, 5
"""The gauge of a figure in the legend."""
FACING = 1


class LegendWidget(QWidget):
    """A column of signs with their words, in groups."""

    def __init__(self, lang: str, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("map-legend")
        self._lang = lang
        self._board_index = BoardIndex.of(GameBoard(HexSheet("flat", 1, 1), ()))
        self._groups = QVBoxLayout(self)
        self._is_stale = True
        """Whether its rows wait until it is shown, for they take long to paint: nobody has seen it yet, or another
        theme came while it was hidden."""
        self.speak(lang)

    def speak(self, lang: str) -> None:
        self._lang = lang
        self.setAccessibleName(say("map-legend", lang))
        if not self._is_stale:
            self._build()

    def show_board(self, board: GameBoard, quarters: int = 0) -> None:
        """Explain this board from now on, turned as it is shown."""
        before, turned = self._board_index.board, quarters != self._board_index.geometry.quarters
        self._board_index = BoardIndex.of(board, None if turned else self._board_index, quarters)
        is_other = (board.places, board.seats) != (before.places, before.seats) or _kinds(board) != _kinds(before)
        if self._is_stale or turned or is_other:
            self._build()

    def changeEvent(self, event: QEvent) -> None:  # noqa: N802
        super().changeEvent(event)
        if event.type() is QEvent.Type.PaletteChange:
            self._is_stale = True
            if self.isVisible():
                self._build()

    def showEvent(self, event: QShowEvent) -> None:  # noqa: N802
        if self._is_stale:
            self._build()
        super().showEvent(event)

    def _build(self) -> None:
        self._is_stale = False
        while (old := self._groups.takeAt(0)) is not None:
            widget = old.widget()
            if widget is not None:
                widget.hide()
                widget.deleteLater()
        groups = (
            ("map-legend-terrain", self._terrain()),
            ("map-legend-sides", self._sides()),
            ("map-legend-markers", self._markers()),
            ("map-legend-places", self._looks()),
        )
        for title, rows in groups:
            found = list(rows)
            if found:
                group = _group(say(title, self._lang), found)
                self._groups.addWidget(group)
                group.show()  # at once, so that it counts when the room is computed
        self._groups.addStretch(1)

    def _style(self, room: float = 1.34) -> PaintStyle:
        """The style in which so many hex heights are as large as a sign."""
        geometry = self._board_index.geometry
        return PaintStyle(geometry.tops, current_theme(), SIZE / room, self.devicePixelRatioF(), geometry.quarters)

    def _terrain(self) -> Iterator[tuple[QImage, str]]:
        style = self._style()
        kinds = {(place.kind, place.height): place.name for place in self._board_index.board.places}
        for (kind, height), name in kinds.items():
            words = f"{name}, {say('map-height', self._lang, height=height)}" if height else name
            if isinstance(self._board_index.board.sheet, AreaSheet):
                yield _on_hex(style, style.colours.area_fill(kind), None), words
            else:
                yield _on_hex(style, style.colours.fill(kind), terrain_stamp(style, kind, height)), words

    def _sides(self) -> Iterator[tuple[QImage, str]]:
        board, style = self._board_index.board, self._style(FIGURE_ROOM)
        for seat, look in board.seat_looks.items():
            stamp = piece_stamp(style, PLAIN, ALONE, look)
            yield _centred(style, stamp), self._board_index.seat_name(seat)
        for piece, words in self._parts_of_figures() if board.pieces else ():
            yield _centred(style, piece_stamp(style, piece, ALONE, 0)), words

    def _parts_of_figures(self) -> Iterator[tuple[BoardPiece, str]]:
        """The parts of the figures on this board with their words: gauges, facing, who acts, who has acted."""
        pieces = self._board_index.board.pieces
        gauges = max((piece.gauges for piece in pieces), key=len)
        for number, gauge in enumerate(gauges[:2]):
            before = (Gauge("", "", 0, 1),) * number
            yield replace(PLAIN, gauges=(*before, Gauge(gauge.kind, gauge.name, SOME, MOST))), gauge.name
        if any(piece.facing is not None for piece in pieces):
            yield replace(PLAIN, facing=FACING), say("map-legend-facing", self._lang)
        yield replace(PLAIN, active=True), say("map-active", self._lang)
        yield replace(PLAIN, spent=True), say("map-spent", self._lang)

    def _markers(self) -> Iterator[tuple[QImage, str]]:
        style = self._style()
        for marker in {marker.kind: marker for marker in reversed(self._board_index.board.markers)}.values():
            yield _centred(style, marker_stamp(style, marker, None, beside=False)), marker.name

    def _looks(self) -> Iterator[tuple[QImage, str]]:
        style = self._style()
        for look in get_args(PlayLook):
            word = LOOKS[look]
            yield _on_hex(style, style.colours.paper, highlight_stamp(style, Highlight(look))), say(word, self._lang)


def _kinds(board: GameBoard) -> frozenset[str]:
    return frozenset(marker.kind for marker in board.markers)


def _on_hex(style: PaintStyle, fill: str, stamp: QImage | None) -> QImage:
    made = style.sheet(SIZE, SIZE)
    painter = QPainter(made)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.translate(SIZE / 2, SIZE / 2)
    painter.setBrush(QColor(fill))
    painter.setPen(line(style.colours.grid, 1))
    painter.drawConvexPolygon(style.hexagon)
    if stamp is not None:
        _lay(painter, stamp)
    painter.end()
    return made


def _centred(style: PaintStyle, stamp: QImage) -> QImage:
    made = style.sheet(SIZE, SIZE)
    painter = QPainter(made)
    painter.translate(SIZE / 2, SIZE / 2)
    _lay(painter, stamp)
    painter.end()
    return made


def _lay(painter: QPainter, stamp: QImage) -> None:
    size = stamp.deviceIndependentSize()
    painter.drawImage(QPointF(-size.width() / 2, -size.height() / 2), stamp)


def _group(title: str, rows: list[tuple[QImage, str]]) -> QWidget:
    made = QWidget()
    grid = QGridLayout(made)
    grid.setContentsMargins(0, 0, 0, 0)
    grid.setColumnStretch(1, 1)
    heading = caption(title)
    font = QFont(heading.font())
    font.setBold(True)
    heading.setFont(font)
    grid.addWidget(heading, 0, 0, 1, 2)
    for number, (sign, words) in enumerate(rows, 1):
        board, label = caption(), caption(words)
        board.setPixmap(QPixmap.fromImage(sign))
        board.setAccessibleName(words)
        label.setWordWrap(True)
        grid.addWidget(board, number, 0, Qt.AlignmentFlag.AlignCenter)
        grid.addWidget(label, number, 1)
    return made
