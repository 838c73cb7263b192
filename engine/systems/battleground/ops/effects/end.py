"""end: the game ends."""

from __future__ import annotations

from typing import Literal

from engine.abilities.context import Now
from engine.kernel.data.record import record
from engine.kernel.state.event import GameEnded
from engine.kernel.state.outcome import Outcome, by_points
from engine.kernel.state.step import Do
from engine.systems.battleground.abilities.types.card_abilities import CardEffect
from engine.systems.battleground.state import Battle
from engine.systems.battleground.victory.outcome import points


@record(frozen=True, slots=True, kw_only=True)
class End(CardEffect):
    """The game ends at once."""

    once = True
    needs_piece = False
    ownerless = True
    winner: Literal["own", "other", "leader", "nobody"]
    """The winner: the player of the ability, the other one, the leader on victory points, or nobody."""

    def happen(self, now: Now[Battle]) -> Do[Battle]:
        return Do((GameEnded(outcome=self._outcome(now), rules=("BG-ABIL-6",)),))

    def _outcome(self, now: Now[Battle]) -> Outcome:
        state, seat = now.state, now.cast.seat
        scored = {each: points(state, each) for each in state.seats}
        if self.winner == "leader":
            return by_points("BG-ABIL-6", scored, state.team)
        if self.winner == "nobody":
            return Outcome("draw", "BG-ABIL-6", (), scored)
        return Outcome("win", "BG-ABIL-6", (seat if self.winner == "own" else state.opponent(seat),), scored)


OP = End
