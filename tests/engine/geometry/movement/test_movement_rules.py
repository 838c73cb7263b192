"""Each rule of movement on a map small enough to check by eye, for a figure on one hex."""

import json
from pathlib import Path

import pytest

from tests.engine.geometry.movement.named_scene import Scene, scene

SAMPLE = json.loads((Path(__file__).parent / "two_and_a_wall.json").read_text(encoding="utf-8"))


@pytest.mark.rule("BG-MOVE-1", "BG-MOVE-2", "BG-MOVE-6", "BG-MOVE-7", "BG-MOVE-8")
@pytest.mark.parametrize("question", SAMPLE["reach"], ids=lambda question: question["from"])
def test_the_sample_scenario_is_answered_exactly(question: dict[str, object]) -> None:
    """A wall, a platform with a ladder and a mixed piece on the stock sheet, figures left out."""
    hexes = {piece["id"]: piece["hexes"] for piece in SAMPLE["pieces"]}
    sample = scene(
        SAMPLE["grid"]["columns"],
        SAMPLE["grid"]["rows"],
        tall=" ".join([*hexes["w1"], "L8"]),
        low="L9",
        ladder=" ".join(hexes["l1"]),
        platforms=(" ".join(hexes["p1"]),),
    )
    assert sample.costs(str(question["from"]), int(str(question["points"]))) == question["reach"]


@pytest.mark.rule("BG-MOVE-2")
def test_a_step_to_an_adjacent_hex_costs_one_point() -> None:
    """The six hexes around, and no others, for one point."""
    assert scene(5, 5).costs("C3", 1) == dict.fromkeys(["C2", "D2", "D3", "C4", "B3", "B2"], 1)
    assert scene(5, 5, tops="pointy").costs("C3", 1) == dict.fromkeys(["B2", "C2", "B3", "D3", "B4", "C4"], 1)


@pytest.mark.rule("BG-MOVE-2")
@pytest.mark.parametrize("side", ["allies", "enemies"])
def test_figures_bar_the_way(side: str) -> None:
    """On a sheet one hex wide a figure bars the way."""
    barred = scene(1, 5, allies="A3") if side == "allies" else scene(1, 5, enemies="A3")
    assert barred.costs("A1", 9) == {"A2": 1}


@pytest.mark.rule("BG-MOVE-2")
def test_obstacles_and_ladders_are_not_entered() -> None:
    """A place without footing is never an end, with any number of points."""
    closed = scene(3, 3, tall="A1", low="C1", ladder="B2")
    assert not {"A1", "C1", "B2"} & closed.costs("A3", 20).keys()


@pytest.mark.rule("BG-MOVE-3")
def test_a_place_next_to_an_enemy_is_entered_but_not_left() -> None:
    """Walls leave one column; the enemy at B3 touches A3 and A4, so nobody gets past A3."""
    guarded = scene(2, 5, tall="B1 B2 B4 B5", enemies="B3")
    assert guarded.costs("A1", 20) == {"A2": 1, "A3": 2}


@pytest.mark.rule("BG-MOVE-3")
def test_a_move_that_starts_next_to_an_enemy_goes_on() -> None:
    """Only entering such a place ends the move: from A3 to A4, which is next to the enemy as well, and no farther."""
    guarded = scene(2, 5, tall="B1 B2 B4 B5", enemies="B3")
    assert guarded.costs("A3", 2) == {"A2": 1, "A1": 2, "A4": 1}


@pytest.mark.rule("BG-MAP-2", "BG-MOVE-3")
@pytest.mark.parametrize(("enemy", "reached"), [("B3^", {"A2", "A3", "A4", "A5"}), ("B3", {"A2", "A3"})])
def test_an_enemy_at_the_other_height_stops_nobody(enemy: str, reached: set[str]) -> None:
    """Ground and platform hexes are never adjacent."""
    guarded = scene(2, 5, tall="B1 B2 B4 B5", platforms=("B3",), enemies=enemy)
    assert {name for name in guarded.costs("A1", 4) if name.startswith("A")} == reached


