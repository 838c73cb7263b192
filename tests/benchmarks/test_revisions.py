"""Comparing revisions: old trees come out of the history, games that differ are reported."""

import subprocess
from pathlib import Path

import pytest

from tests.benchmarks import revisions
from tests.benchmarks.revisions import HERE, NoHistoryError, Turn, Workload, report_lines, tree_of, workers

RANDOM = Workload("hoplomachus/skirmish-pozzuoli", ("random", "random"), range(2))


def git(folder: Path, *arguments: str) -> None:
    """Run git in a repository of the test's own."""
    author = ("-c", "user.name=Test", "-c", "user.email=test@example.invalid")
    subprocess.run(["git", *author, *arguments], cwd=folder, check=True, capture_output=True)


def test_a_tree_comes_as_it_was(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A revision has neither later commits nor uncommitted changes."""
    project = tmp_path / "project"
    project.mkdir()
    monkeypatch.setattr(revisions, "PROJECT", project)
    git(project, "init", "-q", ".")
    for text in ("first", "second"):
        (project / "file").write_text(text, encoding="utf-8")
        git(project, "add", "file")
        git(project, "commit", "-q", "-m", text)
    (project / "file").write_text("third", encoding="utf-8")
    found = [tree_of(name, tmp_path / name.strip("~")) for name in ("HEAD~", HERE)]
    assert [(tree / "file").read_text(encoding="utf-8") for tree in found] == ["first", "third"]


def test_history_that_is_missing_is_reported(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(revisions, "PROJECT", tmp_path)
    monkeypatch.setenv("GIT_CEILING_DIRECTORIES", str(tmp_path.parent))
    with pytest.raises(NoHistoryError, match="unshallow"):
        tree_of("HEAD", tmp_path / "tree")
    monkeypatch.setenv("PATH", "")
    with pytest.raises(NoHistoryError, match="no git"):
        tree_of("HEAD", tmp_path / "tree")


@pytest.mark.slow
def test_a_game_is_known_by_what_happens_in_it() -> None:
    """An equal seed gives an equal game in another process; another seed another one."""
    with workers(HERE, HERE) as (one, other):
        first, again, second = one.play(RANDOM, 0), other.play(RANDOM, 0), one.play(RANDOM, 1)
    assert Turn(first, again).differences() == ()
    assert {"answers", "events"} <= {*Turn(first, second).differences()}


def test_a_comparison_reports_the_gain_and_the_differences() -> None:
    """Times are compared per decision: a longer game is not a slower one."""
    before = {"seconds": 2.0, "decisions": 100, "winners": ["red"], "round": 4, "answers": "a", "events": "b"}
    after = {**before, "seconds": 2.0, "decisions": 200, "events": "c"}
    turn = Turn(before, after)
    assert turn.gain == 2.0
    reported = report_lines(RANDOM, [turn], revisions.REPORTED)
    assert "2.00 x" in reported
    assert reported.endswith("DIFFERENT in decisions, events")
