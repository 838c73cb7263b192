"""What the first game needs is read beside the window, all of it, and no longer than the app runs."""

import gc
from collections.abc import Iterator
from types import ModuleType

import pytest
from PySide6.QtCore import QThreadPool
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from editor.app import preload as warming
from editor.app.preload import PreloadWorker, load_openers, preload_steps
from editor.pages.play.start.new_session import seats_of
from editor.services.scenario_catalogue import stock_scenarios
from engine.registry import systems


@pytest.mark.slow
def test_every_game_and_every_stock_scenario_is_looked_at() -> None:
    ready = list(preload_steps(load_openers(), "pl"))
    assert {*systems(), *stock_scenarios()} <= set(ready)
    assert seats_of.cache_info().currsize >= len(stock_scenarios())


def test_it_stops_after_the_step_it_is_at_when_the_app_leaves(qapp: QApplication, qtbot: QtBot) -> None:
    done: list[str] = []
    warm = PreloadWorker(qapp, "en", [])

    def some(openers: list[ModuleType], lang: str) -> Iterator[str]:
        for step in ("first", "second"):
            done.append(f"{step} in {lang}")
            warm.stop()
            yield step

    before, warming.preload_steps = warming.preload_steps, some
    warm.start()
    assert QThreadPool.globalInstance().waitForDone(10_000)
    warming.preload_steps = before
    assert done == ["first in en"]
    warm.deleteLater()


def test_the_collector_leaves_alone_what_was_read(qapp: QApplication, qtbot: QtBot) -> None:
    """A full collection would go through all of it, and the window stands still meanwhile."""
    before, warming.preload_steps = warming.preload_steps, lambda openers, lang: iter(())
    gc.unfreeze()
    warm = PreloadWorker(qapp, "en", [])
    try:
        with qtbot.waitSignal(warm.done):
            warm.start()
        assert gc.get_freeze_count() > 10_000
    finally:
        warming.preload_steps = before
        warm.deleteLater()
