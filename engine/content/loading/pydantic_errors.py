"""Translates the errors of pydantic into problems in our own words, with the nearest known names."""

from __future__ import annotations

import types
from collections.abc import Iterator, Mapping
from dataclasses import replace
from functools import cache
from itertools import islice
from typing import TYPE_CHECKING, Annotated, Any, Literal, Union, get_args, get_origin

from pydantic_core import ErrorDetails, ValidationError

from engine.content.document_path import DocumentPath
from engine.content.limits import MAX_ERRORS_REPORTED, MAX_PROBLEMS
from engine.content.model import Model, wire_names
from engine.content.polymorphic_fields import PolymorphicField
from engine.content.polymorphic_slot import PolymorphicSlot
from engine.content.problems import ROOT, Problem, ProblemValue, Remark, allowed, nearest, path_under, shown, written

if TYPE_CHECKING:
    from engine.content.declarations import SystemContent

# The keys that our own checks add to the values of a message.
_HINTS = ("code", "nearest", "rule", "allowed", "known")
# Pydantic's error types and the messages for them. Each message takes the value found.
_WRONG_TYPE = {
    "bool_type": "content-not-yes-or-no",
    "dict_type": "content-not-object",
    "float_type": "content-not-number",
    "int_type": "content-not-whole",
    "is_instance_of": "content-not-object",
    "list_type": "content-not-list",
    "mapping_type": "content-not-object",
    "model_attributes_type": "content-not-object",
    "model_type": "content-not-object",
    "string_type": "content-not-text",
    "tuple_type": "content-not-list",
}
# Error types and messages for values out of bounds, with the key of the bound in pydantic's context and in the message.
_BEYOND = {
    "greater_than": ("content-not-greater", "gt", "least"),
    "greater_than_equal": ("content-too-small", "ge", "least"),
    "less_than": ("content-not-less", "lt", "most"),
    "less_than_equal": ("content-too-big", "le", "most"),
    "too_long": ("content-list-too-long", "max_length", "most"),
    "too_short": ("content-list-too-short", "min_length", "least"),
}


def problems_of(error: ValidationError, hint: Any, data: Any, system: SystemContent | None) -> Iterator[Problem]:
    """The first problems of data read as `hint`; if there are too many to examine, a single problem with their
    number."""
    if (number := error.error_count()) > MAX_ERRORS_REPORTED:
        yield Problem(ROOT, "content-wrong-everywhere", {"found": number})
        return
    for place, found in islice(_errors_by_place(error, data), MAX_PROBLEMS):
        finder = _Finder(hint, data, system)
        problem = _problem(found[0], place, finder) if len(found) == 1 else _joined(found, place, finder)
        yield problem if problem.rule else replace(problem, rule=finder.rule(place))


def _errors_by_place(error: ValidationError, data: Any) -> list[tuple[DocumentPath, list[ErrorDetails]]]:
    """The errors with their paths; those of the members of a union, none of which the value fits, together."""
    every: list[tuple[DocumentPath, list[ErrorDetails]]] = []
    members: dict[DocumentPath, list[ErrorDetails]] = {}
    for details in error.errors(include_url=False):
        # Pydantic also reports a list as too short by the number of its invalid items; that is redundant.
        if _only_seems_short(details):
            continue
        place = place_of(details, data)
        found = members.setdefault(place, []) if len(place) < len(_steps(details)) else []
        found.append(details)
        if len(found) == 1:
            every.append((place, found))
    return every


def wrong_places(error: ValidationError, data: Any) -> int:
    """The number of invalid places; one if there are too many to visit, which makes a single problem."""
    if error.error_count() > MAX_ERRORS_REPORTED:
        return 1
    problems = (details for details in error.errors(include_url=False) if not _only_seems_short(details))
    return len({place_of(details, data) for details in problems})


