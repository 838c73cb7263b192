"""What must hold of the kernel's own part of a state, whoever wrote it down."""

from __future__ import annotations

from collections.abc import Iterator

from engine.kernel.decision import CHANCE
from engine.kernel.errors import BadState
from engine.kernel.state import State
from engine.kernel.step import Question


def check(state: State) -> None:
    """`BadState` at the first thing that no run of the loop leaves behind."""
    for path, problem in (*_seats(state), *_frames(state), *_counts(state)):
        raise BadState(path, problem)


def _seats(state: State) -> Iterator[tuple[str, str]]:
    if not state.seats or len(set(state.seats)) < len(state.seats) or CHANCE in state.seats:
        yield "$.seats", f"a game has seats, each once, and none is called {CHANCE}"
    for seat in state.sealed:
        if seat not in state.seats:
            yield f"$.sealed.{seat}", "there is no such seat"
    for at, seat in enumerate(state.offers):
        if seat not in state.seats or seat in state.offers[:at]:
            yield f"$.offers[{at}]", "there is no such seat, or it is named before"
    for at, seat in enumerate(state.ended.winners if state.ended else ()):
        if seat not in state.seats:
            yield f"$.ended.winners[{at}]", "there is no such seat"
    if state.sealed and not (state.agenda and isinstance(state.agenda[-1], Question)):
        yield "$.sealed", "answers lie face down and nothing is asked"


def _frames(state: State) -> Iterator[tuple[str, str]]:
    lowest = 0
    for at, frame in enumerate(state.frames):
        if not lowest <= frame.base <= len(state.agenda):
            yield f"$.frames[{at}].base", f"from {lowest} to {len(state.agenda)}, as frames lie inside one another"
        lowest = max(lowest, frame.base)


def _counts(state: State) -> Iterator[tuple[str, str]]:
    counted = {"dice": state.dice, "fuel": state.fuel}
    counted |= {f"drawn.{name}": number for name, number in state.drawn.items()}
    counted |= {f"used.{name}": number for name, number in state.used.items()}
    for name, number in counted.items():
        if number < 0:
            yield f"$.{name}", "a count is never below nothing"
