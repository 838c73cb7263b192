"""Maps of areas: water with coasts, washes, walls, roads and routes, and names that lie free and can be read."""

import json
from dataclasses import replace

import pytest
from PySide6.QtCore import QPoint
from PySide6.QtGui import QColor, QImage, QPainter

from editor.canvas.board_painter import BoardPainter
from editor.canvas.layers.area_ground import AreaGround
from editor.canvas.overlay.name_labels import figure_box
from editor.canvas.style.paint_style import PaintStyle
from editor.theme.board_colours import board_colours, readable
from editor.theme.theme import COLOURS, Theme
from editor.view_model.board import AreaLine, AreaSheet, BoardPiece, BoardPlace, BoardZone, GameBoard
from editor.view_model.map_document_board import board_of
from engine.content.maps.area_map import AreaMap
from tests.editor.theme.colour_vision import contrast
from tests.support.documents import SAMPLES

pytestmark = pytest.mark.usefixtures("qapp")

STYLE = PaintStyle("flat", Theme.LIGHT, 50.0, 1.0)
UNIT = 30.0


def square(left: float, top: float, side: float) -> tuple[tuple[float, float], ...]:
    found = ((left, top), (left + side, top), (left + side, top + side), (left, top + side))
    return tuple((x * UNIT, y * UNIT) for x, y in found)


def areas(*, has_lines: bool = True, **kinds: str) -> GameBoard:
    """Land to the left and right of water, an outpost on the land."""
    outlines = {
        "moor": (square(0, 0, 4), square(1, 2.4, 1)),
        "post": (square(1, 2.4, 1),),
        "sea": (square(4, 0, 4),),
        "wood": (square(8, 0, 4),),
    }
    usual = {"moor": "wild", "post": "outpost", "sea": "sea", "wood": "wild"} | kinds
    places = tuple(
        BoardPlace(name, 0, row, kind, kind, title=name.title()) for row, (name, kind) in enumerate(usual.items())
    )
    route = AreaLine("route", ((3 * UNIT, UNIT), (9 * UNIT, UNIT)))
    road = AreaLine("path", ((1.5 * UNIT, 2.9 * UNIT), (3.6 * UNIT, 3.6 * UNIT)))
    return GameBoard(AreaSheet(12 * UNIT, 4 * UNIT, outlines, (road, route) if has_lines else ()), places)


def painted(board: GameBoard, style: PaintStyle = STYLE) -> tuple[QImage, BoardPainter]:
    painting = BoardPainter(board, style)
    made = QImage(760, 360, QImage.Format.Format_RGB32)
    painter = QPainter(made)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    while painting.paint(painter, QPoint(60, 60), made.rect()).isValid():
        pass
    painter.end()
    return made, painting


def pixel(image: QImage, painting: BoardPainter, x: float, y: float) -> QColor:
    """The colour at a point given in sides of the squares' unit."""
    scale = painting.style.scale * UNIT / painting.board_index.geometry.unit  # type: ignore[attr-defined]
    return image.pixelColor(round(60 + x * scale), round(60 + y * scale))


def distance(one: QColor, other: QColor) -> int:
    return abs(one.red() - other.red()) + abs(one.green() - other.green()) + abs(one.blue() - other.blue())


@pytest.mark.parametrize("theme", list(COLOURS))
def test_areas_have_the_colours_of_their_classes(theme: Theme) -> None:
    image, painting = painted(areas(), replace(STYLE, theme=theme, scale=20.0))
    colours = board_colours(theme)
    for point, asked in (((6, 2.6), colours.area_fill("sea")), ((10.3, 2.9), colours.wash("wild", 3))):
        found = [pixel(image, painting, point[0] + x / 9, point[1]) for x in range(-3, 4)]
        assert min(distance(each, QColor(asked)) for each in found) < 30


def test_wild_areas_beside_one_another_differ() -> None:
    colours = board_colours(Theme.LIGHT)
    assert len({colours.wash("wild", number) for number in range(3)}) == 3
    assert colours.wash("sea", 1) == colours.area_fill("sea")


def test_lines_run_along_a_coast_and_not_inland() -> None:
    image, painting = painted(areas())
    plain, other = painted(areas(sea="wild"))
    water = [pixel(image, painting, 4.1 + step / 50, 3.3).lightness() for step in range(20)]
    assert max(water) - min(water) > 8
    assert pixel(image, painting, 6, 3).blue() > pixel(plain, other, 6, 3).blue()


def test_a_route_is_clear_over_water_and_faint_over_land() -> None:
    image, painting = painted(areas())
    without, other = painted(areas(has_lines=False))
    strong = {
        where: max(
            distance(pixel(image, painting, x + step / 60, 1), pixel(without, other, x + step / 60, 1))
            for step in range(30)
        )
        for where, x in (("water", 6.4), ("land", 3.3))
    }
    assert strong["water"] > 1.6 * strong["land"] > 60


