"""State to JSON and back, by the types of its fields; whatever does not fit is refused with its path."""

from __future__ import annotations

import sys
import types
from collections.abc import Callable, Mapping
from dataclasses import MISSING, Field, dataclass, field, fields, is_dataclass
from importlib import import_module
from typing import Any, Literal, TypeVar, Union, get_args, get_origin

from engine.kernel.errors import BadState
from engine.kernel.step import Step
from engine.kernel.system import GameSystem
from engine.kernel.value import Json

KERNEL_STEPS = ("engine.kernel.step", "engine.kernel.chance", "engine.kernel.triggers")
MAX_DEPTH = 40

D = TypeVar("D")
Read = Callable[[object, str, int], Any]


def encode(thing: object) -> Json:
    """Any state, step or value as JSON. Steps carry their name; fields at their default are left out."""
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
            if value != _default(each):
                written[each.name] = encode(value)
        return written
    raise TypeError(f"{type(thing).__name__} cannot be written down")


@dataclass(slots=True)
class Codec:
    """Reads the states of one system. Knows its steps by name; nothing else can be named."""

    system: GameSystem[Any]
    _steps: dict[str, type[Step[Any]]] = field(init=False)
    _readers: dict[Any, Read] = field(default_factory=dict, init=False)

    def __post_init__(self) -> None:
        self._steps = {}
        for module in (*KERNEL_STEPS, self.system.state.__module__, *self.system.modules):
            for thing in vars(import_module(module)).values():
                if isinstance(thing, type) and issubclass(thing, Step):
                    self._steps[thing.__name__] = thing

    def decode(self, raw: object) -> Any:
        """The state that `encode` wrote."""
        return self._read(self.system.state, raw, "$", 0)

    def _read(self, hint: Any, raw: object, path: str, depth: int) -> Any:
        if depth > MAX_DEPTH:
            raise BadState(path, f"nested more than {MAX_DEPTH} deep")
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
            return self._step
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
            raise BadState(path, f"nested more than {MAX_DEPTH} deep")
        if isinstance(raw, list):
            return tuple(self._read_value(item, f"{path}[{at}]", depth + 1) for at, item in enumerate(raw))
        if isinstance(raw, dict):
            return {key: self._read_value(item, f"{path}.{key}", depth + 1) for key, item in raw.items()}
        if raw is None or isinstance(raw, bool | int | str):
            return raw
        raise BadState(path, f"{raw!r} is no value of a game")

    def _tuple(self, inner: tuple[Any, ...]) -> Read:
        def read(raw: object, path: str, depth: int) -> Any:
            if not isinstance(raw, list):
                raise BadState(path, "a list is needed here")
            hints = [inner[0]] * len(raw) if len(inner) == 2 and inner[1] is ... else inner
            if len(hints) != len(raw):
                raise BadState(path, f"{len(hints)} items are needed here, not {len(raw)}")
            pairs = enumerate(zip(hints, raw, strict=True))
            return tuple(self._read(hint, item, f"{path}[{at}]", depth + 1) for at, (hint, item) in pairs)

        return read

    def _mapping(self, hint: Any) -> Read:
        def read(raw: object, path: str, depth: int) -> Any:
            if not isinstance(raw, dict):
                raise BadState(path, "a table is needed here")
            return {key: self._read(hint, item, f"{path}.{key}", depth + 1) for key, item in raw.items()}

        return read

    def _step(self, raw: object, path: str, depth: int) -> Any:
        if not isinstance(raw, dict) or not isinstance(raw.get("step"), str):
            raise BadState(path, "a step is needed here, with its name")
        kind = self._steps.get(raw["step"])
        if kind is None:
            raise BadState(f"{path}.step", f"{self.system.id} has no step {raw['step']}")
        return self._dataclass(kind, {key: item for key, item in raw.items() if key != "step"}, path, depth)

    def _dataclass(self, kind: type[D], raw: object, path: str, depth: int) -> D:
        if not isinstance(raw, dict):
            raise BadState(path, "a table is needed here")
        known = {each.name: each for each in fields(kind)}  # type: ignore[arg-type]  # callers ask for dataclasses only
        for key in raw:
            if key not in known:
                raise BadState(f"{path}.{key}", f"{kind.__name__} has no such field")
        hints = _hints(kind)
        given = {name: self._read(hints[name], raw[name], f"{path}.{name}", depth + 1) for name in known if name in raw}
        missing = [name for name, each in known.items() if name not in given and _default(each) is MISSING]
        if missing:
            raise BadState(f"{path}.{missing[0]}", f"{kind.__name__} needs this field")
        return kind(**given)


def _default(each: Field[Any]) -> object:
    if each.default is not MISSING:
        return each.default
    return each.default_factory() if each.default_factory is not MISSING else MISSING


def _hints(kind: type) -> dict[str, Any]:
    """The types of the fields, each read where it was written."""
    from engine.kernel.outcome import Outcome

    hints: dict[str, Any] = {}
    for base in reversed(kind.__mro__):
        names = {"Outcome": Outcome, "Step": Step, **vars(sys.modules[base.__module__])}
        for name, written in vars(base).get("__annotations__", {}).items():
            if "ClassVar" not in str(written):
                hints[name] = eval(written, names) if isinstance(written, str) else written  # noqa: S307 - our own source
    return hints


def _exactly(kind: type) -> Read:
    def read(raw: object, path: str, depth: int) -> Any:
        if type(raw) is not kind:
            raise BadState(path, f"{kind.__name__} is needed here, not {type(raw).__name__}")
        if isinstance(raw, int) and abs(raw) > 2**53:
            raise BadState(path, "the number is too large")
        return raw

    return read


def _one_of(allowed: tuple[Any, ...]) -> Read:
    def read(raw: object, path: str, depth: int) -> Any:
        if raw not in allowed:
            raise BadState(path, f"one of {', '.join(map(str, allowed))} is needed here")
        return raw

    return read
