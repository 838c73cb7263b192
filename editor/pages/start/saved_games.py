"""The saved games on the start page: the last one large, two more in a row below, the others on demand."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial

from PySide6.QtCore import QDateTime, QLocale, QSize, Qt, Signal
from PySide6.QtWidgets import QMessageBox, QPushButton, QSizePolicy, QToolButton, QVBoxLayout, QWidget

from database.files.atomic_write import NotWritten
from editor.page_api.hint import Notice
from editor.page_api.page_request import ContinueGame
from editor.pages.start.board_subjects import saved_subject
from editor.pages.start.hero_card import HeroWidget, PrimaryButton, ScoreLineWidget
from editor.pages.start.large_buttons import LargeButton
from editor.pages.start.tile_grid import TileGridWidget
from editor.services.app_context import AppContext
from editor.services.saved_games import SavedGame
from editor.theme.current_theme import text_size
from editor.theme.icons import icon
from editor.theme.metrics import SMALL, VAST, scaled
from editor.thumbnails.board_picture import SHAPE, BoardPictureWidget
from editor.thumbnails.board_picture_worker import BoardPictureWorker
from editor.widgets.labels import message_box, quiet_text, text, tip
from engine.words import say

SHOWN = 3
"""Saved games that are shown at once."""
SMALL_PICTURE = 72
LEAST_LETTERS = 40
"""The least width of a card beside others."""


class SavedGamesWidget(QWidget):
    """The last saved game; `others` has two more, and a button for the rest. `removed` is emitted after a deletion."""

    removed = Signal()

    def __init__(self, context: AppContext, games: Sequence[SavedGame], *, shows_all: bool) -> None:
        super().__init__()
        self.setObjectName("kept-games")
        self._context = context
        self._pictures = BoardPictureWorker.of(context)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(scaled(SMALL, text_size()))
        first, *others = games
        self.primary, hero = self._hero(first)
        column.addWidget(hero)
        column.addStretch(1)
        shown = others if shows_all else others[: SHOWN - 1]
        cells: list[QWidget] = [self._row(game) for game in shown]
        self.all_button = QPushButton(say("start-more-games", context.lang, n=len(others) - len(shown)), self)
        self.all_button.setObjectName("start-more-games")
        self.all_button.setProperty("kind", "quiet")
        self.all_button.setVisible(len(shown) < len(others))
        if len(shown) < len(others):
            cells.append(self.all_button)
        gap = scaled(SMALL, text_size()) // 2
        self.others = TileGridWidget(cells, LEAST_LETTERS, min(SHOWN, len(cells)), gap) if cells else None

    def _hero(self, game: SavedGame) -> tuple[PrimaryButton, HeroWidget]:
        context, lang = self._context, self._context.lang
        picture = BoardPictureWidget(self._pictures, f"picture-{game.path.stem}")
        picture.be_flush()
        picture.show_board(saved_subject(context.saved_games, game, lang))
        where = " · ".join(
            filter(None, (say(f"game-{game.system}", lang), game.round_text(lang), when_text(game, lang)))
        )
        lines: list[QWidget] = [quiet_text(where)]
        if scores := game.scores(lang):
            lines.append(ScoreLineWidget(scores))
        if turn := game.turn_text(lang):
            lines.append(text(turn))
        hero = HeroWidget(picture, say("start-continue", lang), game.name(lang), lines)
        button = PrimaryButton(f"kept-{game.path.stem}", say("start-continue", lang), summary_text(game, lang))
        button.setAccessibleName(f"{say('start-continue', lang)}: {game.name(lang)}")
        button.clicked.connect(lambda: context.open(ContinueGame(game.path)))
        hero.add_buttons(button, self._remove_button(game))
        return button, hero

    def _row(self, game: SavedGame) -> QWidget:
        context, lang = self._context, self._context.lang
        picture = BoardPictureWidget(self._pictures, f"picture-{game.path.stem}")
        width = scaled(SMALL_PICTURE, text_size())
        picture.setFixedSize(QSize(width, round(SHAPE * width)))
        picture.show_board(saved_subject(context.saved_games, game, lang))
        card = SavedGameButton(game.name(lang), short_text(game, lang), picture, self._remove_button(game))
        card.setAccessibleDescription(summary_text(game, lang))
        card.setObjectName(f"kept-{game.path.stem}")
        card.clicked.connect(lambda: context.open(ContinueGame(game.path)))
        return card

    def _remove_button(self, game: SavedGame) -> QToolButton:
        words = say("start-forget", self._context.lang, name=game.name(self._context.lang))
        button = QToolButton()
        button.setObjectName(f"forget-{game.path.stem}")
        button.setIcon(icon("trash"))
        button.setAutoRaise(True)
        button.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        button.setToolTip(tip(words))
        button.setAccessibleName(words)
        button.clicked.connect(partial(self._ask_to_remove, game))
        return button

    def _ask_to_remove(self, game: SavedGame) -> None:
        lang = self._context.lang
        box = message_box(self._context.window.widget, "forget-game", QMessageBox.Icon.Question)
        box.setText(say("start-forget-ask", lang))
        box.setInformativeText(say("start-forget-lost", lang, name=game.name(lang)))
        remove = box.addButton(say("start-forget-yes", lang), QMessageBox.ButtonRole.DestructiveRole)
        box.addButton(QMessageBox.StandardButton.Cancel)
        box.setDefaultButton(QMessageBox.StandardButton.Cancel)
        remove.clicked.connect(lambda: self._remove(game))
        box.open()

    def _remove(self, game: SavedGame) -> None:
        try:
            self._context.saved_games.forget(game.path)
        except NotWritten as error:
            self._context.window.show_notice(Notice(error.word))
        else:
            self.removed.emit()


class SavedGameButton(LargeButton):
    """The card of a game beside the last one, with a button of its own that removes it."""

    def __init__(self, name: str, more: str, picture: QWidget, remove: QToolButton) -> None:
        super().__init__(name, more, picture=picture, serif=True)
        remove.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)
        remove.setMaximumWidth(scaled(VAST, text_size()))
        self.add_beside(remove)


def summary_text(game: SavedGame, lang: str) -> str:
    """Round, scores, turn, game and time of a saved game, in one line."""
    scores = " : ".join(f"{seat} {score}" for seat, score in game.scores(lang))
    kept = say("start-kept", lang, game=say(f"game-{game.system}", lang), when=when_text(game, lang))
    return " · ".join(filter(None, (game.round_text(lang), scores, game.turn_text(lang), kept)))


def short_text(game: SavedGame, lang: str) -> str:
    """Round, score and time of a saved game, in two lines."""
    score = " : ".join(str(score) for _, score in game.scores(lang))
    progress = " · ".join(filter(None, (game.round_text(lang), score)))
    now = " · ".join(filter(None, (game.turn_text(lang), when_text(game, lang))))
    return "\n".join(filter(None, (progress, now)))


def when_text(game: SavedGame, lang: str) -> str:
    """The time when a game was saved, today or yesterday, otherwise the date."""
    locale, written = QLocale(lang), QDateTime.fromSecsSinceEpoch(int(game.written))
    time = locale.toString(written.time(), QLocale.FormatType.ShortFormat)
    match written.date().daysTo(QDateTime.currentDateTime().date()):
        case 0:
            return say("start-when-today", lang, time=time)
        case 1:
            return say("start-when-yesterday", lang, time=time)
    return locale.toString(written.date(), QLocale.FormatType.ShortFormat)
