"""The published JSON Schemas: they agree with the reader about what is right, and refuse what is broken."""

import copy
import json
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from jsonschema import Draft202012Validator

from engine.content.document_kind import common_kinds
from engine.content.loading.document_reader import read_document
from engine.content.problems import ContentError
from engine.content.schemas import schema, schema_names
from tests.support.documents import BATTLEGROUND, BODIES, DECLARED, documents, sample_files

NAMES = schema_names(DECLARED)


def schema_name(kind: str) -> str:
    """The name of the schema for documents of a kind."""
    return kind if kind in common_kinds() else f"{BATTLEGROUND.id}/{kind}"


VALIDATORS = {name: Draft202012Validator(schema(name, DECLARED)) for name in NAMES}


def fits(wire: dict[str, Any]) -> bool:
    """Whether a document fits its published schema."""
    return bool(VALIDATORS[schema_name(wire["kind"])].is_valid(wire))


@pytest.mark.parametrize("name", NAMES)
def test_a_schema_is_a_schema(name: str) -> None:
    """Each is right by the rules of its dialect, and has a name of its own that names no host."""
    made = schema(name, DECLARED)
    Draft202012Validator.check_schema(made)
    assert made["$id"].startswith("urn:hexsmith:schema:")
    assert made["title"] == name
    assert made["$schema"].endswith("2020-12/schema")
    assert '"default"' not in json.dumps(made)
    json.dumps(made)


@pytest.mark.parametrize("name", NAMES)
def test_every_field_is_described(name: str) -> None:
    """A reader of the schema learns what each field of ours means."""
    made = schema(name) if name in common_kinds() or name == "envelope" else {}
    objects = [*made.get("$defs", {}).values(), made]
    bare = [
        (part.get("description"), key)
        for part in objects
        for key, field in part.get("properties", {}).items()
        if "description" not in field
    ]
    assert bare == []


def test_every_kind_has_a_schema() -> None:
    """The common kinds, the declared cards, and the envelope."""
    assert set(NAMES) == {*common_kinds(), "envelope", *(f"battleground/{kind}" for kind in BATTLEGROUND.card_models)}


def test_an_unknown_name_gets_the_nearest() -> None:
    """A wrong name is answered with a suggestion."""
    with pytest.raises(KeyError, match="'scenario'"):
        schema("scenarios")


@pytest.mark.parametrize("path", sample_files(), ids=lambda path: path.stem)
def test_a_sample_fits_its_schema(path: Path) -> None:
    """Stored documents fit the schema of their kind and that of the envelope."""
    wire = json.loads(path.read_bytes())
    if wire["kind"] in common_kinds() or wire["system"] == BATTLEGROUND.id:
        assert list(VALIDATORS[schema_name(wire["kind"])].iter_errors(wire)) == []
    assert list(VALIDATORS["envelope"].iter_errors(wire)) == []


@pytest.mark.parametrize("path", sample_files(), ids=lambda path: path.stem)
def test_a_broken_sample_fits_no_longer(path: Path) -> None:
    """Unknown keys, missing members and wrong types are refused by the schema as by the reader."""
    wire = json.loads(path.read_bytes())
    for broken in (
        wire | {"colour": 5},
        wire | {"id": "Not An Id"},
        wire | {"schema": 1},
        wire | {"tags": "one"},
        wire | {"name": {"de": "Name"}},
        *({key: value for key, value in wire.items() if key != missing} for missing in ("id", "schema")),
    ):
        assert not fits(broken)
        with pytest.raises(ContentError):
            read_document(broken, DECLARED)


@pytest.mark.parametrize("kind", sorted(BODIES))
@given(data=st.data())
@settings(max_examples=20)
def test_readable_documents_fit_their_schema(kind: str, data: st.DataObject) -> None:
    """Random right documents fit the schema too."""
    assert fits(data.draw(documents(kind)))


@pytest.mark.slow
@pytest.mark.parametrize("kind", sorted(BODIES))
@given(data=st.data())
@settings(max_examples=20)
def test_documents_that_the_schema_refuses_are_not_read(kind: str, data: st.DataObject) -> None:
    """One value of a right document is replaced: where the schema objects, the reader does."""
    wire = copy.deepcopy(data.draw(documents(kind)))
    key = data.draw(st.sampled_from(sorted(wire)))
    wire[key] = data.draw(st.sampled_from([None, True, -1, 1.5, "x y", [], [0], {}, {"a": 0}]))
    if key != "kind" and not fits(wire):
        with pytest.raises(ContentError):
            read_document(wire, DECLARED)
