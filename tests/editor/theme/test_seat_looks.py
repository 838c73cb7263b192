"""The sides are distinguished by every kind of eye, in every theme, and by their patterns alone."""

from itertools import combinations

import pytest

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
        for theme in look.colours:
            assert len({seat.colours[theme] for seat in seats}) == len(SHADES)
            assert all(contrast(seat.ink_colours[theme], seat.colours[theme]) >= 3 for seat in seats)


def test_each_team_that_a_board_tells_apart_has_a_look() -> None:
    assert len(SEAT_LOOKS) == TEAM_LOOKS
