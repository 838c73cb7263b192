"""Many names at one go: they are opened one after another, and the window says of how many it opens how many."""

from pathlib import Path

import pytest
from PySide6.QtCore import QTimer
from pytestqt.qtbot import QtBot

from editor.pages.library import opener as library
from editor.services import open_requests as opening
from editor.services.open_requests import MOST_NAMED
from tests.editor.conftest import OpenWindow


def test_the_window_lives_between_one_name_and_the_next(
    open_window: OpenWindow, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    window = open_window()
    opened: list[str] = []
    monkeypatch.setattr(opening, "open_own", lambda _, name: opened.append(name))
    window.open_named(["a", "b"])
    QTimer.singleShot(0, lambda: opened.append("the window"))
    qtbot.waitUntil(lambda: len(opened) == 3)
    assert opened[0] == "a"
    assert set(opened) == {"a", "b", "the window"}


def test_of_very_many_the_first_are_opened(
    open_window: OpenWindow, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    window = open_window()
    opened: list[str] = []
    monkeypatch.setattr(opening, "open_own", lambda _, name: opened.append(name))
    names = [f"name-{number}" for number in range(10_000)]
    window.come_forward(names)
    assert "10,000" in window.toasts.text or "10000" in window.toasts.text
    qtbot.waitUntil(lambda: len(opened) >= MOST_NAMED)
    qtbot.wait(20)
    assert opened == names[:MOST_NAMED]


def test_packs_are_taken_in_together(
    open_window: OpenWindow, qtbot: QtBot, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    window = open_window()
    taken: list[list[str]] = []
    monkeypatch.setattr(library, "import_named_files", lambda _, names: taken.append(list(names)))
    names = [str(tmp_path / f"{letter}.hexpack") for letter in "ab"]
    for name in names:
        Path(name).touch()
    window.open_named(names)
    assert taken == [names]
