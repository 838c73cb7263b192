"""One app per settings folder: a second start passes its arguments on, a crashed one is replaced."""

import os
import stat
import subprocess
import sys
import tempfile
import threading
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from PySide6.QtNetwork import QLocalSocket
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from editor.app.instance_socket import DOOR, LONGEST, decode_names, encode_names, socket_path
from editor.app.single_instance import HEARD, LOCK, SingleInstanceService, StartOutcome

APP = SingleInstanceService.__name__

SECOND = f"""
import sys
from pathlib import Path
from PySide6.QtCore import QCoreApplication
from editor.app.single_instance import {APP} as App
app = QCoreApplication([])
print(App(Path(sys.argv[1])).start(sys.argv[2:], patience=500).name)
"""

CRASHED = f"""
import os, sys
from pathlib import Path
from PySide6.QtCore import QCoreApplication
from editor.app.single_instance import {APP} as App
app = QCoreApplication([])
App(Path(sys.argv[1])).start([])
os._exit(9)
"""


@pytest.fixture
def first(tmp_path: Path, qapp: QApplication) -> Iterator[SingleInstanceService]:
    """The app that runs."""
    one = SingleInstanceService(tmp_path)
    assert one.start([]) is StartOutcome.FIRST
    yield one
    one.stop()


def second_start(folder: Path, *arguments: str) -> list[str]:
    """The outcome that a second process reports, once it has ended."""
    requests: list[str] = []

    def run() -> None:
        command = [sys.executable, "-c", SECOND, str(folder), *arguments]
        requests.append(subprocess.run(command, capture_output=True, text=True, timeout=60, check=True).stdout.strip())

    thread = threading.Thread(target=run)
    thread.start()
    while thread.is_alive():
        QApplication.processEvents()
        thread.join(0.01)
    return requests


def test_a_second_start_hands_over_its_arguments(first: SingleInstanceService, tmp_path: Path) -> None:
    wanted: list[list[str]] = []
    first.wanted.connect(wanted.append)
    assert second_start(tmp_path, "game/one", "zażółć") == ["HANDED_OVER"]
    assert second_start(tmp_path) == ["HANDED_OVER"]
    assert wanted == [["game/one", "zażółć"], []]


def test_the_answer_comes_before_what_is_wanted_is_done(first: SingleInstanceService, tmp_path: Path) -> None:
    """To open a game takes longer on a busy machine than the second start waits."""
    door, heard = QLocalSocket(), list[bytes]()

    def take_long(_: list[str]) -> None:
        door.waitForReadyRead(1000)
        heard.append(bytes(door.readAll().data()))

    first.wanted.connect(take_long)
    door.connectToServer(socket_path(tmp_path))
    assert door.waitForConnected(1000)
    door.write(encode_names(["game/one"]))
    door.waitForBytesWritten(1000)
    while not heard:
        QApplication.processEvents()
    assert heard == [HEARD]


def test_another_folder_has_an_app_of_its_own(first: SingleInstanceService, tmp_path: Path) -> None:
    assert second_start(tmp_path / "other") == ["FIRST"]


def test_when_the_first_has_left_the_next_is_the_app(tmp_path: Path, qapp: QApplication) -> None:
    one = SingleInstanceService(tmp_path)
    one.start([])
    one.stop()
    assert second_start(tmp_path) == ["FIRST"]


def test_the_lock_of_a_crashed_instance_is_taken_over(tmp_path: Path, qapp: QApplication) -> None:
    """Its lock and its door."""
    crashed = subprocess.run([sys.executable, "-c", CRASHED, str(tmp_path)], timeout=60, check=False)
    assert crashed.returncode == 9
    one = SingleInstanceService(tmp_path)
    assert one.start([]) is StartOutcome.FIRST
    assert second_start(tmp_path, "x") == ["HANDED_OVER"]
    one.stop()


def test_one_that_does_not_answer_is_reported_of(first: SingleInstanceService, tmp_path: Path) -> None:
    """The first process has the lock, but does not answer on its socket."""
    first._server.close()  # type: ignore[union-attr]
    assert second_start(tmp_path) == ["NO_ANSWER"]


@pytest.mark.parametrize(
    "said",
    [
        b"nonsense\n",
        b'{"a": 1}\n',
        b'["a", 1]\n',
        b'["a",]\n',
        b'["a" "b"]\n',
        b'["a"\n',
        b'["a"] "b"\n',
        b"\xff\xfe\n",
        b"\n",
        b"[" * 60_000 + b"\n",
        b'["a", ' + b"[" * 60_000 + b"\n",
    ],
    ids=range(11),
)
def test_nonsense_at_the_door_is_not_understood(
    first: SingleInstanceService, qtbot: QtBot, tmp_path: Path, said: bytes
) -> None:
    heard: list[list[str]] = []
    first.wanted.connect(heard.append)
    visitor = QLocalSocket()
    visitor.connectToServer(socket_path(tmp_path))
    visitor.write(said)
    qtbot.waitUntil(lambda: visitor.state() is QLocalSocket.LocalSocketState.UnconnectedState)
    assert (decode_names(said), heard, visitor.readAll().data()) == (None, [], b"")


