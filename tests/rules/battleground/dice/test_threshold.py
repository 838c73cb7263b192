"""What widens and narrows an attack: flank, engagement, cover, focus; what adds up, and by which reading."""

from typing import Any

import pytest

from engine.systems.battleground.dice.threshold import DICE, THRESHOLD, attack_trial, defence_trial
from engine.systems.battleground.state import Battle
from tests.rules.battleground.fights import BALM, BLAST, BOW, SWORD, fight

ARMS = {"ana": (SWORD, BOW, BLAST, BALM)}


def parts(state: Battle, weapon: str = "bow", target: str = "bo") -> list[str]:
    """What changes the threshold of an attack of ana."""
    name = weapon if weapon == "fists" else f"test/{weapon}"
    return [f"{part.rule} {part.by:+}" for part in THRESHOLD.parts(attack_trial(state, "ana", name, target))]


def at(**lines: Any) -> Battle:
    """A map with ana on it, who carries all kinds of weapons."""
    return fight(arms=ARMS, **lines).state


@pytest.mark.rule("BG-MOD-1", "BG-MOD-2")
@pytest.mark.parametrize("weapon", ["sword", "bow", "blast"])
def test_a_flank_attack_of_any_type(weapon: str) -> None:
    """From the rear arc; a hex centred on the dividing line is in neither."""
    for place, rear in (("E5", True), ("D4", True), ("F4", True), ("E3", False), ("D3", False), ("C4", False)):
        flank = [each for each in parts(at(red=f"ana@{place}", blue="bo@E4:n"), weapon) if each != "BG-MOD-3 +1"]
        assert flank == (["BG-MOD-2 -1"] if rear else []), place


@pytest.mark.rule("BG-MOD-2", "BG-MOD-1")
def test_the_flank_turns_with_the_target() -> None:
    behind = [
        facing
        for facing in ("n", "ne", "se", "s", "sw", "nw")
        if parts(at(red="ana@E5", blue=f"bo@E4:{facing}"), "sword")
    ]
    assert behind == ["n", "ne", "nw"]


@pytest.mark.rule("BG-MOD-3")
def test_a_ranged_attack_at_an_engaged_target() -> None:
    """Engaged with any enemy; a spell is not harder, nor is melee."""
    lines = {"red": "ana@E9 al@E1", "blue": "bo@E2:s"}
    assert parts(at(**lines)) == ["BG-MOD-3 +1"]
    assert parts(at(**lines), "blast") == []
    assert parts(at(red="ana@E3", blue="bo@E2:s"), "sword") == []
    assert parts(at(red="ana@E9", blue="bo@E2:s by@E1")) == [], "its allies do not engage it"


@pytest.mark.rule("BG-MOD-4", "BG-SIGHT-6")
def test_cover_narrows_ranged_attacks_and_spells() -> None:
    """By the Polish edition ranged attacks only; melee never."""
    lines: dict[str, Any] = {"red": "ana@E9", "blue": "bo@E2:s", "pieces": {"low": "E5"}}
    assert parts(at(**lines)) == ["BG-MOD-4 +1"]
    assert parts(at(**lines), "blast") == ["BG-MOD-4 +1"]
    assert parts(at(**lines, profile={"preset": "pl"})) == ["BG-MOD-4 +1"]
    assert parts(at(**lines, profile={"preset": "pl"}), "blast") == []
    assert parts(at(red="ana@E3", blue="bo@E2:s", pieces={"low": "E5"}), "sword") == []


@pytest.mark.rule("BG-SIGHT-6", "BG-MOD-4")
def test_obstacles_and_figures_on_the_line_give_cover() -> None:
    """Obstacles and figures on the line, once; not beside the attacker, nor ground, nor beside the line."""
    for pieces, covered in (
        ({"low": "E5"}, True),
        ({"low": "E5 E4 E3"}, True),
        ({"low": "E8"}, False),
        ({"difficult": "E5"}, False),
        ({"ladder": "E5"}, False),
        ({"low": "D5"}, False),
    ):
        assert parts(at(red="ana@E9", blue="bo@E2:s", pieces=pieces)) == (["BG-MOD-4 +1"] if covered else [])
    assert parts(at(red="ana@E9 al@E5", blue="bo@E2:s")) == ["BG-MOD-4 +1"]
    assert parts(at(red="ana@E9 al@E8", blue="bo@E2:s")) == []


@pytest.mark.rule("BG-SIGHT-7", "BG-MOD-4")
def test_cover_and_height() -> None:
    """From lower the target is in cover; from a platform only behind a tall obstacle that is not next to it."""
    pieces = {"tall": "E2", "platform": "E2 E3"}
    up = {**pieces, "tall": "E8", "platform": "E8 E9"}
    assert parts(at(red="ana@E9", blue="bo@E3^:s", pieces=pieces)) == ["BG-MOD-4 +1"]
    assert parts(at(red="ana@E9^", blue="bo@E2:s", pieces={**up, "low": "E5"})) == []
    assert parts(at(red="ana@E9^", blue="bo@E2:s", pieces={**up, "tall2": "E5"})) == ["BG-MOD-4 +1"]


@pytest.mark.rule("BG-BIG-4", "BG-MOD-4", "BG-SIGHT-6")
def test_cover_of_a_massive_target() -> None:
    """What is next to it gives none; by the Polish edition only low obstacles give none there."""
    lines: dict[str, Any] = {"red": "ana@A1", "blue": "bo@A6:n", "bases": {"bo": [[0, 0], [0, 1], [0, 2]]}}
    assert parts(at(**lines, pieces={"tall": "A5"})) == []
    assert parts(at(**lines, pieces={"tall": "A5"}, profile={"preset": "pl"})) == ["BG-MOD-4 +1"]
    assert parts(at(**lines, pieces={"low": "A5"}, profile={"preset": "pl"})) == []
    assert parts(at(**lines, pieces={"low": "A4"})) == ["BG-MOD-4 +1"]


@pytest.mark.rule("BG-MOD-5")
def test_a_focused_attacker() -> None:
    state = at(now={"ana": {"focused": True}})
    assert parts(state, "sword") == ["BG-MOD-5 -1"]
    assert parts(at(now={"bo": {"focused": True}}), "sword") == []


@pytest.mark.rule("BG-TEST-3", "BG-MOD-2", "BG-MOD-3", "BG-MOD-4", "BG-MOD-5")
def test_all_that_changes_a_threshold_adds_up() -> None:
    lines: dict[str, Any] = {"red": "ana@E9 al@E1", "blue": "bo@E2:n", "pieces": {"low": "E5"}}
    state = at(**lines, now={"ana": {"focused": True}})
    assert parts(state) == ["BG-MOD-2 -1", "BG-MOD-3 +1", "BG-MOD-4 +1", "BG-MOD-5 -1"]
    assert THRESHOLD.value(attack_trial(state, "ana", "test/bow", "bo")) == 4


@pytest.mark.rule("BG-TEST-6", "BG-ATT-5", "BG-ACT-6")
def test_the_defence_test() -> None:
    """Toughness or mind, with the target's own focus; nothing of the attack changes it. None for allies."""
    state = at(red="ana@E9 al@E1", blue="bo@E2:n", now={"bo": {"focused": True}}, stats={"bo": {"mind": 5}})
    for weapon, dice in (("bow", 3), ("blast", 5)):
        defence = defence_trial(attack_trial(state, "ana", f"test/{weapon}", "bo"))
        assert defence is not None
        assert (DICE.value(defence), THRESHOLD.value(defence)) == (dice, 3)
    assert defence_trial(attack_trial(state, "ana", "test/balm", "al")) is None
