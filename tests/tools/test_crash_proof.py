"""A run in which workers crash ends, runs every other test, and names the tests that crashed."""

import subprocess
import sys
from pathlib import Path

import pytest

CRASHING = """
import os, time, pytest

@pytest.mark.parametrize("number", range(60))
def test_alone(number):
    time.sleep(0.005)
    if number in (20, 58):
        os._exit(1)

@pytest.mark.xdist_group("group")
@pytest.mark.parametrize("number", range(12))
def test_in_a_group(number):
    time.sleep(0.02)
    if number == 5:
        os._exit(1)
"""


@pytest.mark.slow
@pytest.mark.parametrize("workers", [1, 2])
def test_a_run_goes_on_when_workers_crash(tmp_path: Path, workers: int) -> None:
    (tmp_path / "test_crashing.py").write_text(CRASHING)
    (tmp_path / "pytest.ini").write_text("[pytest]\n")
    options = (
        f"-q -p tests.tools.crash_proof -p no:randomly -p no:cacheprovider --dist loadgroup -n {workers} -rf".split()
    )
    command = [sys.executable, "-m", "pytest", *options, "--rootdir", str(tmp_path), str(tmp_path)]

    done = subprocess.run(command, capture_output=True, text=True, timeout=60, check=False)

    assert "3 failed, 69 passed" in done.stdout
    assert "sched]" not in done.stdout, "notes of the scheduler, which are for its own developers"
    for name in ("test_alone[20]", "test_alone[58]", "test_in_a_group[5]"):
        assert name in done.stdout, name
