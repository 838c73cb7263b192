"""Run the benches: `python -m tests.benchmarks [NAME…] [--full] [--list]`; exit 1 if a goal is missed."""

import argparse
import ast
import importlib
import sys
import time
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path

from tests.benchmarks.harness import DisagreementError, Goal, Measure, report, report_disagreement

FOLDER = Path(__file__).parent
TEN_MINUTES = Goal("default run", at_most=600)
GOALS_MISSED, NOT_RUN = 1, 2

Clock = Callable[[], float]


@dataclass(frozen=True, slots=True)
class Bench:
    """A file `bench_<name>.py`: the first sentence of its docstring, and its `measures(full)`."""

    name: str
    sentence: str
    measures: Callable[[bool], Iterable[Measure]]


def find_benches(folder: Path = FOLDER) -> dict[str, Bench]:
    """Every bench of the folder by its name; a bench is imported only when it runs."""
    return {bench.name: bench for bench in map(_bench, sorted(folder.glob("bench_*.py")))}


def run_benches(benches: Sequence[Bench], full: bool, write: Callable[[str], object]) -> int:
    """Run the benches in the order given and return the exit code; a disagreement counts as a missed goal."""
    met = True
    for bench in benches:
        start = time.monotonic()
        try:
            met &= report(bench.measures(full), write)
        except DisagreementError as disagreement:
            report_disagreement(bench.name, disagreement, write)
            met = False
        sys.stderr.write(f"{bench.name}: {time.monotonic() - start:.0f} s\n")
    return 0 if met else GOALS_MISSED


def run_by_default(benches: Sequence[Bench], write: Callable[[str], object], clock: Clock = time.monotonic) -> int:
    """Runs all benches without their slow parts; the elapsed time of the whole run is itself a measure."""
    start = clock()
    code = run_benches(benches, False, write)
    seconds = clock() - start
    total = Measure("all benches of the default run", TEN_MINUTES, seconds, "s", (seconds, seconds), 1)
    return code if report([total], write) else GOALS_MISSED


def main(arguments: Sequence[str], benches: Mapping[str, Bench], write: Callable[[str], object]) -> int:
    parser = argparse.ArgumentParser(prog="python -m tests.benchmarks", description="Measure against fixed opponents.")
    parser.add_argument("names", nargs="*", metavar="NAME", help="benches to run; all by default")
    parser.add_argument("--full", action="store_true", help="also what makes the run longer than ten minutes")
    parser.add_argument("--list", action="store_true", help="name the benches and leave")
    options = parser.parse_args(arguments)
    unknown = [name for name in options.names if name not in benches]
    if unknown:
        sys.stderr.write(f"no bench named {', '.join(unknown)}; there are: {', '.join(benches)}\n")
        return NOT_RUN
    if options.list:
        for bench in benches.values():
            write(f"{bench.name:12} {bench.sentence}\n")
        return 0
    if not options.names and not options.full:
        return run_by_default(list(benches.values()), write)
    return run_benches([benches[name] for name in options.names or benches], options.full, write)


def _bench(path: Path) -> Bench:
    docstring = ast.get_docstring(ast.parse(path.read_text(encoding="utf-8"))) or ""

    def measures(full: bool) -> Iterable[Measure]:
        module = importlib.import_module(f"tests.benchmarks.{path.stem}")
        found: Iterable[Measure] = module.measures(full)
        return found

    return Bench(path.stem.removeprefix("bench_"), docstring.split("\n")[0], measures)


def _write(line: str) -> None:
    sys.stdout.write(line)
    sys.stdout.flush()


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:], find_benches(), _write))
