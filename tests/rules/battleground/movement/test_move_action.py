"""The move action: its destinations, its points, its stops, and its cost."""

from typing import Any

import pytest

from engine.kernel.chance.rolls import ByHand
from engine.kernel.data.choice import Choice
from engine.kernel.play.errors import IllegalChoice
from engine.kernel.play.game import resume_game
from engine.systems.battleground.movement.move_action import ACTION, FreeMove
from engine.systems.battleground.system import SYSTEM
from tests.support.battleground import battle, event_lines, place_of, with_figure
from tests.support.battleground_moves import (
    acting,
    battle_of,
    doing,
    focused,
    on_guard,
    said,
    said_as_line,
    says_way,
    slowed,
    way_to,
    ways,
)
from tests.support.script import asked, offers, play, refused

ROW: dict[str, Any] = {"size": "12x1", "red": "ana@A1", "blue": "bo@L1"}


@pytest.mark.rule("BG-MOVE-1", "BG-ACT-1", "BG-ACT-2")
def test_a_move_goes_as_far_as_the_points_last_and_no_rest_is_kept() -> None:
    """One point spent of five: the next move is a new action, dearer, with five points again."""
    game = acting(battle(**ROW), "ana", ap=3)
    assert ways(game) == {"A1": 0, "B1": 1, "C1": 2, "D1": 3, "E1": 4, "F1": 5}
    assert way_to(game, "D1") == "A1 B1 C1 D1"
    assert refused(game, "red: move to=G1") == ["BG-MOVE-1 points-last"]
    assert event_lines(play(game, "red: move to=B1"))[:2] == [
        "action-paid ana move 1",
        "moved ana A1 B1 ['A1', 'B1'] 1 move",
    ]
    play(game, "red: face facing=n")
    assert max(ways(game).values()) == 5
    assert event_lines(play(game, "red: move to=G1"))[0] == "action-paid ana move 2"
    play(game, "red: face facing=n")
    assert refused(game, "red: move to=G1") == ["BG-ACT-2 enough-ap-to-move"]
    assert ways(game) == {}


@pytest.mark.rule("BG-MOVE-2")
def test_an_occupied_hex_can_neither_be_entered_nor_passed() -> None:
    """Ally and enemy alike."""
    game = acting(battle(size="8x1", red="ana@A1 al@C1", blue="bo@H1"), "ana")
    assert list(ways(game)) == ["A1", "B1"]
    assert refused(game, "red: move to=C1") == ["BG-MOVE-2 nobody-in-the-way"]
    assert refused(game, "red: move to=D1") == ["BG-MOVE-2 nobody-in-the-way"]
    foe = acting(battle(size="8x1", red="ana@A1", blue="bo@C1"), "ana")
    assert list(ways(foe)) == ["A1", "B1"]


@pytest.mark.rule("BG-MOVE-2")
@pytest.mark.parametrize("piece", ["tall", "low", "ladder"])
def test_no_figure_stands_on_obstacles_or_ladders(piece: str) -> None:
    game = acting(battle(size="1x9", red="ana@A1", blue="bo@A9", pieces={piece: "A2"}), "ana")
    assert "A2" not in ways(game)
    assert refused(game, "red: move to=A2") == ["BG-MOVE-2 has-footing"]


@pytest.mark.rule("BG-MOVE-2")
def test_there_may_be_no_way_at_all() -> None:
    """Two portions thick is too thick (BG-MOVE-6)."""
    game = acting(battle(size="1x9", red="ana@A1", blue="bo@A9", pieces={"low": "A2 A3"}), "ana")
    assert list(ways(game)) == ["A1"]
    assert refused(game, "red: move to=A4") == ["BG-MOVE-2 a-way-leads-there"]


