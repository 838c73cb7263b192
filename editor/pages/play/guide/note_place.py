"""The place for a note: near what it speaks of, clear of what must be seen. No widgets."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from typing import TypeAlias

from PySide6.QtCore import QPoint, QRect, QSize

Edges: TypeAlias = tuple[int, int, int, int]
"""Left, top, right and bottom of a box; the last two lie outside."""

STEP = 24
"""The distance between two places that are tried, in pixels."""
GAP = 8
"""The least distance from what it speaks of."""
HIDES, DIMS = 100.0, 0.08
"""The weights of a pixel of what must be seen, and of what had better be seen, against a pixel of distance."""


def free_place(size: QSize, target: QRect, room: QRect, kept: Sequence[QRect], spared: Sequence[QRect] = ()) -> QPoint:
    """The corner of a box of this size in a room: it covers nothing that is kept if that is possible, little of what is
    spared, and is near its target. The nearest places are tried first, up to where none can be better."""
    firm = [_edges(box) for box in (target.adjusted(-GAP, -GAP, GAP, GAP), *kept) if box.intersects(room)]
    soft = [_edges(box) for box in spared]
    best, least = QPoint(room.topLeft()), float("inf")
    places = ((gap(QRect(at, size), target), at) for at in _places(size, target, room))
    for distance, at in sorted(places, key=lambda place: place[0]):
        if distance >= least:
            break
        box = _edges(QRect(at, size))
        cost = distance + HIDES * _covered(box, firm) + DIMS * _covered(box, soft)
        if cost < least:
            best, least = at, cost
    return best


def covered(box: QRect, boxes: Iterable[QRect]) -> int:
    """The pixels of boxes that a box covers."""
    return _covered(_edges(box), [_edges(each) for each in boxes])


def _covered(box: Edges, boxes: Iterable[Edges]) -> int:
    left, top, right, bottom = box
    return sum(
        (min(right, r) - max(left, x)) * (min(bottom, b) - max(top, y))
        for x, y, r, b in boxes
        if x < right and left < r and y < bottom and top < b
    )


def _edges(box: QRect) -> Edges:
    return box.left(), box.top(), box.left() + box.width(), box.top() + box.height()


def gap(box: QRect, target: QRect) -> int:
    """The distance between two boxes, across and down."""
    across = max(target.left() - box.right(), box.left() - target.right(), 0)
    down = max(target.top() - box.bottom(), box.top() - target.bottom(), 0)
    return across + down


def _places(size: QSize, target: QRect, room: QRect) -> Iterator[QPoint]:
    """The places beside the target, then all over the room."""
    right = max(room.left(), room.right() - size.width() + 1)
    bottom = max(room.top(), room.bottom() - size.height() + 1)
    middle = target.center() - QPoint(size.width() // 2, size.height() // 2)
    beside = (
        QPoint(middle.x(), target.top() - size.height() - GAP),
        QPoint(target.left() - size.width() - GAP, middle.y()),
        QPoint(target.right() + GAP + 1, middle.y()),
        QPoint(middle.x(), target.bottom() + GAP + 1),
    )
    for at in beside if not target.isEmpty() else ():
        yield QPoint(min(max(at.x(), room.left()), right), min(max(at.y(), room.top()), bottom))
    for y in (*range(room.top(), bottom, STEP), bottom):
        for x in (*range(room.left(), right, STEP), right):
            yield QPoint(x, y)
