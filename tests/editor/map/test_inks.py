"""The colours of the canvas can be told apart and read in every theme."""

from itertools import combinations

import pytest

from editor.map.hand import mixed
from editor.map.inks import INKS, inks_of
from editor.map.spots import BORDERS
from editor.map.terrain import LOOKS
from editor.theme.seat_looks import SEAT_LOOKS
from editor.theme.theme import COLOURS, Theme
from tests.editor.theme.seeing import contrast

THEMES = tuple(COLOURS)
TEXT = {Theme.LIGHT: 4.5, Theme.DARK: 4.5, Theme.HIGH_CONTRAST: 7.0}


def test_every_theme_has_its_inks() -> None:
    assert [inks_of(theme) for theme in THEMES] == list(INKS.values())


@pytest.mark.parametrize("theme", THEMES)
def test_letters_can_be_read(theme: Theme) -> None:
    """On plates, and the names of hexes on the paper."""
    inks = inks_of(theme)
    for ink in (inks.ink, *inks.looks.values()):
        assert contrast(ink, inks.plate) >= 4.5, ink
    assert contrast(inks.ink, inks.plate) >= TEXT[theme]
    assert contrast(mixed(inks.paper, inks.ink, 0.75).name(), inks.paper) >= 4.5


@pytest.mark.parametrize("theme", THEMES)
def test_symbols_and_borders_stand_out(theme: Theme) -> None:
    """What is drawn on terrain is seen on every terrain; what points out a place, on the paper."""
    inks = inks_of(theme)
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
    inks = inks_of(theme)
    assert set(inks.fills) == {*LOOKS, "other"}
    assert len(set(inks.fills.values())) == len(inks.fills)
    assert inks.fill("lava") == inks.fills["other"]


def test_no_two_looks_have_colour_and_border_in_common() -> None:
    for inks in INKS.values():
        for one, other in combinations(BORDERS, 2):
            assert inks.looks[one] != inks.looks[other]
    assert set(BORDERS) == set(inks_of(Theme.LIGHT).looks)
