"""What must hold of the frames of a state that somebody else wrote: who acts and who makes a test says all there is."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from typing import TypeAlias

from engine.kernel.state import Frame
from engine.kernel.step import Step
from engine.kernel.value import Value
from engine.kernel.word import Word, word
from engine.systems.battleground.activation import ChooseBonus, EndActivation, Resolve
from engine.systems.battleground.acts import Act
from engine.systems.battleground.interrupting import EndInterruption, GiveAp
from engine.systems.battleground.position_active import APART, MOST_AP
from engine.systems.battleground.rerolls import FreeRerolls, ManaRerolls
from engine.systems.battleground.state import Battle
from engine.systems.battleground.trials import CountExploded, CountSuccesses

Found: TypeAlias = Iterator[tuple[str, Word]]
SIDES = 6


def _is_name(value: Value) -> bool:
    return isinstance(value, str) and value != ""


def _is_number(value: Value) -> bool:
    return isinstance(value, int) and not isinstance(value, bool)


def _are_names(value: Value) -> bool:
    return isinstance(value, tuple) and all(map(_is_name, value))


def _are_faces(value: Value) -> bool:
    return isinstance(value, tuple) and all(_is_number(face) and face in range(1, SIDES + 1) for face in value)


def _is_ap(value: Value) -> bool:
    return _is_number(value) and value in range(MOST_AP + 1)


ACTING: Mapping[str, Callable[[Value], bool]] = {
    "active": _is_name,
    "ap": _is_ap,
    "uses": _are_names,
    "abilities": _are_names,
    "missions": _are_names,
    "interrupted": lambda value: isinstance(value, str),
    "interruption": lambda value: value in ("", "guard", "opportunity"),
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
        known = {**ACTING, **TESTING, **dict.fromkeys(("faces", "exploded", *state.seats), _are_faces)}
        for name, value in frame.values.items():
            if name == "boosts":
                yield from _boosts(state, value, f"{path}.boosts")
            elif name not in known:
                yield f"{path}.{name}", word("state-unknown-field", name=name)
            elif not known[name](value):
                yield _place_of(state, at, name), word("battleground-bad-in-frame", name=name)
        yield from _incomplete(state, at, frame)


def _incomplete(state: Battle, at: int, frame: Frame) -> Found:
    """What goes together stands together."""
    for group in (ACTING, TESTING):
        if not group.keys().isdisjoint(frame.values):
            for name in group:
                if name not in frame.values:
                    yield _place_of(state, at, name), word("battleground-bad-in-frame", name=name)


def _place_of(state: Battle, at: int, name: str) -> str:
    """Where a value stands: of who is acting now, not in the frame."""
    innermost = all("active" not in frame.values for frame in state.frames[at + 1 :])
    return f"$.active.{name}" if innermost and name in APART else f"$.frames[{at}].values.{name}"


def _boosts(state: Battle, value: Value, path: str) -> Found:
    """Numbers that an ability changed until the end: whose, by which ability, and which effect of which line of it."""
    for number, boost in enumerate(value if isinstance(value, tuple) else (value,)):
        if not _is_boost(state, boost):
            yield f"{path}[{number}]", word("battleground-bad-in-frame", name="boosts")


def _is_boost(state: Battle, boost: Value) -> bool:
    if not isinstance(boost, tuple) or len(boost) != len(("figure", "ability", "line", "effect")):
        return False
    figure, ability, line, effect = boost
    known = state.setting.lore.abilities.get(ability) if isinstance(ability, str) else None
    if known is None or not isinstance(figure, str) or figure not in state.setting.figures:
        return False
    places = {(row, column) for row, each in enumerate(known.deed.lines) for column in range(len(each.effects))}
    return _is_number(line) and _is_number(effect) and (line, effect) in places


def steps_in_their_frames(state: Battle) -> Found:
    """What is done in an activation, an interruption or a test lies on the agenda above the frame of it."""
    for at, step in enumerate(state.agenda):
        needed = NEEDED.get(type(step))
        if needed and not any(needed in frame.values for frame in state.frames if frame.base <= at):
            yield f"$.agenda[{at}]", word("battleground-outside-its-frame", name=type(step).__name__)
