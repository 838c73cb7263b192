"""The time from a new process to a usable window, and of its imports, against a bare Python."""

import os
import resource
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from tempfile import TemporaryDirectory

from tests.benchmarks.harness import Contender, DisagreementError, Goal, Measure, interleave

PROJECT = Path(__file__).parents[2]
REPEATS = 9
# A bare Python started in 7 ms on the machine that the limits were set on.
BARE = 7
MOST_WINDOW = 1200 / BARE
MOST_IMPORTS = 600 / BARE
HEAVY = ("numpy", "pydantic", "shapely", "sqlmodel", "typer")

IMPORTS = """
from editor.app import main as app
from editor.shell.command_registry import find_commands
assert find_commands()
"""

# Leaves as soon as the window was painted and nothing is left to do; says what was loaded for it.
WINDOW = """
from PySide6.QtCore import QTimer
from editor.app import main as app
from editor.shell.main_window import MainWindow

class Fresh(MainWindow):
    def paintEvent(self, event):
        super().paintEvent(event)
        QTimer.singleShot(0, self, self.leave)

    def leave(self):
        assert self.grab().toImage().pixelColor(5, 5).alpha() == 255
        print(*sys.modules)
        self.app.exit(0)

app.MainWindow = Fresh
sys.exit(app.main([]))
"""


def measures(full: bool) -> Iterator[Measure]:
    """CPU time of whole processes with compiled files, as at the second start of the app."""
    with TemporaryDirectory() as home:
        check_nothing_heavy(_run(WINDOW, home))
        timings = interleave(
            {
                "bare": Contender(lambda: _run("pass", home)),
                "imports": Contender(lambda: _run(IMPORTS, home)),
                "window": Contender(lambda: _run(WINDOW, home)),
            },
            repeats=REPEATS * (3 if full else 1),
            clock=_children_seconds,
        )
    for above, what, most, limit in (
        ("imports", "imports of the app and its commands", MOST_IMPORTS, "600 ms"),
        ("window", "from nothing to a painted window", MOST_WINDOW, "1.2 s"),
    ):
        yield timings.measure(
            f"window: {what}",
            Goal(f"window {above}", at_most=most),
            above=above,
            below="bare",
            unit="times bare Python",
            note=f"{limit} where a bare Python starts in {BARE} ms; none of {', '.join(HEAVY)} loaded",
        )


def check_nothing_heavy(loaded: str) -> None:
    """Refuse to time a start that loads one of the heavy packages: they can wait until they are needed."""
    heavy = sorted(set(loaded.split()) & set(HEAVY))
    if heavy:
        raise DisagreementError(f"opening the window loads {', '.join(heavy)}")


def _run(code: str, home: str) -> str:
    start = f"import sys; sys.path.insert(0, {str(PROJECT)!r})\n{code}"
    environ = {**os.environ, "HEXSMITH_HOME": home, "QT_QPA_PLATFORM": "offscreen"}
    done = subprocess.run([sys.executable, "-I", "-c", start], env=environ, check=True, capture_output=True, text=True)
    return done.stdout


def _children_seconds() -> float:
    used = resource.getrusage(resource.RUSAGE_CHILDREN)
    return used.ru_utime + used.ru_stime
