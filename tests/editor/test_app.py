"""The app as a process: it takes a picture and leaves, leaves in order when asked, and says why it cannot start."""

import os
import re
import signal
import subprocess
import sys
from collections.abc import Mapping
from pathlib import Path

import pytest
from PySide6.QtGui import QColor, QImage

from editor.theme.colours import DARK, LIGHT, Colours
from engine.words import say

SCREENS = ("QT_QPA_PLATFORM", "DISPLAY", "WAYLAND_DISPLAY")
APP = [sys.executable, "-m", "editor.app"]

# Tells the test when the window is there and the loop runs, so that a signal meets an idle app.
APP_THAT_TELLS = """
import sys
from PySide6.QtCore import QTimer
from editor import app
from editor.window.main_window import MainWindow

class Telling(MainWindow):
    def showEvent(self, event):
        super().showEvent(event)
        QTimer.singleShot(0, self, lambda: print("open", flush=True))

    def closeEvent(self, event):
        print("closed", flush=True)
        super().closeEvent(event)

app.MainWindow = Telling
sys.exit(app.main([]))
"""

# Things go wrong while the app runs; then it tells how Qt's own button is called, and leaves.
APP_WITH_FAULTS = """
import logging, sys
from PySide6.QtCore import QTimer, qWarning
from PySide6.QtGui import QAction
from PySide6.QtWidgets import QDialogButtonBox
from editor import app
from editor.window.main_window import MainWindow

class Faulty(MainWindow):
    def showEvent(self, event):
        super().showEvent(event)
        QTimer.singleShot(0, self, lambda: 1 / 0)
        QTimer.singleShot(0, self, lambda: qWarning("odd"))
        QTimer.singleShot(0, self, self.tell)

    def tell(self):
        self.findChild(QAction, "show-about").trigger()
        print(self.findChild(QDialogButtonBox).buttons()[0].text().replace("&", ""))
        self.app.exit(0)

logging.basicConfig(stream=sys.stderr, format="%(levelname)s %(name)s %(message)s")
app.MainWindow = Faulty
sys.exit(app.main([]))
"""


def environment(**changes: str) -> Mapping[str, str]:
    return {name: value for name, value in os.environ.items() if name not in SCREENS} | changes


def run(*arguments: str, **changes: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [*APP, *arguments], env=environment(**changes), capture_output=True, text=True, timeout=60, check=False
    )


@pytest.mark.parametrize(("theme", "colours"), [("light", LIGHT), ("dark", DARK)])
def test_a_shot_is_a_picture_of_the_window_in_its_theme(tmp_path: Path, theme: str, colours: Colours) -> None:
    """No screen is needed for it."""
    picture = tmp_path / "the window.png"
    done = run("--shot", str(picture), HEXSMITH_THEME=theme, HEXSMITH_LANG="pl")
    assert (done.returncode, done.stdout, done.stderr) == (0, "", "")
    image = QImage(str(picture))
    assert (image.width(), image.height()) == (1120, 720)
    assert image.pixelColor(5, 700) == QColor(colours.window)


def test_a_shot_that_cannot_be_written_is_told(tmp_path: Path) -> None:
    done = run("--shot", str(tmp_path / "no such folder" / "x.png"))
    assert done.returncode == 1
    assert re.search("no such folder.*No such file or directory", done.stderr)


@pytest.mark.parametrize("lang", ["en", "pl"])
def test_without_a_screen_the_app_says_so(lang: str) -> None:
    """Qt would abort."""
    done = run(HEXSMITH_LANG=lang)
    assert (done.returncode, done.stderr.strip()) == (1, f"hexsmith: {say('app-no-screen', lang)}")


def test_an_unknown_theme_is_told() -> None:
    done = run(QT_QPA_PLATFORM="offscreen", HEXSMITH_THEME="blue")
    assert (done.returncode, done.stderr.strip()) == (
        1,
        "hexsmith: HEXSMITH_THEME=blue is none of the themes: light, dark",
    )


def test_an_unknown_option_is_refused() -> None:
    assert run("--shoot", "x.png").returncode == 2


@pytest.mark.parametrize("number", [signal.SIGTERM, signal.SIGINT])
def test_a_signal_closes_the_window_of_an_idle_app(number: signal.Signals) -> None:
    """The app leaves in order: windows get their close event, the exit code is 0, nothing is complained about."""
    app = subprocess.Popen(
        [sys.executable, "-c", APP_THAT_TELLS],
        env=environment(QT_QPA_PLATFORM="offscreen"),
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
    )
    with app:
        assert app.stdout is not None
        assert app.stdout.readline() == "open\n"
        app.send_signal(number)
        out, err = app.communicate(timeout=30)
    assert (app.returncode, out, err) == (0, "closed\n", "")


def test_faults_are_logged_the_app_goes_on_and_qt_speaks_its_language() -> None:
    done = subprocess.run(
        [sys.executable, "-c", APP_WITH_FAULTS],
        env=environment(QT_QPA_PLATFORM="offscreen", HEXSMITH_LANG="pl"),
        capture_output=True,
        text=True,
        timeout=60,
        check=False,
    )
    assert (done.returncode, done.stdout) == (0, "Zamknij\n")
    assert "ERROR editor.window.faults a fault nothing caught: division by zero" in done.stderr
    assert "WARNING qt odd" in done.stderr
