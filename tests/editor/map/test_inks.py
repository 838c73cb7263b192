"""The colours of the canvas can be told apart and read in every theme."""

from itertools import combinations

import pytest

from editor.canvas.layers.highlights import BORDERS
from editor.canvas.layers.terrain import LOOKS
from editor.canvas.style.colours import CANVAS_COLOURS, canvas_colours
from editor.canvas.style.paint_style import mixed
from editor.theme.seat_looks import SEAT_LOOKS
from editor.theme.theme import COLOURS, Theme
from tests.editor.theme.seeing import contrast

THEMES = tuple(COLOURS)
TEXT = {Theme.LIGHT: 4.5, Theme.DARK: 4.5, Theme.HIGH_CONTRAST: 7.0}


def test_every_theme_has_its_inks() -> None:
    assert [canvas_colours(theme) for theme in THEMES] == list(CANVAS_COLOURS.values())


@pytest.mark.parametrize("theme", THEMES)
def test_letters_can_be_read(theme: Theme) -> None:
    """On plates, and the names of hexes on the paper."""
    inks = canvas_colours(theme)
    for ink in (inks.ink, *inks.looks.values()):
        assert contrast(ink, inks.plate) >= 4.5, ink
    assert contrast(inks.ink, inks.plate) >= TEXT[theme]
    assert contrast(mixed(inks.paper, inks.ink, 0.75).name(), inks.paper) >= 4.5


@pytest.mark.parametrize("theme", THEMES)
def test_symbols_and_borders_stand_out(theme: Theme) -> None:
    """What is drawn on terrain is seen on every terrain; what points out a place, on the paper."""
    inks = canvas_colours(theme)
    for terrain, fill in inks.fills.items():
        assert contrast(inks.ink, fill) >= 3, terrain
    for colour in (*inks.looks.values(), inks.way, inks.clear, inks.blocked, inks.cursor):
        assert contrast(colour, inks.paper) >= 3, colour
    for side in SEAT_LOOKS:
        assert contrast(side.colours[theme], inks.paper) >= 3, side
    for colour in (inks.cursor, inks.ink):
        assert contrast(colour, inks.table) >= 3


@pytest.mark.parametrize("theme", THEMES)
def test_every_class_of_terrain_has_a_fill(theme: Theme) -> None:
    inks = canvas_colours(theme)
    assert set(inks.fills) == {*LOOKS, "other"}
    assert len(set(inks.fills.values())) == len(inks.fills)
    assert inks.fill("lava") == inks.fills["other"]


def test_no_two_looks_have_colour_and_border_in_common() -> None:
    for inks in CANVAS_COLOURS.values():
        for one, other in combinations(BORDERS, 2):
            assert inks.looks[one] != inks.looks[other]
    assert set(BORDERS) == set(canvas_colours(Theme.LIGHT).looks)
