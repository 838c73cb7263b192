"""The places of tiles: kinds in sections, tiles in lines, ways from one to the next."""

import pytest
from PySide6.QtCore import QPoint, QRect

from editor.pages.library.grid.grid_layout import GridLayout, TileShape, shape_of, tile_size

KINDS = ("weapon", "map", "weapon", "army", "weapon", "weapon", "map")
WIDE = 700


def test_documents_of_a_kind_stand_together_boards_before_cards() -> None:
    layout = GridLayout(KINDS, WIDE, 100)
    assert [each.kind for each in layout.headings] == ["map", "army", "weapon"]
    assert layout.order == [1, 6, 3, 0, 2, 4, 5]
    assert layout.between(6, 2) == (6, 3, 0, 2)
    assert layout.between(2, 6) == (6, 3, 0, 2)


@pytest.mark.parametrize("width", [60, 180, 340, 500, 700, 1200])
@pytest.mark.parametrize("text_size", [100, 150, 200])
def test_no_tile_covers_another_or_leaves_the_window(width: int, text_size: int) -> None:
    layout = GridLayout(KINDS, width, text_size)
    boxes = [*layout.boxes, *(each.box for each in layout.headings)]
    for number, box in enumerate(boxes):
        assert not any(box.intersects(other) for other in boxes[number + 1 :])
        assert box.bottom() < layout.height
        assert box.left() >= 0
    fits = tile_size(TileShape.BOARD, text_size).width() + 2 * boxes[0].left() <= width
    assert not fits or all(box.right() < width for box in boxes)


def test_a_tile_is_found_where_it_stands() -> None:
    layout = GridLayout(KINDS, WIDE, 100)
    for row, box in enumerate(layout.boxes):
        assert layout.row_at(box.center()) == row
    assert layout.row_at(QPoint(layout.boxes[0].left() - 3, layout.boxes[0].top())) is None
    assert set(layout.seen(layout.boxes[1])) == {1, 6}
    assert set(layout.seen(QRect(0, 0, WIDE, layout.height))) == set(range(len(KINDS)))


def test_up_and_down_go_to_the_nearest_tile_of_the_next_line() -> None:
    layout = GridLayout(KINDS, WIDE, 100)
    assert layout.above(6, -1) == 3
    assert layout.above(3, 1) == 1
    assert layout.above(3, -1) == 0
    assert layout.above(1, 1) == 1
    assert layout.above(5, -9) == 5
    assert layout.lines_within(1, layout.height, up=False) == 2
    assert layout.lines_within(1, 10, up=False) == 1


def test_shapes_follow_what_a_kind_shows() -> None:
    assert shape_of("weapon") is TileShape.CARD
    assert [shape_of(kind) for kind in ("map", "scenario", "notes", "army", "deck")] == [TileShape.BOARD] * 5
    assert [shape_of(kind) for kind in ("army-format", "journal")] == [TileShape.PLATE] * 2
