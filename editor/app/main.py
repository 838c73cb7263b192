"""The desktop app: opens the window and stays until it is closed, or takes a picture of it and leaves."""

import argparse
import os
import sys
from collections.abc import Callable, Sequence
from functools import partial
from pathlib import Path

from PySide6.QtCore import QBuffer, QIODevice, QLocale, Qt, QThreadPool, QTimer
from PySide6.QtWidgets import QApplication, QWidget

from editor.cli.log import log_folder, tracing_crashes
from editor.documents.sweeping import sweep
from editor.language import choose_language
from editor.settings.starts import Starts
from editor.settings.store import Store, settings_folder
from editor.theme.theme import Theme, choose_theme
from editor.window.fault_dialog import FaultTeller
from editor.window.faults import logging_faults
from editor.window.icon import app_icon
from editor.window.leaving import leaving_on_signals
from editor.window.main_window import MainWindow
from editor.window.own_scenarios import OwnScenarios
from editor.window.platform import NoScreen, choose_platform
from editor.window.qt_messages import log_qt_messages
from editor.window.qt_words import speak_qt
from editor.window.recovering import offer_recovery
from editor.window.remembering import stay_within
from editor.window.safe_mode import tell_safe_mode
from editor.window.single import OnlyOne, Start
from editor.window.warming import Warming
from engine.words import say

ROUNDS = 3
"""A scenario is looked for by its id, read, and laid on a table."""
WARM_AFTER = 100
"""Milliseconds: first the window is painted."""
THROUGH_AFTER = 60_000
"""Milliseconds after which a start has come through, where nothing was edited before."""


def main(arguments: Sequence[str] | None = None) -> int:
    """Run the app with these arguments (without the program's name); returns the exit code."""
    store = Store(settings_folder(os.environ))
    lang = choose_language(os.environ, QLocale.system().name(), store.preferences.language)
    options = parse(sys.argv[1:] if arguments is None else arguments, lang)
    shot: Path | None = options.shot
    try:
        platform = choose_platform(os.environ, needs_a_screen=shot is None)
        theme = choose_theme(os.environ, store.preferences.theme)
    except NoScreen:
        return refuse(say("app-no-screen", lang))
    except ValueError as error:
        return refuse(str(error))
    if platform:
        os.environ["QT_QPA_PLATFORM"] = platform
    log_qt_messages()
    app = make_app(lang)
    if shot:
        return picture(app, MainWindow(app, store, lang, theme), options, shot)
    only = OnlyOne(store.folder)
    match only.start(options.documents):
        case Start.HANDED_OVER:
            return refuse(say("app-library-stays", lang)) if options.library else 0
        case Start.NO_ANSWER:
            return refuse(say("app-does-not-answer", lang))
        case Start.FIRST | Start.NO_DOOR:
            try:
                return live(app, store, lang, theme, only, options)
            finally:
                only.stop()


def live(app: QApplication, store: Store, lang: str, theme: Theme, only: OnlyOne, options: argparse.Namespace) -> int:
    """Open the window and stay until it is closed."""
    teller, starts = FaultTeller(), Starts(store.folder)
    with tracing_crashes(), logging_faults(teller.happened.emit):
        starts.begin()
        window = MainWindow(app, store, lang, theme, is_safe=starts.crashed)
        teller.window, window.library = window, options.library
        only.wanted.connect(window.come_forward)
        with leaving_on_signals(app, window.ask_nothing):
            stay_within(window, window.screen().availableSize())
            window.show()
            if starts.crashed:
                as_usual = partial(start_as_usual, window, options.documents)
                QTimer.singleShot(0, window, lambda: tell_safe_mode(window, str(log_folder()), as_usual))
            else:
                bring_back(window, options.documents)
            window.edited.connect(starts.come_through)
            QTimer.singleShot(THROUGH_AFTER, window, starts.come_through)
            code = app.exec()
        starts.come_through()
        return code


def start_as_usual(window: MainWindow, documents: list[str]) -> None:
    """Out of safe mode."""
    window.recall()
    bring_back(window, documents)


def bring_back(window: MainWindow, documents: list[str]) -> None:
    """What a start begins with: what was named, the work that a crash left unsaved, the scenarios of one's own."""
    QTimer.singleShot(0, window, lambda: window.open_named(documents))
    QTimer.singleShot(0, window, lambda: offer_recovery(window))
    warming = Warming(window.app, window.lang)
    warming.done.connect(OwnScenarios.of(window).look, Qt.ConnectionType.QueuedConnection)
    QTimer.singleShot(WARM_AFTER, warming.start)
    folders = (window.store.folder, window.kept_games.folder)
    QThreadPool.globalInstance().start(partial(sweep, folders, window.store.preferences.recent))


def picture(app: QApplication, window: MainWindow, options: argparse.Namespace, path: Path) -> int:
    """Open the window, take a picture of it, and leave."""
    with logging_faults():
        window.library = options.library
        window.show()
        window.open_named(options.documents)
        rounds = ROUNDS if options.documents else 0
        QTimer.singleShot(0, window, lambda: answered(window, rounds, lambda: take_shot(app, window, path)))
        return app.exec()


def answered(window: MainWindow, rounds: int, then: Callable[[], None]) -> None:
    """Once the library has told what it was asked, and so many times what that asked for in turn."""
    if rounds == 0:
        then()
        return
    from editor.services.library_worker import LibraryWorker

    LibraryWorker.of(window).wait()
    QTimer.singleShot(0, window, lambda: answered(window, rounds - 1, then))


def parse(arguments: Sequence[str], lang: str) -> argparse.Namespace:
    parser = argparse.ArgumentParser(prog="hexsmith", allow_abbrev=False)
    parser.add_argument("documents", nargs="*", metavar="SCENARIO", help=say("app-option-documents", lang))
    parser.add_argument("--library", metavar="FILE", help=say("app-option-library", lang))
    parser.add_argument("--shot", type=Path, metavar="FILE", help=say("app-option-shot", lang))
    options = parser.parse_args(arguments)
    options.documents = [str(Path(name).absolute()) if Path(name).is_file() else name for name in options.documents]
    options.library = options.library and str(Path(options.library).absolute())
    return options


def make_app(lang: str) -> QApplication:
    """The one QApplication, speaking our language."""
    app = QApplication(["hexsmith"])
    app.setApplicationName("Hexsmith")
    app.setDesktopFileName("io.hexsmith.Hexsmith")
    app.setWindowIcon(app_icon())
    speak_qt(app, lang)
    return app


def take_shot(app: QApplication, window: QWidget, path: Path) -> None:
    """Write a picture of the window and leave: with 0, or with 1 where it cannot be written."""
    made = QBuffer()
    made.open(QIODevice.OpenModeFlag.WriteOnly)
    window.grab().save(made, "PNG")
    try:
        path.write_bytes(made.data().data())
    except OSError as error:
        app.exit(refuse(f"{path}: {error.strerror}"))
    else:
        app.exit(0)


def refuse(why: str) -> int:
    from editor.cli.printing import printable

    sys.stderr.write(f"hexsmith: {printable(why)}\n")
    return 1
