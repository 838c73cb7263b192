"""The values bound in frames, and their consistency: steps with the frames that they need, effects with cards."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping
from typing import Annotated, Any

from engine.abilities.context import BOUND
from engine.kernel.data.field_marks import BoundsMark, Count, NameMark, SeatName
from engine.kernel.data.message import message
from engine.kernel.data.value import expect
from engine.kernel.positions.value_forms import Found
from engine.kernel.state.step import Step
from engine.systems.battleground.abilities.limits import SPENT
from engine.systems.battleground.abilities.triggers.delayed_abilities import AWAITED
from engine.systems.battleground.abilities.types.card_abilities import CardEffect
from engine.systems.battleground.activation.actions import Act
from engine.systems.battleground.activation.activation_steps import EndActivation
from engine.systems.battleground.activation.play_card import ChooseBonus, Resolve
from engine.systems.battleground.combat.wounds import FALLING
from engine.systems.battleground.dice.dice_test import CountExploded, CountSuccesses
from engine.systems.battleground.dice.rerolls import FreeRerolls, ManaRerolls
from engine.systems.battleground.interruptions.execution import EndInterruption, GiveAp
from engine.systems.battleground.positions.default_agenda import GoOnActing
from engine.systems.battleground.state import Battle, FigureName

SIDES = 6
PlaceIndexes = tuple[int, ...]
BoostValues = tuple[FigureName, FigureName, Annotated[str, NameMark("used ability")], PlaceIndexes]
"""A temporary modifier as data: its figure, the owner of the ability, and the path of the effect."""
Awaited = tuple[FigureName, SeatName, Annotated[str, NameMark("definition")], PlaceIndexes, Count]
"""A delayed ability as data: its figure, seat, ability, effect, and how often it still triggers."""
Text = Annotated[str, NameMark("text")]
ThrownFaces = tuple[Annotated[int, BoundsMark(1, SIDES)], ...]
OTHERS: Mapping[str, Any] = {
    "boosts": tuple[BoostValues, ...],
    AWAITED: tuple[Awaited, ...],
    SPENT: tuple[Text, ...],
    FALLING: tuple[Text, ...],
    "faces": ThrownFaces,
    "exploded": ThrownFaces,
}


def bound_type(state: Battle, name: str) -> Any:
    """The type of a single value in a frame: one with an author's name, or the throw of a seat."""
    if name.startswith(BOUND):
        return str | Count | tuple[Text, ...]
    return ThrownFaces if name in state.seats else OTHERS.get(name)


NEEDED: Mapping[type[Step[Battle]], str] = {
    **dict.fromkeys((Act, Resolve, ChooseBonus, EndActivation, GiveAp, EndInterruption), "active"),
    **dict.fromkeys((FreeRerolls, ManaRerolls, CountSuccesses, CountExploded), "tester"),
}
"""The values that a step needs in a frame about it."""


def effects_on_cards(state: Battle) -> Found:
    """The temporary modifiers and delayed abilities that do not refer to an effect of their ability."""
    for at, frame in enumerate(state.frames):
        for name, is_there in (("boosts", _is_boost), (AWAITED, _is_awaited)):
            for number, each in enumerate(expect(frame.values.get(name, ()), tuple, name)):
                if not is_there(state, each):
                    yield f"$.frames[{at}].values.{name}[{number}]", message("battleground-bad-in-frame", name=name)


def _is_boost(state: Battle, boost: Any) -> bool:
    *_, ability, place = boost
    return place in state.scenario.ability_index.abilities[ability].definition.places


def _is_awaited(state: Battle, each: Any) -> bool:
    *_, ability, place, _ = each
    definition = state.scenario.ability_index.definitions[ability]
    effect = definition.effect(place) if place in definition.places else None
    return isinstance(effect, CardEffect) and effect.waits_for is not None


def missions_were_played(state: Battle) -> Found:
    """BG-ABIL-4: the card of a side mission in play is with its character, or discarded."""
    left = {name: Counter(figure.cards) for name, figure in state.figures.items()}
    gone = {seat: Counter(side.discard) for seat, side in state.sides.items()}
    for path, figure, mission in _missions(state):
        piles = [pile for pile in (left[figure], gone[state.figures[figure].seat]) if pile[mission]]
        if not piles:
            yield path, message("battleground-mission-not-played", card=mission)
        for pile in piles[:1]:
            pile[mission] -= 1


def _missions(state: Battle) -> Iterator[tuple[str, str, str]]:
    """The side missions in play, each with its path, its character and its card."""
    acting = [(f"$.frames[{at}].values.missions", frame.values) for at, frame in enumerate(state.frames)]
    goes_on = [step for step in state.agenda if isinstance(step, GoOnActing)]
    acting += [("$.active.missions", {"active": step.figure, "missions": step.missions}) for step in goes_on]
    for path, values in acting:
        figure = values.get("active")
        if isinstance(figure, str) and figure in state.figures:
            for mission in expect(values.get("missions", ()), tuple, "missions"):
                yield path, figure, expect(mission, str, "missions")


def misplaced_steps(state: Battle) -> Found:
    """Steps in an activation, an interruption or a test are above its frame on the agenda."""
    for at, step in enumerate(state.agenda):
        needed = NEEDED.get(type(step))
        if needed and not any(needed in frame.values for frame in state.frames if frame.base <= at):
            yield f"$.agenda[{at}]", message("battleground-outside-its-frame", name=type(step).__name__)
