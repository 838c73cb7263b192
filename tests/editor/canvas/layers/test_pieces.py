"""Figures: shape and rim of the side, a ring that can be counted, states, sizes that never fall below the least."""

from collections.abc import Iterator
from dataclasses import replace
from itertools import pairwise
from math import cos, hypot, radians, sin

import pytest
from PySide6.QtCore import QPointF
from PySide6.QtGui import QColor, QImage
from PySide6.QtWidgets import QApplication

from editor.canvas.geometry.sheet_geometry import mean_point
from editor.canvas.layers.figure_body import RING, RING_SPAN, RING_START, FigureShape, ring_parts
from editor.canvas.layers.pieces import (
    LEAST_RADIUS,
    LEAST_SMALL,
    SMALL,
    base_path,
    figure_image,
    figure_radius,
    figure_reach,
    piece_stamp,
    ring_stamp,
    sign_of,
)
from editor.canvas.style.paint_style import PaintStyle
from editor.theme.figure_colours import FIGURE_COLOURS
from editor.theme.seat_looks import seat_look
from editor.theme.theme import COLOURS, Theme
from editor.view_model.board import Badge, BoardPiece, Gauge
from editor.view_model.overlay import HighlightLook

ALONE = ((0.0, 0.0),)
THEMES = tuple(COLOURS)
STYLE = PaintStyle("flat", Theme.LIGHT, 120.0, 1.0)
PLAIN = BoardPiece("ana", "Ana", "", "red", ("B3",))
ANGLES = (0, 30, 45, 60, 90)


@pytest.fixture(autouse=True)
def drawn_by_qt(qapp: QApplication) -> None:
    """Letters need an application."""


