"""The same document, seed and choices give the same events in every process."""

import os
import subprocess
import sys

import pytest

from engine.registry import probes

RUNS = ({"PYTHONHASHSEED": "0"}, {"PYTHONHASHSEED": "1"}, {"PYTHONHASHSEED": "424242", "PYTHONOPTIMIZE": "1"})


@pytest.mark.slow
def test_other_processes_hash_seeds_and_optimised_code_play_the_same_games() -> None:
    digests = [_digests(run) for run in RUNS]
    assert len(digests[0].splitlines()) >= len(probes())
    assert len(set(digests)) == 1


def _digests(run: dict[str, str]) -> str:
    command = [sys.executable, "-m", "tests.tools.game_digest"]
    done = subprocess.run(command, capture_output=True, text=True, env={**os.environ, **run}, check=True)
    return done.stdout
