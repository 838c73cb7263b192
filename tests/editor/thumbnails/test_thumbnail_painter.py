"""The pictures themselves: the colours of the theme are found where things stand, at every sharpness of the screen."""

import pytest
from PySide6.QtGui import QColor, QImage
from PySide6.QtWidgets import QApplication

from editor.theme.board_colours import board_colours
from editor.theme.figure_colours import FIGURE_COLOURS
from editor.theme.seat_looks import seat_look
from editor.theme.theme import COLOURS, Theme
from editor.thumbnails.thumbnail_board import thumbnail_board
from editor.thumbnails.thumbnail_painter import ThumbnailStyle, paint_thumbnail, thumbnail_layout, turned_to_fit
from editor.view_model.board import GameBoard
from tests.support.boards import stock_board
from tests.support.picture_documents import LOW, STARTS, TALL, ZONES, areas, notes, scenario, sheet, texts

THEMES = tuple(COLOURS)
LARGE = ThumbnailStyle(Theme.LIGHT, 240, 200, 1.0, is_small=False)
SMALL = ThumbnailStyle(Theme.LIGHT, 32, 24, 1.0, is_small=True)


@pytest.fixture(autouse=True)
def drawn_by_qt(qapp: QApplication) -> None:
    """Letters need an application."""


def shown(document: GameBoard | None) -> GameBoard:
    assert document is not None
    return document


def at(
    image: QImage, picture: GameBoard, place: str, look: ThumbnailStyle, beside: tuple[float, float] = (0.0, 0.0)
) -> QColor:
    """The colour at a hex, so many hex heights beside its middle."""
    layout = thumbnail_layout(picture, look)
    found = layout.board_index.centre(place)
    assert found is not None
    assert image.deviceIndependentSize().toSize() == layout.size
    x = layout.origin.x() + (found[0] + beside[0]) * layout.scale
    y = layout.origin.y() + (found[1] + beside[1]) * layout.scale
    return image.pixelColor(int(x * look.ratio), int(y * look.ratio))


def near(one: QColor, other: QColor, by: int = 24) -> bool:
    return all(
        abs(a - b) <= by
        for a, b in ((one.red(), other.red()), (one.green(), other.green()), (one.blue(), other.blue()))
    )


@pytest.mark.parametrize("theme", THEMES)
@pytest.mark.parametrize("small", [True, False])
def test_terrain_has_the_colours_of_the_theme_where_it_stands(theme: Theme, small: bool) -> None:
    look = ThumbnailStyle(theme, 60 if small else 100, 60 if small else 40, 1.0, is_small=small)
    subject = shown(thumbnail_board(texts(sheet(objectives=[]))))
    image = paint_thumbnail(subject, look)
    for place, kind in ((TALL, "tall"), (LOW, "low"), ("F2", "open")):
        assert near(at(image, subject, place, look), QColor(board_colours(theme).fill(kind)), 40), place


@pytest.mark.parametrize("theme", THEMES)
@pytest.mark.parametrize("look", [LARGE, SMALL])
def test_figures_and_zones_have_the_colours_of_their_sides(theme: Theme, look: ThumbnailStyle) -> None:
    """Blue is first in this scenario, although red deploys first on the map."""
    look = ThumbnailStyle(theme, look.width, look.height, look.ratio, look.is_small)
    subject = shown(thumbnail_board(texts(scenario(), sheet())))
    image = paint_thumbnail(subject, look)
    for number, seat in enumerate(("blue", "red")):
        colour = QColor(seat_look(number).colours[theme])
        rim = (0.0, 0.0) if look.is_small else (-0.37, 0.0)
        assert near(at(image, subject, STARTS[seat], look, rim), colour, 60), seat
        ground = QColor(board_colours(theme).fill("open"))
        assert not near(at(image, subject, ZONES[seat], look, (0.1, -0.3)), ground, 4)


def test_notes_and_objectives_are_seen() -> None:
    subject = shown(thumbnail_board(texts(notes("F4"), sheet())))
    image = paint_thumbnail(subject, LARGE)
    plain = paint_thumbnail(shown(thumbnail_board(texts(sheet(objectives=[])))), LARGE)
    colours = FIGURE_COLOURS[Theme.LIGHT]
    for place, colour in (("F4", colours.name), ("D2", colours.coin)):
        assert near(at(image, subject, place, LARGE), QColor(colour), 40)
        assert not near(at(image, subject, place, LARGE, (0.3, 0.0)), at(plain, subject, place, LARGE, (0.3, 0.0)), 10)


