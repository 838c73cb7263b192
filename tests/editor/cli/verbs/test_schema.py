"""`hexsmith schema`: the published schemas, each a sound JSON Schema."""

import json
from collections.abc import Callable

import pytest
from jsonschema import Draft202012Validator

from engine.content.document_kind import common_kinds
from engine.content.system_fields import Profile
from engine.protocol.schema import protocol_schema
from engine.systems.battleground.profile import OPTIONS, PRESETS
from tests.editor.cli.command_process import hexsmith
from tests.editor.cli.conftest import Ran
from tests.support.packs import manifest_of

Here = Callable[..., Ran]


@pytest.mark.slow
@pytest.mark.command("hexsmith schema")
def test_the_schema_of_the_protocol_is_printed() -> None:
    done = hexsmith("schema", "protocol")
    assert (json.loads(done.stdout), done.stderr, done.returncode) == (protocol_schema(), "", 0)


def test_the_list_names_every_schema(here: Here) -> None:
    listed = here("schema", "list").out.split()
    assert {"protocol", "envelope", *common_kinds()} <= set(listed)


@pytest.mark.slow
@pytest.mark.parametrize("name", ["envelope", *common_kinds()])
def test_every_kind_has_one(here: Here, name: str) -> None:
    schema = json.loads(here("schema", name).out)
    Draft202012Validator.check_schema(schema)
    assert schema["title"] == name


def test_an_unknown_name_is_wrong_use(here: Here) -> None:
    ran = here("schema", "scenaro")
    assert (ran.code, ran.out) == (2, "")
    assert "“scenario”" in ran.err


def test_a_profile_lists_every_option(here: Here) -> None:
    """Its key, its values, its default and its rule, and what each preset makes of it."""
    made = json.loads(here("schema", "battleground/profile").out)
    Draft202012Validator.check_schema(made)
    options = made["properties"]
    assert options.pop("preset") == {"enum": ["default", "it", "es", "pl"], "default": "default"}
    assert options.keys() == {option.key for option in OPTIONS}
    for option in OPTIONS:
        assert options[option.key] == {"enum": list(option.values), "default": option.default, "rule": option.rule}
    assert made["presets"].keys() == PRESETS.keys()
    for name, values in made["presets"].items():
        assert values == Profile(preset=name).chosen(OPTIONS, PRESETS)
    assert "battleground/profile" in here("schema", "list").out.split()


@pytest.mark.parametrize(
    ("profile", "right"),
    [({}, True), ({"preset": "it", "claim": "must"}, True), ({"clam": "may"}, False), ({"claim": "might"}, False)],
)
def test_the_schema_of_a_profile_fits_what_is_read(here: Here, profile: dict[str, str], right: bool) -> None:
    made = json.loads(here("schema", "battleground/profile").out)
    assert Draft202012Validator(made).is_valid(profile) == right


@pytest.mark.slow
@pytest.mark.parametrize("name", ["ability", "battleground/ability", "battleground/bonus", "battleground/effect/wound"])
def test_abilities_bonuses_and_effects_have_schemas(here: Here, name: str) -> None:
    """For all games, for one game and for one operation; single operations are not listed."""
    made = json.loads(here("schema", name).out)
    Draft202012Validator.check_schema(made)
    assert made["title"] == name
    listed = here("schema", "list").out.split()
    assert ("ability" in listed, "battleground/effect" in listed, "battleground/effect/wound" in listed) == (1, 1, 0)


def test_a_stranger_learns_from_the_schema_what_an_ability_may_be(here: Here) -> None:
    """Valid documents fit it; the meaning of each part is in it."""
    made = json.loads(here("schema", "ability").out)
    definition = made["$defs"]["battleground.effect.wound"]
    assert definition["description"] == "A character suffers wounds."
    assert definition["properties"]["wounds"]["description"] == "The number of wounds."
    right = {"when": {"wound": {"who": "ally", "by": "self"}}, "effects": [{"do": "heal", "on": "subject"}]}
    assert Draft202012Validator(made).is_valid(right)
    assert not Draft202012Validator(made).is_valid({**right, "when": {"wund": {}}})


@pytest.mark.parametrize(
    ("more", "right"),
    [
        ({}, True),
        ({"version": "1"}, False),
        ({"id": "A B"}, False),
        ({"requires": [{"id": "a", "range": "~1"}]}, False),
    ],
)
def test_the_schema_of_packs_fits_what_is_read(here: Here, more: dict[str, object], right: bool) -> None:
    made = json.loads(here("schema", "pack").out)
    Draft202012Validator.check_schema(made)
    manifest = {**manifest_of({"documents/a.json": b"{}"}), **more}
    assert Draft202012Validator(made).is_valid(manifest) == right
