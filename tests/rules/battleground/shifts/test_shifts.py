"""Effects that move figures: towards, charge, teleport, jump, push, pull, swap."""

from typing import Any

import pytest

from engine.systems.battleground.shifts.leaps import Jump, Teleport
from engine.systems.battleground.shifts.pushes import Pull, Push
from engine.systems.battleground.shifts.swap import Swap, can_swap
from engine.systems.battleground.shifts.towards import Charge, MoveTowards, can_charge
from tests.support.battleground import battle, event_lines, place_of, with_figure, without
from tests.support.battleground_moves import battle_of, doing, on_guard, slowed, ways
from tests.support.script import asked, offers, play, refused

IDLE = "red, blue: select-card"
"""What was asked before, and is again once nothing more happens."""


# Towards


@pytest.mark.rule("BG-SHIFT-1")
def test_towards_keeps_to_a_shortest_way_and_may_stop_anywhere_on_it() -> None:
    """Up to the hex before the aim; the figure faces it at the end."""
    game = doing(battle(red="ana@E2", blue="bo@E6"), MoveTowards("ana", "bo"))
    assert (asked(game), ways(game)) == ("red: move", {"E2": 0, "E3": 1, "E4": 2, "E5": 3})
    assert refused(game, "red: move to=D3") == ["BG-SHIFT-1 by-a-shortest-way"]
    assert refused(game, "red: move to=E6") == ["BG-MOVE-2 nobody-in-the-way", "BG-SHIFT-1 by-a-shortest-way"]
    happened = event_lines(play(game, "red: move to=E4"))
    assert happened == ["moved ana E2 E4 ['E2', 'E3', 'E4'] 2 towards", "turned ana s"]
    assert asked(game) == IDLE


@pytest.mark.rule("BG-SHIFT-1")
def test_towards_has_the_effects_points_or_the_speed() -> None:
    """Difficult ground at the start and paralysis slow it down as a move; the effect's number stands."""
    board = battle(size="1x20", red="ana@A1", blue="bo@A20", pieces={"difficult": "A1"})
    assert max(ways(doing(board, MoveTowards("ana", "bo"))).values()) == 3
    assert max(ways(doing(board, MoveTowards("ana", "bo", 4))).values()) == 4
    plain = battle(size="1x20", red="ana@A1", blue="bo@A20")
    assert max(ways(doing(plain, MoveTowards("ana", "bo"))).values()) == 5
    assert max(ways(doing(slowed(plain, "ana"), MoveTowards("ana", "bo"))).values()) == 3


@pytest.mark.rule("BG-SHIFT-1")
def test_towards_an_object() -> None:
    """An objective is such an aim: the way ends beside it."""
    game = doing(battle(size="1x9", red="ana@A1:n", blue="bo@A9", objectives="o1@A4"), MoveTowards("ana", "A4"))
    assert ways(game) == {"A1": 0, "A2": 1, "A3": 2}
    play(game, "red: move to=A2")
    assert game.state.figures["ana"].facing == 3


@pytest.mark.rule("BG-SHIFT-1")
def test_the_cheapest_way_goes_round_or_over() -> None:
    """What counts are points: over the wall for three, round it for more."""
    walls = {"low": "A3 B2 B3 C3"}
    game = doing(battle(size="3x6", red="ana@A2", blue="bo@A6", pieces=walls), MoveTowards("ana", "bo"))
    assert ways(game) == {"A2": 0, "A4": 3, "A5": 4}


@pytest.mark.rule("BG-SHIFT-1")
def test_without_a_way_nothing_happens() -> None:
    walled = battle(size="1x9", red="ana@A1:n", blue="bo@A9", pieces={"low": "A3 A4"})
    game = doing(walled, MoveTowards("ana", "bo"))
    assert (asked(game), game.state.figures["ana"].facing) == (IDLE, 0)


