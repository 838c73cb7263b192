"""The errors of a running game, one class for each party that may be at fault.

Errors that do not come from the rules carry a `Message`, so that they can be shown in any language; `str` is for
developers. Each class has a `__reduce__`, so that its instances can be sent from another process.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from engine.kernel.data.choice import Choice
from engine.kernel.data.message import Message
from engine.kernel.rules.clauses import Reason
from engine.kernel.state.event import Event
from engine.kernel.state.game_state import State
from engine.kernel.state.step import Step


class IllegalChoice(ValueError):
    """The caller's fault: the answer is not one of the choices."""

    def __init__(self, wish: Choice | str, reasons: Sequence[Reason] = ()) -> None:
        answer = wish if isinstance(wish, str) else wish.id
        because = "; ".join(f"{reason.rule} ({reason.clause})" for reason in reasons) or "it is not on offer now"
        super().__init__(f"{answer}: {because}")
        self.wish = wish
        self.reasons = tuple(reasons)

    def __reduce__(self) -> tuple[Any, ...]:
        return type(self), (self.wish, self.reasons)


class NothingAsked(IllegalChoice):
    """The caller's fault: the game is over, or there is no answer to take back."""


class ReplayMismatch(ValueError):
    """A journal does not fit the game. `entry` counts from 0; `reasons` say why its answer is illegal."""

    def __init__(self, entry: int, problem: Message, reasons: Sequence[Reason] = ()) -> None:
        super().__init__(f"entry {entry} of the journal does not fit: {problem}")
        self.entry = entry
        self.problem = problem
        self.reasons = tuple(reasons)

    def __reduce__(self) -> tuple[Any, ...]:
        return type(self), (self.entry, self.problem, self.reasons)


class RuleBug(RuntimeError):
    """Our fault: a step of the rules broke its contract. Carries the position and the last events."""

    def __init__(self, problem: str, state: State, step: Step[Any] | None, events: Sequence[Event[Any]]) -> None:
        super().__init__(f"{problem} (at {step!r})")
        self.problem = problem
        self.state = state
        self.step = step
        self.events = tuple(events[-20:])

    def __reduce__(self) -> tuple[Any, ...]:
        return type(self), (self.problem, self.state, self.step, self.events)
