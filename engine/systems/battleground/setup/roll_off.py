"""BG-GOLD-1, BG-SETUP-2: a roll-off, if nothing else decides.

Both players roll a die, again on a tie, and the higher one decides.
"""

from __future__ import annotations

from dataclasses import field, replace

from engine.kernel.chance.rolls import Roll, dice
from engine.kernel.data.record import record
from engine.kernel.state.step import Do, Question, Step, Within
from engine.systems.battleground.state import Battle, SeatOrNone


@record(frozen=True, slots=True)
class AfterRollOff(Question[Battle]):
    """A decision of the seat that rolled higher."""

    seat: SeatOrNone = field(default="", kw_only=True)


@record(frozen=True, slots=True)
class RollOff(Step[Battle]):
    """Both seats roll a die; `purpose` says what for."""

    purpose: str
    then: AfterRollOff

    def run(self, state: Battle) -> Do[Battle]:
        rolls: list[Step[Battle]] = [Roll(self.purpose, seat, 1, seat) for seat in state.seats]
        return Do(then=(Within((*rolls, CompareRolls(self))),))


@record(frozen=True, slots=True)
class CompareRolls(Step[Battle]):
    """The higher one decides; a tie is rolled again."""

    rolled: RollOff

    def run(self, state: Battle) -> Do[Battle]:
        faces = {seat: dice(state, seat)[0] for seat in state.seats}
        higher = [seat for seat in state.seats if faces[seat] == max(faces.values())]
        if len(higher) > 1:
            return Do(after=(self.rolled,))
        return Do(after=(replace(self.rolled.then, seat=higher[0]),))
