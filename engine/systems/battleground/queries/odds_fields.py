"""Types of fields of queries about odds: re-rolls, an attack."""

from __future__ import annotations

from typing import NamedTuple

from engine.content.problems import shown
from engine.content.query_fields import QueryFieldType, object_of, read_members, whole
from engine.kernel.data.message import message
from engine.kernel.rules.queries import BadQueryValue
from engine.systems.battleground.combat.weapons import means
from engine.systems.battleground.dice.rerolls import MOST_FOR_MANA
from engine.systems.battleground.dice.success_odds import MOST_DICE
from engine.systems.battleground.queries.fields import figure, place_of
from engine.systems.battleground.state import Battle

ATTACK = "attack"
_ATTACK_TEXTS = ("figure", "weapon", "target")


class AttackInQuery(NamedTuple):
    """An attack, given in the form of a choice."""

    figure: str
    weapon: str
    target: str


class RerollLimits(NamedTuple):
    """BG-TEST-4: the greatest number of dice to throw again; None if it is not given."""

    free: int | None = None
    mana: int | None = None


def read_rerolls(state: Battle, value: object) -> RerollLimits:
    """So many free re-rolls, so many with mana."""
    found = read_members(value, _REROLLS)
    return RerollLimits(**{key: each.read(state, found[key]) for key, each in _REROLLS.items() if key in found})


def read_attack(state: Battle, value: object) -> AttackInQuery:
    """A figure on the map, its weapon, and another figure on the map."""
    keys = ("kind", *_ATTACK_TEXTS)
    found = read_members(value, keys, keys)
    if found["kind"] != ATTACK:
        raise BadQueryValue(message("content-not-an-option", found=shown(found["kind"]), options=(ATTACK,)))
    attacker, target = (_figure_on_the_map(state, found[key]) for key in ("figure", "target"))
    if attacker == target:
        raise BadQueryValue(message("ask-battleground-attacks-itself", figure=attacker))
    return AttackInQuery(attacker, _weapon(state, attacker, found["weapon"]), target)


def _weapon(state: Battle, attacker: str, value: object) -> str:
    known = {weapon.id for weapon in means(state, attacker)}
    if not isinstance(value, str) or value not in known:
        raise BadQueryValue(
            message("ask-battleground-no-such-weapon", figure=attacker, weapon=shown(value)), value, sorted(known)
        )
    return value


def _figure_on_the_map(state: Battle, value: object) -> str:
    name: str = figure.read(state, value)
    place_of(state, name)
    return name


free_rerolls = whole(0, MOST_DICE)
"""The number of dice that may be thrown again for free."""
mana_rerolls = whole(0, MOST_FOR_MANA)
"""BG-TEST-4: the number of dice that may be thrown again with mana, one each."""
_REROLLS = {"free": free_rerolls, "mana": mana_rerolls}
rerolls = QueryFieldType(
    read_rerolls,
    {
        "type": "object",
        "properties": {key: dict(each.schema) for key, each in _REROLLS.items()},
        "additionalProperties": False,
    },
)
"""Both kinds of re-rolls."""
attack = QueryFieldType(read_attack, object_of(ATTACK, texts=_ATTACK_TEXTS))
"""An attack, in the form of a choice."""
