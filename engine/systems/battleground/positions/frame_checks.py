"""Checks of the frames of a written state: those of acting figures and of tests hold all that they need."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator, Mapping
from typing import TypeAlias

from engine.abilities.context import BOUND
from engine.kernel.data.message import Message, message
from engine.kernel.data.value import Value, expect
from engine.kernel.state.game_state import Frame
from engine.kernel.state.step import Step
from engine.systems.battleground.abilities.limits import SPENT
from engine.systems.battleground.abilities.triggers.delayed import AWAITED, Awaiting
from engine.systems.battleground.abilities.types.card_abilities import Effect
from engine.systems.battleground.activation.actions import Act
from engine.systems.battleground.activation.mana_and_ap import MOST_AP
from engine.systems.battleground.activation.sequence import ChooseBonus, EndActivation, Resolve
from engine.systems.battleground.combat.wounds import FALLING
from engine.systems.battleground.dice.dice_test import CountExploded, CountSuccesses
from engine.systems.battleground.dice.rerolls import FreeRerolls, ManaRerolls
from engine.systems.battleground.interruptions.execution import EndInterruption, GiveAp
from engine.systems.battleground.positions.active import APART
from engine.systems.battleground.positions.start import GoOnActing
from engine.systems.battleground.state import Battle

Found: TypeAlias = Iterator[tuple[str, Message]]
SIDES = 6


def _is_name(value: Value) -> bool:
    return isinstance(value, str) and value != ""


def _is_number(value: Value) -> bool:
    return isinstance(value, int) and not isinstance(value, bool)


def _are_names(value: Value) -> bool:
    return isinstance(value, tuple) and all(map(_is_name, value))


def _are_faces(value: Value) -> bool:
    return isinstance(value, tuple) and all(_is_number(face) and face in range(1, SIDES + 1) for face in value)


def _is_named(value: Value) -> bool:
    """Whether an author's name may stand for it: for a number, for somebody or something, for several."""
    return isinstance(value, str) or _is_number(value) or _are_names(value)


def _is_ap(value: Value) -> bool:
    return _is_number(value) and value in range(MOST_AP + 1)


ACTING: Mapping[str, Callable[[Value], bool]] = {
    "active": _is_name,
    "ap": _is_ap,
    "uses": _are_names,
    "abilities": _are_names,
    "missions": _are_names,
    "interrupted": lambda value: isinstance(value, str),
    "interruption": lambda value: value in ("", "guard", "opportunity", "ability"),
}
"""BG-ROUND-7, BG-INT-1: what the frame of an activation or interruption binds."""
TESTING: Mapping[str, Callable[[Value], bool]] = {
    "tester": _is_name,
    "test": lambda value: value in ("attack", "defence", "ability"),
    "threshold": _is_number,
}
"""BG-TEST-1: what the frame of a test binds."""
NEEDED: Mapping[type[Step[Battle]], str] = {
    **dict.fromkeys((Act, Resolve, ChooseBonus, EndActivation, GiveAp, EndInterruption), "active"),
    **dict.fromkeys((FreeRerolls, ManaRerolls, CountSuccesses, CountExploded), "tester"),
}
"""Steps that go on with what a frame about them binds."""


def frame_problems(state: Battle) -> Found:
    """Who acts has action points, who makes a test has a threshold; nothing is bound that nobody reads."""
    for at, frame in enumerate(state.frames):
        path = f"$.frames[{at}].values"
        known = {
            **ACTING,
            **TESTING,
            SPENT: _are_names,
            FALLING: _are_names,
            **dict.fromkeys(("faces", "exploded", *state.seats), _are_faces),
        }
        for name, value in frame.values.items():
            if name == "boosts":
                yield from _boosts(state, value, f"{path}.boosts")
            elif name.startswith(BOUND):
                if not _is_named(value):
                    yield f"{path}.{name}", message("battleground-bad-in-frame", name=name.removeprefix(BOUND))
            elif name == AWAITED:
                yield from _awaited(state, value, f"{path}.{AWAITED}")
            elif name not in known:
                yield f"{path}.{name}", message("state-unknown-field", name=name)
            elif not known[name](value):
                yield _place_of(state, at, name), message("battleground-bad-in-frame", name=name)
        yield from _incomplete(state, at, frame)


