"""Matches: seeds, seats and scores, the same on any number of processes."""

import os
import signal
from collections.abc import Sequence
from pathlib import Path

import pytest

from engine.bots.bot import UnknownBot
from engine.bots.match import GamesLost, Match, PlayedGame, WrongPlayers, _play_batch, play_match
from engine.bots.match_score import match_to_json, score
from engine.kernel.state.outcome import Outcome, draw, win
from engine.registry import probe_scenario

MARKER = "HEXSMITH_TEST_MARKER"


def match(probe: str = "physical-dice", *, games: int = 12, swap_seats: bool = False, players: int = 2) -> Match:
    return Match(probe, probe_scenario(probe), ("random",) * players, games, 7, swap_seats)


@pytest.mark.slow
def test_the_number_of_workers_changes_nothing() -> None:
    heard: list[PlayedGame] = []
    alone = play_match(match(games=30), 1, heard.extend)
    assert tuple(heard) == alone
    heard.clear()
    assert play_match(match(games=30), 2, heard.extend) == alone
    assert tuple(sorted(heard, key=lambda game: game.number)) == alone


def dies_once(match: Match, numbers: Sequence[int]) -> list[PlayedGame]:
    """What a worker does that is ended the first time that it comes to game 4."""
    marker = Path(os.environ[MARKER])
    if 4 in numbers and not marker.exists():
        marker.touch()
        os.kill(os.getpid(), signal.SIGKILL)
    return _play_batch(match, numbers)


def dies_each_time(match: Match, numbers: Sequence[int]) -> list[PlayedGame]:
    """What a worker does that no memory is enough for."""
    if 4 in numbers:
        os.kill(os.getpid(), signal.SIGKILL)
    return _play_batch(match, numbers)


@pytest.mark.slow
def test_a_killed_worker_costs_nothing(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    """A32: what it had not done is played again, and it is as if nothing had been."""
    monkeypatch.setenv(MARKER, str(tmp_path / "killed"))
    monkeypatch.setattr("engine.bots.match._play_batch", dies_once)
    assert play_match(match(), 2) == play_match(match(), 1)
    assert (tmp_path / "killed").exists()


@pytest.mark.slow
def test_games_that_kill_each_worker_do_not_take_the_others_along(monkeypatch: pytest.MonkeyPatch) -> None:
    """A32: their numbers are reported, and with them their seeds."""
    monkeypatch.setattr("engine.bots.match._play_batch", dies_each_time)
    with pytest.raises(GamesLost) as caught:
        play_match(match(games=40), 2)
    assert caught.value.lost == (4, 5)
    alone = play_match(match(games=40), 1)
    assert caught.value.played == tuple(game for game in alone if game.number not in (4, 5))


def test_every_game_has_a_seed_of_its_own() -> None:
    played = play_match(match())
    assert len({game.seed for game in played}) == 12
    assert {game.seating for game in played} == {("red", "blue")}
    assert [game.number for game in played] == list(range(12))


def test_more_games_begin_with_the_same_ones() -> None:
    assert play_match(match(games=20))[:12] == play_match(match(games=12))


def test_swapped_seats_go_round_with_the_same_luck() -> None:
    """Each player sits on each seat once for each seed."""
    played = play_match(match(swap_seats=True))
    assert [game.seating for game in played[:2]] == [("red", "blue"), ("blue", "red")]
    assert [game.seed for game in played[::2]] == [game.seed for game in played[1::2]]
    assert len({game.seed for game in played}) == 6
    three = match("three-teams", games=6, players=6, swap_seats=True)
    assert {seating[0] for seating in (game.seating for game in play_match(three))} == set(play_match(three)[0].seating)


def test_players_must_fit_the_seats() -> None:
    with pytest.raises(WrongPlayers) as error:
        play_match(match(players=3))
    assert error.value.seats == ("red", "blue")
    with pytest.raises(UnknownBot):
        play_match(Match("sealed-pick", probe_scenario("sealed-pick"), ("random", "nobody"), 1))


def played(number: int, seating: tuple[str, ...], outcome: Outcome | None) -> PlayedGame:
    return PlayedGame(number, number, seating, outcome, None, 3)


def test_wins_are_counted_by_player_and_by_seat() -> None:
    """A team wins together; a draw, a loss and a game without end are nobody's."""
    here, there = ("red", "blue"), ("blue", "red")
    games = (
        played(0, here, win("R", "red")),
        played(1, there, win("R", "red")),
        played(2, here, win("R", "red", "blue")),
        played(3, there, draw("R")),
        played(4, here, Outcome("loss", "R")),
        played(5, there, None),
    )
    counted = score(match(), games)
    assert (counted.games, counted.wins, counted.draws, counted.unfinished) == (6, (2, 2), 1, 1)
    assert counted.by_seat == {"red": 3, "blue": 1}
    answer = match_to_json(match(), games)
    assert answer["wins"] == [2, 2]
    results = [game["result"] for game in answer["played"]]  # type: ignore[union-attr,index,call-overload]
    assert results == ["win", "win", "win", "draw", "loss", None]


def test_rounds_are_reported_of_games_that_have_them() -> None:
    assert play_match(match(games=1))[0].rounds is None
