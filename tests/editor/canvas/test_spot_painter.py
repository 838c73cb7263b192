"""One overlay at a time: heat gives way to areas; the border of a reach follows its places."""

from dataclasses import replace

import pytest
from PySide6.QtCore import QPoint, QSize
from PySide6.QtGui import QImage, QPainter, QRegion

from editor.canvas.board_painter import BoardPainter
from editor.canvas.geometry.board_index import BoardIndex
from editor.canvas.spot_painter import shows_areas
from editor.canvas.style.paint_style import PaintStyle
from editor.theme.theme import Theme
from editor.view_model.overlay import NOTHING_OVER, Highlight, Overlay
from tests.support.boards import small_board

pytestmark = pytest.mark.usefixtures("qapp")
STYLE = PaintStyle("flat", Theme.LIGHT, 40.0, 1.0)
ORIGIN = QPoint(50, 50)
HEAT = Overlay(heat={"C4": 5, "C5": 0, "D4": 2})
REACH = Overlay({"C4": Highlight("reach"), "C5": Highlight("reach")})


def painted(painter: BoardPainter, before: QImage | None = None, region: QRegion | None = None) -> QImage:
    """All of the board, or only a region of an image painted again."""
    made = QImage(QSize(420, 320), QImage.Format.Format_RGB32) if before is None else before.copy()
    device = QPainter(made)
    device.setRenderHint(QPainter.RenderHint.Antialiasing)
    if region is not None:
        device.setClipRegion(region)
    painter.paint(device, ORIGIN, made.rect() if region is None else region.boundingRect())
    device.end()
    return made


def over(overlay: Overlay) -> QImage:
    painter = BoardPainter(small_board(), STYLE)
    painter.lay_over(overlay, ORIGIN)
    return painted(painter)


def test_heat_is_shown_and_gives_way_to_areas() -> None:
    plain, heat, reach = over(NOTHING_OVER), over(HEAT), over(REACH)
    assert plain != heat != reach != plain
    assert over(replace(REACH, heat=HEAT.heat)) == reach
    assert over(replace(HEAT, pieces={"ana": "target"})) not in (heat, plain)
    assert [shows_areas(each) for each in (HEAT, REACH, NOTHING_OVER)] == [False, True, False]


STEPS = (HEAT, REACH, replace(REACH, heat=HEAT.heat), Overlay({**REACH.spots, "D4": Highlight("reach")}), NOTHING_OVER)


def test_a_change_of_overlays_paints_all_that_changed() -> None:
    """Also the borders beside a place that joins a reach, and heat that comes back."""
    painter = BoardPainter(small_board(), STYLE)
    image = painted(painter)
    for step in (*STEPS, *reversed(STEPS)):
        region = painter.lay_over(step, ORIGIN)
        image = painted(painter, image, region)
        assert image == over(step)


@pytest.mark.parametrize(
    "overlay", [Overlay(heat={"C2": 5, "D4": 5}), Overlay({"C2": Highlight("seen"), "D4": Highlight("seen")})]
)
def test_obstacles_stand_out_of_what_tints_much_of_the_board(overlay: Overlay) -> None:
    """A tall obstacle keeps its own colour, open ground takes that of the overlay."""
    board = small_board()
    index = BoardIndex.of(board)
    kinds = {place.id: place.kind for place in board.places}
    plain, tinted = over(NOTHING_OVER), over(overlay)
    changes = {}
    for place in ("C2", "D4"):
        x, y = index.centre(place) or (0.0, 0.0)
        points = [
            QPoint(round(x * 40 + 50) + dx, round(y * 40 + 50) + dy) for dx in range(-8, 9) for dy in range(-8, 9)
        ]
        pairs = [(plain.pixelColor(point), tinted.pixelColor(point)) for point in points]
        changes[kinds[place]] = sum(abs(a.blue() - b.blue()) for a, b in pairs) / len(pairs)
    assert 0 < changes["tall"] < 0.8 * changes["open"]
