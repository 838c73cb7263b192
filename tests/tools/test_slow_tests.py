"""`--quick` runs what is not marked slow, `--list-slow` tells which marks are missing or idle."""

import pytest

SETTINGS = """
[pytest]
addopts = -p tests.tools.slow_tests -p no:randomly
markers =
    slow: slow
"""

TESTS = """
import time
import pytest

@pytest.mark.slow
def test_marked():
    time.sleep(0.31)

@pytest.mark.parametrize("seconds", [0, 0.32])
def test_unmarked(seconds):
    time.sleep(seconds)

@pytest.mark.slow
def test_fast():
    pass

def test_plain():
    pass
"""


@pytest.fixture(autouse=True)
def inner(pytester: pytest.Pytester) -> None:
    pytester.makeini(SETTINGS)
    pytester.makepyfile(test_times=TESTS)


def test_quick_leaves_out_what_is_marked(pytester: pytest.Pytester) -> None:
    pytester.runpytest_subprocess("--quick").assert_outcomes(passed=3, deselected=2)


@pytest.mark.parametrize("workers", ["0", "1"])
def test_slow_tests_are_listed(pytester: pytest.Pytester, workers: str) -> None:
    """The slowest first, then the marks that nothing needs; also where other processes run the tests."""
    done = pytester.runpytest_subprocess("--list-slow", "-n", workers)
    done.assert_outcomes(passed=5)
    listed = [line.split() for line in done.outlines if "test_times.py::" in line]
    assert [(line[0] > "0.3", line[-4:]) for line in listed if "cases" in line] == [
        (True, ["test_times.py::test_unmarked", "(not", "marked", "slow)"])
    ]
    assert ["test_times.py::test_marked"] in [line[2:] for line in listed]
    assert listed[-1][2:] == ["test_times.py::test_fast", "(fast,", "yet", "marked", "slow)"]
    assert not any("test_plain" in line for line in done.outlines)
