"""Bad content: every problem is told with its place, its rule and what may be meant; nothing of it is played."""

from __future__ import annotations

import copy
import json
import time
from typing import Any

import pytest

from engine.words import languages
from tests.protocol.conversation import Conversation, Told
from tests.support.battleground import scenario, with_zones

Problem = tuple[str, str, str | None]


def playable(**lines: Any) -> dict[str, Any]:
    """A scenario in which nothing is wrong."""
    return with_zones(scenario(**lines))


def found(document: dict[str, Any], severity: str = "error") -> list[Problem]:
    """Place, code and rule of all that `check` says; `new` refuses with the same, in every language, or plays."""
    talk = Conversation()
    for lang in languages():
        findings = talk.ask("check", document=document, lang=lang)["findings"]
        assert all(each["message"] for each in findings)
        errors = [each for each in findings if each["severity"] == "error"]
        assert errors == (refused_by_new(talk, document, lang) if errors else [])
    if not errors:
        talk.ask("new", scenario=document)
    return [(each["place"], each["code"], each["rule"]) for each in findings if each["severity"] == severity]


def refused_by_new(talk: Conversation, document: dict[str, Any], lang: str) -> list[Told]:
    """The findings that `new` refuses with, their places as in the document."""
    error = talk.refused("new", scenario=document, lang=lang)
    told: list[Told] = error["findings"]
    assert (error["code"], error["path"], error["rule"]) == ("bad-document", told[0]["place"], told[0]["rule"])
    return [{**each, "place": each["place"].replace("$.scenario", "$", 1)} for each in told]


def changed(document: dict[str, Any], path: str, value: object) -> dict[str, Any]:
    """A copy with another value at a place; `None` takes it away."""
    made: Any = copy.deepcopy(document)
    *steps, last = [int(step) if step.isdigit() else step for step in path.split(".")]
    holder = made
    for step in steps:
        holder = holder[step]
    if value is None:
        del holder[last]
    else:
        holder[last] = value
    result: dict[str, Any] = made
    return result


def armed(gear: str = "sword") -> dict[str, Any]:
    """A scenario whose first figure carries something."""
    return playable(gear={"ana": [gear]})


ANA = "$.armies[0].figures[0]"
WEAPON = f"{ANA}.equipment[0]"


def test_what_is_right_is_played() -> None:
    assert found(armed()) == []
    assert found(armed(), "warning") == []


@pytest.mark.rule("BG-COMP-4")
def test_a_weapon_has_a_table() -> None:
    table = "armies.0.figures.0.equipment.0.table"
    assert found(changed(armed(), table, None)) == [(f"{WEAPON}.table", "content-missing-key", "BG-COMP-4")]
    assert found(changed(armed(), table, [])) == [(f"{WEAPON}.table", "content-list-too-short", "BG-COMP-4")]


@pytest.mark.rule("BG-COMP-3", "BG-COMP-4", "BG-COMP-6")
@pytest.mark.parametrize(
    ("path", "place", "rule"),
    [
        ("armies.0.figures.0.card.cost", f"{ANA}.card.cost", "BG-COMP-3"),
        ("armies.0.figures.0.equipment.0.cost", f"{WEAPON}.cost", "BG-COMP-4"),
        ("armies.0.deck.1.mana", "$.armies[0].deck[1].mana", "BG-COMP-6"),
    ],
)
def test_no_cost_is_negative(path: str, place: str, rule: str) -> None:
    assert found(changed(armed(), path, -1)) == [(place, "content-too-small", rule)]


@pytest.mark.rule("BG-COMP-4")
@pytest.mark.parametrize(
    ("gear", "key", "value", "code"),
    [
        ("bow", "range", None, "battleground-no-range"),
        ("bolt", "range", None, "battleground-no-range"),
        ("sword", "range", 3, "battleground-range-of-melee"),
        ("sword", "mana", 1, "battleground-mana-of-no-spell"),
        ("bow", "mana", 1, "battleground-mana-of-no-spell"),
    ],
)
def test_range_and_mana_go_with_the_type_of_a_weapon(gear: str, key: str, value: object, code: str) -> None:
    document = changed(armed(gear), f"armies.0.figures.0.equipment.0.{key}", value)
    assert found(document) == [(f"{WEAPON}.{key}", code, "BG-COMP-4")]


@pytest.mark.rule("BG-TEST-7")
@pytest.mark.parametrize(
    ("lines", "number", "code"),
    [
        ([(3, 2)], 0, "battleground-empty-line"),
        ([(1, 2), (2, 3)], 1, "battleground-lines-overlap"),
        ([(1, None), (2, None)], 1, "battleground-lines-overlap"),
        ([(3, 4), (1, 2)], 1, "battleground-lines-overlap"),
    ],
)
def test_the_lines_of_a_table_rise(lines: list[tuple[int, int | None]], number: int, code: str) -> None:
    table = [{"from": least, "to": most, "wounds": 1} for least, most in lines]
    document = changed(armed(), "armies.0.figures.0.equipment.0.table", table)
    assert found(document) == [(f"{WEAPON}.table[{number}]", code, "BG-TEST-7")]
    assert (
        found(changed(document, "armies.0.figures.0.equipment.0.table", [{"from": 2, "to": None, "wounds": 1}])) == []
    )


