"""The sides are distinguished by every kind of eye, in every theme, and by their patterns alone."""

from itertools import combinations

import pytest

from editor.theme.figure_colours import FIGURE_COLOURS
from editor.theme.seat_looks import SEAT_LOOKS, SHADES, seat_look
from editor.theme.theme import COLOURS, Theme
from editor.view_model.board import TEAM_LOOKS
from tests.editor.theme.colour_vision import EYES, apart, contrast

LEAST_APART = 20
TEXT, PART = 4.5, 3.0


@pytest.mark.parametrize("eye", EYES)
@pytest.mark.parametrize("theme", COLOURS)
def test_no_eye_takes_one_side_for_another(theme: Theme, eye: str) -> None:
    for one, other in combinations(SEAT_LOOKS, 2):
        assert apart(one.colours[theme], other.colours[theme], eye) >= LEAST_APART, (one, other)


@pytest.mark.parametrize("theme", COLOURS)
def test_sides_are_seen_on_every_ground_and_what_is_written_on_them_is_read(theme: Theme) -> None:
    colours = COLOURS[theme]
    for side in SEAT_LOOKS:
        for ground in (colours.window, colours.panel, colours.raised):
            assert contrast(side.colours[theme], ground) >= PART, (side.pattern, ground)
        assert contrast(side.ink_colours[theme], side.colours[theme]) >= TEXT, side.pattern


def test_each_side_has_a_pattern_of_its_own() -> None:
    assert len({side.pattern for side in SEAT_LOOKS}) == len(SEAT_LOOKS) == 4


def test_the_seats_of_a_team_have_its_pattern_and_a_shade_of_their_own() -> None:
    for team, look in enumerate(SEAT_LOOKS):
        seats = [seat_look(team + 4 * number) for number in range(len(SHADES))]
        assert seats[0] == look
        assert {seat.pattern for seat in seats} == {look.pattern}
        for theme in COLOURS:
            assert len({seat.colours[theme] for seat in seats}) == len(SHADES)
            assert all(contrast(seat.ink_colours[theme], seat.colours[theme]) >= 3 for seat in seats)


def test_each_team_that_a_board_tells_apart_has_a_look() -> None:
    assert len(SEAT_LOOKS) == TEAM_LOOKS


def test_each_side_has_a_shape_of_its_own_and_shares_it_with_its_team() -> None:
    assert len({side.shape for side in SEAT_LOOKS}) == len(SEAT_LOOKS)
    assert all(seat_look(team + 4).shape == look.shape for team, look in enumerate(SEAT_LOOKS))


@pytest.mark.parametrize("theme", FIGURE_COLOURS)
def test_letters_are_read_on_the_discs_of_figures(theme: str) -> None:
    """All letters on both sides of the disc, in the lit themes in the colour of their side."""
    colours = FIGURE_COLOURS[theme]
    looks = [seat_look(team + 4 * number) for team in range(4) for number in range(len(SHADES))]
    for look in looks[:4] if colours.is_flat else looks:
        ink = colours.letters if colours.is_flat else look.letters
        for ground in (colours.disc, colours.disc_edge):
            assert contrast(ink, ground or look.colours[Theme(theme)]) >= TEXT, (ink, ground)
    assert contrast(colours.spent_ink, colours.spent_disc) >= TEXT
    pairs = ((colours.state_ink, colours.state), (colours.more_ink, colours.more), (colours.name_ink, colours.name))
    for ink, ground in (*pairs, (colours.coin_ink, colours.coin), (colours.coin_ink, colours.coin_glint)):
        assert contrast(ink, ground) >= TEXT, (ink, ground)
    assert contrast(colours.tick_ink, colours.tick) >= PART


@pytest.mark.parametrize("eye", EYES)
@pytest.mark.parametrize("theme", FIGURE_COLOURS)
def test_full_and_lost_parts_and_rings_are_told_apart_by_every_eye(theme: str, eye: str) -> None:
    colours = FIGURE_COLOURS[theme]
    assert apart(colours.full, colours.lost, eye) >= 60
    assert apart(colours.gem, colours.gem_line, eye) >= 40
    if theme != "save-ink":
        for one, other in combinations((colours.acting, colours.chosen, colours.target), 2):
            assert apart(one, other, eye) >= LEAST_APART, (one, other)
