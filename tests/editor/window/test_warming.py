"""What the first game needs is read beside the window, all of it, and no longer than the app runs."""

import gc
from collections.abc import Iterator

from PySide6.QtCore import QThreadPool
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from editor.table.seating import seats_of
from editor.window import warming
from editor.window.samples import samples
from editor.window.warming import Warming, steps
from engine.registry import systems


def test_every_game_and_every_stock_scenario_is_looked_at() -> None:
    ready = list(steps("pl"))
    assert {*systems(), *samples()} <= set(ready)
    assert seats_of.cache_info().currsize >= len(samples())


def test_it_stops_after_the_step_it_is_at_when_the_app_leaves(qapp: QApplication, qtbot: QtBot) -> None:
    done: list[str] = []
    warm = Warming(qapp, "en")

    def some(lang: str) -> Iterator[str]:
        for step in ("first", "second"):
            done.append(f"{step} in {lang}")
            warm.stop()
            yield step

    before, warming.steps = warming.steps, some
    warm.start()
    assert QThreadPool.globalInstance().waitForDone(10_000)
    warming.steps = before
    assert done == ["first in en"]
    warm.deleteLater()


def test_the_collector_leaves_alone_what_was_read(qapp: QApplication, qtbot: QtBot) -> None:
    """A full collection would go through all of it, and the window stands still meanwhile."""
    before, warming.steps = warming.steps, lambda lang: iter(())
    gc.unfreeze()
    warm = Warming(qapp, "en")
    try:
        with qtbot.waitSignal(warm.done):
            warm.start()
        assert gc.get_freeze_count() > 10_000
    finally:
        warming.steps = before
        warm.deleteLater()
