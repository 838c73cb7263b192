"""What must hold of the kernel's own part of a state, whoever wrote it down."""

from __future__ import annotations

from collections.abc import Iterator

from engine.kernel.decision import CHANCE
from engine.kernel.errors import BadState
from engine.kernel.state import State
from engine.kernel.step import Question
from engine.kernel.word import Word, word


def check(state: State) -> None:
    """`BadState` at the first thing that no run of the loop leaves behind."""
    for path, problem in (*_seats(state), *_frames(state), *_counts(state)):
        raise BadState(path, problem)


def _seats(state: State) -> Iterator[tuple[str, Word]]:
    if not state.seats or len(set(state.seats)) < len(state.seats) or CHANCE in state.seats:
        yield "$.seats", word("state-bad-seats", chance=CHANCE)
    for seat in state.sealed:
        if seat not in state.seats:
            yield f"$.sealed.{seat}", word("state-no-such-seat", seat=seat)
    for at, seat in enumerate(state.offers):
        if seat not in state.seats or seat in state.offers[:at]:
            yield f"$.offers[{at}]", word("state-no-such-seat-or-twice", seat=seat)
    for at, seat in enumerate(state.ended.winners if state.ended else ()):
        if seat not in state.seats:
            yield f"$.ended.winners[{at}]", word("state-no-such-seat", seat=seat)
    if state.sealed and not (state.agenda and isinstance(state.agenda[-1], Question)):
        yield "$.sealed", word("state-sealed-unasked")


def _frames(state: State) -> Iterator[tuple[str, Word]]:
    lowest = 0
    for at, frame in enumerate(state.frames):
        if not lowest <= frame.base <= len(state.agenda):
            yield f"$.frames[{at}].base", word("state-bad-frame", lowest=lowest, highest=len(state.agenda))
        lowest = max(lowest, frame.base)


def _counts(state: State) -> Iterator[tuple[str, Word]]:
    counted = {"dice": state.dice, "fuel": state.fuel}
    counted |= {f"drawn.{name}": number for name, number in state.drawn.items()}
    counted |= {f"used.{name}": number for name, number in state.used.items()}
    for name, number in counted.items():
        if number < 0:
            yield f"$.{name}", word("state-below-nothing")
