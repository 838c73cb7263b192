"""Readings against the letter of the books that a scenario may turn back: each option with both of its values."""

from typing import Any

import pytest

from engine.kernel.play.game import Game
from engine.systems.battleground.shifts.leaps import Jump, Teleport
from engine.systems.battleground.shifts.pushes import Pull, Push
from engine.systems.battleground.shifts.towards import Charge, MoveTowards, can_charge
from engine.systems.battleground.state import Battle
from tests.rules.battleground.fights import FIREBALL, GUN, begun, fight, of_kind
from tests.support.battleground import battle, event_lines, place_of
from tests.support.battleground_moves import doing, focused
from tests.support.script import asked, offers, play, refused

IDLE = "red, blue: select-card"
FOCUS: dict[str, Any] = {"profile": {"preset": "default", "shift_focus": "yes"}}
ROAD: dict[str, Any] = {"size": "1x14", "red": "ana@A1:n", "blue": "bo@A14"}
"""Five hexes are her speed, eight that with focus."""


def ends(game: Game[Battle]) -> tuple[int, int]:
    """How many places are on offer without focus and with it."""
    with_focus = [line for line in offers(game, "red") if "focused" in line]
    return len(offers(game, "red")) - len(with_focus), len(with_focus)


# Pushed onto difficult ground


@pytest.mark.rule("BG-SHIFT-5")
@pytest.mark.parametrize(("value", "end"), [("obstacles", "E7"), ("terrain", "E5")])
@pytest.mark.parametrize("preset", ["default", "it", "es", "pl"])
def test_whether_a_push_stops_before_difficult_ground(value: str, end: str, preset: str) -> None:
    """By the letter it is an element of terrain."""
    lines: dict[str, Any] = {"red": "ana@E2", "blue": "bo@E4", "pieces": {"difficult": "E6 E7"}}
    game = doing(battle(profile={"preset": preset, "push_stops_at": value}, **lines), Push("bo", "ana", 3))
    assert place_of(game, "bo") == end


@pytest.mark.rule("BG-SHIFT-5")
@pytest.mark.parametrize(("value", "end"), [("obstacles", "E6"), ("terrain", "E5^")])
def test_whether_it_climbs_down_onto_difficult_ground(value: str, end: str) -> None:
    """Off a platform; along the platform it goes in either case, and off the ground that one stands on."""
    pieces = {"tall": "F5", "platform": "E4 E5", "difficult": "E6"}
    lines: dict[str, Any] = {"red": "ana@E2", "blue": "bo@E4^", "pieces": pieces}
    profile = {"preset": "default", "push_stops_at": value}
    assert place_of(doing(battle(profile=profile, **lines), Push("bo", "ana", 3)), "bo") == end
    out: dict[str, Any] = {"red": "ana@E2", "blue": "bo@E6", "pieces": {"difficult": "E6"}}
    assert place_of(doing(battle(profile=profile, **out), Pull("bo", "ana", 1)), "bo") == "E5"


# The attacker in its own area


@pytest.mark.rule("BG-AREA-1")
@pytest.mark.parametrize(("value", "struck"), [("spared", ["bo", "by"]), ("hit", ["bo", "by", "ana"])])
def test_whether_an_area_attack_hits_its_attacker(value: str, struck: list[str]) -> None:
    """By the letter every additional character, allies too; it defends itself like them."""
    caster: dict[str, Any] = {"arms": {"ana": (FIREBALL,)}, "now": {"ana": {"mana": 1}}, "stats": {"ana": {"power": 1}}}
    lines: dict[str, Any] = {"red": "ana@E3:s", "blue": "bo@E5 by@E6", **caster}
    game = fight(*(1,) * 3, profile={"preset": "default", "area_attacker": value}, **lines)
    events = play(game, "red: attack weapon=test/fireball target=bo")
    if asked(game) == "red: order":
        assert offers(game, "red") == ["order next=ana", "order next=by"]
        events += play(game, "red: order next=by")
    assert [line.split()[3] for line in of_kind(events, "attack-resolved")] == struck
    assert asked(game) == "red: act"


@pytest.mark.rule("BG-AREA-1", "BG-AREA-3", "BG-WIN-1")
@pytest.mark.parametrize(("scores", "points"), [("always", 30), ("by_enemy", 0)])
def test_a_knock_out_by_the_own_area_attack_scores_as_the_option_says(scores: str, points: int) -> None:
    """After the whole attack; the other player scores, unless only enemies' knock-outs count."""
    lines: dict[str, Any] = {
        "red": "ana@E3:s al@A9",
        "blue": "bo@E5",
        "arms": {"ana": (FIREBALL,)},
        "stats": {"ana": {"power": 1, "mind": 1, "health": 3, "cost": 0}},
        "now": {"ana": {"mana": 1, "wounds": 2}},
        "profile": {"preset": "default", "area_attacker": "hit", "knock_out_scores": scores},
    }
    game = fight(1, 5, 1, **lines)
    events = play(game, "red: attack weapon=test/fireball target=bo")
    assert begun(events) == ["ana attack 1 dice 4+", "ana attack 1 dice 4+", "ana defence 1 dice 4+"]
    assert of_kind(events, "knocked-out") == ["knocked-out ana ana test/fireball"]
    assert game.state.sides["blue"].points == (points and game.state.card("ana").cost)


# The range of massive figures


