"""The drawings: different things look different, even without colour; only changed parts are redrawn."""

from collections.abc import Callable
from dataclasses import replace
from itertools import combinations
from typing import get_args

import pytest
from PySide6.QtCore import QPoint, QPointF, QSize
from PySide6.QtGui import QColor, QImage, QPainter, QRegion
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from editor.canvas.board_painter import BoardPainter
from editor.canvas.layers import hex_ground
from editor.canvas.layers.ground import GroundPainter
from editor.canvas.layers.highlights import highlight_stamp
from editor.canvas.layers.markers import marker_stamp
from editor.canvas.layers.pieces import base_path, figure_radius, piece_stamp
from editor.canvas.layers.terrain import KINDS, terrain_stamp
from editor.canvas.map_view import MapView
from editor.canvas.style.paint_style import PaintStyle
from editor.theme.theme import COLOURS, Theme
from editor.view_model.board import Badge, BoardPiece, GameBoard, Gauge, Marker, SheetTops
from editor.view_model.overlay import NOTHING_OVER, EditLook, Highlight, Overlay, OverlayLine, PlayLook
from tests.editor.canvas.conftest import ShowMap
from tests.support.boards import moved, random_board, small_board, stock_board

THEMES = tuple(COLOURS)
STYLE = PaintStyle("flat", Theme.LIGHT, 60.0, 1.0)
PLAIN = BoardPiece("ana", "Ana", "An", "red", ("B3",), 1, (Gauge("health", "health", 3, 6),))
ALONE = ((0.0, 0.0),)
OVER = Overlay(
    {
        "A3": Highlight("reach", "1"),
        "C4": Highlight("target", "62%"),
        "E4^": Highlight("choice"),
        "E5": Highlight("reach", "4"),
    },
    {"bo": "target"},
    ("B3", "C4", "D4", "E3"),
    (OverlayLine((3, 5), (12, 8), True), OverlayLine((3, 5), (18, 2), False)),
)


@pytest.fixture(autouse=True)
def drawn_by_qt(qapp: QApplication) -> None:
    """Letters need an application."""


def grey(drawn: QImage, under: str = "#ffffff") -> QImage:
    """The colour in greyscale, on the paper below it."""
    paper = QImage(drawn.size(), QImage.Format.Format_RGB32)
    paper.fill(QColor(under))
    painter = QPainter(paper)
    painter.drawImage(0, 0, drawn)
    painter.end()
    return paper.convertToFormat(QImage.Format.Format_Grayscale8)


def differing(one: QImage, other: QImage, by: int = 40) -> float:
    """The share of pixels that differ clearly."""
    size = one.size().boundedTo(other.size())
    pairs = (
        (one.pixel(x, y) & 255, other.pixel(x, y) & 255) for x in range(size.width()) for y in range(size.height())
    )
    return sum(abs(first - second) > by for first, second in pairs) / (size.width() * size.height())


def test_terrain_is_distinguished_without_its_fill() -> None:
    """By texture and symbol alone."""
    stamps = {name: terrain_stamp(STYLE, name, "") for name in (*KINDS, "lava") if name != "open"}
    greys = {name: grey(stamp) for name, stamp in stamps.items() if stamp is not None}
    assert len(greys) == len(stamps)
    for one, other in combinations(greys, 2):
        assert differing(greys[one], greys[other]) > 0.015, (one, other)
    assert terrain_stamp(STYLE, "open", "") is None


def test_a_height_is_written_where_letters_have_room() -> None:
    """That of a platform from afar, that of a wall close by, where signs and names are drawn."""
    for kind, scales in (("platform", (20.0, 36.0, 90.0)), ("tall", (54.0, 90.0))):
        for scale in scales:
            style = replace(STYLE, scale=scale)
            without, low, high = (terrain_stamp(style, kind, height) for height in ("", "1", "3"))
            assert without is not None
            assert low is not None
            assert high is not None
            assert differing(grey(low), grey(high)) > 0
            assert differing(grey(low), grey(without)) > 0
    assert terrain_stamp(replace(STYLE, scale=5.0), "tall", "2") is None


