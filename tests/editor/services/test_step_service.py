"""Work in steps: one after another, with the loop of events between them; over when a step fails or all is dropped."""

from collections.abc import Iterator
from itertools import pairwise

import pytest
from PySide6.QtCore import QObject, QTimer
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from editor.services.step_service import StepService, WorkSteps


@pytest.fixture
def steps(qapp: QApplication) -> Iterator[StepService]:
    owner = QObject()
    yield StepService(owner)
    owner.deleteLater()


def work(done: list[str], name: str, number: int = 3) -> WorkSteps:
    for step in range(number):
        done.append(f"{name}{step}")
        yield


def test_the_loop_goes_round_between_steps_and_the_oldest_work_comes_first(steps: StepService, qtbot: QtBot) -> None:
    done: list[str] = []
    between = QTimer(steps, interval=1)
    between.timeout.connect(lambda: done.append("-") if done[-1:] != ["-"] else None)
    between.start()
    steps.run("a", work(done, "a"))
    steps.run("b", work(done, "b", 1))
    assert done == []
    qtbot.waitUntil(lambda: "b0" in done and not steps.is_under_way("b"))
    assert [each for each in done if each != "-"] == ["a0", "a1", "a2", "b0"]
    assert all(not (one != "-" and other != "-") for one, other in pairwise(done))


def test_the_same_work_is_under_way_once(steps: StepService, qtbot: QtBot) -> None:
    done: list[str] = []
    steps.run("a", work(done, "a"))
    steps.run("a", work(done, "again"))
    assert steps.is_under_way("a")
    steps.finish()
    assert done == ["a0", "a1", "a2"]
    assert not steps.is_under_way("a")
    steps.run("a", work(done, "again", 1))
    steps.finish()
    qtbot.wait(30)
    assert done[3:] == ["again0"]


def test_work_whose_step_fails_is_over_and_other_work_goes_on(steps: StepService) -> None:
    done: list[str] = []

    def failing() -> WorkSteps:
        yield
        raise LookupError("no")

    steps.run("bad", failing())
    steps.run("good", work(done, "good"))
    with pytest.raises(LookupError):
        steps.finish()
    assert not steps.is_under_way("bad")
    steps.finish()
    assert done == ["good0", "good1", "good2"]


def test_dropped_work_ends_where_it_stands(steps: StepService, qtbot: QtBot) -> None:
    """And what it has begun is put away."""
    done: list[str] = []

    def clean() -> WorkSteps:
        try:
            yield from work(done, "a")
        finally:
            done.append("away")

    steps.run("a", clean())
    qtbot.waitUntil(lambda: done == ["a0"])
    steps.drop()
    qtbot.wait(30)
    assert done == ["a0", "away"]
    assert not steps.is_under_way("a")
