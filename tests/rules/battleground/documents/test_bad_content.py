"""Invalid content: every problem is reported with its place, its rule and a suggestion; it cannot be played."""

from __future__ import annotations

import json
from typing import Any

import pytest

from editor.services.document_resolver import DocumentResolver
from tests.engine.protocol.conversation import Conversation
from tests.support.faults import PLAYABLE, armed, changed, found, playable

ANA = "$.armies[0].figures[0]"
WEAPON = f"{ANA}.equipment[0]"


def test_valid_content_is_playable() -> None:
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


@pytest.mark.rule("BG-ATT-2", "BG-ATT-5")
@pytest.mark.parametrize(("gear", "odd"), [("sword", True), ("bow", False), ("bolt", False)])
def test_a_melee_weapon_at_allies_is_remarkable(gear: str, odd: bool) -> None:
    """Allies are never engaged with each other, so that it has no target."""
    document = changed(armed(gear), "armies.0.figures.0.equipment.0.targets", "allies")
    assert found(document) == []
    fault = (f"{WEAPON}.targets", "battleground-melee-at-allies", "BG-ATT-2")
    assert (fault in found(document, "warning")) is odd


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


@pytest.mark.rule("BG-TEST-7")
def test_a_gap_between_the_lines_of_a_table_is_remarkable() -> None:
    """It is played all the same: those successes give no wounds."""
    table = [{"from": 2, "to": 2, "wounds": 1}, {"from": 4, "to": None, "wounds": 2}]
    document = changed(armed(), "armies.0.figures.0.equipment.0.table", table)
    assert found(document) == []
    assert (f"{WEAPON}.table[1]", "battleground-gap-between-lines", "BG-TEST-7") in found(document, "warning")


@pytest.mark.rule("BG-TEST-7")
def test_a_table_that_ends_is_remarkable() -> None:
    """More successes would give no wounds; one without lines gives none anyway."""
    for most, odd in ((2, True), (None, False)):
        table = [{"from": 1, "to": most, "wounds": 1}]
        answer = found(changed(armed(), "armies.0.figures.0.equipment.0.table", table), "warning")
        assert ((f"{WEAPON}.table[0].to", "battleground-table-ends", "BG-TEST-7") in answer) is odd
    assert "battleground-table-ends" not in str(
        found(changed(armed(), "armies.0.figures.0.equipment.0.table", []), "warning")
    )


def test_a_missing_reference_is_reported_with_the_nearest_name() -> None:
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
    """An option's rule is reported with it."""
    for profile, problem in (
        ({"clam": "may"}, ("$.profile.clam", "content-unknown-key", None)),
        ({"claim": "might"}, ("$.profile.claim", "content-not-an-option", "BG-ROUND-12")),
        ({"preset": "de"}, ("$.profile.preset", "content-not-an-option", None)),
    ):
        assert found({**playable(), "profile": profile}) == [problem]


def test_all_of_it_is_reported_at_once() -> None:
    """Faults of cards hide neither those of the map nor those of places, nor the other way round."""
    assert {problem[:2] for problem in found(broken())} == {
        (f"{ANA}.at", "battleground-on-an-obstacle"),
        ("$.armies[0].figures[1].card.cost", "content-too-small"),
        ("$.armies[0].figures[2].at", "content-outside-map"),
        ("$.armies[1].figures[0].at", "battleground-two-on-a-hex"),
        ("$.armies[1].figures[0].equipment[0].table", "content-missing-key"),
        ("$.armies[1].deck[0]", "content-no-such-document"),
        ("$.map.pieces[2]", "battleground-platform-loose"),
        ("$.map.zones", "battleground-no-zone"),
        ("$.profile.claim", "content-not-an-option"),
    }


def broken() -> dict[str, Any]:
    """A scenario in which much is wrong."""
    pieces = {"tall": "C3", "low": "E5 E6 G1", "platform": "H8"}
    document = playable(
        red="ana@C3 al@D4 abe@A1", blue="bo@D4", pieces=pieces, gear={"bo": ["sword"]}, objectives="o1@I5"
    )
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
        answer = talk.send("new", scenario=made)
        errors = [each for each in findings if each["severity"] == "error" and each["code"] not in PLAYABLE]
        assert answer["ok"] == (not errors) or answer["error"]["code"] == "bad-document", (path, junk, answer)
        assert not errors or not answer["ok"], (path, junk)
        json.dumps(answer)


def ways_into(part: Any, before: str = "") -> list[str]:
    """The ways to everything in a document, the first card of each pile standing for all."""
    found_: list[str] = []
    members = part.items() if isinstance(part, dict) else list(enumerate(part))[:1] if isinstance(part, list) else ()
    for step, inner in members:
        way = f"{before}{step}"
        found_ += [way, *ways_into(inner, f"{way}.")]
    return found_


