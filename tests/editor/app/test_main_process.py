"""The app as a process: it takes a screenshot, quits on request, and reports why it cannot start."""

import os
import re
import signal
import stat
import subprocess
import sys
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from pathlib import Path

import pytest
from PySide6.QtCore import QByteArray
from PySide6.QtGui import QColor, QImage

from editor.settings.store import SettingsStore
from editor.theme.colours import DARK, LIGHT, Colours
from editor.theme.theme import Theme
from engine.words import say
from tests.support.own_mission import MISSION, written_into

SCREENS = ("QT_QPA_PLATFORM", "DISPLAY", "WAYLAND_DISPLAY")
APP = [sys.executable, "-m", "editor.app"]

# Tells the test when the window is there and the loop runs, so that a signal meets an idle app.
APP_THAT_TELLS = """
import sys
from PySide6.QtCore import QTimer
from editor.app import main as app
from editor.shell.main_window import MainWindow

class Telling(MainWindow):
    def showEvent(self, event):
        super().showEvent(event)
        QTimer.singleShot(0, self, lambda: print("open", self.lang, self.theme, flush=True))

    def come_forward(self, names):
        super().come_forward(names)
        self.tell(names)

    def tell(self, names):
        if not self.toasts.text:
            QTimer.singleShot(20, self, lambda: self.tell(names))
            return
        print("wanted", *names, "status:", self.toasts.text, flush=True)

    def closeEvent(self, event):
        print("closed", flush=True)
        super().closeEvent(event)

app.MainWindow = Telling
sys.exit(app.main([]))
"""

# Things go wrong while the app runs; then it tells what the dialog about that says, and leaves.
APP_WITH_FAULTS = """
import logging, sys
from PySide6.QtCore import QTimer, qWarning
from PySide6.QtWidgets import QDialogButtonBox
from editor.app import main as app
from editor.shell.dialogs.error_report_dialog import ErrorReportDialog
from editor.shell.main_window import MainWindow

class Faulty(MainWindow):
    def showEvent(self, event):
        super().showEvent(event)
        QTimer.singleShot(0, self, lambda: 1 / 0)
        QTimer.singleShot(0, self, lambda: qWarning("odd"))
        QTimer.singleShot(50, self, self.tell)

    def tell(self):
        for dialog in self.findChildren(ErrorReportDialog):
            print(dialog.windowTitle(), dialog.report.splitlines()[-1])
            print(dialog.findChild(QDialogButtonBox).buttons()[0].text().replace("&", ""))
        self.app.exit(0)

logging.basicConfig(stream=sys.stderr, format="%(levelname)s %(name)s %(message)s")
app.MainWindow = Faulty
sys.exit(app.main([]))
"""

# Counts the garbage collections until the window is painted, and tells what holds soon after.
APP_THAT_COLLECTS = """
import gc, sys
from PySide6.QtCore import QTimer
from editor.app import main as app
from editor.shell.main_window import MainWindow

usual, collections = gc.get_threshold(), []

class Painted(MainWindow):
    def paintEvent(self, event):
        super().paintEvent(event)
        if not gc.get_freeze_count():
            print("painted", len(collections))
            QTimer.singleShot(app.WARM_AFTER + 50, self, self.tell)

    def tell(self):
        print("usual", gc.get_threshold() == usual, gc.get_freeze_count() > 10_000)
        self.app.exit(0)

app.MainWindow, app.PreloadWorker.start = Painted, lambda worker: None
gc.callbacks.append(lambda phase, info: collections.append(phase))
sys.exit(app.main([]))
"""


def environment(**changes: str) -> Mapping[str, str]:
    return {name: value for name, value in os.environ.items() if name not in SCREENS} | changes


def run(*arguments: str, **changes: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [*APP, *arguments], env=environment(**changes), capture_output=True, text=True, timeout=60, check=False
    )


