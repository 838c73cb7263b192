"""What is laid over a board can be seen on its paper, and told apart by every eye."""

from itertools import combinations, pairwise

import pytest

from editor.canvas.layers.highlights import DOT_SHARE, TINTS, heat_share
from editor.theme.board_colours import board_colours
from editor.theme.colours import mixed
from editor.theme.overlay_colours import OVERLAY_COLOURS
from editor.theme.seat_looks import SEAT_LOOKS
from editor.theme.theme import COLOURS, Theme
from tests.editor.theme.colour_vision import EYES, apart, contrast

THEMES = tuple(COLOURS)


def test_every_theme_has_its_overlay_and_print_one_more() -> None:
    assert list(OVERLAY_COLOURS) == [*THEMES, "save-ink"]


@pytest.mark.parametrize("theme", THEMES)
def test_looks_and_lines_stand_out_from_the_paper_and_are_read_on_plates(theme: Theme) -> None:
    colours, paper = OVERLAY_COLOURS[theme], board_colours(theme).paper
    for colour in (*colours.looks.values(), colours.route, colours.clear, colours.blocked):
        assert contrast(colour, paper) >= 3, colour
    for ink in (*colours.looks.values(), colours.hurt, colours.heal, colours.miss):
        assert contrast(ink, colours.plate) >= 4.5, ink


def test_no_two_looks_have_one_colour() -> None:
    for theme in THEMES:
        looks = OVERLAY_COLOURS[theme].looks
        assert len(set(looks.values())) == len(looks)


@pytest.mark.parametrize("eye", EYES)
@pytest.mark.parametrize("theme", THEMES)
def test_the_tint_of_sight_is_not_that_of_the_zone_of_blue_for_any_eye(theme: Theme, eye: str) -> None:
    """By colour; the dots of what is seen and the border of a zone tell them apart as well."""
    paper, blue = board_colours(theme).paper, SEAT_LOOKS[1].colours[theme]
    seen = mixed(paper, OVERLAY_COLOURS[theme].light, TINTS["seen"])
    for share in (board_colours(theme).zone_fill, 0.25, 0.5):
        assert apart(seen, mixed(paper, blue, share), eye) >= 10, share


@pytest.mark.parametrize("theme", THEMES)
def test_sight_does_not_look_like_the_zone_of_blue(theme: Theme) -> None:
    """Neither what is seen nor a line of sight has a colour near to that of the second side, for usual eyes."""
    colours, blue = OVERLAY_COLOURS[theme], SEAT_LOOKS[1].colours[theme]
    for colour in (colours.looks["seen"], colours.clear, colours.blocked):
        assert apart(colour, blue, "usual") >= 40, colour


@pytest.mark.parametrize("eye", EYES)
@pytest.mark.parametrize("theme", THEMES)
def test_targets_and_reach_and_both_kinds_of_sight_are_told_apart_by_every_eye(theme: Theme, eye: str) -> None:
    looks = OVERLAY_COLOURS[theme].looks
    for one, other in combinations((looks["target"], looks["reach"]), 2):
        assert apart(one, other, eye) >= 15, (one, other)
    clear, blocked = OVERLAY_COLOURS[theme].clear, OVERLAY_COLOURS[theme].blocked
    assert apart(clear, blocked, eye) >= 12


@pytest.mark.parametrize("eye", EYES)
@pytest.mark.parametrize("theme", THEMES)
def test_steps_of_heat_are_told_apart_by_every_eye(theme: Theme, eye: str) -> None:
    """By colour on the paper, where hexes are too small for dots; the dots stand out from their steps.

    Never is told by its hatching, all steps of print by their dots.
    """
    paper, ink = board_colours(theme).paper, OVERLAY_COLOURS[theme].heat_ink
    steps = [mixed(paper, colour, heat_share(step)) for step, colour in enumerate(OVERLAY_COLOURS[theme].heat)]
    for one, other in pairwise(steps[1:]):
        assert apart(one, other, eye) >= (9 if eye == "usual" else 4), (one, other)
    assert apart(steps[2], paper, eye) >= 4, "the first step is hardly more than the paper"
    for step in steps[1:]:
        assert contrast(mixed(step, ink, DOT_SHARE), step, eye) >= 2.5, step


def test_steps_of_heat_in_print_differ_in_dots_alone() -> None:
    assert set(OVERLAY_COLOURS["save-ink"].heat) == {board_colours("save-ink").paper}
