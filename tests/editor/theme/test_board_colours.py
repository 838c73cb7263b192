"""The colours of boards can be distinguished and read in every theme."""

import pytest

from editor.canvas.layers.terrain import KINDS
from editor.theme.board_colours import BOARD_COLOURS, board_colours
from editor.theme.colours import mixed
from editor.theme.seat_looks import SEAT_LOOKS
from editor.theme.theme import COLOURS, Theme
from tests.editor.theme.colour_vision import contrast

THEMES = tuple(COLOURS)
TEXT = {Theme.LIGHT: 4.5, Theme.DARK: 4.5, Theme.HIGH_CONTRAST: 7.0}


def test_every_theme_has_its_inks_and_print_one_more() -> None:
    assert [board_colours(theme) for theme in THEMES] == list(BOARD_COLOURS.values())[:-1]
    assert list(BOARD_COLOURS)[-1] == "save-ink"


def test_print_saves_ink() -> None:
    """Black on white: outlines and hatching, no fill."""
    found = BOARD_COLOURS["save-ink"]
    assert {found.paper, found.table, found.plate, *found.fills.values(), *found.areas.values()} == {"#ffffff"}
    assert {found.ink, found.outline} == {"#000000"}


@pytest.mark.parametrize("theme", THEMES)
def test_bodies_are_lit_from_one_side(theme: Theme) -> None:
    """The rim in the light is lighter than the top, the side darker; a flat body has an outline that stands out."""
    colours = board_colours(theme)
    for kind, matter in colours.matters.items():
        assert contrast(matter.lit, matter.side) >= 3, kind
        against_black = [contrast(each, "#000000") for each in (matter.side, matter.top, matter.lit)]
        assert against_black == sorted(set(against_black)), kind
        assert not colours.flat or contrast(colours.outline, matter.top) >= 3, kind
    assert colours.flat == (colours.shadow_share == 0)


@pytest.mark.parametrize("theme", THEMES)
def test_letters_can_be_read(theme: Theme) -> None:
    """On plates, and the names of hexes on the paper."""
    colours = board_colours(theme)
    assert contrast(colours.ink, colours.plate) >= TEXT[theme]
    assert contrast(mixed(colours.paper, colours.ink, 0.75), colours.paper) >= 4.5


@pytest.mark.parametrize("theme", THEMES)
def test_names_on_platforms_can_be_read(theme: Theme) -> None:
    """In ink or in the colour of outlines, whichever stands out."""
    colours = board_colours(theme)
    top = colours.matter("platform").top
    assert max(contrast(colours.ink, top), contrast(colours.outline, top)) >= 4.5


@pytest.mark.parametrize("theme", THEMES)
def test_symbols_and_borders_stand_out(theme: Theme) -> None:
    """What is drawn on terrain is seen on every terrain; what points out a place, on the paper."""
    colours = board_colours(theme)
    for terrain, fill in colours.fills.items():
        assert contrast(colours.ink, fill) >= 3, terrain
    for colour in (colours.way, colours.cursor):
        assert contrast(colour, colours.paper) >= 3, colour
    for side in SEAT_LOOKS:
        assert contrast(side.colours[theme], colours.paper) >= 3, side
    for colour in (colours.cursor, colours.ink):
        assert contrast(colour, colours.table) >= 3


@pytest.mark.parametrize("theme", THEMES)
def test_every_class_of_terrain_has_a_fill(theme: Theme) -> None:
    colours = board_colours(theme)
    assert set(colours.fills) == {*KINDS, "other"}
    assert len(set(colours.fills.values())) == len(colours.fills)
    assert colours.fill("lava") == colours.fills["other"]