@pytest.mark.rule("BG-MAP-2")
def test_platform_hexes_of_two_pieces_are_adjacent() -> None:
    """All platforms are equally high, so a figure walks from one onto the next."""
    assert scene(1, 3, platforms=("A1", "A2 A3")).costs("A1^", 2) == {"A2^": 1, "A3^": 2}


@pytest.mark.rule("BG-MAP-4")
def test_the_ground_under_a_platform_holds_figures() -> None:
    """It is walked on like any other ground."""
    assert scene(1, 3, platforms=("A2 A3",)).costs("A1", 2) == {"A2": 1, "A3": 2}


@pytest.mark.rule("BG-MAP-5")
def test_the_hex_of_a_ladder_cannot_be_entered() -> None:
    """Not even to stand under the platform that a ladder's own hex carries."""
    assert "A2" not in scene(1, 3, ladder="A2", platforms=("A2",)).costs("A1", 20)


@pytest.mark.rule("BG-MOVE-5")
def test_difficult_ground_is_noticed_at_the_start_and_costs_nothing_on_the_way() -> None:
    """Only the ground counts: a platform over difficult ground is not difficult."""
    rough = scene(1, 3, difficult="A2", platforms=("A2",))
    assert rough.costs("A1", 2) == {"A2": 1, "A3": 2}
    on_difficult_ground = rough.movement().on_difficult_ground
    assert [name for name in ("A1", "A2", "A3", "A2^") if on_difficult_ground(rough.grid.place(name))] == ["A2"]


@pytest.mark.rule("BG-MOVE-6")
def test_crossing_a_low_portion_costs_three_and_a_tall_one_six() -> None:
    """From one side to the other in one step, which the points must pay at once."""
    assert scene(1, 3, low="A2").costs("A1", 3) == {"A3": 3}
    assert scene(1, 3, low="A2").costs("A1", 2) == {}
    assert scene(1, 3, tall="A2").costs("A1", 6) == {"A3": 6}
    assert scene(1, 3, tall="A2").costs("A1", 5) == {}


@pytest.mark.rule("BG-MOVE-6")
def test_a_portion_is_crossed_to_any_hex_that_shares_a_side_with_it() -> None:
    """Around one low portion: two steps along it cost two points, its far side three."""
    costs = scene(5, 5, low="C3").costs("C2", 3)
    assert {name: costs[name] for name in ("B2", "D2", "B3", "D3", "C4")} == {
        "B2": 1,
        "D2": 1,
        "B3": 2,
        "D3": 2,
        "C4": 3,
    }


@pytest.mark.rule("BG-MOVE-6")
@pytest.mark.parametrize("wall", [("A2 A3", ""), ("", "A2 A3"), ("A2", "A3")])
def test_nothing_two_portions_thick_is_crossed(wall: tuple[str, str]) -> None:
    """One portion at a time, and every crossing ends where a figure can stand."""
    low, tall = wall
    assert scene(1, 4, low=low, tall=tall).costs("A1", 30) == {}


@pytest.mark.rule("BG-MOVE-6")
def test_a_crossing_ends_on_a_free_hex() -> None:
    """A figure on the far side bars the crossing."""
    assert scene(1, 3, low="A2", allies="A3").costs("A1", 9) == {}


@pytest.mark.rule("BG-MOVE-6")
def test_obstacles_are_crossed_at_standard_height_only() -> None:
    """From a platform beside it an obstacle is not crossed; from the ground under that platform it is."""
    assert scene(1, 3, low="A2", platforms=("A1",)).costs("A1^", 9) == {}
    assert scene(1, 3, low="A2", platforms=("A1",)).costs("A1", 3) == {"A3": 3}


@pytest.mark.rule("BG-MOVE-7")
def test_climbing_costs_three_points_up_or_down() -> None:
    """Between a platform hex and the open ground beside it."""
    assert scene(1, 2, tall="A2", platforms=("A2",)).costs("A1", 3) == {"A2^": 3}
    assert scene(1, 2, tall="A2", platforms=("A2",)).costs("A2^", 3) == {"A1": 3}
    assert scene(1, 2, tall="A2", platforms=("A2",)).costs("A1", 2) == {}


