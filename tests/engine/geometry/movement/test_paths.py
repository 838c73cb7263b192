"""Paths: legal, of the stated cost, explained step by step; and the reasons where there is none."""

import random

import pytest

from engine.geometry.movement.edges import CLIMB_DOWN, CLIMB_UP, CROSS_LOW, CROSS_TALL, LADDER, WALK
from engine.geometry.movement.illegal_paths import IllegalPath, first_refusal, why_not
from engine.geometry.movement.paths import all_paths, path_to, steps_of
from engine.geometry.movement.reach import WITHOUT_LIMIT
from tests.engine.geometry.movement.named_scene import Scene, scene
from tests.engine.geometry.movement.random_boards import crowd_of
from tests.engine.geometry.movement.test_reach import questions

WALL = scene(1, 5, low="A2", tall="A4")
TOWER = scene(1, 5, ladder="A2", platforms=("A3 A4",))


def path(where: Scene, start: str, end: str, points: int = 30) -> str:
    return where.names(*path_to(where.reach(start, points), where.grid.place(end)))


@pytest.mark.rule("BG-MOVE-6")
def test_a_path_over_obstacles_names_what_it_crosses() -> None:
    """Each step tells its kind, its points, its rule and the portion."""
    assert path(WALL, "A1", "A5") == "A1 A3 A5"
    steps = steps_of(WALL.movement(), WALL.places("A1 A3 A5"))
    assert [(step.kind, WALL.names(step.over)) for step in steps if step.over is not None] == [
        (CROSS_LOW, "A2"),
        (CROSS_TALL, "A4"),
    ]
    assert [(step.kind.points, step.kind.rule) for step in steps] == [(3, "BG-MOVE-6"), (6, "BG-MOVE-6")]


@pytest.mark.rule("BG-MOVE-7", "BG-MOVE-8")
def test_a_path_by_ladder_and_over_a_platform_is_explained() -> None:
    """Up the ladder, along the platform, down the far side; on the ground it would be two points dearer."""
    assert path(TOWER, "A1", "A4^") == "A1 A3^ A4^"
    steps = steps_of(TOWER.movement(), TOWER.places("A1 A3^ A4^ A5"))
    assert [step.kind for step in steps] == [LADDER, WALK, CLIMB_DOWN]
    assert steps[0].over == TOWER.grid.place("A2")
    assert TOWER.costs("A1", 9)["A5"] == 4


def test_a_path_that_ends_with_a_push_climbs() -> None:
    """Where a ladder and a climb lead to one hex, its occupant is pushed by the climb."""
    both = scene(2, 3, ladder="B1", platforms=("A2 A3",), allies="A2^")
    assert both.pushes("A1", 9) == {"A2^": 3}
    reach = both.reach("A1", 3)
    found = path_to(reach, both.grid.place("A2^"))
    assert [step.kind for step in steps_of(both.movement(), found, both.crowd)] == [CLIMB_UP]
    assert [step.kind for step in steps_of(both.movement(), found)] == [LADDER]


def test_a_step_that_does_not_exist_has_no_explanation() -> None:
    """Asking for one is an error that names the places."""
    with pytest.raises(ValueError, match="from A1 to A4"):
        steps_of(WALL.movement(), WALL.places("A1 A4"))


@pytest.mark.rule("BG-MOVE-1", "BG-MOVE-2", "BG-MOVE-3", "BG-MOVE-9", "BG-BIG-2")
def test_every_path_is_legal_and_its_steps_add_up() -> None:
    """On random boards, for every base: the path to each place and push within reach is one that may be walked."""
    for seed in range(60):
        for question in questions(f"paths {seed}"):
            crowd, movement = crowd_of(question.board), question.movement
            reach = movement.reach(question.number(), question.points, crowd)
            paths = all_paths(reach)
            assert paths.keys() == reach.costs.keys() | reach.pushes.keys()
            for end, found in paths.items():
                cost = reach.costs.get(end, reach.pushes.get(end))
                assert found == path_to(reach, end)
                assert (found[0], found[-1]) == (question.number(), end)
                assert sum(step.kind.points for step in steps_of(movement, found, crowd)) == cost
                assert first_refusal(movement, found, question.points, crowd) is None
                assert why_not(reach, end) == ()


def refused(where: Scene, names: str, points: int = 30) -> IllegalPath | None:
    return first_refusal(where.movement(), where.places(names), points, where.crowd)


GUARDED = scene(2, 5, tall="B1 B2 B4 B5", enemies="B3")
STAIRS = scene(1, 4, platforms=("A2 A3 A4",), allies="A2^")


