"""A rival without a player, whose ties the players settle together: rules RP-1 to RP-5."""

from dataclasses import replace

import pytest

from engine.kernel.play.game import Game, resume_game, start_game
from engine.kernel.play.journal import Answered
from engine.kernel.state.outcome import Outcome
from engine.probes.rival_priorities import SYSTEM, Act, Fight, Mark
from tests.support.script import asked, offers, play, refused


def fight(
    away: tuple[int, int] = (2, 3), lives: tuple[int, int] = (4, 4), rival: int = 6, number: int = 1
) -> Game[Fight]:
    """A round before red acts; distances and lives are those of red and blue."""
    state = replace(
        SYSTEM.setup({}),
        away=dict(zip(("red", "blue"), away, strict=True)),
        lives={"red": lives[0], "blue": lives[1], "rival": rival},
        agenda=(Mark(number), Act("blue"), Act("red")),
    )
    return resume_game(SYSTEM, state)


def lives(game: Game[Fight]) -> tuple[int, int, int]:
    return game.state.lives["red"], game.state.lives["blue"], game.state.lives["rival"]


@pytest.mark.rule("RP-1", "RP-4")
def test_the_players_act_in_turns() -> None:
    """Everybody begins with the lives of the book; one step or a strike, then the next one."""
    game = start_game(SYSTEM, {})
    assert lives(game) == (4, 4, 6)
    assert game.state.agenda == (Mark(1), Act("blue"), Act("red"))
    assert asked(game) == "red: act"
    play(game, "red: go to=1")
    assert asked(game) == "blue: act"
    play(game, "blue: go to=2")
    assert game.state.away == {"red": 1, "blue": 2}
    assert asked(game) == "red: act", "the rival has marked, the next round begins"
    assert offers(game, "red") == ["go to=2", "strike"]


@pytest.mark.rule("RP-1")
def test_one_step_within_the_table_and_a_strike_from_one_step_away() -> None:
    game = fight(away=(2, 3))
    assert offers(game, "red") == ["go to=1", "go to=3"]
    assert refused(game, "red: go to=2") == ["RP-1 one-step"]
    assert refused(game, "red: strike") == ["RP-1 near-enough"]
    assert refused(game, "blue: go to=2") == []
    play(game, "red: go to=1")
    assert offers(game, "blue") == ["go to=2"], "three steps are the farthest"
    assert refused(game, "blue: go to=4") == []
    assert refused(game, "blue: go to=1") == ["RP-1 one-step"]
    assert refused(game, "blue: strike") == ["RP-1 near-enough"]
    near = fight(away=(1, 1))
    assert offers(near, "red") == ["go to=2", "strike"]
    assert refused(near, "red: go to=0") == []


@pytest.mark.rule("RP-2")
@pytest.mark.parametrize(("before", "after"), [((4, 2), (3, 2)), ((2, 4), (2, 3))])
def test_after_both_the_rival_marks_the_player_with_most_lives(before: tuple[int, int], after: tuple[int, int]) -> None:
    """Even though the other one is nearer; and not before both have acted."""
    away = (3, 2) if before[0] > before[1] else (2, 3)
    game = fight(away=away, lives=before)
    play(game, f"red: go to={2 if away[0] == 3 else 1}")
    assert lives(game)[:2] == before
    play(game, f"blue: go to={2 if away[1] == 3 else 1}")
    assert lives(game)[:2] == after


@pytest.mark.rule("RP-3")
@pytest.mark.parametrize(("away", "red", "blue", "after"), [((2, 3), "1", "2", (3, 4)), ((3, 2), "2", "1", (4, 3))])
def test_with_equal_lives_it_marks_the_nearest(
    away: tuple[int, int], red: str, blue: str, after: tuple[int, int]
) -> None:
    game = fight(away=away)
    play(game, f"red: go to={red}", f"blue: go to={blue}")
    assert lives(game)[:2] == after
    assert asked(game) == "red: act"


@pytest.mark.rule("RP-3")
@pytest.mark.parametrize("speaker", ["red", "blue"])
@pytest.mark.parametrize(("who", "after"), [("red", (3, 4)), ("blue", (4, 3))])
def test_still_tied_whoever_speaks_first_chooses(speaker: str, who: str, after: tuple[int, int]) -> None:
    """One answer decides for both, and the journal says whose it was."""
    game = fight(away=(2, 2))
    play(game, "red: go to=1", "blue: go to=1")
    assert asked(game) == "red, blue: mark"
    assert offers(game, "red") == offers(game, "blue") == ["mark who=red", "mark who=blue"]
    assert refused(game, "blue: mark who=rival") == []
    play(game, f"{speaker}: mark who={who}")
    assert lives(game)[:2] == after
    assert asked(game) == "red: act", "the other one is not asked any more"
    last = game.journal[-1]
    assert isinstance(last, Answered)
    assert (last.seat, last.choice.id) == (speaker, f"mark who={who}")


@pytest.mark.rule("RP-4")
def test_three_steps_away_the_mark_loses_nothing() -> None:
    """The rival marks by lives all the same, and does not take another."""
    game = fight(away=(2, 2), lives=(4, 3))
    play(game, "red: go to=3", "blue: go to=1")
    assert lives(game) == (4, 3, 6)
    play(game, "red: go to=2", "blue: go to=2")
    assert lives(game) == (3, 3, 6)


@pytest.mark.rule("RP-4")
def test_a_strike_takes_a_life_of_the_rival() -> None:
    game = fight(away=(1, 3), rival=6)
    play(game, "red: strike")
    assert lives(game) == (4, 4, 5)
    play(game, "blue: go to=2")
    assert lives(game) == (3, 4, 5)
    assert game.state.away == {"red": 1, "blue": 2}


@pytest.mark.rule("RP-5")
def test_the_last_life_of_the_rival_wins_for_both() -> None:
    """At once: the rival marks nobody any more."""
    game = fight(away=(1, 1), lives=(1, 1), rival=2)
    play(game, "red: strike")
    assert asked(game) == "blue: act"
    play(game, "blue: strike")
    assert game.outcome == Outcome("win", "RP-5", ("red", "blue"))
    assert lives(game) == (1, 1, 0)


@pytest.mark.rule("RP-5", "RP-4")
@pytest.mark.parametrize("marked", ["red", "blue"])
def test_the_last_life_of_a_player_loses_for_both(marked: str) -> None:
    game = fight(away=(2, 2), lives=(1, 1))
    play(game, "red: go to=1", "blue: go to=1", f"red: mark who={marked}")
    assert game.outcome == Outcome("loss", "RP-5")
    assert asked(game) == ""


@pytest.mark.rule("RP-5", "RP-2")
def test_the_end_of_the_thirtieth_round_loses_for_both() -> None:
    """The rival still marks in it, and the round before is not the last."""
    game = fight(away=(2, 3), number=29)
    play(game, "red: go to=1", "blue: go to=2")
    assert asked(game) == "red: act"
    assert lives(game) == (3, 4, 6)
    play(game, "red: strike", "blue: go to=1")
    assert game.outcome == Outcome("loss", "RP-5")
    assert lives(game) == (3, 3, 5)
