"""What the canvas takes to paint a whole map, to follow the mouse and to move one figure; in moves of random chess."""

import os
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import cycle
from typing import Any

from PySide6.QtCore import QPoint, QRect
from PySide6.QtGui import QPixmap
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from editor.canvas.map_view import MapView
from editor.theme.current_theme import apply_theme
from editor.theme.theme import Theme
from editor.view_model.board import GameBoard
from tests.benchmarks.harness import Contender, DisagreementError, Goal, Measure, interleave, load_contender
from tests.support.pictures import moved, random_picture

CHESS_MOVES_A_MILLISECOND = 32.5
"""What python-chess plays at random on the machine on which the limits were set."""
SIZE = (1280, 800)
TIMES = 40
REPEATS = 7


@dataclass(frozen=True, slots=True)
class Sheet:
    """A map of some size, with the milliseconds in which all of it must be painted."""

    name: str
    picture: GameBoard
    repaint: float


def measures(full: bool) -> Iterator[Measure]:
    """Each on the map at fit, with heights, figures in every state and a zone."""
    os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
    app = QApplication.instance() or QApplication([])
    if not isinstance(app, QApplication):
        raise DisagreementError("there is an application without widgets")
    apply_theme(app, Theme.LIGHT)
    for sheet in (Sheet("25x30", random_picture(25, 30, 40), 8), Sheet("100x100", random_picture(100, 100, 200), 16)):
        yield from _measured(sheet, 3 * REPEATS if full else REPEATS)


def _measured(sheet: Sheet, repeats: int) -> Iterator[Measure]:
    chess: Any = load_contender("p_chess")
    view = _shown(sheet.picture)
    places = cycle([cell.place for cell in sheet.picture.cells if not cell.level][:: len(sheet.picture.cells) // 17])
    points = cycle(_points(view))
    work = {
        "repaint": lambda: view.viewport().repaint(),
        "hover": lambda: _hover(view, next(points)),
        "figure": lambda: _move(view, next(places)),
    }
    contenders = {name: Contender(lambda run=run: [run() for _ in range(TIMES)], TIMES) for name, run in work.items()}  # type: ignore[misc]
    contenders["chess"] = Contender(lambda: chess.playout(0), chess.playout(0))
    timings = interleave(contenders, repeats)
    limits = {"repaint": sheet.repaint, "hover": 2.0, "figure": 2.0}
    told = {"repaint": "painted again", "hover": "the mouse goes to another hex", "figure": "one figure moves"}
    for name, limit in limits.items():
        yield timings.measure(
            f"canvas {sheet.name}: {told[name]}",
            Goal(f"canvas {name}", at_most=limit * CHESS_MOVES_A_MILLISECOND),
            above=name,
            below="chess",
            unit="chess moves",
            note=f"{limit:g} ms where python-chess plays 32,500 moves a second",
        )
    view.close()


def _shown(picture: GameBoard) -> MapView:
    """A view that has drawn all of the map and shows something of it everywhere."""
    view = MapView("en")
    view.resize(*SIZE)
    view.show()
    view.set_picture(picture)
    while (image := view.viewport().grab()) and _is_unfinished(view, image):
        QApplication.processEvents()
    return view


def _is_unfinished(view: MapView, image: QPixmap) -> bool:
    """Whether some of the ground is still missing; a picture of one colour is a fault."""
    colours = {image.toImage().pixel(x, image.height() // 2) for x in range(0, image.width(), 7)}
    if len(colours) < 4:
        raise DisagreementError("the canvas shows nothing")
    return view.board.ground.misses(view.origin, view.viewport().rect()) != QRect()


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
    view.set_picture(moved(view.picture, "f0", place))
    QApplication.processEvents()