@pytest.mark.rule("BG-MOVE-3")
def test_entering_a_hex_adjacent_to_an_enemy_ends_the_move() -> None:
    """The row beside the enemy can be entered and not be passed; who starts beside it may leave."""
    game = acting(battle(size="9x2", red="ana@A1", blue="bo@D2"), "ana")
    assert "D1" in ways(game) or "C2" in ways(game)
    assert "F1" not in ways(game)
    assert refused(game, "red: move to=F1") == ["BG-MOVE-3 goes-on-past-no-enemy"]
    assert refused(game, "red: move to=H1") == ["BG-MOVE-3 goes-on-past-no-enemy", "BG-MOVE-1 points-last"]
    play(game, "red: move to=C2", "red: face facing=n")
    assert asked(game) == "red: act", "no longer on the move"
    leaving = acting(battle(size="9x2", red="ana@C2", blue="bo@D2"), "ana")
    assert "A2" in ways(leaving)


@pytest.mark.rule("BG-MOVE-3")
def test_a_figure_that_starts_beside_an_enemy_is_stopped_beside_it_again() -> None:
    """One step round the same enemy, and no two."""
    game = acting(battle(red="ana@E4", blue="bo@E5"), "ana")
    assert ways(game)["D4"] == 1
    assert not says_way(game, "E4 D4 D5")
    assert says_way(game, "E4 D3 D4")


@pytest.mark.rule("BG-MOVE-6")
def test_obstacles_are_crossed_portion_by_portion() -> None:
    """Low for three points, tall for six, from a hex beside the portion to another one."""
    low = acting(battle(size="1x9", red="ana@A1", blue="bo@A9", pieces={"low": "A2"}), "ana")
    assert ways(low) == {"A1": 0, "A3": 3, "A4": 4, "A5": 5}
    tall = focused(acting(battle(size="1x9", red="ana@A1", blue="bo@A9", pieces={"tall": "A2"}), "ana"), "ana")
    assert ways(tall) == {"A1": 0}
    assert ways(tall, with_focus=True) == {"A1": 0, "A3": 6, "A4": 7, "A5": 8}
    plain = acting(battle(size="1x9", red="ana@A1", blue="bo@A9", pieces={"tall": "A2"}), "ana")
    assert refused(plain, "red: move to=A3") == ["BG-MOVE-1 points-last"]


@pytest.mark.rule("BG-MOVE-7", "BG-MOVE-8")
def test_platforms_are_climbed_and_ladders_used() -> None:
    """Three points by climbing, two by a ladder, at either height."""
    game = acting(battle(size="1x9", red="ana@A1", blue="bo@A9", pieces={"tall": "A2", "platform": "A2"}), "ana")
    assert ways(game) == {"A1": 0, "A2^": 3}
    up = {"tall": "A3", "platform": "A3", "ladder": "A2"}
    by_ladder = acting(battle(size="1x9", red="ana@A1", blue="bo@A9", pieces=up), "ana")
    assert ways(by_ladder) == {"A1": 0, "A3^": 2, "A4": 5}


@pytest.mark.rule("BG-ACT-6", "BG-MOVE-1")
def test_focus_is_spent_for_the_focused_speed() -> None:
    """The token serves one move; without a token there is no such move."""
    game = focused(acting(battle(**ROW), "ana"), "ana")
    happened = event_lines(play(game, "red: move figure=ana to=I1 focused=true"))
    assert happened[:2] == ["action-paid ana move 1", "focus-spent ana"]
    assert not game.state.figures["ana"].focused
    play(game, "red: face facing=n")
    assert ways(game, with_focus=True) == {}
    assert refused(game, "red: move figure=ana to=H1 focused=true") == ["BG-ACT-6 has-focus-to-spend"]


@pytest.mark.rule("BG-ACT-6")
def test_focus_is_kept_in_a_move_that_does_not_say_so() -> None:
    """Also if that is stated explicitly."""
    game = focused(acting(battle(**ROW), "ana"), "ana")
    play(game, "red: move figure=ana to=B1", "red: face facing=n", "red: move to=C1 focused=false")
    play(game, "red: face facing=n")
    assert game.state.figures["ana"].focused


