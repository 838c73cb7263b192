"""`--drop CLAUSE` plays as if a clause were not in the book; `--carrying RULE` keeps the tests that carry a rule."""

from collections.abc import Iterator
from contextlib import ExitStack

import pytest

from engine.kernel.rules.clauses import clause_named, dropping
from engine.registry import probes, systems


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption("--drop", action="append", default=[], metavar="CLAUSE", help="play without this clause (its id)")
    parser.addoption("--carrying", metavar="RULE", help="run only the tests that carry this rule number")


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    wanted = config.getoption("--carrying")
    if wanted is None:
        return
    kept = [item for item in items if any(wanted in mark.args for mark in item.iter_markers("rule"))]
    config.hook.pytest_deselected(items=[item for item in items if item not in kept])
    items[:] = kept


@pytest.fixture(scope="session", autouse=True)
def without_dropped_clauses(request: pytest.FixtureRequest) -> Iterator[None]:
    """The clauses named on the command line are dropped for the whole run."""
    names = request.config.getoption("--drop")
    with ExitStack() as stack:
        if names:
            probes(), systems()
            stack.enter_context(dropping([clause_named(name) for name in names]))
        yield
