"""The main window: menu bar, pages in tabs, docks around them, and a status bar."""

from collections.abc import Callable
from typing import Any

from PySide6.QtCore import QLocale, QSize, Qt, Signal
from PySide6.QtGui import QCloseEvent, QResizeEvent, QUndoGroup
from PySide6.QtWidgets import QApplication, QMainWindow

from editor.documents.worker_thread import WorkerThread
from editor.language import choose_language
from editor.pages.page import Page
from editor.pages.start.page import StartPage
from editor.services.open_requests import open_named
from editor.services.saved_games import SavedGameStore
from editor.settings.store import SettingsStore
from editor.shell.command_actions import CommandActions
from editor.shell.docks import Docks
from editor.shell.drag_and_drop import DropController
from editor.shell.focus_controller import FocusController
from editor.shell.menus import Menus
from editor.shell.qt_translations import translate_qt
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
GAMES = "games"


class MainWindow(QMainWindow):
    """One window of the app. Its language and theme at the start may differ from those that are preferred.

    In safe mode it does not look as it did when it was left, until it is told to `recall` that.
    """

    prefers = Signal()
    """Something is preferred that was not before; whoever shows preferences looks at them again."""
    page_closed = Signal()
    leaves = Signal()
    """Its pages are closed: the time to end what works for all of them."""
    edited = Signal()
    """Something was changed on a page."""
    _kept = Signal()

    def __init__(
        self, app: QApplication, store: SettingsStore, lang: str, theme: Theme, *, is_safe: bool = False
    ) -> None:
        super().__init__()
        self.app = app
        self.store = store
        self.kept_games = SavedGameStore(store.folder / GAMES)
        self.library: str | None = None
        """The library, a file or a folder of documents, that the command line names instead of one's own."""
        self.lang = lang
        self.theme = theme
        self._asks = True
        self.is_hurried = False
        """Whether the app must go at once, so that what is not saved has to wait for the next start."""
        self._told: dict[Page, str] = {}
        self._writing = WorkerThread()
        self._kept.connect(self._tell_notice)
        self.setObjectName("main-window")
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self.setWindowIcon(app_icon())
        self.setMinimumSize(LEAST_SIZE)
        self.resize(START_SIZE)
        apply_theme(app, theme, store.preferences.text_size)
        self._undo = QUndoGroup(self)
        FocusController(app, self)
        DropController(self)
        self.commands = CommandActions(self)
        self.menus = Menus(self, self.commands)
        self._status = StatusBar()
        self.setStatusBar(self._status)
        self.docks = Docks(self, self.refresh)
        self._speak_frame()
        self.commands.use_keys(store.preferences.shortcuts)
        self.tabs = PageTabWidget(StartPage(self))
        self.tabs.speak(lang)
        self.setCentralWidget(self.tabs)
        self._take(self.tabs.home)
        self.tabs.came_to_front.connect(self._show_front)
        self.tabs.close_wanted.connect(self.close_page)
        self._undo.canUndoChanged.connect(lambda _: self.refresh())
        self._undo.canRedoChanged.connect(lambda _: self.refresh())
        self._undo.canUndoChanged.connect(lambda can: self.edited.emit() if can else None)
        self._is_recalled = False
        if not is_safe:
            self.recall()
        self._show_front(self.page)
        self._give_keyboard(self.page)
        self._tell_notice()

    @property
    def page(self) -> Page:
        """The page in front."""
        return self.tabs.front

    @property
    def pages(self) -> list[Page]:
        return self.tabs.pages

    def open_page(self, key: str, make: Callable[[], Page]) -> Page:
        """Bring the page that shows this to the front, or open it in a new tab."""
        page = self.tabs.page(key)
        if page is None:
            page = make()
            page.key = key
            self.tabs.add(page)
            self._take(page)
        self.tabs.setCurrentWidget(page)
        self._give_keyboard(page)
        return page

    def close_page(self, page: Page) -> None:
        """Close a tab, once nothing is lost by it."""
        if page is not self.tabs.home:
            ask_about_unsaved(self, self.lang, [page], lambda: self._let_go(page))

    def _take(self, page: Page) -> None:
        page.changed.connect(lambda: self._page_changed(page))
        page.status.connect(lambda text: self._page_tells(page, text))
        page.rule_wanted.connect(self.open_rule)
        if stack := page.undo_stack():
            self._undo.addStack(stack)
        self.docks.take(page)

    def _let_go(self, page: Page) -> None:
        if page.close():
            self.tabs.remove(page)
            self.docks.drop(page)
            self._told.pop(page, None)
            page.deleteLater()
            self.page_closed.emit()
            self._keep_keyboard()

    def _show_front(self, page: Page) -> None:
        stack = page.undo_stack()
        self._undo.setActiveStack(stack)  # type: ignore[arg-type]
        self.docks.show_for(page)
        self._status.tell(self._told.get(page, ""))
        self.refresh()

    def _give_keyboard(self, page: Page) -> None:
        """To the part of a page that takes it first."""
        if page.focusProxy() is not None:
            page.setFocus()

    def _keep_keyboard(self) -> None:
        """The page in front takes it where who had it is gone."""
        focused = QApplication.focusWidget()
        if focused is None or not focused.isVisible():
            self._give_keyboard(self.page)

    def _page_changed(self, page: Page) -> None:
        self.tabs.name(page)
        if page is self.page:
            self.refresh()

    def _page_tells(self, page: Page, text: str) -> None:
        self._told[page] = text
        if page is self.page:
            self._status.tell(text)

    def tell(self, text: str) -> None:
        """Say this at the foot of the window."""
        self._page_tells(self.page, text)

    @property
    def told(self) -> str:
        """What stands at the foot of the window."""
        return self._status.text()

    def recall(self) -> None:
        """Look as it did when it was left the last time."""
        self._is_recalled = True
        restore_window_state(self)

    def open_named(self, names: list[str]) -> None:
        """Open what is named on the command line."""
        open_named(self, names)

    def open_rule(self, number: str) -> None:
        """Let the person read a rule."""
        from editor.pages.rules.open_rules import open_rule

        open_rule(self, number)

    def run_command(self, name: str) -> bool:
        """Do what the command of this name does; whether it could be done now."""
        return self.commands.run(name)

    def refresh(self) -> None:
        """Bring title and commands up to date."""
        name, page = say("window-title", self.lang), self.page
        title = page.title().replace("[*]", "[*][*]")
        self.setWindowTitle(name if page is self.tabs.home else f"{title}[*] — {name}")
        self.setWindowModified(page.is_edited())
        self.commands.refresh()

    def change(self, **preferences: Any) -> None:
        """Prefer this from now on: it holds at once, and is stored beside the window."""
        prefers = self.store.prefer(**preferences)
        self._writing.do(self._keep)
        if preferences.keys() & {"theme", "text_size"}:
            self.theme = prefers.theme if "theme" in preferences else self.theme
            apply_theme(self.app, self.theme, prefers.text_size)
        if "language" in preferences:
            self.speak(prefers.language or choose_language({}, QLocale.system().name()))
        if "shortcuts" in preferences:
            self.commands.use_keys(prefers.shortcuts)
        self.prefers.emit()
        self.refresh()

    def _keep(self) -> None:
        """In the thread of its own: a disk takes its time."""
        self.store.keep()
        self._kept.emit()

    def _tell_notice(self) -> None:
        """Say once what went wrong with the settings."""
        if notice := self.store.notice:
            self.store.notice = None
            self.tell(speak(notice, self.lang))

    def speak(self, lang: str) -> None:
        """From now on everything in this language."""
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
        """Somebody started the app a second time, and named this to be opened."""
        self.setWindowState(self.windowState() & ~Qt.WindowState.WindowMinimized)
        self.raise_()
        self.activateWindow()
        self.open_named(names)

    def quit(self) -> None:
        """Leave the app, once nothing is lost by it."""
        ask_about_unsaved(self, self.lang, self.pages, self._quit)

    def ask_nothing(self) -> None:
        """Somebody who waits for no answer wants the app to leave."""
        self._asks = False
        self.is_hurried = True

    def _quit(self) -> None:
        self._asks = False
        QApplication.quit()

    def _close_for_good(self) -> None:
        self._asks = False
        self.close()

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
            save_window_state(self)
        for page in self.pages:
            page.close()
        self.leaves.emit()
        self._writing.stop()
        super().closeEvent(event)
