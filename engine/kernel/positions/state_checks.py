"""Checks of the kernel's own part of a state from outside."""

from __future__ import annotations

from collections.abc import Iterator

from engine.kernel.data.errors import BadState
from engine.kernel.data.message import Message, message
from engine.kernel.state.decision import CHANCE
from engine.kernel.state.game_state import State
from engine.kernel.state.step import Question


def check(state: State) -> None:
    """Raise `BadState` for the first condition that no run of the loop leaves behind."""
    for path, problem in kernel_problems(state):
        raise BadState(path, problem)


def kernel_problems(state: State) -> Iterator[tuple[str, Message]]:
    """The problems in the kernel's part of a state: conditions that no run of the loop leaves behind."""
    yield from _seats(state)
    yield from _frames(state)
    yield from _counts(state)


def _seats(state: State) -> Iterator[tuple[str, Message]]:
    if not state.seats or len(set(state.seats)) < len(state.seats) or CHANCE in state.seats:
        yield "$.seats", message("state-bad-seats", chance=CHANCE)
    for seat in state.sealed:
        if seat not in state.seats:
            yield f"$.sealed.{seat}", message("state-no-such-seat", seat=seat)
    for at, seat in enumerate(state.offers):
        if seat not in state.seats or seat in state.offers[:at]:
            yield f"$.offers[{at}]", message("state-no-such-seat-or-twice", seat=seat)
    for at, seat in enumerate(state.conceded):
        if seat not in state.seats or seat in state.conceded[:at]:
            yield f"$.conceded[{at}]", message("state-no-such-seat-or-twice", seat=seat)
    for at, seat in enumerate(state.ended.winners if state.ended else ()):
        if seat not in state.seats:
            yield f"$.ended.winners[{at}]", message("state-no-such-seat", seat=seat)
    if state.sealed and not (state.agenda and isinstance(state.agenda[-1], Question)):
        yield "$.sealed", message("state-sealed-unasked")


def _frames(state: State) -> Iterator[tuple[str, Message]]:
    lowest = 0
    for at, frame in enumerate(state.frames):
        if not lowest <= frame.base <= len(state.agenda):
            yield f"$.frames[{at}].base", message("state-bad-frame", lowest=lowest, highest=len(state.agenda))
        lowest = max(lowest, frame.base)


def _counts(state: State) -> Iterator[tuple[str, Message]]:
    counted = {"dice": state.dice, "fuel": state.fuel}
    counted |= {f"drawn.{name}": number for name, number in state.drawn.items()}
    counted |= {f"used.{name}": number for name, number in state.used.items()}
    for name, number in counted.items():
        if number < 0:
            yield f"$.{name}", message("state-below-nothing")
