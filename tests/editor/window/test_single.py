"""One app for each settings folder: a second start hands over its arguments, a crashed one is taken over."""

import os
import stat
import subprocess
import sys
import threading
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from PySide6.QtNetwork import QLocalSocket
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from editor.window.single import LOCK, OnlyOne, Start, door_name, understood

SECOND = """
import sys
from pathlib import Path
from PySide6.QtCore import QCoreApplication
from editor.window.single import OnlyOne
app = QCoreApplication([])
print(OnlyOne(Path(sys.argv[1])).start(sys.argv[2:], patience=500).name)
"""

CRASHED = """
import os, sys
from pathlib import Path
from PySide6.QtCore import QCoreApplication
from editor.window.single import OnlyOne
app = QCoreApplication([])
OnlyOne(Path(sys.argv[1])).start([])
os._exit(9)
"""


@pytest.fixture
def first(tmp_path: Path, qapp: QApplication) -> Iterator[OnlyOne]:
    """The app that runs."""
    one = OnlyOne(tmp_path)
    assert one.start([]) is Start.FIRST
    yield one
    one.stop()


def second_start(folder: Path, *arguments: str) -> list[str]:
    """What another process is told, once it is over."""
    told: list[str] = []

    def run() -> None:
        command = [sys.executable, "-c", SECOND, str(folder), *arguments]
        told.append(subprocess.run(command, capture_output=True, text=True, timeout=60, check=True).stdout.strip())

    thread = threading.Thread(target=run)
    thread.start()
    while thread.is_alive():
        QApplication.processEvents()
        thread.join(0.01)
    return told


def test_a_second_start_hands_over_its_arguments(first: OnlyOne, tmp_path: Path) -> None:
    wanted: list[list[str]] = []
    first.wanted.connect(wanted.append)
    assert second_start(tmp_path, "game/one", "zażółć") == ["HANDED_OVER"]
    assert second_start(tmp_path) == ["HANDED_OVER"]
    assert wanted == [["game/one", "zażółć"], []]


def test_another_folder_has_an_app_of_its_own(first: OnlyOne, tmp_path: Path) -> None:
    assert second_start(tmp_path / "other") == ["FIRST"]


def test_when_the_first_has_left_the_next_is_the_app(tmp_path: Path, qapp: QApplication) -> None:
    one = OnlyOne(tmp_path)
    one.start([])
    one.stop()
    assert second_start(tmp_path) == ["FIRST"]


def test_what_a_crashed_one_left_is_taken_over(tmp_path: Path, qapp: QApplication) -> None:
    """Its lock and its door."""
    crashed = subprocess.run([sys.executable, "-c", CRASHED, str(tmp_path)], timeout=60, check=False)
    assert crashed.returncode == 9
    one = OnlyOne(tmp_path)
    assert one.start([]) is Start.FIRST
    assert second_start(tmp_path, "x") == ["HANDED_OVER"]
    one.stop()


def test_one_that_does_not_answer_is_told_of(first: OnlyOne, tmp_path: Path) -> None:
    """It holds the lock, and nobody comes to the door."""
    first._server.close()  # type: ignore[union-attr]
    assert second_start(tmp_path) == ["NO_ANSWER"]


@pytest.mark.parametrize("said", [b"nonsense\n", b'{"a": 1}\n', b'["a", 1]\n', b"\xff\xfe\n"])
def test_nonsense_at_the_door_is_not_understood(first: OnlyOne, qtbot: QtBot, tmp_path: Path, said: bytes) -> None:
    heard: list[list[str]] = []
    first.wanted.connect(heard.append)
    visitor = QLocalSocket()
    visitor.connectToServer(door_name(tmp_path))
    visitor.write(said)
    qtbot.waitUntil(lambda: visitor.state() is QLocalSocket.LocalSocketState.UnconnectedState)
    assert (understood(said), heard, visitor.readAll().data()) == (None, [], b"")


def test_who_says_too_much_is_shown_out(first: OnlyOne, qtbot: QtBot, tmp_path: Path) -> None:
    visitor = QLocalSocket()
    visitor.connectToServer(door_name(tmp_path))
    visitor.write(b"x" * 100_000)
    qtbot.waitUntil(lambda: visitor.state() is QLocalSocket.LocalSocketState.UnconnectedState)
    assert second_start(tmp_path) == ["HANDED_OVER"]


def test_the_door_is_for_one_person(first: OnlyOne) -> None:
    path = Path(first._server.fullServerName())  # type: ignore[union-attr]
    assert stat.S_IMODE(path.stat().st_mode) & 0o077 == 0


def test_a_folder_that_cannot_be_made_is_no_reason_to_stay_away(
    tmp_path: Path, qapp: QApplication, expect_log: Callable[[str], None]
) -> None:
    expect_log("cannot know whether it runs already")
    (tmp_path / "file").write_text("", encoding="utf-8")
    assert OnlyOne(tmp_path / "file" / "folder").start([]) is Start.FIRST


@pytest.mark.parametrize("said", [b"", b"\0\0", b"1\nhexsmith\nanother-host\n\n"])
def test_a_lock_that_nobody_holds_keeps_nobody_out(tmp_path: Path, qapp: QApplication, said: bytes) -> None:
    """After a power cut it may be empty; a laptop may have another name than yesterday."""
    (tmp_path / LOCK).write_bytes(said)
    one = OnlyOne(tmp_path)
    assert one.start([], patience=500) is Start.FIRST
    one.stop()


def test_a_lock_that_is_held_counts_whatever_it_says(first: OnlyOne, tmp_path: Path) -> None:
    os.truncate(tmp_path / LOCK, 0)
    assert second_start(tmp_path) == [Start.HANDED_OVER.name]
