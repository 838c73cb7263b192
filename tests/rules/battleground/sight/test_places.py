"""The map as the rules see it: adjacency, standing ground, ladders."""

import pytest

from engine.systems.battleground.sight.places import engaged_with
from tests.support.battleground import battle
from tests.support.battleground_moves import acting, ways
from tests.support.script import asked, play, refused


@pytest.mark.rule("BG-MAP-1")
@pytest.mark.parametrize("tops", ["flat", "pointy"])
def test_six_hexes_share_a_side_with_a_hex(tops: str) -> None:
    """On either kind of sheet a figure in the middle steps to six places; all the ground is at standard height."""
    game = acting(battle(size="5x5", tops=tops, red="ana@C3", blue="bo@A1"), "ana")
    assert sum(cost == 1 for cost in ways(game).values()) == 6
    assert not any(name.endswith("^") for name in ways(game))


@pytest.mark.rule("BG-MAP-1")
def test_a_game_may_be_played_on_the_stock_sheet() -> None:
    """25 columns, A to Y, and 30 rows; the names go on to the last corner."""
    game = acting(battle(size="25x30", red="ana@Y30", blue="bo@A1"), "ana")
    assert {"Y30", "Y25", "X30"} <= set(ways(game))


@pytest.mark.rule("BG-MAP-2", "BG-MOVE-3")
def test_ground_and_platform_are_never_adjacent() -> None:
    """An enemy overhead neither engages nor stops, and has no opportunity."""
    pieces = {"tall": "A3", "platform": "A3"}
    board = battle(size="2x6", red="ana@B2", blue="bo@A3^", pieces=pieces)
    assert engaged_with(board.state, "ana") == ()
    game = acting(board, "ana")
    assert ways(game)["B4"] == 2
    play(game, "red: move to=B4", "red: face facing=n")
    assert asked(game) == "red: act"


@pytest.mark.rule("BG-MAP-2", "BG-MOVE-3")
def test_side_sharing_hexes_of_two_platforms_are_adjacent() -> None:
    """One steps from the one to the other, and enemies on them are engaged."""
    pieces = {"tall": "A2", "platform": "A2 A3", "platform2": "A4 A5"}
    board = battle(size="1x9", red="ana@A2^", blue="bo@A5^", pieces=pieces)
    game = acting(board, "ana")
    assert {"A3^": 1, "A4^": 2}.items() <= ways(game).items()
    assert engaged_with(battle(size="1x9", red="ana@A3^", blue="bo@A4^", pieces=pieces).state, "ana") == ("bo",)


@pytest.mark.rule("BG-MAP-3")
@pytest.mark.parametrize(
    ("piece", "cost"), [("difficult", {"A2": 1, "A3": 2}), ("low", {"A3": 3}), ("tall", {}), ("platform", {"A2^": 3})]
)
def test_each_class_of_terrain_allows_its_kind_of_move(piece: str, cost: dict[str, int]) -> None:
    """Difficult ground is walked upon, obstacles are crossed and not stood on, platforms are raised."""
    pieces = {piece: "A2"} if piece != "platform" else {"platform": "A2", "tall": "A2"}
    game = acting(battle(size="1x9", red="ana@A1", blue="bo@A9", pieces=pieces), "ana")
    assert {name: points for name, points in ways(game).items() if name in ("A2", "A2^", "A3")} == cost


@pytest.mark.rule("BG-MAP-4")
def test_the_ground_under_a_platform_exists_and_holds_characters() -> None:
    """Somebody stands there and somebody above; whoever walks goes underneath; nobody climbs from there."""
    pieces = {"tall": "A5", "platform": "A3 A4 A5"}
    board = battle(size="1x9", red="ana@A2 al@A4^", blue="bo@A4", pieces=pieces)
    game = acting(board, "ana")
    assert ways(game)["A3"] == 1
    under = acting(battle(size="1x9", red="ana@A4", blue="bo@A9", pieces=pieces), "ana")
    assert ways(under) == {"A1": 3, "A2": 2, "A3": 1, "A4": 0, "A3^": 5}, "only from outside"


@pytest.mark.rule("BG-MAP-5", "BG-MOVE-8")
def test_a_ladder_touches_the_hexes_around_it_at_both_heights() -> None:
    """Nobody enters its hex; from each of them one gets to each other for two points."""
    pieces = {"tall": "B3", "platform": "B3", "ladder": "B2"}
    game = acting(battle(size="3x6", red="ana@A2", blue="bo@C6", pieces=pieces), "ana")
    assert refused(game, "red: move to=B2") == ["BG-MOVE-2 has-footing"]
    assert {"B3^": 2, "C2": 2, "C3": 2, "B1": 1}.items() <= ways(game).items()
