"""Fields of sight on one terrain: all places that a place sees, at both heights, cached until the terrain changes.

The line-by-line verdict of `line_of_sight` is the definition; the fields are its cache, and `inspect` compares the two.
"""

from collections.abc import Iterable
from functools import cached_property, lru_cache

from engine.geometry.hex.bit_sets import members, union
from engine.geometry.hex.distance import ExactInches, hexes_within
from engine.geometry.hex.terrain import Terrain
from engine.geometry.sight.cross_height_fields import seen_from_above, seen_from_below
from engine.geometry.sight.field_strategies import (
    LARGEST_TEMPLATE_SHEET,
    Blocking,
    RangeScope,
    Scope,
    SheetScope,
    blocking_between_raised,
    layout_for,
)
from engine.geometry.sight.line_of_sight import LosOrigin, SightVerdict, judge_sight, require_place
from engine.geometry.sight.templates import KEPT_BYTES

KEPT_RANGES = 8


class SightMismatchError(RuntimeError):
    """The cached field and the line-by-line verdict differ: a bug of the program, never of the map."""


class SightFields:
    """All sight on one terrain with one option of `los_origin`; sets of places have bit n for place n."""

    def __init__(self, terrain: Terrain, los_origin: LosOrigin = "one") -> None:
        self.terrain = terrain
        self.los_origin = los_origin
        self._places = terrain.places
        self._before: SheetScope | None = None
        self.kept_fields: dict[int, int] = {}
        self._ranges: dict[tuple[ExactInches, ExactInches], RangeScope] = {}
        # A field has two bits per hex; all of them may take half as much memory as the templates.
        self._most_fields = KEPT_BYTES * 2 // terrain.grid.size + 1

    def changed(self, terrain: Terrain) -> "SightFields":
        """The fields of the same sheet after an edit, which reuse everything that the edit does not affect."""
        after = SightFields(terrain, self.los_origin)
        if terrain.grid == self.terrain.grid:
            after._before = self.__dict__.get("whole", self._before)
        return after

    @cached_property
    def whole(self) -> SheetScope:
        whole = SheetScope(self.terrain, self.los_origin, self._before)
        self._before = None
        return whole

    @cached_property
    def _ground(self) -> Blocking:
        return Blocking(self.terrain.grid, self.terrain.tall)

    @cached_property
    def _raised(self) -> Blocking:
        blockers = blocking_between_raised(self.terrain)
        return self._ground if blockers == self.terrain.tall else Blocking(self.terrain.grid, blockers)

    def field(self, place: int) -> int:
        """All places that a place sees, at any distance."""
        field = self.kept_fields.get(place)
        if field is None:
            self._require(place)
            if len(self.kept_fields) >= self._most_fields:
                self.kept_fields.clear()
            field = self.kept_fields[place] = self._field(self.whole, place)
        return field

    def field_within(self, place: int, inches: ExactInches, inch: ExactInches = 1) -> int:
        """All places that a place sees within a range; `inch` is the height of a hex in inches."""
        self._require(place)
        grid = self.terrain.grid
        scope = self._in_range(inches, inch)
        if scope is None or place in self.kept_fields:
            near = hexes_within(grid, grid.hex_of(place), inches, inch)
            return self.field(place) & (near | near << grid.size)
        return self._field(scope, place)

    def _in_range(self, inches: ExactInches, inch: ExactInches) -> RangeScope | None:
        """The windows of a range; None if the whole sheet is faster."""
        grid = self.terrain.grid
        if grid.size <= LARGEST_TEMPLATE_SHEET:
            return None
        if (inches, inch) not in self._ranges:
            if len(self._ranges) >= KEPT_RANGES:
                self._ranges.clear()
            self._ranges[inches, inch] = RangeScope(grid, self._ground, self._raised, self.los_origin, inches, inch)
        scope = self._ranges[inches, inch]
        return scope if scope.window.frame.plane_bits < layout_for(grid).frame.plane_bits else None

    def _require(self, place: int) -> None:
        if not self._places >> place & 1:
            require_place(self.terrain, place)

    def _field(self, scope: Scope, place: int) -> int:
        terrain, grid = self.terrain, self.terrain.grid
        if not terrain.platforms:
            return scope.seen_level(place, raised=False)
        hex_ = grid.hex_of(place)
        # BG-SIGHT-5: none between the top of a platform piece and the places under that piece.
        apart = terrain.platform_above(hex_)
        if grid.is_raised(place):
            upper = scope.seen_level(hex_, raised=True)
            ground = seen_from_above(scope.templates, scope.tall_about(hex_), self.los_origin)
            lower = scope.on_sheet(ground, hex_) & ~apart
        else:
            lower = scope.seen_level(hex_, raised=False)
            above = seen_from_below(grid, scope.templates, hex_, terrain.tall, self.los_origin)
            upper = scope.on_sheet(above, hex_) & ~apart
        return lower | (upper & terrain.platform) << grid.size

    def sees(self, start: int, target: int) -> bool:
        """Whether one place sees another."""
        field = self.kept_fields.get(start)
        if field is None:
            self._require(target)
            field = self.field(start)
        return bool(field >> target & 1)

    def sees_any(self, starts: Iterable[int], targets: int) -> bool:
        """BG-BIG-4: whether any of the starts sees any of the targets (a set): a massive figure may use any of its
        hexes."""
        return any(self.field(start) & targets for start in starts)

    def union(self, starts: Iterable[int]) -> int:
        """All places that at least one of the starts sees."""
        return union(map(self.field, starts))

    def counts(self, starts: Iterable[int]) -> list[int]:
        """For every place, the number of the starts that see it."""
        digits: list[int] = []
        for start in starts:
            carry = self.field(start)
            for at, digit in enumerate(digits):
                digits[at], carry = digit ^ carry, digit & carry
            if carry:
                digits.append(carry)
        totals = [0] * (2 * self.terrain.grid.size)
        for power, digit in enumerate(digits):
            for place in members(digit):
                totals[place] += 1 << power
        return totals

    def inspect(self, start: int, target: int) -> SightVerdict:
        """The verdict with its lines and what blocks each; raises an error if the cached field disagrees."""
        verdict = judge_sight(self.terrain, start, target, self.los_origin)
        if verdict.sees != self.sees(start, target):
            grid = self.terrain.grid
            raise SightMismatchError(
                f"{grid.name(start)} to {grid.name(target)}: the lines say {verdict.sees}, the field says the opposite"
            )
        return verdict


@lru_cache(maxsize=8)
def sight_on(terrain: Terrain, los_origin: LosOrigin = "one") -> SightFields:
    """The shared fields of a terrain."""
    return SightFields(terrain, los_origin)
