"""The desktop app: opens the window and stays until it is closed, or takes a picture of it and leaves."""

import argparse
import os
import sys
from collections.abc import Sequence
from pathlib import Path

from PySide6.QtCore import QBuffer, QIODevice, QLocale, QTimer
from PySide6.QtWidgets import QApplication, QWidget

from editor.cli.log import Level, log_to_file
from editor.language import choose_language
from editor.theme.theme import choose_theme
from editor.window.faults import logging_faults
from editor.window.icon import app_icon
from editor.window.leaving import leaving_on_signals
from editor.window.main_window import MainWindow
from editor.window.platform import NoScreen, choose_platform
from editor.window.qt_messages import log_qt_messages
from editor.window.qt_words import speak_qt
from engine.words import say


def main(arguments: Sequence[str] | None = None) -> int:
    """Run the app with these arguments (without the program's name); returns the exit code."""
    lang = choose_language(os.environ, QLocale.system().name())
    options = parse(sys.argv[1:] if arguments is None else arguments, lang)
    shot: Path | None = options.shot
    try:
        platform = choose_platform(os.environ, needs_a_screen=shot is None)
        theme = choose_theme(os.environ)
    except NoScreen:
        return refuse(say("app-no-screen", lang))
    except ValueError as error:
        return refuse(str(error))
    if platform:
        os.environ["QT_QPA_PLATFORM"] = platform
    log_qt_messages()
    app = make_app(lang)
    with logging_faults(), leaving_on_signals(app):
        window = MainWindow(app, lang, theme)
        window.show()
        if shot:
            QTimer.singleShot(0, window, lambda: take_shot(app, window, shot))
        return app.exec()


def parse(arguments: Sequence[str], lang: str) -> argparse.Namespace:
    parser = argparse.ArgumentParser(prog="hexsmith", allow_abbrev=False)
    parser.add_argument("--shot", type=Path, metavar="FILE", help=say("app-option-shot", lang))
    return parser.parse_args(arguments)


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
    picture = QBuffer()
    picture.open(QIODevice.OpenModeFlag.WriteOnly)
    window.grab().save(picture, "PNG")
    try:
        path.write_bytes(picture.data().data())
    except OSError as error:
        app.exit(refuse(f"{path}: {error.strerror}"))
    else:
        app.exit(0)


def refuse(why: str) -> int:
    sys.stderr.write(f"hexsmith: {why}\n")
    return 1


if __name__ == "__main__":
    log_to_file(Level.INFO)
    sys.exit(main())
