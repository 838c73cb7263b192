"""Choices that a judge weighs one after another for as long as it may think: what takes too long is cut short."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import overload

from engine.bots.judging import Judge, Judged
from engine.kernel.choice import Choice
from engine.kernel.looks import Looks
from engine.kernel.state import State

MOST_WORK = 60_000
"""Steps, looks and numbers for one decision, about two seconds; no game that ships comes near it."""


class WhileItLasts(Sequence[Choice]):
    """The choices in their order, until so much work was done; the first one is always among them."""

    def __init__(self, choices: Sequence[Choice], looks: Looks, most: int) -> None:
        self._choices = choices
        self._looks = looks
        self._most = looks.work + most

    def __iter__(self) -> Iterator[Choice]:
        for number, each in enumerate(self._choices):
            if number and self._looks.work > self._most:
                return
            yield each

    def __len__(self) -> int:
        return len(self._choices)

    @overload
    def __getitem__(self, at: int) -> Choice: ...
    @overload
    def __getitem__(self, at: slice) -> Sequence[Choice]: ...
    def __getitem__(self, at: int | slice) -> Choice | Sequence[Choice]:
        return self._choices[at]


def weighed(judge: Judge, view: State, choices: Sequence[Choice], seat: str) -> Sequence[Judged]:
    """The choices that there is time for, and what the judge says they are worth.

    Work is counted, and no time is taken, so that a bot chooses the same wherever it plays.
    """
    looks = Looks()
    some = WhileItLasts(choices, looks, MOST_WORK)
    return tuple(map(Judged, choices, judge(view.but(meter=looks), some, seat)))
