"""The published schemas of abilities: right by their dialect, described everywhere, and agreeing with the reader."""

import json
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Any

import pytest
from jsonschema import Draft202012Validator

from engine.abilities.structure.field_types import field_descriptions
from engine.content.document_kind import common_kinds
from engine.content.schemas import ABILITY, schema, schema_names
from engine.systems.battleground.documents.ability_fields import WRITING
from engine.words import resources_folder
from tests.support.ability_documents import card, wrong
from tests.support.battleground import DECLARED
from tests.support.cases import all_cases
from tests.support.documents import sample_files

STOCK = sorted((resources_folder() / "systems").rglob("*.json"))
NAMES = tuple(name for name in schema_names(DECLARED) if "/" in name or name == ABILITY)
VALIDATORS = {name: Draft202012Validator(schema(name, DECLARED)) for name in schema_names(DECLARED)}
EXAMPLES: list[dict[str, Any]] = [
    {"when": "active", "cost": {"ap": 1, "mana": 2}, "effects": [{"do": "draw", "cards": 2}]},
    {"when": "always", "modify": "mind", "by": {"count": {"of": {"pieces": {"side": "enemies", "within": 3}}}}},
    {"when": "on-activation", "effects": [{"do": "if", "if": {"wounded": True}, "then": [{"do": "heal"}]}]},
    {"when": {"wound": {"who": "ally", "by": "enemy"}}, "effects": [{"do": "wound", "on": "by"}]},
    {"when": "active", "effects": [{"do": "choose", "as": "foe", "from": {"pieces": {"side": "all"}}, "count": 2}]},
]


@pytest.mark.parametrize("name", NAMES)
def test_each_schema_of_a_game_is_a_schema(name: str) -> None:
    """By the rules of its dialect; it refers to nothing outside itself."""
    made = schema(name, DECLARED)
    Draft202012Validator.check_schema(made)
    assert made["$id"] == f"urn:hexsmith:schema:{name.replace('/', ':')}:1.0"
    referred = {part["$ref"] for part in _parts(made) if "$ref" in part}
    assert referred <= {f"#/$defs/{key}" for key in made.get("$defs", {})}
    assert '"x-part"' not in json.dumps(made)


def _parts(schema_: Any) -> Iterator[Mapping[str, Any]]:
    if isinstance(schema_, Mapping):
        yield schema_
    for value in schema_.values() if isinstance(schema_, Mapping) else schema_ if isinstance(schema_, list) else ():
        yield from _parts(value)


def test_the_schema_describes_the_default_of_each_field() -> None:
    """Who is meant, how many; nothing where leaving it out means that there is none."""
    trigger = schema("battleground/trigger/wound", DECLARED)["$defs"]["battleground.trigger.wound"]["properties"]
    assert {key: field.get("default") for key, field in trigger.items()} == {
        "who": "self",
        "weapon": None,
        "by": "anybody",
        "wounds": 1,
    }
    effect = schema("battleground/effect/push", DECLARED)["$defs"]["battleground.effect.push"]["properties"]
    assert (effect["hexes"]["default"], effect["on"]["default"]) == (1, "target")


def test_the_schema_of_abilities_says_what_everything_means() -> None:
    """Each operation, each part and each of their fields."""
    made = schema(ABILITY, DECLARED)["$defs"]
    for kind in ("effect", "condition", "selector", "amount", "trigger", "cost"):
        for name, op in WRITING.ops(kind).items():
            answer = made[f"battleground.{kind}.{name}"]
            assert answer["description"], name
            assert {each.key for each in field_descriptions(op)} <= {*_keys(answer), op.written_as}, name
    bare = [
        (name, key)
        for name, part in made.items()
        for each in _parts(part)
        for key, field in each.get("properties", {}).items()
        if name.count(".") > 1 and key not in ("do", "en", "it", "es", "pl") and "description" not in field
    ]
    assert bare == []


def _keys(part: Mapping[str, Any]) -> set[str]:
    return {key for each in _parts(part) for key in each.get("properties", {})}


@all_cases("path", [*STOCK, *sample_files()], by=lambda path: path.parent.name)
def test_stock_documents_and_samples_fit_their_schemas(path: Path) -> None:
    """Every document of the games and every sample."""
    wire = json.loads(path.read_bytes())
    name = wire["kind"] if wire["kind"] in common_kinds() else f"{wire['system']}/{wire['kind']}"
    if name in VALIDATORS:
        assert [error.message for error in VALIDATORS[name].iter_errors(wire)] == []


@pytest.mark.parametrize("ability", EXAMPLES)
def test_an_ability_of_each_shape_fits(ability: dict[str, Any]) -> None:
    assert wrong(ability) == []
    assert VALIDATORS[ABILITY].is_valid(ability)
    assert VALIDATORS["battleground/ability"].is_valid(ability)
    assert VALIDATORS["battleground/character"].is_valid(card(ability))


BROKEN: list[dict[str, Any]] = [
    {"when": "activ", "effects": [{"do": "draw"}]},
    {"when": "active", "effects": [{"do": "drow"}]},
    {"when": "active", "effects": [{"do": "draw", "cards": 0}]},
    {"when": "active", "effects": [{"do": "draw", "cards": {"half": {}}}]},
    {"when": "active", "effects": [{"do": "draw", "cards": {"half": {"of": 2}, "sum": [1]}}]},
    {"when": "active", "effects": [{"do": "draw"}], "if": {"wepon": "melee"}},
    {"when": "active", "effects": [{"do": "if", "if": {}, "then": [{"do": "draw", "cards": True}]}]},
    {"when": {}, "effects": [{"do": "draw"}]},
    {"when": {"wound": {"who": "enemy", "wounds": 100, "by": "self"}}, "effects": [{"do": "draw"}]},
    {"when": "always", "modify": "colour", "by": 1},
    {"when": "always", "modify": "mind", "by": 2.5},
    {"when": "active", "effects": [{"do": "draw"}], "range": None},
]


@pytest.mark.parametrize("ability", BROKEN)
def test_a_broken_ability_fits_neither_the_schema_nor_the_reader(ability: dict[str, Any]) -> None:
    assert wrong(ability) != []
    assert not VALIDATORS[ABILITY].is_valid(ability)
    assert not VALIDATORS["battleground/character"].is_valid(card(ability))


def test_a_part_has_a_schema_of_its_own() -> None:
    """For who looks up one operation; what it does not need is left out."""
    made = schema("battleground/condition/weapon", DECLARED)
    assert list(made["$defs"]) == ["battleground.condition.weapon"]
    assert made["$defs"]["battleground.condition.weapon"]["enum"] == ["melee", "ranged", "spell"]
