"""The movement graph compiled to flat neighbour lists, and the search for the cheapest costs."""

from collections.abc import Collection, Iterable

_UNREACHED = 1 << 29  # more than any cost, and still a small integer for the interpreter
_CLOSED = -1
_FIRST_LIMIT = 64


class Network:
    """The movement network: edges between places and their costs, without any figures.

    `near[place]` lists the places one point away, by far the most common; `dear[place]` lists the others by ascending
    cost, places of the same cost in ascending order. The lists of distances are reused and always returned clean:
    filling a new one takes longer than most searches.
    """

    __slots__ = ("_longest", "_spare", "dear", "near")

    def __init__(self, ways: Iterable[Iterable[tuple[int, int]]]) -> None:
        """The edges from each place in turn, as pairs of a place and the cost of getting there (1 or more)."""
        self.near: list[tuple[int, ...]] = []
        self.dear: list[tuple[tuple[int, tuple[int, ...]], ...]] = []
        for ends in map(_cheapest, ways):
            self.near.append(tuple(sorted(to for to, points in ends.items() if points == 1)))
            self.dear.append(_by_points(ends))
        self._longest = max((points for groups in self.dear for points, _ in groups), default=1)
        self._spare: list[list[int]] = []

    def search(
        self, start: int, points: int, closed: Collection[int], stops: Collection[int]
    ) -> tuple[dict[int, int], dict[int, int]]:
        """The cost of each place within these points, the start at 0 and the cheapest first, with the previous place of
        each.

        No path enters a closed place; no path continues from a stop, except from the start. Of several cheapest paths
        the one found first is kept: places are expanded in the order in which they were found, the cheapest first, and
        each by its near edges before its dear ones.
        """
        within = min(points, _FIRST_LIMIT)
        while True:
            costs, before = self._search(start, within, closed, stops)
            farthest = next(reversed(costs.values()))
            if within >= points or farthest + self._longest <= within:
                return costs, before
            within = min(points, 4 * within)

    def _search(
        self, start: int, points: int, closed: Collection[int], stops: Collection[int]
    ) -> tuple[dict[int, int], dict[int, int]]:
        near, dear = self.near, self.dear
        distance = self._spare.pop() if self._spare else [_UNREACHED] * len(near)
        for place in closed:
            distance[place] = _CLOSED
        distance[start] = 0
        costs: dict[int, int] = {}
        before: dict[int, int] = {}
        waiting: list[list[int]] = [[] for _ in range(points + 1)]
        waiting[0].append(start)
        for spent in range(points):
            following = spent + 1
            one_further = waiting[following]
            for place in waiting[spent]:
                if distance[place] != spent:
                    continue
                costs[place] = spent
                if place in stops and place != start:
                    continue
                for end in near[place]:
                    if distance[end] > following:
                        distance[end] = following
                        before[end] = place
                        one_further.append(end)
                for toll, ends in dear[place]:
                    total = spent + toll
                    if total > points:
                        break
                    for end in ends:
                        if distance[end] > total:
                            distance[end] = total
                            before[end] = place
                            waiting[total].append(end)
        for place in waiting[points]:
            if distance[place] == points:
                costs[place] = points
        for place in costs:
            distance[place] = _UNREACHED
        for place in closed:
            distance[place] = _UNREACHED
        self._spare.append(distance)
        return costs, before


def _cheapest(pairs: Iterable[tuple[int, int]]) -> dict[int, int]:
    ends: dict[int, int] = {}
    for to, points in pairs:
        if points < ends.get(to, points + 1):
            ends[to] = points
    return ends


def _by_points(ends: dict[int, int]) -> tuple[tuple[int, tuple[int, ...]], ...]:
    dear = sorted({points for points in ends.values() if points > 1})
    return tuple((points, tuple(sorted(to for to in ends if ends[to] == points))) for points in dear)
