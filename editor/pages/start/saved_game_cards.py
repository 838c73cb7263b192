"""The saved games on the start page: one click continues a game, another one removes it."""

from typing import TYPE_CHECKING

from PySide6.QtCore import QDateTime, QLocale, Qt, Signal
from PySide6.QtWidgets import QHBoxLayout, QMessageBox, QToolButton, QVBoxLayout, QWidget

from database.files.atomic_write import NotWritten
from editor.pages.start.large_buttons import LargeButton
from editor.services.saved_games import SavedGame
from editor.theme.icons import icon
from editor.widgets.labels import heading, message_box, tip
from engine.words import say, speak

if TYPE_CHECKING:
    from editor.shell.main_window import MainWindow

GAP = 8


class SavedGamesWidget(QWidget):
    """`removed` when one is there no more."""

    removed = Signal()

    def __init__(self, window: "MainWindow", games: tuple[SavedGame, ...]) -> None:
        super().__init__()
        self.setObjectName("kept-games")
        self._window = window
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(GAP)
        column.addWidget(heading(say("start-continue", window.lang), times_as_large=1.15))
        for game in games:
            column.addLayout(self._row(game))

    def _row(self, game: SavedGame) -> QHBoxLayout:
        row = QHBoxLayout()
        row.setSpacing(GAP)
        row.addWidget(self._card(game), 1)
        row.addWidget(self._remove_button(game))
        return row

    def _card(self, game: SavedGame) -> LargeButton:
        window, lang = self._window, self._window.lang
        when = QLocale(lang).toString(QDateTime.fromSecsSinceEpoch(int(game.written)), QLocale.FormatType.ShortFormat)
        more = say("start-kept", lang, game=say(f"game-{game.system}", lang), when=when)
        card = LargeButton("play", game.name(lang), more)
        card.setObjectName(f"kept-{game.path.stem}")
        card.clicked.connect(lambda: continue_game(window, game))
        return card

    def _remove_button(self, game: SavedGame) -> QToolButton:
        said = say("start-forget", self._window.lang, name=game.name(self._window.lang))
        button = QToolButton()
        button.setObjectName(f"forget-{game.path.stem}")
        button.setIcon(icon("close"))
        button.setAutoRaise(True)
        button.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        button.setToolTip(tip(said))
        button.setAccessibleName(said)
        button.clicked.connect(lambda: self._ask_to_remove(game))
        return button

    def _ask_to_remove(self, game: SavedGame) -> None:
        lang = self._window.lang
        box = message_box(self._window, "forget-game", QMessageBox.Icon.Question)
        box.setText(say("start-forget-ask", lang))
        box.setInformativeText(say("start-forget-lost", lang, name=game.name(lang)))
        remove = box.addButton(say("start-forget-yes", lang), QMessageBox.ButtonRole.DestructiveRole)
        box.addButton(QMessageBox.StandardButton.Cancel)
        box.setDefaultButton(QMessageBox.StandardButton.Cancel)
        remove.clicked.connect(lambda: self._remove(game))
        box.open()

    def _remove(self, game: SavedGame) -> None:
        try:
            self._window.kept_games.forget(game.path)
        except NotWritten as fault:
            self._window.tell(speak(fault.word, self._window.lang))
        else:
            self.removed.emit()


def continue_game(window: "MainWindow", game: SavedGame) -> None:
    """Sit down at it again."""
    from editor.pages.play.start.start_game import resume_saved_game

    resume_saved_game(window, game)
