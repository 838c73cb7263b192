"""The entry point of the desktop app: runs the window, or takes a screenshot of it and exits."""

import argparse
import gc
import os
import sys
from collections.abc import Callable, Sequence
from contextlib import ExitStack
from functools import partial
from pathlib import Path

from PySide6.QtCore import QBuffer, QIODevice, QLocale, Qt, QThreadPool, QTimer
from PySide6.QtWidgets import QApplication, QWidget

from database.gc_pause import collecting_seldom
from editor.app.crash_recovery import offer_recovery, show_safe_mode
from editor.app.log import log_folder, trace_crashes
from editor.app.preload_worker import PreloadWorker
from editor.app.qt_setup import NoScreen, choose_platform, log_qt_messages
from editor.app.quit_signals import quit_on_signals
from editor.app.single_instance import SingleInstanceService, StartOutcome
from editor.app.uncaught_exceptions import report_uncaught_exceptions
from editor.documents.stale_files import delete_stale_files
from editor.language import choose_language
from editor.settings.start_counter import StartCounter
from editor.settings.store import SettingsStore, settings_folder
from editor.shell.dialogs.error_report_dialog import ErrorReportController
from editor.shell.main_window import MainWindow
from editor.shell.qt_translations import translate_qt
from editor.shell.window_state import fit_on_screen
from editor.theme.theme import Theme, choose_theme
from editor.widgets.app_icon import app_icon
from engine.words import say

ROUNDS = 3
"""The number of nested requests to the library before a screenshot: the id of a scenario, its text, its page."""
WARM_AFTER = 100
"""The delay in milliseconds before preloading: the window is painted first."""
THROUGH_AFTER = 60_000
"""The time in milliseconds after which a start counts as successful, unless a document is edited before."""


def main(arguments: Sequence[str] | None = None) -> int:
    """Run the app with these arguments (without the program's name); returns the exit code.

    Until the window is painted, hardly anything is garbage: looking for it took a tenth of the start.
    """
    with ExitStack() as start:
        start.enter_context(collecting_seldom())
        start.callback(gc.freeze)
        return start_app(arguments, start.close)


def start_app(arguments: Sequence[str] | None, started: Callable[[], None]) -> int:
    """Start the app and run it; `started` is called soon after the window is painted. Returns the exit code."""
    store = SettingsStore(settings_folder(os.environ))
    lang = choose_language(os.environ, QLocale.system().name(), store.preferences.language)
    options = parse_arguments(sys.argv[1:] if arguments is None else arguments, lang)
    shot: Path | None = options.shot
    try:
        platform = choose_platform(os.environ, needs_a_screen=shot is None)
        theme = choose_theme(os.environ, store.preferences.theme)
    except NoScreen:
        return print_refusal(say("app-no-screen", lang))
    except ValueError as error:
        return print_refusal(str(error))
    if platform:
        os.environ["QT_QPA_PLATFORM"] = platform
    log_qt_messages()
    app = make_app(lang)
    if shot:
        return run_for_screenshot(app, MainWindow(app, store, lang, theme), options, shot)
    only = SingleInstanceService(store.folder)
    match only.start(options.documents):
        case StartOutcome.HANDED_OVER:
            return print_refusal(say("app-library-stays", lang)) if options.library else 0
        case StartOutcome.NO_ANSWER:
            return print_refusal(say("app-does-not-answer", lang))
        case StartOutcome.FIRST | StartOutcome.NO_DOOR:
            try:
                return run_app(app, store, lang, theme, only, options, started)
            finally:
                only.stop()