def test_a_missing_reference_is_told_with_the_nearest_name() -> None:
    document = changed(armed(), "armies.0.figures.0.card", "battleground/he-mann")
    assert found(document) == [(f"{ANA}.card", "content-no-such-document", None)]
    finding = Conversation().ask("check", document=document)["findings"][0]
    assert finding["fixes"] == ["battleground/he-man"]
    assert found(changed(document, "armies.0.figures.0.card", "battleground/he-man")) == []


@pytest.mark.rule("BG-MOVE-2")
@pytest.mark.parametrize("kind", ["tall", "low", "ladder"])
def test_no_figure_stands_on_an_obstacle(kind: str) -> None:
    """Nor on a ladder; on difficult ground it does."""
    assert found(playable(red="ana@C3", pieces={kind: "C3"})) == [
        (f"{ANA}.at", "battleground-on-an-obstacle", "BG-MOVE-2")
    ]
    assert found(playable(red="ana@C3", pieces={"difficult": "C3"})) == []


@pytest.mark.rule("BG-MOVE-2", "BG-BIG-1")
def test_no_two_figures_stand_on_the_same_hex() -> None:
    """Not with any hex of their bases; on a platform and under it they do."""
    other = "$.armies[1].figures[0].at"
    assert found(playable(red="ana@C3", blue="bo@C3")) == [(other, "battleground-two-on-a-hex", "BG-MOVE-2")]
    bases = {"bo": [[0, 0], [0, 1]]}
    assert found(playable(red="ana@C3", blue="bo@C2:n", bases=bases)) == [
        (other, "battleground-two-on-a-hex", "BG-MOVE-2")
    ]
    assert found(playable(red="ana@C3", blue="bo@C2:s", bases=bases)) == []
    pieces = {"tall": "C4", "platform": "C3"}
    assert found(playable(red="ana@C3", blue="bo@C3^", pieces=pieces)) == []


@pytest.mark.rule("BG-BIG-1", "BG-BIG-2")
def test_the_whole_base_of_a_massive_figure_stands() -> None:
    """On the map, on no obstacle, and all at one height."""
    bases = {"ana": [[0, 0], [0, 1]]}
    assert found(playable(red="ana@C9:n", bases=bases)) == [(f"{ANA}.at", "battleground-base-off-the-map", "BG-BIG-1")]
    assert found(playable(red="ana@C3:n", bases=bases, pieces={"low": "C4"})) == [
        (f"{ANA}.at", "battleground-on-an-obstacle", "BG-MOVE-2")
    ]
    pieces = {"tall": "C2", "platform": "C3"}
    assert found(playable(red="ana@C3^:n", bases=bases, pieces=pieces)) == [
        (f"{ANA}.at", "content-no-platform", "BG-BIG-2")
    ]


@pytest.mark.rule("BG-MAP-1", "BG-MAP-2")
def test_no_figure_stands_off_the_map_or_above_nothing() -> None:
    place = "armies.0.figures.0.at"
    assert found(changed(playable(), place, "K1")) == [(f"{ANA}.at", "content-outside-map", "BG-MAP-1")]
    assert found(changed(playable(), place, "A1^")) == [(f"{ANA}.at", "content-no-platform", "BG-MAP-2")]


def test_options_of_the_profile_have_names_and_values() -> None:
    """An option's rule is told with it."""
    for profile, problem in (
        ({"clam": "may"}, ("$.profile.clam", "content-unknown-key", None)),
        ({"claim": "might"}, ("$.profile.claim", "content-not-an-option", "BG-ROUND-12")),
        ({"preset": "de"}, ("$.profile.preset", "content-not-an-option", None)),
    ):
        assert found({**playable(), "profile": profile}) == [problem]


@pytest.mark.rule("BG-MAP-6")
def test_a_map_has_a_zone_for_each_army() -> None:
    """One of nobody, and zones that overlap, are only remarkable."""
    zone = ("$.map.zones", "battleground-no-zone", "BG-MAP-6")
    assert found(changed(playable(), "map.zones", None)) == [zone, zone]
    assert found(changed(playable(), "map.zones.1", None)) == [zone]
    odd = playable(zones={"red": "A1-A3", "blue": "A3-B4", "green": "I9"})
    assert found(odd) == []
    assert found(odd, "warning") == [
        ("$.map.zones[2].seat", "battleground-zone-of-nobody", "BG-MAP-6"),
        ("$.map.zones", "battleground-zones-overlap", "BG-MAP-6"),
    ]


