"""A map of areas as it is drawn: outlines, lines, and what lies in them. Points are in steps of the sheet."""

from __future__ import annotations

from dataclasses import dataclass

Point = tuple[int, int]


@dataclass(frozen=True, slots=True)
class Region:
    """An area: its outline, and the outlines of what is cut out of it."""

    kind: str
    rings: tuple[tuple[Point, ...], ...]
    seat: str | None = None


@dataclass(frozen=True, slots=True)
class Dot:
    """What lies in an area, or stands there: then it is somebody's."""

    at: Point
    seat: str | None = None


@dataclass(frozen=True, slots=True)
class Drawing:
    """The whole sheet."""

    width: int
    height: int
    regions: tuple[Region, ...]
    lines: tuple[tuple[Point, ...], ...] = ()
    dots: tuple[Dot, ...] = ()
    seats: tuple[str, ...] = ()
    """All sides in their order, from which each has its colour."""
