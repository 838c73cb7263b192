"""Temporary files are in memory where there is room for them and nobody asked for another place."""

import os
import subprocess
from pathlib import Path
from types import SimpleNamespace

import pytest

from tests.support.memory_folder import NAME, PREFIX, ROOM, has_room, remove_left


@pytest.mark.parametrize(
    ("free", "environment", "expected"), [(ROOM, {}, True), (ROOM - 1, {}, False), (ROOM, {NAME: "mine"}, False)]
)
def test_only_where_there_is_room_and_no_other_place_is_wanted(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, free: int, environment: dict[str, str], expected: bool
) -> None:
    monkeypatch.setattr("shutil.disk_usage", lambda folder: SimpleNamespace(free=free))
    assert has_room(tmp_path, environment) is expected
    assert not has_room(tmp_path / "missing", environment)


def test_folders_of_killed_runs_are_removed(tmp_path: Path) -> None:
    ended = subprocess.Popen(["true"])
    ended.wait()
    names = (f"{PREFIX}{os.getpid()}", f"{PREFIX}{ended.pid}", "another", f"{PREFIX}-another")
    for name in names:
        (tmp_path / name).mkdir()
    remove_left(tmp_path)
    assert sorted(each.name for each in tmp_path.iterdir()) == sorted({*names} - {f"{PREFIX}{ended.pid}"})
