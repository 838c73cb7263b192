"""Movement computed slowly, straight from the rule book: one function per rule, on columns, rows and heights.

It shares no code with the engine. A hex is (column, row), a place is (column, row, height) with height 0 or 1; the
search is the textbook one, and a step's cost is the least that any rule asks for it.
"""

import heapq
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from itertools import permutations, product

Hex = tuple[int, int]
Place = tuple[int, int, int]
Rule = Callable[[Place, Place], int | None]

GROUND, RAISED = 0, 1


@dataclass
class Board:
    """A map with figures, as a player sees it; the mover is not among the figures."""

    columns: int
    rows: int
    pointy: bool = False
    tall: set[Hex] = field(default_factory=set)
    low: set[Hex] = field(default_factory=set)
    ladders: set[Hex] = field(default_factory=set)
    platforms: set[Hex] = field(default_factory=set)
    enemies: set[Place] = field(default_factory=set)
    allies: set[Place] = field(default_factory=set)
    massive: set[Place] = field(default_factory=set)

    # The grid

    def hexes_beside(self, hex_: Hex) -> list[Hex]:
        """The hexes that share a side with this one: two in its own line, two in each line beside it."""
        column, row = hex_
        line, along = (row, column) if self.pointy else (column, row)
        further = line % 2  # odd lines stand half a hex further along
        found = [(line, along - 1), (line, along + 1)]
        found += [(line + side, along - 1 + further + half) for side in (-1, 1) for half in (0, 1)]
        hexes = [(along, line) if self.pointy else (line, along) for line, along in found]
        return [(column, row) for column, row in hexes if 0 <= column < self.columns and 0 <= row < self.rows]

    def places(self) -> Iterator[Place]:
        """Every place that exists: all ground hexes, and the raised ones on platforms."""
        for column in range(self.columns):
            for row in range(self.rows):
                yield column, row, GROUND
                if (column, row) in self.platforms:
                    yield column, row, RAISED

    def can_be_stood_on(self, place: Place) -> bool:
        """BG-MOVE-2: on the sheet, no obstacle and no ladder; a platform's top always."""
        column, row, height = place
        if not (0 <= column < self.columns and 0 <= row < self.rows):
            return False
        if height == RAISED:
            return (column, row) in self.platforms
        return not any((column, row) in pieces for pieces in (self.tall, self.low, self.ladders))

    def occupied(self, place: Place) -> bool:
        return place in self.enemies or place in self.allies

    def next_to_an_enemy(self, place: Place) -> bool:
        """BG-MAP-2: an enemy on a hex that shares a side, at the same height."""
        column, row, height = place
        return any((*other, height) in self.enemies for other in self.hexes_beside((column, row)))

    def filled_at(self, place: Place) -> list[Place]:
        """The places that the mover fills when it stands here."""
        return [place]

    # The rules, for a figure on one hex: what a single step from start to end costs, if the rule allows it

    def walk(self, start: Place, end: Place) -> int | None:
        """BG-MOVE-2."""
        return 1 if start[2] == end[2] and end[:2] in self.hexes_beside(start[:2]) else None

    def climb(self, start: Place, end: Place) -> int | None:
        """BG-MOVE-7: between a platform hex and a ground hex beside it that lies under no platform."""
        ground = start if start[2] == GROUND else end
        allowed = start[2] != end[2] and end[:2] in self.hexes_beside(start[:2]) and ground[:2] not in self.platforms
        return 3 if allowed else None

    def ladder(self, start: Place, end: Place) -> int | None:
        """BG-MOVE-8."""
        shared = set(self.hexes_beside(start[:2])) & set(self.hexes_beside(end[:2])) & self.ladders
        return 2 if shared else None

    def obstacle(self, start: Place, end: Place) -> int | None:
        """BG-MOVE-6."""
        if start[2] == RAISED or end[2] == RAISED:
            return None
        shared = set(self.hexes_beside(start[:2])) & set(self.hexes_beside(end[:2]))
        return 3 if shared & self.low else 6 if shared & self.tall else None

    def rules(self) -> tuple[Rule, ...]:
        return self.walk, self.climb, self.ladder, self.obstacle

    def step(self, start: Place, end: Place) -> int | None:
        """The least that any rule asks; an occupied place is entered by climbing only, if a push is possible."""
        if start == end or not self.fits(end):
            return None
        rules = self.rules()
        occupants = self.occupants(end)
        if occupants:
            if not self.can_be_pushed(occupants, self.filled_at(end)):
                return None
            rules = (self.climb,)
        return min((cost for rule in rules if (cost := rule(start, end)) is not None), default=None)

    def fits(self, place: Place) -> bool:
        return all(self.can_be_stood_on(each) for each in self.filled_at(place))

    def occupants(self, place: Place) -> list[Place]:
        return [each for each in self.filled_at(place) if self.occupied(each)]

    def is_stopped(self, place: Place) -> bool:
        """BG-MOVE-3."""
        return any(self.next_to_an_enemy(each) for each in self.filled_at(place))

    # Pushes

    def push_ends(self, place: Place) -> set[Place]:
        """BG-MOVE-9: free places beside it at the same height; none for a massive figure."""
        if place in self.massive:
            return set()
        column, row, height = place
        beside = [(*hex_, height) for hex_ in self.hexes_beside((column, row))]
        return {end for end in beside if self.can_be_stood_on(end) and not self.occupied(end)}

    def can_be_pushed(self, occupants: list[Place], arriving: list[Place]) -> bool:
        """BG-BIG-2: every occupant gets a place of its own out of the arriving base's way; all ways are tried."""
        ends = {end for occupant in occupants for end in self.push_ends(occupant)} - set(arriving)
        return any(
            all(end in self.push_ends(occupant) for occupant, end in zip(occupants, chosen, strict=True))
            for chosen in permutations(ends, len(occupants))
        )

    # The search

    def reach(self, start: Place, points: int) -> tuple[dict[Place, int], dict[Place, int]]:
        """What each place costs, and what each occupied place costs that a climb may end on."""
        costs = {start: 0}
        pushes: dict[Place, int] = {}
        waiting = [(0, start)]
        while waiting:
            spent, place = heapq.heappop(waiting)
            if spent > costs[place] or (place != start and self.is_stopped(place)):
                continue
            for end in self.places_within_two_hexes(place):
                cost = self.step(place, end)
                if cost is None or spent + cost > points:
                    continue
                found = pushes if self.occupants(end) else costs
                if spent + cost < found.get(end, points + 1):
                    found[end] = spent + cost
                    if found is costs:
                        heapq.heappush(waiting, (spent + cost, end))
        return costs, pushes

    def places_within_two_hexes(self, place: Place) -> list[Place]:
        """No rule reaches farther than that; looking farther would only take longer."""
        near = {place[:2], *self.hexes_beside(place[:2])}
        near |= {other for hex_ in near for other in self.hexes_beside(hex_)}
        return sorted((*hex_, height) for hex_ in near for height in (GROUND, RAISED))

    def leap(self, start: Place, points: int, past_figures: bool = True) -> dict[Place, int]:
        """BG-SHIFT-3, BG-SHIFT-4: step by step to adjacent places at either height, over everything."""
        costs = {start: 0}
        border = [start]
        for spent in range(1, points + 1):
            border = [
                (*hex_, height)
                for place in border
                for hex_ in self.hexes_beside(place[:2])
                for height in (GROUND, RAISED)
                if height == GROUND or hex_ in self.platforms
                if past_figures or not self.occupants((*hex_, height))
            ]
            border = sorted(set(border) - costs.keys())
            costs.update(dict.fromkeys(border, spent))
        return {
            place: cost
            for place, cost in costs.items()
            if place == start or (self.fits(place) and not self.occupants(place))
        }


