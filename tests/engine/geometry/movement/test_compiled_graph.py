"""The search on a network: cheapest costs, the stated order among equals, and lists that come back clean."""

import heapq
import random
from itertools import count

import pytest

from engine.geometry.movement.compiled_graph import Network

Ways = list[list[tuple[int, int]]]


def random_ways(rng: random.Random, places: int) -> Ways:
    return [
        [(rng.randrange(places), rng.choice((1, 1, 1, 2, 3, 6, 90))) for _ in range(rng.randint(0, 6))]
        for _ in range(places)
    ]


def textbook(
    ways: Ways, start: int, points: int, closed: set[int], stops: set[int]
) -> tuple[dict[int, int], dict[int, int]]:
    """A dict and a heap; a running number keeps places of one cost in the order in which they were found."""
    found: dict[int, int] = {}
    distance, before = {start: 0}, {}
    running = count()
    waiting = [(0, next(running), start)]
    while waiting:
        spent, _, place = heapq.heappop(waiting)
        if place in found:
            continue
        found[place] = spent
        if place in stops and place != start:
            continue
        cheapest: dict[int, int] = {}
        for end, toll in ways[place]:
            cheapest[end] = min(toll, cheapest.get(end, toll))
        for toll, end in sorted((toll, end) for end, toll in cheapest.items()):
            total = spent + toll
            if total <= points and end not in closed and total < distance.get(end, total + 1):
                distance[end], before[end] = total, place
                heapq.heappush(waiting, (total, next(running), end))
    return found, before


@pytest.mark.parametrize("seed", range(40))
def test_search_equals_the_textbook_one_in_costs_order_and_paths(seed: int) -> None:
    """Also far beyond the first limit of points, with tolls longer than usual, several times on the same lists."""
    rng = random.Random(f"network {seed}")
    places = rng.randint(1, 60)
    ways = random_ways(rng, places)
    network = Network(ways)
    for _ in range(20):
        start, points = rng.randrange(places), rng.choice((0, 1, 5, 8, 63, 64, 65, 100, 300, 1 << 30))
        closed = set(rng.sample(range(places), rng.randint(0, places // 4))) - {start}
        stops = set(rng.sample(range(places), rng.randint(0, places // 3)))
        costs, before = network.search(start, points, closed, stops)
        expected_costs, expected_before = textbook(ways, start, points, closed, stops)
        assert list(costs.items()) == list(expected_costs.items())
        assert before == expected_before


def test_a_search_within_a_search_is_none_the_worse() -> None:
    """A second search that begins before the first has ended gets distances of its own."""
    ways: Ways = [[(1, 1)], [(2, 1)], [(0, 1)]]
    network = Network(ways)

    class Asking(set[int]):
        def __contains__(self, place: object) -> bool:
            assert network.search(2, 5, (), ())[0] == {2: 0, 0: 1, 1: 2}
            return False

    assert network.search(0, 5, (), Asking())[0] == {0: 0, 1: 1, 2: 2}


def test_a_failed_search_leaves_no_trace() -> None:
    """Distances that were lent to a search that broke off are not lent again."""
    network = Network([[(1, 1)], [(0, 1)]])
    with pytest.raises(IndexError):
        network.search(0, 5, [7], ())
    assert network.search(0, 5, (), ())[0] == {0: 0, 1: 1}
