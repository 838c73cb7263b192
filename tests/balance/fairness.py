"""How often each army of a mission wins: paired games between two bots of a kind, each seed with either side first."""

from __future__ import annotations

import math
from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from editor.services.document_resolver import DocumentResolver
from engine.bots.match import Match, PlayedGame, play_match
from engine.content.kinds.scenario import Scenario
from engine.session.context import GameContext
from engine.session.documents import load_playable
from tests.balance.missions import MISSIONS, SEATS

LIKELY = 1.96
"""The deviations that 95 of 100 cases lie within."""


@dataclass(frozen=True, slots=True)
class Balance:
    """The games of one mission: wins of the two seats in the order of `SEATS`, draws, mean victory points."""

    mission: str
    wins: tuple[int, int]
    draws: int
    unfinished: int
    points: tuple[float, float]

    @property
    def decided(self) -> int:
        return sum(self.wins)

    @property
    def games(self) -> int:
        return self.decided + self.draws + self.unfinished

    @property
    def share(self) -> float:
        """The share of the first seat in the games that were decided."""
        return self.wins[0] / self.decided if self.decided else 0.5

    @property
    def interval(self) -> tuple[float, float]:
        """Where the share lies in 95 of 100 cases (Wilson's interval)."""
        if not self.decided:
            return 0.0, 1.0
        n, z = self.decided, LIKELY
        middle = (self.share + z * z / (2 * n)) / (1 + z * z / n)
        half = z / (1 + z * z / n) * math.sqrt(self.share * (1 - self.share) / n + z * z / (4 * n * n))
        return middle - half, middle + half

    def text(self) -> str:
        """A row for a table."""
        low, high = self.interval
        return (
            f"{self.mission}: {SEATS[0]} {self.wins[0]}, {SEATS[1]} {self.wins[1]}, draws {self.draws}"
            f"{f', unfinished {self.unfinished}' if self.unfinished else ''} of {self.games}; "
            f"{SEATS[0]} {self.share:.1%} of decided ({low:.0%} to {high:.0%}), draws {self.draws / self.games:.0%}, "
            f"points {self.points[0]:.0f}:{self.points[1]:.0f}"
        )


def balances(
    games: int, seed: int, workers: int = 1, bot: str = "greedy", missions: Sequence[str] = MISSIONS
) -> Iterator[Balance]:
    """The balance of each mission, over so many games: half as many seeds, each with either side as first player."""
    for mission in missions:
        yield balance_of(mission, tuple(_paired_games(mission, games, seed, workers, bot)))


def balance_of(mission: str, played: Sequence[PlayedGame]) -> Balance:
    """Count games of a mission up."""
    ended = [game.outcome for game in played if game.outcome is not None]
    red, blue = (sum(seat in outcome.winners for outcome in ended) for seat in SEATS)
    draws = sum(outcome.result == "draw" for outcome in ended)
    first, second = (sum(outcome.points.get(seat, 0) for outcome in ended) / max(1, len(ended)) for seat in SEATS)
    return Balance(mission, (red, blue), draws, len(played) - len(ended), (first, second))


def _paired_games(mission: str, games: int, seed: int, workers: int, bot: str) -> Iterator[PlayedGame]:
    document = load_playable(GameContext(DocumentResolver()), f"battleground/{mission}", Scenario, "$").plain()
    for first in SEATS:
        match = Match("battleground", {**document, "first": first}, (bot, bot), games // len(SEATS), seed)
        yield from play_match(match, workers)