@pytest.mark.slow
@pytest.mark.parametrize(("theme", "colours"), [("light", LIGHT), ("dark", DARK)])
def test_a_shot_is_a_picture_of_the_window_in_its_theme(tmp_path: Path, theme: str, colours: Colours) -> None:
    """No screen is needed for it."""
    picture = tmp_path / "the window.png"
    done = run("--shot", str(picture), HEXSMITH_THEME=theme, HEXSMITH_LANG="pl")
    assert (done.returncode, done.stdout, done.stderr) == (0, "", "")
    image = QImage(str(picture))
    assert (image.width(), image.height()) == (1240, 780)
    assert image.pixelColor(5, 760) == QColor(colours.window)


@pytest.mark.slow
def test_a_scenario_of_ones_own_is_on_the_picture(tmp_path: Path) -> None:
    """Found by its id in a folder that stands in for the library; the tab of its table has its name."""
    written_into(tmp_path / "mine")
    start, table = tmp_path / "start.png", tmp_path / "table.png"
    for picture, scenario in ((start, "mine/nothing"), (table, MISSION)):
        done = run("--shot", str(picture), "--library", str(tmp_path / "mine"), scenario)
        assert (done.returncode, done.stdout, done.stderr) == (0, "", "")
    assert QImage(str(start)) != QImage(str(table))
    assert not list(tmp_path.glob("**/*.db"))


@pytest.mark.slow
def test_a_shot_that_cannot_be_written_is_reported(tmp_path: Path) -> None:
    """And nothing in its name is an order to the terminal."""
    done = run("--shot", str(tmp_path / "no such folder" / "x\x1b]0;pwned\x07.png"))
    assert done.returncode == 1
    assert re.search("no such folder.*No such file or directory", done.stderr)
    assert "\x1b" not in done.stderr


@pytest.mark.slow
@pytest.mark.parametrize("lang", ["en", "pl"])
def test_without_a_screen_the_app_says_so(lang: str) -> None:
    """Qt would abort."""
    done = run(HEXSMITH_LANG=lang)
    assert (done.returncode, done.stderr.strip()) == (1, f"hexsmith: {say('app-no-screen', lang)}")


@pytest.mark.slow
def test_an_unknown_theme_is_reported() -> None:
    done = run(QT_QPA_PLATFORM="offscreen", HEXSMITH_THEME="blue")
    assert (done.returncode, done.stderr.strip()) == (
        1,
        "hexsmith: HEXSMITH_THEME=blue is none of the themes: system, light, dark, high-contrast",
    )


@pytest.mark.slow
def test_an_unknown_option_is_refused() -> None:
    assert run("--shoot", "x.png").returncode == 2


@contextmanager
def running(folder: Path, **changes: str) -> Iterator[subprocess.Popen[str]]:
    """The app with its settings in a folder, idle."""
    app = subprocess.Popen(
        [sys.executable, "-c", APP_THAT_TELLS],
        env=environment(QT_QPA_PLATFORM="offscreen", HEXSMITH_HOME=str(folder), **changes),
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
    )
    with app:
        try:
            yield app
        finally:
            app.kill()


def line_of(app: subprocess.Popen[str]) -> str:
    assert app.stdout is not None
    return app.stdout.readline().strip()


@pytest.mark.slow
@pytest.mark.parametrize("number", [signal.SIGTERM, signal.SIGINT])
def test_a_signal_closes_the_window_of_an_idle_app(tmp_path: Path, number: signal.Signals) -> None:
    """The app leaves in order: windows get their close event and keep their place, the exit code is 0."""
    with running(tmp_path) as app:
        assert line_of(app).startswith("open")
        app.send_signal(number)
        out, err = app.communicate(timeout=30)
    assert (app.returncode, out, err) == (0, "closed\n", "")
    assert isinstance(SettingsStore(tmp_path).window_settings().value("window/geometry"), QByteArray)


