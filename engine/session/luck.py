"""The source of random results of a session: scripted dice first, then a seed or results entered by the players."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from engine.kernel.chance.rolls import ByHand, ChanceRequest, ChanceSource, DiceByHand, KeyedDice, Script
from engine.kernel.data.record import record
from engine.kernel.data.value import Value


@record(frozen=True, slots=True)
class Luck:
    """Dice to use before any others, from the die `first` of the game on; then the seed, or the players' entries."""

    seed: int = 0
    fresh: int = 0
    dice: tuple[int, ...] = ()
    first: int = 0
    strict: bool = False
    ask: bool = False
    own_dice: bool = False
    """Whether the players throw all dice from now on; draws stay as they are."""

    def but(self, **changes: Any) -> Luck:
        """The luck with some changes; new dice come next."""
        return replace(self, **changes)

    def source(self) -> ChanceSource:
        """The source of chance."""
        return DiceByHand(self._own_source()) if self.own_dice else self._own_source()

    def _own_source(self) -> ChanceSource:
        """The source without dice of the players."""
        others: ChanceSource = ByHand() if self.ask else KeyedDice(self.seed, self.fresh)
        if not self.dice and not self.strict:
            return others
        return LaterDice(self.first, Script(self.dice, others, self.strict), others)

    def left(self, thrown: int) -> tuple[int, ...]:
        """The scripted dice that remain after so many throws in the game."""
        return self.dice[max(thrown - self.first, 0) :]


@record(frozen=True, slots=True)
class LaterDice:
    """A source for a game that starts with a later die, and another one for the dice before it."""

    first: int
    then: ChanceSource
    before: ChanceSource

    def result(self, throw: ChanceRequest) -> Value | None:
        """The result from the source, which counts its dice from its own start."""
        if throw.d < self.first:
            return self.before.result(throw)
        return self.then.result(replace(throw, d=throw.d - self.first))
