"""The store reads once, writes at once, and neither crashes on a bad file nor loses it."""

import json
import os
import subprocess
import sys
from collections.abc import Callable
from dataclasses import fields
from pathlib import Path

import pytest

from editor.settings.preferences import Preferences
from editor.settings.preferences_json import LARGEST, read_preferences, write_preferences
from editor.settings.store import FILE, SettingsStore, settings_folder
from editor.theme.theme import Theme
from engine.kernel.data.message import Message
from engine.words import languages, speak

ExpectLog = Callable[[str], None]


def names(folder: Path) -> list[str]:
    return sorted(path.name for path in folder.iterdir())


def message_id(word: Message | None) -> str:
    assert word is not None
    assert all(speak(word, lang) for lang in languages())
    return word.id


def test_a_change_is_there_the_next_day(tmp_path: Path) -> None:
    folder = tmp_path / "not" / "there"
    first = SettingsStore(folder)
    assert (first.preferences, folder.exists()) == (Preferences(), False)
    assert first.change(theme=Theme.DARK, text_size=150) == Preferences(theme=Theme.DARK, text_size=150)
    first.change(recent=("a", "b"))
    second = SettingsStore(folder)
    assert second.preferences == Preferences(theme=Theme.DARK, text_size=150, recent=("a", "b"))
    assert (names(folder), second.notice) == ([FILE], None)


@pytest.mark.parametrize("change", [{"smell": 1}, {"text_size": 90}, {"theme": "blue"}, {"language": "tlh"}])
def test_an_invalid_change_raises_and_changes_nothing(tmp_path: Path, change: dict[str, object]) -> None:
    store = SettingsStore(tmp_path)
    with pytest.raises((TypeError, ValueError)):
        store.change(**change)
    assert (store.preferences, names(tmp_path)) == (Preferences(), [])


BAD = {
    "no JSON": b"{",
    "huge": b" " * (LARGEST + 100),
    "a wrong value": b'{"version": 1, "text_size": "big", "bot_pause": 100}',
    "newer": b'{"version": 2, "bot_pause": 100}',
}


@pytest.mark.parametrize("data", BAD.values(), ids=BAD)
def test_a_bad_file_is_kept_reported_and_mended(tmp_path: Path, expect_log: ExpectLog, data: bytes) -> None:
    (tmp_path / FILE).write_bytes(data)
    expect_log("preferences not understood: .*; the file is kept as .*[.]bak")
    store = SettingsStore(tmp_path)
    assert message_id(store.notice) == "settings-not-understood"
    assert store.preferences.bot_pause == (100 if b"bot_pause" in data else Preferences().bot_pause)
    assert (tmp_path / f"{FILE}.bak").read_bytes() == data
    assert read_preferences((tmp_path / FILE).read_bytes()) == (store.preferences, ())
    assert SettingsStore(tmp_path).notice is None


def test_a_pipe_or_folder_is_left_alone(tmp_path: Path, expect_log: ExpectLog) -> None:
    """A pipe would never end, a folder has no bytes."""
    expect_log("cannot be read")
    os.mkfifo(tmp_path / FILE)
    piped = SettingsStore(tmp_path)
    folder = tmp_path / "other"
    (folder / FILE).mkdir(parents=True)
    inside = SettingsStore(folder)
    assert [message_id(piped.notice), message_id(inside.notice)] == ["settings-unreadable"] * 2
    assert piped.preferences == inside.preferences == Preferences()


def test_a_change_that_cannot_be_written_holds_and_is_reported(tmp_path: Path, expect_log: ExpectLog) -> None:
    in_the_way = tmp_path / "file"
    in_the_way.write_bytes(b"")
    expect_log("cannot be read: .*Not a directory")
    expect_log("the preferences are not kept")
    store = SettingsStore(in_the_way / "folder")
    assert store.notice is not None
    store.notice = None
    assert store.change(text_size=125).text_size == store.preferences.text_size == 125
    assert message_id(store.notice) == "settings-not-kept"
    assert "why=file-no-folder" in str(store.notice)


def test_a_full_disk_leaves_the_old_preferences(
    tmp_path: Path, expect_log: ExpectLog, monkeypatch: pytest.MonkeyPatch
) -> None:
    store = SettingsStore(tmp_path)
    store.change(text_size=125)

    def full(_: int) -> None:
        raise OSError(28, "No space left on device")

    expect_log("not kept: .*No space left")
    with monkeypatch.context() as broken:
        broken.setattr(os, "fsync", full)
        store.change(text_size=150)
    assert message_id(store.notice) == "settings-not-kept"
    assert "why=file-disk-full" in str(store.notice)
    assert (tmp_path / FILE).read_bytes() == write_preferences(Preferences(text_size=125))


def test_the_folder_is_the_one_asked_for_else_the_platforms(tmp_path: Path) -> None:
    assert settings_folder({"HEXSMITH_HOME": str(tmp_path)}) == tmp_path
    config = Path(os.environ["XDG_CONFIG_HOME"])
    assert settings_folder({}) == settings_folder({"HEXSMITH_HOME": ""}) == config / "hexsmith"


def test_the_windows_place_is_kept_beside_them(tmp_path: Path) -> None:
    settings = SettingsStore(tmp_path).window_settings()
    settings.setValue("size", "large")
    settings.sync()
    assert SettingsStore(tmp_path).window_settings().value("size") == "large"
    assert names(tmp_path) == ["window.ini"]


def test_preferences_need_no_qt() -> None:
    """They are read before there is a window, and say in which language it speaks."""
    name = SettingsStore.__name__
    code = (
        f"import sys, pathlib; from editor.settings.store import {name}; {name}(pathlib.Path('x')); print(*sys.modules)"
    )
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    loaded = set(done.stdout.split())
    assert "editor.settings.store" in loaded
    assert not loaded & {"PySide6", "pydantic", "platformdirs"}


def test_invalid_preferences_are_reported_by_their_display_names(tmp_path: Path, expect_log: ExpectLog) -> None:
    """Keys of the file are shown only if they belong to no preference."""
    wrong: dict[str, object] = {name: [] for name in (*(each.name for each in fields(Preferences)), "version")}
    (tmp_path / FILE).write_text(json.dumps({**wrong, "shortcuts": [], "recent": {}, "smell": 1}), encoding="utf-8")
    expect_log("preferences not understood: .*; the file is kept as .*[.]bak")
    notice = SettingsStore(tmp_path).notice
    assert notice is not None
    for lang in languages():
        said = speak(notice, lang).replace(str(tmp_path), "")
        assert "smell" in said
        assert "_" not in said
    assert "text size" in speak(notice, "en")