def _incomplete(state: Battle, at: int, frame: Frame) -> Found:
    """What goes together stands together."""
    for group in (ACTING, TESTING):
        if not group.keys().isdisjoint(frame.values):
            for name in group:
                if name not in frame.values:
                    yield _place_of(state, at, name), message("battleground-bad-in-frame", name=name)


def missions_were_played(state: Battle) -> Found:
    """BG-ABIL-4: the card of a side mission in play lies with its character, or is discarded."""
    left = {name: Counter(figure.cards) for name, figure in state.figures.items()}
    gone = {seat: Counter(side.discard) for seat, side in state.sides.items()}
    for path, figure, mission in _missions(state):
        piles = [pile for pile in (left[figure], gone[state.figures[figure].seat]) if pile[mission]]
        if not piles:
            yield path, message("battleground-mission-not-played", card=mission)
        for pile in piles[:1]:
            pile[mission] -= 1


def _missions(state: Battle) -> Iterator[tuple[str, str, str]]:
    """The side missions in play: where each is told, for which character of those on the map it is, its card."""
    acting = [(_place_of(state, at, "missions"), frame.values) for at, frame in enumerate(state.frames)]
    goes_on = [step for step in state.agenda if isinstance(step, GoOnActing)]
    acting += [("$.active.missions", {"active": step.figure, "missions": step.missions}) for step in goes_on]
    for path, values in acting:
        figure = values.get("active")
        if isinstance(figure, str) and figure in state.figures:
            for mission in expect(values.get("missions", ()), tuple, "missions"):
                yield path, figure, expect(mission, str, "missions")


def _place_of(state: Battle, at: int, name: str) -> str:
    """Where a value stands: of who is acting now, not in the frame."""
    innermost = all("active" not in frame.values for frame in state.frames[at + 1 :])
    return f"$.active.{name}" if innermost and name in APART else f"$.frames[{at}].values.{name}"


def _boosts(state: Battle, value: Value, path: str) -> Found:
    """Numbers that an ability changed until the end: whose, by which ability, and which effect of which line of it."""
    for number, boost in enumerate(value if isinstance(value, tuple) else (value,)):
        if not _is_boost(state, boost):
            yield f"{path}[{number}]", message("battleground-bad-in-frame", name="boosts")


def _is_boost(state: Battle, boost: Value) -> bool:
    if not isinstance(boost, tuple) or len(boost) != len(("figure", "owner", "ability", "place")):
        return False
    figure, owner, ability, place = boost
    known = state.setting.ability_index.abilities.get(ability) if isinstance(ability, str) else None
    names = (figure, owner)
    if known is None or not all(isinstance(each, str) and each in state.setting.figures for each in names):
        return False
    return _is_place(place) and place in known.deed.places


def _is_place(value: Value) -> bool:
    """Whether it could be the place of an effect in an ability."""
    return isinstance(value, tuple) and all(map(_is_number, value))


def _awaited(state: Battle, value: Value, path: str) -> Found:
    """What is waited for: by whom, for which seat, by which effect of which ability, how often more."""
    for number, each in enumerate(value if isinstance(value, tuple) else (value,)):
        if not _is_awaiting(state, each):
            yield f"{path}[{number}]", message("battleground-bad-in-frame", name=AWAITED)


def _is_awaiting(state: Battle, each: Value) -> bool:
    if not isinstance(each, tuple) or len(each) != len(Awaiting._fields):
        return False
    figure, seat, ability, place, left = each
    names = all(isinstance(name, str) for name in (figure, seat, ability)) and _is_number(left)
    if not names or figure not in state.setting.figures or seat not in state.seats:
        return False
    deed = state.setting.ability_index.definitions.get(str(ability))
    where = next((one for one in deed.places if one == place), None) if deed else None
    effect = deed.effect(where) if deed and where else None
    return isinstance(effect, Effect) and effect.waits_for is not None


def steps_in_their_frames(state: Battle) -> Found:
    """What is done in an activation, an interruption or a test lies on the agenda above the frame of it."""
    for at, step in enumerate(state.agenda):
        needed = NEEDED.get(type(step))
        if needed and not any(needed in frame.values for frame in state.frames if frame.base <= at):
            yield f"$.agenda[{at}]", message("battleground-outside-its-frame", name=type(step).__name__)
