"""Many cases in one test: all are run, all failures are printed, and marks and fixtures work as in any test."""

import pytest

TESTS = """
import pytest
from tests.support.cases import all_cases

@pytest.mark.slow
@all_cases("number", range(10))
def test_numbers(number):
    assert number % 4 != 3

@all_cases("game, op", [("chess", "move"), ("chess", "take"), ("draughts", "move")], by=lambda case: case[0])
def test_games(game, op, tmp_path):
    assert tmp_path.exists()
    assert op == "move"

@all_cases("number", [])
def test_nothing(number):
    pass
"""


@pytest.mark.slow
def test_every_failure_is_printed(pytester: pytest.Pytester) -> None:
    """One test for all cases or for each group; a test without cases fails."""
    pytester.makeini("[pytest]\naddopts = -p no:randomly\nmarkers =\n    slow: slow")
    pytester.makepyfile(test_it=TESTS)
    done = pytester.runpytest_subprocess("-v")
    done.assert_outcomes(passed=1, failed=3)
    done.stdout.fnmatch_lines(["*test_games[[]chess] FAILED*", "*test_games[[]draughts] PASSED*"])
    done.stdout.fnmatch_lines(["2 of 10 cases fail", "", "3", "*test_it.py:*AssertionError*", "", "7", "*"])
    done.stdout.fnmatch_lines(["1 of 2 cases fail", "", "chess, take", "*test_it.py:*"])
    pytester.runpytest_subprocess("-m", "slow").assert_outcomes(failed=1, deselected=3)
