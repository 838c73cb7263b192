"""`hexsmith schema`: the published schemas, each a sound JSON Schema."""

import json
from collections.abc import Callable

import pytest
from jsonschema import Draft202012Validator

from engine.content.kind import common_kinds
from engine.protocol.schema import protocol_schema
from tests.cli.conftest import Ran
from tests.cli.running import hexsmith

Here = Callable[..., Ran]


@pytest.mark.command("hexsmith schema")
def test_it_prints_the_schema_of_the_protocol() -> None:
    done = hexsmith("schema", "protocol")
    assert (json.loads(done.stdout), done.stderr, done.returncode) == (protocol_schema(), "", 0)


def test_it_lists_all_there_are(here: Here) -> None:
    listed = here("schema", "list").out.split()
    assert {"protocol", "envelope", *common_kinds()} <= set(listed)


@pytest.mark.parametrize("name", ["envelope", *common_kinds()])
def test_every_kind_has_one(here: Here, name: str) -> None:
    schema = json.loads(here("schema", name).out)
    Draft202012Validator.check_schema(schema)
    assert schema["title"] == name


def test_an_unknown_name_is_wrong_use(here: Here) -> None:
    ran = here("schema", "scenaro")
    assert (ran.code, ran.out) == (2, "")
    assert "“scenario”" in ran.err
