"""Scenarios on the start page: boards to play with their names below, and rows of what was opened last."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from PySide6.QtCore import QDir, QFileInfo, QObject, QSize

from editor.page_api.page_request import OpenLibraryEntry, PlayScenario
from editor.pages.start.board_subjects import file_subject, own_board, stock_subject
from editor.pages.start.large_buttons import Ground, LargeButton
from editor.services.app_context import AppContext
from editor.services.open_requests import open_file
from editor.services.recent_documents import recent_library_document
from editor.services.scenario_catalogue import ScenarioEntry
from editor.theme.current_theme import text_size
from editor.theme.metrics import scaled
from editor.thumbnails.board_picture import SHAPE, BoardPictureWidget
from editor.thumbnails.board_picture_worker import BoardPictureWorker, BoardSubject
from engine.words import ids, say

if TYPE_CHECKING:
    from editor.view_model.board import GameBoard

ROW_PICTURE = 60


class ScenarioPictureService(QObject):
    """The boards of scenarios; those of the library are asked for, and made anew when the library has changed."""

    def __init__(self, context: AppContext) -> None:
        super().__init__(context)
        self._context, self._turn = context, 0
        self._worker = BoardPictureWorker.of(context)
        context.scenarios.changed.connect(self._note_change)

    def widget(self, name: str, entry: ScenarioEntry | None, path: str = "") -> BoardPictureWidget:
        """A picture of a scenario, or of the document of a file."""
        picture = BoardPictureWidget(self._worker, name)
        if recent_library_document(path) is not None:
            picture.show_board(BoardSubject(path, lambda: None))
        elif entry is None or entry.origin == "file":
            picture.show_board(file_subject(path or (entry.key if entry is not None else "")))
        elif entry.origin == "stock":
            picture.show_board(stock_subject(entry))
        else:
            self._ask(picture, entry.key)
        return picture

    def _ask(self, picture: BoardPictureWidget, key: str) -> None:
        turn = self._turn

        def show(board: GameBoard | None) -> None:
            picture.show_board(BoardSubject(f"{key}@{id(self)}-{turn}", lambda: board))

        self._context.library.look_up(picture, partial(own_board, key=key), show, lambda _: None)

    def _note_change(self) -> None:
        self._turn += 1


def scenario_tile(
    context: AppContext, pictures: ScenarioPictureService, name: str, entry: ScenarioEntry
) -> LargeButton:
    """A board to be played, with the name and the game below."""
    lang = context.lang
    button = LargeButton(
        entry.name(lang),
        caption_text(entry, lang),
        ground=Ground.TILE,
        picture=pictures.widget(f"picture-{name}", entry),
        serif=True,
    )
    button.setObjectName(name)
    button.clicked.connect(lambda: context.open(PlayScenario(entry.key)))
    return button


def recent_row(
    context: AppContext, pictures: ScenarioPictureService, path: str, entry: ScenarioEntry | None
) -> LargeButton:
    """A scenario or a document that was opened lately."""
    name = f"recent-{path}"
    picture = pictures.widget(f"picture-{name}", entry, path)
    width = scaled(ROW_PICTURE, text_size())
    picture.setFixedSize(QSize(width, round(SHAPE * width)))
    if entry is not None and entry.origin != "file":
        button = LargeButton(
            entry.name(context.lang), caption_text(entry, context.lang), ground=Ground.ROW, picture=picture, serif=True
        )
        button.clicked.connect(lambda: context.open(PlayScenario(entry.key)))
    elif (document := recent_library_document(path)) is not None:
        word = f"library-kind-{document.kind}"
        kind = say(word, context.lang) if word in ids() else document.kind
        button = LargeButton(document.name, kind[:1].upper() + kind[1:], ground=Ground.ROW, picture=picture, serif=True)
        button.clicked.connect(lambda: context.open(OpenLibraryEntry(document.key)))
    else:
        file = QFileInfo(path)
        folder = QDir.toNativeSeparators(file.absolutePath())
        button = LargeButton(file.fileName(), folder, ground=Ground.ROW, picture=picture)
        button.clicked.connect(lambda: open_file(context, path))
    button.setObjectName(name)
    return button


def caption_text(entry: ScenarioEntry, lang: str) -> str:
    """The game of a scenario, and its aim in a few words or where it comes from."""
    aim = f"aim-{entry.id.replace('/', '-')}"
    known = (say(aim, lang),) if entry.origin == "stock" and aim in ids() else ()
    more = known if entry.origin == "stock" else (entry.source_text(lang),)
    return " · ".join((entry.game(lang), *more))
