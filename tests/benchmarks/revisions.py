"""Two revisions of the program at the same games: whether they play alike, and what each takes.

    python -m tests.benchmarks.revisions BEFORE AFTER [--games N] [--scenario S]… [--players A,B] [--results-only]

A revision is anything that git knows, or a folder with a tree, such as `.` for the files as they lie here. The trees
of the others are taken out of the repository's own history into a temporary folder, and a process in each plays the
games that it is asked for, in turn, so that work elsewhere on the machine hits all of them alike.
"""

import argparse
import json
import os
import subprocess
import sys
import tarfile
from collections.abc import Iterator, Mapping, Sequence
from contextlib import ExitStack, contextmanager
from dataclasses import dataclass, replace
from io import BytesIO
from pathlib import Path
from statistics import median
from tempfile import TemporaryDirectory
from typing import Any, NamedTuple

PROJECT = Path(__file__).parents[2]
HERE = "."
"""The working tree, including uncommitted changes."""
FOLDERS = (".", "/")
"""The beginnings of a revision that is a folder."""
WORKER = Path("tests/benchmarks/game_worker.py")
FIRST_WORKER = "a127ba1287bc25f864cab6f400d4f27ead7dde66"
"""The commit that added the worker: its version runs in the trees before it, whose modules have other names now."""
SCENARIOS = (
    "battleground/first-game",
    "battleground/drowned-altar",
    "battleground/break-through",
    "battleground/castle-siege",
    "hoplomachus/skirmish-pozzuoli",
)
WARMING_UP = "greedy"
"""A bot that every revision has, and that makes use of most of what a game needs."""
REPORTED = ("decisions", "winners", "round", "answers", "events")
"""The results that two games must share to be the same game."""
NOT_BY_NAME = ("decisions", "winners", "round")
"""The results compared where choices and events may have been renamed."""


class NoHistoryError(Exception):
    """The repository does not hold a revision: there is no git, or the history was cut off."""


@dataclass(frozen=True, slots=True)
class Workload:
    """Games of the same bots in the order of the seats: a seed each."""

    scenario: str
    players: tuple[str, ...]
    seeds: range

    @property
    def name(self) -> str:
        return f"{self.scenario} {','.join(self.players)}"


class Turn(NamedTuple):
    """One game at each revision, played side by side."""

    before: Mapping[str, Any]
    after: Mapping[str, Any]

    @property
    def gain(self) -> float:
        """The speed of the later revision as a multiple.

        It is measured per decision: where rules changed, games have other lengths.
        """
        earlier, later = (each["seconds"] / each["decisions"] for each in self)
        return float(earlier / later)

    def differences(self, reported: Sequence[str] = REPORTED) -> tuple[str, ...]:
        """The results that differ."""
        return tuple(name for name in reported if self.before[name] != self.after[name])


@dataclass(slots=True)
class Worker:
    """A process in the tree of a revision that plays games on request; a first game of a scenario warms it up."""

    process: subprocess.Popen[str]
    warm: set[str]

    def play(self, workload: Workload, seed: int) -> Mapping[str, Any]:
        if workload.scenario not in self.warm:
            self.warm.add(workload.scenario)
            self._play(replace(workload, players=(WARMING_UP,) * len(workload.players)), workload.seeds.stop)
        return self._play(workload, seed)

    def _play(self, workload: Workload, seed: int) -> Mapping[str, Any]:
        asked = {"scenario": workload.scenario, "players": workload.players, "seed": seed}
        assert self.process.stdin is not None
        assert self.process.stdout is not None
        self.process.stdin.write(json.dumps(asked) + "\n")
        self.process.stdin.flush()
        line = self.process.stdout.readline()
        if not line:
            raise RuntimeError(f"the worker ended at {workload.name}, seed {seed}; its error stands above")
        reported: Mapping[str, Any] = json.loads(line)
        return reported


def play_side_by_side(
    before: Worker, after: Worker, workload: Workload, instead: Workload | None = None
) -> Iterator[Turn]:
    """Each game at both revisions, the one that begins changing from game to game; at the later one perhaps another
    game `instead`, by bots that the earlier one does not have."""
    later = instead or workload
    for number, seed in enumerate(workload.seeds):
        if number % 2:
            played = after.play(later, seed)
            yield Turn(before.play(workload, seed), played)
        else:
            played = before.play(workload, seed)
            yield Turn(played, after.play(later, seed))


