"""The worker that preloads games and pages in the background, all of them, and no longer than the app runs."""

import gc
from collections.abc import Callable, Iterator
from types import ModuleType

import pytest
from PySide6.QtCore import QThreadPool
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from editor.app import preload
from editor.app.preload import PreloadWorker, load_openers, preload_steps
from editor.pages.play.start.new_session import seats_of
from editor.services.scenario_catalogue import stock_scenarios
from engine.registry import systems


@pytest.mark.slow
def test_every_game_and_every_stock_scenario_is_looked_at() -> None:
    ready = list(preload_steps(load_openers(), "pl"))
    assert {*systems(), *stock_scenarios()} <= set(ready)
    assert seats_of.cache_info().currsize >= len(stock_scenarios())


def steps(*parts: str) -> Callable[[list[ModuleType], str], Iterator[str]]:
    """Steps that do nothing, in place of the real ones."""
    return lambda openers, lang: iter(parts)


def test_it_stops_after_the_step_it_is_at_when_the_app_leaves(
    qapp: QApplication, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    done: list[str] = []
    worker = PreloadWorker(qapp, "en", [])

    def some(openers: list[ModuleType], lang: str) -> Iterator[str]:
        for step in ("first", "second"):
            done.append(f"{step} in {lang}")
            worker.stop()
            yield step

    monkeypatch.setattr(preload, "load_openers", list)
    monkeypatch.setattr(preload, "preload_steps", some)
    worker.start()
    assert QThreadPool.globalInstance().waitForDone(10_000)
    assert done == ["first in en"]
    worker.deleteLater()


def test_named_documents_are_opened_once_the_pages_are_loaded(
    qapp: QApplication, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Before any scenario is preloaded, which takes longer than a person waits."""
    done: list[str] = []
    worker = PreloadWorker(qapp, "en", ["battleground/first-game"])

    def load_none() -> list[ModuleType]:
        done.append("pages")
        return []

    monkeypatch.setattr(preload, "load_openers", load_none)
    monkeypatch.setattr(preload, "preload_steps", steps())
    with qtbot.waitSignal(worker.loaded) as signal:
        worker.start()
    assert (signal.args, done) == ([["battleground/first-game"]], ["pages"])
    assert QThreadPool.globalInstance().waitForDone(10_000)
    worker.deleteLater()


def test_the_collector_leaves_alone_what_was_read(
    qapp: QApplication, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A full collection would scan all of it, and the window would stop responding meanwhile."""
    monkeypatch.setattr(preload, "load_openers", list)
    monkeypatch.setattr(preload, "preload_steps", steps())
    gc.unfreeze()
    worker = PreloadWorker(qapp, "en", [])
    with qtbot.waitSignal(worker.done):
        worker.start()
    assert gc.get_freeze_count() > 10_000
    worker.deleteLater()
