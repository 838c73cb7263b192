"""HR-TURN-1: the sequence of phases in a turn, and of turns in a round (HR-TURN-12)."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import replace

from engine.abilities.runtime.use_counters import without_counters_of
from engine.kernel.data.field_marks import SeatName
from engine.kernel.data.record import record
from engine.kernel.rules.clauses import effect
from engine.kernel.state.event import Event, GameEnded
from engine.kernel.state.outcome import draw
from engine.kernel.state.step import Do, Step
from engine.systems.hoplomachus.combat.damage import Deal
from engine.systems.hoplomachus.combat.engagement import Engagement
from engine.systems.hoplomachus.favour.rewards import Rewards
from engine.systems.hoplomachus.favour.track import favour_of_stones
from engine.systems.hoplomachus.movement.move_action import Movement
from engine.systems.hoplomachus.phases import InPhase
from engine.systems.hoplomachus.state import Arena, Phase
from engine.systems.hoplomachus.turn.ability_phase import Abilities
from engine.systems.hoplomachus.turn.deployment import Deployment
from engine.systems.hoplomachus.turn.play_tactic import Tactics, run_out
from engine.systems.hoplomachus.turn.refill import Refill

PHASES: Mapping[Phase, type[InPhase]] = {
    "deployment": Deployment,
    "tactic": Tactics,
    "movement": Movement,
    "ability": Abilities,
    "engagement": Engagement,
}
"""HR-TURN-1: the phases in order, and the decision of each."""


@record(frozen=True, slots=True, kw_only=True)
class TurnBegan(Event[Arena]):
    """The turn of a seat began; the actions of all units are reset, those since the end of the last turn too."""

    seat: str
    round: int

    def evolve(self, state: Arena) -> Arena:
        fresh = {name: replace(unit, moved=False, engaged=False, abilities=()) for name, unit in state.units.items()}
        used = without_counters_of(state.used, "turn", *(("round",) if self.round != state.round else ()))
        return state.but(active=self.seat, round=self.round, phase="start", used=used, units=fresh)


@record(frozen=True, slots=True, kw_only=True)
class PhaseBegan(Event[Arena]):
    """A phase of the turn began."""

    phase: Phase

    def evolve(self, state: Arena) -> Arena:
        return state.but(phase=self.phase)


@record(frozen=True, slots=True, kw_only=True)
class TurnEnded(Event[Arena]):
    """The turn of a seat ended; skills that wait for that still belong to it."""

    seat: str

    def evolve(self, state: Arena) -> Arena:
        return state


@record(frozen=True, slots=True, kw_only=True)
class DazeOver(Event[Arena]):
    """HR-TURN-3: the units are no longer dazed."""

    units: tuple[str, ...]

    def evolve(self, state: Arena) -> Arena:
        clear = {name: replace(state.units[name], dazed=False) for name in self.units}
        return state.but(units={**state.units, **clear})


@record(frozen=True, slots=True)
class BeginTurn(Step[Arena]):
    """HR-TURN-1, -12: a round is one turn of every troop; after the last allowed round the game is a draw.

    HR-TURN-3, HR-TACTIC-2: the turn before is over now, after all that its end triggered, and with it the daze of its
    units and the tactics until its end; those until this turn are over before anything that its beginning triggers.
    """

    seat: SeatName

    def run(self, state: Arena) -> Do[Arena]:
        number = state.round + (self.seat == state.order[0])
        if state.scenario.rounds is not None and number > state.scenario.rounds:
            return Do((GameEnded(outcome=draw("HR-TURN-12"), rules=("HR-TURN-12",)),))
        began = TurnBegan(seat=self.seat, round=number, rules=("HR-TURN-1",))
        over = (*run_out(state, "end-of-turn"), *run_out(state, "next-turn", self.seat))
        return Do((*daze_over(state), *over, began), rest_of_turn(self.seat, PHASES, True))


def rest_of_turn(seat: str, phases: Iterable[Phase], from_start: bool) -> tuple[Step[Arena], ...]:
    """HR-TURN-1: the rest of a turn: its start, if that is still to come, these phases, the refill, the end."""
    start = (StartOfTurn(seat),) if from_start else ()
    return (*start, *(BeginPhase(phase, seat) for phase in phases), BeginRefill(seat), EndTurn(seat))


@record(frozen=True, slots=True)
class StartOfTurn(Step[Arena]):
    """HR-TURN-1: in the Colosseum the central hex deals damage, in Pozzuoli the stones give favour."""

    seat: SeatName

    def run(self, state: Arena) -> Do[Arena]:
        return Do(favour_of_stones(state, self.seat), (*hurt_in_the_centre(state, self.seat), Rewards()))


@effect("HR-TURN-1")
def hurt_in_the_centre(state: Arena, seat: str) -> tuple[Step[Arena], ...]:
    """HR-ARENA-4: a unit on the central hex takes 1 damage from no troop, unless it is a titan."""
    on_it = [name for name in state.of(seat) if state.scenario.centre >> state.units[name].at & 1]
    hurt = tuple((name, 1) for name in on_it if state.chip(name).rank != "titan")
    return (Deal(None, None, False, hurt),) if hurt else ()


@record(frozen=True, slots=True)
class BeginPhase(Step[Arena]):
    """HR-TURN-1: a phase begins with the decision of its seat."""

    phase: Phase
    seat: SeatName

    def run(self, state: Arena) -> Do[Arena]:
        return Do((PhaseBegan(phase=self.phase, rules=("HR-TURN-1",)),), (PHASES[self.phase](self.seat),))


@record(frozen=True, slots=True)
class BeginRefill(Step[Arena]):
    """HR-S-3: the last phase of Skirmish."""

    seat: SeatName

    def run(self, state: Arena) -> Do[Arena]:
        return Do((PhaseBegan(phase="refill", rules=("HR-TURN-1",)),), (Refill(self.seat, "HR-S-3"),))


@record(frozen=True, slots=True)
class EndTurn(Step[Arena]):
    """HR-TURN-1: the turn ends; skills may act on its end, and the next seat's turn follows."""

    seat: SeatName

    def run(self, state: Arena) -> Do[Arena]:
        ended = TurnEnded(seat=self.seat, rules=("HR-TURN-1",))
        return Do((ended,), (BeginTurn(next_seat(state, self.seat)),))


def next_seat(state: Arena, seat: str) -> str:
    """HR-TURN-1: the seat whose turn follows that of a seat."""
    return state.order[(state.order.index(seat) + 1) % len(state.order)]


@effect("HR-TURN-3")
def daze_over(state: Arena) -> tuple[Event[Arena], ...]:
    """Units are dazed to the end of the turn in which they entered, whichever troop's it is."""
    dazed = tuple(name for name in state.names if state.units[name].dazed)
    return (DazeOver(units=dazed, rules=("HR-TURN-3",)),) if dazed else ()
