"""The play page: brings a play session, its widgets and the window together."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent, Qt, QTimer, Signal
from PySide6.QtGui import QCloseEvent, QKeyEvent, QShowEvent
from PySide6.QtWidgets import QApplication, QVBoxLayout, QWidget

from editor.pages.page import Page
from editor.pages.play.actions import ACTIONS, ActionContext, show_states, tools
from editor.pages.play.input_controller import InputController
from editor.pages.play.problems import ProblemSearch, ScenarioProblems
from editor.pages.play.save_game import AutosaveController, save_game
from editor.pages.play.session_controller import SessionController
from editor.pages.play.table_widget import TableWidget
from editor.pages.play.task_worker import TaskWorker
from editor.pages.play.view_controller import ViewController
from editor.pages.play.widgets.problem_list import ProblemsView
from editor.playtest.load_game import naming_of
from editor.playtest.play_session import PlaySession
from editor.playtest.save_game import title_of
from editor.theme.current_theme import current_theme
from editor.widgets.swappable import SwappableWidget, keep_focus

if TYPE_CHECKING:
    from editor.shell.main_window import MainWindow


class PlayPage(Page):
    """One game. Its widgets are made anew for another language, theme or size of text; the game goes on."""

    left = Signal()
    """The page is about to go; its game stands as it is."""
    again_wanted = Signal()
    """Somebody wants to play another game of this."""
    icon = "table"

    def __init__(self, session: PlaySession, scenario: str, lang: str, pause: Callable[[], int]) -> None:
        super().__init__()
        self.setObjectName("table-page")
        self.parts: TableWidget
        self.showing: ViewController
        self.scenario, self._lang = scenario, lang
        self._save_elsewhere: Callable[[], bool] = lambda: False
        self.play = SessionController(session, naming_of(session.table, lang), pause)
        self.play.setParent(self)
        self._shells = {name: SwappableWidget() for name in ("inspector", "log", "history", "problems")}
        self._findings: ScenarioProblems | None = None
        self._search = TaskWorker(self)
        self._search.thought.connect(self._take_findings)
        self._body = SwappableWidget()
        self._dressing = QTimer(self, singleShot=True, interval=0)
        self._dressing.timeout.connect(self._dress_anew)
        around = QVBoxLayout(self)
        around.setContentsMargins(0, 0, 0, 0)
        around.addWidget(self._body)
        self._build()
        self.play.moved.connect(self._show_moment)
        self.play.answered.connect(lambda: self.showing.dice())
        self.play.narrowed.connect(lambda: self._show(self.showing.picked))
        self.play.bots_changed.connect(self._show_bots)
        self._show_moment()
        self.play.begin()

    @classmethod
    def for_sitting(cls, window: MainWindow, session: PlaySession, kept_at: str = "", key: str = "") -> PlayPage:
        """A game that is being played, of the scenario with this key; it is kept in the file of this name, or in one
        of its own."""
        scenario = str(session.table.start.scenario["id"])
        page = cls(session, key or scenario, window.lang, lambda: window.store.preferences.bot_pause)
        page.again_wanted.connect(lambda: window.run_command("new-game"))
        page.saves_elsewhere, page._save_elsewhere = True, lambda: save_game(window, page)
        page.kept_at = kept_at or window.kept_games.new_place(scenario, {each.kept_at for each in window.pages}).name
        AutosaveController(page, window.kept_games, window.kept_games.folder / page.kept_at)
        return page

    @property
    def lang(self) -> str:
        """The language it speaks."""
        return self._lang

    def title(self) -> str:
        return title_of(self.play.session.table.start.scenario, self._lang)

    def save_as(self) -> bool:
        return self._save_elsewhere()

    def panels(self) -> Mapping[str, QWidget]:
        return self._shells

    def speak(self, lang: str) -> None:
        self._lang = lang
        self.play.speak(naming_of(self.play.session.table, lang))
        self._build_when_seen()

    def do(self, name: str) -> None:
        """Run one of the actions of the page."""
        ACTIONS[name].run(self._context)
        self.showing.bots()
        self.changed.emit()

    def can(self, name: str) -> bool:
        """Whether one of the actions can be run now."""
        return ACTIONS[name].is_possible(self._context)

    def is_checked(self, name: str) -> bool:
        """Whether what one of the actions switches is on."""
        return ACTIONS[name].is_checked(self._context)

    @property
    def types_dice(self) -> bool:
        """Whether dice are typed in."""
        return self.is_checked("own-dice")

    @property
    def shows_arcs(self) -> bool:
        """Whether arcs are shown."""
        return self.is_checked("show-arcs")

    @property
    def shows_sight(self) -> bool:
        """Whether it is shown what somebody sees."""
        return self.is_checked("show-sight")

    @property
    def shows_contents(self) -> bool:
        """Whether the map is shown as a table too."""
        return self.is_checked("show-contents")

    @property
    def runs_bots(self) -> bool:
        """Whether bots answer by themselves."""
        return self.is_checked("run-bots")

    def showEvent(self, event: QShowEvent) -> None:  # noqa: N802 - Qt's name
        super().showEvent(event)
        if self._is_stale:
            self._build_anew()

    def closeEvent(self, event: QCloseEvent) -> None:  # noqa: N802 - Qt's name
        self.left.emit()
        self._search.drop()
        self.play.stop()
        super().closeEvent(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:  # noqa: N802 - Qt's name
        """Esc takes back what was picked."""
        if event.key() == Qt.Key.Key_Escape:
            self.play.unpick()
        else:
            super().keyPressEvent(event)

    def changeEvent(self, event: QEvent) -> None:  # noqa: N802 - Qt's name
        """What is painted in the colours of a theme or measured in letters is made anew."""
        super().changeEvent(event)
        if event.type() in (QEvent.Type.PaletteChange, QEvent.Type.FontChange) and self._body.held is not None:
            self._dressing.start()

    def _dress_anew(self) -> None:
        """Make the widgets anew, if they were made for another theme or size of text."""
        if self._made_for != (current_theme(), self.font().pointSizeF()):
            self._build_when_seen()

    def _build_when_seen(self) -> None:
        """All widgets once more; not before somebody looks, so that many tables do not keep anybody waiting."""
        self._is_stale = True
        if self.isVisible():
            self._build_anew()

    def _build_anew(self) -> None:
        """With what they showed; dice that were still to come lie at once."""
        with keep_focus(self, lambda: self.parts.takes_keyboard):
            self._build()
            self.showing.moment()
        self.changed.emit()
        self.play.wait_for_dice(False)

    def _build(self) -> None:
        """All widgets, for the language spoken now."""
        play, lang = self.play, self._lang
        self._made_for, self._is_stale = (current_theme(), self.font().pointSizeF()), False
        before = self.parts if self._body.held is not None else None
        self.parts = parts = TableWidget(lang, play.scene.picture.seats, tools())
        self.showing = ViewController(play, parts, lang)
        self.showing.result_switched.connect(self.changed)
        self.handling = InputController(play, parts, self.showing, lang)
        self.handling.rule_wanted.connect(self.rule_wanted)
        parts.map.status.connect(self.status)
        parts.result.again_wanted.connect(self.again_wanted)
        parts.tools.wanted.connect(self.do)
        self._context = ActionContext(play, parts, self.showing, self.handling, self.status.emit, lang)
        self.showing.actions_changed.connect(self._show_actions)
        panels = {"inspector": parts.inspector_frame, "log": parts.log, "history": parts.history}
        for name, panel in panels.items():
            self._shells[name].hold(panel)
        QTimer.singleShot(0, self, self._list_problems)
        if before is not None:
            parts.contents.setVisible(before.contents.isVisibleTo(before))
        self._body.hold(parts)
        self.setFocusProxy(parts.map)

    def _take_findings(self, findings: ScenarioProblems) -> None:
        self._findings = findings
        self._list_problems()

    def _list_problems(self) -> None:
        """Looked for once the table is there, and beside it, so that nobody waits for it."""
        if self._findings is None:
            if not self._search.busy:
                self._search.start(ProblemSearch(self.play.session.table))
            return
        problems = ProblemsView(self._lang, self._findings.said(self._lang))
        problems.rule_wanted.connect(self.rule_wanted)
        self._shells["problems"].hold(problems)

    def _show_moment(self) -> None:
        self._show(self.showing.moment)
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
