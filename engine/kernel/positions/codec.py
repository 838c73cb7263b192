"""Converts states to JSON and back by the types of their fields; refuses what does not fit, with its path."""

from __future__ import annotations

import sys
import types
from collections.abc import Callable, Mapping
from dataclasses import MISSING, Field, dataclass, field, fields, is_dataclass
from importlib import import_module
from typing import Any, Literal, TypeVar, Union, get_args, get_origin

from engine.kernel.chance.rolls import Chance
from engine.kernel.data.errors import BadState
from engine.kernel.data.message import message
from engine.kernel.data.value import MAX_DEPTH, Json, Value, flaw
from engine.kernel.positions.state_checks import check
from engine.kernel.rules.game_system import GameSystem
from engine.kernel.state.game_state import FROM_SETUP, State
from engine.kernel.state.outcome import Outcome
from engine.kernel.state.step import Question, Step

KERNEL_STEPS = ("engine.kernel.state.step", "engine.kernel.chance.rolls", "engine.kernel.rules.triggers")

NEEDED = {
    bool: message("state-needs-truth"),
    int: message("state-needs-number"),
    str: message("state-needs-text"),
    type(None): message("state-needs-nothing"),
}
"""What is missing where a value is not of a plain kind."""

D = TypeVar("D")
Read = Callable[[object, str, int], Any]
Shape = Mapping[str, tuple[Any, bool]]


def encode(thing: object) -> Json:
    """Any state, step or value as JSON. Steps carry their name; fields at their default are left out, and so is what
    the scenario settles."""
    if thing is None or isinstance(thing, bool | int | str):
        return thing
    if isinstance(thing, tuple | list):
        return [encode(item) for item in thing]
    if isinstance(thing, frozenset):
        return [encode(item) for item in sorted(thing)]
    if isinstance(thing, Mapping):
        return {str(key): encode(item) for key, item in thing.items()}
    if is_dataclass(thing) and not isinstance(thing, type):
        written: dict[str, Json] = {"step": type(thing).__name__} if isinstance(thing, Step) else {}
        for each in fields(thing):
            value = getattr(thing, each.name)
            if not each.metadata and value != _default(each):
                written[each.name] = encode(value)
        return written
    raise TypeError(f"{type(thing).__name__} cannot be written down")


def written(system: GameSystem[Any], state: State) -> dict[str, Json]:
    """A state in the form that its system shows to others."""
    raw: Any = encode(state)
    return system.written(state, raw)


