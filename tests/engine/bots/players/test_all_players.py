"""Bots take their own choices, by their stream alone."""

from collections import Counter

import pytest

from engine.bots.autoplay import next_to_answer, play_on
from engine.bots.bot import UnknownBot, bot_named, bots
from engine.kernel.chance.rolls import KeyedDice, Stream
from engine.kernel.data.choice import Choice
from engine.kernel.data.message import message
from engine.kernel.play.game import start_game
from engine.kernel.state.decision import Decision
from engine.kernel.state.game_state import State
from engine.registry import probe_scenario, probes

pytestmark = pytest.mark.slow

PLAIN = State(seats=("red", "blue"))
PICKS = tuple(Choice("pick", {"number": number}, seat) for seat in ("red", "blue") for number in range(5))
SEALED = Decision(("red", "blue"), "pick", message("prompt-sealed-pick"), PICKS, "all", (Choice("concede", {}, "red"),))


def test_the_random_bot_takes_each_of_its_choices_equally_often() -> None:
    """And nothing else: no standing choice, none of another seat."""
    stream = Stream(5, "test")
    counted = Counter(bot_named("random")(PLAIN, SEALED, "blue", stream).id for _ in range(5_000))
    assert counted.keys() == {choice.id for choice in PICKS if choice.seat == "blue"}
    assert all(850 < count < 1_150 for count in counted.values())


def test_the_same_stream_gives_the_same_choices() -> None:
    first, second = (
        [bot_named("random")(PLAIN, SEALED, "red", stream).id for _ in range(50)]
        for stream in (Stream(1, "a"), Stream(1, "a"))
    )
    assert first == second


def test_an_unknown_bot_is_refused_with_the_nearest_name() -> None:
    assert "random" in bots()
    with pytest.raises(UnknownBot) as error:
        bot_named("randon")
    assert error.value.nearest == "random"
    with pytest.raises(UnknownBot) as error:
        bot_named("x" * 100_000)
    assert error.value.nearest is None


@pytest.mark.parametrize("probe", sorted(probes()))
def test_bots_play_every_probe_to_its_end(probe: str) -> None:
    """In parts or at one go, which is the same game."""
    games = [start_game(probes()[probe], probe_scenario(probe), KeyedDice(4)) for _ in range(2)]
    seated = dict.fromkeys(games[0].state.seats, bot_named("random"))
    taken = play_on(games[0], seated, 9, 10_000)
    assert games[0].outcome is not None
    while games[1].decision is not None:
        assert play_on(games[1], seated, 9, 3) <= 3
    assert games[1].journal == games[0].journal
    assert games[1].answers == taken


def test_a_question_waits_for_who_is_no_bot() -> None:
    random = bot_named("random")
    one = Decision(("red",), "x", message("prompt-order", seat="red"), PICKS)
    any_of = Decision(("red", "blue"), "x", message("prompt-order", seat="red"), PICKS, "any")
    assert next_to_answer(one, {"blue": random}) is None
    assert next_to_answer(one, {"red": random}) == "red"
    assert next_to_answer(SEALED, {"blue": random}) == "blue"
    assert next_to_answer(any_of, {"blue": random}) is None
    assert next_to_answer(any_of, {"red": random, "blue": random}) == "red"
