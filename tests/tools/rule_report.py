"""`--rules-passed FILE` writes the JSON list of rule numbers whose tests ran and all passed."""

import json
from pathlib import Path

import pytest

PROPERTY = "rule"
PHASES = ("setup", "call", "teardown")


def pytest_addoption(parser: pytest.Parser) -> None:
    help_text = "write the rule numbers of the tests that ran and passed, as a JSON list"
    parser.addoption("--rules-passed", type=Path, metavar="FILE", help=help_text)


def pytest_configure(config: pytest.Config) -> None:
    wanted = config.getoption("--rules-passed")
    if wanted is not None and not hasattr(config, "workerinput"):
        config.pluginmanager.register(RulesPassed(wanted), "rules-passed-writer")


def pytest_itemcollected(item: pytest.Item) -> None:
    """A test's rule numbers travel with its reports, so that they reach the writer from a parallel worker too."""
    for mark in item.iter_markers("rule"):
        item.user_properties.extend((PROPERTY, number) for number in mark.args)


class RulesPassed:
    """Listens to all reports of a run; a rule passes when none of its tests failed in any phase."""

    def __init__(self, path: Path) -> None:
        self.path = path
        self.ran: set[str] = set()
        self.failed: set[str] = set()
        self.worker_died = False

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        # The report of a worker that died names no phase and no rules: which rule it was testing is not known.
        self.worker_died |= report.when not in PHASES
        rules = {str(value) for name, value in report.user_properties if name == PROPERTY}
        if report.failed:
            self.failed |= rules
        elif report.when == "call":
            self.ran |= rules

    def pytest_sessionfinish(self) -> None:
        passed = set() if self.worker_died else self.ran - self.failed
        self.path.write_text(json.dumps(sorted(passed), indent=1) + "\n", encoding="utf-8")