@dataclass(slots=True)
class Codec:
    """Reads the states of one system. Knows its steps by name; nothing else can be named."""

    system: GameSystem[Any]
    start: State | None = None
    """The state that the scenario sets up, for what it settles; a system that settles nothing does without."""
    _steps: dict[str, type[Step[Any]]] = field(init=False)
    _readers: dict[Any, Read] = field(default_factory=dict, init=False)
    _shapes: dict[type, Shape] = field(default_factory=dict, init=False)

    def __post_init__(self) -> None:
        self._steps = {}
        for module in (*KERNEL_STEPS, self.system.state.__module__, *self.system.modules):
            for thing in vars(import_module(module)).values():
                if isinstance(thing, type) and issubclass(thing, Step) and _can_be_done(thing):
                    self._name(thing)

    def _name(self, kind: type[Step[Any]]) -> None:
        other = self._steps.setdefault(kind.__name__, kind)
        if other is not kind:
            raise TypeError(f"{self.system.id} has two steps {kind.__name__}: {other.__module__}, {kind.__module__}")
        if any(each.name == "step" for each in fields(kind)):
            raise TypeError(f"a field of {kind.__name__} is called `step`, as its name is when it is written down")

    def decode(self, raw: object) -> Any:
        """The state that was `written`."""
        state = self._read(self.system.state, self.system.read(self.start, raw), "$", 0)
        check(state)
        return state

    def _read(self, hint: Any, raw: object, path: str, depth: int) -> Any:
        if depth > MAX_DEPTH:
            raise BadState(path, message("value-too-deep", most=MAX_DEPTH))
        reader = self._readers.get(hint)
        if reader is None:
            reader = self._readers[hint] = self._reader(hint)
        return reader(raw, path, depth)

    def _reader(self, hint: Any) -> Read:
        """How to read values of a type."""
        origin, inner = get_origin(hint) or hint, get_args(hint)
        if isinstance(hint, TypeVar) or hint is Any:
            return self._read_value
        if origin in (Union, types.UnionType):
            return self._union(inner)
        if origin is tuple:
            return self._tuple(inner)
        if origin is frozenset:
            return lambda raw, path, depth: frozenset(self._tuple((inner[0], ...))(raw, path, depth))
        if origin in (Mapping, dict) or (isinstance(origin, type) and issubclass(origin, Mapping)):
            return self._mapping(inner[1])
        if origin is Literal:
            return _one_of(inner)
        if isinstance(origin, type) and issubclass(origin, Step):
            return lambda raw, path, depth: self._step(origin, raw, path, depth)
        if is_dataclass(origin) and isinstance(origin, type):
            return lambda raw, path, depth: self._dataclass(origin, raw, path, depth)
        if origin in (bool, int, str, type(None)):
            return _exactly(origin)
        raise TypeError(f"{hint!r} cannot be in a state")

    def _union(self, inner: tuple[Any, ...]) -> Read:
        if any(get_origin(each) is Mapping for each in inner) and str in inner:
            return self._read_value

        def read(raw: object, path: str, depth: int) -> Any:
            problems = []
            for each in inner:
                try:
                    return self._read(each, raw, path, depth)
                except BadState as error:
                    problems.append(error)
            raise max(problems, key=lambda error: len(error.path))

        return read

    def _read_value(self, raw: object, path: str, depth: int) -> Any:
        if depth > MAX_DEPTH:
            raise BadState(path, message("value-too-deep", most=MAX_DEPTH))
        if isinstance(raw, list):
            return tuple(self._read_value(item, f"{path}[{at}]", depth + 1) for at, item in enumerate(raw))
        if isinstance(raw, dict):
            return {_key(key, path): self._read_value(item, f"{path}.{key}", depth + 1) for key, item in raw.items()}
        if raw is None or type(raw) in (bool, int, str):
            return _within_bounds(raw, path)
        raise BadState(path, message("value-of-no-kind", found=str(raw)))

    def _tuple(self, inner: tuple[Any, ...]) -> Read:
        def read(raw: object, path: str, depth: int) -> Any:
            if not isinstance(raw, list):
                raise BadState(path, message("state-needs-list"))
            hints = [inner[0]] * len(raw) if len(inner) == 2 and inner[1] is ... else inner
            if len(hints) != len(raw):
                raise BadState(path, message("state-needs-items", number=len(hints), found=len(raw)))
            pairs = enumerate(zip(hints, raw, strict=True))
            return tuple(self._read(hint, item, f"{path}[{at}]", depth + 1) for at, (hint, item) in pairs)

        return read

    def _mapping(self, hint: Any) -> Read:
        def read(raw: object, path: str, depth: int) -> Any:
            if not isinstance(raw, dict):
                raise BadState(path, message("state-needs-table"))
            return {_key(key, path): self._read(hint, item, f"{path}.{key}", depth + 1) for key, item in raw.items()}

        return read

    def _step(self, wanted: type[Step[Any]], raw: object, path: str, depth: int) -> Any:
        if not isinstance(raw, dict) or not isinstance(raw.get("step"), str):
            raise BadState(path, message("state-needs-step"))
        kind = self._steps.get(raw["step"])
        if kind is None or not issubclass(kind, wanted):
            known = (name for name, step in self._steps.items() if issubclass(step, wanted))
            raise BadState(f"{path}.step", message("state-unknown-step", name=raw["step"]), raw["step"], known)
        return self._dataclass(kind, {key: item for key, item in raw.items() if key != "step"}, path, depth)

    def _dataclass(self, kind: type[D], raw: object, path: str, depth: int) -> D:
        if not isinstance(raw, dict):
            raise BadState(path, message("state-needs-table"))
        shape = self._shapes.get(kind)
        if shape is None:
            shape = self._shapes[kind] = _shape_of(kind)
        for key in raw:
            if key not in shape:
                known = (name for name in shape if name not in raw)
                raise BadState(f"{path}.{key}", message("state-unknown-field", name=str(key)), str(key), known)
        given = self._settled(kind)
        for name, (hint, needed) in shape.items():
            if name in raw:
                given[name] = self._read(hint, raw[name], f"{path}.{name}", depth + 1)
            elif needed:
                raise BadState(f"{path}.{name}", message("state-missing-field", name=name))
        try:
            return kind(**given)
        except ValueError as error:
            raise BadState(path, message("state-does-not-go-together", name=kind.__name__)) from error

    def _settled(self, kind: type) -> dict[str, Any]:
        """The fields of the state that the scenario settles."""
        if kind is not self.system.state:
            return {}
        return {each.name: getattr(self.start, each.name) for each in fields(kind) if each.metadata == FROM_SETUP}


def _shape_of(kind: Any) -> Shape:
    """The fields of a kind of dataclass: the type of each, and whether it must be there."""
    hints = _hints(kind)
    return {each.name: (hints[each.name], _default(each) is MISSING) for each in fields(kind) if not each.metadata}


def _default(each: Field[Any]) -> object:
    if each.default is not MISSING:
        return each.default
    return each.default_factory() if each.default_factory is not MISSING else MISSING


def _can_be_done(kind: type[Step[Any]]) -> bool:
    """Whether it is a step of its own, and not only what steps of its kind have in common."""
    if issubclass(kind, Chance):
        return kind.outcomes is not Chance.outcomes
    return kind.run is not Step.run or (issubclass(kind, Question) and kind.ask is not Question.ask)


def _key(key: object, path: str) -> str:
    if not isinstance(key, str):
        raise BadState(path, message("state-needs-text"))
    _within_bounds(key, path)
    return key


def _hints(kind: Any) -> dict[str, Any]:
    """The types of the fields, each read where it was written."""
    hints: dict[str, Any] = {}
    for base in reversed(kind.__mro__):
        names = {"Outcome": Outcome, "Step": Step, **vars(sys.modules[base.__module__])}
        for name, written in getattr(base, "__annotations__", {}).items():
            if "ClassVar" not in str(written):
                hints[name] = eval(written, names) if isinstance(written, str) else written  # noqa: S307 - our own source
    return hints


def _exactly(kind: type) -> Read:
    def read(raw: object, path: str, depth: int) -> Any:
        if type(raw) is not kind:
            raise BadState(path, NEEDED[kind])
        return _within_bounds(raw, path)

    return read


def _within_bounds(raw: Any, path: str) -> Value:
    problem = flaw(raw)
    if problem is not None:
        raise BadState(path, problem)
    plain: Value = raw
    return plain


def _one_of(allowed: tuple[Any, ...]) -> Read:
    def read(raw: object, path: str, depth: int) -> Any:
        if not any(type(raw) is type(each) and raw == each for each in allowed):
            raise BadState(path, message("state-needs-one-of", names=", ".join(map(str, allowed))))
        return raw

    return read