@pytest.mark.rule("BG-SETUP-4", "BG-MAP-6")
def test_figures_begin_in_their_own_zone() -> None:
    """With their whole base; a mission may say otherwise, and figures in reserve are nowhere."""
    zones = {"red": "A1-C3", "blue": "G1-I9"}
    outside = (f"{ANA}.at", "battleground-outside-zone", "BG-SETUP-4")
    idle = (f"{ANA}.reserve", "battleground-never-enters", "BG-SETUP-4")
    for document, answer in (
        (playable(red="ana@C3", blue="bo@G2", zones=zones), []),
        (playable(red="ana@C4", blue="bo@G2", zones=zones), [outside]),
        (playable(red="ana@H4", blue="bo@G2", zones=zones), [outside]),
        (playable(red="ana@C3:s", blue="bo@G2", zones=zones, bases={"ana": [[0, 0], [0, -1]]}), [outside]),
        (changed(playable(red="ana@C4", blue="bo@G2", zones=zones), "armies.0.figures.0.reserve", True), [idle]),
    ):
        assert found(document) == []
        assert found(document, "warning") == answer


@pytest.mark.rule("BG-SETUP-4", "BG-MOVE-2")
@pytest.mark.parametrize("seat", [0, 1])
def test_a_figure_in_reserve_takes_no_hex(seat: int) -> None:
    """It does not stand there yet, and enters beside its hex if somebody is there; an obstacle is one for it too."""
    zones = {"red": "A1-I9", "blue": "G1-I9"}
    waiting = f"armies.{seat}.figures.0.reserve"
    assert found(changed(playable(red="ana@H4", blue="bo@H4", zones=zones), waiting, True)) == []
    walled = changed(playable(red="ana@H4", blue="bo@H4", zones=zones, pieces={"tall": "H4"}), waiting, True)
    assert {code for _, code, _ in found(walled)} == {"battleground-on-an-obstacle"}


@pytest.mark.rule("BG-SETUP-4", "BG-MOVE-2")
def test_a_mission_checks_where_it_places_the_figures_of_an_army_list() -> None:
    """At the placement: out of the zone, on an obstacle, two on a place."""
    mission = DocumentResolver(with_files=False)("battleground/first-game")
    places = {"he-man": "H12", "stratos": "B9", "man-at-arms": "B9"}
    for placement in mission["armies"][0]["placements"]:
        placement["at"] = places[placement["figure"]]
    findings = Conversation().ask("check", document=mission)["findings"]
    assert [(each["place"], each["code"], each["rule"], each["severity"]) for each in findings] == [
        ("$.armies[0].placements[0].at", "battleground-on-an-obstacle", "BG-MOVE-2", "error"),
        ("$.armies[0].placements[2].at", "battleground-two-on-a-hex", "BG-MOVE-2", "error"),
    ]


LESS = {"modify": "speed", "by": -1}
MARK: dict[str, Any] = {"to": "hex", "range": 6, "effects": [{"do": "mark", "name": "snare", "range": 1}]}


@pytest.mark.rule("BG-COMP-7", "BG-FX-5")
def test_tokens_that_one_box_does_not_have_are_remarked_on() -> None:
    """It has one mark and one debuff beside the common ones; each army may lay a mark of its own."""
    too_many = ("$.armies", "battleground-tokens-beyond-the-box", "BG-COMP-7")
    poison, rust = (
        {"effects": [{"do": "debuff", "name": name, "gives": [LESS]}], "to": "enemy", "range": 3} for name in "pr"
    )
    haste = {"effects": [{"do": "buff", "name": "haste"}]}
    for bonuses, answer in (
        ({"fate-1": MARK}, []),
        ({"fate-1": MARK, "fate-2": {**MARK, "effects": [{**MARK["effects"][0], "name": "net"}]}}, [too_many]),
        ({"fate-1": poison, "fate-2": haste}, []),
        ({"fate-1": poison, "fate-2": rust}, [too_many]),
        ({"fate-1": poison, "fate-2": MARK}, []),
    ):
        decks = {"red": " ".join(bonuses), "blue": "fate-3"}
        assert found(playable(decks=decks, bonuses=bonuses), "warning") == answer
    both = {"red": "fate-1", "blue": "fate-1"}
    assert found(playable(decks=both, bonuses={"fate-1": MARK}), "warning") == [too_many]
    assert found(playable(decks=both, bonuses={"fate-1": poison}), "warning") == []
