"""Invalid maps: errors of the map check, and its warnings."""

from __future__ import annotations

import time
from typing import Any

import pytest

from tests.engine.protocol.conversation import Conversation
from tests.support.faults import Fault, changed, found, playable

NO_CARDS = {"red": "", "blue": ""}


@pytest.mark.rule("BG-MAP-6")
def test_a_map_has_a_zone_for_each_army() -> None:
    """One of nobody, and zones that overlap, are only remarkable; so is none where nothing needs one."""
    zone = ("$.map.zones", "battleground-no-zone", "BG-MAP-6")
    to_claim, to_play = playable(objectives="o1@D4", decks=NO_CARDS), playable()
    for needed in (to_claim, to_play):
        assert found(changed(needed, "map.zones", None)) == [zone, zone]
    for needed in (to_claim, to_play, playable(red="ana", blue="bo", decks=NO_CARDS)):
        assert found(changed(needed, "map.zones.1", None)) == [zone]
    for bare in (playable(decks=NO_CARDS), playable(red="ana", blue="bo", decks=NO_CARDS)):
        assert found(changed(bare, "map.zones", None)) == []
        assert found(changed(bare, "map.zones", None), "warning") == [zone, zone]
    odd = playable(zones={"red": "A1-A3", "blue": "A3-B4", "green": "I9"})
    assert found(odd) == []
    assert found(odd, "warning") == [
        ("$.map.zones[2].seat", "battleground-zone-of-nobody", "BG-MAP-6"),
        ("$.map.zones", "battleground-zones-overlap", "BG-MAP-6"),
        ("$.armies[1].figures[0].at", "battleground-outside-zone", "BG-SETUP-4"),
    ]


@pytest.mark.rule("BG-MAP-4")
def test_platforms_are_attached() -> None:
    """Each connected platform covers a tall hex or shares a side with one; one that does not can be played on."""
    loose = ("$.map.pieces[1]", "battleground-platform-loose", "BG-MAP-4")
    for tall, low, platform, problems in (
        ("C3", "I1", "C4", []),
        ("C3", "I1", "C3 C4", []),
        ("C3", "I1", "C5", [loose]),
        ("I1", "C3", "C4", [loose]),
    ):
        assert found(playable(pieces={"tall": tall, "platform": platform, "low": low})) == problems
    joined = {"tall": "C3", "platform": "C4", "platform2": "C5", "platform3": "E7"}
    assert found(playable(pieces=joined)) == [("$.map.pieces[3]", "battleground-platform-loose", "BG-MAP-4")]


@pytest.mark.rule("BG-MAP-3")
def test_ground_to_stand_on_is_flat_or_attachable() -> None:
    """Half an inch or more is too high for difficult ground."""
    document = playable(pieces={"tall": "C3"})
    for inches, attachable, problems in (
        (0.25, False, []),
        (0.5, True, []),
        (0.5, False, [("$.map.pieces[0].portions[0].inches", "content-not-attachable", "BG-MAP-3")]),
    ):
        piece = {"id": "crate", "portions": [{"hexes": ["D3"], "inches": inches, "stand": True}]}
        board = [{**piece, "attachable": True} if attachable else piece, *document["map"]["pieces"]]
        assert found(changed(document, "map.pieces", board)) == problems


@pytest.mark.rule("BG-MAP-3")
def test_a_piece_is_in_one_part() -> None:
    """One in several can be played with, though no box has it."""
    document = playable(pieces={"low": "C3 C4 E6"})
    reported = found(document, "warning")
    assert ("$.map.pieces[0]", "battleground-piece-in-parts", "BG-MAP-3") in reported
    assert "E6" in Conversation().ask("check", document=document)["findings"][0]["message"]


@pytest.mark.rule("BG-MAP-2")
def test_pieces_do_not_overlap() -> None:
    """But for a platform over the ground."""
    assert found(playable(pieces={"tall": "C3", "platform": "C3 C4", "difficult": "C4"})) == []
    document = changed(playable(pieces={"tall": "C3", "low": "D4"}), "map.pieces.1.hexes", ["C3"])
    assert found(document) == [("$.map.pieces[1]", "content-pieces-overlap", "BG-MAP-2")]
    twice = changed(playable(pieces={"platform": "C3", "platform2": "D4", "tall": "C2"}), "map.pieces.1.hexes", ["C3"])
    assert found(twice) == [("$.map.pieces[1]", "content-pieces-overlap", "BG-MAP-2")]


@pytest.mark.rule("BG-MAP-5")
def test_a_ladder_leads_somewhere() -> None:
    """One that touches no platform is remarkable, as it helps nobody up; it fills one hex."""
    pieces = {"tall": "C3", "platform": "C4", "ladder": "C5"}
    assert found(playable(pieces=pieces), "warning") == []
    nowhere = playable(pieces={**pieces, "ladder": "C6"})
    assert found(nowhere) == []
    assert found(nowhere, "warning") == [("$.map.pieces[2]", "battleground-ladder-nowhere", "BG-MAP-5")]
    long = changed(playable(pieces=pieces), "map.pieces.2.hexes", ["C5", "C6"])
    assert found(long) == [("$.map.pieces[2].hexes", "content-ladder-one-hex", "BG-MAP-5")]


