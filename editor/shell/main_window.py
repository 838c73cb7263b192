"""The main window: menu bar, pages in tabs, docks around them, and a status bar."""

from collections.abc import Callable
from typing import Any

from PySide6.QtCore import QLocale, QSize, Qt, Signal
from PySide6.QtGui import QAction, QCloseEvent, QKeyEvent, QKeySequence, QResizeEvent, QUndoGroup
from PySide6.QtWidgets import QApplication, QMainWindow

from editor.canvas.board_turn_service import board_turns
from editor.documents.worker_thread import WorkerThread
from editor.language import choose_language
from editor.page_api.page import Page
from editor.page_api.page_request import ImportFiles, ShowRule
from editor.services.app_context import AppContext
from editor.services.open_requests import open_named
from editor.settings.store import SettingsStore
from editor.shell.command_actions import CommandActions
from editor.shell.docks import Docks
from editor.shell.drag_and_drop import DropController
from editor.shell.focus_controller import FocusController
from editor.shell.menus import Menus
from editor.shell.page_opener import home_page, open_request
from editor.shell.qt_translations import translate_qt
from editor.shell.shortcuts import PORTABLE, commands_with_keys
from editor.shell.status_bar import StatusBar
from editor.shell.tabs import PageTabWidget
from editor.shell.unsaved_dialog import ask_about_unsaved
from editor.shell.window_state import restore_window_state, save_window_state
from editor.theme.current_theme import apply_theme
from editor.theme.theme import Theme
from editor.widgets.app_icon import app_icon
from engine.words import say, speak

START_SIZE = QSize(1240, 780)
LEAST_SIZE = QSize(780, 540)


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
        self._undo = QUndoGroup(self)
        FocusController(app, self)
        self.context = AppContext(self, open_request)
        self.prefers.connect(self.context.preferences_changed)
        DropController(self, lambda paths: self.context.open(ImportFiles(paths)))
        self.commands = CommandActions(self)
        self.menus = Menus(self.menuBar(), self.commands)
        self._status = StatusBar()
        self.setStatusBar(self._status)
        self.docks = Docks(self, self.refresh)
        self._speak_frame()
        self.commands.use_keys(store.preferences.shortcuts)
        self.tabs = PageTabWidget(home_page(self.context))
        self.tabs.speak(lang)
        self.setCentralWidget(self.tabs)
        self._take(self.tabs.home)
        self.tabs.came_to_front.connect(self._show_front)
        self.tabs.close_requested.connect(self.close_page)
        self._undo.canUndoChanged.connect(lambda _: self.refresh())
        self._undo.canRedoChanged.connect(lambda _: self.refresh())
        self._undo.canUndoChanged.connect(lambda can: self.edited.emit() if can else None)
        self._is_recalled = False
        if not is_safe:
            self.recall()
        self._show_front(self.page)
        self._give_keyboard(self.page)
        self._show_notice()

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
        self._give_keyboard(page)
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
        page.rule_requested.connect(self.open_rule)
        if stack := page.undo_stack():
            self._undo.addStack(stack)
        self.docks.take(page)

    def _let_go(self, page: Page) -> None:
        if page.close():
            self.tabs.remove(page)
            self.docks.drop(page)
            self._status_texts.pop(page, None)
            page.deleteLater()
            self.context.page_closed.emit()
            self._restore_focus()

    def _show_front(self, page: Page) -> None:
        stack = page.undo_stack()
        self._undo.setActiveStack(stack)  # type: ignore[arg-type]
        self.docks.show_for(page)
        self._status.show_text(self._status_texts.get(page, ""))
        self.refresh()

    def _give_keyboard(self, page: Page) -> None:
        """Give the focus to the default widget of a page."""
        if page.focusProxy() is not None:
            page.setFocus()

    def _restore_focus(self) -> None:
        """Focus the front page if the focused widget is gone."""
        focused = QApplication.focusWidget()
        if focused is None or not focused.isVisible():
            self._give_keyboard(self.page)

    def _page_changed(self, page: Page) -> None:
        self.tabs.name(page)
        if page is self.page:
            self.refresh()

    def _show_page_status(self, page: Page, text: str) -> None:
        self._status_texts[page] = text
        if page is self.page:
            self._status.show_text(text)

    def show_status(self, text: str) -> None:
        """Show a text in the status bar."""
        self._show_page_status(self.page, text)

    @property
    def status_text(self) -> str:
        """Text of the status bar."""
        return self._status.text()

    def recall(self) -> None:
        """Restore the size and layout of the last run."""
        self._is_recalled = True
        restore_window_state(self, self.docks, self.store.window_settings())

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
            self.show_status(self.commands.why_not(name, self.lang))
        return was_run

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
        if "shortcuts" in preferences:
            self.commands.use_keys(prefers.shortcuts)
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
            self.show_status(speak(notice, self.lang))

    def speak(self, lang: str) -> None:
        """Switch the language of everything."""
        if lang == self.lang:
            return
        self.lang = lang
        translate_qt(self.app, lang)
        self._speak_frame()
        for page in self.pages:
            page.speak(lang)
        self.tabs.speak(lang)
        self.refresh()

    def _speak_frame(self) -> None:
        self.commands.speak(self.lang)
        self.menus.speak(self.lang)
        self.docks.speak(self.lang)

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

    def resizeEvent(self, event: QResizeEvent) -> None:  # noqa: N802 - Qt's name
        super().resizeEvent(event)
        if self.isVisible():
            self.docks.give_way(event.oldSize().width(), event.size().width())

    def closeEvent(self, event: QCloseEvent) -> None:  # noqa: N802 - Qt's name
        if self._asks and any(page.is_edited() for page in self.pages):
            event.ignore()
            ask_about_unsaved(self, self.lang, self.pages, self._close_for_good)
            return
        if self._is_recalled:
            save_window_state(self, self.docks, self.store.window_settings())
        for page in self.pages:
            page.close()
        self.context.stop()
        self._writing.stop()
        super().closeEvent(event)
