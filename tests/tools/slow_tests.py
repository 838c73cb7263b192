"""`--quick` leaves out the tests marked `slow`; `--list-slow` measures which tests should bear the mark."""

from collections import defaultdict
from collections.abc import Iterator
from dataclasses import dataclass, field

import pytest

SLOW = 0.3
"""Seconds of one case, set-up and teardown included, on an idle machine: from there on a test is marked."""
FAST = 0.1
"""If all cases of a marked test take less than this, it needs the mark no more."""


def pytest_addoption(parser: pytest.Parser) -> None:
    group = parser.getgroup("slow tests")
    group.addoption("--quick", action="store_true", help="leave out the tests that are marked slow")
    group.addoption("--list-slow", action="store_true", help="list the slow tests with their times, and wrong marks")


def pytest_configure(config: pytest.Config) -> None:
    if config.getoption("--list-slow") and not hasattr(config, "workerinput"):
        config.pluginmanager.register(SlowTestList(), "slow-test-list")


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """In a run of several processes the slow tests come first, so that none is left with one when the others end."""
    if hasattr(config, "workerinput") and not config.getoption("--near", None):
        items.sort(key=lambda item: item.get_closest_marker("slow") is None)
    if config.getoption("--quick"):
        slow = [item for item in items if item.get_closest_marker("slow")]
        items[:] = [item for item in items if not item.get_closest_marker("slow")]
        config.hook.pytest_deselected(items=slow)


@dataclass(slots=True)
class Times:
    """The seconds of a test function, by case."""

    is_marked: bool
    cases: defaultdict[str, float] = field(default_factory=lambda: defaultdict(float))

    def __str__(self) -> str:
        count = f", {len(self.cases)} cases" if len(self.cases) > 1 else ""
        return f"{sum(self.cases.values()):8.2f} s{count}"


class SlowTestList:
    """Sums up the times that all reports of a run bring, and prints them at its end."""

    def __init__(self) -> None:
        self.times: dict[str, Times] = {}

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        function = report.nodeid.partition("@")[0].partition("[")[0]
        times = self.times.setdefault(function, Times("slow" in report.keywords))
        times.cases[report.nodeid] += report.duration

    def pytest_terminal_summary(self, terminalreporter: pytest.TerminalReporter) -> None:
        terminalreporter.section(f"slow tests: a case takes {SLOW} s or more")
        for line in self.lines():
            terminalreporter.line(line)

    def lines(self) -> Iterator[str]:
        """The slow functions, the dearest first, and the functions that bear the mark in vain."""
        for function, times in sorted(self.times.items(), key=lambda each: -sum(each[1].cases.values())):
            if max(times.cases.values()) >= SLOW:
                yield f"{times}  {function}{'' if times.is_marked else '  (not marked slow)'}"
        for function, times in sorted(self.times.items()):
            if times.is_marked and max(times.cases.values()) < FAST:
                yield f"{times}  {function}  (fast, yet marked slow)"
