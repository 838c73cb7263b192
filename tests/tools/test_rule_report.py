"""The rule report: exactly the rules whose tests ran and passed, alone or in parallel."""

import json

import pytest

INNER_SETTINGS = """
[pytest]
addopts = -p tests.tools.rule_report -p no:randomly
markers =
    rule(*numbers): rules
    soak: long
"""

RULES = """
import os
import pytest

@pytest.mark.rule("BG-SIGHT-1", "BG-SIGHT-2")
def test_passes():
    pass

@pytest.mark.rule("BG-SIGHT-2")
@pytest.mark.parametrize("n", [1, 2, 3])
def test_fails_once(n):
    assert n != 2

@pytest.fixture
def breaks_at_the_end():
    yield
    assert False

@pytest.mark.rule("BG-SIGHT-3")
def test_fails_in_teardown(breaks_at_the_end):
    pass

@pytest.mark.rule("BG-SIGHT-4")
def test_cannot_start(no_such_fixture):
    pass

@pytest.mark.rule("BG-SIGHT-5")
@pytest.mark.soak
def test_does_not_run():
    pass

@pytest.mark.rule("HR-L-2")
class TestMany:
    @pytest.mark.rule("HR-L-3")
    def test_one(self):
        pass
"""

DEATH = RULES + "\ndef test_dies():\n    os._exit(3)\n"


@pytest.mark.parametrize("parallel", [(), ("-n", "2")], ids=["alone", "parallel"])
def test_a_rule_passes_when_all_its_tests_that_ran_passed(pytester: pytest.Pytester, parallel: tuple[str, ...]) -> None:
    assert rules_passed(pytester, RULES, *parallel) == ["BG-SIGHT-1", "HR-L-2", "HR-L-3"]


def test_no_rule_passes_when_a_worker_died(pytester: pytest.Pytester) -> None:
    """It is unknown which rules the crashed worker was testing."""
    assert rules_passed(pytester, DEATH, "-n", "2") == []


def rules_passed(pytester: pytest.Pytester, source: str, *arguments: str) -> object:
    pytester.makeini(INNER_SETTINGS)
    pytester.makepyfile(source)
    pytester.runpytest_subprocess("-m", "not soak", "--rules-passed", "rules.json", *arguments)
    return json.loads((pytester.path / "rules.json").read_text(encoding="utf-8"))
