"""Overlays on places: tints that leave the board visible, five steps with dots, a hatched never, a border of reach."""

from dataclasses import replace
from itertools import combinations
from typing import get_args

import pytest
from PySide6.QtGui import QColor, QImage
from PySide6.QtWidgets import QApplication

from editor.canvas.layers.highlights import MOST_TINT, TINTS, heat_stamp, highlight_stamp
from editor.canvas.style.paint_style import PaintStyle
from editor.theme.theme import COLOURS, Theme
from editor.view_model.overlay import HEAT_STEPS, EditLook, Highlight, PlayLook

STYLE = PaintStyle("flat", Theme.LIGHT, 60.0, 1.0)
THEMES = tuple(COLOURS)
LOOKS = (*get_args(PlayLook), *get_args(EditLook))


@pytest.fixture(autouse=True)
def drawn_by_qt(qapp: QApplication) -> None:
    """Letters need an application."""


def alpha(image: QImage, x: float, y: float) -> float:
    """The opacity at a point, in hex heights from the middle."""
    half = image.width() / 2
    return image.pixelColor(round(half + x * 60), round(half + y * 60)).alphaF()


@pytest.mark.parametrize("theme", THEMES)
def test_tints_leave_the_board_to_be_seen(theme: Theme) -> None:
    """At most 60 per cent, over most of the hex."""
    style = replace(STYLE, theme=theme)
    assert max(TINTS.values()) <= MOST_TINT
    stamps = [highlight_stamp(style, Highlight(look)) for look in LOOKS]
    for stamp in (*stamps, *(heat_stamp(style, step) for step in range(HEAT_STEPS + 1))):
        points = [(x / 20, y / 20) for x in range(-6, 7) for y in range(-6, 7)]
        shares = [alpha(stamp, x, y) for x, y in points]
        assert sum(share > MOST_TINT + 0.01 for share in shares) < 0.35 * len(shares)
        assert min(shares) > 0.03


def test_only_a_reach_has_a_border_and_only_where_it_ends() -> None:
    top = (0.0, -0.49)
    whole, open_above = (highlight_stamp(STYLE, Highlight("reach"), sides) for sides in (63, 0))
    assert alpha(whole, *top) > 0.8
    assert alpha(open_above, *top) < 0.4
    for look in LOOKS:
        if look != "reach":
            image = highlight_stamp(STYLE, Highlight(look))
            corners = [alpha(image, x, y) for x, y in STYLE.corners(0.97)]
            assert max(corners) < 0.8, look


@pytest.mark.parametrize("theme", THEMES)
def test_steps_of_heat_have_as_many_dots(theme: Theme) -> None:
    style = replace(STYLE, theme=theme)
    for step in range(1, HEAT_STEPS + 1):
        image = heat_stamp(style, step)
        row = round(image.height() / 2 + 0.29 * 60)
        plain = image.pixelColor(image.width() // 2, round(image.height() / 2 - 10))
        marked = [apart(image.pixelColor(x, row), plain) > 25 for x in range(20, image.width() - 20)]
        assert sum(now and not before for before, now in zip([False, *marked], marked, strict=False)) == step


def apart(one: QColor, other: QColor) -> float:
    """The difference of two colours and of their opacities."""
    parts = ((one.red(), other.red()), (one.green(), other.green()))
    return max(abs(a - b) for a, b in parts) + 200 * abs(one.alphaF() - other.alphaF())


@pytest.mark.parametrize("theme", THEMES)
def test_never_is_hatched(theme: Theme) -> None:
    never = heat_stamp(replace(STYLE, theme=theme), 0)
    line = [round(100 * alpha(never, x / 60, 0)) for x in range(-20, 21)]
    assert len(set(line)) >= 3
    once = heat_stamp(replace(STYLE, theme=theme), 1)
    assert len({round(100 * alpha(once, x / 60, 0)) for x in range(-20, 21)}) == 1


def test_costs_of_ways_are_written_on_large_hexes_only() -> None:
    for scale, is_written in ((24.0, False), (31.0, False), (40.0, True), (60.0, True)):
        style = replace(STYLE, scale=scale)
        assert (
            highlight_stamp(style, Highlight("reach", "3")) != highlight_stamp(style, Highlight("reach"))
        ) is is_written
    chance = replace(STYLE, scale=31.0)
    assert highlight_stamp(chance, Highlight("target", "62%")) != highlight_stamp(chance, Highlight("target"))


def test_every_look_is_told_from_every_other_without_colour() -> None:
    """In print all are black: what differs is the border, the ring, the arcs, the hatching, the dots or the sign."""
    style = replace(STYLE, theme=Theme.SAVE_INK, scale=24.0)
    stamps = {look: highlight_stamp(style, Highlight(look)) for look in LOOKS}
    for one, other in combinations(LOOKS, 2):
        assert _unlike(stamps[one], stamps[other], max(TINTS.values())) >= 8, (one, other)


def test_every_step_of_heat_is_told_from_every_other_without_colour() -> None:
    style = replace(STYLE, theme=Theme.SAVE_INK, scale=24.0)
    stamps = [heat_stamp(style, step) for step in range(HEAT_STEPS + 1)]
    for one, other in combinations(stamps, 2):
        assert _unlike(one, other, 0.0) >= 4


def _unlike(one: QImage, other: QImage, tint: float) -> int:
    """The pixels in which two images differ clearly in what is blacker than their tints."""
    return sum(
        abs(_mark(one, x, y, tint) - _mark(other, x, y, tint)) > 0.1
        for x in range(one.width())
        for y in range(one.height())
    )


def _mark(image: QImage, x: int, y: int, tint: float) -> float:
    """The blackness of a pixel on white paper, beyond that of a tint."""
    colour = image.pixelColor(x, y)
    return max(0.0, colour.alphaF() * (1 - colour.lightnessF()) - tint)
