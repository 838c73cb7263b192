"""How the app comes and goes on a real screen: in order, once, and again after a crash, in the middle of a game."""

import signal
import subprocess
import sys
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from pathlib import Path

import pytest
from PySide6.QtCore import QByteArray

from editor.settings.store import SettingsStore
from tests.journeys.conftest import Journey

pytestmark = pytest.mark.slow

PATIENCE = 60
"""Seconds."""
WATCHED = "tests.journeys.inside.watched_game"


@contextmanager
def running(module: str, surroundings: Mapping[str, str]) -> Iterator[subprocess.Popen[str]]:
    """A program on the screen, which is over when this is."""
    command = [sys.executable, "-m", module]
    pipe = subprocess.PIPE
    with subprocess.Popen(command, env=surroundings, stdout=pipe, stderr=pipe, text=True) as program:
        try:
            yield program
        finally:
            program.kill()


def line_of(program: subprocess.Popen[str]) -> str:
    assert program.stdout is not None
    return program.stdout.readline().strip()


def log_of(home: Path) -> str:
    """What was logged; nothing where there was nothing to log."""
    return "".join(path.read_text(encoding="utf-8") for path in (home / "log").glob("*"))


@pytest.mark.parametrize("number", [signal.SIGTERM, signal.SIGINT])
def test_a_signal_in_the_middle_of_a_game(surroundings: Mapping[str, str], home: Path, number: signal.Signals) -> None:
    """While bots think and dice roll: windows are closed and keep their place, the exit code is 0, nobody complains."""
    with running(WATCHED, surroundings) as app:
        assert line_of(app) == "playing"
        app.send_signal(number)
        out, err = app.communicate(timeout=PATIENCE)
    assert (app.returncode, out, err) == (0, "closed\n", "")
    assert isinstance(SettingsStore(home).window_settings().value("window/geometry"), QByteArray)
    assert "ERROR" not in log_of(home)


def test_a_scenario_on_the_command_line_does_not_stop_the_window(journey: Journey) -> None:
    """The modules of its page are loaded beside the window; the journey fails where something takes too long."""
    assert journey("named_scenario", "battleground/first-game").notes == {"page": "First game"}


def test_a_second_start_brings_the_first_to_the_front(surroundings: Mapping[str, str]) -> None:
    """From behind another program's window; what it was to open is opened there."""
    with running(WATCHED, surroundings) as app, running("tests.journeys.inside.covering", surroundings) as cover:
        assert line_of(app) == "playing"
        assert line_of(cover) == "in front"
        command = [sys.executable, "-m", "editor.app", "battleground/first-game"]
        second = subprocess.run(
            command, env=surroundings, capture_output=True, text=True, timeout=PATIENCE, check=False
        )
        assert (second.returncode, second.stdout, second.stderr) == (0, "", "")
        assert line_of(app) == "wanted battleground/first-game in front: First game"
        assert line_of(cover) == "behind"


def test_after_a_crash_in_the_middle_of_a_game_the_app_starts_again(surroundings: Mapping[str, str]) -> None:
    """The lock of the one that was killed is taken over."""
    with running(WATCHED, surroundings) as app:
        assert line_of(app) == "playing"
        app.kill()
        app.wait(PATIENCE)
        with running(WATCHED, surroundings) as again:
            assert line_of(again) == "playing"
            again.terminate()
            out, err = again.communicate(timeout=PATIENCE)
    assert (again.returncode, out, err) == (0, "closed\n", "")
