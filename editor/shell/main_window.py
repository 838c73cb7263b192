"""The main window: the app bar with tabs, the pages with the side panel, the hint bar, and toasts."""

from collections.abc import Callable
from typing import Any

from PySide6.QtCore import QLocale, QSize, Qt, Signal
from PySide6.QtGui import QAction, QCloseEvent, QKeyEvent, QKeySequence, QUndoGroup
from PySide6.QtWidgets import QApplication, QMainWindow, QMenuBar, QVBoxLayout, QWidget

from editor.canvas.board_turn_service import board_turns
from editor.documents.worker_thread import WorkerThread
from editor.language import choose_language
from editor.page_api.hint import Notice
from editor.page_api.page import Page
from editor.page_api.page_request import ImportFiles, ShowRule
from editor.services.app_context import AppContext
from editor.services.open_requests import open_named
from editor.settings.store import SettingsStore
from editor.shell.bars.app_bar import AppBar
from editor.shell.bars.hint_bar import HintBar, key_text
from editor.shell.bars.menu_bar import MenuBarController
from editor.shell.bars.toasts import ToastController
from editor.shell.command_actions import CommandActions
from editor.shell.drag_and_drop import DropController
from editor.shell.focus_controller import FocusController, RegionController
from editor.shell.menus import Menus
from editor.shell.page_opener import home_page, open_request
from editor.shell.panel.panel_area import PanelAreaWidget
from editor.shell.qt_translations import translate_qt
from editor.shell.shortcuts import PORTABLE, commands_with_keys, keys_of
from editor.shell.tabs import PageTabs
from editor.shell.unsaved_dialog import ask_about_unsaved
from editor.shell.window_state import restore_window_state, save_window_state
from editor.theme.current_theme import apply_theme
from editor.theme.motion import allow_motion
from editor.theme.theme import Theme
from editor.widgets.app_icon import app_icon
from engine.words import say

START_SIZE = QSize(1240, 780)
LEAST_SIZE = QSize(780, 540)
NEW = "new-"
OPEN = ("open-document", "import-pack", "show-library")
"""The commands in the menu for new things: those that make one, and these."""