def test_sides_are_distinguished_without_colour() -> None:
    stamps = [grey(piece_stamp(STYLE, PLAIN, ALONE, seat)) for seat in range(4)]
    for one, other in combinations(stamps, 2):
        assert differing(one, other) > 0.02
    markers = [
        grey(marker_stamp(STYLE, Marker("o", "objective", "O", "1", "A1"), seat, False)) for seat in (None, 0, 1)
    ]
    for one, other in combinations(markers, 2):
        assert differing(one, other) > 0.01


@pytest.mark.parametrize("theme", THEMES)
@pytest.mark.parametrize(
    "change",
    [
        {"short": "Bo"},
        {"facing": 4},
        {"facing": None},
        {"gauges": (Gauge("health", "health", 2, 6),)},
        {"gauges": (*PLAIN.gauges, Gauge("mana", "mana", 1, 4))},
        {"badges": (Badge("buff", "Haste"),)},
        {"spent": True},
        {"active": True},
    ],
    ids=str,
)
def test_everything_about_a_piece_is_seen_without_colour(theme: Theme, change: dict[str, object]) -> None:
    style = replace(STYLE, theme=theme)
    plain, changed = piece_stamp(style, PLAIN, ALONE, 0), piece_stamp(style, replace(PLAIN, **change), ALONE, 0)  # type: ignore[arg-type]
    assert differing(grey(plain), grey(changed)) > 0.002


def test_badges_are_reported_by_their_icons() -> None:
    kinds = ("focus", "guard", "buff", "debuff", "dazed", "lock", "tactic")
    stamps = [grey(piece_stamp(STYLE, replace(PLAIN, badges=(Badge(kind, "B"),)), ALONE, 0)) for kind in kinds]
    for one, other in combinations(stamps, 2):
        assert differing(one, other) > 0.001


@pytest.mark.parametrize("theme", THEMES)
def test_looks_of_places_are_distinguished_without_colour(theme: Theme) -> None:
    style = replace(STYLE, theme=theme)
    looks = (*get_args(PlayLook), *get_args(EditLook))
    stamps = {look: grey(highlight_stamp(style, Highlight(look)), style.colours.paper) for look in looks}
    for one, other in combinations(stamps, 2):
        assert differing(stamps[one], stamps[other], by=20) > 0.005, (one, other)
    plain, numbered = (grey(highlight_stamp(STYLE, spot)) for spot in (Highlight("reach"), Highlight("reach", "3")))
    assert differing(plain, numbered) > 0.005


def test_kinds_of_markers_have_shapes_of_their_own() -> None:
    stamps = [
        grey(marker_stamp(STYLE, Marker("o", kind, "O", "1", "A1"), None, False))
        for kind in ("objective", "mark", "stone")
    ]
    for one, other in combinations(stamps, 2):
        assert differing(one, other) > 0.01


def test_letters_can_be_had_for_every_ratio_of_the_screen() -> None:
    """A stamp has as many pixels as the screen can show, and the same size."""
    plain = piece_stamp(STYLE, PLAIN, ALONE, 0)
    sharp = piece_stamp(replace(STYLE, ratio=2.0), PLAIN, ALONE, 0)
    assert sharp.width() == pytest.approx(2 * plain.width(), abs=1)
    assert sharp.deviceIndependentSize().toSize() == plain.deviceIndependentSize().toSize()


def test_pieces_on_one_hex_can_be_reported_from_far_away() -> None:
    """On hexes of 14 pixels their letters and their health are seen; below, side and state."""
    far, farther = replace(STYLE, scale=14.0), replace(STYLE, scale=12.0)
    changed = (replace(PLAIN, short="MM"), replace(PLAIN, gauges=(Gauge("health", "health", 1, 6),)))
    plain, *others = (grey(piece_stamp(far, each, ALONE, 0)) for each in (PLAIN, *changed))
    for other in others:
        assert differing(plain, other) > 0.002
    for style in (farther, replace(STYLE, scale=8.0)):
        states = (PLAIN, replace(PLAIN, active=True), replace(PLAIN, spent=True))
        stamps = [piece_stamp(style, each, ALONE, seat) for each, seat in (*((s, 0) for s in states), (PLAIN, 1))]
        for one, other in combinations(stamps, 2):
            assert differing(grey(one), grey(other), by=15) > 0.002