@pytest.mark.rule("BG-ACT-5")
def test_a_free_move_costs_nothing_and_does_not_count() -> None:
    """The next move costs 1; its player may do without; focus may be spent on it."""
    game = acting(battle(**ROW), "ana", ap=1)
    free = doing(focused(game, "ana"), FreeMove("ana"))
    assert event_lines(play(free, "red: move figure=ana to=B1", "red: face facing=n"))[0].startswith("moved ana")
    assert event_lines(play(free, "red: move figure=ana to=C1"))[0] == "action-paid ana move 1"
    declined = doing(game, FreeMove("ana"))
    assert event_lines(play(declined, "red: decline")) == []
    fast = doing(focused(game, "ana"), FreeMove("ana"))
    assert event_lines(play(fast, "red: move figure=ana to=I1 focused=true"))[0] == "focus-spent ana"


@pytest.mark.rule("BG-INT-6", "BG-MOVE-10")
def test_opportunity_attacks_come_after_declaring_and_before_leaving() -> None:
    """The focus is spent, the figure still stands there; then it goes as declared."""
    game = focused(acting(battle(red="ana@E4", blue="bo@E5"), "ana"), "ana")
    assert event_lines(play(game, "red: move figure=ana to=E1 focused=true"))[:2] == [
        "action-paid ana move 1",
        "focus-spent ana",
    ]
    assert asked(game) == "blue: act"
    assert place_of(game, "ana") == "E4"
    assert [each for each in offers(game, "blue") if each.startswith("move")] == []
    assert refused(game, "blue: move to=E6") == ["BG-INT-6 no-move-in-an-opportunity-attack"]
    happened = event_lines(play(game, "blue: decline"))
    assert "moved ana E4 E1 ['E4', 'E3', 'E2', 'E1'] 3 move" in happened
    assert asked(game) == "red: face"


@pytest.mark.rule("BG-INT-6")
def test_a_move_to_turn_gives_no_opportunity() -> None:
    game = acting(battle(red="ana@E4", blue="bo@E5"), "ana")
    play(game, "red: move to=E4")
    assert asked(game) == "red: face"


@pytest.mark.rule("BG-INT-6")
def test_points_are_computed_after_the_attacks() -> None:
    """Who was slowed meanwhile and gets no longer there goes elsewhere, or stays; it pays nothing again."""
    game = acting(battle(red="ana@E6", blue="bo@E7"), "ana")
    play(game, "red: move to=E1")
    game = slowed(game, "ana")
    play(game, "blue: decline")
    assert asked(game) == "red: move"
    assert max(ways(game).values()) == 3
    assert refused(game, "red: move to=E1") == ["BG-MOVE-1 points-last"]
    assert event_lines(play(game, "red: move to=E3"))[0].startswith("moved ana E6 E3")
    assert (asked(game), game.state.bound("uses", tuple)) == ("red: face", ("move",))


@pytest.mark.rule("BG-INT-6")
def test_a_figure_that_cannot_go_as_declared_may_stay() -> None:
    """Then no hex was left, and no guard interrupts."""
    game = acting(battle(red="ana@E6", blue="bo@E7 be@E9:n"), "ana")
    play(game, "red: move to=E1")
    game = on_guard(slowed(game, "ana"), "be")
    play(game, "blue: decline", "red: move to=E6")
    assert asked(game) == "red: face"
    play(game, "red: face facing=s")
    assert asked(game) == "red: act"


@pytest.mark.rule("BG-INT-6")
def test_a_mover_that_was_pushed_goes_on_from_its_new_hex() -> None:
    """Its player says where to, with all its points; the way it had declared no longer counts."""
    game = acting(battle(red="ana@E6", blue="bo@E7"), "ana")
    play(game, "red: move to=E4")
    game = with_figure(game, "ana", at=game.state.scenario.terrain.grid.place("E5"))
    play(game, "blue: decline")
    assert asked(game) == "red: move"
    assert (ways(game)["E5"], ways(game)["E1"]) == (0, 4)
    assert event_lines(play(game, "red: move to=E1"))[0] == "moved ana E5 E1 ['E5', 'E4', 'E3', 'E2', 'E1'] 4 move"


