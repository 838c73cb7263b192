"""How figures turn to the target of an attack, above all massive ones, and from which arc their attacks come."""

from typing import Any

import pytest

from engine.systems.battleground.combat.facing import facings_towards
from engine.systems.battleground.dice.threshold import THRESHOLD, attack_trial
from engine.systems.battleground.state import Battle
from tests.rules.battleground.fights import BOW, GUN, fight, of_kind
from tests.support.script import asked, offers, play, refused

NORTH_OF_IT: dict[str, Any] = {"bases": {"ana": [[0, 0], [0, -1]]}, "stats": {"ana": {"front": [1]}}}
"""A base of two hexes: the figure turns about one, the other is its facing hex."""
HIT = "red: attack weapon=test/sword target=bo"
SHOT = "red: attack weapon=test/bow target=bo"


def sides(state: Battle, figure: str = "ana", target: str = "bo") -> list[str]:
    """The sides to which a figure may turn for an attack."""
    grid = state.scenario.terrain.grid
    return [grid.direction_name(side) for side in facings_towards(state, figure, state.filled(target))]


@pytest.mark.rule("BG-ATT-1", "BG-ATT-4")
@pytest.mark.parametrize("weapon", ["sword", "bow"])
def test_one_hex_towards_one_hex(weapon: str) -> None:
    """Beside it there is one side; farther away sometimes two are equally near."""
    near = {"E4": ["n"], "F4": ["ne"], "F5": ["se"], "E6": ["s"], "D5": ["sw"], "D4": ["nw"]}
    far = {"E1": ["n"], "F2": ["n"], "G4": ["ne"], "G5": ["ne", "se"], "D3": ["n", "nw"], "A6": ["sw"]}
    for place, expected in (near if weapon == "sword" else far).items():
        assert sides(fight(blue=f"bo@{place}").state) == expected, place


@pytest.mark.rule("BG-BIG-3")
def test_a_massive_target_is_faced_by_any_of_its_hexes() -> None:
    game = fight(1, 1, 1, 1, blue="bo@D4:n", bases={"bo": [[0, 0], [0, 1]]})
    play(game, HIT)
    assert offers(game, "red") == ["face facing=sw", "face facing=nw"]
    play(game, "red: face facing=sw")
    assert asked(game) == "red: act"


@pytest.mark.rule("BG-BIG-3", "BG-BIG-2")
def test_a_massive_attacker_turns_its_facing_hex_to_an_adjacent_target() -> None:
    """Its player chooses where several sides will do and have room; without any it cannot attack."""
    game = fight(1, 1, 1, 1, blue="bo@E6", **NORTH_OF_IT)
    assert of_kind(play(game, HIT), "turned") == []
    assert offers(game, "red") == ["face facing=se", "face facing=sw"]
    play(game, "red: face facing=se")
    game = fight(1, 1, 1, 1, blue="bo@E6", pieces={"low": "D5"}, **NORTH_OF_IT)
    assert of_kind(play(game, HIT), "turned") == ["turned ana se"]
    game = fight(blue="bo@E6", pieces={"low": "D5 F5"}, **NORTH_OF_IT)
    assert refused(game, HIT) == ["BG-BIG-3 room-to-face-target"]
    assert not [each for each in offers(game, "red") if each.startswith("attack")]


@pytest.mark.rule("BG-BIG-3")
@pytest.mark.parametrize(
    ("preset", "expected"),
    [
        ("default", ["n", "ne", "sw", "nw"]),
        ("it", ["n", "ne", "sw", "nw"]),
        ("pl", ["n", "ne", "sw", "nw"]),
        ("es", ["n", "nw"]),
    ],
)
def test_a_massive_attacker_and_a_target_farther_away(preset: str, expected: list[str]) -> None:
    """A facing hex shares a side with the outside hex nearest to the target; by one edition it is nearest itself.

    The facing hex lies behind the hex that it turns about: to the south when the base faces north.
    """
    lines: dict[str, Any] = {"bases": {"ana": [[0, 0], [0, 1]]}, "stats": {"ana": {"front": [1]}}}
    game = fight(1, 1, 1, blue="bo@G8:nw", arms={"ana": (BOW,)}, profile={"preset": preset}, **lines)
    assert sides(game.state) == expected
    play(game, SHOT)
    assert offers(game, "red") == [f"face facing={side}" for side in expected]


