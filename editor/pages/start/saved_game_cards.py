"""The saved games on the start page: one click continues a game, another one deletes it."""

from PySide6.QtCore import QDateTime, QLocale, Qt, Signal
from PySide6.QtWidgets import QHBoxLayout, QMessageBox, QToolButton, QVBoxLayout, QWidget

from database.files.atomic_write import NotWritten
from editor.page_api.hint import Notice
from editor.page_api.page_request import ContinueGame
from editor.pages.start.large_buttons import LargeButton
from editor.services.app_context import AppContext
from editor.services.saved_games import SavedGame
from editor.theme.icons import icon
from editor.theme.metrics import SMALL
from editor.widgets.labels import heading, message_box, tip
from engine.words import say

GAP = SMALL


class SavedGamesWidget(QWidget):
    """The cards of saved games; `removed` is emitted when one was deleted."""

    removed = Signal()

    def __init__(self, context: AppContext, games: tuple[SavedGame, ...]) -> None:
        super().__init__()
        self.setObjectName("kept-games")
        self._context = context
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(GAP)
        column.addWidget(heading(say("start-continue", context.lang)))
        for game in games:
            column.addLayout(self._row(game))

    def _row(self, game: SavedGame) -> QHBoxLayout:
        row = QHBoxLayout()
        row.setSpacing(GAP)
        row.addWidget(self._card(game), 1)
        row.addWidget(self._remove_button(game))
        return row

    def _card(self, game: SavedGame) -> LargeButton:
        context, lang = self._context, self._context.lang
        when = QLocale(lang).toString(QDateTime.fromSecsSinceEpoch(int(game.written)), QLocale.FormatType.ShortFormat)
        scores = " : ".join(f"{seat} {score}" for seat, score in game.scores(lang))
        kept = say("start-kept", lang, game=say(f"game-{game.system}", lang), when=when)
        more = " · ".join(filter(None, (game.round_text(lang), scores, game.turn_text(lang), kept)))
        card = LargeButton("play", game.name(lang), more)
        card.setObjectName(f"kept-{game.path.stem}")
        card.clicked.connect(lambda: context.open(ContinueGame(game.path)))
        return card

    def _remove_button(self, game: SavedGame) -> QToolButton:
        text = say("start-forget", self._context.lang, name=game.name(self._context.lang))
        button = QToolButton()
        button.setObjectName(f"forget-{game.path.stem}")
        button.setIcon(icon("close"))
        button.setAutoRaise(True)
        button.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        button.setToolTip(tip(text))
        button.setAccessibleName(text)
        button.clicked.connect(lambda: self._ask_to_remove(game))
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