@pytest.mark.rule("BG-SHIFT-1", "BG-INT-6", "BG-INT-4")
def test_towards_gives_opportunities_and_wakes_guards() -> None:
    """Attacks before a hex is left, guards once one was left; to stay gives neither."""
    board = on_guard(battle(red="ana@E4:n", blue="bo@E3 be@E9:n"), "be")
    staying = doing(board, MoveTowards("ana", "be"))
    play(staying, "red: move to=E4")
    assert asked(staying) == IDLE
    game = doing(board, MoveTowards("ana", "be"))
    play(game, "red: move to=E6")
    assert (asked(game), place_of(game, "ana")) == ("blue: act", "E4")
    play(game, "blue: decline")
    assert (asked(game), place_of(game, "ana")) == ("blue: act", "E6")
    assert game.state.figures["ana"].facing == 3
    play(game, "blue: end")
    assert asked(game) == IDLE


@pytest.mark.rule("BG-SHIFT-1")
def test_an_aim_that_left_the_game_is_no_aim() -> None:
    """Also in the middle: the figure stays where it is."""
    board = battle(red="ana@E4:n", blue="bo@E3 be@E9")
    assert asked(doing(without(board, "be"), MoveTowards("ana", "be"))) == IDLE
    game = doing(board, MoveTowards("ana", "be"))
    play(game, "red: move to=E6")
    game = without(game, "be")
    play(game, "blue: decline")
    assert (asked(game), place_of(game, "ana"), game.state.figures["ana"].facing) == (IDLE, "E4", 0)


@pytest.mark.rule("BG-SHIFT-1")
def test_another_seat_may_decide() -> None:
    """An effect of the enemy: it says how far."""
    game = doing(battle(red="ana@E2", blue="bo@E6"), MoveTowards("ana", "bo", seat="blue"))
    assert asked(game) == "blue: move"


# Charge


@pytest.mark.rule("BG-SHIFT-2")
def test_a_charge_ends_adjacent_and_faces_the_charged() -> None:
    game = doing(battle(red="ana@E2", blue="bo@E7"), Charge("ana", "bo"))
    assert asked(game) == IDLE, "one end only"
    assert place_of(game, "ana") == "E6"
    assert game.state.figures["ana"].facing == 3
    slanted = doing(battle(red="ana@C3", blue="bo@E6"), Charge("ana", "bo"))
    assert set(ways(slanted)) == {"D5", "E5"}
    assert refused(slanted, "red: move to=C4") == ["BG-SHIFT-2 ends-beside-the-charged"]


@pytest.mark.rule("BG-SHIFT-2")
def test_no_charge_that_falls_short() -> None:
    """Five points reach six hexes away, and not seven."""
    near, far = battle(size="1x9", red="ana@A1", blue="bo@A7"), battle(size="1x9", red="ana@A1", blue="bo@A8")
    assert can_charge(near.state, "ana", "bo")
    assert not can_charge(far.state, "ana", "bo")
    assert can_charge(far.state, "ana", "bo", 6)
    assert place_of(doing(far, Charge("ana", "bo")), "ana") == "A1"


@pytest.mark.rule("BG-SHIFT-2")
def test_another_enemy_stops_a_charge_and_a_gap_lets_it_through() -> None:
    """Through a gap beside nobody it goes; beside another enemy it does not."""
    gap = {"tall": "A4 B4 D4 E4"}
    through = battle(size="5x8", red="ana@C2", blue="bo@C6", pieces=gap)
    assert place_of(doing(through, Charge("ana", "bo")), "ana") == "C5"
    guarded = battle(size="5x8", red="ana@C2", blue="bo@C7 be@B5", pieces=gap)
    assert not can_charge(guarded.state, "ana", "bo", 6)
    assert place_of(doing(guarded, Charge("ana", "bo", 6)), "ana") == "C2"


@pytest.mark.rule("BG-SHIFT-2", "BG-INT-6")
def test_a_charge_out_of_an_engagement() -> None:
    """Opportunity attacks first; who was slowed too much by one stays."""
    board = battle(size="1x9", red="ana@A2", blue="bo@A1 be@A8")
    game = doing(board, Charge("ana", "be"))
    assert asked(game) == "blue: act"
    done = doing(board, Charge("ana", "be"))
    play(done, "blue: decline")
    assert place_of(done, "ana") == "A7"
    slow = slowed(game, "ana")
    play(slow, "blue: decline")
    assert (asked(slow), place_of(slow, "ana")) == (IDLE, "A2")


# Teleport and jump