@dataclass
class MassiveBoard(Board):
    """BG-BIG-2: the same board for a mover on several hexes.

    Each hex of its base is a walk from its own place, in sixths of a turn clockwise from where it faces: () is the
    place itself, (3,) the hex behind it.
    """

    base: tuple[tuple[int, ...], ...] = ((),)
    facing: int = 0

    def hex_towards(self, hex_: Hex, direction: int) -> Hex:
        """The hex one step away, on an endless sheet; directions as the engine numbers them."""
        column, row = hex_
        line, along = (row, column) if self.pointy else (column, row)
        odd = line % 2
        line_step = (0, 1, 1, 0, -1, -1)[direction]
        along_step = (-1, odd - 1, odd, 1, odd, odd - 1)[direction]
        line, along = line + line_step, along + along_step
        return (along, line) if self.pointy else (line, along)

    def after(self, place: Place, walk: tuple[int, ...]) -> Place:
        hex_ = place[:2]
        for direction in walk:
            hex_ = self.hex_towards(hex_, direction)
        return (*hex_, place[2])

    def filled_at(self, place: Place) -> list[Place]:
        clockwise = -1 if self.pointy else 1  # directions are numbered the other way round on pointy tops
        return [self.after(place, tuple((self.facing + clockwise * turn) % 6 for turn in walk)) for walk in self.base]

    def shifts(self, start: Place, end: Place) -> Iterator[tuple[int, ...]]:
        """The walks of one or two steps that lead from one hex to another."""
        for walk in (*product(range(6)), *product(range(6), range(6))):
            if self.after(start, walk)[:2] == end[:2]:
                yield walk

    def rules(self) -> tuple[Rule, ...]:
        return self.walk, self.climb, self.obstacle

    def climb(self, start: Place, end: Place) -> int | None:
        """BG-MOVE-7, BG-BIG-2: some hex of the base climbs whose ground lies under no platform; the others follow."""
        ground = start if start[2] == GROUND else end
        roofed = all(each[:2] in self.platforms for each in self.filled_at((*ground[:2], GROUND)))
        return 3 if start[2] != end[2] and end[:2] in self.hexes_beside(start[:2]) and not roofed else None

    def obstacle(self, start: Place, end: Place) -> int | None:
        """BG-MOVE-6, BG-BIG-2: any one hex of the base crosses a portion; a ladder counts as a low obstacle."""
        if start[2] == RAISED or end[2] == RAISED:
            return None
        costs = set()
        for walk in self.shifts(start, end):
            for each in self.filled_at(start):
                arrived = self.after(each, walk)
                shared = set(self.hexes_beside(each[:2])) & set(self.hexes_beside(arrived[:2]))
                if shared & (self.low | self.ladders):
                    costs.add(3)
                if shared & self.tall:
                    costs.add(6)
        return min(costs, default=None)
