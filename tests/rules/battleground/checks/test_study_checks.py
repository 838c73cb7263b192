"""Warnings of how a map plays: what nobody reaches, small zones, shots in round one, nothing that blocks sight."""

from __future__ import annotations

import json
from typing import Any

from editor.services.document_resolver import DocumentResolver
from engine.content.checks.document_checks import check_document
from engine.content.problems import Problem
from engine.registry import declarations
from engine.words import languages

STUDIO = "battleground-"
Found = dict[str, Problem]


def found(*pieces: tuple[str, str], zones: dict[str, str] | None = None, size: int = 25) -> Found:
    """The problems of a map with these pieces and zones that are rules of the studio, by their codes."""
    named = {"red": "A1-B9", "blue": "X1-Y9"} if zones is None else zones
    document: dict[str, Any] = {
        "kind": "map",
        "schema": "1.1",
        "id": "mine/map",
        "system": "battleground",
        "grid": {"shape": "hex", "tops": "flat", "columns": size, "rows": 9, "inch": 1},
        "pieces": [
            {"id": f"p{number}", "class": hex_class, "hexes": hexes.split()}
            for number, (hex_class, hexes) in enumerate(pieces)
        ],
        "zones": [{"id": seat, "seat": seat, "hexes": hexes.split()} for seat, hexes in named.items()],
    }
    problems = check_document(document, declarations(), DocumentResolver(), thorough=True).problems
    assert all(each.sentence(lang) for each in problems for lang in languages())
    return {each.code: each for each in problems if each.rule is None}


def test_an_open_map_has_nothing_that_blocks_sight() -> None:
    """One wall that hides one place is enough; a single zone, or none, is not judged."""
    assert found().keys() == {"battleground-open-between-zones"}
    assert found(("tall", "B5 C5")) == {}
    assert found(zones={}) == {}
    assert found(zones={"red": "A1-B9"}) == {}


def test_places_that_nobody_reaches() -> None:
    """Behind obstacles two portions thick; a ladder, or one portion, is a way. Platforms count by themselves."""
    ring = "M3 N3 O3 O4 O5 N5 M5 L5 L4 L3"
    thick = "M4 " + ring + " K2 K3 K4 K5 K6 L2 L6 M2 M6 N2 N6 O2 O6 P2 P3 P4 P5 P6"
    closed = found(("tall", thick.replace("M4 ", "").replace(" N3", " N3")), ("low", "B1"))
    problem = closed["battleground-unreachable"]
    assert (problem.path, problem.severity) == ("$.pieces", "warning")
    assert problem.values["place"] in ("M4", "N4")
    assert problem.values["n"] == len(tuple(problem.values["places"]))  # type: ignore[arg-type]
    assert "battleground-unreachable" not in found(("tall", ring), ("low", "B1"))


def test_shots_in_round_one() -> None:
    """After one move of five and at ten inches: seen from either side, on a short map."""
    problem = found(("tall", "B5"), zones={"red": "A1-B9", "blue": "O1-P9"}, size=16)["battleground-shots-in-round-one"]
    assert (problem.path, problem.values["speed"], problem.values["range"]) == ("$.zones", 5, 10)
    assert "battleground-shots-in-round-one" not in found(("tall", "B5"))


def test_a_zone_must_hold_an_army() -> None:
    """Obstacles in a zone are no room; a platform is."""
    small = found(("tall", "B5"), ("tall", "A3 A4 A5"), zones={"red": "A1-A6", "blue": "X1-Y9"})
    problem = small["battleground-zone-too-small"]
    assert (problem.path, problem.values["found"], problem.values["seat"]) == ("$.zones[0]", 3, "red")
    assert problem.fixes[0].edits[0]["path"] == "zones[0].hexes"
    roof = ("platform", "A3 A4")
    held = found(("tall", "B5"), ("tall", "A3 A4 A5"), roof, zones={"red": "A1-A6", "blue": "X1-Y9"})
    assert "battleground-zone-too-small" not in held


def test_an_unsound_map_is_not_studied() -> None:
    """Nor a very large one: its errors come first, and sight would take too long."""
    assert found(("tall", "D4"), ("low", "D4")) == {}
    assert found(zones={"red": "A1-B9", "blue": "X1-Y9"}, size=200).keys() <= {"battleground-open-between-zones"}


def test_only_a_thorough_check_studies_a_map() -> None:
    """Others stay as quick as they were."""
    document = json.loads(DocumentResolver().read("battleground/wasteland"))
    document = {**document, "zones": [{"id": "west", "seat": "red", "hexes": ["A1"]}]}
    quick, slow = (
        {each.code for each in check_document(document, declarations(), DocumentResolver(), thorough=thorough).problems}
        for thorough in (False, True)
    )
    assert slow - quick == {"battleground-zone-too-small"}
