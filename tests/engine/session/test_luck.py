"""The luck of a session: scripted dice first, then the seed or the dice of the players."""

from dataclasses import replace

import pytest

from engine.kernel.chance.rolls import ChanceRequest
from engine.kernel.data.errors import OutOfDice
from engine.session.luck import Luck

LATER = range(2, 12)


def die(number: int) -> ChanceRequest:
    """The request for a die of the game, by its number."""
    return ChanceRequest("attack/red", number, True, number, range(1, 7))


def results(luck: Luck, numbers: range = LATER) -> list[object]:
    source = luck.source()
    return [source.result(die(number)) for number in numbers]


def test_scripted_dice_come_first_and_then_the_seed() -> None:
    luck = Luck(seed=5, dice=(6, 1))
    assert results(luck, range(2)) == [6, 1]
    assert results(luck) == results(Luck(seed=5)) != results(Luck(seed=6))


def test_a_second_try_has_other_luck_after_the_same_script() -> None:
    luck = Luck(seed=5, dice=(6, 1))
    again = luck.but(fresh=1)
    assert results(again, range(2)) == [6, 1]
    assert results(again) != results(luck)


def test_a_script_may_begin_with_a_later_die() -> None:
    """As in a saved position, which holds what is left of it."""
    luck = Luck(seed=5, dice=(4, 2), first=7)
    assert results(luck, range(7, 9)) == [4, 2]
    assert results(luck, range(9, 15)) == results(Luck(seed=5), range(9, 15))
    assert [luck.left(thrown) for thrown in (0, 7, 8, 9, 20)] == [(4, 2), (4, 2), (2,), (), ()]


def test_dice_before_a_later_script_come_from_the_seed() -> None:
    """They can be thrown when a game with a past is taken back behind its position."""
    assert results(Luck(seed=5, dice=(4, 2), first=7), range(7)) == results(Luck(seed=5), range(7))


def test_the_players_throw_what_the_script_lacks() -> None:
    assert results(Luck(dice=(3,), ask=True), range(3)) == [3, None, None]
    assert results(Luck(ask=True), range(1)) == [None]


def test_players_who_throw_their_own_dice_throw_scripted_ones_too() -> None:
    """Draws come from the seed as before."""
    own = Luck(seed=5, dice=(3,), own_dice=True)
    assert results(own, range(2)) == [None, None]
    draw = replace(die(0), is_die=False)
    assert own.source().result(draw) == Luck(seed=5).source().result(draw)


@pytest.mark.parametrize("dice", [(), (3,)])
def test_a_strict_script_ends_with_its_last_die(dice: tuple[int, ...]) -> None:
    source = Luck(dice=dice, strict=True).source()
    assert [source.result(die(number)) for number in range(len(dice))] == list(dice)
    with pytest.raises(OutOfDice):
        source.result(die(len(dice)))