@pytest.mark.rule("BG-BIG-3", "BG-MOD-2")
def test_attacks_of_a_massive_figure_come_from_its_facing_hex() -> None:
    """Of a base beside the target one hex is in its rear arc and the other before it."""
    for front, widened in (([0], True), ([1], False), ([0, 1], True)):
        lines: dict[str, Any] = {"bases": {"ana": [[0, 0], [0, 1]]}, "stats": {"ana": {"front": front}}}
        state = fight(red="ana@E5:n", blue="bo@D5:s", **lines).state
        parts = THRESHOLD.parts(attack_trial(state, "ana", "test/sword", "bo"))
        assert [part.rule for part in parts] == (["BG-MOD-2"] if widened else [])


@pytest.mark.rule("BG-BIG-3", "BG-MOD-2")
def test_of_several_facing_hexes_the_nearest_attacks() -> None:
    """The one that is farther away does not make it a flank attack."""
    lines: dict[str, Any] = {"bases": {"ana": [[0, 0], [0, 1], [0, 2]]}, "stats": {"ana": {"front": [0, 2]}}}
    state = fight(red="ana@E5:n", blue="bo@D5:n", **lines).state
    assert not THRESHOLD.parts(attack_trial(state, "ana", "test/sword", "bo")), "E5 is before it, E7 behind"


@pytest.mark.rule("BG-BIG-4", "BG-SIGHT-1", "BG-ATT-4")
def test_sight_and_distance_to_any_hex_of_a_massive_target() -> None:
    """A wall hides one of its hexes, and that is also out of range."""
    lines: dict[str, Any] = {"red": "ana@E1:s", "arms": {"ana": (GUN,)}, "pieces": {"tall": "D7 E7 F7"}}
    assert refused(fight(blue="bo@E8", **lines), "red: attack weapon=test/gun target=bo") == [
        "BG-ATT-4 target-in-range",
        "BG-ATT-4 target-in-sight",
    ]
    game = fight(1, 1, 1, blue="bo@E6:n", bases={"bo": [[0, 0], [1, 0]]}, **lines)
    play(game, "red: attack weapon=test/gun target=bo")
    assert game.state.figures["bo"].wounds == 0


@pytest.mark.rule("BG-BIG-4", "BG-SIGHT-1", "BG-ATT-4")
def test_sight_and_distance_from_any_hex_of_a_massive_attacker() -> None:
    """From the hex that is nearest, and round the corner from the one that sees."""
    shot = "red: attack weapon=test/gun target=bo"
    lines: dict[str, Any] = {"red": "ana@E5:n", "arms": {"ana": (GUN,)}, "pieces": {"tall": "D3 E3 F3"}}
    wide: dict[str, Any] = {"bases": {"ana": [[0, 0], [1, -1], [2, -2]]}, "stats": {"ana": {"front": [0, 1, 2]}}}
    assert refused(fight(blue="bo@E1", **lines), shot) == ["BG-ATT-4 target-in-sight"]
    assert "attack figure=ana target=bo weapon=test/gun" in offers(fight(blue="bo@E1", **lines, **wide), "red")
    lines = {"red": "ana@A1:n", "blue": "bo@A7", "arms": {"ana": (GUN,)}}
    assert refused(fight(**lines), shot) == ["BG-ATT-4 target-in-range"]
    long: dict[str, Any] = {"bases": {"ana": [[0, 0], [0, 1]]}, "stats": {"ana": {"front": [1]}}}
    assert "attack figure=ana target=bo weapon=test/gun" in offers(fight(**lines, **long), "red")
