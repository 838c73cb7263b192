"""Time of the canvas to show an edit, paint a whole map, follow the mouse and move a piece, in random chess moves."""

import os
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import cycle
from random import Random
from time import perf_counter
from typing import Any, cast

from PySide6.QtCore import QPoint, QRect
from PySide6.QtGui import QImage, QPainter
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QSplitter

from editor.canvas.board_painter import BoardPainter
from editor.canvas.layers.terrain import kept_stamps
from editor.canvas.map_view import MapView
from editor.canvas.mouse_map_view import EMPTY_BOARD
from editor.canvas.style.paint_style import PaintStyle
from editor.documents.document import OpenDocument
from editor.edits.path_edits import SetValue
from editor.pages.maps.page import MapPage
from editor.theme.current_theme import apply_theme
from editor.theme.theme import Theme
from editor.view_model.action_mark import ActionMark
from editor.view_model.board import GameBoard
from engine.content.maps.hex_map import HexMap
from engine.geometry.hex.grid import Grid
from engine.words import speak
from tests.benchmarks.harness import Contender, DisagreementError, Goal, Measure, interleave, load_contender
from tests.support.boards import moved, random_board, stock_board

CHESS_MOVES_A_MILLISECOND = 32.5
"""Random moves of python-chess in a second on the machine on which the limits were set."""
SIZE = (1280, 800)
TIMES = 40
FRAME = 16
"""Milliseconds for one changed hex."""
FIRST_SCALE = 29.0
"""The pixels of a hex of a board that fills the view, turned."""
CHANGED = 200
"""The number of the piece of terrain that changes."""
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
    yield from _first_drawing(3 * REPEATS if full else REPEATS)
    yield from _changed_hex(3 * REPEATS if full else REPEATS)
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
        "mark": lambda: _mark(view, next(places), next(places)),
    }
    contenders = {name: Contender(lambda run=run: [run() for _ in range(TIMES)], TIMES) for name, run in work.items()}  # type: ignore[misc]
    contenders["chess"] = Contender(lambda: chess.playout(0), chess.playout(0))
    timings = interleave(contenders, repeats)
    limits = {"repaint": sheet.repaint, "hover": 2.0, "piece": 2.0, "mark": sheet.repaint}
    reported = {
        "repaint": "painted again",
        "hover": "the mouse goes to another hex",
        "piece": "one piece moves",
        "mark": "the mark of one action goes and another comes",
    }
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


