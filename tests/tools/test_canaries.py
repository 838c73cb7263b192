"""Whatever authors write is only text in the window: no tag and no Markdown is obeyed, and no file opened for it."""

import json
import subprocess
import sys
from typing import Any

import pytest

from tests.tools.shots import find_screens

pytestmark = pytest.mark.slow

LEAST = 20
SOME = ("legend", "library-import", "mission", "notes", "recovery", "which")
"""Screens of all parts of the window."""


def found(*arguments: str) -> Any:
    """What the walk in a process of its own found."""
    command = [sys.executable, "-m", "tests.tools.canaries", *arguments]
    done = subprocess.run(command, capture_output=True, text=True, timeout=900, check=False)
    assert done.returncode == 0, done.stderr
    return json.loads(done.stdout)


def test_b35_b36_no_screen_obeys_what_an_author_wrote() -> None:
    look_at(SOME)


@pytest.mark.soak
@pytest.mark.timeout(900)
def test_b35_b36_no_screen_at_all() -> None:
    look_at(tuple(find_screens()))


def test_b35_b36_nothing_in_a_whole_game() -> None:
    nothing_is_obeyed_in("battleground/first-game")


@pytest.mark.soak
@pytest.mark.timeout(900)
@pytest.mark.parametrize("scenario", ["battleground/drowned-altar", "hoplomachus/skirmish-pozzuoli"])
def test_b35_b36_nothing_in_longer_games(scenario: str) -> None:
    nothing_is_obeyed_in(scenario)


def nothing_is_obeyed_in(scenario: str) -> None:
    report = found("--game", scenario)
    assert (report["over"], report["opened"], report["faults"]) == (True, 0, [])
    assert report["answers"] >= LEAST
    assert report["seen"] > 0


def look_at(names: tuple[str, ...]) -> None:
    report = found(*names)
    assert sorted(report) == sorted(names)
    assert {name: each["faults"] for name, each in report.items() if each["faults"]} == {}
    assert {name: each["opened"] for name, each in report.items() if each["opened"]} == {}
    assert sum(each["seen"] for each in report.values()) > len(names), "the words are not on the screens"
