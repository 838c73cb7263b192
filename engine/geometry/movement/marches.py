"""Marches of a figure of one hex over an empty map: points to every place, and the places after each of some moves."""

from collections.abc import Iterable

from engine.geometry.hex.bit_sets import mask_of, members
from engine.geometry.movement.compiled_graph import Network
from engine.geometry.movement.reach import MovementGraph

UNREACHED = 1 << 29


def points_to_places(movement: MovementGraph, starts: int) -> list[int]:
    """The least movement points from any of some places to each place of the map; `UNREACHED` if no way leads there."""
    footed = [place for place in members(starts) if place in movement.footings]
    return _search(movement.network, ((place, 0) for place in footed), None)


def after_moves(movement: MovementGraph, starts: int, speed: int, slow_start: int, most: int) -> tuple[int, ...]:
    """The places that can be reached in at most so many moves, the starts first; it ends when nothing is new.

    BG-MOVE-1: unspent points are lost. BG-MOVE-5: a move that starts on difficult ground has `slow_start` fewer.
    """
    difficult = movement.terrain.difficult
    reached = mask_of(place for place in members(starts) if place in movement.footings)
    found = [reached]
    for _ in range(most):
        begun = ((place, slow_start if difficult >> place & 1 else 0) for place in members(reached))
        costs = _search(movement.network, begun, speed)
        now = reached | mask_of(place for place, cost in enumerate(costs) if cost <= speed)
        if now == reached:
            break
        found.append(now)
        reached = now
    return tuple(found)


def _search(network: Network, starts: Iterable[tuple[int, int]], points: int | None) -> list[int]:
    """The least cost of each place from several starts, each with a cost of its own."""
    near, dear = network.near, network.dear
    distance = [UNREACHED] * len(near)
    waiting: dict[int, list[int]] = {}
    for place, cost in starts:
        if cost < distance[place]:
            distance[place] = cost
            waiting.setdefault(cost, []).append(place)
    spent = 0
    while waiting:
        places = waiting.pop(spent, ())
        following = spent + 1
        for place in places:
            if distance[place] != spent:
                continue
            if points is None or following <= points:
                for end in near[place]:
                    if distance[end] > following:
                        distance[end] = following
                        waiting.setdefault(following, []).append(end)
            for toll, ends in dear[place]:
                total = spent + toll
                if points is not None and total > points:
                    break
                for end in ends:
                    if distance[end] > total:
                        distance[end] = total
                        waiting.setdefault(total, []).append(end)
        spent = following
    return distance
