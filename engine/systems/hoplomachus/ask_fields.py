"""What the fields of a question may hold: a hex of the arena, a unit in combat, attack dice, an attack."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import MISSING
from typing import Any, NamedTuple

from engine.content.errors import shown, written
from engine.content.places import is_place
from engine.geometry.grid import column_letters
from engine.kernel.ask import BadValue, said
from engine.kernel.value import Json
from engine.kernel.word import word
from engine.systems.hoplomachus.dice import COLOURS
from engine.systems.hoplomachus.state import Arena

MOST_DICE = 100
_KEYS = ("kind", "unit", "target")


class Attack(NamedTuple):
    """An attack as a choice names it."""

    unit: str
    target: str


def hex_(*, name: str | None = None, default: Any = MISSING) -> Any:
    """A field that names a hex."""
    return said(read_hex, {"type": "string"}, name=name, default=default)


def unit(*, default: Any = MISSING) -> Any:
    """A field that names a unit in combat."""
    return said(read_unit, {"type": "string"}, default=default)


def dice(*, default: Any = MISSING) -> Any:
    """A field that lists attack dice by their colours."""
    colours: list[Json] = list(COLOURS)
    schema: dict[str, Json] = {"type": "array", "items": {"enum": colours}, "maxItems": MOST_DICE}
    return said(read_dice, schema, default=default)


def attack(*, default: Any = MISSING) -> Any:
    """A field that holds an attack, in the form of a choice."""
    keys: dict[str, Json] = {"kind": {"const": "attack"}, **{key: {"type": "string"} for key in _KEYS[1:]}}
    needed: list[Json] = list(_KEYS)
    schema: dict[str, Json] = {"type": "object", "properties": keys, "required": needed, "additionalProperties": False}
    return said(read_attack, schema, default=default)


def read_hex(state: Arena, value: object) -> int:
    """The hex with this name."""
    name, grid = _text(value), state.setting.grid
    if not is_place(name) or name.endswith("^"):
        raise BadValue(word("content-bad-hex", found=shown(name)))
    try:
        return grid.place(name)
    except ValueError:
        last = f"{column_letters(grid.columns - 1)}{grid.rows}"
        raise BadValue(word("content-outside-map", place=name, last=last)) from None


def read_unit(state: Arena, value: object) -> str:
    """A unit that is in combat."""
    name = _text(value)
    if name not in state.units:
        raise BadValue(word("content-unknown-id", id=shown(name)), name, state.units)
    return name


def read_dice(state: Arena, value: object) -> tuple[str, ...]:
    """The colours of some dice."""
    if not isinstance(value, list | tuple):
        raise BadValue(word("content-not-list", found=written(value)))
    if len(value) > MOST_DICE:
        raise BadValue(word("content-too-big", most=MOST_DICE, found=len(value)))
    for colour in value:
        if colour not in COLOURS:
            raise BadValue(word("content-not-an-option", found=shown(colour), options=COLOURS), colour, COLOURS)
    return tuple(value)


def read_attack(state: Arena, value: object) -> Attack:
    """A unit in combat, and another one that it attacks."""
    if not isinstance(value, Mapping):
        raise BadValue(word("content-not-object", found=written(value)))
    for key in value:
        if key not in _KEYS:
            raise BadValue(word("content-unknown-key", key=shown(key)), key, _KEYS)
    for key in _KEYS:
        if key not in value:
            raise BadValue(word("content-missing-key", key=key))
    if value["kind"] != "attack":
        raise BadValue(word("content-not-an-option", found=shown(value["kind"]), options=("attack",)))
    return Attack(read_unit(state, value["unit"]), read_unit(state, value["target"]))


def _text(value: object) -> str:
    if not isinstance(value, str):
        raise BadValue(word("content-not-text", found=written(value)))
    return value