def _first_drawing(repeats: int) -> Iterator[Measure]:
    """All of a board that was never seen, and of one whose bodies of terrain were drawn before, as on another map."""
    chess: Any = load_contender("p_chess")
    board = stock_board("battleground/maps/castle-courtyard.json")
    image = QImage(*SIZE, QImage.Format.Format_RGB32)

    def draw() -> None:
        painting = BoardPainter(board, PaintStyle("flat", Theme.LIGHT, FIRST_SCALE, 1.0, 3))
        left, top, width, height = (round(each * FIRST_SCALE) for each in painting.sheet_box())
        origin = image.rect().center() - QPoint(left + width // 2, top + height // 2)
        with QPainter(image) as painter:
            while painting.paint(painter, origin, image.rect()).isValid():
                pass

    def draw_cold() -> None:
        kept_stamps().clear()
        draw()

    contenders = {"cold": Contender(draw_cold, 1), "kept": Contender(draw, 1)}
    contenders["chess"] = Contender(lambda: chess.playout(0), chess.playout(0))
    timings = interleave(contenders, repeats)
    for name, limit, said in (("cold", 120, "never seen"), ("kept", 40, "whose terrain was drawn before")):
        yield timings.measure(
            f"canvas 25x30: the first drawing of a board {said}",
            Goal(f"canvas first drawing, {name}", at_most=limit * CHESS_MOVES_A_MILLISECOND),
            above=name,
            below="chess",
            unit="chess moves",
            note=f"{limit} ms where python-chess plays 32,500 moves a second",
        )


def _changed_hex(repeats: int) -> Iterator[Measure]:
    """One changed hex of a 100 x 100 map, from the edit to the painted page with its mini-map and contents table.

    All of the map is in view. Against chess, and against building and drawing the whole map anew.
    """
    chess: Any = load_contender("p_chess")
    document = OpenDocument(_map_of(100, "tall"))
    document.speak(lambda word: speak(word, "en"))
    page = MapPage(cast(HexMap, document.content), "en", lambda _: None)
    document.changed.connect(lambda _: page.show_map(cast(HexMap, document.content)))
    window = QSplitter()
    for part in (page, page.overview):
        window.addWidget(part)
    window.setSizes([SIZE[0], SIZE[0] // 3])
    window.resize(SIZE[0] * 4 // 3, SIZE[1])
    window.show()
    _draw_all(page.map)
    kinds = cycle(("low", "tall"))

    def change() -> None:
        document.do(SetValue(("pieces", CHANGED, "class"), next(kinds)))
        QApplication.processEvents()

    def make_anew() -> None:
        page.map.set_board(EMPTY_BOARD)
        page.speak("en")
        _draw_all(page.map)

    work = {"change": change, "anew": make_anew}
    contenders = {name: Contender(lambda run=run: [run() for _ in range(4)], 4) for name, run in work.items()}  # type: ignore[misc]
    contenders["chess"] = Contender(lambda: chess.playout(0), chess.playout(0))
    timings = interleave(contenders, repeats)
    start, drawn = perf_counter(), page.map.painter.ground.drawn_chunks
    for _ in range(TIMES):
        change()
    milliseconds = (perf_counter() - start) / TIMES * 1000
    if page.map.painter.ground.drawn_chunks == drawn or _misses(page.map).isValid():
        raise DisagreementError("a changed hex was not drawn")
    window.close()
    name, note = "canvas 100x100: one hex of the map changes", f"{milliseconds:.1f} ms a change in this run"
    goal = Goal("canvas changed hex", at_most=FRAME * CHESS_MOVES_A_MILLISECOND)
    frame = f"{note}; {FRAME} ms, one frame, where python-chess plays 32,500 moves a second"
    yield timings.measure(name, goal, above="change", below="chess", unit="chess moves", note=frame)
    share = Goal("canvas changed hex of all", at_most=0.06)
    yield timings.measure(name, share, above="change", below="anew", unit="of drawing the whole map", note=note)


def _map_of(side: int, kind: str) -> HexMap:
    """A map with many pieces of terrain, one of which is of a given class."""
    chance, grid = Random(0), Grid(side, side, "flat")
    names = [grid.name(hex_) for hex_ in range(grid.size)]
    pieces = [{"id": f"p{n}", "class": "difficult", "hexes": chance.sample(names, 4)} for n in range(400)]
    pieces[CHANGED] |= {"class": kind, "hexes": ["AX50"]}
    wire = {"kind": "map", "schema": "1.0", "id": "bench/map", "system": "battleground", "name": {"en": "Map"}}
    sheet = {"shape": "hex", "tops": "flat", "columns": side, "rows": side}
    return HexMap.model_validate(wire | {"grid": sheet, "pieces": pieces})


def _shown(board: GameBoard) -> MapView:
    """A view that has drawn all of the map and shows a part of it."""
    view = MapView("en")
    view.resize(*SIZE)
    view.show()
    view.set_board(board)
    _draw_all(view)
    return view


def _draw_all(view: MapView) -> None:
    """Draw all of the ground that is visible; a board of one colour is a fault."""
    QApplication.processEvents()
    while _misses(view).isValid():
        view.viewport().repaint()
        QApplication.processEvents()
    image = view.viewport().grab().toImage()
    if len({image.pixel(x, image.height() // 2) for x in range(0, image.width(), 7)}) < 4:
        raise DisagreementError("the canvas shows nothing")


def _misses(view: MapView) -> QRect:
    return view.painter.ground.misses(view.origin, view.viewport().rect())


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


def _mark(view: MapView, actor: str, target: str) -> None:
    view.show_actions([ActionMark(actor, target, "−2", "attack")])
    QApplication.processEvents()