@pytest.mark.rule("BG-BIG-4", "BG-BIG-3")
@pytest.mark.parametrize(
    ("value", "front", "offered"),
    [("base", 0, True), ("facing_hexes", 0, False), ("base", 1, True), ("facing_hexes", 1, True)],
)
def test_from_where_a_massive_figure_measures(value: str, front: int, offered: bool) -> None:
    """Its rear hex is near enough, but not the facing hex; one that turns to the target is."""
    long: dict[str, Any] = {"bases": {"ana": [[0, 0], [0, 1]]}, "stats": {"ana": {"front": [front]}}}
    lines: dict[str, Any] = {"red": "ana@E3:n", "blue": "bo@E9", "arms": {"ana": (GUN,)}, **long}
    game = fight(profile={"preset": "default", "massive_range": value}, **lines)
    assert ("attack figure=ana target=bo weapon=test/gun" in offers(game, "red")) is offered
    assert offered or refused(game, "red: attack weapon=test/gun target=bo") == ["BG-ATT-4 target-in-range"]


@pytest.mark.rule("BG-BIG-4", "BG-BIG-3")
def test_without_room_to_turn_nothing_is_in_range() -> None:
    """By its facing hexes it cannot attack a figure that it cannot face."""
    long: dict[str, Any] = {"bases": {"ana": [[0, 0], [0, 1]]}, "stats": {"ana": {"front": [0]}}}
    profile = {"preset": "default", "massive_range": "facing_hexes"}
    game = fight(red="ana@A1:n", blue="bo@A5", size="1x9", arms={"ana": (GUN,)}, profile=profile, **long)
    shot = "red: attack weapon=test/gun target=bo"
    assert refused(game, shot) == ["BG-BIG-3 room-to-face-target", "BG-ATT-4 target-in-range"]


# Focus on movement effects


@pytest.mark.rule("BG-SHIFT-1")
def test_by_default_no_movement_effect_spends_focus() -> None:
    """Their points are the effect's or the standard speed."""
    board = focused(battle(**ROAD), "ana")
    for step in (MoveTowards("ana", "bo"), Teleport("ana"), Jump("ana")):
        assert ends(doing(board, step)) == (6, 0)
    assert refused(doing(board, MoveTowards("ana", "bo")), "red: move to=A8 focused=true") == [
        "BG-SHIFT-1 shift-may-spend-focus"
    ]
    assert not can_charge(focused(battle(**{**ROAD, "blue": "bo@A9"}), "ana").state, "ana", "bo")


@pytest.mark.rule("BG-SHIFT-1", "BG-SHIFT-3", "BG-SHIFT-4", "BG-ACT-6")
@pytest.mark.parametrize(
    ("step", "line", "how"),
    [
        (MoveTowards("ana", "bo"), "red: move to=A9 focused=true", "towards"),
        (Teleport("ana"), "red: teleport to=A9 focused=true", "teleport"),
        (Jump("ana"), "red: teleport to=A9 focused=true", "jump"),
    ],
)
def test_they_may_spend_focus_where_the_scenario_says_so(step: Any, line: str, how: str) -> None:
    """As the move action does, whose rules they use."""
    game = doing(focused(battle(**ROAD, **FOCUS), "ana"), step)
    assert ends(game) == (6, 9)
    events = play(game, line)
    assert of_kind(events, "focus-spent") == ["focus-spent ana"]
    assert any(each.startswith("moved ana A1 A9") and each.endswith(f"8 {how}") for each in event_lines(events))
    assert not game.state.figures["ana"].focused


@pytest.mark.rule("BG-SHIFT-2", "BG-SHIFT-1")
def test_a_charge_with_focus_reaches_farther() -> None:
    """It is possible only so, and ends beside its aim."""
    board = focused(battle(**{**ROAD, "blue": "bo@A9"}, **FOCUS), "ana")
    assert can_charge(board.state, "ana", "bo")
    game = doing(board, Charge("ana", "bo"))
    assert (asked(game), place_of(game, "ana"), game.state.figures["ana"].focused) == (IDLE, "A8", False)
    near = doing(focused(battle(**{**ROAD, "blue": "bo@A5"}, **FOCUS), "ana"), Charge("ana", "bo"))
    assert ends(near) == (1, 1), "with focus or without"


@pytest.mark.rule("BG-SHIFT-1", "BG-SHIFT-3")
@pytest.mark.parametrize(
    "step",
    [MoveTowards("ana", "bo", 3), Teleport("ana", 3), Jump("ana", 3), MoveTowards("ana", "bo", None, "blue")],
    ids=["its points are said", "so are those of a teleport", "and of a jump", "an enemy decides"],
)
def test_focus_that_cannot_serve_is_not_spent(step: Any) -> None:
    """If the effect says how far, or another player decides where to."""
    game = doing(focused(battle(**ROAD, **FOCUS), "ana"), step)
    seat = asked(game).partition(":")[0]
    assert not [line for line in offers(game, seat) if "focused" in line]
    kind = "teleport" if "teleport" in asked(game) else "move"
    reason = {"teleport": "BG-SHIFT-3 leap-may-spend-focus", "move": "BG-SHIFT-1 shift-may-spend-focus"}[kind]
    assert refused(game, f"{seat}: {kind} to=A2 focused=true") == [reason]


@pytest.mark.rule("BG-SHIFT-4", "BG-INT-6")
def test_a_focused_jump_goes_on_with_its_focused_speed() -> None:
    """The attacks come first; who cannot land as it wished chooses again, and spends nothing more."""
    board = focused(battle(size="1x14", red="ana@A2:n", blue="bo@A1 by@A14", **FOCUS), "ana")
    game = doing(board, Jump("ana"))
    play(game, "red: teleport to=A10 focused=true", "blue: decline")
    assert place_of(game, "ana") == "A10"
