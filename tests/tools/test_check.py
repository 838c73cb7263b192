"""`./dev check` fails when any one of its checks does, and says which and why."""

import pytest

from tests.tools.check import main, tool


def test_all_checks_run_and_the_failed_ones_are_named(capsys: pytest.CaptureFixture[str]) -> None:
    code = main({"first": lambda: ["a.py:3: wrong"], "second": list, "third": lambda: ["worse"]})
    assert code == 1
    output = capsys.readouterr().out
    assert output == "first: failed\n  a.py:3: wrong\nsecond: ok\nthird: failed\n  worse\nfailed: first, third\n"


def test_nothing_wrong_is_zero(capsys: pytest.CaptureFixture[str]) -> None:
    assert main({"first": list}) == 0
    assert capsys.readouterr().out.endswith("all checks passed\n")


def test_a_tool_is_judged_by_its_exit_code() -> None:
    """The output of a failed check is passed on; a failure without output counts too."""
    assert tool("json.tool", "--help")() == []
    assert "No module named" in tool("there_is_no_such_tool")()[0]
