"""The contents of a game's maps as it declares them: terrain, zones, objectives, roles of hexes with their numbers."""

from __future__ import annotations

from collections.abc import Iterator

from engine.kernel.data.record import record


@record(frozen=True, slots=True)
class RoleContents:
    """A role of hexes: its name, how many hexes a map has of it, and the seat that it belongs to."""

    role: str
    number: int | None = None
    """The number of hexes; any if left out."""
    seat: str | None = None
    is_needed: bool = False
    """Whether no map can be played without it."""


@record(frozen=True, slots=True)
class BoardContents:
    """One sort of board of a game, known by its roles."""

    rule: str
    roles: tuple[RoleContents, ...]


@record(frozen=True, slots=True)
class MapContents:
    """The parts that maps of a game may have."""

    has_terrain: bool = False
    """Whether terrain pieces lie on its maps."""
    has_zones: bool = False
    """Whether armies have deployment zones; others deploy on roles."""
    has_regions: bool = False
    """Whether hexes may have roles that the map names itself, for its missions."""
    objectives: int = 0
    """The number of objectives that a box has; 0 for a game without any."""
    boards: tuple[BoardContents, ...] = ()
    """The sorts of boards whose roles the game knows."""

    def roles(self) -> Iterator[RoleContents]:
        """All roles that the game knows, each once."""
        seen = set[str]()
        for board in self.boards:
            for each in board.roles:
                if each.role not in seen:
                    seen.add(each.role)
                    yield each
