"""Crashes of the app: their stacks are in the log of the next start, and after several it begins in safe mode."""

import os
import shutil
import signal
import subprocess
import sys
from collections.abc import Mapping
from pathlib import Path

import pytest

from editor.app.log import STACKS
from editor.settings.start_counter import FILE, TOO_MANY
from editor.settings.store import SettingsStore
from engine.words import say

APP = """
import faulthandler, os, sys
faulthandler.dump_traceback_later(PATIENCE, exit=True)  # where it stands then is in what the test says
from PySide6.QtCore import QTimer
from PySide6.QtWidgets import QMessageBox, QPushButton
from editor.app import main as app
from editor.app.log import Level, log_to_file
from editor.shell.main_window import MainWindow

class Telling(MainWindow):
    def showEvent(self, event):
        super().showEvent(event)
        QTimer.singleShot(100, self, self.go_on)

    has_opened = False

    def open_named(self, names):
        print("opens", *names, flush=True)
        self.has_opened = True

    def go_on(self):
        if sys.argv[1] == "crash":
            faulthandler._sigsegv()
        box = self.findChild(QMessageBox, "safe-mode")
        print("box", box.text() if box else "nothing", self.height(), flush=True)
        if box:
            box.findChild(QPushButton, f"safe-mode-{sys.argv[1]}").click()
        self.opens = box is None or sys.argv[1] != "stay"
        QTimer.singleShot(100, self, self.leave)

    def leave(self):
        if self.opens and not self.has_opened:
            QTimer.singleShot(20, self, self.leave)
            return
        print("then", self.height(), flush=True)
        self.close()

log_to_file(Level.INFO)
app.MainWindow = Telling
sys.exit(app.main(["one.json"]))
""".replace("PATIENCE", "50")
HEIGHT, AT_FIRST = 600, 760
"""Of the window: as it was left, and as it is on the first day on a screen of this platform."""


def start(folder: Path, what: str, app: str = APP) -> subprocess.CompletedProcess[str]:
    """The app, which crashes on request, or reports its state and exits."""
    settings: Mapping[str, str] = {"QT_QPA_PLATFORM": "offscreen", "HEXSMITH_HOME": str(folder), "HEXSMITH_LANG": "en"}
    return subprocess.run(
        [sys.executable, "-c", app, what],
        env={**os.environ, **settings, "HEXSMITH_LOG_DIR": str(folder / "log")},
        capture_output=True,
        text=True,
        timeout=60,
        check=False,
    )


@pytest.fixture(scope="module")
def resized(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Settings by which the window is of another height."""
    made = tmp_path_factory.mktemp("resized")
    done = start(made, "stay", APP.replace("self.close()", f"(self.resize(790, {HEIGHT}), self.close())"))
    assert done.returncode == 0, (done.stdout, done.stderr)
    assert SettingsStore(made).window_settings().value("window/geometry") is not None
    return made


@pytest.fixture
def folder(resized: Path, tmp_path: Path) -> Path:
    """A copy of these settings for each test."""
    return shutil.copytree(resized, tmp_path / "settings")


@pytest.mark.slow
def test_a37_the_stack_of_a_crash_is_in_the_log_of_the_next_start(tmp_path: Path) -> None:
    crashed = start(tmp_path, "crash")
    assert crashed.returncode == -signal.SIGSEGV
    stacks = (tmp_path / "log" / STACKS).read_text(encoding="utf-8")
    assert "Segmentation fault" in stacks
    assert "in go_on" in stacks
    assert start(tmp_path, "stay").returncode == 0
    log = (tmp_path / "log" / "hexsmith.log").read_text(encoding="utf-8")
    assert "an earlier run broke down" in log
    assert stacks in log
    assert (tmp_path / "log" / STACKS).read_bytes() == b""


@pytest.mark.slow
def test_a38_after_three_crashes_it_begins_with_less_and_says_so(folder: Path) -> None:
    """Nothing is opened, the window looks as on the first day; the next start is as usual, and forgets nothing."""
    for _ in range(TOO_MANY):
        assert start(folder, "crash").returncode == -signal.SIGSEGV
    safe = start(folder, "stay")
    assert safe.stdout.splitlines() == [f"box {say('safe-mode-what')} {AT_FIRST}", f"then {AT_FIRST}"]
    usual = start(folder, "stay")
    assert usual.stdout.splitlines() == [f"box nothing {HEIGHT}", "opens one.json", f"then {HEIGHT}"]


@pytest.mark.slow
def test_a38_the_way_back_out_of_safe_mode(folder: Path) -> None:
    (folder / FILE).write_text(str(TOO_MANY), encoding="utf-8")
    done = start(folder, "usual")
    assert done.stdout.splitlines() == [f"box {say('safe-mode-what')} {AT_FIRST}", "opens one.json", f"then {HEIGHT}"]


@pytest.mark.slow
def test_a38_two_crashes_are_no_reason(folder: Path) -> None:
    for _ in range(TOO_MANY - 1):
        start(folder, "crash")
    assert "box nothing" in start(folder, "stay").stdout
