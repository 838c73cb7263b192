"""The dialog for a new game: the mission with its board and briefing, who plays with which army, and the rules."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from PySide6.QtCore import QSize, Qt, Signal
from PySide6.QtWidgets import QComboBox, QDialog, QDialogButtonBox, QVBoxLayout, QWidget

from editor.pages.play.start.army_choices import ArmyChoices
from editor.pages.play.start.load_error_dialog import load_error_text
from editor.pages.play.start.load_scenario import find_start
from editor.pages.play.start.mission_panel import BriefingWidget
from editor.pages.play.start.new_session import NewGame, seats_of, usual_players
from editor.pages.play.start.own_scenarios import offered_armies
from editor.pages.play.start.rules_fold import RulesFoldWidget
from editor.pages.play.start.scenario_choice import ScenarioChoiceWidget
from editor.pages.play.start.scroll_fade import ScrollFadeWidget
from editor.pages.play.start.seat_row import SeatRowWidget
from editor.pages.play.start.start_questions import breach_texts
from editor.services.app_context import AppContext
from editor.theme.current_theme import text_size
from editor.theme.metrics import HUGE, LARGE, MEDIUM, scaled
from editor.thumbnails.board_picture_worker import BoardPictureWorker
from editor.widgets.labels import heading, text
from editor.widgets.layouts import scroll_area
from editor.widgets.responsive_row import ResponsiveRowWidget
from engine.registry import systems
from engine.words import say

if TYPE_CHECKING:
    from editor.playtest.load_game import CannotLoad
    from editor.services.scenario_catalogue import ScenarioEntry
    from engine.session.session import GameStart

SIZE = QSize(900, 780)
MOST_OF_WINDOW = 0.94
BESIDE = 72
"""Letters of width from which the players stand beside the briefing."""


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
        self._rows: dict[str, SeatRowWidget] = {}
        self._armies = ArmyChoices()
        own = context.scenarios
        own.look()
        self._choice = ScenarioChoiceWidget(own, proposed, lang)
        self._choice.problem.rule_requested.connect(self.rule_requested)
        self.scenario = self._choice.combo
        self._briefing = BriefingWidget(BoardPictureWorker.of(context), lang)
        self._rules = RulesFoldWidget(lang)
        self._rules.rule_requested.connect(self.rule_requested)
        self.seed = self._rules.seed
        self._legality = text("")
        self._legality.setObjectName("new-game-legality")
        self._seats = QVBoxLayout()
        self._seats.setSpacing(scaled(LARGE, text_size()))
        lines = QVBoxLayout(self)
        around = scaled(HUGE, text_size())
        lines.setContentsMargins(around, around, around, scaled(LARGE, text_size()))
        lines.setSpacing(scaled(LARGE, text_size()))
        lines.addWidget(self._body(), 1)
        lines.addWidget(self._legality)
        lines.addWidget(self._buttons())
        self._choice.chosen.connect(self._show_scenario)
        self._show_scenario()
        size, most = SIZE * (text_size() / 100), context.window.widget.screen().availableSize() * MOST_OF_WINDOW
        self.resize(size.boundedTo(most))

    @property
    def sample(self) -> ScenarioEntry:
        """The selected scenario."""
        return self._choice.sample

    @property
    def players(self) -> dict[str, QComboBox]:
        """The players to choose from, by seat."""
        return {seat: row.player for seat, row in self._rows.items()}

    @property
    def armies(self) -> dict[str, QComboBox]:
        """The armies to choose from, by seat."""
        return {seat: row.army for seat, row in self._rows.items()}

    @property
    def readings(self) -> dict[str, QComboBox]:
        """The readings of the rules, by option."""
        return dict(self._rules.readings)

    def chosen(self) -> NewGame:
        """The current settings; with a random seed if the field is empty."""
        players = {seat: str(row.player.currentData()) for seat, row in self._rows.items()}
        armies = {seat: row.chosen_army for seat, row in self._rows.items() if row.chosen_army}
        return NewGame(self.sample.key, players, self._rules.chosen_seed(), self._rules.chosen_readings(), armies)

    def _body(self) -> QWidget:
        """The mission at the left, the players at the right; below one another where there is no room."""
        left, right = QWidget(), QWidget()
        column = QVBoxLayout(left)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(scaled(MEDIUM, text_size()))
        column.addWidget(self._choice)
        column.addWidget(self._briefing)
        column.addStretch(1)
        other = QVBoxLayout(right)
        other.setContentsMargins(0, 0, 0, 0)
        other.setSpacing(scaled(MEDIUM, text_size()))
        other.addWidget(heading(say("new-game-who", self.lang)))
        other.addLayout(self._seats)
        other.addWidget(self._rules)
        other.addStretch(1)
        both = ResponsiveRowWidget(BESIDE, scaled(HUGE, text_size()))
        both.add(left, 1)
        both.add(right, 1)
        both.setContentsMargins(0, 0, scaled(MEDIUM, text_size()), 0)
        frame = scroll_area(both, "new-game-body")
        ScrollFadeWidget(frame)
        return frame

    def _buttons(self) -> QDialogButtonBox:
        box = QDialogButtonBox(QDialogButtonBox.StandardButton.Cancel)
        cancel = box.button(QDialogButtonBox.StandardButton.Cancel)
        cancel.setObjectName("new-game-cancel")
        cancel.setAutoDefault(False)
        self._begins = begin = box.addButton(say("table-begin", self.lang), QDialogButtonBox.ButtonRole.AcceptRole)
        begin.setObjectName("new-game-begin")
        begin.setProperty("primary", True)
        begin.setDefault(True)
        box.accepted.connect(self._begin)
        box.rejected.connect(self.close)
        return box

    def _allow_begin(self, allowed: bool) -> None:
        """Enable the button that begins, which Enter presses."""
        self._begins.setEnabled(allowed)
        self._begins.setDefault(False)  # while it was disabled, the dialog had no default
        self._begins.setDefault(True)

    def _begin(self) -> None:
        chosen = self.chosen()
        self.close()
        self.wanted.emit(chosen)

    def _show_scenario(self) -> None:
        """Show the selected scenario, and its seats and armies as soon as it has been read."""
        sample, key = self.sample, self.sample.key
        self._armies = ArmyChoices()
        self._show_seats(seats_of(key) if sample.origin == "stock" else ())
        self._rules.show_options(sample.system, systems()[sample.system].profile)
        self._briefing.show_mission(sample)
        self._load()

        def take(found: ArmyChoices) -> None:
            if self.sample.key == key:
                self._armies = found
                self._show_armies()

        job = partial(offered_armies, key=key, lang=self.lang)
        self._context.library.look_up(self, job, take, lambda _: None)

    def _load(self) -> None:
        """Load the scenario with the chosen armies, and say whether it can be played."""
        sample = self.sample
        armies = {seat: row.chosen_army for seat, row in self._rows.items() if row.chosen_army}
        self._legality.hide()

        def is_current() -> bool:
            now = {seat: row.chosen_army for seat, row in self._rows.items() if row.chosen_army}
            return self.sample.key == sample.key and now == armies

        def then(start: GameStart) -> None:
            if not is_current():
                return
            self._choice.refuse("")
            if tuple(start.state.seats) != tuple(self._rows):
                self._show_seats(start.state.seats)
                self._show_armies()
            self._allow_begin(bool(self._rows))
            self._briefing.show_start(sample, start)
            self._say_legality(start)

        def refused(error: CannotLoad) -> None:
            if is_current():
                self._allow_begin(False)
                self._choice.refuse(load_error_text(error, self.lang))

        find_start(self._context, self, NewGame(sample.key, armies=armies), then, refused)

    def _say_legality(self, start: GameStart) -> None:
        """Say before the start what the armies break; such a game is to be confirmed."""
        breaches = [each.sentence for each in breach_texts(start, self.lang)]
        words = (
            "\n".join((say("new-game-illegal", self.lang), *breaches)) if breaches else say("new-game-legal", self.lang)
        )
        self._legality.setText(words)
        self._legality.setProperty("state", "broken" if breaches else "met")
        self._legality.style().polish(self._legality)
        self._legality.show()

    def _show_seats(self, seats: tuple[str, ...]) -> None:
        """Show who plays each seat; a game without seats cannot start."""
        for row in self._rows.values():
            self._seats.removeWidget(row)
            row.hide()
            row.deleteLater()
        usual = usual_players(seats)
        self._rows = {seat: SeatRowWidget(seat, number, usual[seat], self.lang) for number, seat in enumerate(seats)}
        for row in self._rows.values():
            self._seats.addWidget(row)
            row.army_chosen.connect(self._load)
        self._allow_begin(bool(seats))

    def _show_armies(self) -> None:
        for seat, row in self._rows.items():
            row.show_armies(self._armies.own.get(seat), self._armies.of_seat(seat))