def test_too_long_a_message_is_refused(first: SingleInstanceService, qtbot: QtBot, tmp_path: Path) -> None:
    visitor = QLocalSocket()
    visitor.connectToServer(socket_path(tmp_path))
    visitor.write(b"x" * (LONGEST + 1))
    qtbot.waitUntil(lambda: visitor.state() is QLocalSocket.LocalSocketState.UnconnectedState)
    assert second_start(tmp_path) == ["HANDED_OVER"]


@pytest.mark.parametrize(
    "names", [[], ["a"], ["a b", "[", ']",', "za\u017c\u00f3\u0142\u0107\n", '"\\"'], ["x"] * 10_000]
)
def test_names_are_decoded_as_encoded(names: list[str]) -> None:
    assert decode_names(encode_names(names)) == names


def test_of_more_names_than_there_is_room_for_the_first_are_reported() -> None:
    names = [f"{number:06}{'x' * 200}" for number in range(10_000)]
    line = encode_names(names)
    found = decode_names(line)
    assert found is not None
    assert len(line) <= LONGEST
    assert found == names[: len(found)] != []


def test_ten_thousand_names_are_answered_at_once(first: SingleInstanceService, tmp_path: Path) -> None:
    heard: list[list[str]] = []
    first.wanted.connect(heard.append)
    names = [f"/home/ada/{number}.json" for number in range(10_000)]
    assert second_start(tmp_path, *names) == ["HANDED_OVER"]
    assert heard == [names]


def test_the_door_is_for_one_person(first: SingleInstanceService) -> None:
    """It lies where nobody else can lay anything, and nobody else may knock."""
    path = Path(first._server.fullServerName())  # type: ignore[union-attr]
    assert stat.S_IMODE(path.stat().st_mode) & 0o077 == 0
    assert stat.S_IMODE(path.parent.stat().st_mode) & 0o022 == 0
    assert path.parent.stat().st_uid == os.getuid()


def test_a_folder_that_others_may_write_to_has_no_door_in_it(tmp_path: Path) -> None:
    """The socket is in the private folder of the session, or in a folder made for it."""
    tmp_path.chmod(0o777)
    assert Path(socket_path(tmp_path)).parent == Path(os.environ["XDG_RUNTIME_DIR"])


def test_without_a_session_it_lies_in_a_folder_of_ones_own(
    tmp_path_factory: pytest.TempPathFactory, monkeypatch: pytest.MonkeyPatch
) -> None:
    short = tmp_path_factory.mktemp("t")  # the path of a socket has a greatest length
    monkeypatch.delenv("XDG_RUNTIME_DIR")
    monkeypatch.setattr(tempfile, "gettempdir", lambda: str(short))
    found = Path(socket_path(short / ("long" * 50)))
    assert stat.S_IMODE(found.parent.stat().st_mode) == 0o700


@pytest.mark.parametrize("mode", [0o777, 0o770])
def test_a_place_that_somebody_else_made_is_not_taken(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, mode: int
) -> None:
    """Nothing is written there, and nothing is read."""
    monkeypatch.delenv("XDG_RUNTIME_DIR")
    monkeypatch.setattr(tempfile, "gettempdir", lambda: str(tmp_path))
    (tmp_path / f"hexsmith-{os.getuid()}").mkdir()
    (tmp_path / f"hexsmith-{os.getuid()}").chmod(mode)
    assert socket_path(tmp_path / ("long" * 50)) == ""


def test_nothing_is_handed_to_somebody_else_who_holds_the_door(
    first: SingleInstanceService, tmp_path: Path, expect_log: Callable[[str], None], monkeypatch: pytest.MonkeyPatch
) -> None:
    """The second start becomes an app of its own, and sends nothing to the other process."""
    expect_log("its door is not one's own")
    own = os.getuid()
    monkeypatch.setattr(os, "getuid", lambda: own + 1)
    heard: list[list[str]] = []
    first.wanted.connect(heard.append)
    second = SingleInstanceService(tmp_path)
    monkeypatch.setattr(second, "_door", str(tmp_path / DOOR))
    assert second.start(["secret.json"], patience=500) is StartOutcome.NO_DOOR
    assert heard == []


def test_a_folder_that_cannot_be_made_is_no_reason_to_stay_away(
    tmp_path: Path, qapp: QApplication, expect_log: Callable[[str], None]
) -> None:
    expect_log("cannot know whether it runs already")
    (tmp_path / "file").write_text("", encoding="utf-8")
    assert SingleInstanceService(tmp_path / "file" / "folder").start([]) is StartOutcome.FIRST


@pytest.mark.parametrize("said", [b"", b"\0\0", b"1\nhexsmith\nanother-host\n\n"])
def test_a_lock_that_nobody_holds_keeps_nobody_out(tmp_path: Path, qapp: QApplication, said: bytes) -> None:
    """After a power cut it may be empty; a laptop may have another name than yesterday."""
    (tmp_path / LOCK).write_bytes(said)
    one = SingleInstanceService(tmp_path)
    assert one.start([], patience=500) is StartOutcome.FIRST
    one.stop()


def test_a_lock_that_is_held_counts_whatever_it_says(first: SingleInstanceService, tmp_path: Path) -> None:
    os.truncate(tmp_path / LOCK, 0)
    assert second_start(tmp_path) == [StartOutcome.HANDED_OVER.name]