def place_of(details: ErrorDetails, data: Any) -> DocumentPath:
    """The path of a pydantic error in the data, without the steps by which pydantic names types, such as the members of
    a union; the last step may be a key that is missing."""
    place: list[str | int] = []
    value, steps = data, _steps(details)
    for number, step in enumerate(steps, 1):
        if _has(value, step):
            place.append(step)
            value = value[step]
        elif number == len(steps) and isinstance(value, Mapping) and _is_missing_key(details, step):
            place.append(step)
    return tuple(place)


def _steps(details: ErrorDetails) -> DocumentPath:
    return tuple(step for step in details["loc"] if step != "[key]")


def _is_missing_key(details: ErrorDetails, step: str | int) -> bool:
    """Whether an error is about a key that is not there, by pydantic or by one of our own checks."""
    own = details.get("ctx", {}).get("code") == details["type"]
    return isinstance(step, str) and (details["type"] == "missing" or own)


def _only_seems_short(details: ErrorDetails) -> bool:
    return details["type"] == "too_short" and len(details["input"]) >= details["ctx"]["min_length"]


class _Finder:
    """Finds what was expected at a path: the type there, and the model that has the key."""

    def __init__(self, hint: Any, data: Any, system: SystemContent | None) -> None:
        self._hint, self._data, self._system = hint, data, system

    def expected(self, place: tuple[str | int, ...]) -> Any:
        """The type of the value at a path, without wrappers; None if it is unknown."""
        *_, found = self._on_the_way(place)
        return found

    def choices(self, place: tuple[str | int, ...]) -> tuple[str, ...]:
        """The words that are allowed at a path, in all members of a union."""
        hint = _member(self.expected(place[:-1]), place[-1]) if place else self._hint
        return tuple(dict.fromkeys(_words(hint)))

    def keys_of_object(self, place: tuple[str | int, ...]) -> tuple[str, ...]:
        """The keys of an object that is allowed at a path as an alternative to a plain value."""
        hint: Any = _member(self.expected(place[:-1]), place[-1]) if place else None
        marks = hint.__metadata__ if get_origin(hint) is Annotated else ()
        return next((mark.keys_of_object() for mark in marks if isinstance(mark, PolymorphicSlot)), ())

    def rule(self, place: tuple[str | int, ...]) -> str | None:
        """The rule of the innermost model around a path that has one."""
        models = (found for found in self._on_the_way(place) if isinstance(found, type) and issubclass(found, Model))
        stated = [model.stated_by for model in models if model.stated_by is not None]
        return stated[-1] if stated else None

    def _on_the_way(self, place: tuple[str | int, ...]) -> Iterator[Any]:
        """The models along a path, from the whole document to the last member."""
        value = self._data
        yield (hint := self._unwrapped(self._hint, value))
        for step in place:
            value = value[step] if _has(value, step) else None
            yield (hint := self._unwrapped(_member(hint, step), value))

    def _unwrapped(self, hint: Any, value: Any) -> Any:
        while True:
            if get_origin(hint) is Annotated:
                slot = next(
                    (extra for extra in hint.__metadata__ if isinstance(extra, PolymorphicField | PolymorphicSlot)),
                    None,
                )
                if isinstance(slot, PolymorphicField):
                    return _chosen(slot, value, self._system)
                hint = hint.__origin__ if slot is None else _varied(slot, value)
            elif get_origin(hint) in (Union, types.UnionType):
                hint = get_args(hint)[0]
            else:
                return hint


def _chosen(slot: PolymorphicField, value: Any, system: SystemContent | None) -> type[Model] | None:
    """The model of the value; None if it cannot be determined."""
    try:
        return slot.choose(value, system) if isinstance(value, Mapping) else None
    except ValidationError:
        return None


def _varied(place: PolymorphicSlot, value: Any) -> Any:
    try:
        return place.expected(value)
    except ValidationError:
        return None