@pytest.mark.rule("BG-SHIFT-3", "BG-SHIFT-4")
def test_a_teleport_ignores_obstacles_difficult_ground_and_enemies() -> None:
    """One point a step to any place around; it ends only where a figure can stand; then it turns freely."""
    pieces = {"tall": "A2 A3", "difficult": "A1 A5"}
    game = doing(battle(size="1x9", red="ana@A1:n", blue="bo@A6", pieces=pieces), Teleport("ana"))
    assert offers(game, "red") == ["teleport to=A1", "teleport to=A4", "teleport to=A5"]
    assert refused(game, "red: teleport to=A3") == ["BG-SHIFT-4 leap-ends-on-footing"]
    assert refused(game, "red: teleport to=A6") == ["BG-SHIFT-4 leap-ends-on-a-free-place"]
    assert refused(game, "red: teleport to=A7") == ["BG-SHIFT-3 leap-is-near-enough"]
    assert event_lines(play(game, "red: teleport to=A5")) == ["moved ana A1 A5 ['A1', 'A5'] 4 teleport"]
    assert asked(game) == "red: face"
    assert event_lines(play(game, "red: face facing=s")) == ["turned ana s"]


@pytest.mark.rule("BG-SHIFT-3")
def test_whether_figures_are_in_the_way_of_a_teleport() -> None:
    """They are not; by one edition they are."""
    board: dict[str, Any] = {"size": "1x9", "red": "ana@A1 al@A2", "blue": "bo@A9"}
    assert "teleport to=A3" in offers(doing(battle(**board), Teleport("ana")), "red")
    strict = doing(battle(**board, profile={"preset": "pl"}), Teleport("ana"))
    assert offers(strict, "red") == ["teleport to=A1"]
    assert refused(strict, "red: teleport to=A3") == ["BG-SHIFT-3 leaps-past-nobody"]


@pytest.mark.rule("BG-SHIFT-3")
def test_a_teleport_changes_height_sideways_only() -> None:
    """All places around count as adjacent, and straight up is none of them."""
    game = doing(
        battle(size="1x5", red="ana@A1", blue="bo@A5", pieces={"tall": "A3", "platform": "A1 A2"}), Teleport("ana", 1)
    )
    assert offers(game, "red") == ["teleport to=A1", "teleport to=A2", "teleport to=A2^"]


@pytest.mark.rule("BG-SHIFT-3")
def test_a_teleport_gives_no_opportunity_and_wakes_no_guard() -> None:
    board = on_guard(battle(red="ana@E4", blue="bo@E5 be@E9:n"), "bo", "be")
    game = doing(board, Teleport("ana", 2))
    play(game, "red: teleport to=E2", "red: face facing=n")
    assert asked(game) == IDLE


@pytest.mark.rule("BG-SHIFT-4")
def test_a_jump_gives_opportunities_and_wakes_guards() -> None:
    board = on_guard(battle(red="ana@E4", blue="bo@E5 be@E7:n"), "be")
    game = doing(board, Jump("ana", 2))
    play(game, "red: teleport to=E2")
    assert (asked(game), place_of(game, "ana")) == ("blue: act", "E4")
    assert "moved ana E4 E2 ['E4', 'E2'] 2 jump" in event_lines(play(game, "blue: decline"))
    play(game, "red: face facing=n")
    assert asked(game) == "blue: act"
    play(game, "blue: end")
    staying = doing(board, Jump("ana", 2))
    play(staying, "red: teleport to=E4", "red: face facing=n")
    assert asked(staying) == IDLE


@pytest.mark.rule("BG-SHIFT-4", "BG-INT-6")
def test_a_jumper_that_was_pushed_or_slowed_chooses_again() -> None:
    """From its new hex, or with its new points; there are no second attacks."""
    board = battle(red="ana@E4", blue="bo@E5")
    pushed = doing(board, Jump("ana", 3))
    play(pushed, "red: teleport to=E1")
    pushed = with_figure(pushed, "ana", at=pushed.state.scenario.terrain.grid.place("D2"))
    play(pushed, "blue: decline")
    assert asked(pushed) == "red: teleport"
    assert event_lines(play(pushed, "red: teleport to=B1"))[0] == "moved ana D2 B1 ['D2', 'B1'] 2 jump"
    slow = doing(board, Jump("ana"))
    play(slow, "red: teleport to=A4")
    slow = slowed(slow, "ana")
    play(slow, "blue: decline")
    assert (asked(slow), refused(slow, "red: teleport to=A4")) == ("red: teleport", ["BG-SHIFT-3 leap-is-near-enough"])