def edge(image: QImage, degrees: float) -> float:
    """The distance from the middle at which an image becomes transparent, in a direction."""
    middle = (image.width() - 1) / 2
    steps = range(1, image.width() // 2)
    found = [
        step
        for step in steps
        if image.pixelColor(
            round(middle + step * cos(radians(degrees))), round(middle + step * sin(radians(degrees)))
        ).alpha()
        > 127
    ]
    return found[-1] if found else 0


def drawn_shape(seat: int, scale: float = 120.0) -> list[float]:
    """The distances of the edge of a figure in several directions, where nothing casts a shadow."""
    image = piece_stamp(replace(STYLE, theme=Theme.HIGH_CONTRAST, scale=scale), PLAIN, ALONE, seat)
    return [edge(image, angle) for angle in ANGLES]


def test_each_side_has_its_shape() -> None:
    """Round, a square, a hexagon with a corner to the right, a diamond."""
    round_, square, hexagon, diamond = map(drawn_shape, range(4))
    assert max(round_) - min(round_) <= 2
    assert square[2] > square[0] + 10
    assert square[0] == pytest.approx(square[4], abs=2)
    assert hexagon[0] == pytest.approx(hexagon[3], abs=3)
    assert hexagon[1] == pytest.approx(hexagon[4], abs=3)
    assert hexagon[0] > hexagon[1] + 5
    assert diamond[0] == pytest.approx(diamond[4], abs=2)
    assert diamond[0] > diamond[2] + 15


@pytest.mark.parametrize("theme", THEMES)
@pytest.mark.parametrize("seat", range(4))
def test_the_rim_has_the_colour_of_the_side(theme: Theme, seat: int) -> None:
    image = piece_stamp(replace(STYLE, theme=theme), PLAIN, ALONE, seat)
    wanted = QColor(seat_look(seat).colours[theme])
    found = [on_ring(image, degrees) for degrees in range(100, 260, 4)]
    assert min(abs(each.hueF() - wanted.hueF()) for each in found) < 0.03


def on_ring(image: QImage, degrees: float) -> QColor:
    """The colour in the middle of the ring; degrees go against the clock from the right."""
    reach = RING * figure_radius(STYLE.scale)
    middle = image.width() / 2
    x, y = middle + reach * cos(radians(degrees)), middle - reach * sin(radians(degrees))
    return image.pixelColor(round(x), round(y))


def bright_parts(image: QImage) -> int:
    """The number of bright parts along the ring, clockwise."""
    lit = [on_ring(image, RING_START - RING_SPAN * step / 700).lightnessF() > 0.72 for step in range(-20, 721)]
    return sum(now and not before for before, now in pairwise(lit))


@pytest.mark.parametrize("theme", THEMES)
@pytest.mark.parametrize(("value", "most"), [(5, 7), (1, 3), (0, 6), (6, 6), (11, 12)])
def test_the_ring_has_a_part_for_each_point_of_health(theme: Theme, value: int, most: int) -> None:
    piece = replace(PLAIN, gauges=(Gauge("health", "health", value, most),))
    image = piece_stamp(replace(STYLE, theme=theme), piece, ALONE, 0)
    assert bright_parts(image) == value
    assert ring_parts(piece.gauges[0], figure_radius(STYLE.scale)) == most


def test_a_ring_of_many_points_is_one_arc_as_long_as_its_share() -> None:
    assert ring_parts(Gauge("health", "health", 20, 40), LEAST_RADIUS) == 1
    piece = replace(PLAIN, gauges=(Gauge("health", "health", 300, 400),))
    image = piece_stamp(STYLE, piece, ALONE, 0)
    lit = [on_ring(image, RING_START - RING_SPAN * step / 200).lightnessF() > 0.72 for step in range(201)]
    assert sum(lit) / len(lit) == pytest.approx(0.75, abs=0.03)


@pytest.mark.parametrize("scale", [SMALL, 15.0, 20.0, 24.0, 25.0, 31.0, 39.0, 40.0, 54.0, 190.0])
def test_figures_are_never_smaller_than_the_least_radius(scale: float) -> None:
    assert figure_radius(scale) >= LEAST_RADIUS
    assert figure_radius(scale) >= 0.47 * scale
    assert drawn_shape(0, scale)[0] >= LEAST_RADIUS - 1


@pytest.mark.parametrize("scale", [1.5, 3.0, 8.0, 12.9])
def test_on_small_hexes_shape_and_colour_are_left(scale: float) -> None:
    style = replace(STYLE, scale=scale)
    assert figure_radius(scale) >= LEAST_SMALL
    plain = piece_stamp(style, PLAIN, ALONE, 1)
    told = replace(PLAIN, short="AB", gauges=(Gauge("health", "h", 1, 5),), badges=(Badge("guard", "g"),), facing=2)
    assert piece_stamp(style, told, ALONE, 1) == plain
    middle = plain.width() // 2
    assert plain.pixelColor(middle, middle).name() == seat_look(1).colours[Theme.LIGHT]


def test_figures_are_larger_on_large_bases_and_smaller_beside_others() -> None:
    one, two, seven = (figure_radius(50, hexes) for hexes in (1, 2, 7))
    assert one < two < seven
    assert LEAST_RADIUS / 2 < figure_radius(20, 1, 0.6) < figure_radius(20)


STEPS = ((0.0, -1.0), (0.866, -0.5), (0.866, 0.5), (0.0, 1.0), (-0.866, 0.5), (-0.866, -0.5))
BASES = (((0.0, 0.0), (0.0, 1.0)), ((0.0, 0.0), (0.866, -0.5), (0.866, 0.5)), ((0.0, 0.0), *STEPS))


@pytest.mark.parametrize("theme", THEMES)
@pytest.mark.parametrize("base", BASES, ids=len)
def test_a_large_base_has_a_tinted_foot_on_all_of_its_hexes(
    theme: Theme, base: tuple[tuple[float, float], ...]
) -> None:
    """Around the disc: a point in the outer half of each hex, and nothing far from all of them."""
    image = piece_stamp(replace(STYLE, theme=theme, scale=50.0), PLAIN, base, 1)
    reach, radius = figure_reach(50.0, base), figure_radius(50.0, len(base))
    x, y = mean_point(base)
    outside = [(at[0] - x, at[1] - y) for at in base if hypot(at[0] - x, at[1] - y) > 0.1]
    for across, down in outside:
        far = hypot(across, down)
        point = max(1 + 0.2 / far, (radius / 50 + 0.1) / far)
        foot = image.pixelColor(round(reach + across * point * 50), round(reach + down * point * 50))
        assert foot.alpha() > 80
        assert abs(foot.hueF() - QColor(seat_look(1).colours[theme]).hueF()) < 0.08
    assert image.pixelColor(2, 2).alpha() == 0


@pytest.mark.parametrize("theme", THEMES)
def test_states_are_discs_upper_right_and_from_the_third_on_a_number(theme: Theme) -> None:
    style = replace(STYLE, theme=theme)
    kinds = ("guard", "focus", "buff", "debuff", "dazed")
    stamps = [piece_stamp(style, replace(PLAIN, badges=badges(kinds[:n])), ALONE, 0) for n in range(len(kinds) + 1)]
    spots = ((0.82, -0.74), (1.02, -0.14), (0.8, 0.5))
    for number, stamp in enumerate(stamps):
        for spot, at in enumerate(spots):
            changed = around(stamp, at) != around(stamps[0], at)
            assert changed == (number > spot), (number, spot)
    assert around(stamps[3], spots[2]) != around(stamps[4], spots[2])


def badges(kinds: tuple[str, ...]) -> tuple[Badge, ...]:
    return tuple(Badge(kind, kind) for kind in kinds)


def around(image: QImage, at: tuple[float, float]) -> list[int]:
    """The pixels near a spot of a figure."""
    middle, radius = image.width() / 2, figure_radius(STYLE.scale)
    x, y = round(middle + at[0] * radius), round(middle + at[1] * radius)
    return [image.pixel(x + dx, y + dy) for dx in range(-6, 7) for dy in range(-6, 7)]


@pytest.mark.parametrize("theme", THEMES)
@pytest.mark.parametrize("mana", [0, 1, 3, 5])
def test_mana_is_as_many_gems_below(theme: Theme, mana: int) -> None:
    gauges = (Gauge("health", "h", 3, 6), Gauge("mana", "m", mana, 5))
    image = piece_stamp(replace(STYLE, theme=theme), replace(PLAIN, gauges=gauges), ALONE, 0)
    down = round(image.height() / 2 + 0.92 * figure_radius(STYLE.scale))
    gem = QColor(FIGURE_COLOURS[theme].gem)
    lit = [near(image.pixelColor(x, down), gem) for x in range(image.width())]
    assert sum(now and not before for before, now in pairwise(lit)) == mana


def near(one: QColor, other: QColor, by: int = 12) -> bool:
    return (
        max(abs(one.red() - other.red()), abs(one.green() - other.green()), abs(one.blue() - other.blue())) <= by
        and one.alpha() > 200
    )


RINGS: dict[HighlightLook, str] = {"chosen": "chosen", "choice": "choice", "target": "target"}


@pytest.mark.parametrize("theme", THEMES)
@pytest.mark.parametrize("look", RINGS)
def test_rings_lie_outside_the_figure_in_their_colours(theme: Theme, look: HighlightLook) -> None:
    """A target has four arcs, one that may be chosen dashes, a chosen one a whole ring."""
    image = ring_stamp(replace(STYLE, theme=theme), look, ALONE, 0)
    colour = QColor(getattr(FIGURE_COLOURS[theme], RINGS[look]))
    radius = figure_radius(STYLE.scale)
    reach = 1.42 * radius if look == "target" else 1.2 * radius
    found = [near(at_angle(image, reach, degrees), colour) for degrees in range(360)]
    runs = sum(now and not before for before, now in zip([found[-1], *found], found, strict=False))
    assert {"target": runs == 4, "chosen": all(found), "choice": runs > 8}[look]
    assert not any(near(at_angle(image, 0.8 * radius, degrees), colour) for degrees in range(0, 360, 5))


def at_angle(image: QImage, reach: float, degrees: float) -> QColor:
    middle = image.width() / 2
    return image.pixelColor(
        round(middle + reach * cos(radians(degrees))), round(middle + reach * sin(radians(degrees)))
    )


def test_an_acting_figure_has_an_amber_ring_and_a_done_one_is_dimmed_with_a_tick() -> None:
    acting = piece_stamp(STYLE, replace(PLAIN, active=True), ALONE, 0)
    radius, amber = figure_radius(STYLE.scale), QColor(FIGURE_COLOURS["light"].acting)
    assert all(near(at_angle(acting, 1.12 * radius, degrees), amber, 30) for degrees in range(0, 360, 15))
    done = piece_stamp(STYLE, replace(PLAIN, spent=True), ALONE, 0)
    rims = (at_angle(done, 0.9 * radius, degrees) for degrees in range(100, 180, 10))
    assert all(each.saturationF() < 0.5 for each in rims)
    tick = QColor(FIGURE_COLOURS["light"].tick)
    spot = QPointF(-0.78, -0.72) * radius + QPointF(done.width(), done.height()) / 2
    disc = [done.pixelColor(round(spot.x()) + dx, round(spot.y()) + dy) for dx in range(-9, 10) for dy in range(-9, 10)]
    assert sum(near(each, tick) for each in disc) > 100


@pytest.mark.parametrize("theme", ["light", "dark", "high-contrast"])
def test_a_done_figure_keeps_the_colour_of_its_side(theme: str) -> None:
    """It is dimmed, but nearer to its own side than to any other."""
    shapes = [FigureShape(replace(STYLE, theme=Theme(theme)), seat, 20.0) for seat in range(4)]
    for shape in shapes:
        dimmed = shape.rim_of(True)
        assert dimmed != shape.rim
        nearest = min(shapes, key=lambda other: contrast_of(dimmed, other.rim))
        assert nearest is shape


def contrast_of(one: QColor, other: QColor) -> float:
    """The distance between the hues of two colours, in degrees."""
    apart = abs(one.hue() - other.hue())
    return min(apart, 360 - apart)


@pytest.mark.parametrize("facing", range(6))
def test_a_beak_points_where_it_faces(facing: int) -> None:
    image = piece_stamp(replace(STYLE, theme=Theme.HIGH_CONTRAST), replace(PLAIN, facing=facing), ALONE, 0)
    reach = 1.3 * figure_radius(STYLE.scale)
    found = [degrees for degrees in range(360) if at_angle(image, reach, degrees).alpha() > 127]
    wanted = (60 * facing - 90) % 360
    assert found
    assert all(min(abs(each - wanted), 360 - abs(each - wanted)) <= 16 for each in found)


@pytest.mark.parametrize("theme", THEMES)
def test_everything_on_a_figure_is_painted_within_its_reach(theme: Theme) -> None:
    """Nothing is cut off at the edge of its image."""
    for seat in range(4):
        for piece in crowded():
            image = piece_stamp(replace(STYLE, theme=theme, scale=40.0), piece, ALONE, seat)
            last = image.width() - 1
            edges = [(n, each) for n in range(last + 1) for each in (0, last)]
            assert not any(image.pixelColor(x, y).alpha() > 8 for x, y in (*edges, *((y, x) for x, y in edges)))


def crowded() -> Iterator[BoardPiece]:
    many = badges(("guard", "focus", "buff", "debuff"))
    gauges = (Gauge("health", "h", 3, 6), Gauge("mana", "m", 5, 5))
    for facing in range(6):
        yield replace(
            PLAIN, short="WW", facing=facing, gauges=gauges, badges=many, active=facing % 2 == 0,
            spent=facing % 2 == 1, count=12,
        )  # fmt: skip


def test_the_shapes_of_sides_are_about_equally_large() -> None:
    areas = []
    for seat in range(4):
        points = base_path(seat, STYLE, 100.0).toFillPolygon().toList()
        areas.append(max(hypot(point.x(), point.y()) for point in points))
    assert max(areas) / min(areas) < 1.2


def test_a_sign_is_shown_from_52_pixels_and_is_the_crest_of_the_card_where_there_is_one() -> None:
    plain = replace(PLAIN, short="AB", sign="attack")
    crested = replace(plain, card="battleground/skeletor")
    assert (sign_of(plain), sign_of(crested), sign_of(PLAIN)) == ("attack", "skull", "")
    assert sign_of(replace(plain, card="mine/nobody")) == "attack"
    for scale, is_seen in ((31.0, False), (51.0, True), (60.0, True)):
        style = replace(STYLE, scale=scale)
        without = piece_stamp(style, replace(plain, sign=""), ALONE, 0)
        assert (piece_stamp(style, plain, ALONE, 0) != without) is is_seen
    assert piece_stamp(STYLE, plain, ALONE, 0) != piece_stamp(STYLE, crested, ALONE, 0)


@pytest.mark.parametrize("side", [20, 34, 60])
def test_a_figure_alone_fills_its_square(side: int) -> None:
    piece = replace(PLAIN, short="AB", facing=1, active=True, badges=badges(("guard", "focus")))
    image = figure_image(STYLE, piece, 0, side)
    assert (image.width(), image.height()) == (side, side)
    found = [x for x in range(side) if any(image.pixelColor(x, y).alpha() > 150 for y in range(side))]
    assert len(found) >= 0.85 * side
    assert figure_image(STYLE, replace(piece, facing=4), 0, side) == image