@pytest.mark.rule("BG-INT-6", "BG-MOVE-5")
def test_difficult_ground_counts_where_the_move_was_declared() -> None:
    """A push off it does not make the move faster."""
    game = acting(battle(red="ana@E6", blue="bo@E7", pieces={"difficult": "E6"}), "ana")
    play(game, "red: move to=E4")
    game = with_figure(game, "ana", at=game.state.scenario.terrain.grid.place("E5"))
    play(game, "blue: decline")
    assert max(ways(game).values()) == 3


@pytest.mark.rule("BG-MOVE-1")
def test_a_figure_without_points_after_the_attacks_stays() -> None:
    """No hex was left; its player may turn it."""
    game = acting(battle_of({"ana": {"speed": [2, 2]}}, red="ana@E6", blue="bo@E7"), "ana")
    play(game, "red: move to=E5")
    game = slowed(game, "ana")
    assert not any(line.startswith("moved") for line in event_lines(play(game, "blue: decline")))
    assert asked(game) == "red: face"


@pytest.mark.rule("BG-INT-4")
def test_guards_look_after_turning_and_only_where_a_hex_was_left() -> None:
    game = acting(on_guard(battle(red="ana@E6", blue="bo@E3:s"), "bo"), "ana")
    play(game, "red: move to=E6", "red: face facing=n")
    assert asked(game) == "red: act"
    play(game, "red: move to=E5")
    assert asked(game) == "red: face"
    play(game, "red: face facing=n")
    assert asked(game) == "blue: act"


@pytest.mark.rule("BG-INT-2", "BG-SHIFT-1")
def test_a_guard_moves_towards_whom_it_interrupts() -> None:
    """By a shortest way, anywhere on it, and faces the interrupted at the end."""
    board = battle(red="ana@E8", blue="bo@E3:n")
    game = acting(board, "bo", ap=1, interrupted="ana", kind="guard")
    assert ways(game) == {"E3": 0, "E4": 1, "E5": 2, "E6": 3, "E7": 4}
    assert refused(game, "blue: move to=E2") == ["BG-SHIFT-1 by-a-shortest-way"]
    assert refused(game, "blue: move to=C6") == ["BG-SHIFT-1 by-a-shortest-way"]
    happened = event_lines(play(game, "blue: move to=E5"))
    assert happened[1:3] == ["moved bo E3 E5 ['E3', 'E4', 'E5'] 2 move", "turned bo s"]


@pytest.mark.rule("BG-INT-2")
def test_a_guards_move_ends_where_the_interrupted_sees_it() -> None:
    """Behind the corner nobody may stop."""
    walls = {"tall": "B2 B3 B4 B5 B6"}
    board = battle(size="3x9", red="ana@C4", blue="bo@A4", pieces=walls)
    game = focused(acting(board, "bo", ap=1, interrupted="ana", kind="guard"), "bo")
    near = ways(game, with_focus=True)
    assert near
    assert "A3" not in near
    assert "BG-INT-2 ends-in-sight" in refused(game, "blue: move figure=bo to=A3")


@pytest.mark.rule("BG-INT-2")
def test_an_ally_moved_for_free_in_an_interruption_is_not_bound_by_it() -> None:
    """The limits are the interrupting character's own."""
    board = acting(battle(red="ana@E8", blue="bo@E3 be@A1"), "bo", ap=1, interrupted="ana", kind="guard")
    assert "A6" in ways(doing(board, FreeMove("be")))
    assert "A6" not in ways(doing(board, FreeMove("bo")))
    attack = acting(battle(red="ana@E8", blue="bo@E3"), "bo", ap=1, interrupted="ana", kind="opportunity")
    assert asked(doing(attack, FreeMove("bo"))) == asked(attack)


