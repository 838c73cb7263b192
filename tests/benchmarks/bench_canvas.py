"""Time of the canvas to paint a whole map, follow the mouse and move one piece, in moves of random chess."""

import os
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import cycle
from random import Random
from time import perf_counter
from typing import Any

from PySide6.QtCore import QPoint, QRect
from PySide6.QtGui import QPixmap
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from editor.canvas.map_view import MapView
from editor.canvas.mouse import EMPTY_BOARD
from editor.theme.current_theme import apply_theme
from editor.theme.theme import Theme
from editor.view_model.board import GameBoard
from editor.view_model.from_map_document import MapBoardBuilder, board_of
from engine.content.maps.hex_map import HexMap
from engine.geometry.hex.grid import Grid
from tests.benchmarks.harness import Contender, DisagreementError, Goal, Measure, interleave, load_contender
from tests.support.boards import moved, random_board

CHESS_MOVES_A_MILLISECOND = 32.5
"""What python-chess plays at random on the machine on which the limits were set."""
SIZE = (1280, 800)
TIMES = 40
REPEATS = 7


@dataclass(frozen=True, slots=True)
class Sheet:
    """A map of some size, with the limit in milliseconds for painting all of it."""

    name: str
    board: GameBoard
    repaint: float


def measures(full: bool) -> Iterator[Measure]:
    """Each measured on the map at fit, with heights, pieces in every state and a zone."""
    os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
    app = QApplication.instance() or QApplication([])
    if not isinstance(app, QApplication):
        raise DisagreementError("there is an application without widgets")
    apply_theme(app, Theme.LIGHT)
    yield _changed_hex(3 * REPEATS if full else REPEATS)
    for sheet in (Sheet("25x30", random_board(25, 30, 40), 8), Sheet("100x100", random_board(100, 100, 200), 16)):
        yield from _measured(sheet, 3 * REPEATS if full else REPEATS)


def _measured(sheet: Sheet, repeats: int) -> Iterator[Measure]:
    chess: Any = load_contender("p_chess")
    view = _shown(sheet.board)
    places = cycle([cell.id for cell in sheet.board.places if not cell.level][:: len(sheet.board.places) // 17])
    points = cycle(_points(view))
    work = {
        "repaint": lambda: view.viewport().repaint(),
        "hover": lambda: _hover(view, next(points)),
        "piece": lambda: _move(view, next(places)),
    }
    contenders = {name: Contender(lambda run=run: [run() for _ in range(TIMES)], TIMES) for name, run in work.items()}  # type: ignore[misc]
    contenders["chess"] = Contender(lambda: chess.playout(0), chess.playout(0))
    timings = interleave(contenders, repeats)
    limits = {"repaint": sheet.repaint, "hover": 2.0, "piece": 2.0}
    reported = {"repaint": "painted again", "hover": "the mouse goes to another hex", "piece": "one piece moves"}
    for name, limit in limits.items():
        yield timings.measure(
            f"canvas {sheet.name}: {reported[name]}",
            Goal(f"canvas {name}", at_most=limit * CHESS_MOVES_A_MILLISECOND),
            above=name,
            below="chess",
            unit="chess moves",
            note=f"{limit:g} ms where python-chess plays 32,500 moves a second",
        )
    view.close()


def _changed_hex(repeats: int) -> Measure:
    """One changed hex of a 100 x 100 map, from the document to the painted canvas, against building it all again."""
    one, other = _map_of(100, "tall"), _map_of(100, "low")
    builder = MapBoardBuilder("en")
    view = _shown(builder.board(one))
    versions = cycle((other, one))

    def change() -> None:
        view.set_board(builder.board(next(versions)))
        QApplication.processEvents()

    def make_anew() -> None:
        view.set_board(EMPTY_BOARD)
        view.set_board(board_of(next(versions), "en"))
        while view.painter.ground.misses(view.origin, view.viewport().rect()).isValid():
            view.viewport().repaint()

    work = {"change": change, "anew": make_anew}
    contenders = {name: Contender(lambda run=run: [run() for _ in range(4)], 4) for name, run in work.items()}  # type: ignore[misc]
    timings = interleave(contenders, repeats)
    start = perf_counter()
    for _ in range(TIMES):
        change()
    milliseconds = (perf_counter() - start) / TIMES * 1000
    view.close()
    return timings.measure(
        "canvas 100x100: one hex of the map changes",
        Goal("canvas changed hex", at_most=0.06),
        above="change",
        below="anew",
        unit="of drawing the whole map",
        note=f"{milliseconds:.1f} ms a change in this run; 16 ms is one frame",
    )


def _map_of(side: int, kind: str) -> HexMap:
    """A map with many pieces of terrain, one of which is of a given class."""
    chance, grid = Random(0), Grid(side, side, "flat")
    names = [grid.name(hex_) for hex_ in range(grid.size)]
    pieces = [{"id": f"p{n}", "class": "difficult", "hexes": chance.sample(names, 4)} for n in range(400)]
    pieces[200] |= {"class": kind, "hexes": ["AX50"]}
    wire = {"kind": "map", "schema": "1.0", "id": "bench/map", "system": "battleground", "name": {"en": "Map"}}
    sheet = {"shape": "hex", "tops": "flat", "columns": side, "rows": side}
    return HexMap.model_validate(wire | {"grid": sheet, "pieces": pieces})


def _shown(board: GameBoard) -> MapView:
    """A view that has drawn all of the map and shows a part of it."""
    view = MapView("en")
    view.resize(*SIZE)
    view.show()
    view.set_board(board)
    while (image := view.viewport().grab()) and _is_unfinished(view, image):
        QApplication.processEvents()
    return view


def _is_unfinished(view: MapView, image: QPixmap) -> bool:
    """Whether some of the ground is still missing; a board of one colour is a fault."""
    colours = {image.toImage().pixel(x, image.height() // 2) for x in range(0, image.width(), 7)}
    if len(colours) < 4:
        raise DisagreementError("the canvas shows nothing")
    return view.painter.ground.misses(view.origin, view.viewport().rect()) != QRect()


def _points(view: MapView) -> Sequence[QPoint]:
    """Points all over the map, each in another hex than the one before."""
    middle, width, height = view.viewport().rect().center(), view.viewport().width(), view.viewport().height()
    return [
        middle + QPoint((step * 37 % 7 - 3) * width // 24, (step * 53 % 11 - 5) * height // 14) for step in range(77)
    ]


def _hover(view: MapView, point: QPoint) -> None:
    QTest.mouseMove(view.viewport(), point)
    QApplication.processEvents()


def _move(view: MapView, place: str) -> None:
    view.set_board(moved(view.board, "f0", place))
    QApplication.processEvents()
