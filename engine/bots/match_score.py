"""The result of a match: wins by player and by seat, draws, and the games one by one."""

from __future__ import annotations

from collections.abc import Sequence

from engine.bots.match import Match, PlayedGame
from engine.kernel.data.record import record
from engine.kernel.data.value import Json


@record(frozen=True, slots=True)
class MatchScore:
    """The wins in the order of the players and of the seats; all who win together are counted."""

    games: int
    wins: tuple[int, ...]
    by_seat: dict[str, int]
    draws: int
    unfinished: int


def score(match: Match, played: Sequence[PlayedGame]) -> MatchScore:
    """The score of a match."""
    winners = [game.outcome.winners if game.outcome else () for game in played]
    wins = tuple(
        sum(game.seating[player] in won for game, won in zip(played, winners, strict=True))
        for player in range(len(match.players))
    )
    by_seat = {seat: sum(seat in won for won in winners) for seat in played[0].seating}
    draws = sum(game.outcome is not None and game.outcome.result == "draw" for game in played)
    return MatchScore(len(played), wins, by_seat, draws, sum(game.outcome is None for game in played))


def match_to_json(match: Match, played: Sequence[PlayedGame]) -> dict[str, Json]:
    """The match as `hexsmith play --json` prints it."""
    counted = score(match, played)
    return {
        "games": counted.games,
        "players": list(match.players),
        "wins": list(counted.wins),
        "by_seat": dict(counted.by_seat),
        "draws": counted.draws,
        "seed": match.seed,
        "played": [_game_to_json(match, game) for game in played],
    }


def _game_to_json(match: Match, game: PlayedGame) -> dict[str, Json]:
    outcome = game.outcome
    return {
        "result": outcome.result if outcome else None,
        "winners": list(outcome.winners) if outcome else [],
        "why": outcome.why if outcome else None,
        "points": dict(outcome.points) if outcome else {},
        "rounds": game.rounds,
        "decisions": game.decisions,
        "seed": game.seed,
        "seats": dict(zip(game.seating, match.players, strict=True)),
    }
