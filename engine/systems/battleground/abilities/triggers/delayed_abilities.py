"""Delayed abilities (BG-ABIL-1): a character waits for an event until the activation or interruption ends."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, NamedTuple

from engine.abilities.ability_use import AbilityUse
from engine.abilities.context import AbilityContext
from engine.abilities.kinds import Trigger as Waited
from engine.abilities.runtime.effect_runner import CarryOut, in_its_frame
from engine.kernel.data.field_marks import Count
from engine.kernel.data.record import record, replace
from engine.kernel.data.value import expect
from engine.kernel.rules.triggers import TriggeredStep
from engine.kernel.state.event import Event
from engine.kernel.state.game_state import Frame
from engine.kernel.state.step import Do, Step
from engine.systems.battleground.abilities.events import AbilityTriggered
from engine.systems.battleground.abilities.types.card_abilities import CardEffect
from engine.systems.battleground.activation_frame import active, is_acting
from engine.systems.battleground.combat.attack_context import weapon_being_used
from engine.systems.battleground.combat.wounds import is_in_play
from engine.systems.battleground.state import Battle, BoundNames, SeatOrNone

AWAITED = "awaited"
"""The binding of an activation's or interruption's frame for delayed abilities until its end."""


class Awaiting(NamedTuple):
    """A delayed ability: its figure and seat, its effect, and how often it still triggers; 0 for any number of
    times."""

    figure: str
    seat: str
    ability: str
    place: tuple[int, ...]
    left: int


def awaitings(frame: Frame) -> Iterator[Awaiting]:
    """The delayed abilities that last until a frame ends."""
    for each in expect(frame.values.get(AWAITED, ()), tuple, AWAITED):
        figure, seat, ability, place, left = expect(each, tuple, AWAITED)
        yield Awaiting(figure, seat, ability, tuple(place), left)


def effect_of(state: Battle, each: Awaiting) -> CardEffect | None:
    """The effect that created a delayed ability."""
    found = state.scenario.ability_index.definitions[each.ability].effect(each.place)
    return found if isinstance(found, CardEffect) else None


@record(frozen=True, slots=True, kw_only=True)
class AwaitBegan(Event[Battle]):
    """BG-ABIL-1: a character waits for an event until the activation or interruption ends."""

    figure: str
    seat: str
    ability: str
    place: tuple[int, ...]
    times: int

    def evolve(self, state: Battle) -> Battle:
        at = max(number for number, frame in enumerate(state.frames) if "active" in frame.values)
        begun = Awaiting(self.figure, self.seat, self.ability, self.place, self.times)
        return _with(state, at, (*awaitings(state.frames[at]), begun))


@record(frozen=True, slots=True, kw_only=True)
class AwaitMet(AbilityTriggered):
    """BG-ABIL-1: a delayed ability was triggered; its remaining number of times decreases, if it is limited."""

    place: tuple[int, ...]

    def evolve(self, state: Battle) -> Battle:
        for at, frame in enumerate(state.frames):
            waited = tuple(awaitings(frame))
            met = next((each for each in waited if _is(each, self.figure, self.ability, self.place)), None)
            if met is not None and met.left:
                less = () if met.left == 1 else (met._replace(left=met.left - 1),)
                place = waited.index(met)
                return _with(state, at, (*waited[:place], *less, *waited[place + 1 :]))
        return state


def delayed_triggers(state: Battle, event: Any) -> Iterator[TriggeredStep[Battle]]:
    """The triggers of delayed abilities by an event."""
    for frame in state.frames:
        for each in awaitings(frame) if AWAITED in frame.values else ():
            when, figure = _when(state, each), each.figure
            if when is None or type(event) not in when.events or figure not in state.figures:
                continue
            cast = AbilityUse(each.seat, figure, each.ability, weapon=weapon_being_used(state, event))
            found = when.matched(AbilityContext(state, cast), event)
            if found is not None:
                turn_of = state.card(active(state)).seat if is_acting(state) else each.seat
                yield AwaitActs(each.seat, each.ability, cast, each.place, found.names, turn_of)


@record(frozen=True, slots=True)
class AwaitActs(TriggeredStep[Battle]):
    """BG-ABIL-1: a delayed ability acts; its label is the ability."""

    cast: AbilityUse
    place: tuple[Count, ...]
    names: BoundNames
    turn_of: SeatOrNone

    @property
    def group(self) -> str:
        """BG-ABIL-5: the player of the current activation or interruption orders it."""
        return self.turn_of

    def holds(self, state: Battle) -> bool:
        waited = (each for frame in state.frames for each in awaitings(frame))
        still = any(_is(each, self.cast.figure, self.cast.ability, self.place) for each in waited)
        return still and is_in_play(state, self.cast.figure)

    def run(self, state: Battle) -> Do[Battle]:
        cast = self.cast
        met = AwaitMet(figure=cast.figure, ability=cast.ability, place=self.place, rules=("BG-ABIL-1",))
        branch: Step[Battle] = CarryOut(cast, (*self.place, 0), (cast.figure,))
        return Do((met,), (in_its_frame(cast, branch, names=self.names),))


def _when(state: Battle, each: Awaiting) -> Waited[Any] | None:
    found = effect_of(state, each)
    return found.waits_for if found is not None else None


def _is(each: Awaiting, figure: str, ability: str, place: tuple[int, ...]) -> bool:
    return (each.figure, each.ability, each.place) == (figure, ability, place)


def _with(state: Battle, at: int, waited: tuple[Awaiting, ...]) -> Battle:
    """The state in which these are the delayed abilities until a frame ends."""
    frames = list(state.frames)
    frames[at] = replace(frames[at], values={**frames[at].values, AWAITED: tuple(map(tuple, waited))})
    return state.but(frames=tuple(frames))
