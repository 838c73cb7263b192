"""The docstring of a probe is its rule book: every rule in it has a test, every clause a rule."""

import re
from importlib import import_module
from inspect import getdoc
from pathlib import Path

import pytest

from engine.kernel.rules.clauses import clauses_of
from engine.registry import probes

NUMBER = re.compile(r"^([A-Z]{2}-\d+) ", re.MULTILINE)
MARK = re.compile(r"@pytest\.mark\.rule\(([^)]*)\)")


def module_of(probe: str) -> str:
    return probe.replace("-", "_")


def rule_book(probe: str) -> list[str]:
    """The numbers of the rules, in order."""
    return NUMBER.findall(getdoc(import_module(f"engine.probes.{module_of(probe)}")) or "")


@pytest.mark.parametrize("probe", probes())
def test_every_rule_has_a_test_that_carries_its_number(probe: str) -> None:
    """And no test carries a number that is not in the book."""
    source = Path(__file__).with_name(f"test_{module_of(probe)}.py").read_text(encoding="utf-8")
    carried = {number for marked in MARK.findall(source) for number in re.findall(r'"([^"]+)"', marked)}
    book = rule_book(probe)
    assert len(book) >= 3
    assert carried == set(book)


@pytest.mark.parametrize("probe", probes())
def test_every_clause_has_a_rule_of_the_book(probe: str) -> None:
    assert {clause.rule for clause in clauses_of(probe)} <= set(rule_book(probe))


@pytest.mark.parametrize("probe", probes())
def test_a_probe_is_a_game_under_a_hundred_lines(probe: str) -> None:
    source = import_module(f"engine.probes.{module_of(probe)}").__file__
    assert source is not None
    assert len(Path(source).read_text(encoding="utf-8").splitlines()) < 100