@pytest.mark.rule("BG-MAP-6", "BG-ROUND-12")
def test_objectives_lie_on_the_map_within_reach() -> None:
    """One that nobody can stand on or beside is remarkable."""
    document = playable(objectives="o1@D4")
    assert found(changed(document, "map.objectives.0.at", "D4^")) == [
        ("$.map.objectives[0].at", "content-no-platform", "BG-MAP-2")
    ]
    assert found(changed(document, "map.objectives.0.at", "K4")) == [
        ("$.map.objectives[0].at", "content-outside-map", "BG-MAP-1")
    ]
    walled = playable(objectives="o1@A1 o2@A5", red="ana@E5", pieces={"low": "A1 A2 B1"})
    assert found(walled) == []
    assert ("$.map.objectives[0].at", "battleground-objective-out-of-reach", "BG-ROUND-12") in found(walled, "warning")
    assert len([code for _, code, _ in found(walled, "warning") if code.endswith("reach")]) == 1


@pytest.mark.rule("BG-COMP-7")
@pytest.mark.parametrize(
    ("pieces", "objectives", "problems"),
    [
        ({"tall": "C3", "tall2": "C5", "tall3": "C7", "tall4": "E3"}, "", []),
        (
            {"tall": "C3", "tall2": "C5", "tall3": "C7", "tall4": "E3", "tall5": "E5"},
            "",
            [("$.map.pieces", "battleground-beyond-the-box", "BG-COMP-7")],
        ),
        ({"difficult": "C3"}, "", [("$.map.pieces", "battleground-not-in-the-box", "BG-COMP-7")]),
        ({"low": "C3"}, "", [("$.map.pieces", "battleground-not-in-the-box", "BG-COMP-7")]),
        ({"low": "C3 C4", "tall": "E3 E4 E5"}, "o1@A3 o2@A4 o3@A5 o4@A6 o5@A7 o6@A8", []),
        ({}, "a@A2 b@A3 c@A4 d@A5 e@A6 f@A7 g@A8", [("$.map.objectives", "battleground-beyond-the-box", "BG-COMP-7")]),
    ],
)
def test_a_map_with_more_pieces_than_one_box_has_is_warned_of(
    pieces: dict[str, str], objectives: str, problems: list[Fault]
) -> None:
    document = playable(pieces=pieces, objectives=objectives)
    assert found(document, "warning") == problems
    assert found(document) == []


@pytest.mark.rule("BG-COMP-7")
def test_mixed_pieces_and_platforms_are_counted_in_their_ways() -> None:
    """A piece of tall and low portions is mixed, however it is written; a platform counts regardless of its size."""
    document = playable(pieces={"platform": "D3 D4 D5 D6", "tall": "C3 C4 C5"})
    portions = [{"hexes": ["G3", "G4"], "inches": 3}, {"hexes": ["G5"], "inches": 1}]
    mixed = [*document["map"]["pieces"], {"id": "measured", "portions": portions}]
    assert found(changed(document, "map.pieces", mixed), "warning") == []
    classed = {"id": "classed", "class": "mixed", "hexes": ["E5", "E6"], "low": ["E5"]}
    assert [code for _, code, _ in found(changed(document, "map.pieces", [*mixed, classed]), "warning")] == [
        "battleground-not-in-the-box"
    ]


FULL = ["A1-GR200"]
OVERLAPPING = [f"A1-GR{200 - row}" for row in range(55)]


@pytest.mark.slow
@pytest.mark.parametrize(
    "pieces",
    [
        [{"id": f"p{number}", "class": "tall", "hexes": FULL} for number in range(5_000)],
        [{"id": f"p{number}", "class": "tall", "hexes": OVERLAPPING} for number in range(90)],
        [{"id": f"p{number}", "class": "low", "hexes": [f"A{number}-GR{number}"]} for number in range(1, 201)],
        [{"id": "roof", "class": "platform", "hexes": FULL}, {"id": "rock", "class": "tall", "hexes": FULL}],
        [{"id": f"roof{row}", "class": "platform", "hexes": [f"A{row}-GR{row}"]} for row in range(1, 200, 2)],
    ],
    ids=["full pieces", "full names", "rows", "roof", "platforms"],
)  # fmt: skip
def test_the_largest_maps_are_looked_at_in_bounded_time(pieces: list[dict[str, Any]]) -> None:
    grid = {"shape": "hex", "tops": "flat", "columns": 200, "rows": 200, "inch": 1}
    document = {**playable(), "map": {"kind": "map", "grid": grid, "pieces": pieces}}
    started = time.process_time()
    assert Conversation().ask("check", document=document)["findings"]
    assert time.process_time() - started < 20


@pytest.mark.rule("BG-MAP-6")
def test_a_position_in_the_middle_of_play_needs_no_zones() -> None:
    """They are for the set-up; what else is wrong with its map is refused there, too."""
    document = changed(playable(), "map.zones", None)
    talk, state = Conversation(), {"round": 1, "phase": "activation", "active": {"figure": "ana", "ap": 2}}
    position = {"kind": "position", "schema": "1.0", "id": "p", "system": "battleground", "state": state}
    talk.ask("new", position={**position, "scenario": document})
    taken = changed(document, "armies.1.figures.0.at", document["armies"][0]["figures"][0]["at"])
    assert talk.refused("new", position={**position, "scenario": taken})["rule"] == "BG-MOVE-2"
