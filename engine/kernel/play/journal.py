"""The journal of a game: every answer and every random result in order, enough to replay the game exactly."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import field
from typing import Any, TypeAlias

from engine.kernel.chance.rolls import ChanceRequest, ChanceSource
from engine.kernel.data.choice import Choice
from engine.kernel.data.message import message
from engine.kernel.data.record import record
from engine.kernel.data.value import Json, Value, from_json, to_json
from engine.kernel.play.errors import ReplayMismatch


@record(frozen=True, slots=True)
class ChanceResult:
    """A random result, for the journal."""

    stream: str
    result: Value
    entered: bool = field(default=False, compare=False)
    """Whether the players entered it."""


@record(frozen=True, slots=True)
class Answered:
    """A seat's answer."""

    seat: str
    choice: Choice


GameEntry: TypeAlias = Answered | ChanceResult


def entry_to_json(entry: GameEntry) -> dict[str, Json]:
    """An entry as the journal document writes it."""
    if isinstance(entry, ChanceResult):
        written: dict[str, Json] = {"chance": entry.stream, "result": to_json(entry.result)}
        return {**written, "entered": True} if entry.entered else written
    return {"seat": entry.seat, "choice": entry.choice.to_json()}


def entry_from_json(raw: Mapping[str, Any]) -> GameEntry:
    """Read what `entry_to_json` wrote."""
    if "chance" in raw:
        return ChanceResult(str(raw["chance"]), from_json(raw["result"]), bool(raw.get("entered", False)))
    return Answered(str(raw["seat"]), Choice.from_json(raw["choice"]))


class Recorded:
    """A source of chance that replays a journal and returns its answers in between; after its end, another source takes
    over."""

    def __init__(self, entries: Sequence[GameEntry], then: ChanceSource) -> None:
        self._entries = entries
        self._then = then
        self.at = 0

    def result(self, throw: ChanceRequest) -> Value | None:
        """The recorded result, which must belong to this stream and be a possible outcome; None if the players entered
        it."""
        if self.at == len(self._entries):
            return self._then.result(throw)
        entry = self._entries[self.at]
        if not isinstance(entry, ChanceResult):
            raise ReplayMismatch(self.at, message("replay-throw-missing", stream=throw.stream))
        if entry.stream != throw.stream:
            raise ReplayMismatch(self.at, message("replay-other-throw", stream=throw.stream, found=entry.stream))
        if not throw.may_be(entry.result):
            raise ReplayMismatch(self.at, message("replay-bad-result", stream=throw.stream, found=str(entry.result)))
        if entry.entered:
            return None
        self.at += 1
        return entry.result

    def answers(self) -> Iterator[Answered | ChanceResult]:
        """The recorded answers and the results that the players entered, each when the replay reaches it."""
        while self.at < len(self._entries):
            entry = self._entries[self.at]
            if not isinstance(entry, Answered) and not entry.entered:
                raise ReplayMismatch(self.at, message("replay-answer-missing"))
            self.at += 1
            yield entry