# Push and pull


@pytest.mark.rule("BG-SHIFT-5")
def test_a_push_leads_away_and_a_pull_near_along_the_line_of_centres() -> None:
    """Straight on, without turning."""
    board = battle(red="ana@E2", blue="bo@E4:n")
    pushed = doing(board, Push("bo", "ana", 2))
    assert event_lines(pushed.events)[-1] == "moved bo E4 E6 ['E4', 'E5', 'E6'] 0 push"
    assert pushed.state.figures["bo"].facing == 0
    far = battle(red="ana@E1", blue="bo@E6")
    assert event_lines(doing(far, Pull("bo", "ana", 3)).events)[-1] == "moved bo E6 E3 ['E6', 'E5', 'E4', 'E3'] 0 pull"


@pytest.mark.rule("BG-SHIFT-5")
@pytest.mark.parametrize(
    ("pieces", "blue", "end"),
    [
        ({}, "bo@E4", "E7"),
        ({"low": "E6"}, "bo@E4", "E5"),
        ({"tall": "E6"}, "bo@E4", "E5"),
        ({"ladder": "E6"}, "bo@E4", "E5"),
        ({"difficult": "E5 E6"}, "bo@E4", "E7"),
        ({}, "bo@E4 be@E6", "E5"),
        ({"low": "E5"}, "bo@E4", "E4"),
        ({}, "bo@E8", "E9"),
        ({"tall": "F6", "platform": "E5 E6"}, "bo@E4", "E7"),
    ],
)
def test_obstacles_figures_and_the_edge_stop_a_push(pieces: dict[str, str], blue: str, end: str) -> None:
    """Obstacles, ladders, figures and the edge; not difficult ground, nor a platform overhead."""
    game = doing(battle(red="ana@E2", blue=blue, pieces=pieces), Push("bo", "ana", 3))
    assert place_of(game, "bo") == end
    assert asked(game) == IDLE


@pytest.mark.rule("BG-SHIFT-5")
def test_exactly_between_two_directions_the_effects_player_chooses() -> None:
    """By default that of the character who pushes."""
    board = battle(red="ana@C3", blue="bo@E3")
    game = doing(board, Push("bo", "ana"))
    assert (asked(game), offers(game, "red")) == ("red: push", ["push to=F2", "push to=F3"])
    assert refused(game, "red: push to=E4") == ["BG-SHIFT-5 along-the-line"]
    assert event_lines(play(game, "red: push to=F3")) == ["moved bo E3 F3 ['E3', 'F3'] 0 push"]
    assert asked(doing(board, Push("bo", "ana", seat="blue"))) == "blue: push"


@pytest.mark.rule("BG-SHIFT-5")
def test_nobodys_push_leads_anywhere() -> None:
    """To any of the hexes around."""
    game = doing(battle(red="ana@C3", blue="bo@E3"), Push("bo", "", seat="red"))
    assert offers(game, "red") == [f"push to={name}" for name in ("D2", "D3", "E2", "E4", "F2", "F3")]


@pytest.mark.rule("BG-SHIFT-5", "BG-MOVE-9")
def test_a_push_off_a_platform_climbs_down_once_and_stops() -> None:
    """It pushes who stands there, never ends under a platform, and there is no climb where the line stays up."""
    up = {"tall": "E3", "platform": "E3 E4"}
    game = doing(
        battle(red="ana@E2^", blue="bo@E4^", pieces={"tall": "E2", "platform": "E2 E3 E4"}), Push("bo", "ana", 3)
    )
    assert event_lines(game.events)[-1] == "moved bo E4^ E5 ['E4^', 'E5'] 0 push"
    onto = doing(battle(red="ana@E3^", blue="bo@E4^ be@E5", pieces=up), Push("bo", "ana", 3))
    assert asked(onto) == "blue: push"
    assert "push to=E6" in offers(onto, "blue")
    assert event_lines(play(onto, "blue: push to=E6")) == [
        "moved be E5 E6 ['E5', 'E6'] 0 push",
        "moved bo E4^ E5 ['E4^', 'E5'] 0 push",
    ]
    wall = doing(battle(red="ana@E3^", blue="bo@E4^", pieces={**up, "low": "E5"}), Push("bo", "ana", 3))
    assert place_of(wall, "bo") == "E4^"
    assert asked(wall) == IDLE


