"""Towards and charge: shortest routes among the legal ones, and where they may be left."""

import pytest

from engine.geometry.movement.approaches import Approach, charge, towards
from engine.geometry.movement.paths import path_to
from engine.geometry.movement.reach import WITHOUT_LIMIT
from tests.engine.geometry.movement.named_scene import Scene, scene
from tests.engine.geometry.movement.random_boards import crowd_of
from tests.engine.geometry.movement.test_reach import questions


def approach(where: Scene, start: str, aim: str, points: int) -> Approach | None:
    return towards(where.movement(), where.grid.place(start), where.places(aim), points, where.crowd)


def stops_on_the_way(where: Scene, start: str, aim: str, points: int) -> dict[str, int]:
    found = approach(where, start, aim, points)
    assert found is not None
    return where.named(found.reach.costs)


@pytest.mark.rule("BG-SHIFT-1")
def test_towards_keeps_to_the_shortest_routes_and_may_stop_on_them() -> None:
    """Straight down a column there is one shortest route; the mover may stop anywhere on it."""
    assert stops_on_the_way(scene(3, 7), "B1", "B5", 9) == {"B1": 0, "B2": 1, "B3": 2, "B4": 3}
    assert stops_on_the_way(scene(3, 7), "B1", "B5", 2) == {"B1": 0, "B2": 1, "B3": 2}


@pytest.mark.rule("BG-SHIFT-1")
def test_shortest_means_cheapest_in_points() -> None:
    """Around a tall wall in four points and not over it in six; over a low one in three."""
    aim = "B5"
    assert "B4" in stops_on_the_way(scene(3, 7, low="B3"), "B2", aim, 9)
    around = stops_on_the_way(scene(3, 7, tall="B3"), "B2", aim, 9)
    assert around["B4"] == 3
    assert {"A3", "C3"} <= around.keys()


@pytest.mark.rule("BG-SHIFT-1", "BG-MOVE-3")
def test_routes_past_other_enemies_are_not_legal() -> None:
    """The short way leads along an enemy, so the route goes around; with no other way there is none."""
    assert approach(scene(2, 6, tall="B1 B2 B4 B5 B6", enemies="B3 A6"), "A1", "A6", 9) is None
    free = approach(scene(2, 6, tall="B1 B2 B4 B5 B6", enemies="A6"), "A1", "A6", 9)
    assert free is not None
    assert free.cost == 4


@pytest.mark.rule("BG-SHIFT-1")
def test_a_mover_beside_its_aim_has_arrived() -> None:
    """The route has no steps."""
    found = approach(scene(1, 3, enemies="A2"), "A1", "A2", 9)
    assert found is not None
    assert (found.cost, list(found.reach.costs)) == (0, [found.reach.start])


@pytest.mark.rule("BG-SHIFT-1")
def test_an_object_may_stand_where_no_figure_can() -> None:
    """The route to a tall column ends on a hex that shares a side with it."""
    found = approach(scene(1, 5, tall="A5"), "A1", "A5", 9)
    assert found is not None
    assert found.cost == 3


@pytest.mark.rule("BG-SHIFT-1", "BG-MAP-2")
def test_an_aim_on_a_platform_is_approached_on_the_platform() -> None:
    """Only a hex at its height is adjacent to it."""
    tower = scene(1, 5, platforms=("A4 A5",), enemies="A5^")
    found = approach(tower, "A1", "A5^", 9)
    assert found is not None
    assert (found.cost, tower.names(*found.ends)) == (5, "A4^")


@pytest.mark.rule("BG-SHIFT-2")
def test_a_charge_must_arrive() -> None:
    """With the points for the whole route it is offered to its end, with fewer not at all."""
    field = scene(1, 6, enemies="A6")
    aim = field.places("A6")
    full = charge(field.movement(), 0, aim, 4, field.crowd)
    assert full is not None
    assert field.names(*path_to(full.reach, *full.ends)) == "A1 A2 A3 A4 A5"
    assert charge(field.movement(), 0, aim, 3, field.crowd) is None


@pytest.mark.rule("BG-SHIFT-2", "BG-MOVE-3")
def test_a_charge_past_another_enemy_is_not_allowed() -> None:
    """The other enemy would stop it before."""
    field = scene(2, 6, tall="B1 B2 B4 B5 B6", enemies="B3 A6")
    assert charge(field.movement(), 0, field.places("A6"), 99, field.crowd) is None


@pytest.mark.rule("BG-SHIFT-1", "BG-MOVE-9")
def test_a_route_may_end_with_a_push() -> None:
    """As in a move, the climb onto the only hex beside the aim pushes who stands there."""
    tower = scene(2, 3, tall="B1 B3", platforms=("A2 A3 B2",), allies="A2^", enemies="A3^")
    found = approach(tower, "A1", "A3^", 3)
    assert found is not None
    assert (found.cost, tower.names(*found.ends), tower.named(found.reach.pushes)) == (3, "A2^", {"A2^": 3})
    assert tower.names(*path_to(found.reach, tower.grid.place("A2^"))) == "A1 A2^"
    too_short = approach(tower, "A1", "A3^", 2)
    assert too_short is not None
    assert not too_short.reach.pushes


@pytest.mark.slow
@pytest.mark.rule("BG-SHIFT-1", "BG-BIG-2")
def test_routes_equal_those_found_by_trying_every_place() -> None:
    """On random boards: a place is on a shortest route if the ways from the start and to an end add up to its cost."""
    tried = 0
    for seed in range(60):
        for question in questions(f"towards {seed}"):
            crowd, movement, start = crowd_of(question.board), question.movement, question.number()
            if not crowd.enemies:
                continue
            aim = min(crowd.enemies)
            found = towards(movement, start, [aim], question.points, crowd)
            entered, _ = question.board.reach(question.start, 999)
            costs = movement.reach(start, WITHOUT_LIMIT, crowd).costs
            assert question.named(costs) == entered
            beside = {place for place in costs if aim in movement.stopped_by(place, crowd)}
            if found is None:
                assert not beside
                continue
            if found.reach.pushes or found.cost < min((costs[place] for place in beside), default=found.cost):
                continue
            tried += 1
            assert found.ends == {place for place in beside if costs[place] == found.cost}
            for place, cost in costs.items():
                onward = movement.reach(place, found.cost - cost, crowd) if cost <= found.cost else None
                leaves = place == start or place not in found.reach.stops
                on_route = place in found.ends or (
                    onward is not None
                    and leaves
                    and any(onward.costs.get(end) == found.cost - cost for end in found.ends)
                )
                assert (place in found.reach.costs) == (on_route and cost <= question.points)
    assert tried > 40
