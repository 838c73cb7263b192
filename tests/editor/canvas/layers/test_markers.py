"""Objectives are gold coins of at least 14 pixels, ringed by their holder in colour and shape."""

from dataclasses import replace

import pytest
from PySide6.QtGui import QColor, QImage
from PySide6.QtWidgets import QApplication

from editor.canvas.layers.markers import LEAST_RADIUS, marker_radius, marker_reach, marker_stamp
from editor.canvas.style.paint_style import PaintStyle
from editor.theme.figure_colours import FIGURE_COLOURS
from editor.theme.seat_looks import seat_look
from editor.theme.theme import COLOURS, Theme
from editor.view_model.board import Marker

COIN = Marker("o", "objective", "Objective 1", "1", "A1")
STYLE = PaintStyle("flat", Theme.LIGHT, 60.0, 1.0)
THEMES = tuple(COLOURS)


@pytest.fixture(autouse=True)
def drawn_by_qt(qapp: QApplication) -> None:
    """Numbers need an application."""


def width(image: QImage, colour: str) -> int:
    """The extent of a colour along the middle of an image."""
    row, wanted = image.height() // 2, QColor(colour)
    found = [x for x in range(image.width()) if near(image.pixelColor(x, row), wanted)]
    return found[-1] - found[0] + 1 if found else 0


def near(one: QColor, other: QColor) -> bool:
    parts = ((one.red(), other.red()), (one.green(), other.green()), (one.blue(), other.blue()))
    return one.alpha() > 180 and all(abs(a - b) <= 30 for a, b in parts)


@pytest.mark.parametrize("scale", [1.5, 3.0, 8.0, 14.0, 30.0, 60.0])
@pytest.mark.parametrize("beside", [True, False])
def test_a_coin_is_never_smaller_than_14_pixels(scale: float, beside: bool) -> None:
    assert 2 * marker_radius(scale, beside) >= 14
    image = marker_stamp(replace(STYLE, scale=scale, theme=Theme.HIGH_CONTRAST), COIN, None, beside)
    opaque = [x for x in range(image.width()) if any(opaque_at(image, x, y) for y in range(image.height()))]
    assert len(opaque) >= 14


def opaque_at(image: QImage, x: int, y: int) -> bool:
    return image.pixelColor(x, y).alpha() > 100


@pytest.mark.parametrize("theme", THEMES)
def test_a_coin_is_gold_with_a_ring_around_it(theme: Theme) -> None:
    image = marker_stamp(replace(STYLE, theme=theme), replace(COIN, short=""), None, False)
    colours, radius = FIGURE_COLOURS[theme], marker_radius(60, False)
    middle = image.width() // 2
    gold = image.pixelColor(middle, middle + round(0.4 * radius))
    assert abs(gold.hueF() - QColor(colours.coin).hueF()) < 0.05
    assert near(image.pixelColor(middle, middle - round(0.95 * radius)), QColor(colours.coin_ring))


@pytest.mark.parametrize("theme", THEMES)
@pytest.mark.parametrize("seat", range(4))
def test_a_coin_is_ringed_by_its_holder_in_colour_and_shape(theme: Theme, seat: int) -> None:
    style = replace(STYLE, theme=theme)
    free, held = (marker_stamp(style, COIN, each, False) for each in (None, seat))
    colour = seat_look(seat).colours[theme]
    assert width(held, colour) > 2 * marker_radius(60, False)
    assert width(free, colour) < 1.8 * marker_radius(60, False)
    shapes = {other: marker_stamp(style, COIN, other, False) for other in range(4) if other != seat}
    assert all(shape != held for shape in shapes.values())


@pytest.mark.parametrize("seat", [None, 0, 1, 2, 3])
@pytest.mark.parametrize("beside", [True, False])
@pytest.mark.parametrize("kind", ["objective", "mark", "note"])
def test_nothing_of_a_marker_is_cut_off(seat: int | None, beside: bool, kind: str) -> None:
    for scale in (5.0, 31.0, 60.0):
        image = marker_stamp(replace(STYLE, scale=scale), replace(COIN, kind=kind), seat, beside)
        last = image.width() - 1
        border = [(n, each) for n in range(last + 1) for each in (0, last)]
        assert not any(image.pixelColor(x, y).alpha() > 8 for x, y in (*border, *((y, x) for x, y in border)))
        assert image.width() == pytest.approx(2 * marker_reach(scale), abs=1)


def test_the_least_radius_is_half_of_the_least_coin() -> None:
    assert LEAST_RADIUS == 7
