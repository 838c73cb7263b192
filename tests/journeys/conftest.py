"""A screen for each worker of the tests, and the app on it in a process of its own."""

import json
import os
import subprocess
import sys
from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import pytest

from editor.settings.store import SettingsStore
from tests.support.display import virtual_display

Journey = Callable[..., "Came"]
LONG = 3000
"""Seconds."""


@dataclass(frozen=True, slots=True)
class Came:
    """What came of a journey."""

    code: int
    notes: Mapping[str, Any]
    keeping_up: Mapping[str, Any]


@pytest.fixture(scope="session")
def screen() -> Iterator[Mapping[str, str]]:
    """The environment of programs that are to be seen."""
    with virtual_display() as environment:
        yield environment


@pytest.fixture
def home(tmp_path: Path) -> Path:
    """The settings of the person who journeys: in English, light, without long pauses."""
    folder = tmp_path / "home"
    SettingsStore(folder).change(language="en", theme="light", bot_pause=0)
    return folder


@pytest.fixture
def surroundings(screen: Mapping[str, str], home: Path) -> Mapping[str, str]:
    """The environment of the app: the screen, the settings, a log of its own."""
    return {**screen, "HEXSMITH_HOME": str(home), "HEXSMITH_LOG_DIR": str(home / "log")}


@pytest.fixture
def journey(surroundings: Mapping[str, str]) -> Journey:
    """Runs the app with a player of `tests.journeys.inside`, to the end, and finds no fault with it."""

    def run(player: str, *arguments: str) -> Came:
        command = [sys.executable, "-m", f"tests.journeys.inside.{player}", *arguments]
        done = subprocess.run(
            command, env={**os.environ, **surroundings}, capture_output=True, text=True, timeout=LONG, check=False
        )
        assert done.stdout, f"the journey ended with {done.returncode}:\n{done.stderr}"
        report = json.loads(done.stdout.splitlines()[-1])
        faults = [
            report["failure"],
            *report["records"],
            *report["dialogs"],
            *report["keeping_up"].get("stalls", ()),
            done.stderr,
        ]
        if any(faults):
            pytest.fail("\n\n".join(filter(None, faults)), pytrace=False)
        return Came(report["code"], report["notes"], report["keeping_up"])

    return run
