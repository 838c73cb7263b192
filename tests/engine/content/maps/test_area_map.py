"""Maps of areas: enough to describe Fields of Eternia, and wrong in places that can be named."""

import json
from typing import Any

import pytest

from engine.content.loading.document_reader import read_document
from engine.content.maps.area_map import AreaMap
from engine.geometry.areas.polygons import AreaPolygon, adjacency, find_problems
from tests.support.documents import NOTHING_DECLARED, SAMPLES, codes_by_path, put


def outposts() -> Any:
    """The stored map of areas, to be broken."""
    return json.loads((SAMPLES / "three-outposts.json").read_bytes())


def read(wire: dict[str, Any]) -> AreaMap:
    """A map of areas."""
    document = read_document(wire, NOTHING_DECLARED)
    assert isinstance(document, AreaMap)
    return document


@pytest.mark.rule("FE-MAP-1")
def test_a_drawn_map_gives_its_adjacency() -> None:
    """Drawn borders, matching icons, paths, and wild regions across a path; flight routes join nothing."""
    map_ = read(outposts())
    drawings = {area.id: AreaPolygon(area.polygon, area.holes) for area in map_.areas}  # type: ignore[arg-type]  # pairs of numbers
    assert find_problems(drawings) == ()
    assert map_.joined() == (("light", "mill"), ("gate", "mill"), ("moor", "marsh"))
    adjacent = adjacency(drawings, map_.joined())
    assert adjacent["mill"] == {"gate", "light", "moor", "bay", "marsh"}
    assert adjacent["moor"] == {"gate", "mill", "marsh"}
    assert "light" not in adjacent["bay"]


@pytest.mark.rule("FE-MAP-4")
def test_areas_say_what_they_are() -> None:
    """Base, tower and merchant outposts, incomes, flight routes over seas, quest tokens."""
    map_ = read(outposts())
    assert {area.id: (area.area_class, area.roles, area.income) for area in map_.areas if area.roles} == {
        "gate": ("outpost", ("base",), 0),
        "mill": ("outpost", ("forge",), 2),
        "light": ("outpost", ("tower",), 1),
    }
    assert (map_.routes[0].ends, map_.routes[0].over) == (("mill", "light"), ("bay",))
    assert map_.tokens[0].at == "moor"


def test_a_map_need_not_be_drawn() -> None:
    """A game of a few areas needs no polygons: its borders say what is adjacent."""
    wire = {
        "kind": "map",
        "schema": "1.0",
        "id": "m",
        "grid": {"shape": "areas"},
        "areas": [{"id": "a", "class": "land"}, {"id": "b", "class": "land"}],
        "borders": [{"between": ["a", "b"]}],
    }
    assert read(wire).joined() == (("a", "b"),)


@pytest.mark.parametrize(
    ("path", "value", "where", "code"),
    [
        ("areas.6", {"id": "gate", "class": "wild"}, "$.areas[6].id", "content-repeated-id"),
        ("paths.0.joins.0", "gat", "$.paths[0].joins[0]", "content-unknown-id"),
        ("paths.0.divides.0.1", "x", "$.paths[0].divides[0][1]", "content-unknown-id"),
        ("paths.1", {"id": "mill-road", "joins": ["gate", "mill"]}, "$.paths[1].id", "content-repeated-id"),
        ("borders.0.between", ["mill", "mill"], "$.borders[0].between", "content-joined-to-itself"),
        ("routes.0.over.1", "sea", "$.routes[0].over[1]", "content-unknown-id"),
        ("routes.0.ends", ["mill"], "$.routes[0].ends", "content-list-too-short"),
        ("tokens.0.at", "A1", "$.tokens[0].at", "content-unknown-id"),
        ("areas.1.polygon", [[0, 0], [1, 1]], "$.areas[1].polygon", "content-list-too-short"),
        ("areas.1.polygon.0", [0, 0, 0], "$.areas[1].polygon[0]", "content-list-too-long"),
        ("areas.1.polygon.0.0", 0.5, "$.areas[1].polygon[0][0]", "content-not-whole"),
        ("areas.1.income", -1, "$.areas[1].income", "content-too-small"),
        ("grid.width", 0, "$.grid.width", "content-too-small"),
    ],
)
def test_faults_of_area_maps(path: str, value: object, where: str, code: str) -> None:
    """Unknown and repeated areas, areas joined to themselves, and odd polygons are reported at their places."""
    wire = outposts()
    put(wire, path, value)
    assert codes_by_path(wire, NOTHING_DECLARED) == [(where, code)]
