"""The summary of a saved game: its progress, for lists that do not load the game."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeGuard

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
            "scores": [{"seat": seat, "score": score} for seat, score in self.scores.items()],
            "turn": list(self.turn),
            "moves": self.moves,
        }


def summary_from_json(raw: object) -> GameSummary | None:
    """The summary in a file that may come from anybody; None if there is none, or if it is nonsense."""
    found: Mapping[Any, Any] = raw if isinstance(raw, Mapping) else {}
    scores, turn = _scores(found.get("scores")), found.get("turn")
    round_, rounds = (_count(found.get(key), MAX_ROUNDS) for key in ("round", "rounds"))
    moves = _count(found.get("moves"), MAX_ENTRIES)
    if scores is None or round_ is None or rounds is None or moves is None:
        return None
    if not isinstance(turn, list) or len(turn) > MAX_SEATS or not all(map(_is_seat, turn)):
        return None
    return GameSummary(round_, rounds, scores, tuple(turn), moves)


def _scores(raw: object) -> Mapping[str, int] | None:
    """The score of each seat."""
    if not isinstance(raw, list) or len(raw) > MAX_SEATS:
        return None
    found: dict[str, int] = {}
    for each in raw:
        seat, score = (each.get("seat"), each.get("score")) if isinstance(each, Mapping) else (None, None)
        if not isinstance(seat, str) or not _is_seat(seat) or not _is_number(score):
            return None
        found[seat] = score
    return found


def _count(value: object, most: int) -> int | None:
    """The value, if it is a number of things within its limit."""
    return value if _is_number(value) and 0 <= value <= most else None


def _is_number(value: object) -> TypeGuard[int]:
    return isinstance(value, int) and not isinstance(value, bool) and abs(value) <= MAX_INTEGER


def _is_seat(value: object) -> bool:
    return isinstance(value, str) and 0 < len(value) <= MAX_SLUG
