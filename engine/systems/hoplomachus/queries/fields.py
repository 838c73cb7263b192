"""Fields of queries: a hex of the arena, a unit in combat, attack dice, an attack or a Special."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from engine.content.maps.hexes import HexPlaces
from engine.content.problems import shown, written
from engine.content.query_fields import (
    QueryFieldType,
    hex_place,
    not_an_option,
    object_of,
    one_of,
    read_members,
    read_text,
)
from engine.kernel.data.choice import Choice
from engine.kernel.data.message import message
from engine.kernel.data.value import Json
from engine.kernel.rules.queries import BadQueryValue
from engine.systems.hoplomachus.abilities.use.skill_use import skill_damage_of
from engine.systems.hoplomachus.dice.attack_dice import COLOURS
from engine.systems.hoplomachus.state import Arena
from engine.systems.hoplomachus.units.actions import UnitAction, unit_action_of

MOST_DICE = 100
_KEYS: Mapping[str, tuple[str, ...]] = {"attack": ("kind", "unit", "target"), "special": ("kind", "unit", "skill")}


hex_ = hex_place(lambda state: HexPlaces(state.scenario.grid, 0), raised=False)
unit = one_of(lambda state: state.units)
"""A unit in combat."""


def read_dice(state: Arena, value: object) -> tuple[str, ...]:
    """The colours of some dice."""
    if not isinstance(value, list | tuple):
        raise BadQueryValue(message("content-not-list", found=written(value)))
    if len(value) > MOST_DICE:
        raise BadQueryValue(message("content-too-big", most=MOST_DICE, found=len(value)))
    for colour in value:
        if colour not in COLOURS:
            raise not_an_option(colour, COLOURS)
    return tuple(value)


def read_act(state: Arena, value: object) -> UnitAction:
    """An action of a unit in combat: an attack on another one, or a Special, with a target if it needs one."""
    if not isinstance(value, Mapping):
        raise BadQueryValue(message("content-not-object", found=written(value)))
    kind = value.get("kind", "attack")
    if not isinstance(kind, str) or kind not in _KEYS:
        raise not_an_option(kind, _KEYS)
    optional = ("target",) if kind == "special" and "target" in value else ()
    act = unit_action_of(state, Choice(kind, _read_names(state, value, (*_KEYS[kind], *optional))))
    if kind == "special":
        _check_special(act, value)
    return act


def _check_special(act: UnitAction, value: Mapping[str, object]) -> None:
    """Checks that a Special of the unit deals damage, and has a target if it needs one."""
    skills = [each for each in act.state.chip(act.unit).skills if each.type == "special"]
    if act.used is None or act.used.when != "special":
        names = tuple(each.name for each in skills)
        raise BadQueryValue(message("content-not-an-option", found=shown(value["skill"]), options=names))
    keys = _KEYS["special"] if act.used.to == "nobody" else (*_KEYS["special"], "target")
    read_members(value, keys, keys)
    if skill_damage_of(act) is None:
        raise BadQueryValue(message("ask-hoplomachus-hurts-nobody", skill=act.name))


def _read_names(state: Arena, value: object, keys: Sequence[str]) -> dict[str, str]:
    """The values under exactly these keys; all but skills are units in combat."""
    found = read_members(value, keys, keys)
    names = {key: read_text(found[key]) for key in keys if key != "kind"}
    return {key: name if key == "skill" else unit.read(state, name) for key, name in names.items()}


dice = QueryFieldType(read_dice, {"type": "array", "items": {"enum": list[Json](COLOURS)}, "maxItems": MOST_DICE})
"""Attack dice by their colours."""
engaging = QueryFieldType(
    read_act,
    {
        "oneOf": [
            object_of("attack", texts=_KEYS["attack"][1:]),
            object_of("special", texts=_KEYS["special"][1:], optional=("target",)),
        ]
    },
)
"""An attack or a Special, in the form of a choice."""
