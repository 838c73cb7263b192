"""A seat in the dialog for a new game: who plays it, and with which army."""

from __future__ import annotations

from collections.abc import Iterable

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QPalette, QStandardItemModel
from PySide6.QtWidgets import QComboBox, QGridLayout, QSizePolicy, QWidget

from editor.game_text.display_names import SEATS
from editor.pages.play.player_names import bot_name
from editor.pages.play.start.army_choices import ArmyChoice
from editor.playtest.play_session import PERSON
from editor.theme.current_theme import text_size
from editor.theme.icons import icon
from editor.theme.metrics import SMALL, TINY, scaled
from editor.theme.type_scale import TextRole
from editor.widgets.labels import RoleLabel, quiet_text, tip
from editor.widgets.swatch import SwatchWidget
from engine.bots.bot import bots
from engine.words import in_language, say, speak

LEAST_LETTERS = 18


class SeatRowWidget(QWidget):
    """The seat with its shape and name, the player, the army and the points of it."""

    army_chosen = Signal()

    def __init__(self, seat: str, number: int, player: str, lang: str) -> None:
        super().__init__()
        self.seat, self._lang = seat, lang
        self._own: ArmyChoice | None = None
        self._others: tuple[ArmyChoice, ...] = ()
        name = say(SEATS[seat], lang) if seat in SEATS else seat
        self.player, self.army = self._combo(f"new-game-{seat}", name), QComboBox()
        self.player.addItem(icon("person"), say("table-person", lang), PERSON)
        for bot in bots():
            self.player.addItem(icon("bot"), bot_name(bot, lang), bot)
        self.player.setCurrentIndex(self.player.findData(player))
        self.army = self._combo(f"new-game-army-{seat}", say("new-game-army-of", lang, seat=name))
        self._points = quiet_text("")
        self._points.setObjectName(f"new-game-points-{seat}")
        head = RoleLabel(name, TextRole.ROW, bold=True)
        grid = QGridLayout(self)
        grid.setContentsMargins(0, 0, 0, 0)
        grid.setHorizontalSpacing(scaled(SMALL, text_size()))
        grid.setVerticalSpacing(scaled(TINY, text_size()))
        grid.setColumnStretch(1, 1)
        grid.addWidget(SwatchWidget(number), 0, 0)
        grid.addWidget(head, 0, 1)
        for row, part in enumerate((self.player, self.army, self._points), 1):
            grid.addWidget(part, row, 1)
        self.army.hide()
        self.army.currentIndexChanged.connect(self._choose)

    @property
    def chosen_army(self) -> str:
        """The id of the army list that is brought instead of the scenario's; empty for its own."""
        return str(self.army.currentData() or "")

    def show_armies(self, own: ArmyChoice | None, others: Iterable[ArmyChoice]) -> None:
        """Offer these armies; those that do not fit are grey, and say why."""
        self._own, self._others = own, tuple(others)
        if own is None:
            return
        chosen = self.chosen_army
        self.army.blockSignals(True)
        self.army.clear()
        self.army.addItem(icon("army"), _label(own, self._lang), "")
        for each in self._others:
            why = "" if each.why_not is None else speak(each.why_not, self._lang)
            self.army.addItem(icon("army"), " · ".join(filter(None, (_label(each, self._lang), why))), each.id)
            model = self.army.model()
            if why and isinstance(model, QStandardItemModel):
                item = model.item(self.army.count() - 1)
                item.setEnabled(False)
                item.setToolTip(tip(why))
        self.army.setCurrentIndex(max(0, self.army.findData(chosen)))
        self.army.blockSignals(False)
        self.army.show()
        self._show_points()

    def _choose(self) -> None:
        self._show_points()
        self.army_chosen.emit()

    def _show_points(self) -> None:
        chosen = self.chosen_army
        army = next((each for each in self._others if each.id == chosen), self._own)
        if army is None or army.points is None or army.most is None:
            self._points.hide()
            return
        self._points.setText(say("new-game-points", self._lang, points=army.points, most=army.most))
        is_over = army.points > army.most
        self._points.setProperty("state", "broken" if is_over else "")
        self._points.setForegroundRole(QPalette.ColorRole.WindowText if is_over else QPalette.ColorRole.PlaceholderText)
        self._points.show()

    def _combo(self, name: str, words: str) -> QComboBox:
        combo = QComboBox()
        combo.setObjectName(name)
        combo.setAccessibleName(words)
        combo.setSizeAdjustPolicy(QComboBox.SizeAdjustPolicy.AdjustToMinimumContentsLengthWithIcon)
        combo.setMinimumContentsLength(LEAST_LETTERS)
        combo.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        combo.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        return combo


def _label(army: ArmyChoice, lang: str) -> str:
    name = in_language(army.names, lang, army.id)
    return name if army.points is None else f"{name} ({army.points})"