@pytest.mark.parametrize(
    ("where", "names", "points", "rule", "reason", "at"),
    [
        (WALL, "A1 A2", 9, "BG-MOVE-2", "no-footing", "A2"),
        (WALL, "A1 A5", 9, "BG-MOVE-2", "no-way", "A5"),
        (WALL, "A1 A3 A5", 8, "BG-MOVE-1", "too-far", "A5"),
        (GUARDED, "A1 A2 A3 A4", 9, "BG-MOVE-3", "stopped", "A3"),
        (GUARDED, "A3 B3", 9, "BG-MOVE-2", "occupied", "B3"),
        (STAIRS, "A1 A2^ A3^", 9, "BG-MOVE-9", "ends-with-a-push", "A2^"),
        (scene(1, 2, platforms=("A2",), allies="A2^"), "A1 A2^", 9, "BG-MOVE-9", "cannot-be-pushed", "A2^"),
    ],
)
def test_a_path_that_is_not_legal_says_where_and_why(
    where: Scene, names: str, points: int, rule: str, reason: str, at: str
) -> None:
    """The first step that may not be taken is named with its rule."""
    refusal = refused(where, names, points)
    assert refusal is not None
    assert (refusal.rule, refusal.reason, where.names(refusal.at)) == (rule, reason, at)


def test_a_legal_path_need_not_be_the_cheapest() -> None:
    """A detour is walked like any other path; staying is legal, too."""
    open_field = scene(3, 3)
    assert refused(open_field, "A1 B1 B2 A2 A1", points=4) is None
    assert refused(open_field, "A1", points=0) is None


@pytest.mark.parametrize(
    ("where", "start", "points", "end", "expected"),
    [
        (WALL, "A1", 9, "A2", [("BG-MOVE-2", "no-footing", "A2", None)]),
        (WALL, "A1", 8, "A5", [("BG-MOVE-1", "too-far", "A5", 9)]),
        (GUARDED, "A1", 9, "A4", [("BG-MOVE-3", "stopped", "A3", None)]),
        (GUARDED, "A1", 3, "A5", [("BG-MOVE-3", "stopped", "A3", None), ("BG-MOVE-1", "too-far", "A5", 4)]),
        (GUARDED, "A1", 9, "B3", [("BG-MOVE-2", "occupied", "B3", None)]),
        (scene(1, 4, allies="A2"), "A1", 9, "A3", [("BG-MOVE-2", "occupied", "A2", None)]),
        (scene(1, 4, tall="A2 A3"), "A1", 9, "A4", [("BG-MOVE-2", "no-way", "A4", None)]),
        (
            scene(1, 2, platforms=("A2",), allies="A2^"),
            "A1",
            9,
            "A2^",
            [("BG-MOVE-9", "cannot-be-pushed", "A2^", None)],
        ),
        (STAIRS, "A1", 2, "A2^", [("BG-MOVE-1", "too-far", "A2^", 3)]),
    ],
)
def test_a_place_out_of_reach_has_reasons(
    where: Scene, start: str, points: int, end: str, expected: list[tuple[str, str, str, int | None]]
) -> None:
    """Rule, reason, place and the points it would take: a smallest set that bars the way."""
    reasons = why_not(where.reach(start, points), where.grid.place(end))
    assert [(each.rule, each.reason, where.names(each.at), each.points) for each in reasons] == expected


def test_a_stop_names_the_enemy() -> None:
    """The figure that ends the move is part of the reason."""
    (reason,) = why_not(GUARDED.reach("A1", 9), GUARDED.grid.place("A4"))
    assert GUARDED.names(*reason.by) == "B3"


@pytest.mark.rule("BG-MOVE-1", "BG-MOVE-2", "BG-MOVE-3")
def test_without_its_reasons_a_place_would_be_within_reach() -> None:
    """On random boards each refusal is to the point: lift what it names, and only then the place is reached."""
    rng = random.Random("lifted")
    for seed in range(60):
        for question in questions(f"lifted {seed}"):
            crowd, movement, start = crowd_of(question.board), question.movement, question.number()
            reach = movement.reach(start, question.points, crowd)
            for end in rng.sample(sorted(movement.footings), min(5, len(movement.footings))):
                reasons = {refusal.reason for refusal in why_not(reach, end)}
                lifted_points = WITHOUT_LIMIT if "too-far" in reasons else question.points
                lifted_crowd = (
                    type(crowd)(allies=crowd.places, massive=crowd.massive) if "stopped" in reasons else crowd
                )
                lifted = movement.reach(start, lifted_points, lifted_crowd)
                reached = end in lifted.costs or end in lifted.pushes
                assert reached == reasons.isdisjoint({"occupied", "no-way", "cannot-be-pushed"})
