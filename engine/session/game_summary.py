"""The summary of a saved game: its progress, for lists that do not load the game."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from engine.content.limits import MAX_ENTRIES, MAX_INTEGER, MAX_ROUNDS, MAX_SEATS, MAX_SLUG
from engine.kernel.data.record import record
from engine.kernel.data.value import Json


@record(frozen=True, slots=True)
class GameSummary:
    """The progress of a game. Nothing of the game depends on it."""

    round: int
    """The round; 0 before the first one."""
    rounds: int
    """The greatest number of rounds; 0 if there is none."""
    scores: Mapping[str, int]
    """The score of each seat, in their order."""
    turn: tuple[str, ...]
    """The seats that are asked."""
    moves: int
    """The number of answers that the persons gave, or the bots if they play alone; also those that were taken back.
    Those that are not kept count as one."""

    def to_json(self) -> dict[str, Json]:
        """The field `summary` of a saved game."""
        return {
            "round": self.round,
            "rounds": self.rounds,
            "scores": dict(self.scores),
            "turn": list(self.turn),
            "moves": self.moves,
        }


def summary_from_json(raw: object) -> GameSummary | None:
    """The summary in a file that may come from anybody; None if there is none, or if it is nonsense."""
    found: Mapping[Any, Any] = raw if isinstance(raw, Mapping) else {}
    scores, turn = found.get("scores"), found.get("turn")
    if not isinstance(scores, Mapping) or not isinstance(turn, list) or max(len(scores), len(turn)) > MAX_SEATS:
        return None
    round_, rounds = (_count(found.get(key), MAX_ROUNDS) for key in ("round", "rounds"))
    moves = _count(found.get("moves"), MAX_ENTRIES)
    are_scores = all(_is_number(score) and abs(score) <= MAX_INTEGER for score in scores.values())
    if round_ is None or rounds is None or moves is None or not are_scores:
        return None
    if not all(map(_is_seat, (*scores, *turn))):
        return None
    return GameSummary(round_, rounds, dict(scores), tuple(turn), moves)


def _count(value: object, most: int) -> int | None:
    """The value, if it is a number of things within its limit."""
    return value if isinstance(value, int) and not isinstance(value, bool) and 0 <= value <= most else None


def _is_number(value: object) -> bool:
    return isinstance(value, int) and not isinstance(value, bool)


def _is_seat(value: object) -> bool:
    return isinstance(value, str) and 0 < len(value) <= MAX_SLUG
