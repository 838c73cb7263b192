"""Types of fields of queries about odds: re-rolls, an attack."""

from __future__ import annotations

from collections.abc import Collection, Mapping
from dataclasses import MISSING
from typing import Any, NamedTuple

from engine.content.problems import shown, written
from engine.content.query_fields import whole, whole_reader, whole_schema
from engine.kernel.data.message import message
from engine.kernel.data.value import Json
from engine.kernel.rules.queries import BadQueryValue, query_field
from engine.systems.battleground.combat.weapons import means
from engine.systems.battleground.dice.odds import MOST_DICE
from engine.systems.battleground.dice.rerolls import MOST_FOR_MANA
from engine.systems.battleground.queries.fields import read_figure
from engine.systems.battleground.state import Battle

ATTACK = "attack"
_ATTACK_KEYS = ("kind", "figure", "weapon", "target")
_FREE, _MANA = (0, MOST_DICE), (0, MOST_FOR_MANA)


class AttackInQuery(NamedTuple):
    """An attack as a choice names it."""

    figure: str
    weapon: str
    target: str


class RerollLimits(NamedTuple):
    """BG-TEST-4: how many dice one means to throw again at most; None where nothing is said of it."""

    free: int | None = None
    mana: int | None = None


def free_rerolls() -> Any:
    """A field that says how many dice may be thrown again for nothing."""
    return whole(*_FREE, default=None)


def mana_rerolls() -> Any:
    """BG-TEST-4: a field that says how many dice may be thrown again with mana, one each."""
    return whole(*_MANA, default=None)


def rerolls() -> Any:
    """A field that holds both kinds of re-rolls."""
    kinds: dict[str, Json] = {"free": whole_schema(*_FREE), "mana": whole_schema(*_MANA)}
    return query_field(
        read_rerolls, {"type": "object", "properties": kinds, "additionalProperties": False}, default=None
    )


def attack(*, default: Any = MISSING) -> Any:
    """A field that holds an attack, in the form of a choice."""
    keys: dict[str, Json] = {"kind": {"const": ATTACK}, **{key: {"type": "string"} for key in _ATTACK_KEYS[1:]}}
    required: list[Json] = list(_ATTACK_KEYS)
    schema: dict[str, Json] = {
        "type": "object",
        "properties": keys,
        "required": required,
        "additionalProperties": False,
    }
    return query_field(read_attack, schema, default=default)


def read_rerolls(state: Battle, value: object) -> RerollLimits:
    """So many free re-rolls, so many with mana."""
    found = members_of(value, ("free", "mana"))
    free, mana = (
        whole_reader(*bounds)(state, found[key]) if key in found else None
        for key, bounds in (("free", _FREE), ("mana", _MANA))
    )
    return RerollLimits(free, mana)


def read_attack(state: Battle, value: object) -> AttackInQuery:
    """A figure on the map, what it may attack with, and another figure on the map."""
    found = members_of(value, _ATTACK_KEYS)
    for key in _ATTACK_KEYS:
        if key not in found:
            raise BadQueryValue(message("content-missing-key", key=key))
    if found["kind"] != ATTACK:
        raise BadQueryValue(message("content-not-an-option", found=shown(found["kind"]), options=(ATTACK,)))
    figure, target = (_figure_on_the_map(state, found[key]) for key in ("figure", "target"))
    if figure == target:
        raise BadQueryValue(message("ask-battleground-attacks-itself", figure=figure))
    return AttackInQuery(figure, _weapon(state, figure, found["weapon"]), target)


def _weapon(state: Battle, figure: str, value: object) -> str:
    known = {weapon.id for weapon in means(state, figure)}
    if not isinstance(value, str) or value not in known:
        raise BadQueryValue(
            message("ask-battleground-no-such-weapon", figure=figure, weapon=shown(value)), value, sorted(known)
        )
    return value


def _figure_on_the_map(state: Battle, value: object) -> str:
    name = read_figure(state, value)
    if state.figures[name].at is None:
        raise BadQueryValue(message("ask-battleground-not-on-the-map", figure=name))
    return name


def members_of(value: object, known: Collection[str]) -> Mapping[str, object]:
    """The members of an object, all of which are known."""
    if not isinstance(value, Mapping):
        raise BadQueryValue(message("content-not-object", found=written(value)))
    for key in value:
        if key not in known:
            raise BadQueryValue(message("content-unknown-key", key=shown(key)), key, known)
    return value