@pytest.mark.rule("BG-SHIFT-5")
def test_a_push_gives_no_opportunity_and_wakes_no_guard() -> None:
    board = on_guard(battle(red="ana@E4 al@E9:n", blue="bo@E5"), "al")
    assert asked(doing(board, Push("bo", "ana", 2))) == IDLE


@pytest.mark.rule("BG-SHIFT-5")
def test_a_figure_that_left_neither_pushes_nor_is_pushed() -> None:
    board = battle(red="ana@E4 al@A1", blue="bo@E5 be@I9")
    assert place_of(doing(without(board, "ana"), Push("bo", "ana")), "bo") == "E5"
    assert asked(doing(without(board, "bo"), Push("bo", "ana"))) == IDLE


# Swap


@pytest.mark.rule("BG-SHIFT-6")
def test_a_swap_changes_places_without_turning_or_guards() -> None:
    board = on_guard(battle(red="ana@A1:se al@E6:n", blue="bo@E9:n"), "bo")
    game = doing(board, Swap("ana", "al"))
    assert event_lines(game.events)[-2:] == [
        "moved ana A1 E6 ['A1', 'E6'] 0 swap",
        "moved al E6 A1 ['E6', 'A1'] 0 swap",
    ]
    assert (game.state.figures["ana"].facing, game.state.figures["al"].facing) == (2, 0)
    assert asked(game) == IDLE


@pytest.mark.rule("BG-SHIFT-6", "BG-INT-6")
def test_enemies_engaged_with_either_attack_before_a_swap() -> None:
    """Each has its turn, then both change places."""
    game = doing(battle(red="ana@A1 al@E6", blue="bo@A2 be@E7"), Swap("ana", "al"))
    assert (asked(game), place_of(game, "ana")) == ("blue: act", "A1")
    play(game, "blue: decline")
    assert (asked(game), place_of(game, "ana")) == ("blue: act", "A1")
    play(game, "blue: decline")
    assert (place_of(game, "ana"), place_of(game, "al"), asked(game)) == ("E6", "A1", IDLE)


@pytest.mark.rule("BG-SHIFT-6", "BG-INT-6")
def test_an_enemy_engaged_with_both_attacks_once_in_a_swap() -> None:
    """Each at most once a move, and a swap is one."""
    game = doing(battle(red="ana@E5 al@E7", blue="bo@E6"), Swap("ana", "al"))
    play(game, "blue: decline")
    assert (place_of(game, "ana"), place_of(game, "al"), asked(game)) == ("E7", "E5", IDLE)


@pytest.mark.rule("BG-SHIFT-6")
def test_a_swap_with_a_figure_that_was_knocked_out_does_not_happen() -> None:
    """Either of the two."""
    board = battle(red="ana@A1 al@E6", blue="bo@A2")
    for gone, stays, where in (("ana", "al", "E6"), ("al", "ana", "A1")):
        game = without(doing(board, Swap("ana", "al")), gone)
        if asked(game) == "blue: act":
            play(game, "blue: decline")
        assert place_of(game, stays) == where


@pytest.mark.rule("BG-SHIFT-6")
def test_a_figure_cannot_swap_with_itself() -> None:
    assert not can_swap(battle().state, "ana", "ana")
    assert can_swap(battle().state, "ana", "bo")


@pytest.mark.rule("BG-SHIFT-1", "BG-SHIFT-3")
def test_a_figure_that_left_is_moved_no_more() -> None:
    board = without(battle_of({}, red="ana@A1 al@A9"), "ana")
    for step in (MoveTowards("ana", "bo"), Charge("ana", "bo"), Teleport("ana"), Jump("ana"), Swap("ana", "al")):
        assert asked(doing(board, step)) == IDLE