def run_app(
    app: QApplication,
    store: SettingsStore,
    lang: str,
    theme: Theme,
    only: SingleInstanceService,
    options: argparse.Namespace,
    started: Callable[[], None],
) -> int:
    """Open the window and run until it is closed."""
    teller, starts = ErrorReportController(), StartCounter(store.folder)
    with trace_crashes(), report_uncaught_exceptions(teller.happened.emit):
        starts.begin()
        window = MainWindow(app, store, lang, theme, is_safe=starts.crashed)
        teller.window, window.context.library_path = window, options.library
        only.wanted.connect(window.come_forward)
        with quit_on_signals(app, window.skip_questions):
            fit_on_screen(window, window.screen().availableSize())
            window.show()
            QTimer.singleShot(WARM_AFTER, window, started)
            if starts.crashed:
                as_usual = partial(leave_safe_mode, window, options.documents)
                QTimer.singleShot(0, window, lambda: show_safe_mode(window, str(log_folder()), as_usual))
            else:
                begin_work(window, options.documents)
            window.edited.connect(starts.come_through)
            QTimer.singleShot(THROUGH_AFTER, window, starts.come_through)
            code = app.exec()
        starts.come_through()
        return code


def leave_safe_mode(window: MainWindow, documents: list[str]) -> None:
    """Load the parts that safe mode left out."""
    window.recall()
    begin_work(window, documents)


def begin_work(window: MainWindow, documents: list[str]) -> None:
    """Begin the work of a start: named files, unsaved work of a crash, the user's scenarios.

    Named files wait until the modules of the pages are loaded beside the window, which would stand still meanwhile.
    """
    warming = PreloadWorker(window.app, window.lang, documents)
    warming.loaded.connect(window.open_named, Qt.ConnectionType.QueuedConnection)
    QTimer.singleShot(0, window, lambda: offer_recovery(window))
    warming.done.connect(window.context.scenarios.look, Qt.ConnectionType.QueuedConnection)
    QTimer.singleShot(WARM_AFTER, warming.start)
    folders = (window.store.folder, window.context.saved_games.folder)
    QThreadPool.globalInstance().start(partial(delete_stale_files, folders, window.store.preferences.recent))


def run_for_screenshot(app: QApplication, window: MainWindow, options: argparse.Namespace, path: Path) -> int:
    """Open the window, take a picture of it, and exit."""
    with report_uncaught_exceptions():
        window.context.library_path = options.library
        window.show()
        window.open_named(options.documents)
        rounds = ROUNDS if options.documents else 0
        QTimer.singleShot(
            0, window, lambda: after_library_answers(window, rounds, lambda: save_screenshot(app, window, path))
        )
        return app.exec()


def after_library_answers(window: MainWindow, rounds: int, then: Callable[[], None]) -> None:
    """Run after the pending answers of the library, to a given depth of follow-up questions, and what they began."""
    if rounds == 0:
        window.context.steps.finish()
        then()
        return
    window.context.library.wait()
    QTimer.singleShot(0, window, lambda: after_library_answers(window, rounds - 1, then))


def parse_arguments(arguments: Sequence[str], lang: str) -> argparse.Namespace:
    parser = argparse.ArgumentParser(prog="hexsmith", allow_abbrev=False)
    parser.add_argument("documents", nargs="*", metavar="SCENARIO", help=say("app-option-documents", lang))
    parser.add_argument("--library", metavar="FILE", help=say("app-option-library", lang))
    parser.add_argument("--shot", type=Path, metavar="FILE", help=say("app-option-shot", lang))
    options = parser.parse_args(arguments)
    options.documents = [str(Path(name).absolute()) if Path(name).is_file() else name for name in options.documents]
    options.library = options.library and str(Path(options.library).absolute())
    return options


def make_app(lang: str) -> QApplication:
    """The one QApplication, with Qt's texts in the user's language."""
    app = QApplication(["hexsmith"])
    app.setApplicationName("Hexsmith")
    app.setDesktopFileName("io.hexsmith.Hexsmith")
    app.setWindowIcon(app_icon())
    translate_qt(app, lang)
    return app


def save_screenshot(app: QApplication, window: QWidget, path: Path) -> None:
    """Write a picture of the window and exit: with 0, or with 1 if it cannot be written."""
    made = QBuffer()
    made.open(QIODevice.OpenModeFlag.WriteOnly)
    window.grab().save(made, "PNG")
    try:
        path.write_bytes(made.data().data())
    except OSError as error:
        app.exit(print_refusal(f"{path}: {error.strerror}"))
    else:
        app.exit(0)


def print_refusal(why: str) -> int:
    from editor.cli.output import printable

    sys.stderr.write(f"hexsmith: {printable(why)}\n")
    return 1