@pytest.mark.parametrize("theme", THEMES)
def test_areas_have_the_colour_of_their_side_or_of_their_class(theme: Theme) -> None:
    subject = shown(thumbnail_board(texts(areas(tokens=[]))))
    image = paint_thumbnail(subject, ThumbnailStyle(theme, 200, 200, 1.0, is_small=False))
    assert image.width() == 200
    assert 120 < image.height() < 150
    side, row = QColor(seat_look(0).colours[theme]), image.height() // 2
    assert any(near(image.pixelColor(x, row), side, 30) for x in range(4, 40))
    wild = QColor(board_colours(theme).area_fill("wild"))
    assert sum(near(image.pixelColor(x, row + 20), wild, 30) for x in range(120, 180)) > 30


@pytest.mark.parametrize("theme", THEMES)
def test_a_large_picture_shows_the_sheet_on_its_table(theme: Theme) -> None:
    """The table in the corners, paper within; without coordinates, which nobody could read."""
    look = ThumbnailStyle(theme, 240, 200, 1.0, is_small=False)
    subject = shown(thumbnail_board(texts(sheet(pieces=[], zones=[], objectives=[]))))
    image = paint_thumbnail(subject, look)
    colours = board_colours(theme)
    for x in (1, image.width() - 2):
        for y in (1, image.height() - 2):
            assert near(image.pixelColor(x, y), QColor(colours.table), 70)
    paper = QColor(colours.paper)
    assert sum(near(image.pixelColor(x, image.height() // 2), paper, 30) for x in range(30, 210)) > 120


@pytest.mark.parametrize("look", [LARGE, SMALL])
@pytest.mark.parametrize("ratio", [1.0, 1.5, 2.0])
def test_there_are_as_many_pixels_as_the_screen_can_show(look: ThumbnailStyle, ratio: float) -> None:
    subject = shown(thumbnail_board(texts(sheet())))
    plain = paint_thumbnail(subject, look)
    sharp = paint_thumbnail(subject, ThumbnailStyle(look.theme, look.width, look.height, ratio, look.is_small))
    assert sharp.devicePixelRatio() == ratio
    assert sharp.width() == pytest.approx(plain.width() * ratio, abs=1)
    assert plain.width() <= look.width
    assert plain.height() <= look.height


@pytest.mark.parametrize("tops", ["flat", "pointy"])
def test_the_longest_map_is_painted_too(tops: str) -> None:
    thin = sheet(grid={"shape": "hex", "tops": tops, "columns": 200, "rows": 1}, pieces=[], zones=[], objectives=[])
    for look in (LARGE, SMALL):
        image = paint_thumbnail(shown(thumbnail_board(texts(thin))), look)
        assert image.width() == look.width
        assert image.height() >= 1


@pytest.mark.parametrize("small", [True, False])
def test_a_tall_map_is_turned_in_a_wide_room_with_its_first_seat_nearest(small: bool) -> None:
    """And upright in a tall one."""
    board = stock_board("battleground/maps/wasteland.json")
    wide, tall = (ThumbnailStyle(Theme.LIGHT, *size, 1.0, is_small=small) for size in ((160, 90), (90, 160)))
    turned, upright = paint_thumbnail(board, wide), paint_thumbnail(board, tall)
    assert (turned.height(), upright.width()) == (90, 90)
    assert turned.width() > turned.height()
    assert upright.height() > upright.width()
    for image, look in ((turned, wide), (upright, tall)):
        red, blue = at(image, board, "B15", look), at(image, board, "X15", look)
        assert red.red() - red.blue() > blue.red() - blue.blue() + 10
    assert {turned.pixelColor(80, y).red() > turned.pixelColor(80, y).blue() + 10 for y in (80, 84)} == {True}
    assert (turned_to_fit(board, wide).geometry.quarters, turned_to_fit(board, tall).geometry.quarters) == (3, 0)
