"""Pictures of boards are made in a thread, once for a format, and kept."""

import pytest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from editor.services.document_resolver import DocumentResolver
from editor.theme.current_theme import apply_theme
from editor.theme.theme import COLOURS, Theme
from editor.thumbnails import board_picture_worker
from editor.thumbnails.board_picture import BoardPictureWidget
from editor.thumbnails.board_picture_worker import BoardPictureWorker, BoardSubject, PictureFormat
from editor.view_model.board import GameBoard
from editor.view_model.map_document_board import board_of
from engine.content.loading.document_reader import read_document
from engine.content.maps.hex_map import HexMap
from engine.registry import declarations

LOOK = PictureFormat(Theme.LIGHT, 120, 80)
MAP = "battleground/wasteland"


@pytest.fixture
def worker(qapp: QApplication, monkeypatch: pytest.MonkeyPatch) -> BoardPictureWorker:
    monkeypatch.setattr(board_picture_worker, "REQUEST_DELAY", 0)
    monkeypatch.setattr(BoardPictureWorker, "_kept", type(BoardPictureWorker._kept)())
    return BoardPictureWorker()


def wasteland() -> GameBoard:
    sheet = read_document(DocumentResolver(with_files=False)(MAP), declarations())
    assert isinstance(sheet, HexMap)
    return board_of(sheet, "en")


def test_a_picture_is_made_once(worker: BoardPictureWorker, qtbot: QtBot) -> None:
    """It is as large as its room, which the table fills; another worker has it at once."""
    made: list[int] = []

    def board() -> GameBoard:
        made.append(1)
        return wasteland()

    subject = BoardSubject("wasteland", board)
    assert worker.picture(subject, LOOK) is None
    with qtbot.waitSignal(worker.made) as told:
        assert worker.picture(subject, LOOK) is None
    assert told.args == ["wasteland"]
    image = BoardPictureWorker().picture(subject, LOOK)
    assert image is not None
    assert (image.width(), image.height()) == (120, 80)
    assert made == [1]


def test_a_document_without_a_board_is_asked_for_once(worker: BoardPictureWorker, qtbot: QtBot) -> None:
    subject = BoardSubject("nothing", lambda: None)
    with qtbot.waitSignal(worker.made):
        worker.picture(subject, LOOK)
    assert worker.picture(subject, LOOK) is None
    assert worker.is_idle


def test_pictures_are_kept_within_bounds(
    worker: BoardPictureWorker, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(board_picture_worker, "MOST_KEPT", 1)
    for key in ("one", "other"):
        with qtbot.waitSignal(worker.made):
            worker.picture(BoardSubject(key, wasteland), LOOK)
    assert [key for key, _ in BoardPictureWorker._kept] == ["other"]


def test_a_widget_shows_the_picture_when_it_is_made(worker: BoardPictureWorker, qtbot: QtBot) -> None:
    """And one of another size after its own has changed."""
    picture = BoardPictureWidget(worker, "picture")
    qtbot.addWidget(picture)
    picture.resize(120, 90)
    picture.show_board(BoardSubject("wasteland", wasteland))
    picture.show()
    picture.grab()
    assert picture.image is None
    qtbot.waitUntil(lambda: picture.image is not None)
    picture.resize(60, 45)
    qtbot.waitUntil(lambda: picture.image is not None and picture.image.width() == 60)


def test_a_picture_has_an_outline_where_colours_are_flat(
    worker: BoardPictureWorker, qtbot: QtBot, qapp: QApplication
) -> None:
    """In high contrast its desk is as black as the window."""
    picture = BoardPictureWidget(worker, "picture")
    qtbot.addWidget(picture)
    picture.resize(120, 90)
    apply_theme(qapp, Theme.HIGH_CONTRAST)
    try:
        assert picture.grab().toImage().pixelColor(0, 45).name() == COLOURS[Theme.HIGH_CONTRAST].edge
    finally:
        apply_theme(qapp, Theme.LIGHT)
