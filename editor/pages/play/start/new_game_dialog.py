"""The dialog for a new game: the scenario, who plays each seat, the seed, the rule variants."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from PySide6.QtCore import QRegularExpression, Qt, Signal
from PySide6.QtGui import QRegularExpressionValidator
from PySide6.QtWidgets import (
    QComboBox,
    QDialog,
    QDialogButtonBox,
    QFormLayout,
    QFrame,
    QHBoxLayout,
    QLineEdit,
    QScrollArea,
    QToolButton,
    QVBoxLayout,
    QWidget,
)

from editor.game_text.display_names import SEATS
from editor.pages.play.player_names import bot_name
from editor.pages.play.start.load_error_dialog import load_error_text
from editor.pages.play.start.load_scenario import find_start
from editor.pages.play.start.new_session import NewGame, any_seed, seats_of, usual_players
from editor.pages.play.start.scenario_choice import ScenarioChoiceWidget
from editor.pages.play.widgets.rule_label import RuleLabel
from editor.playtest.play_session import PERSON
from editor.services.app_context import AppContext
from editor.theme.icons import icon
from editor.theme.metrics import SMALL
from editor.widgets.labels import heading, quiet_text
from engine.bots.bot import bots
from engine.kernel.rules.game_system import ProfileOption
from engine.registry import systems
from engine.words import say

if TYPE_CHECKING:
    from editor.playtest.load_game import CannotLoad
    from editor.services.scenario_catalogue import ScenarioEntry
    from engine.session.session import GameStart

DIGITS = QRegularExpression("[0-9]{1,15}")


class NewGameDialog(QDialog):
    """Dialog that sets up a new game; emits `wanted` with the chosen settings."""

    wanted = Signal(object)
    rule_requested = Signal(str)

    def __init__(self, context: AppContext, proposed: str = "") -> None:
        super().__init__(context.window.widget)
        lang = context.lang
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self.setObjectName("new-game")
        self.setWindowTitle(say("table-new-game", lang))
        self.lang, self._context = lang, context
        self.players: dict[str, QComboBox] = {}
        self.readings: dict[str, QComboBox] = {}
        own = context.scenarios
        own.look()
        self._choice = ScenarioChoiceWidget(own, proposed, lang)
        self._choice.problem.rule_requested.connect(self.rule_requested)
        self.scenario = self._choice.combo
        self.seed = QLineEdit(str(any_seed()))
        self._form = QFormLayout()
        self._form.setFieldGrowthPolicy(QFormLayout.FieldGrowthPolicy.AllNonFixedFieldsGrow)
        self._form.addRow(say("table-scenario", lang), self._choice)
        self._form.addRow(say("table-seed", lang), self._seed_row())
        self._rules = QScrollArea()
        self._rules.setObjectName("new-game-rules")
        self._rules.setAccessibleName(say("table-rule-options", lang))
        self._rules.setWidgetResizable(True)
        self._rules.setFrameShape(QFrame.Shape.NoFrame)
        lines = QVBoxLayout(self)
        lines.addLayout(self._form)
        lines.addWidget(heading(say("table-rule-options", lang)))
        lines.addWidget(self._rules, 1)
        lines.addWidget(self._buttons())
        self._choice.chosen.connect(self._show_scenario)
        self._show_scenario()
        letters = self.fontMetrics().averageCharWidth()
        self.resize(max(560, 76 * letters), max(520, 34 * self.fontMetrics().height()))

    @property
    def sample(self) -> ScenarioEntry:
        """The selected scenario."""
        return self._choice.sample

    def chosen(self) -> NewGame:
        """The current settings; with a random seed if the field is empty."""
        players = {seat: str(combo.currentData()) for seat, combo in self.players.items()}
        seed = int(self.seed.text()) if self.seed.hasAcceptableInput() else any_seed()
        differing = {key: combo.currentData() for key, combo in self.readings.items() if combo.currentData()}
        return NewGame(self.sample.key, players, seed, differing)

    def _combo(self, name: str, word: str) -> QComboBox:
        combo = QComboBox()
        combo.setObjectName(name)
        combo.setAccessibleName(say(word, self.lang))
        return combo

    def _seed_row(self) -> QWidget:
        self.seed.setObjectName("new-game-seed")
        self.seed.setAccessibleName(say("table-seed", self.lang))
        self.seed.setToolTip(say("table-seed-why", self.lang))
        self.seed.setValidator(QRegularExpressionValidator(DIGITS, self.seed))
        self.seed.setInputMethodHints(Qt.InputMethodHint.ImhDigitsOnly)
        again = QToolButton()
        again.setObjectName("new-game-other-seed")
        again.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        again.setIcon(icon("dice"))
        again.setAccessibleName(say("table-other-seed", self.lang))
        again.setToolTip(say("table-other-seed", self.lang))
        again.clicked.connect(lambda: self.seed.setText(str(any_seed())))
        box = QWidget()
        row = QHBoxLayout(box)
        row.setContentsMargins(0, 0, 0, 0)
        row.addWidget(self.seed, 1)
        row.addWidget(again)
        return box

    def _buttons(self) -> QDialogButtonBox:
        box = QDialogButtonBox(QDialogButtonBox.StandardButton.Cancel)
        box.button(QDialogButtonBox.StandardButton.Cancel).setObjectName("new-game-cancel")
        self._begins = begin = box.addButton(say("table-begin", self.lang), QDialogButtonBox.ButtonRole.AcceptRole)
        begin.setObjectName("new-game-begin")
        begin.setDefault(True)
        box.accepted.connect(self._begin)
        box.rejected.connect(self.close)
        return box

    def _begin(self) -> None:
        self.wanted.emit(self.chosen())
        self.close()

    def _show_scenario(self) -> None:
        """Show the rules of the selected scenario, and its seats, as soon as it has been read."""
        key = self.sample.key
        self._show_seats(())
        self._show_rules(systems()[self.sample.system].profile)

        def then(start: GameStart) -> None:
            if self.sample.key == key:
                self._show_seats(start.state.seats)

        def refused(error: CannotLoad) -> None:
            if self.sample.key == key:
                self._choice.refuse(load_error_text(error, self.lang))

        if self.sample.origin == "stock":
            self._show_seats(seats_of(key))
        else:
            find_start(self._context, self, NewGame(key), then, refused)

    def _show_seats(self, seats: tuple[str, ...]) -> None:
        """Show who plays each seat; a game without seats cannot start."""
        for combo in self.players.values():
            self._form.removeRow(combo)
        self.players = {}
        self._begins.setEnabled(bool(seats))
        usual = usual_players(seats)
        for seat in seats:
            combo = self._combo(f"new-game-{seat}", SEATS[seat]) if seat in SEATS else QComboBox()
            name = say(SEATS[seat], self.lang) if seat in SEATS else seat
            combo.addItem(icon("person"), say("table-person", self.lang), PERSON)
            for bot in bots():
                combo.addItem(icon("bot"), bot_name(bot, self.lang), bot)
            combo.setCurrentIndex(combo.findData(usual[seat]))
            self.players[seat] = combo
            self._form.insertRow(len(self.players), name, combo)

    def _show_rules(self, options: Sequence[ProfileOption]) -> None:
        system = self.sample.system
        box = QWidget()
        form = QFormLayout(box)
        form.setContentsMargins(0, 0, SMALL, 0)
        self.readings = {}
        form.addRow(quiet_text(say("table-rule-options-why", self.lang)))
        for option in options:
            name = f"{system}-{option.key}".replace("_", "-")
            text = say(f"option-{name}", self.lang)
            label = RuleLabel(f"{name}-name", self.lang, text, (option.rule,))
            label.rule_requested.connect(self.rule_requested)
            self.readings[option.key] = combo = self._combo(f"option-{name}", f"option-{name}")
            combo.addItem(say("table-as-scenario", self.lang), "")
            for value in option.values:
                combo.addItem(say(f"option-{name}-{value.replace('_', '-')}", self.lang), value)
            form.addRow(label)
            form.addRow(combo)
        self._rules.setWidget(box)