@pytest.mark.rule("BG-INT-6", "BG-WOUND-2")
def test_a_figure_knocked_out_before_it_leaves_does_not_move() -> None:
    """The declared move does not happen, and with the figure its activation ends; another enemy attacks no more."""
    game = acting(with_figure(battle(red="ana@E4 al@A9", blue="bo@E5 be@E3"), "ana", wounds=5), "ana")
    play(game, "red: move to=D4")
    game = resume_game(SYSTEM, game.state, ByHand())
    play(game, "blue: order next=bo", "blue: attack weapon=fists", "chance: 5 5 5 5 1 1 1")
    assert "ana" not in game.state.figures
    play(game, "blue: end")
    assert asked(game) == "red, blue: select-card"


@pytest.mark.rule("BG-INT-6")
def test_several_enemies_have_one_opportunity_each_in_the_order_their_player_likes() -> None:
    """Also where a push brought the mover beside another enemy, which then has its turn before the new hex is left."""
    game = acting(battle(red="ana@E4", blue="bo@E5 be@D3 by@E1"), "ana")
    play(game, "red: move to=F5")
    assert (asked(game), offers(game, "blue")) == ("blue: order", ["order next=bo", "order next=be"])
    play(game, "blue: order next=be", "blue: decline")
    game = with_figure(game, "ana", at=game.state.scenario.terrain.grid.place("E2"))
    play(game, "blue: decline")
    assert game.state.bound("active", str) == "by"
    play(game, "blue: decline")
    assert (asked(game), ways(game)["E2"]) == ("red: move", 0)


@pytest.mark.rule("BG-MOVE-1", "BG-MOVE-2")
@pytest.mark.parametrize(
    ("names", "legal"),
    [
        ("A1 A2 A3", True),
        ("A1 A2 B2 A3", True),
        ("A1 A2 A1", True),
        ("A1", True),
        ("A2 A3", False),
        ("A1 A3", False),
        ("A1 A2 A3 A4 A5 A6 A7", False),
        ("A1 A2^", False),
        ("A1 A2 Z9", False),
    ],
)
def test_a_way_may_be_said_place_by_place(names: str, legal: bool) -> None:
    """It begins where the figure stands, each step is one, and the points last; it need not be the shortest."""
    game = acting(battle(size="3x9", blue="bo@C9"), "ana")
    assert says_way(game, names) is legal


@pytest.mark.rule("BG-MOVE-1")
def test_the_way_that_was_said_is_gone() -> None:
    """And paid for with what it costs, which may be more than needed."""
    game = acting(battle(size="3x9", blue="bo@C9"), "ana")
    happened = event_lines(play(game, f"red: {said_as_line('A1 B1 B2 A2')}"))
    assert happened[1] == "moved ana A1 A2 ['A1', 'B1', 'B2', 'A2'] 3 move"


@pytest.mark.rule("BG-MOVE-1", "BG-MOVE-2", "BG-MOVE-3")
def test_all_that_is_wrong_with_a_way_is_reported() -> None:
    """Each thing by its own rule."""
    game = acting(battle(size="3x9", red="ana@A1 al@A2", blue="bo@B5", pieces={"low": "B1"}), "ana")
    wish = said("A1 A2 A3 A4 A5 A6 A7")
    reasons = [f"{reason.rule} {reason.clause.partition('/')[2]}" for reason in ACTION.explain(game.state, wish)]
    assert reasons == ["BG-MOVE-2 nobody-in-the-way", "BG-MOVE-3 goes-on-past-no-enemy", "BG-MOVE-1 points-last"]


@pytest.mark.parametrize(
    "fields",
    [
        {"path": 3},
        {"path": ()},
        {"path": ("A1", 2)},
        {"path": ("A1", "A2"), "to": "A3"},
        {"path": ("A1", "A2"), "figure": "bo"},
        {"path": ("A1", "A2"), "focused": "yes"},
        {"path": ("A1", "A2"), "speed": 9},
        {"path": ("A1",) * 10_000},
        {"focused": False},
        {"to": 5, "focused": False},
    ],
)
def test_a_path_that_is_no_path_is_refused(fields: dict[str, Any]) -> None:
    """Whatever is written there."""
    game = acting(battle(size="3x9", blue="bo@C9"), "ana")
    before = game.state
    with pytest.raises(IllegalChoice):
        game.apply(Choice("move", fields), "red")
    assert game.state is before