@pytest.mark.rule("BG-MAP-4")
def test_platforms_are_attached() -> None:
    """Each connected platform covers a tall hex or shares a side with one."""
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
def test_what_one_stands_on_is_flat_or_can_be_attached() -> None:
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
    document = playable(pieces={"low": "C3 C4 E6"})
    assert found(document) == [("$.map.pieces[0]", "battleground-piece-in-parts", "BG-MAP-3")]
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
def test_what_does_not_fit_in_one_box_is_remarkable(
    pieces: dict[str, str], objectives: str, problems: list[Problem]
) -> None:
    document = playable(pieces=pieces, objectives=objectives)
    assert found(document, "warning") == problems
    assert found(document) == []


@pytest.mark.rule("BG-COMP-7")
def test_mixed_pieces_and_platforms_are_counted_in_their_ways() -> None:
    """A piece of tall and low portions is mixed, however it is written; a platform counts whatever its size."""
    document = playable(pieces={"platform": "D3 D4 D5 D6", "tall": "C3 C4 C5"})
    portions = [{"hexes": ["G3", "G4"], "inches": 3}, {"hexes": ["G5"], "inches": 1}]
    mixed = [*document["map"]["pieces"], {"id": "measured", "portions": portions}]
    assert found(changed(document, "map.pieces", mixed), "warning") == []
    classed = {"id": "classed", "class": "mixed", "hexes": ["E5", "E6"], "low": ["E5"]}
    assert [code for _, code, _ in found(changed(document, "map.pieces", [*mixed, classed]), "warning")] == [
        "battleground-not-in-the-box"
    ]


def test_all_of_it_is_told_at_once() -> None:
    """Faults of cards hide neither those of the map nor those of places, nor the other way round."""
    assert {problem[:2] for problem in found(broken())} == {
        (f"{ANA}.at", "battleground-on-an-obstacle"),
        ("$.armies[0].figures[1].card.cost", "content-too-small"),
        ("$.armies[0].figures[2].at", "content-outside-map"),
        ("$.armies[1].figures[0].at", "battleground-two-on-a-hex"),
        ("$.armies[1].figures[0].equipment[0].table", "content-missing-key"),
        ("$.armies[1].deck[0]", "content-no-such-document"),
        ("$.map.pieces[1]", "battleground-piece-in-parts"),
        ("$.map.pieces[2]", "battleground-platform-loose"),
        ("$.map.zones", "battleground-no-zone"),
        ("$.profile.claim", "content-not-an-option"),
    }


def broken() -> dict[str, Any]:
    """A scenario in which much is wrong."""
    pieces = {"tall": "C3", "low": "E5 E6 G1", "platform": "H8"}
    document = playable(red="ana@C3 al@D4 abe@A1", blue="bo@D4", pieces=pieces, gear={"bo": ["sword"]})
    for path, value in (
        ("armies.0.figures.1.card.cost", -1),
        ("armies.0.figures.2.at", "K1"),
        ("armies.1.figures.0.equipment.0.table", None),
        ("armies.1.deck.0", "battleground/no-such-card"),
        ("map.zones", None),
        ("profile", {"claim": "might"}),
    ):
        document = changed({"profile": {}, **document}, path, value)
    return document


def test_a_position_is_looked_at_like_its_scenario() -> None:
    talk = Conversation()
    talk.ask("new", scenario=playable())
    position: Any = talk.position()
    assert talk.ask("check", document=position)["findings"] == []
    position["scenario"]["armies"][1]["figures"][0]["at"] = "A1"
    findings = talk.ask("check", document=position)["findings"]
    assert [(each["place"], each["code"]) for each in findings] == [
        ("$.scenario.armies[1].figures[0].at", "battleground-two-on-a-hex")
    ]
    assert talk.refused("new", position=position)["path"] == "$.position.scenario.armies[1].figures[0].at"


@pytest.mark.parametrize("junk", [None, 0, -1, 1.5, "", "x", [], [[]], {}, {"kind": "map"}, True])
def test_nothing_breaks_over_whatever_stands_anywhere(junk: object) -> None:
    """Every value of a scenario replaced by junk in turn is refused with its place, or played; it is no bug of ours."""
    document = playable(
        pieces={"tall": "C4", "platform": "C3", "ladder": "D3"}, gear={"ana": ["bow"]}, objectives="o1@D4"
    )
    talk = Conversation()
    for path in ways_into(document):
        made = changed(document, path, junk if junk is not None else [None])
        findings = talk.ask("check", document=made)["findings"]
        told = talk.send("new", scenario=made)
        errors = [each for each in findings if each["severity"] == "error"]
        assert told["ok"] == (not errors) or told["error"]["code"] == "bad-document", (path, junk, told)
        assert not errors or not told["ok"], (path, junk)
        json.dumps(told)


def ways_into(part: Any, before: str = "") -> list[str]:
    """The ways to everything in a document, the first card of each pile standing for all."""
    found_: list[str] = []
    members = part.items() if isinstance(part, dict) else list(enumerate(part))[:1] if isinstance(part, list) else ()
    for step, inner in members:
        way = f"{before}{step}"
        found_ += [way, *ways_into(inner, f"{way}.")]
    return found_


FULL = ["A1-GR200"]
OVERLAPPING = [f"A1-GR{200 - row}" for row in range(55)]


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
