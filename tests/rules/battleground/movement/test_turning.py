"""Turning: freely after a move, or to a side that is nearest to something."""

import pytest

from engine.systems.battleground.movement.turning import FaceOneOf, TurnFreely
from tests.support.battleground import battle, event_lines
from tests.support.battleground_moves import acting, doing, on_guard
from tests.support.script import asked, offers, play, refused

SIDES = [f"face facing={side}" for side in ("n", "ne", "se", "s", "sw", "nw")]


@pytest.mark.rule("BG-MOVE-4")
def test_after_moving_the_owner_turns_the_figure_to_any_side() -> None:
    """Only then is the figure where it goes; to leave it as it is is one of the six."""
    game = acting(battle(red="ana@A1:n"), "ana")
    play(game, "red: move to=B2")
    assert (asked(game), offers(game, "red")) == ("red: face", SIDES)
    assert game.decision is not None
    assert {choice.rules for choice in game.decision.choices_of("red")} == {("BG-MOVE-4", "BG-BIG-2")}
    assert event_lines(play(game, "red: face facing=sw")) == ["turned ana sw"]
    assert game.state.figures["ana"].facing == 4
    play(game, "red: move to=B3")
    assert event_lines(play(game, "red: face facing=sw")) == [], "it faces there already"


@pytest.mark.rule("BG-MOVE-4")
def test_a_move_of_no_hex_only_turns() -> None:
    """It costs an action, and neither enemies beside the figure nor guards have a say."""
    game = acting(on_guard(battle(red="ana@A1:n", blue="bo@A2:n"), "bo"), "ana", ap=1)
    assert event_lines(play(game, "red: move to=A1")) == ["action-paid ana move 1"]
    assert event_lines(play(game, "red: face facing=s")) == ["turned ana s"]
    assert asked(game) == "red: act"
    assert game.state.figures["bo"].guarding


@pytest.mark.rule("BG-MOVE-4")
def test_the_figures_own_player_turns_it() -> None:
    """Whoever moved it."""
    game = doing(battle(), TurnFreely("bo"))
    assert asked(game) == "blue: face"


@pytest.mark.rule("BG-ATT-4")
def test_one_of_several_sides_is_chosen_and_a_single_one_is_taken() -> None:
    game = doing(battle(red="ana@A1:n"), FaceOneOf("ana", (2, 3)))
    assert offers(game, "red") == ["face facing=se", "face facing=s"]
    assert refused(game, "red: face facing=n") == ["BG-ATT-4 faces-the-aim"]
    assert event_lines(play(game, "red: face facing=se")) == ["turned ana se"]
    assert event_lines(doing(battle(red="ana@A1:n"), FaceOneOf("ana", (4,))).events)[-1:] == ["turned ana sw"]
    assert doing(battle(red="ana@A1:n"), FaceOneOf("ana", ())).state.figures["ana"].facing == 0


@pytest.mark.rule("BG-BIG-2")
def test_a_massive_figure_turns_only_where_its_base_fits() -> None:
    """Its base of two hexes lies before it: to the north it would leave the map, to the south there is a figure."""
    long = {"ana": [[0, 0], [0, -1]]}
    game = doing(battle(red="ana@C1:s", blue="bo@D1", bases=long), TurnFreely("ana"))
    assert offers(game, "red") == ["face facing=s", "face facing=sw"]
    assert refused(game, "red: face facing=n") == ["BG-BIG-2 turned-base-fits"]
    assert refused(game, "red: face facing=ne") == ["BG-BIG-2 turned-base-fits"]
    play(game, "red: face facing=sw")
    assert game.state.filled("ana") == tuple(map(game.state.scenario.terrain.grid.place, ("C1", "B1")))


@pytest.mark.rule("BG-BIG-2")
def test_a_figure_with_room_for_one_facing_is_not_asked() -> None:
    game = doing(battle(size="1x2", red="ana@A1:s", blue="bo", bases={"ana": [[0, 0], [0, -1]]}), TurnFreely("ana"))
    assert asked(game) != "red: face"
