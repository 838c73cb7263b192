"""Zones: border and glow in the colour of their side, an inner border of its own, names that can be read."""

from dataclasses import replace
from math import hypot

import pytest
from PySide6.QtCore import QPoint, QPointF
from PySide6.QtGui import QColor, QImage, QPainter

from editor.canvas.board_painter import BoardPainter
from editor.canvas.geometry.board_index import BoardIndex
from editor.canvas.layers import ground
from editor.canvas.style.paint_style import PaintStyle
from editor.canvas.terrain.zone_painter import ZonePainter, inner_pen
from editor.theme.overlay_colours import OVERLAY_COLOURS
from editor.theme.seat_looks import seat_look
from editor.theme.theme import Theme
from editor.view_model.board import BoardZone, GameBoard
from editor.view_model.overlay import NOTHING_OVER, Overlay
from engine.geometry.hex.grid import column_letters
from tests.support.boards import SEATS, random_board

pytestmark = pytest.mark.usefixtures("qapp")

STYLE = PaintStyle("flat", Theme.LIGHT, 40.0, 1.0)
ZONE = frozenset(f"{column}{row}" for column in "CDEFG" for row in range(2, 8))


def board_with(*zones: BoardZone) -> GameBoard:
    board = random_board(9, 9, 0)
    places = tuple(replace(place, kind="open", height="") for place in board.places if not place.level)
    names = {seat: seat.title() for seat in SEATS}
    return replace(board, places=places, zones=zones, markers=(), pieces=(), seats=SEATS, seat_names=names)


def painted(board: GameBoard, style: PaintStyle = STYLE) -> QImage:
    made = QImage(420, 420, QImage.Format.Format_RGB32)
    painter, painting = QPainter(made), BoardPainter(board, style)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    while painting.paint(painter, QPoint(50, 50), made.rect()).isValid():
        pass
    painter.end()
    return made


def at(place: str, beside: tuple[float, float] = (0.0, 0.0)) -> QPoint:
    x, y = BoardIndex.of(board_with()).centre(place) or (0.0, 0.0)
    return (QPointF(x + beside[0], y + beside[1]) * STYLE.scale).toPoint() + QPoint(50, 50)


def distance(one: QColor, other: QColor) -> int:
    return abs(one.red() - other.red()) + abs(one.green() - other.green()) + abs(one.blue() - other.blue())


@pytest.mark.parametrize("theme", [Theme.LIGHT, Theme.DARK])
@pytest.mark.parametrize("seat", range(4))
def test_a_zone_has_a_border_and_a_glow_inside_it(theme: Theme, seat: int) -> None:
    """Strongest at the border, fading to the middle, none outside."""
    style = replace(STYLE, theme=theme)
    image = painted(board_with(BoardZone("z", "Zone", SEATS[seat], ZONE)), style)
    plain = painted(board_with(), style)
    asked = QColor(seat_look(seat).colours[theme])
    border = at("E2", (0.0, -0.46))
    assert distance(image.pixelColor(border), asked) < 60
    inwards = [at("E2", (0.28, -0.33)), at("E2", (0.05, 0.0)), at("E3", (0.05, 0.2))]
    tints = [distance(image.pixelColor(point), plain.pixelColor(point)) for point in inwards]
    assert tints[0] > tints[1] > tints[2] > 2
    for outside in (at("E1", (0.05, 0.1)), at("I5")):
        assert image.pixelColor(outside) == plain.pixelColor(outside)


def test_sides_are_told_apart_by_their_inner_borders() -> None:
    """Without colour: none, dashes, dots, long dashes."""
    shares = []
    for seat in range(4):
        pen = inner_pen(seat, QColor("black"), STYLE.scale)
        shares.append(
            None if pen is None else tuple(round(part * pen.widthF() / STYLE.scale, 2) for part in pen.dashPattern())
        )
    assert shares[0] is None
    assert len({*shares}) == 4


@pytest.mark.parametrize("scale", [10.0, 22.0, 60.0])
def test_zones_and_regions_have_their_names_at_every_size(scale: float) -> None:
    style = replace(STYLE, scale=scale)
    for seat in ("red", None):
        named, other = (painted(board_with(BoardZone("z", name, seat, ZONE)), style) for name in ("Gate", "Court"))
        if seat is None:
            assert named != other
        renamed = replace(board_with(BoardZone("z", "Gate", "red", ZONE)), seat_names={"red": "Ada"})
        assert painted(renamed, style) != painted(board_with(BoardZone("z", "Gate", "red", ZONE)), style)


