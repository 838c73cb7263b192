"""A decision: which seats must answer now, and the choices they have. The loop stops only at decisions."""

from __future__ import annotations

from dataclasses import replace
from typing import Literal

from engine.kernel.data.choice import Choice
from engine.kernel.data.message import Message
from engine.kernel.data.record import record

CHANCE = "chance"

DecisionMode = Literal["one", "any", "all"]


@record(frozen=True, slots=True)
class Decision:
    """A question with all its answers, of which there is at least one.

    `one`: the seat answers. `any`: the first of the seats to answer decides for all; without a player it is the first
    one named. `all`: every seat gives a sealed answer (its choices carry its name), in any order, and all answers are
    revealed together.
    """

    seats: tuple[str, ...]
    kind: str
    prompt: Message
    choices: tuple[Choice, ...]
    mode: DecisionMode = "one"
    standing: tuple[Choice, ...] = ()

    def choices_of(self, seat: str) -> tuple[Choice, ...]:
        """The choices of this seat."""
        if seat not in self.seats:
            return ()
        if self.mode != "all":
            return self.choices
        return tuple(each for each in self.choices if each.seat == seat)

    def without(self, answered: frozenset[str]) -> Decision:
        """The decision for the seats that have not answered yet."""
        if not answered:
            return self
        left = tuple(seat for seat in self.seats if seat not in answered)
        return replace(self, seats=left, choices=tuple(each for each in self.choices if each.seat in left))

    def with_standing(self, standing: tuple[Choice, ...]) -> Decision:
        """The decision with these standing choices added."""
        return Decision(self.seats, self.kind, self.prompt, self.choices, self.mode, standing)

    def seen_by(self, seat: str) -> Decision:
        """The decision as this seat may know it: with the choices of this seat only."""
        standing = tuple(each for each in self.standing if each.seat == seat)
        return replace(self, choices=self.choices_of(seat), standing=standing)