def settled(view: MapView) -> QImage:
    """What the view shows when it has nothing more to draw."""
    QApplication.processEvents()
    return view.viewport().grab().toImage()


CHANGES: list[Callable[[GameBoard], GameBoard]] = [
    lambda board: moved(board, "ana", "D4"),
    lambda board: moved(board, "cy", "F4^"),
    lambda board: moved(board, "bo", "C1"),
    lambda board: replace(board, pieces=board.pieces[1:]),
    lambda board: replace(board, markers=board.markers[1:]),
    lambda board: replace(board, pieces=tuple(replace(each, spent=not each.spent) for each in board.pieces)),
    lambda board: replace(board, zones=board.zones[:1]),
    lambda board: replace(board, places=small_board().places[:40]),
    lambda board: replace(board, seats=("blue", "red", "green", "yellow")),
    lambda board: stock_board("hoplomachus/maps/pozzuoli.json"),
]


@pytest.mark.parametrize("change", CHANGES)
@pytest.mark.parametrize("tops", ["flat", "pointy"])
def test_a_change_leaves_nothing_behind(
    show_map: ShowMap,
    change: Callable[[GameBoard], GameBoard],
    tops: SheetTops,
) -> None:
    """A board that is redrawn only where it changed looks like one drawn from the beginning."""
    view, other = show_map(small_board(tops)), show_map(change(small_board(tops)))
    settled(view)
    view.set_overlay(OVER)
    settled(view)
    view.set_board(change(small_board(tops)))
    view.set_overlay(NOTHING_OVER)
    assert settled(view) == settled(other)


@pytest.mark.parametrize("tops", ["flat", "pointy"])
def test_an_overlay_goes_as_it_came(show_map: ShowMap, tops: SheetTops) -> None:
    view = show_map(small_board(tops))
    before = settled(view)
    view.set_overlay(OVER)
    over = settled(view)
    assert over != before
    view.set_overlay(replace(OVER, path=(), lines=()))
    assert settled(view) not in (over, before)
    view.set_overlay(NOTHING_OVER)
    assert settled(view) == before


def painted(drawing: BoardPainter, region: QRegion | None, before: QImage) -> QImage:
    """The same after only a region was painted again."""
    made = before.copy()
    painter = QPainter(made)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    for box in [made.rect()] if region is None else [region.boundingRect()]:
        if region is not None:
            painter.setClipRegion(region)
        drawing.paint(painter, QPoint(60, 60), box)
    painter.end()
    return made


@pytest.mark.parametrize("scale", [60.0, 15.0])
@pytest.mark.parametrize("change", CHANGES[:6])
def test_the_region_reported_holds_all_that_changed(change: Callable[[GameBoard], GameBoard], scale: float) -> None:
    """Painting only that region gives the same result as painting all; and it is a small part of the whole."""
    size = QSize(600, 460)
    blank = QImage(size, QImage.Format.Format_RGB32)
    blank.fill(0)
    drawing = BoardPainter(small_board(), replace(STYLE, scale=scale))
    before = painted(drawing, None, blank)
    region = drawing.show(change(small_board()), QPoint(60, 60))
    assert region is not None
    assert painted(drawing, region, before) == painted(drawing, None, blank)
    before = painted(drawing, None, blank)
    region = drawing.lay_over(OVER, QPoint(60, 60))
    assert painted(drawing, region, before) == painted(drawing, None, blank)


def test_a_piece_that_moves_changes_two_places_only() -> None:
    drawing = BoardPainter(random_board(25, 30, 40), STYLE)
    region = drawing.show(moved(drawing.board_index.board, "f0", "C4"), QPoint(0, 0))
    assert region is not None
    hexes = sum(box.width() * box.height() for box in region) / STYLE.scale**2  # type: ignore[attr-defined]
    assert 0 < hexes < 8
    assert drawing.show(drawing.board_index.board, QPoint(0, 0)) == QRegion()


def test_platforms_are_cut_away(show_map: ShowMap) -> None:
    """Then the ground is pointed at, and a piece up there fades."""
    view = show_map()
    above = settled(view)
    view.show_platforms(False)
    below = settled(view)
    assert above != below
    at = view.in_view(*(view.painter.board_index.centre("E5") or (0.0, 0.0)))
    assert view.place_at(at) == "E5"
    view.show_platforms(True)
    assert view.place_at(at) == "E5^"
    assert settled(view) == above


