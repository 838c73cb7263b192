"""The colours of the canvas can be distinguished and read in every theme."""

from itertools import combinations

import pytest

from editor.canvas.layers.highlights import BORDERS
from editor.canvas.layers.terrain import LOOKS
from editor.canvas.style.map_colours import CANVAS_COLOURS, canvas_colours
from editor.theme.colours import mixed
from editor.theme.seat_looks import SEAT_LOOKS
from editor.theme.theme import COLOURS, Theme
from tests.editor.theme.colour_vision import contrast

THEMES = tuple(COLOURS)
TEXT = {Theme.LIGHT: 4.5, Theme.DARK: 4.5, Theme.HIGH_CONTRAST: 7.0}


def test_every_theme_has_its_inks() -> None:
    assert [canvas_colours(theme) for theme in THEMES] == list(CANVAS_COLOURS.values())


@pytest.mark.parametrize("theme", THEMES)
def test_letters_can_be_read(theme: Theme) -> None:
    """On plates, and the names of hexes on the paper."""
    colours = canvas_colours(theme)
    for ink in (colours.ink, *colours.looks.values()):
        assert contrast(ink, colours.plate) >= 4.5, ink
    assert contrast(colours.ink, colours.plate) >= TEXT[theme]
    assert contrast(mixed(colours.paper, colours.ink, 0.75), colours.paper) >= 4.5


@pytest.mark.parametrize("theme", THEMES)
def test_symbols_and_borders_stand_out(theme: Theme) -> None:
    """What is drawn on terrain is seen on every terrain; what points out a place, on the paper."""
    colours = canvas_colours(theme)
    for terrain, fill in colours.fills.items():
        assert contrast(colours.ink, fill) >= 3, terrain
    for colour in (*colours.looks.values(), colours.way, colours.clear, colours.blocked, colours.cursor):
        assert contrast(colour, colours.paper) >= 3, colour
    for side in SEAT_LOOKS:
        assert contrast(side.colours[theme], colours.paper) >= 3, side
    for colour in (colours.cursor, colours.ink):
        assert contrast(colour, colours.table) >= 3


@pytest.mark.parametrize("theme", THEMES)
def test_every_class_of_terrain_has_a_fill(theme: Theme) -> None:
    colours = canvas_colours(theme)
    assert set(colours.fills) == {*LOOKS, "other"}
    assert len(set(colours.fills.values())) == len(colours.fills)
    assert colours.fill("lava") == colours.fills["other"]


def test_no_two_looks_have_colour_and_border_in_common() -> None:
    for colours in CANVAS_COLOURS.values():
        for one, other in combinations(BORDERS, 2):
            assert colours.looks[one] != colours.looks[other]
    assert set(BORDERS) == set(canvas_colours(Theme.LIGHT).looks)
