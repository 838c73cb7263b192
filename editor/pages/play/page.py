"""The play page: brings a play session, its widgets and the window together."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from functools import partial
from types import MappingProxyType
from typing import TYPE_CHECKING, Any

from PySide6.QtCore import QEvent, Qt, QTimer, Signal
from PySide6.QtGui import QCloseEvent, QKeyEvent, QShowEvent
from PySide6.QtWidgets import QApplication, QVBoxLayout, QWidget

from database.store.document_source import SourceChain
from editor.page_api.hint import Hint, Notice, command_hint, hint
from editor.page_api.page import Page
from editor.pages.play.commands import COMMANDS, PlayContext, show_states
from editor.pages.play.input_controller import InputController
from editor.pages.play.player_names import ArmyDocument, named_armies
from editor.pages.play.save_game import AutosaveController, save_game
from editor.pages.play.scenario_problems import ProblemSearch, ScenarioProblems
from editor.pages.play.session_controller import SessionController
from editor.pages.play.start.own_scenarios import armies_from
from editor.pages.play.table_widget import TableWidget
from editor.pages.play.task_worker import TaskWorker
from editor.pages.play.view_controller import ViewController
from editor.playtest.load_game import faces_of, naming_of
from editor.playtest.play_session import PlaySession
from editor.playtest.save_game import title_of
from editor.services.document_resolver import DocumentResolver
from editor.services.scenario_catalogue import stock_scenarios
from editor.widgets.problem_panel import ProblemPanel
from editor.widgets.swappable_widget import SwappableWidget, keep_focus
from engine.kernel.data.message import message

if TYPE_CHECKING:
    from editor.services.app_context import AppContext
    from editor.services.saved_games import SavedGameStore
    from editor.services.step_service import WorkSteps


KEY = "table:"
"""Prefix of the keys of pages that show a game."""
NO_OPTIONS: Mapping[str, str] = MappingProxyType({})
BREATH = 20
"""Milliseconds from another text size, which takes long by itself, until the widgets of the page are rebuilt."""


class PlayPage(Page):
    """Page of one game, shown after it was built. Its widgets are rebuilt for another language or text size; the game
    goes on."""

    escaped = Signal()
    """Emitted by Esc where nothing is picked."""
    left = Signal()
    """Emitted when the page is about to close; its game stays as it is."""
    version_wanted = Signal()
    """Emitted when its scenario may have changed, or a document that this names, and the page is seen."""
    again_requested = Signal()
    """Emitted when another game of the same scenario is requested."""
    icon = "table"
    commands = COMMANDS
    undo_command, redo_command = "take-back", "go-again"
    rule_options: Mapping[str, str] = NO_OPTIONS
    """The rule options of its game that differ from the scenario's."""
    armies: Mapping[str, str] = NO_OPTIONS
    """The army lists, by seat, that its game has instead of the scenario's."""

    def __init__(
        self,
        session: PlaySession,
        scenario: str,
        lang: str,
        pause: Callable[[], int],
        asks_all: Callable[[], bool] = lambda: False,
    ) -> None:
        super().__init__()
        self.setObjectName("table-page")
        self.parts: TableWidget
        self.showing: ViewController
        self.scenario, self._lang = scenario, lang
        self._save_elsewhere: Callable[[], bool] = lambda: False
        self._keep_pause: Callable[[int], None] = lambda pause: None
        self._saves: SavedGameStore | None = None
        self.play = SessionController(session, naming_of(session.table, lang), pause, asks_all)
        self.play.setParent(self)
        self._shells = {
            name: SwappableWidget() for name in ("hand", "inspector", "log", "seats", "history", "problems")
        }
        self._problems: ScenarioProblems | None = None
        self._autosave: AutosaveController | None = None
        self._armies = named_armies(session.table.start.scenario, DocumentResolver(with_files=False))
        self._newest, self._is_outdated = session.table.start.scenario, False
        self._search = TaskWorker(self)
        self._search.thought.connect(self._take_problems)
        self._body = SwappableWidget()
        self._font_timer = QTimer(self, singleShot=True, interval=BREATH)
        self._font_timer.timeout.connect(self._build_when_seen)
        around = QVBoxLayout(self)
        around.setContentsMargins(0, 0, 0, 0)
        around.addWidget(self._body)

    def build_steps(self) -> WorkSteps:
        """Build the widgets, then show the game in them; in steps, between which the window may answer."""
        self._build()
        yield
        self.play.answered.connect(lambda: self.showing.dice())
        self.play.narrowed.connect(lambda: self._show(self.showing.picked))
        self.play.narrowed.connect(self.hints_changed)
        self.play.moved.connect(self.hints_changed)
        self.play.bots_changed.connect(self._show_bots)
        self.showing.refresh()
        self.play.begin()
        if self._saves is not None:
            self._save_regularly(self._saves)

    def build(self) -> None:
        """Build the page without a pause."""
        for _ in self.build_steps():
            pass

    @classmethod
    def from_session(
        cls,
        context: AppContext,
        session: PlaySession,
        save_name: str = "",
        key: str = "",
        rule_options: Mapping[str, str] = NO_OPTIONS,
    ) -> PlayPage:
        """A page, still to be built, for a session of the scenario with this key, with the rule options that the player
        chose; it is saved in the file with this name, or in a new one."""
        scenario = str(session.table.start.scenario["id"])
        window, games = context.window, context.saved_games
        store = window.store
        pause, asks_all = lambda: store.preferences.bot_pause, lambda: store.preferences.ask_all
        page = cls(session, key or scenario, window.lang, pause, asks_all)
        page.again_requested.connect(lambda: window.run_command("new-game"))
        page.saves_elsewhere = True
        page._save_elsewhere = lambda: save_game(context, page.play.session, page.save_name) is not None
        page._keep_pause = lambda pause: window.change(bot_pause=pause)
        page.rule_options = rule_options
        page.save_name = save_name or games.new_place(scenario, {each.save_name for each in window.pages}).name
        page._look_for_armies(context, key or context.scenarios.key_of(scenario))
        page._saves = games
        return page

    @property
    def lang(self) -> str:
        """The language of the page."""
        return self._lang

    def notice_version(self, scenario: Mapping[str, Any]) -> bool:
        """Whether the present version of its scenario, with all documents that it names, is neither that of the game
        nor the last one that was noticed."""
        before, self._newest = self._newest, scenario
        return scenario not in (self.play.session.table.start.scenario, before)

    def look_again(self) -> None:
        if self.isVisible():
            self.version_wanted.emit()
        else:
            self._is_outdated = True

    def hints(self) -> Sequence[Hint]:
        options = self.play.options
        has_picked = options.kind is not None or bool(options.picked)
        return (
            hint("click", "hint-choose"),
            *([hint("Esc", "hint-pick-again")] if has_picked else []),
            command_hint("why-not", "hint-why-not"),
            command_hint("undo-edit", "hint-take-back"),
            hint("drag", "hint-pan"),
            hint("wheel", "hint-zoom"),
        )

    @property
    def foot_height(self) -> int:
        return self.parts.foot_height

    def title(self) -> str:
        return title_of(self.play.session.table.start.scenario, self._lang)

    def save(self) -> bool:
        """Save the game, which is saved after each move anyway, and say where."""
        if self._autosave is not None:
            self._autosave.keep()
            folder = str(self._autosave.folder)
            self.notice.emit(Notice(message("table-saves-itself", folder=folder), topic="saves-itself"))
        return True

    def save_as(self) -> bool:
        return self._save_elsewhere()

    def panels(self) -> Mapping[str, QWidget]:
        return self._shells

    def speak(self, lang: str) -> None:
        self._lang = lang
        self.play.speak(naming_of(self.play.session.table, lang))
        self._build_when_seen()

    def command_context(self) -> PlayContext:
        return self._context

    def run_command(self, name: str) -> None:
        COMMANDS[name].run(self._context)
        self.showing.bots()
        self.changed.emit()

    def showEvent(self, event: QShowEvent) -> None:  # noqa: N802 - Qt's name
        super().showEvent(event)
        if self._is_stale:
            self._rebuild()
        if self._is_outdated:
            self._is_outdated = False
            self.version_wanted.emit()

    def closeEvent(self, event: QCloseEvent) -> None:  # noqa: N802 - Qt's name
        self.left.emit()
        self._search.drop()
        self.play.stop()
        super().closeEvent(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:  # noqa: N802 - Qt's name
        """Esc clears the selection."""
        if event.key() == Qt.Key.Key_Escape:
            options = self.play.options
            has_picked = options.kind is not None or bool(options.picked)
            self.play.unpick()
            if not has_picked:
                self.escaped.emit()
        else:
            super().keyPressEvent(event)

    def changeEvent(self, event: QEvent) -> None:  # noqa: N802 - Qt's name
        """Rebuild the widgets for another font, since some measure letters; colours follow the theme by themselves."""
        super().changeEvent(event)
        is_resized = event.type() is QEvent.Type.FontChange and self._body.held is not None
        if is_resized and self._made_for != self.font().pointSizeF():
            self._font_timer.start()

    def _build_when_seen(self) -> None:
        """Rebuild all widgets, lazily: hidden pages wait until they are shown."""
        self._is_stale = True
        if self.isVisible():
            self._rebuild()

    def _rebuild(self) -> None:
        """Rebuild the widgets with their content; pending dice are shown at once."""
        with keep_focus(self, lambda: self.parts.takes_keyboard):
            self._build()
            self.showing.moment()
        self.changed.emit()
        self.play.wait_for_dice(False)

    def can_turn_board(self) -> bool:
        return not self.play.covered and not self.showing.result_shown

    def turn_board(self) -> None:
        self.parts.map.turn_by_hand()

    def _build(self) -> None:
        """Build all widgets in the current language."""
        play, lang = self.play, self._lang
        self._made_for, self._is_stale = self.font().pointSizeF(), False
        before = self.parts if self._body.held is not None else None
        faces = faces_of(play.session.table, lang)
        self.parts = parts = TableWidget(lang, play.snapshot.board.seat_looks, COMMANDS, faces.face, self._body)
        if before is not None:
            self.showing.retire()
        self.showing = ViewController(play, parts, self._armies, lang)
        self.showing.moment_shown.connect(self._note_moment)
        self.showing.result_switched.connect(self.changed)
        self.showing.marks.pointed_out.connect(self._bring_up_log)
        self.handling = InputController(play, parts, self.showing, lang)
        self.handling.rule_requested.connect(self.rule_requested)
        parts.map.status.connect(self.status)
        parts.map.remember_turn_of(self.scenario)
        parts.result.again_requested.connect(self.again_requested)
        parts.tools.wanted.connect(self.run_command)
        parts.foot_changed.connect(self.foot_changed)
        self._context = PlayContext(
            play, parts, self.showing, self.handling, self.notice.emit, lambda pause: self._keep_pause(pause), lang
        )
        self.showing.actions_changed.connect(self._show_actions)
        panels = {
            "hand": parts.own,
            "inspector": parts.inspector_frame,
            "log": parts.log,
            "seats": parts.seats,
            "history": parts.history,
        }
        for name, panel in panels.items():
            self._shells[name].hold(panel)
        QTimer.singleShot(0, self, self._list_problems)
        if before is not None:
            parts.contents.setVisible(before.contents.isVisibleTo(before))
        self._body.hold(parts)
        self.setFocusProxy(parts.map)

    def _save_regularly(self, games: SavedGameStore) -> None:
        autosave = AutosaveController(self.play, games, games.folder / self.save_name)
        autosave.failed.connect(lambda why: self.notice.emit(Notice(why)))
        self.left.connect(autosave.stop)
        self._autosave, self.saves_itself = autosave, True

    def _look_for_armies(self, context: AppContext, key: str) -> None:
        """Look for the armies of a scenario of the user, for their names."""
        if key not in stock_scenarios():
            job = partial(armies_from, key=key, lang=self._lang)
            context.library.look_up(self, job, self._take_armies, lambda _: self._take_armies(job(SourceChain())))

    def _take_armies(self, armies: tuple[ArmyDocument, ...]) -> None:
        self._armies = armies
        if self._body.held is not None:
            self.showing.show_armies(armies)

    def _take_problems(self, problems: ScenarioProblems) -> None:
        self._problems = problems
        ships = str(self.play.session.table.start.scenario["id"]) in stock_scenarios()
        self.count_problems(problems.problems, ships=ships)
        self._list_problems()

    def _list_problems(self) -> None:
        """List the problems of the scenario; they are computed in a worker thread after the page is shown."""
        if self._problems is None:
            if not self._search.busy:
                self._search.start(ProblemSearch(self.play.session.table))
            return
        problems = ProblemPanel("problems", "table-no-problems", "dock-problems-how")
        problems.speak(self._lang)
        problems.show_problems(self._problems.listed(self._lang), self._problems.more)
        problems.rule_requested.connect(self.rule_requested)
        problems.part_requested.connect(self._go_to_problem)
        self._shells["problems"].hold(problems)

    def _bring_up_log(self) -> None:
        """Bring the log to the front, unless all panels are folded away: one over the map would cover it."""
        if any(shell.isVisible() for shell in self._shells.values()):
            self.panel_requested.emit("log")

    def _go_to_problem(self, number: int) -> None:
        """Move the cursor of the map to the place of a problem."""
        if self._problems is not None:
            self.parts.map.set_cursor(self._problems.place(number, self.parts.map.board))

    def _note_moment(self) -> None:
        if self.isVisible() and QApplication.focusWidget() is None:
            self.setFocus()
        self.changed.emit()

    def _show(self, show: Callable[[], None]) -> None:
        with keep_focus(self, lambda: self.parts.takes_keyboard):
            show()

    def _show_actions(self) -> None:
        show_states(self._context)

    def _show_bots(self) -> None:
        self._show(self.showing.bots)
        self.changed.emit()
