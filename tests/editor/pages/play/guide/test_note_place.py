"""The place for a note: near what it speaks of, off what must be seen, off what may be chosen where there is room."""

import pytest
from PySide6.QtCore import QPoint, QRect, QSize

from editor.pages.play.guide.note_place import covered, free_place, gap

ROOM, SIZE = QRect(0, 0, 900, 500), QSize(260, 110)


@pytest.mark.parametrize("at", [QPoint(20, 20), QPoint(430, 240), QPoint(860, 460), QPoint(20, 460)])
def test_a_note_lies_beside_its_target_inside_the_room(at: QPoint) -> None:
    target = QRect(at, QSize(24, 24))
    box = QRect(free_place(SIZE, target, ROOM, ()), SIZE)
    assert ROOM.contains(box)
    assert not box.intersects(target)
    assert gap(box, target) < 24


def test_a_note_covers_nothing_that_is_kept_and_little_that_is_spared() -> None:
    target = QRect(430, 240, 24, 24)
    kept = [QRect(300, 100, 300, 100), QRect(300, 300, 300, 100)]
    spared = [QRect(470, 150, 400, 200)]
    box = QRect(free_place(SIZE, target, ROOM, kept, spared), SIZE)
    assert covered(box, kept) == 0
    assert covered(box, spared) == 0
    assert gap(box, target) < 150


def test_a_note_lies_in_the_room_also_where_nothing_is_free() -> None:
    box = QRect(free_place(SIZE, QRect(), ROOM, [ROOM]), SIZE)
    assert ROOM.contains(box)
    small = QRect(0, 0, 100, 80)
    assert free_place(SIZE, QRect(10, 10, 5, 5), small, ()) == small.topLeft()