def test_a_road_ends_at_the_walls_of_an_outpost() -> None:
    image, painting = painted(areas())
    without, other = painted(areas(has_lines=False))
    inside = distance(pixel(image, painting, 1.72, 3.05), pixel(without, other, 1.72, 3.05))
    outside = distance(pixel(image, painting, 2.6, 3.267), pixel(without, other, 2.6, 3.267))
    assert inside < 12 < outside


def test_names_lie_free() -> None:
    """In their areas, and none under the plate of an outpost."""
    _, painting = painted(areas())
    ground = painting.ground._brush
    assert isinstance(ground, AreaGround)
    boxes = {name: ground._name_box(area) for name, area in ground._areas.items()}
    for name, area in ground._areas.items():
        if area.place.kind != "outpost":
            assert area.path.contains(boxes[name]), name
            assert not boxes[name].intersects(boxes["post"])
            assert not boxes[name].intersects(ground._areas["post"].box)


@pytest.mark.parametrize("theme", list(COLOURS))
def test_names_can_be_read(theme: Theme) -> None:
    colours = board_colours(theme)
    for number in range(3):
        assert contrast(colours.ink, colours.wash("wild", number)) >= 4.5
    assert contrast(colours.ink, colours.plate) >= 4.5
    sea = colours.area_fill("sea")
    assert contrast(readable(colours.water, sea, colours.ink, 4.5), sea) >= 4.5


def test_a_base_has_the_colour_of_its_side() -> None:
    based = replace(areas(), zones=(BoardZone("b", "Base", "red", frozenset({"post"})),), seats=("red",))
    image, painting = painted(based)
    plain, other = painted(areas())
    assert distance(pixel(image, painting, 1.5, 2.9), pixel(plain, other, 1.5, 2.9)) > 20
    assert pixel(image, painting, 3, 1.7) == pixel(plain, other, 3, 1.7)


def test_an_outpost_shows_what_it_is_and_what_it_brings() -> None:
    plain, painting = painted(areas())
    rich = replace(
        areas(),
        places=tuple(
            replace(place, roles=("tower",), income=2) if place.id == "post" else place for place in areas().places
        ),
    )
    image, _ = painted(rich)
    middle = painting.board_index.centre("post")
    assert middle is not None
    at = QPoint(round(60 + middle[0] * STYLE.scale), round(60 + middle[1] * STYLE.scale))
    changed = [
        at + QPoint(x, y)
        for x in range(-60, 61)
        for y in range(-60, 61)
        if image.pixel(at + QPoint(x, y)) != plain.pixel(at + QPoint(x, y))
    ]
    assert len(changed) > 150
    assert all(abs(point.x() - at.x()) < 26 and abs(point.y() - at.y()) < 34 for point in changed)


def test_the_sign_of_a_large_outpost_lies_below_its_name() -> None:
    """The plate of the name looks the same with and without a sign."""
    board = board_of(AreaMap.model_validate(json.loads((SAMPLES / "three-outposts.json").read_bytes())), "en")
    signless = replace(board, places=tuple(replace(place, roles=(), income=0) for place in board.places))
    (image, painting), (plain, _) = painted(board), painted(signless)
    ground = painting.ground._brush
    assert isinstance(ground, AreaGround)
    posts = [area for area in ground._areas.values() if area.place.kind == "outpost" and area.place.roles]
    in_picture = [area for area in posts if area.box.translated(60, 60).bottom() < image.height()]
    assert in_picture
    for area in in_picture:
        plate = ground._name_box(area).translated(60, 60).toAlignedRect()
        assert image.copy(plate) == plain.copy(plate)
        assert image.copy(area.box.translated(60, 60).toAlignedRect()) != plain.copy(
            area.box.translated(60, 60).toAlignedRect()
        )


@pytest.mark.parametrize("count", [1, 2, 3])
@pytest.mark.parametrize("scale", [30.0, 70.0])
def test_pieces_in_an_outpost_leave_its_name_to_be_read(count: int, scale: float) -> None:
    board = board_of(AreaMap.model_validate(json.loads((SAMPLES / "three-outposts.json").read_bytes())), "en")
    posts = [place.id for place in board.places if place.kind == "outpost"]
    made = (BoardPiece(f"{post}-{each}", "Unit", "Un", "red", (post,)) for post in posts for each in range(count))
    style = replace(STYLE, scale=scale)
    painting = BoardPainter(replace(board, pieces=tuple(made), seats=("red",)), style)
    ground = painting.ground._brush
    assert isinstance(ground, AreaGround)
    for piece in painting.board_index.board.pieces:
        box = figure_box(painting.board_index, style, piece)
        assert box is not None
        letters = ground._name_box(ground._areas[piece.places[0]]).adjusted(0, 2, 0, -2)
        assert not box.intersects(letters), (piece.id, box, letters)
