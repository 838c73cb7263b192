"""What every bench is built from: contenders timed in turn within one run, goals, and measures as JSON lines."""

import gc
import importlib
import json
import math
import sys
import time
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from statistics import median
from types import ModuleType

CONTENDERS = Path(__file__).parent / "contenders"
REPEATS = 7
GC_SETTING = "on, default thresholds, collected before each turn"


class DisagreementError(Exception):
    """Two contenders gave different answers to the same question, so their times mean nothing."""


@dataclass(frozen=True, slots=True)
class Goal:
    """A bound on a ratio, with its number in the table of goals."""

    number: str
    at_least: float | None = None
    at_most: float | None = None

    def __post_init__(self) -> None:
        if (self.at_least is None) == (self.at_most is None):
            raise ValueError("a goal has exactly one bound")

    def is_met(self, ratio: float) -> bool:
        if self.at_least is not None:
            return ratio >= self.at_least
        return self.at_most is not None and ratio <= self.at_most

    def __str__(self) -> str:
        return f"<= {self.at_most:g}" if self.at_least is None else f">= {self.at_least:g}"


@dataclass(frozen=True, slots=True)
class Measure:
    """One line of a bench: a ratio, its smallest and greatest value over the repeats, and the goal it is held to."""

    name: str
    goal: Goal
    ratio: float
    unit: str
    spread: tuple[float, float]
    repeats: int
    note: str = ""

    @property
    def ok(self) -> bool:
        return self.goal.is_met(self.ratio)

    def as_json(self) -> str:
        line = {
            "name": self.name,
            "goal_number": self.goal.number,
            "ratio": _rounded(self.ratio),
            "goal": str(self.goal),
            "ok": self.ok,
            "unit": self.unit,
            "spread": [_rounded(bound) for bound in self.spread],
            "repeats": self.repeats,
            "gc": GC_SETTING,
            "note": self.note,
        }
        return json.dumps(line, ensure_ascii=False)


@dataclass(frozen=True, slots=True)
class Contender:
    """One way to do the job: `run` is timed and does `operations` of it; `prepare` goes before each turn, untimed."""

    run: Callable[[], object]
    operations: int = 1
    prepare: Callable[[], object] | None = None


@dataclass(frozen=True, slots=True)
class Timings:
    """Seconds per operation of each contender, one figure a repeat; figures of one repeat were timed side by side."""

    seconds: Mapping[str, tuple[float, ...]]

    def median(self, contender: str) -> float:
        return median(self.seconds[contender])

    def measure(self, name: str, goal: Goal, *, above: str, below: str, unit: str, note: str = "") -> Measure:
        """The time of `above` over the time of `below`: the median of the ratios taken within each repeat."""
        ratios = [upper / lower for upper, lower in zip(self.seconds[above], self.seconds[below], strict=True)]
        times = ", ".join(f"{each} {_in_words(self.median(each))}" for each in (below, above))
        remark = f"{times}; {note}" if note else times
        return Measure(name, goal, median(ratios), unit, (min(ratios), max(ratios)), len(ratios), remark)


def interleave(
    contenders: Mapping[str, Contender],
    repeats: int = REPEATS,
    clock: Callable[[], float] = time.process_time,
    turn_seconds: float = 0.0,
) -> Timings:
    """Time the contenders in turn, `repeats` times, each repeat starting with another one; a first turn is not timed.

    Work elsewhere on the machine then hits all of them alike, and none always runs in the cache of the same other.
    Each contender runs once a turn, or with `turn_seconds` as often as it takes to fill that time, so that a quick
    one is not timed on a cold cache only; one with a preparation always runs once.
    """
    names = list(contenders)
    runs = {name: _runs_to_fill(turn_seconds, contender, clock) for name, contender in contenders.items()}
    seconds: dict[str, list[float]] = {name: [] for name in names}
    for repeat in range(repeats):
        first = repeat % len(names)
        for name in names[first:] + names[:first]:
            seconds[name].append(_turn(contenders[name], clock, runs[name]))
    return Timings({name: tuple(figures) for name, figures in seconds.items()})


def agree(question: str, answers: Mapping[str, object]) -> None:
    """Raises an error where contenders answer the same question differently."""
    first, *others = answers
    for other in others:
        if answers[other] != answers[first]:
            raise DisagreementError(f"{question}: {other} differs from {first}")


def load_contender(name: str) -> ModuleType:
    """Imports a fixed opponent; opponents import one another by bare names, so their folder joins the path."""
    if str(CONTENDERS) not in sys.path:
        sys.path.append(str(CONTENDERS))
    return importlib.import_module(name)


def report(measures: Iterable[Measure], write: Callable[[str], object]) -> bool:
    """Write one line per measure as it comes; true if every goal was met."""
    met = True
    for measure in measures:
        write(measure.as_json() + "\n")
        met &= measure.ok
    return met


def report_disagreement(bench: str, disagreement: DisagreementError, write: Callable[[str], object]) -> None:
    """Writes the line of a bench that stopped because its contenders disagree."""
    line = {"name": bench, "ratio": None, "goal": "agreement", "ok": False, "note": str(disagreement)}
    write(json.dumps(line, ensure_ascii=False) + "\n")


def _runs_to_fill(turn_seconds: float, contender: Contender, clock: Callable[[], float]) -> int:
    once = _turn(contender, clock, runs=1) * contender.operations
    if contender.prepare is not None or once >= turn_seconds:
        return 1
    return math.ceil(turn_seconds / max(once, 1e-6))


def _turn(contender: Contender, clock: Callable[[], float], runs: int) -> float:
    if contender.prepare is not None:
        contender.prepare()
    gc.collect()
    start = clock()
    for _ in range(runs):
        contender.run()
    return (clock() - start) / (contender.operations * runs)


def _rounded(ratio: float) -> float:
    return float(f"{ratio:.4g}")


def _in_words(seconds: float) -> str:
    scales: Sequence[tuple[float, str]] = ((1.0, "s"), (1e-3, "ms"), (1e-6, "µs"))
    scale, unit = next(((scale, unit) for scale, unit in scales if seconds >= scale), (1e-9, "ns"))
    return f"{seconds / scale:.3g} {unit}"
