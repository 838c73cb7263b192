"""The games that were left before their end, on the start page: one click goes on, another one removes."""

from typing import TYPE_CHECKING

from PySide6.QtCore import QDateTime, QLocale, Qt, Signal
from PySide6.QtWidgets import QHBoxLayout, QMessageBox, QToolButton, QVBoxLayout, QWidget

from database.files.atomic_write import NotWritten
from editor.theme.icons import icon
from editor.window.big_buttons import CardButton
from editor.window.kept_games import KeptGame
from editor.window.texts import heading, message_box, tip
from engine.words import say, speak

if TYPE_CHECKING:
    from editor.window.main_window import MainWindow

GAP = 8


class KeptCards(QWidget):
    """`removed` when one is there no more."""

    removed = Signal()

    def __init__(self, window: "MainWindow", games: tuple[KeptGame, ...]) -> None:
        super().__init__()
        self.setObjectName("kept-games")
        self._window = window
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(GAP)
        column.addWidget(heading(say("start-continue", window.lang), times_as_large=1.15))
        for game in games:
            column.addLayout(self._row(game))

    def _row(self, game: KeptGame) -> QHBoxLayout:
        row = QHBoxLayout()
        row.setSpacing(GAP)
        row.addWidget(self._card(game), 1)
        row.addWidget(self._remove_button(game))
        return row

    def _card(self, game: KeptGame) -> CardButton:
        window, lang = self._window, self._window.lang
        when = QLocale(lang).toString(QDateTime.fromSecsSinceEpoch(int(game.written)), QLocale.FormatType.ShortFormat)
        more = say("start-kept", lang, game=say(f"game-{game.system}", lang), when=when)
        card = CardButton("play", game.name(lang), more)
        card.setObjectName(f"kept-{game.path.stem}")
        card.clicked.connect(lambda: go_on(window, game))
        return card

    def _remove_button(self, game: KeptGame) -> QToolButton:
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

    def _ask_to_remove(self, game: KeptGame) -> None:
        lang = self._window.lang
        box = message_box(self._window, "forget-game", QMessageBox.Icon.Question)
        box.setText(say("start-forget-ask", lang))
        box.setInformativeText(say("start-forget-lost", lang, name=game.name(lang)))
        remove = box.addButton(say("start-forget-yes", lang), QMessageBox.ButtonRole.DestructiveRole)
        box.addButton(QMessageBox.StandardButton.Cancel)
        box.setDefaultButton(QMessageBox.StandardButton.Cancel)
        remove.clicked.connect(lambda: self._remove(game))
        box.open()

    def _remove(self, game: KeptGame) -> None:
        try:
            self._window.kept_games.forget(game.path)
        except NotWritten as fault:
            self._window.tell(speak(fault.word, self._window.lang))
        else:
            self.removed.emit()


def go_on(window: "MainWindow", game: KeptGame) -> None:
    """Sit down at it again."""
    from editor.table.starting import go_on_with_kept

    go_on_with_kept(window, game)