def _joined(found: list[ErrorDetails], place: DocumentPath, finder: _Finder) -> Problem:
    """One problem for a value that fits no member of a union: its choices, or else what is wrong with it for the member
    of its own type."""
    path, value = path_under(ROOT, place), found[0]["input"]
    kinds = {details["type"] for details in found}
    if "literal_error" in kinds and isinstance(value, str):
        options = finder.choices(place)
        code = "content-not-an-option"
        return Problem(path, code, {"found": shown(value), "options": options}, nearest(value, options))
    if {"int_type", "string_type"} <= kinds:
        return Problem(path, "content-not-whole-or-text", {"found": written(value)})
    return _problem(next((each for each in found if each["type"] not in _WRONG_TYPE), found[0]), place, finder)


def _problem(details: ErrorDetails, place: tuple[str | int, ...], finder: _Finder) -> Problem:
    path = path_under(ROOT, place)
    kind, found, context = details["type"], details["input"], details.get("ctx", {})
    last = place[-1] if place else ROOT
    if context.get("code") == kind:  # one of our own checks, see `refused`
        values: dict[str, ProblemValue] = {name: value for name, value in context.items() if name not in _HINTS}
        near = context.get("nearest") or nearest(found, context.get("options", ()))
        names = context.get("allowed", ())
        if known := context.get("known"):  # a key: there may be very many, and only few are listed
            near = nearest(last, known)
            names = () if near else known
        return Problem(path, kind, values, near, context.get("rule"), remark=allowed(names))
    if kind in _WRONG_TYPE:
        keys = finder.keys_of_object(place)
        remark = Remark("content-or-an-object", {"options": keys}) if keys else _keys_of(finder.expected(place))
        return Problem(path, _WRONG_TYPE[kind], {"found": written(found)}, remark=remark)
    if kind in _BEYOND:
        code, theirs, ours = _BEYOND[kind]
        extra: dict[str, ProblemValue] = {} if kind.startswith("too_") else {"found": shown(found)}
        return Problem(path, code, {ours: context[theirs], **extra})
    if kind == "missing":
        return Problem(path, "content-missing-key", {"key": str(last)})
    if kind == "extra_forbidden":
        known = _keys(finder.expected(place[:-1]))
        return Problem(path, "content-unknown-key", {"key": shown(last)}, nearest(last, known), remark=allowed(known))
    if kind == "literal_error":
        expected = finder.expected(place)
        options = tuple(map(str, get_args(expected))) if get_origin(expected) is Literal else (context["expected"],)
        return Problem(
            path, "content-not-an-option", {"found": shown(found), "options": options}, nearest(found, options)
        )
    if kind == "string_too_long":
        return Problem(path, "content-text-too-long", {"most": context["max_length"], "found": len(found)})
    return Problem(path, "content-does-not-fit", {"found": shown(found)})


def _words(hint: Any) -> Iterator[str]:
    """The words of a type and of its members."""
    if get_origin(hint) is Literal:
        yield from map(str, get_args(hint))
    elif get_origin(hint) is Annotated:
        yield from _words(hint.__origin__)
    elif get_origin(hint) in (Union, types.UnionType):
        for member in get_args(hint):
            yield from _words(member)


def _keys(holder: Any) -> tuple[str, ...]:
    """The keys of an object, if they are known."""
    return tuple(wire_names(holder)) if isinstance(holder, type) and issubclass(holder, Model) else ()


def _keys_of(expected: Any) -> Remark | None:
    """A remark that lists the required keys of an object."""
    return allowed(_keys(expected))


def _member(hint: Any, step: str | int) -> Any:
    """The type of a member of a list, a mapping or a model."""
    if isinstance(hint, type) and issubclass(hint, Model):
        return _members(hint).get(str(step), hint.other_keys)
    arguments = get_args(hint)
    if get_origin(hint) is tuple:
        return arguments[0]
    return arguments[1] if get_origin(hint) is dict else None


@cache
def _members(model: type[Model]) -> Mapping[str, Any]:
    """The types of a model's fields by key, with their annotations."""
    return {
        field.alias or name: Annotated[(field.annotation, *field.metadata)] if field.metadata else field.annotation
        for name, field in model.model_fields.items()
    }


def _has(value: Any, step: str | int) -> bool:
    if isinstance(step, str):
        return isinstance(value, Mapping) and step in value
    return isinstance(value, list | tuple) and step < len(value)