def test_a_spot_below_a_platform_is_seen_where_nothing_else_is_over_it(show_map: ShowMap) -> None:
    view = show_map()
    places = ("E4", "E4^", "E5", "Z9")
    view.set_overlay(Overlay({place: Highlight("reach") for place in places}))
    seen = [place for place in places if view.painter.is_seen(place)]
    assert seen == ["E4^", "E5"]
    view.show_platforms(False)
    assert [place for place in ("E4", "E4^", "E5") if view.painter.is_seen(place)] == ["E4", "E5"]


@pytest.mark.slow
def test_a_large_map_is_drawn_bit_by_bit(show_map: ShowMap, qtbot: QtBot) -> None:
    """The window need not wait for all of it; in the end it is complete, as if it had been drawn at once."""
    view = show_map(random_board(100, 100, 20))
    view.fit()
    where = view.viewport().rect()
    view.zoom(1.01)
    assert view.painter.ground.misses(view.origin, where).isValid()
    qtbot.waitUntil(lambda: not view.painter.ground.misses(view.origin, where).isValid())
    afresh = GroundPainter(view.painter.board_index, view.painter.style, platforms=True)
    while afresh.misses(view.origin, where).isValid():
        ground_image(afresh, view)
    assert ground_image(view.painter.ground, view) == ground_image(afresh, view)


def ground_image(ground: GroundPainter, view: MapView) -> QImage:
    image = QImage(view.viewport().size(), QImage.Format.Format_RGB32)
    image.fill(QColor("#000000"))
    painter = QPainter(image)
    ground.paint(painter, view.origin, view.viewport().rect())
    painter.end()
    return image


def test_ground_far_away_is_let_go(show_map: ShowMap) -> None:
    view = show_map(random_board(60, 60, 0))
    settled(view)
    view.zoom_to(150)
    settled(view)
    few = len(view.painter.ground.images())
    view.pan(6000, 6000)
    settled(view)
    assert 0 < len(view.painter.ground.images()) <= few + 4


@pytest.mark.parametrize("scale", [12.0, 20.0, 60.0])
def test_the_line_around_what_is_pointed_at_leaves_the_piece_there_alone(scale: float) -> None:
    """Figures fill their hexes: the line goes around them, within what is painted again."""
    drawing = BoardPainter(small_board(), replace(STYLE, scale=scale))
    for piece in drawing.board_index.pieces.values():
        for place in piece.places:
            middle = drawing.board_index.centre(place)
            assert middle is not None
            line = drawing.outline(place, 0.96, QPoint())
            wide = drawing.outline(place, 1.04, QPoint()).boundingRect().adjusted(-3, -3, 3, 3)
            assert drawing.place_box(place, QPoint()).contains(wide.toAlignedRect())
            if len(piece.places) == 1:
                shape = base_path(drawing.board_index.seat_number(piece.seat), drawing.style, figure_radius(scale))
                here = shape.translated(QPointF(*middle) * scale)
                assert line.contains(here)
                assert line.boundingRect().width() > here.boundingRect().width() + 1
    assert drawing.outline("", 1.0, QPoint()).isEmpty()


def test_names_of_hexes_lie_beside_the_borders_of_zones(show_map: ShowMap, monkeypatch: pytest.MonkeyPatch) -> None:
    board = replace(small_board(), pieces=(), markers=())
    named = ground_of(board)
    monkeypatch.setattr(hex_ground, "write", lambda *_, **__: None)
    plain = ground_of(board)
    border = STYLE.side_colour(0).rgb()
    written = [
        (x, y) for x in range(plain.width()) for y in range(plain.height()) if plain.pixel(x, y) != named.pixel(x, y)
    ]
    assert len(written) > 100
    assert not [at for at in written if plain.pixel(*at) == border]


def ground_of(board: GameBoard) -> QImage:
    """All of it, close by."""
    made = QImage(QSize(500, 420), QImage.Format.Format_RGB32)
    painter = QPainter(made)
    BoardPainter(board, STYLE).paint(painter, QPoint(50, 50), made.rect())
    painter.end()
    return made
