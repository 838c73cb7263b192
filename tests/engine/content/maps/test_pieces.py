"""Terrain pieces: the class that follows from how they are built, and what no piece may be."""

from typing import Any

import pytest

from engine.content.loading.document_reader import read_document
from engine.content.maps.hex_map import HexMap
from engine.geometry.hex.bit_sets import members
from tests.support.documents import NOTHING_DECLARED, SAMPLES, codes_by_path


def wire_of(*pieces: dict[str, Any], **more: Any) -> dict[str, Any]:
    """A small map with these pieces."""
    grid = {"shape": "hex", "tops": "flat", "columns": 6, "rows": 6}
    return {"kind": "map", "schema": "1.0", "id": "m", "grid": grid, "pieces": list(pieces), **more}


def hex_map(*pieces: dict[str, Any], **more: Any) -> HexMap:
    """The same, read."""
    document = read_document(wire_of(*pieces, **more), NOTHING_DECLARED)
    assert isinstance(document, HexMap)
    return document


def refused(*pieces: dict[str, Any], **more: Any) -> list[tuple[str, str]]:
    """Place and code of everything that is wrong with it."""
    return codes_by_path(wire_of(*pieces, **more), NOTHING_DECLARED)


def named(map_: HexMap, hexes: int) -> set[str]:
    """The names of the hexes of a set."""
    return {map_.sheet().name(hex_) for hex_ in members(hexes)}


def class_of(**portion: Any) -> str:
    """The terrain class of a piece of one portion."""
    attachable = portion.pop("attachable", False)
    piece = {"id": "p", "attachable": attachable, "portions": [{"hexes": ["B2"], **portion}]}
    terrain = hex_map(piece).terrain()
    sets = {"tall": terrain.tall, "low": terrain.low, "difficult": terrain.difficult, "platform": terrain.platform}
    (found,) = (name for name, hexes in sets.items() if hexes)
    return found


@pytest.mark.rule("BG-MAP-3")
@pytest.mark.parametrize(
    ("portion", "expected"),
    [
        ({"inches": 0, "stand": True}, "difficult"),
        ({"inches": 0.49, "stand": True}, "difficult"),
        ({"inches": 0.1}, "low"),
        ({"inches": 1.99}, "low"),
        ({"inches": 2}, "tall"),
        ({"inches": 9}, "tall"),
        ({"inches": 9, "opening": True}, "low"),
        ({"inches": 0.25, "stand": True, "attachable": True}, "platform"),
        ({"inches": 2, "stand": True, "attachable": True}, "platform"),
    ],
)
def test_the_class_follows_from_the_build(portion: dict[str, Any], expected: str) -> None:
    """To stand on: difficult or a platform; else low under two inches or with an opening, tall above."""
    assert class_of(**portion) == expected


@pytest.mark.rule("BG-MAP-3")
def test_something_to_stand_on_of_half_an_inch_must_be_attachable() -> None:
    """What is neither difficult ground nor a platform is refused."""
    piece = {"id": "p", "portions": [{"hexes": ["B2"], "inches": 0.5, "stand": True}]}
    assert refused(piece) == [("$.pieces[0].portions[0].inches", "content-not-attachable")]


@pytest.mark.rule("BG-MAP-3")
def test_a_piece_may_hold_tall_and_low_portions() -> None:
    """A wall with a window is tall but for the window."""
    map_ = read_document((SAMPLES / "measured-pieces.json").read_bytes(), NOTHING_DECLARED)
    assert isinstance(map_, HexMap)
    terrain = map_.terrain()
    assert named(map_, terrain.tall) == {"C3", "C5"}
    assert named(map_, terrain.low) == {"C4", "H6", "H7"}
    assert named(map_, terrain.difficult) == {"F2", "F3", "G2", "G3"}
    assert [named(map_, platform) for platform in terrain.platforms] == [{"C4", "C5", "D4"}]


@pytest.mark.rule("BG-MAP-3")
def test_no_piece_is_both_ground_and_obstacle() -> None:
    """Ground to stand on goes with nothing else in one piece."""
    piece = {
        "id": "p",
        "portions": [{"hexes": ["A1"], "inches": 0.25, "stand": True}, {"hexes": ["A2"], "inches": 1}],
    }
    assert refused(piece) == [("$.pieces[0].portions", "content-stand-and-obstacle")]


def test_classes_written_by_the_author() -> None:
    """A piece with a class has it on all its hexes; a mixed one is tall but for its low hexes."""
    map_ = hex_map(
        {"id": "w", "class": "tall", "hexes": ["A1-A2"]},
        {"id": "m", "class": "mixed", "hexes": ["B1", "B2"], "low": ["B2"]},
        {"id": "d", "class": "difficult", "hexes": ["C1"]},
        {"id": "l", "class": "ladder", "hexes": ["D1"]},
        {"id": "p", "class": "platform", "hexes": ["A1-B2"]},
    )
    terrain = map_.terrain()
    assert named(map_, terrain.tall) == {"A1", "A2", "B1"}
    assert named(map_, terrain.low) == {"B2"}
    assert named(map_, terrain.difficult) == {"C1"}
    assert named(map_, terrain.ladder) == {"D1"}
    assert named(map_, terrain.platform) == {"A1", "A2", "B1", "B2"}


