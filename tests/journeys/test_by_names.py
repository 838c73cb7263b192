"""The app through the names of things alone: what assistive programs see of it is enough to play."""

import json
import re
import subprocess
import sys
from collections.abc import Mapping
from pathlib import Path

import pytest

from tests.support.display import need, quiet_environment

pytestmark = pytest.mark.slow

DRIVER = "tests.journeys.outside.by_names"
PROJECT = str(Path(__file__).parents[2])
SYSTEM_PYTHON = "/usr/bin/python3"
PATIENCE = 120
"""Seconds."""
# The app first, then who plays it, in one session; the app is asked to leave at the end.
SESSION = """
"$1" -m editor.app & app=$!
PYTHONPATH="$3" "$2" -m "$4"; code=$?
kill "$app"; wait "$app" || exit 9
exit "$code"
"""


@pytest.fixture
def session(surroundings: Mapping[str, str]) -> Mapping[str, str]:
    """What both of them need; a missing library of assistive programs is a failure that says how to install it."""
    found = subprocess.run([SYSTEM_PYTHON, "-c", "import pyatspi"], env=quiet_environment(), check=False)
    if found.returncode:
        pytest.fail("pyatspi is missing; install it: apt-get install python3-pyatspi gir1.2-atspi-2.0", pytrace=False)
    need("/usr/libexec/at-spi-bus-launcher")
    return {**surroundings, "QT_LINUX_ACCESSIBILITY_ALWAYS_ON": "1"}


@pytest.mark.timeout(300)
def test_a_unit_is_deployed_by_the_table_of_the_map(session: Mapping[str, str]) -> None:
    """Buttons, cards, a check box, the table, the list of answers, entries of menus: each does what its name says."""
    session_of = [need("dbus-run-session"), "--", "sh", "-c", SESSION, "session"]
    command = [*session_of, sys.executable, SYSTEM_PYTHON, PROJECT, DRIVER]
    done = subprocess.run(command, env=session, capture_output=True, text=True, timeout=PATIENCE, check=False)
    assert done.returncode == 0, done.stderr
    report = json.loads(done.stdout.splitlines()[-1])
    assert re.fullmatch(".+ HR-TROOP-3", report["question"])
    assert 0 < report["pointed out"] < report["rows"] == 81
    assert report["card"] in report["answer"]
    assert report["place"] in report["answer"]
    assert "Hexsmith" in report["title"]