class MainWindow(QMainWindow):
    """Main window. Its initial language and theme may differ from the preferences.

    In safe mode it has the default layout until `recall` restores the saved one.
    """

    prefers = Signal()
    """Emitted when a preference changes."""
    edited = Signal()
    """Emitted when a page has changed."""
    _preferences_written = Signal()

    def __init__(
        self, app: QApplication, store: SettingsStore, lang: str, theme: Theme, *, is_safe: bool = False
    ) -> None:
        super().__init__()
        self.app = app
        self.store = store
        self.lang = lang
        self.theme = theme
        self._asks = True
        self.is_hurried = False
        """True if the app must quit at once; unsaved work is then offered at the next start."""
        self._status_texts: dict[Page, str] = {}
        self._writing = WorkerThread()
        self._preferences_written.connect(self._show_notice)
        self.setObjectName("main-window")
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self.setWindowIcon(app_icon())
        self.setMinimumSize(LEAST_SIZE)
        self.resize(START_SIZE)
        apply_theme(app, theme, store.preferences.text_size)
        board_turns().begin(turns_to_fit=store.preferences.turn_boards)
        allow_motion(store.preferences.motion)
        self._undo = QUndoGroup(self)
        FocusController(app, self)
        self.context = AppContext(self, open_request)
        self.prefers.connect(self.context.preferences_changed)
        DropController(self, lambda paths: self.context.open(ImportFiles(paths)))
        self.commands = CommandActions(self)
        bar = QMenuBar()
        self.setMenuBar(bar)
        self.menus = Menus(bar, self.commands)
        self.menu_bar = MenuBarController(self, bar)
        self._speak_commands()
        self.commands.use_keys(store.preferences.shortcuts)
        self.tabs = PageTabs(home_page(self.context))
        self.panels = PanelAreaWidget(self.tabs, self.refresh, self.focus_page)
        new = [command.name for command in self.commands if command.menu == "file" and command.name.startswith(NEW)]
        self.app_bar = AppBar(self.tabs.bar, self.menus.app_menu, [self.commands[name] for name in (*new, *OPEN)])
        self.app_bar.search.clicked.connect(lambda: self.run_command("show-palette"))
        self.hint_bar = HintBar(self._command_keys)
        self.toasts = ToastController(self.tabs, self.focus_page, lambda: self.page.foot_height)
        self._lay_out()
        self.regions = RegionController(self, self._visible_regions, self.focus_page)
        self._speak_bars()
        self._take(self.tabs.home)
        self.tabs.came_to_front.connect(self._show_front)
        self.tabs.bar.close_requested.connect(self.close_page)
        self._undo.canUndoChanged.connect(lambda _: self.refresh())
        self._undo.canRedoChanged.connect(lambda _: self.refresh())
        self._undo.canUndoChanged.connect(lambda can: self.edited.emit() if can else None)
        self._is_recalled = False
        if not is_safe:
            self.recall()
        self._show_front(self.page)
        self._show_notice()

    def _lay_out(self) -> None:
        frame = QWidget()
        column = QVBoxLayout(frame)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(0)
        column.addWidget(self.app_bar)
        column.addWidget(self.panels, 1)
        column.addWidget(self.hint_bar)
        self.setCentralWidget(frame)
        self.tabs.speak(self.lang)

    def _visible_regions(self) -> dict[str, QWidget]:
        """The regions that F6 goes through."""
        regions = {"app-bar": self.app_bar, "page": self.page}
        if self.panels.is_open:
            regions["panel"] = self.panels.panel
        elif self.panels.rail.isVisible():
            regions["rail"] = self.panels.rail
        if self.toasts.shown:
            regions["toast"] = self.toasts.shown[-1]
        return {**regions, "hint-bar": self.hint_bar}

    @property
    def widget(self) -> QMainWindow:
        """The window itself, as the parent of dialogs."""
        return self

    @property
    def home(self) -> Page:
        """The start page."""
        return self.tabs.home

    @property
    def page(self) -> Page:
        """The page in front."""
        return self.tabs.front

    @property
    def pages(self) -> list[Page]:
        return self.tabs.pages

    def open_page(self, key: str, make: Callable[[], Page]) -> Page:
        """Raise the page with this key, or open it in a new tab."""
        page = self.find_page(key)
        if page is None:
            page = make()
            page.key = key
            self.tabs.add(page)
            self._take(page)
            self.context.page_opened.emit()
        self.tabs.setCurrentWidget(page)
        self.focus_page()
        return page

    def find_page(self, key: str) -> Page | None:
        """The open page with this key."""
        return self.tabs.page(key)

    def show_page(self, page: Page) -> None:
        """Bring an open page to the front."""
        self.tabs.setCurrentWidget(page)

    def close_page(self, page: Page) -> None:
        """Close a tab, unless that would lose unsaved work."""
        if page is not self.tabs.home:
            ask_about_unsaved(self, self.lang, [page], lambda: self._let_go(page))

    def _take(self, page: Page) -> None:
        page.changed.connect(lambda: self._page_changed(page))
        page.status.connect(lambda text: self._show_page_status(page, text))
        page.notice.connect(self.show_notice)
        page.panel_requested.connect(lambda name: self.panels.bring_up(name) if page is self.page else None)
        page.hints_changed.connect(lambda: self._show_hints(page))
        page.rule_requested.connect(self.open_rule)
        page.foot_changed.connect(self.toasts.place)
        if stack := page.undo_stack():
            self._undo.addStack(stack)
        self.panels.take(page)

    def _let_go(self, page: Page) -> None:
        if page.close():
            was_in_front = page is self.page
            self.tabs.remove(page)
            self.panels.drop(page)
            self._status_texts.pop(page, None)
            page.deleteLater()
            self.context.page_closed.emit()
            self._restore_focus(was_in_front)

    def _show_front(self, page: Page) -> None:
        stack = page.undo_stack()
        self._undo.setActiveStack(stack)  # type: ignore[arg-type]
        self.panels.show_for(page)
        self.toasts.place()
        self._show_hints(page)
        self.hint_bar.show_status(self._status_texts.get(page, ""))
        self.refresh()
        if self.regions.current != "app-bar" or not self.tabs.bar.hasFocus():
            self.focus_page()

    def focus_page(self) -> None:
        """Give the keyboard to the main work of the page in front."""
        if self.page.focusProxy() is not None:
            self.page.setFocus()

    def _restore_focus(self, was_in_front: bool) -> None:
        """Focus the front page if the page that had the keyboard is gone: Qt gives it to whatever comes next."""
        focused = QApplication.focusWidget()
        if was_in_front or focused is None or not focused.isVisible():
            self.focus_page()

    def _page_changed(self, page: Page) -> None:
        self.tabs.bar.name(page)
        if page is self.page:
            self.refresh()

    def _show_page_status(self, page: Page, text: str) -> None:
        self._status_texts[page] = text
        if page is self.page:
            self.hint_bar.show_status(text)

    def _show_hints(self, page: Page) -> None:
        if page is self.page:
            self.hint_bar.show_hints(page.hints())

    def _command_keys(self, name: str) -> str:
        """The first shortcut of a command, as on key caps."""
        keys = keys_of(self.commands.commands[name], self.store.preferences.shortcuts)
        return key_text(keys[0]) if keys else ""

    def show_notice(self, notice: Notice) -> None:
        """Show what has just happened as a toast."""
        self.toasts.show_notice(notice)

    def end_notice(self, topic: str) -> None:
        """Close the toast of a topic."""
        self.toasts.end(topic)

    def recall(self) -> None:
        """Restore the size and layout of the last run."""
        self._is_recalled = True
        restore_window_state(self, self.panels, self.store.window_settings())

    def open_named(self, names: list[str]) -> None:
        """Open the names of the command line."""
        open_named(self.context, names)

    def open_rule(self, number: str) -> None:
        """Open a rule."""
        self.context.open(ShowRule(number))

    def run_command(self, name: str) -> bool:
        """Run a command, or show why that is not possible now; returns whether it was run."""
        was_run = self.commands.run(name)
        if not was_run:
            self._explain(name)
        return was_run

    def _explain(self, name: str) -> None:
        """Show why a command cannot be run now."""
        if (why := self.commands.commands[name].why_not(self)) is not None:
            self.show_notice(Notice(why))

    def action(self, name: str) -> QAction:
        """The action of a command; its data is the name of its icon."""
        return self.commands[name]

    def refresh(self) -> None:
        """Update title and commands."""
        name, page = say("window-title", self.lang), self.page
        title = page.title().replace("[*]", "[*][*]")
        self.setWindowTitle(name if page is self.tabs.home else f"{title}[*] — {name}")
        self.setWindowModified(page.is_edited())
        self.commands.refresh()

    def change(self, **preferences: Any) -> None:
        """Change preferences: applied at once, written in the background."""
        prefers = self.store.prefer(**preferences)
        self._writing.do(self._write_preferences)
        if preferences.keys() & {"theme", "text_size"}:
            self.theme = prefers.theme if "theme" in preferences else self.theme
            apply_theme(self.app, self.theme, prefers.text_size)
        if "language" in preferences:
            self.speak(prefers.language or choose_language({}, QLocale.system().name()))
        board_turns().turn_to_fit(prefers.turn_boards)
        allow_motion(prefers.motion)
        if "shortcuts" in preferences:
            self.commands.use_keys(prefers.shortcuts)
            self.app_bar.search.show_keys(self._command_keys("show-palette"))
            self._show_hints(self.page)
        self.prefers.emit()
        self.refresh()

    def _write_preferences(self) -> None:
        """Write the preferences in the writer thread, since disks are slow."""
        self.store.keep()
        self._preferences_written.emit()

    def _show_notice(self) -> None:
        """Show a problem of the settings, once."""
        if notice := self.store.notice:
            self.store.notice = None
            self.show_notice(Notice(notice))

    def speak(self, lang: str) -> None:
        """Switch the language of everything."""
        if lang == self.lang:
            return
        self.lang = lang
        translate_qt(self.app, lang)
        self._speak_commands()
        self._speak_bars()
        for page in self.pages:
            page.speak(lang)
        self.tabs.speak(lang)
        self.refresh()

    def _speak_commands(self) -> None:
        self.commands.speak(self.lang)
        self.menus.speak(self.lang)
        self.menu_bar.take_letters()

    def _speak_bars(self) -> None:
        self.app_bar.speak(self.lang)
        self.app_bar.search.show_keys(self._command_keys("show-palette"))
        self.panels.speak(self.lang)
        self.hint_bar.speak(self.lang)
        self.toasts.speak(self.lang)

    def come_forward(self, names: list[str]) -> None:
        """Raise the window after a second start of the app, and open its names."""
        self.setWindowState(self.windowState() & ~Qt.WindowState.WindowMinimized)
        self.raise_()
        self.activateWindow()
        self.open_named(names)

    def quit(self) -> None:
        """Quit the app, unless that would lose unsaved work."""
        ask_about_unsaved(self, self.lang, self.pages, self._quit)

    def skip_questions(self) -> None:
        """Quit without questions, as a session manager demands."""
        self._asks = False
        self.is_hurried = True

    def _quit(self) -> None:
        self._asks = False
        QApplication.quit()

    def _close_for_good(self) -> None:
        self._asks = False
        self.close()

    def keyPressEvent(self, event: QKeyEvent) -> None:  # noqa: N802 - Qt's name
        """Handle unused keys: if they belong to a command that cannot be run now, show the reason."""
        keys = QKeySequence(event.keyCombination()).toString(PORTABLE)
        for command in commands_with_keys(keys, self.commands, self.store.preferences.shortcuts):
            if not command.can_run(self):
                self.run_command(command.name)
                return
        super().keyPressEvent(event)

    def closeEvent(self, event: QCloseEvent) -> None:  # noqa: N802 - Qt's name
        if self._asks and any(page.is_edited() for page in self.pages):
            event.ignore()
            ask_about_unsaved(self, self.lang, self.pages, self._close_for_good)
            return
        if self._is_recalled:
            save_window_state(self, self.panels, self.store.window_settings())
        for page in self.pages:
            page.close()
        self.context.stop()
        self._writing.stop()
        super().closeEvent(event)