@pytest.mark.rule("BG-MOVE-7")
def test_the_ground_under_a_platform_has_no_climbs() -> None:
    """Not onto the platform overhead, not onto another piece's hex, and not down below any platform."""
    assert scene(1, 2, platforms=("A1", "A2")).costs("A1", 9) == {"A2": 1}
    assert scene(1, 2, platforms=("A1", "A2")).costs("A2^", 9) == {"A1^": 1}


@pytest.mark.rule("BG-MOVE-8", "BG-MAP-5")
def test_a_ladder_joins_all_places_around_it_for_two_points() -> None:
    """From the ground to the ground beyond, up, down, and between the two heights of one hex."""
    climb = scene(1, 3, ladder="A2", platforms=("A3",))
    assert climb.costs("A1", 2) == {"A3": 2, "A3^": 2}
    assert climb.costs("A3^", 2) == {"A1": 2, "A3": 2}
    assert climb.costs("A3", 2) == {"A1": 2, "A3^": 2}
    assert climb.costs("A1", 1) == {}


@pytest.mark.rule("BG-MOVE-8")
def test_a_ladder_pushes_nobody() -> None:
    """An occupied end is closed, though its occupant could step aside."""
    climb = scene(1, 4, ladder="A2", platforms=("A3 A4",), allies="A3^")
    assert climb.costs("A1", 2) == {"A3": 2}
    assert climb.pushes("A1", 2) == {}


@pytest.mark.rule("BG-MOVE-9")
def test_climbing_up_into_an_occupied_hex_pushes_the_occupant() -> None:
    """The hex is offered with its price, and the occupant's ways out are named."""
    climb = scene(1, 4, platforms=("A2 A3",), allies="A2^")
    assert climb.pushes("A1", 3) == {"A2^": 3}
    assert climb.pushes("A1", 2) == {}
    assert "A2^" not in climb.costs("A1", 9)
    assert climb.names(*climb.movement().push_ends(climb.grid.place("A2^"), climb.crowd)) == "A3^"


@pytest.mark.rule("BG-MOVE-9")
def test_climbing_down_into_an_occupied_hex_pushes_at_ground_level() -> None:
    """An enemy on the ground is pushed along the ground, also under the platform."""
    climb = scene(1, 3, platforms=("A2 A3",), enemies="A1")
    assert climb.pushes("A2^", 3) == {"A1": 3}
    assert climb.names(*climb.movement().push_ends(climb.grid.place("A1"), climb.crowd)) == "A2"


@pytest.mark.rule("BG-MOVE-9")
@pytest.mark.parametrize(
    "barred",
    [
        scene(1, 3, platforms=("A2",), allies="A2^"),
        scene(1, 3, platforms=("A2 A3",), allies="A2^ A3^"),
        scene(1, 3, platforms=("A2 A3",), allies="A2^", massive="A2^"),
    ],
    ids=["no hex beside", "all taken", "massive"],
)
def test_an_occupant_that_cannot_be_pushed_closes_its_hex(barred: Scene) -> None:
    """No free hex at its height beside it, or too massive to move."""
    assert barred.pushes("A1", 9) == {}


@pytest.mark.rule("BG-MOVE-9")
def test_walking_pushes_nobody() -> None:
    """Only a climb does."""
    assert scene(1, 4, allies="A2").pushes("A1", 9) == {}


@pytest.mark.rule("BG-MOVE-9", "BG-MOVE-3")
def test_a_push_is_only_reached_by_a_legal_way() -> None:
    """The climber must get to the foot of the climb, and may not go on from a place next to an enemy."""
    far = scene(1, 5, platforms=("A3 A4",), allies="A3^")
    assert far.pushes("A1", 4) == {"A3^": 4}
    assert far.pushes("A1", 3) == {}
    guarded = scene(2, 5, tall="B1 B3 B4 B5", platforms=("A4 A5",), allies="A4^", enemies="B2")
    assert guarded.pushes("A1", 30) == {}
    assert guarded.pushes("A3", 3) == {"A4^": 3}
