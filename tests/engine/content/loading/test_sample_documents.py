"""The stored documents: each is read, keeps every member, and fits its published schema."""

import json
from pathlib import Path

import pytest

from engine.content.canonical_json import pretty, save
from engine.content.envelope import Document
from engine.content.loading.document_reader import read_document
from engine.content.maps.area_map import AreaMap
from engine.content.maps.hex_map import HexMap
from tests.support.documents import BATTLEGROUND, DECLARED, NOTHING_DECLARED, SAMPLES, kinds_declared, sample_files


def read(path: Path) -> Document:
    """A stored document."""
    document = read_document(path.read_bytes(), DECLARED)
    assert isinstance(document, Document)
    return document


@pytest.mark.parametrize("path", sample_files(), ids=lambda path: path.stem)
def test_a_sample_keeps_every_member(path: Path) -> None:
    """The written document equals the one read, member for member, whether its system is declared or not."""
    wire = json.loads(path.read_bytes())
    assert json.loads(save(read(path))) == wire
    assert json.loads(pretty(read(path))) == wire
    assert json.loads(save(read_document(path.read_bytes(), NOTHING_DECLARED))) == wire


def test_samples_exist_for_every_kind_that_all_systems_have() -> None:
    """No kind is without a stored document."""
    stored = {json.loads(path.read_bytes())["kind"] for path in sample_files()}
    assert set(kinds_declared()) - set(BATTLEGROUND.card_models) <= stored
    assert stored & set(BATTLEGROUND.card_models)


def test_both_sorts_of_map_are_stored() -> None:
    """A map may be of hexes or of areas."""
    sorts = {type(document) for document in map(read, sample_files()) if document.kind == "map"}
    assert sorts == {HexMap, AreaMap}


def test_the_protocol_sample_is_read_into_places_and_cards() -> None:
    """The scenario that the engine protocol names: its figures, its equipment, its terrain."""
    document = read(SAMPLES / "two-and-a-wall.json").plain()
    assert [figure["id"] for side in document["armies"] for figure in side["figures"]] == ["ana", "bo", "cy"]
    assert document["armies"][0]["figures"][0]["equipment"][0]["table"][2] == {"from": 5, "to": None, "wounds": 3}
    assert document["profile"] == {"preset": "default", "los_origin": "one"}
