"""Translates the errors of pydantic into problems in our own words, with the nearest known names."""

from __future__ import annotations

import types
from collections.abc import Iterator, Mapping
from dataclasses import replace
from functools import cache
from itertools import islice
from typing import TYPE_CHECKING, Annotated, Any, Literal, Union, get_args, get_origin

from pydantic_core import ErrorDetails, ValidationError

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
    # Pydantic also reports a list as too short by the number of its invalid items; that is redundant.
    problems = (details for details in error.errors(include_url=False) if not _only_seems_short(details))
    for details in islice(problems, MAX_PROBLEMS):
        finder, place = _Finder(hint, data, system), place_of(details)
        problem = _problem(details, place, finder)
        yield problem if problem.rule else replace(problem, rule=finder.rule(place))


def wrong_places(error: ValidationError) -> int:
    """The number of invalid places; one if there are too many to visit, which makes a single problem."""
    if error.error_count() > MAX_ERRORS_REPORTED:
        return 1
    problems = (details for details in error.errors(include_url=False) if not _only_seems_short(details))
    return len({place_of(details) for details in problems})


def place_of(details: ErrorDetails) -> tuple[str | int, ...]:
    """The path of a pydantic error."""
    return tuple(step for step in details["loc"] if step != "[key]")


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
