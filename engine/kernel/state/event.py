"""Events: the only way in which the state of a game changes."""

from __future__ import annotations

import re
from dataclasses import fields
from functools import cache
from typing import Any, ClassVar, Generic, TypeVar

from engine.kernel.data.record import record
from engine.kernel.data.value import Json, Value, to_json
from engine.kernel.state.game_state import State
from engine.kernel.state.outcome import Outcome

S = TypeVar("S", bound=State)


@record(frozen=True, slots=True, kw_only=True)
class Event(Generic[S]):
    """A fact in the past tense. `quiet` events are bookkeeping of the loop and are shown to nobody."""

    quiet: ClassVar[bool] = False
    rules: tuple[str, ...] = ()

    def evolve(self, state: S) -> S:
        """The state after the event."""
        raise NotImplementedError

    def seen_by(self, seat: str) -> Event[S] | None:
        """The event as this seat may know it: the event itself, a redacted copy, or None."""
        return self

    @classmethod
    def name(cls) -> str:
        """The name in the protocol: `FigureMoved` is `figure-moved`."""
        return _in_kebab_case(cls.__name__)

    def to_json(self) -> dict[str, Json]:
        """The event in the notation of the protocol."""
        data: dict[str, Json] = {"event": self.name()}
        kind: Any = type(self)
        for name in _fields_of(kind):
            value: Value = getattr(self, name)
            data[name] = to_json(value)
        return data


@record(frozen=True, slots=True, kw_only=True)
class GameEnded(Event[S]):
    """The game is over, ended by a rule or by its players."""

    outcome: Outcome

    def evolve(self, state: S) -> S:
        return state.but(ended=self.outcome)

    def to_json(self) -> dict[str, Json]:
        return {"event": self.name(), **self.outcome.to_json(), "rules": list(self.rules)}


@cache
def _in_kebab_case(name: str) -> str:
    return re.sub(r"(?<!^)(?=[A-Z])", "-", name).lower()


@cache
def _fields_of(kind: Any) -> tuple[str, ...]:
    return tuple(each.name for each in fields(kind))
