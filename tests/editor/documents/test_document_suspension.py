"""A computer that sleeps in the middle of editing and saving: everything continues, and nothing is lost."""

import random
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest

from editor.documents.load_document import read_file
from engine.content.canonical_json import save
from tests.editor.documents import crashed_workspace as crashing
from tests.editor.documents.test_document_crash import ROOT, replayed

SLEEPS = 5


@pytest.mark.slow
@pytest.mark.parametrize("seed", [1, 2])
def test_a35_saves_go_on_after_a_sleep(notes_file: Path, tmp_path: Path, seed: int) -> None:
    """Whatever it was doing when it was stopped, the file is as one of its last saves left it."""
    before, chance = notes_file.read_bytes(), random.Random(seed)
    command = [sys.executable, "-m", crashing.__name__, str(tmp_path / "recovery"), str(notes_file), str(seed)]
    with subprocess.Popen(command, cwd=ROOT, stdout=subprocess.PIPE, text=True) as worker:
        assert worker.stdout
        done = [worker.stdout.readline().strip()]
        for _ in range(SLEEPS):
            worker.send_signal(signal.SIGSTOP)
            assert save(read_file(notes_file).content)
            time.sleep(0.1)
            worker.send_signal(signal.SIGCONT)
            done.append(worker.stdout.readline().strip())
            time.sleep(chance.uniform(0, 0.02))
        worker.send_signal(signal.SIGKILL)
        done += worker.stdout.read().split("\n")[:-1]
    assert len(done) > SLEEPS
    contents, saves = replayed(before, notes_file, seed, len(done) + 1)
    last_save = max((number for number, action in enumerate(done) if action == "save"), default=-1)
    possible = [save(contents[number]) for number in saves if number >= last_save]
    assert notes_file.read_bytes() in (possible if last_save >= 0 else [before, *possible])
