"""Numbers picked face down and turned up together: rules SP-1 to SP-3."""

import pytest

from engine.kernel.play.game import Game, start_game
from engine.kernel.state.outcome import Outcome
from engine.probes.sealed_pick import SYSTEM, Picks, Revealed
from tests.support.script import asked, offers, play, refused


def rounds(red: str, blue: str) -> Game[Picks]:
    """A game in which both picked these numbers, a digit a round."""
    game = start_game(SYSTEM, {})
    for mine, theirs in zip(red, blue, strict=True):
        play(game, f"red: pick number={mine}", f"blue: pick number={theirs}")
    return game


@pytest.mark.rule("SP-1")
@pytest.mark.parametrize("order", [("red", "blue"), ("blue", "red")])
def test_a_pick_lies_face_down_until_the_other_does_too(order: tuple[str, str]) -> None:
    """Whoever is first: nothing is reported but that a pick was made, and nobody else sees it."""
    game = start_game(SYSTEM, {})
    assert asked(game) == "red, blue: pick"
    first, second = order
    numbers = {"red": 4, "blue": 2}
    happened = play(game, f"{first}: pick number={numbers[first]}")
    assert [event.to_json() for event in happened] == [{"event": "answer-given", "seat": first, "rules": []}]
    assert asked(game) == f"{second}: pick"
    assert game.view(first).sealed[first]["number"] == numbers[first]
    assert game.view(second).sealed[first].data == {}
    assert refused(game, f"{first}: pick number=5") == [], "a pick that lies is not changed"

    happened = play(game, f"{second}: pick number={numbers[second]}")
    assert [event for event in happened if isinstance(event, Revealed)] == [Revealed(picks=numbers, rules=("SP-1",))]
    assert not game.state.sealed


@pytest.mark.rule("SP-1")
def test_the_order_of_the_answers_is_no_part_of_the_game() -> None:
    one, other = start_game(SYSTEM, {}), start_game(SYSTEM, {})
    play(one, "red: pick number=1", "blue: pick number=3")
    play(other, "blue: pick number=3", "red: pick number=1")
    assert one.state == other.state
    assert one.decision == other.decision


@pytest.mark.rule("SP-1")
def test_picks_are_used_up() -> None:
    """A number picked once is gone for its seat, and stays for the other; there is no 0 and no 6."""
    game = rounds("4", "2")
    assert offers(game, "red") == ["pick number=1", "pick number=2", "pick number=3", "pick number=5"]
    assert offers(game, "blue") == ["pick number=1", "pick number=3", "pick number=4", "pick number=5"]
    assert refused(game, "red: pick number=4") == ["SP-1 not-used-yet"]
    assert refused(game, "red: pick number=0") == []
    assert refused(game, "red: pick number=6") == []


@pytest.mark.rule("SP-2")
@pytest.mark.parametrize(
    ("red", "blue", "points"),
    [("5", "1", {"red": 1, "blue": 0}), ("3", "4", {"red": 0, "blue": 1}), ("2", "2", {"red": 0, "blue": 0})],
)
def test_the_higher_pick_scores(red: str, blue: str, points: dict[str, int]) -> None:
    assert rounds(red, blue).state.points == points


@pytest.mark.rule("SP-3", "SP-2")
@pytest.mark.parametrize(
    ("red", "blue", "outcome"),
    [
        ("51234", "12345", Outcome("win", "SP-3", ("blue",), {"red": 1, "blue": 4})),
        ("23451", "12345", Outcome("win", "SP-3", ("red",), {"red": 4, "blue": 1})),
        ("12345", "12345", Outcome("draw", "SP-3", (), {"red": 0, "blue": 0})),
        ("12345", "12354", Outcome("draw", "SP-3", (), {"red": 1, "blue": 1})),
    ],
)
def test_after_five_rounds_the_higher_score_wins(red: str, blue: str, outcome: Outcome) -> None:
    """The fifth round scores like the others; before it the game is not over."""
    assert asked(rounds(red[:4], blue[:4])) == "red, blue: pick"
    game = rounds(red, blue)
    assert asked(game) == ""
    assert game.outcome == outcome