@pytest.mark.parametrize(
    ("piece", "where", "code"),
    [
        ({"class": "mixed", "hexes": ["A1", "A2"]}, "low", "content-mixed-not-mixed"),
        ({"class": "mixed", "hexes": ["A1", "A2"], "low": ["A1", "A2"]}, "low", "content-mixed-not-mixed"),
        ({"class": "mixed", "hexes": ["A1", "A2"], "low": ["A3"]}, "low", "content-low-outside-piece"),
        ({"class": "tall", "hexes": ["A1", "A2"], "low": ["A1"]}, "low", "content-low-not-mixed"),
        ({"class": "tall", "hexes": ["A1", "G1"]}, "hexes[1]", "content-outside-map"),
        ({"class": "tall", "hexes": ["A1-B2", "B1"]}, "hexes[1]", "content-repeated-hex"),
        ({"class": "tall", "hexes": []}, "hexes", "content-list-too-short"),
        pytest.param(
            {"class": "ladder", "hexes": ["A1", "A2"]},
            "hexes",
            "content-ladder-one-hex",
            marks=pytest.mark.rule("BG-MAP-5"),
        ),
    ],
)
def test_an_invalid_piece_is_reported_at_its_path(piece: dict[str, Any], where: str, code: str) -> None:
    """Each fault of a piece is reported at its place."""
    assert refused({"id": "p", **piece}) == [(f"$.pieces[0].{where}", code)]


def test_pieces_overlap_only_as_platform_over_ground() -> None:
    """Two pieces on the ground, or two platforms, share no hex."""
    wall = {"id": "w", "class": "tall", "hexes": ["A1-B2"]}
    roof = {"id": "r", "class": "platform", "hexes": ["B2-C3"]}
    hex_map(wall, roof)
    for other in ({"id": "o", "class": "low", "hexes": ["B2"]}, {"id": "o", "class": "platform", "hexes": ["C3"]}):
        assert refused(wall, roof, other) == [("$.pieces[2]", "content-pieces-overlap")]


def test_names_are_unique_and_places_exist() -> None:
    """Pieces, zones and tokens have names of their own, and tokens lie on the map."""
    wall = {"id": "w", "class": "tall", "hexes": ["A1"]}
    zone = {"id": "z", "seat": "red", "hexes": ["A1"]}
    assert refused(wall, {**wall, "hexes": ["A2"]}) == [("$.pieces[1].id", "content-repeated-id")]
    assert refused(zones=[zone, zone]) == [("$.zones[1].id", "content-repeated-id")]
    assert refused(objectives=[{"id": "o", "at": "F7"}]) == [("$.objectives[0].at", "content-outside-map")]
    assert refused(tokens=[{"id": "o", "at": "B1^"}]) == [("$.tokens[0].at", "content-no-platform")]
    assert refused(roles=[{"role": "stone", "hexes": ["G1"]}]) == [("$.roles[0].hexes[0]", "content-outside-map")]


@pytest.mark.rule("HR-COMP-3")
def test_a_compass_gives_each_number_to_one_direction() -> None:
    """The numbers 1 to 6, clockwise from north unless the map says otherwise."""
    assert hex_map().compass == (1, 2, 3, 4, 5, 6)
    assert hex_map(compass=[2, 3, 4, 5, 6, 1]).compass == (2, 3, 4, 5, 6, 1)
    assert refused(compass=[1, 1, 2, 3, 4, 5]) == [("$.compass", "content-bad-compass")]


@pytest.mark.rule("HR-ARENA-6")
def test_hexes_have_roles() -> None:
    """An arena names what its hexes are for."""
    arena = read_document((SAMPLES / "small-arena.json").read_bytes(), NOTHING_DECLARED)
    assert isinstance(arena, HexMap)
    assert {role.role: role.hexes for role in arena.roles}["stone"] == ("C4", "E4")


@pytest.mark.rule("BG-MAP-1")
def test_sizes_of_maps() -> None:
    """From 1x1 to 200x200, flat or pointy tops, an inch a hex unless the map says otherwise."""
    wire = {"kind": "map", "schema": "1.0", "id": "m"}
    for side, right in ((0, False), (1, True), (200, True), (201, False)):
        grid = {"shape": "hex", "tops": "pointy", "columns": side, "rows": side}
        if right:
            map_ = read_document({**wire, "grid": grid}, NOTHING_DECLARED)
            assert isinstance(map_, HexMap)
            assert (map_.sheet().size, map_.grid.inch) == (side * side, 1)
        else:
            assert {code for _, code in codes_by_path({**wire, "grid": grid})} <= {
                "content-too-small",
                "content-too-big",
            }
