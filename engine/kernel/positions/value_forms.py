"""Forms: how values of one type are read from JSON, written and checked, given the marks on their field.

A form is compiled once from a type hint. This module has the forms of plain values; `part_forms` has those of
dataclasses.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import MISSING, Field, dataclass, fields, is_dataclass
from functools import cache
from typing import Any, TypeAlias

from engine.kernel.data.errors import BadState
from engine.kernel.data.field_marks import BoundsMark, NameMark, NumberedMark
from engine.kernel.data.message import Message, message
from engine.kernel.data.record import record
from engine.kernel.data.value import MAX_DEPTH, Json, Value, value_problem
from engine.kernel.positions.position_part import GivenPart, KnownNames, PositionPart
from engine.kernel.state.step import Step

Found: TypeAlias = Iterator[tuple[str, Message]]

NEEDED = {
    bool: message("state-needs-truth"),
    int: message("state-needs-number"),
    str: message("state-needs-text"),
    type(None): message("state-needs-nothing"),
}
"""The message for a value that is not of a plain type, by that type."""


@dataclass(slots=True, eq=False)
class FormScope:
    """The scope of a form in a state: the state that names refer to, the known names, the enclosing part."""

    state: Any
    known: KnownNames
    parts: Mapping[type, PositionPart]
    part: GivenPart | None = None
    key: str = ""

    def within(self, kind: type, key: str) -> FormScope:
        """The scope inside a part of this type."""
        rules = self.parts.get(kind)
        names = rules.names(self.state, key) if rules else {}
        return FormScope(self.state, self.known.within(names), self.parts, self.part, key)

    def at(self, key: str) -> FormScope:
        """The scope inside a table, at this key."""
        return FormScope(self.state, self.known, self.parts, self.part, key)


class Form:
    """The reading, writing and checking of values of one type."""

    __slots__ = ()

    def read(self, raw: object, path: str, depth: int, scope: FormScope) -> Any:
        """The value that the JSON represents; raises `BadState`."""
        raise NotImplementedError

    def entry(self, raw: object, path: str, depth: int, scope: FormScope) -> Any:
        """The entry of a table that the JSON represents."""
        raise TypeError(f"{path} stands in no table")

    def write(self, value: Any, scope: FormScope) -> Json:
        """The value as JSON."""
        return encode(value)

    def fits(self, value: Any) -> bool:
        """Whether a value is of this type."""
        raise NotImplementedError

    def problems(self, value: Any, path: str, scope: FormScope) -> Found:
        """The problems of a value of this type by its marks, with their paths."""
        return iter(())


def encode(thing: object) -> Json:
    """Any state, step or value as JSON, field by field, without marks.

    Steps carry their name. Fields with their default value and fields derived from the scenario are left out.
    """
    if thing is None or isinstance(thing, bool | int | str):
        return thing
    if isinstance(thing, tuple | list):
        return [encode(item) for item in thing]
    if isinstance(thing, frozenset):
        return [encode(item) for item in sorted(thing)]
    if isinstance(thing, Mapping):
        return {str(key): encode(item) for key, item in thing.items()}
    if is_dataclass(thing) and not isinstance(thing, type):
        made: dict[str, Json] = {"step": type(thing).__name__} if isinstance(thing, Step) else {}
        for name, default in _written_fields(type(thing)):
            value = getattr(thing, name)
            if value != default:
                made[name] = encode(value)
        return made
    raise TypeError(f"{type(thing).__name__} cannot be written down")


@cache
def _written_fields(kind: Any) -> tuple[tuple[str, object], ...]:
    """The fields of a dataclass that are written, with their defaults."""
    return tuple((each.name, default_of(each)) for each in fields(kind) if not each.metadata)


def default_of(each: Field[Any]) -> object:
    """The default of a field of a dataclass, or `MISSING`."""
    if each.default is not MISSING:
        return each.default
    return each.default_factory() if each.default_factory is not MISSING else MISSING


def refuse_unknown(raw: Mapping[Any, object], known: Iterable[str], path: str) -> None:
    """Raise `BadState` if a table has an unknown key."""
    names = tuple(known)
    for key in raw:
        if key not in names:
            left = (name for name in names if name not in raw)
            raise BadState(f"{path}.{key}", message("state-unknown-field", name=str(key)), str(key), left)


def key_of(key: object, path: str) -> str:
    """A key of a table in JSON; raises `BadState` if it is not valid."""
    if not isinstance(key, str):
        raise BadState(path, message("state-needs-text"))
    _within_bounds(key, path)
    return key


def _within_bounds(raw: Any, path: str) -> Value:
    problem = value_problem(raw)
    if problem is not None:
        raise BadState(path, problem)
    plain: Value = raw
    return plain


def check_depth(path: str, depth: int) -> None:
    """Raise `BadState` if the nesting is too deep."""
    if depth > MAX_DEPTH:
        raise BadState(path, message("value-too-deep", most=MAX_DEPTH))


@record(frozen=True, slots=True, eq=False)
class ValueForm(Form):
    """Any value: values bound in frames, fields of choices."""

    bounds: BoundsMark | None = None

    def read(self, raw: object, path: str, depth: int, scope: FormScope) -> Any:
        check_depth(path, depth)
        if isinstance(raw, list):
            return tuple(self.read(item, f"{path}[{at}]", depth + 1, scope) for at, item in enumerate(raw))
        if isinstance(raw, dict):
            return {key_of(key, path): self.read(item, f"{path}.{key}", depth + 1, scope) for key, item in raw.items()}
        if raw is None or type(raw) in (bool, int, str):
            return _within_bounds(raw, path)
        raise BadState(path, message("value-of-no-kind", found=str(raw)))

    def fits(self, value: Any) -> bool:
        return True

    def problems(self, value: Any, path: str, scope: FormScope) -> Found:
        if self.bounds is None:
            return
        if isinstance(value, tuple):
            for at, item in enumerate(value):
                yield from self.problems(item, f"{path}[{at}]", scope)
        elif isinstance(value, Mapping):
            for key, item in value.items():
                yield from self.problems(item, f"{path}.{key}", scope)
        elif type(value) is int and (problem := _out_of_bounds(value, self.bounds, scope)) is not None:
            yield path, problem


@record(frozen=True, slots=True, eq=False)
class PlainForm(Form):
    """Booleans, numbers, texts and null."""

    kind: type
    names: NameMark | None = None
    bounds: BoundsMark | None = None
    numbered: NumberedMark | None = None

    def read(self, raw: object, path: str, depth: int, scope: FormScope) -> Any:
        check_depth(path, depth)
        if self.numbered is not None and self.numbered.printed:
            return self._numbered(self.numbered, raw, path, scope)
        if type(raw) is not self.kind:
            raise BadState(path, NEEDED[self.kind])
        value = _within_bounds(raw, path)
        problem = self._problem(value, scope)
        if problem is not None:
            found, known = (str(value), scope.known.names.get(self.names.kind, ())) if self.names else (None, ())
            raise BadState(path, problem, found, known)
        return value

    def _numbered(self, mark: NumberedMark, raw: object, path: str, scope: FormScope) -> int:
        """The number with a printed name."""
        if not isinstance(raw, str):
            raise BadState(path, NEEDED[str])
        notation = scope.known.notations[mark.notation]
        number = notation.number(raw)
        if isinstance(number, Message):
            raise BadState(path, number, raw, notation.suggestions())
        return number

    def write(self, value: Any, scope: FormScope) -> Json:
        if self.numbered is not None and self.numbered.printed:
            return scope.known.notations[self.numbered.notation].text(value)
        plain: Json = value
        return plain

    def fits(self, value: Any) -> bool:
        return type(value) is self.kind

    def problems(self, value: Any, path: str, scope: FormScope) -> Found:
        problem = self._problem(value, scope)
        if problem is not None:
            yield path, problem

    def _problem(self, value: Any, scope: FormScope) -> Message | None:
        """The message of the first mark that the value violates."""
        if self.names is not None and not (self.names.empty and value == ""):
            known = scope.known.names.get(self.names.kind)
            there = value in known if known is not None else value != ""
            return None if there else message("content-unknown-id", id=value)
        if self.numbered is not None:
            notation = scope.known.notations.get(self.numbered.notation)
            return None if notation is None else notation.problem(value)
        return None if self.bounds is None else _out_of_bounds(value, self.bounds, scope)


def _out_of_bounds(value: int, bounds: BoundsMark, scope: FormScope) -> Message | None:
    most = scope.known.limits[bounds.most] if isinstance(bounds.most, str) else bounds.most
    if most is None:
        return message("state-below-nothing") if value < bounds.least else None
    return None if bounds.least <= value <= most else message("state-number-between", least=bounds.least, most=most)


@record(frozen=True, slots=True, eq=False)
class WordForm(Form):
    """Values that are written as words."""

    values: Mapping[Any, Any]

    def read(self, raw: object, path: str, depth: int, scope: FormScope) -> Any:
        for word, value in self.values.items():
            if type(raw) is type(word) and raw == word:
                return value
        names = [str(word) for word in self.values]
        known = names if isinstance(raw, str) else ()
        raise BadState(path, message("state-needs-one-of", names=", ".join(names)), str(raw), known)

    def write(self, value: Any, scope: FormScope) -> Json:
        word: Json = next(word for word, each in self.values.items() if type(each) is type(value) and each == value)
        return word

    def fits(self, value: Any) -> bool:
        return any(type(each) is type(value) and each == value for each in self.values.values())


@record(frozen=True, slots=True, eq=False)
class UnionForm(Form):
    """The form of a union: the first of its types that fits."""

    forms: tuple[Form, ...]

    def read(self, raw: object, path: str, depth: int, scope: FormScope) -> Any:
        problems = []
        for each in self.forms:
            try:
                return each.read(raw, path, depth, scope)
            except BadState as error:
                problems.append(error)
        raise max(problems, key=lambda error: len(error.path))

    def write(self, value: Any, scope: FormScope) -> Json:
        form = self._form_of(value)
        return encode(value) if form is None else form.write(value, scope)

    def fits(self, value: Any) -> bool:
        return self._form_of(value) is not None

    def problems(self, value: Any, path: str, scope: FormScope) -> Found:
        form = self._form_of(value)
        return iter(()) if form is None else form.problems(value, path, scope)

    def _form_of(self, value: Any) -> Form | None:
        return next((each for each in self.forms if each.fits(value)), None)
