"""The menu of a seat: who plays it from now on, a person or one of the bots."""

from __future__ import annotations

from collections.abc import Mapping

from PySide6.QtCore import Signal
from PySide6.QtGui import QActionGroup
from PySide6.QtWidgets import QMenu, QToolButton, QWidget

from editor.theme.icons import icon
from editor.widgets.labels import on_button
from engine.words import say


class PlayerMenuButton(QToolButton):
    """A button with the players to choose from; hidden while there are none."""

    player_wanted = Signal(str)

    def __init__(self, lang: str, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("seat-player")
        self.setIcon(icon("person"))
        self.setAutoRaise(True)
        self.setPopupMode(QToolButton.ToolButtonPopupMode.InstantPopup)
        self.setAccessibleName(say("table-change-player", lang))
        self.setToolTip(say("table-change-player", lang))
        self._menu = QMenu(self)
        self.setMenu(self._menu)
        self.hide()

    def show_players(self, players: Mapping[str, str], now: str) -> None:
        """Offer these players by their names; the present one is checked."""
        self._menu.clear()
        group = QActionGroup(self._menu)
        for player, name in players.items():
            entry = self._menu.addAction(on_button(name))
            entry.setObjectName(f"player-{player}")
            entry.setCheckable(True)
            entry.setChecked(player == now)
            group.addAction(entry)
            entry.triggered.connect(lambda _=False, player=player: self.player_wanted.emit(player))
        self.setVisible(bool(players))
