"""HR-FAVOUR-1, -2: the four rewards on the favour track, given in track order."""

from __future__ import annotations

from dataclasses import replace

from engine.kernel.data.choice import Choice, choice
from engine.kernel.data.field_marks import SeatName
from engine.kernel.data.message import message
from engine.kernel.data.record import record
from engine.kernel.rules.clauses import effect
from engine.kernel.state.decision import Decision
from engine.kernel.state.event import Event
from engine.kernel.state.game_state import Frame
from engine.kernel.state.step import Do, Question, Step, Within
from engine.systems.hoplomachus.favour.bonus_hp import LeastFavour
from engine.systems.hoplomachus.favour.track import SPACES
from engine.systems.hoplomachus.state import Arena, with_side, with_unit

RETURNING = 2
"""HR-FAVOUR-2: how many discarded units may return."""


@record(frozen=True, slots=True, kw_only=True)
class RewardEarned(Event[Arena]):
    """HR-FAVOUR-2: the bead reached or passed a reward, counted from 1."""

    seat: str
    reward: int

    def evolve(self, state: Arena) -> Arena:
        return with_side(state, self.seat, replace(state.sides[self.seat], rewards=self.reward))


@record(frozen=True, slots=True, kw_only=True)
class HeroActivated(Event[Arena]):
    """HR-COMP-5: the primary hero was turned to its active side; in combat it is dazed by that (HR-TURN-3)."""

    seat: str
    unit: str

    def evolve(self, state: Arena) -> Arena:
        state = with_side(state, self.seat, replace(state.sides[self.seat], awake=True))
        if self.unit not in state.units:
            return state
        return with_unit(state, self.unit, replace(state.units[self.unit], active=True, dazed=True))


@record(frozen=True, slots=True, kw_only=True)
class TacticsReturned(Event[Arena]):
    """Discarded tactics returned to camp."""

    seat: str
    tactics: tuple[str, ...]

    def evolve(self, state: Arena) -> Arena:
        side = state.sides[self.seat]
        left = tuple(each for each in side.spent if each not in self.tactics)
        return with_side(state, self.seat, replace(side, tactics=(*side.tactics, *self.tactics), spent=left))


@record(frozen=True, slots=True, kw_only=True)
class UnitReturned(Event[Arena]):
    """A discarded unit returned to camp, face up."""

    seat: str
    unit: str

    def evolve(self, state: Arena) -> Arena:
        side = state.sides[self.seat]
        discard = tuple(each for each in side.discard if each != self.unit)
        return with_side(state, self.seat, replace(side, discard=discard, camp=(*side.camp, self.unit)))


@record(frozen=True, slots=True, kw_only=True)
class HeroJoined(Event[Arena]):
    """The neutral hero on the last space joined the camp, active: the secondary hero."""

    seat: str
    unit: str

    def evolve(self, state: Arena) -> Arena:
        side = state.sides[self.seat]
        return with_side(state, self.seat, replace(side, prize=None, camp=(*side.camp, self.unit)))


@record(frozen=True, slots=True)
class Rewards(Step[Arena]):
    """HR-FAVOUR-1: after an event and its triggers, the rewards that its favour reached, in track order.

    An event caused by the triggers of another one leaves them to that one, whose rewards are still to come.
    """

    def run(self, state: Arena) -> Do[Arena]:
        if any(isinstance(step, Rewards) for step in state.agenda):
            return Do()
        for seat in state.from_active():
            side = state.sides[seat]
            if side.rewards < len(SPACES) and side.favour >= SPACES[side.rewards]:
                number = side.rewards + 1
                earned = RewardEarned(seat=seat, reward=number, rules=("HR-FAVOUR-2",))
                return Do((earned,), (Reward(seat, number), *bonus_of_least(number), self))
        return Do()


@record(frozen=True, slots=True)
class Reward(Step[Arena]):
    """HR-FAVOUR-2: the effect of each reward; without a target it is lost."""

    seat: SeatName
    number: int

    def run(self, state: Arena) -> Do[Arena]:
        match self.number:
            case 1:
                return Do(hero_activated(state, self.seat))
            case 2:
                return Do(tactics_returned(state, self.seat))
            case 3:
                return Do(then=units_returned(self.seat))
            case _:
                return Do(hero_joined(state, self.seat))


@effect("HR-FAVOUR-2")
def hero_activated(state: Arena, seat: str) -> tuple[Event[Arena], ...]:
    """The first reward: the primary hero turns to its active side."""
    hero = state.primary(seat)
    if hero is None or state.sides[seat].awake:
        return ()
    return (HeroActivated(seat=seat, unit=hero, rules=("HR-FAVOUR-2",)),)


@effect("HR-FAVOUR-2")
def tactics_returned(state: Arena, seat: str) -> tuple[Event[Arena], ...]:
    """The second reward: all discarded tactics return to camp."""
    spent = tuple(each for each in state.sides[seat].spent if not is_being_applied(state, seat, each))
    return (TacticsReturned(seat=seat, tactics=spent, rules=("HR-FAVOUR-2",)),) if spent else ()


def is_being_applied(state: Arena, seat: str, tactic: str) -> bool:
    """HR-TACTIC-2: whether this tactic of the active seat is being applied or still to be, as only an instant one is;
    it is discarded after that."""
    applying = (each.ability for each in (*state.frames, *state.agenda) if isinstance(each, Frame | Within))
    return seat == state.active and tactic in applying


@effect("HR-FAVOUR-2")
def units_returned(seat: str) -> tuple[Step[Arena], ...]:
    """The third reward: two discarded units return to camp."""
    return (ReturnUnit(seat, RETURNING),)


@effect("HR-FAVOUR-2")
def hero_joined(state: Arena, seat: str) -> tuple[Event[Arena], ...]:
    """The fourth reward: the hero on the space joins the camp."""
    prize = state.sides[seat].prize
    return (HeroJoined(seat=seat, unit=prize, rules=("HR-FAVOUR-2",)),) if prize else ()


@record(frozen=True, slots=True)
class ReturnUnit(Question[Arena]):
    """HR-FAVOUR-1, -2: the choice of a discarded unit to return; returning fewer than allowed is legal."""

    seat: SeatName
    left: int

    def ask(self, state: Arena) -> Decision | Do[Arena]:
        discard = state.sides[self.seat].discard
        if not discard or not self.left:
            return Do()
        units = tuple(choice("reward", unit=unit, rules=("HR-FAVOUR-2",)) for unit in discard)
        prompt = message("prompt-hoplomachus-reward", left=self.left)
        return Decision((self.seat,), "reward", prompt, (*units, choice("done", rules=("HR-FAVOUR-1",))))

    def take(self, state: Arena, answer: Choice) -> Do[Arena]:
        if answer.kind == "done":
            return Do()
        returned = UnitReturned(seat=self.seat, unit=answer.text("unit"), rules=("HR-FAVOUR-2",))
        return Do((returned,), (ReturnUnit(self.seat, self.left - 1),))


@effect("HR-S-4")
def bonus_of_least(reward: int) -> tuple[Step[Arena], ...]:
    """For each reward except the last one, the player with the least favour may give HP to a unit."""
    return () if reward == len(SPACES) else (LeastFavour(),)