@contextmanager
def workers(*revisions: str) -> Iterator[tuple[Worker, ...]]:
    """A worker for each revision, for as long as the trees are there."""
    with TemporaryDirectory(prefix="revisions-") as folder, ExitStack() as running:
        yield tuple(
            running.enter_context(_worker(_with_worker(tree_of(revision, Path(folder) / str(number)))))
            for number, revision in enumerate(revisions)
        )


def tree_of(revision: str, folder: Path) -> Path:
    """The files of a revision, written into a folder; those that lie in one are left where they are."""
    if revision.startswith(FOLDERS):
        return (PROJECT / revision).resolve()
    packed = _git("archive", "--format=tar", revision)
    with tarfile.open(fileobj=BytesIO(packed)) as archive:
        archive.extractall(folder, filter="data")
    return folder


def _with_worker(tree: Path) -> Path:
    """The tree with a worker; one older than the worker gets the first version of it."""
    worker = tree / WORKER
    if not worker.exists():
        worker.parent.mkdir(parents=True, exist_ok=True)
        worker.write_bytes(_git("show", f"{FIRST_WORKER}:{WORKER.as_posix()}"))
    return tree


def _git(*arguments: str) -> bytes:
    try:
        done = subprocess.run(["git", *arguments], cwd=PROJECT, capture_output=True, check=True)
    except FileNotFoundError as error:
        raise NoHistoryError("there is no git here to take an older revision from") from error
    except subprocess.CalledProcessError as error:
        said = error.stderr.decode(errors="replace").strip()
        raise NoHistoryError(
            f"git has no such tree: {said}; fetch the whole history (git fetch --unshallow)"
        ) from error
    return done.stdout


@contextmanager
def _worker(tree: Path) -> Iterator[Worker]:
    command = [sys.executable, "-P", str(tree / WORKER)]
    # Equal hash seeds for strings, so that no process has a luckier order of sets.
    environment = {**os.environ, "PYTHONPATH": str(tree), "PYTHONHASHSEED": "0"}
    with subprocess.Popen(
        command, cwd=tree, env=environment, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True
    ) as process:
        try:
            yield Worker(process, set())
        finally:
            process.kill()


def milliseconds(turns: Sequence[Turn]) -> tuple[float, float]:
    """The time of a game before and after."""
    before, after = (1_000 * median(each["seconds"] for each in side) for side in zip(*turns, strict=True))
    return before, after


def report_lines(workload: Workload, turns: Sequence[Turn], reported: Sequence[str]) -> str:
    """A line of text: the speed-up, and whether the games were the same."""
    gains = sorted(turn.gain for turn in turns)
    differing = sorted({name for turn in turns for name in turn.differences(reported)})
    before, after = milliseconds(turns)
    return (
        f"{workload.name}: {median(gains):.2f} x ({gains[0]:.2f} to {gains[-1]:.2f}), "
        f"{before:.0f} ms before, {after:.0f} ms after a game; {len(turns)} games, "
        + (f"DIFFERENT in {', '.join(differing)}" if differing else "the same")
    )


def main(arguments: Sequence[str]) -> int:
    parser = argparse.ArgumentParser(prog="python -m tests.benchmarks.revisions", description="Compare two revisions.")
    parser.add_argument("before")
    parser.add_argument("after")
    parser.add_argument("--games", type=int, default=4)
    parser.add_argument("--scenario", action="append", dest="scenarios", help="all that ship by default")
    parser.add_argument("--players", default="greedy,greedy")
    parser.add_argument("--results-only", action="store_true", help="names of choices and events may differ")
    options = parser.parse_args(arguments)
    same, reported = True, NOT_BY_NAME if options.results_only else REPORTED
    try:
        with workers(options.before, options.after) as (before, after):
            for scenario in options.scenarios or SCENARIOS:
                workload = Workload(scenario, tuple(options.players.split(",")), range(options.games))
                turns = list(play_side_by_side(before, after, workload))
                same &= not any(turn.differences(reported) for turn in turns)
                sys.stdout.write(report_lines(workload, turns, reported) + "\n")
                sys.stdout.flush()
    except NoHistoryError as error:
        sys.stderr.write(f"{error}\n")
        return 2
    return 0 if same else 1


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
