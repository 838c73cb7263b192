"""Fields of queries: a hex of the arena, a unit in combat, attack dice, an attack or a Special."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import MISSING
from typing import Any

from engine.content.place_names import is_place
from engine.content.problems import shown, written
from engine.content.query_fields import read_name, read_text
from engine.geometry.hex.grid import column_letters
from engine.kernel.data.choice import Choice
from engine.kernel.data.message import message
from engine.kernel.data.value import Json
from engine.kernel.rules.queries import BadQueryValue, query_field
from engine.systems.hoplomachus.abilities.use.skill_use import skill_damage_of
from engine.systems.hoplomachus.dice.attack_dice import COLOURS
from engine.systems.hoplomachus.state import Arena
from engine.systems.hoplomachus.units.actions import UnitAction, unit_action_of

MOST_DICE = 100
_KEYS: Mapping[str, tuple[str, ...]] = {"attack": ("kind", "unit", "target"), "special": ("kind", "unit", "skill")}


def hex_(*, name: str | None = None, default: Any = MISSING) -> Any:
    """A field that names a hex."""
    return query_field(read_hex, {"type": "string"}, name=name, default=default)


def unit(*, default: Any = MISSING) -> Any:
    """A field that names a unit in combat."""
    return query_field(read_unit, {"type": "string"}, default=default)


def dice(*, default: Any = MISSING) -> Any:
    """A field that lists attack dice by their colours."""
    colours: list[Json] = list(COLOURS)
    schema: dict[str, Json] = {"type": "array", "items": {"enum": colours}, "maxItems": MOST_DICE}
    return query_field(read_dice, schema, default=default)


def engaging(*, default: Any = MISSING) -> Any:
    """A field that holds an attack or a Special, in the form of a choice."""
    return query_field(read_act, {"oneOf": [_schema("attack"), _schema("special", "target")]}, default=default)


def _schema(kind: str, *optional: str) -> dict[str, Json]:
    texts = (*_KEYS[kind][1:], *optional)
    keys: dict[str, Json] = {"kind": {"const": kind}, **{key: {"type": "string"} for key in texts}}
    return {"type": "object", "properties": keys, "required": list(_KEYS[kind]), "additionalProperties": False}


def read_hex(state: Arena, value: object) -> int:
    """The hex with this name."""
    name, grid = read_text(value), state.setting.grid
    if not is_place(name) or name.endswith("^"):
        raise BadQueryValue(message("content-bad-hex", found=shown(name)))
    try:
        return grid.place(name)
    except ValueError:
        last = f"{column_letters(grid.columns - 1)}{grid.rows}"
        raise BadQueryValue(message("content-outside-map", place=name, last=last)) from None


def read_unit(state: Arena, value: object) -> str:
    """A unit that is in combat."""
    return read_name(value, state.units)


def read_dice(state: Arena, value: object) -> tuple[str, ...]:
    """The colours of some dice."""
    if not isinstance(value, list | tuple):
        raise BadQueryValue(message("content-not-list", found=written(value)))
    if len(value) > MOST_DICE:
        raise BadQueryValue(message("content-too-big", most=MOST_DICE, found=len(value)))
    for colour in value:
        if colour not in COLOURS:
            raise BadQueryValue(message("content-not-an-option", found=shown(colour), options=COLOURS), colour, COLOURS)
    return tuple(value)


def read_act(state: Arena, value: object) -> UnitAction:
    """An action of a unit in combat: an attack on another one, or a Special, with a target if it needs one."""
    if not isinstance(value, Mapping):
        raise BadQueryValue(message("content-not-object", found=written(value)))
    kind = value.get("kind", "attack")
    if not isinstance(kind, str) or kind not in _KEYS:
        raise BadQueryValue(message("content-not-an-option", found=shown(kind), options=tuple(_KEYS)), kind, _KEYS)
    optional = ("target",) if kind == "special" and "target" in value else ()
    act = unit_action_of(state, Choice(kind, _read_names(state, value, (*_KEYS[kind], *optional))))
    if kind == "special":
        _check_special(act, value)
    return act


def _check_special(act: UnitAction, value: Mapping[Any, object]) -> None:
    """Checks that a Special of the unit deals damage, and has a target if it needs one."""
    skills = [each for each in act.state.chip(act.unit).skills if each.type == "special"]
    if act.used is None or act.used.when != "special":
        names = tuple(each.name for each in skills)
        raise BadQueryValue(message("content-not-an-option", found=shown(value["skill"]), options=names))
    _check_keys(value, (*_KEYS["special"], "target") if act.used.to != "nobody" else _KEYS["special"])
    if skill_damage_of(act) is None:
        raise BadQueryValue(message("ask-hoplomachus-hurts-nobody", skill=act.name))


def _read_names(state: Arena, value: Mapping[Any, object], keys: Sequence[str]) -> dict[str, str]:
    """The values under exactly these keys; all but skills are units in combat."""
    _check_keys(value, keys)
    names = {key: read_text(value[key]) for key in keys if key != "kind"}
    return {key: name if key == "skill" else read_unit(state, name) for key, name in names.items()}


def _check_keys(value: Mapping[Any, object], keys: Sequence[str]) -> None:
    for key in value:
        if key not in keys:
            raise BadQueryValue(message("content-unknown-key", key=shown(key)), key, keys)
    for key in keys:
        if key not in value:
            raise BadQueryValue(message("content-missing-key", key=key))
