"""The study of a map: sight of the zones, ways from them and shots out of them, for measures and checks.

A standard figure of one hex stands for all: it moves at a speed and shoots at a range. Figures in the way are left out.
"""

from __future__ import annotations

from functools import cached_property

from engine.content.maps.free_space import MapSpace
from engine.content.maps.hex_map import HexMap
from engine.content.maps.zones import zones_by_seat
from engine.geometry.hex.bit_sets import mask_of, members, union
from engine.geometry.hex.distance import hexes_within
from engine.geometry.hex.grid import PlaceError
from engine.geometry.hex.steps import neighbour_sets
from engine.geometry.movement.marches import UNREACHED, after_moves, points_to_places
from engine.geometry.movement.reach import movement_on
from engine.geometry.sight.cover_fields import CoverFields
from engine.geometry.sight.sight_fields import SightFields, sight_on
from engine.geometry.sight.sight_sums import SightSums, places_on
from engine.kernel.data.record import record

LOOKOUTS = 5
MOST_MOVES = 40
LARGEST_STUDIED = 3_600
"""The greatest number of hexes of a sheet that is studied: larger ones take too long while one draws."""


@record(frozen=True, slots=True)
class StandardFigure:
    """The figure that measures stand for: most characters of the box move so far, and few weapons shoot farther."""

    speed: int = 5
    range: int = 10
    slow_start: int = 2
    """BG-MOVE-5: the points lost by a move that starts on difficult ground."""


STANDARD = StandardFigure()


class MapStudy:
    """One map, with what its measures share; everything is computed when it is first asked for."""

    def __init__(self, board: HexMap, figure: StandardFigure = STANDARD, fields: SightFields | None = None) -> None:
        self.board, self.figure = board, figure
        self.grid = board.sheet()
        self.terrain, self.left_out = MapSpace(board).sound_terrain()
        self.zones = {seat: places_on(self.terrain, hexes) for seat, hexes in zones_by_seat(board).items()}
        self.seats = tuple(self.zones)
        self.movement = movement_on(self.terrain)
        self.fields = fields or sight_on(self.terrain)
        self.cover = CoverFields(self.terrain)
        self._sums: dict[str, SightSums] = {}
        self._moves: dict[str, tuple[int, ...]] = {}
        self._points: dict[str, list[int]] = {}

    def sums(self, seat: str) -> SightSums:
        """The sight of a seat's zone."""
        if seat not in self._sums:
            self._sums[seat] = SightSums(self.terrain, self.zones[seat]).sharing(self.fields, self.cover)
        return self._sums[seat]

    def moves(self, seat: str) -> tuple[int, ...]:
        """The places that a figure of a seat can reach from its zone in no, one, two … moves."""
        if seat not in self._moves:
            speed, slow = self.figure.speed, self.figure.slow_start
            self._moves[seat] = after_moves(self.movement, self.zones[seat], speed, slow, MOST_MOVES)
        return self._moves[seat]

    def places_after(self, seat: str, moves: int) -> int:
        """The places of a seat after at most so many moves."""
        found = self.moves(seat)
        return found[min(moves, len(found) - 1)]

    def moves_to(self, seat: str, places: int) -> int | None:
        """The least number of moves to one of some places; None if no way leads there."""
        return next((number for number, reached in enumerate(self.moves(seat)) if reached & places), None)

    def points_to(self, seat: str, places: int) -> int | None:
        """The least movement points to one of some places."""
        if seat not in self._points:
            self._points[seat] = points_to_places(self.movement, self.zones[seat])
        least = min((self._points[seat][place] for place in members(places)), default=UNREACHED)
        return None if least == UNREACHED else least

    def others(self, seat: str) -> int:
        """The zones of all other seats."""
        return union(places for other, places in self.zones.items() if other != seat)

    @cached_property
    def all_zones(self) -> int:
        """The places of all zones."""
        return union(self.zones.values())

    def seen_by_others(self, seat: str) -> int:
        """The places that some other zone sees."""
        return union(self.sums(other).seen for other in self.seats if other != seat)

    def clear_of_others(self, seat: str) -> int:
        """The places that some other zone sees without cover."""
        return union(self.sums(other).clear for other in self.seats if other != seat)

    def first_to(self, place: int) -> str | None:
        """The seat that reaches a place in the fewest moves; None if several do, or nobody."""
        moves = {seat: self.moves_to(seat, 1 << place) for seat in self.seats}
        known = {seat: number for seat, number in moves.items() if number is not None}
        first = [seat for seat, number in known.items() if number == min(known.values())]
        return first[0] if len(first) == 1 else None

    @cached_property
    def reachable(self) -> int:
        """The places that some seat can reach from its zone, however long it takes."""
        return union(self.moves(seat)[-1] for seat in self.seats)

    @cached_property
    def connected(self) -> int:
        """The places to which some way leads from a zone, whatever it costs."""
        costs = points_to_places(self.movement, self.all_zones)
        return mask_of(place for place, cost in enumerate(costs) if cost < UNREACHED)

    def claim_places(self, at: str) -> int:
        """BG-ROUND-12: the places from which an objective is claimed: its hex and those beside it, at its height."""
        try:
            place = self.grid.place(at)
        except PlaceError:
            return 0
        hex_ = self.grid.hex_of(place)
        near = neighbour_sets(self.grid)[hex_] | 1 << hex_
        return (near << self.grid.size if self.grid.is_raised(place) else near) & self.terrain.standing

    def shots(self, seat: str, round_: int) -> tuple[int, int]:
        """The places of the other zones that a seat can shoot at after so many moves, and the places to shoot from."""
        targets = from_ = 0
        aimed = self.others(seat)
        for place in members(self.places_after(seat, round_)):
            near = hexes_within(self.grid, self.grid.hex_of(place), self.figure.range, self.board.grid.inch)
            in_range = (near | near << self.grid.size) & aimed
            if in_range and (hit := self.fields.field(place) & in_range):
                targets |= hit
                from_ |= 1 << place
        return targets, from_

    @cached_property
    def lookouts(self) -> int:
        """The places that see most others, those that see as much as the last of them too."""
        standing = self.terrain.standing
        seen = {place: (self.fields.field(place) & standing).bit_count() for place in members(self.reachable)}
        best = sorted(seen.values(), reverse=True)
        least = best[min(LOOKOUTS, len(best)) - 1] if best else 0
        return mask_of(place for place, count in seen.items() if count >= least)
