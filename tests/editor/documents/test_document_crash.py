"""`kill -9` in the middle of editing and saving: the file is old or new, and no work is lost."""

import random
import signal
import subprocess
import sys
import time
from itertools import islice
from pathlib import Path

import pytest

from editor.documents.document import OpenDocument
from editor.documents.load_document import read_file
from engine.content.canonical_json import save
from engine.content.envelope import Document
from tests.editor.documents import crashed_workspace as crashing
from tests.editor.documents.conftest import MakeDesk
from tests.editor.documents.crashed_workspace import random_walk

ROOT = Path(__file__).resolve().parents[3]
AT_MOST = 0.25
"""Seconds of work before the kill."""


@pytest.mark.slow
def test_a_killed_app_loses_nothing(desk: MakeDesk, notes_file: Path, tmp_path: Path) -> None:
    for seed in range(4):
        kill_and_look(desk, notes_file, tmp_path, seed)


@pytest.mark.soak
@pytest.mark.timeout(600)
def test_a_killed_app_never_loses_anything(desk: MakeDesk, notes_file: Path, tmp_path: Path) -> None:
    for seed in range(100, 160):
        kill_and_look(desk, notes_file, tmp_path, seed)


def kill_and_look(desk: MakeDesk, notes_file: Path, folder: Path, seed: int) -> None:
    before = notes_file.read_bytes()
    done = work_until_killed(notes_file, folder / "recovery", seed)
    assert done
    # The program may have done one thing more than it could tell.
    contents, saves = replayed(before, notes_file, seed, len(done) + 1)
    last_save = max((number for number, action in enumerate(done) if action == "save"), default=-1)
    possible = [save(contents[number]) for number in saves if number >= last_save]
    on_disk = notes_file.read_bytes()
    assert on_disk in (possible if last_save >= 0 else [before, *possible])
    again = desk()
    left = again.left_behind()
    assert len(left) <= 1
    for each in left:
        assert each.document.content in contents[-2:]
        assert each.lost == 0
        restored = again.restore(each)
        assert restored.is_edited
        assert restored.path == notes_file
        again.clear(restored)
    if not left:
        assert on_disk in map(save, contents[-2:])
    assert again.left_behind() == []


def work_until_killed(notes_file: Path, recovery: Path, seed: int) -> list[str]:
    """The actions that a program reported before it was killed at some moment."""
    command = [sys.executable, "-m", crashing.__name__, str(recovery), str(notes_file), str(seed)]
    with subprocess.Popen(command, cwd=ROOT, stdout=subprocess.PIPE, text=True) as worker:
        assert worker.stdout
        first = worker.stdout.readline().strip()
        time.sleep(random.Random(seed).uniform(0, AT_MOST))
        worker.send_signal(signal.SIGKILL)
        rest = worker.stdout.read().split("\n")
    return [first, *rest[:-1]]


def replayed(before: bytes, notes_file: Path, seed: int, actions: int) -> tuple[list[Document], list[int]]:
    """The same walk again: the document after each action, and which actions are saves."""
    copy = notes_file.with_name("copy.json")
    copy.write_bytes(before)
    document: OpenDocument = read_file(copy)
    contents, saves = [], []
    for number, action in enumerate(islice(random_walk(document, seed), actions)):
        if action == "save":
            document.save()
            saves.append(number)
        contents.append(document.content)
    copy.unlink()
    copy.with_name("copy.json.bak").unlink(missing_ok=True)
    return contents, saves
