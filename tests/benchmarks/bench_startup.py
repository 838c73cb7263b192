"""Goal 30: importing the kernel and the geometry, and loading a game, against a bare Python; each a whole process."""

import importlib
import pkgutil
import resource
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

from tests.benchmarks.harness import Contender, DisagreementError, Goal, Measure, interleave

PROJECT = Path(__file__).parents[2]
HEAVY = ("networkx", "numba", "numpy", "pydantic", "scipy", "shapely")
PACKAGES = ("engine.kernel", "engine.geometry")
REPEATS = 15
SCENARIO = PROJECT / "tests" / "conformance" / "scenarios" / "battleground.json"
LOAD_A_GAME = f"""
from engine.content.declarations import Declarations
from engine.content.loading.document_reader import read_document
from engine.kernel.play.game import start_game
from engine.systems.battleground.content import CONTENT
from engine.systems.battleground.system import SYSTEM
scenario = read_document(open({str(SCENARIO)!r}, "rb").read(), Declarations([CONTENT]))
assert start_game(SYSTEM, scenario, 0).decision
"""
# A bare Python started in 7 ms on the machine that the limit of 250 ms was set on.
MOST_STARTS = 250 / 7


def measures(full: bool) -> Iterator[Measure]:
    """CPU time of whole processes as started by users, `site` included, with compiled files."""
    modules = engine_modules()
    imports = "import " + ", ".join(modules)
    check_nothing_heavy(imports)
    timings = interleave(
        {
            "bare": Contender(lambda: _run("pass")),
            "engine": Contender(lambda: _run(imports)),
            "game": Contender(lambda: _run(LOAD_A_GAME)),
        },
        repeats=REPEATS * (3 if full else 1),
        clock=_children_seconds,
    )
    yield timings.measure(
        "startup: import engine.kernel and engine.geometry",
        Goal("30", at_most=10),
        above="engine",
        below="bare",
        unit="times bare Python",
        note=f"all {len(modules)} modules of both packages; none of {', '.join(HEAVY)} loaded",
    )
    yield timings.measure(
        "startup: load Battleground, check a scenario, set it up",
        Goal("30", at_most=MOST_STARTS),
        above="game",
        below="bare",
        unit="times bare Python",
        note="250 ms where a bare Python starts in 7 ms; the whole process, pydantic's import included",
    )


def engine_modules() -> list[str]:
    """Every module of the two packages, since importing a package may import none of its modules."""
    found = list(PACKAGES)
    for package in map(importlib.import_module, PACKAGES):
        found += [each.name for each in pkgutil.walk_packages(package.__path__, f"{package.__name__}.")]
    return found


def check_nothing_heavy(imports: str) -> None:
    """Refuse to time imports that load one of the heavy packages."""
    loaded = _run(f"{imports}, sys; print(*sys.modules)").split()
    heavy = sorted(set(loaded) & set(HEAVY))
    if heavy:
        raise DisagreementError(f"importing the engine loads {', '.join(heavy)}")


def _run(code: str) -> str:
    start = f"import sys; sys.path.insert(0, {str(PROJECT)!r})\n{code}"
    return subprocess.run([sys.executable, "-I", "-c", start], check=True, capture_output=True, text=True).stdout


def _children_seconds() -> float:
    used = resource.getrusage(resource.RUSAGE_CHILDREN)
    return used.ru_utime + used.ru_stime