def test_a_zone_across_chunks_is_drawn_as_in_one(monkeypatch: pytest.MonkeyPatch) -> None:
    """Borders, glow, bodies and names have no seams: many chunks show what a single one shows."""
    whole = frozenset(f"{column_letters(column)}{row}" for column in range(26) for row in (4, 5, 6))
    board = replace(random_board(30, 12, 0), zones=(BoardZone("z", "Zone", "red", whole),))
    made = []
    for side in (4.0, 100.0):
        monkeypatch.setattr(ground, "CHUNK", side)
        view = BoardPainter(board, STYLE)
        image = QImage(1150, 600, QImage.Format.Format_RGB32)
        painter = QPainter(image)
        while view.paint(painter, QPoint(50, 50), image.rect()).isValid():
            pass
        painter.end()
        made.append(image)
    pairs = ((made[0].pixelColor(x, y), made[1].pixelColor(x, y)) for x in range(1150) for y in range(0, 600, 3))
    differing = [distance(one, other) for one, other in pairs if distance(one, other) > 60]
    assert len(differing) < 10  # lines that Qt cuts at the edge of an image


@pytest.mark.parametrize("scale", [12.0, 30.0, 60.0])
def test_the_name_of_a_region_lies_within_its_line(scale: float) -> None:
    """As high as it can; where the region is too small, in its middle."""
    index = BoardIndex.of(board_with(BoardZone("z", "Gate", None, ZONE)))
    zones = ZonePainter(index, replace(STYLE, scale=scale))
    ((left, top, right, bottom),) = zones.name_boxes()
    centres = [at for place in ZONE if (at := index.centre(place)) is not None]
    inside = [any(hypot(x - cx, y - cy) < 0.58 for cx, cy in centres) for x in (left, right) for y in (top, bottom)]
    assert all(inside)
    assert bottom < sum(y for _, y in centres) / len(centres)


def test_a_region_that_a_sentence_names_is_drawn_in_accent_and_goes_again() -> None:
    """Line, fill and name; the region beside it stays as it is, and all that changes is painted again."""
    other = BoardZone("y", "Court", None, frozenset({"A1", "A2"}))
    painting = BoardPainter(board_with(BoardZone("z", "Gate", None, ZONE), other), STYLE)
    before, origin = picture(painting), QPoint(50, 50)
    changed = painting.lay_over(Overlay(regions=frozenset({"z"})), origin)
    after = picture(painting)
    asked = QColor(OVERLAY_COLOURS[Theme.LIGHT].looks["reach"])
    differing = [
        QPoint(x, y) for x in range(0, 420, 2) for y in range(0, 420, 2) if before.pixel(x, y) != after.pixel(x, y)
    ]
    assert all(changed.contains(point) for point in differing)
    assert any(distance(after.pixelColor(point), asked) < 40 for point in differing)
    assert before.pixelColor(at("A1")) == after.pixelColor(at("A1"))
    assert not painting.lay_over(NOTHING_OVER, origin).isEmpty()
    assert picture(painting) == before


def picture(painting: BoardPainter) -> QImage:
    made = QImage(420, 420, QImage.Format.Format_RGB32)
    painter = QPainter(made)
    while painting.paint(painter, QPoint(50, 50), made.rect()).isValid():
        pass
    painter.end()
    return made


@pytest.mark.parametrize("scale", [6.0, 9.0, 14.0, 24.0, 48.0])
def test_the_name_of_a_region_is_never_under_14_pixels(scale: float) -> None:
    """At every size of hexes, where the region has room for it."""
    zones = ZonePainter(BoardIndex.of(board_with(BoardZone("z", "Gate", None, ZONE))), replace(STYLE, scale=scale))
    ((_, top, _, bottom),) = zones.name_boxes()
    assert zones._region_font().pixelSize() >= 14
    assert (bottom - top) * scale >= 14


def test_a_box_at_the_border_of_a_zone_is_told_from_one_inside() -> None:
    """In a hex at the edge the usual place of its name, not one nearer to the middle; in others neither; regions have
    no such border."""
    zones = ZonePainter(BoardIndex.of(board_with(BoardZone("z", "Zone", SEATS[1], ZONE))), STYLE)
    region = ZonePainter(BoardIndex.of(board_with(BoardZone("r", "Wood", None, ZONE))), STYLE)

    def meets(painter: ZonePainter, place: str, up: float) -> bool:
        x, y = painter.board_index.centre(place) or (0.0, 0.0)
        return painter.has_border_in(place, (x - 0.2, y - up, 0.4, 0.2))

    assert [meets(zones, "E2", up) for up in (0.46, 0.14)] == [True, False]
    assert [meets(zones, place, 0.46) for place in ("E5", "A1")] == [False, False]
    assert not meets(region, "E2", 0.46)
