"""A map of areas as polygons, lines and dots, for thumbnails. Points are in steps of the sheet."""

from __future__ import annotations

from dataclasses import dataclass

Point = tuple[int, int]


@dataclass(frozen=True, slots=True)
class AreaShape:
    """An area: its outline, and the outlines of what is cut out of it."""

    kind: str
    rings: tuple[tuple[Point, ...], ...]
    seat: str | None = None


@dataclass(frozen=True, slots=True)
class AreaDot:
    """What lies in an area, or stands there: then it is somebody's."""

    at: Point
    seat: str | None = None


@dataclass(frozen=True, slots=True)
class AreaBoard:
    """The whole sheet."""

    width: int
    height: int
    regions: tuple[AreaShape, ...]
    lines: tuple[tuple[Point, ...], ...] = ()
    dots: tuple[AreaDot, ...] = ()
    seats: tuple[str, ...] = ()
    """All sides in their order, from which each has its colour."""
