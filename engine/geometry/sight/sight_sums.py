"""Sums of sight: the number of viewers that see each place, clear or in cover, kept up while a map is edited."""

from collections.abc import Iterable
from functools import cached_property

from engine.geometry.hex.bit_sets import members
from engine.geometry.hex.terrain import Terrain
from engine.geometry.sight.cover_fields import CoverFields
from engine.geometry.sight.line_of_sight import LosOrigin
from engine.geometry.sight.sight_fields import SightFields


class PlaceCounter:
    """A counter for each place: sets of places are added as binary digits, all places at once."""

    def __init__(self) -> None:
        self._digits: list[int] = []

    def add(self, places: int) -> None:
        """Count each of these places once more."""
        carry = places
        for at, digit in enumerate(self._digits):
            if not carry:
                return
            self._digits[at], carry = digit ^ carry, digit & carry
        if carry:
            self._digits.append(carry)

    def totals(self, size: int) -> list[int]:
        """The counts of the places from 0 on."""
        found = [0] * size
        for power, digit in enumerate(self._digits):
            one = 1 << power
            for place in members(digit):
                found[place] += one
        return found

    def at_least(self, number: int) -> int:
        """The places that were counted at least so often."""
        above, equal = 0, -1
        for power in reversed(range(max(len(self._digits), number.bit_length()))):
            digit = self._digits[power] if power < len(self._digits) else 0
            if number >> power & 1:
                equal &= digit
            else:
                above |= equal & digit
                equal &= ~digit
        return above | equal if number else -1


class SightSums:
    """The sight of some places over a map; of a changed map they are computed from those before the change."""

    def __init__(self, terrain: Terrain, viewers: int, los_origin: LosOrigin = "one") -> None:
        self.terrain = terrain
        self.fields = SightFields(terrain, los_origin)
        self.viewers = viewers & terrain.standing

    def sharing(self, fields: SightFields, cover: CoverFields) -> "SightSums":
        """These sums, with fields and cover that others of this terrain use too."""
        self.fields, self.cover = fields, cover
        return self

    def changed(self, terrain: Terrain, viewers: int) -> "SightSums":
        """The sums after an edit of the terrain; what the edit does not affect is not computed again."""
        after = SightSums(terrain, viewers, self.fields.los_origin)
        after.fields = self.fields.changed(terrain)
        return after

    @cached_property
    def cover(self) -> CoverFields:
        """The cover on this terrain."""
        return CoverFields(self.terrain)

    @cached_property
    def _seen(self) -> PlaceCounter:
        counter = PlaceCounter()
        for place in members(self.viewers):
            counter.add(self.fields.field(place))
        return counter

    @cached_property
    def _clear(self) -> PlaceCounter:
        counter = PlaceCounter()
        for place in members(self.viewers):
            counter.add(self.fields.field(place) & ~self.cover.field(place))
        return counter

    @cached_property
    def seen_by(self) -> tuple[int, ...]:
        """For each place of the map the number of viewers that see it, ground first, then raised."""
        return tuple(self._seen.totals(2 * self.terrain.grid.size))

    @cached_property
    def clear_by(self) -> tuple[int, ...]:
        """For each place the number of viewers that see it without cover."""
        return tuple(self._clear.totals(2 * self.terrain.grid.size))

    @property
    def in_cover_by(self) -> tuple[int, ...]:
        """For each place the number of viewers from which it is in cover."""
        return tuple(seen - clear for seen, clear in zip(self.seen_by, self.clear_by, strict=True))

    @property
    def seen(self) -> int:
        """The places that some viewer sees."""
        return self._seen.at_least(1) & self.terrain.places

    @property
    def clear(self) -> int:
        """The places that some viewer sees without cover."""
        return self._clear.at_least(1) & self.terrain.places

    @property
    def lines(self) -> int:
        """The number of pairs of a viewer and a place to stand on that it sees."""
        standing = self.terrain.standing
        return sum((self.fields.field(place) & standing).bit_count() for place in members(self.viewers))


def places_on(terrain: Terrain, hexes: int) -> int:
    """The places to stand on of some hexes, at both heights."""
    return (hexes | hexes << terrain.grid.size) & terrain.standing


def table_rows(sums: SightSums, names: Iterable[int]) -> list[tuple[str, int, int]]:
    """Rows of places with the numbers of viewers that see them clearly, and in cover."""
    grid, seen, clear = sums.terrain.grid, sums.seen_by, sums.clear_by
    return [(grid.name(place), clear[place], seen[place] - clear[place]) for place in names]