@pytest.mark.slow
def test_the_folders_of_a_first_start_are_for_one_person(tmp_path: Path) -> None:
    """Whoever makes them first: the lock of the settings, the count of starts, or the traces of crashes."""
    before, home, logs = os.umask(0o022), tmp_path / "settings", tmp_path / "logs"
    try:
        with running(home, HEXSMITH_LOG_DIR=str(logs)) as app:
            assert line_of(app).startswith("open")
            folders = [path for path in (home, *home.rglob("*"), logs) if path.is_dir()]
            modes = {path.name: stat.S_IMODE(path.stat().st_mode) for path in folders}
    finally:
        os.umask(before)
    assert modes == dict.fromkeys(modes, 0o700)


@pytest.mark.slow
def test_a_second_start_hands_over_to_the_first_and_leaves(tmp_path: Path) -> None:
    with running(tmp_path, HEXSMITH_LANG="en") as app:
        assert line_of(app).startswith("open")
        second = run("no/such-game", QT_QPA_PLATFORM="offscreen", HEXSMITH_HOME=str(tmp_path))
        assert (second.returncode, second.stdout, second.stderr) == (0, "", "")
        expected = say("open-no-such-scenario", "en", name="no/such-game")
        assert line_of(app) == f"wanted no/such-game status: {expected}"


@pytest.mark.slow
def test_a_second_start_cannot_bring_another_library(tmp_path: Path) -> None:
    """The running one keeps its own, and the request for another is reported."""
    with running(tmp_path) as app:
        assert line_of(app).startswith("open")
        wanted = ("--library", str(tmp_path / "other.db"))
        second = run(*wanted, QT_QPA_PLATFORM="offscreen", HEXSMITH_HOME=str(tmp_path), HEXSMITH_LANG="en")
    assert (second.returncode, second.stderr.strip()) == (1, f"hexsmith: {say('app-library-stays')}")
    assert not (tmp_path / "other.db").exists()


@pytest.mark.slow
def test_after_a_crash_the_app_starts_again(tmp_path: Path) -> None:
    with running(tmp_path) as app:
        assert line_of(app).startswith("open")
        app.kill()
        app.wait(timeout=30)
        with running(tmp_path) as again:
            assert line_of(again).startswith("open")


@pytest.mark.slow
def test_preferences_hold_from_the_start_unless_overridden(tmp_path: Path) -> None:
    SettingsStore(tmp_path).change(language="it", theme=Theme.DARK)
    with running(tmp_path) as app:
        assert line_of(app) == "open it dark"
    with running(tmp_path, HEXSMITH_LANG="es", HEXSMITH_THEME="light") as app:
        assert line_of(app) == "open es light"


@pytest.mark.slow
def test_faults_are_logged_and_reported_and_the_app_goes_on(tmp_path: Path) -> None:
    done = subprocess.run(
        [sys.executable, "-c", APP_WITH_FAULTS],
        env=environment(QT_QPA_PLATFORM="offscreen", HEXSMITH_LANG="pl", HEXSMITH_HOME=str(tmp_path)),
        capture_output=True,
        text=True,
        timeout=60,
        check=False,
    )
    said = f"{say('fault-title', 'pl')} ZeroDivisionError: division by zero\nZamknij\n"
    assert (done.returncode, done.stdout) == (0, said)
    assert "ERROR editor.app.uncaught_exceptions an exception nothing caught: division by zero" in done.stderr
    assert "WARNING qt odd" in done.stderr


def test_no_garbage_is_collected_before_the_window_is_painted(tmp_path: Path) -> None:
    """What a start makes stays; afterwards, garbage is collected as usual, but not sought among that."""
    changes = {"HEXSMITH_HOME": str(tmp_path), "QT_QPA_PLATFORM": "offscreen"}
    start = [sys.executable, "-c", APP_THAT_COLLECTS]
    done = subprocess.run(start, env=environment(**changes), capture_output=True, text=True, timeout=60, check=False)
    assert (done.stdout.splitlines()[0], done.stdout.splitlines()[-1]) == ("painted 0", "usual True True"), done.stderr
