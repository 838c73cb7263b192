"""Terrain of a sheet: the set of hexes of each terrain class (BG-MAP-3 to BG-MAP-5)."""

from dataclasses import field, fields

from engine.geometry.hex.bit_sets import union
from engine.geometry.hex.grid import Grid
from engine.kernel.data.record import record


@record(frozen=True, slots=True)
class Terrain:
    """The terrain of one map; a value, so that it can be the key of a cache.

    The ground classes share no hex. Each platform piece is a set of its own, because BG-SIGHT-5 depends on the piece;
    pieces overlap only as platform over ground, so no two platforms share a hex.
    """

    grid: Grid
    tall: int = 0
    low: int = 0
    difficult: int = 0
    ladder: int = 0
    platforms: tuple[int, ...] = ()
    _hash: int = field(init=False, repr=False, compare=False)

    def __post_init__(self) -> None:
        object.__setattr__(self, "platforms", tuple(sorted(piece for piece in self.platforms if piece)))
        taken = 0
        for each in fields(self)[1:5]:
            taken = self._claim(each.name, getattr(self, each.name), taken)
        taken = 0
        for piece in self.platforms:
            taken = self._claim("platforms", piece, taken)
        # The hash is made of numbers alone, so that it is the same in every process.
        sets = (self.tall, self.low, self.difficult, self.ladder, self.platforms)
        object.__setattr__(self, "_hash", hash((self.grid.columns, self.grid.rows, *sets)))

    def __hash__(self) -> int:
        return self._hash

    def _claim(self, what: str, hexes: int, taken: int) -> int:
        if hexes < 0 or hexes >> self.grid.size:
            raise ValueError(f"{what}: hexes outside the sheet")
        clash = hexes & taken
        if clash:
            name = self.grid.name(clash.bit_length() - 1)
            raise ValueError(f"{what}: {name} already belongs to another piece at this height")
        return taken | hexes

    @property
    def platform(self) -> int:
        """All hexes with a platform above them."""
        return union(self.platforms)

    @property
    def obstacles(self) -> int:
        """Tall and low obstacles."""
        return self.tall | self.low

    @property
    def places(self) -> int:
        """Every place that exists: all of the ground and the raised hexes."""
        return self.grid.every_hex | self.platform << self.grid.size

    @property
    def standing(self) -> int:
        """BG-MOVE-2: every place where a figure can stand: no obstacle, no ladder; platforms too."""
        return (self.grid.every_hex & ~(self.tall | self.low | self.ladder)) | self.platform << self.grid.size

    def platform_above(self, hex_: int) -> int:
        """The platform piece above a hex, as its set of hexes; 0 if there is none."""
        for piece in self.platforms:
            if piece >> hex_ & 1:
                return piece
        return 0
