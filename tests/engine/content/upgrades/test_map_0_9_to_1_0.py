"""Maps of version 0.9: the same maps today, alone and inside a scenario; their faults in the words of today."""

import json
from typing import Any

from engine.content.canonical_json import save
from engine.content.loading.document_reader import read_document
from tests.support.documents import DECLARED, SAMPLES, codes_by_path

PAST = SAMPLES / "past"
OLD_YARD = {
    "kind": "map",
    "schema": "1.1",
    "id": "old-yard",
    "system": "battleground",
    "name": {"en": "Old yard"},
    "grid": {"shape": "hex", "tops": "flat", "columns": 10, "rows": 8, "inch": 1},
    "pieces": [
        {"id": "wall", "class": "tall", "hexes": ["C3", "C4"]},
        {"id": "ruin", "class": "mixed", "hexes": ["E3", "E4"], "low": ["E4"]},
        {"id": "stones", "class": "difficult", "hexes": ["G5"]},
    ],
    "zones": [{"id": "red", "seat": "red", "hexes": ["A1", "A2"]}],
    "objectives": [{"id": "o1", "at": "F6"}],
}


def old_yard() -> Any:
    """The stored map of version 0.9."""
    return json.loads((PAST / "map-0.9.json").read_bytes())


def test_the_map_of_the_past_is_the_same_map_today() -> None:
    """Version 0.9 becomes the version of today, member for member."""
    assert json.loads(save(read_document((PAST / "map-0.9.json").read_bytes(), DECLARED))) == OLD_YARD


def test_a_map_of_the_past_inside_a_scenario() -> None:
    """Documents inside a document are upgraded by their own version."""
    scenario = {"kind": "scenario", "schema": "1.0", "id": "s", "system": "battleground", "map": old_yard()}
    document = json.loads(save(read_document(scenario, DECLARED)))
    assert document["map"] == OLD_YARD


def test_problems_of_an_old_map_are_reported_in_present_words() -> None:
    """Faults of an old document are reported in the words of the new one; new keys are no keys of the old version."""
    wire = old_yard()
    wire["pieces"][0]["cells"] = "C3"
    wire["zones"][0]["seat"] = "blue"
    assert codes_by_path(wire) == [
        ("$.pieces[0].hexes", "content-not-list"),
        ("$.zones[0].owner", "content-unknown-key"),
    ]
