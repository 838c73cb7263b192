"""The worker that preloads games and pages in the background, all of them, and no longer than the app runs."""

import gc
import threading
from collections.abc import Callable, Iterator

import pytest
from PySide6.QtCore import Qt, QThreadPool
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from editor.app import preload_worker as preload
from editor.app.preload_worker import PreloadWorker, preload_steps
from editor.pages.play.start.new_session import seats_of
from editor.services.scenario_catalogue import stock_scenarios
from engine.registry import systems


@pytest.mark.slow
def test_every_game_and_every_stock_scenario_is_looked_at() -> None:
    ready = list(preload_steps("pl", ["hoplomachus/skirmish-pozzuoli"]))
    assert {*systems(), *stock_scenarios()} <= set(ready)
    assert ready[:2] == ["pages", "hoplomachus/skirmish-pozzuoli"], "what was named comes first"
    assert seats_of.cache_info().currsize >= len(stock_scenarios())


def steps(*parts: str) -> Callable[[str, list[str]], Iterator[str]]:
    """Steps that do nothing, in place of the real ones."""
    return lambda lang, named: iter(parts)


def test_preloading_stops_after_its_step_when_the_app_leaves(
    qapp: QApplication, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    done: list[str] = []
    worker = PreloadWorker(qapp, "en", [])

    def some(lang: str, named: list[str]) -> Iterator[str]:
        for step in ("first", "second"):
            done.append(f"{step} in {lang}")
            worker.stop()
            yield step

    monkeypatch.setattr(preload, "preload_steps", some)
    worker.start()
    assert QThreadPool.globalInstance().waitForDone(10_000)
    assert done == ["first in en"]
    worker.deleteLater()


def test_named_documents_are_opened_as_soon_as_that_is_quick(
    qapp: QApplication, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Not only once everything is preloaded, which takes longer than a person waits."""
    happened: list[str] = []
    worker = PreloadWorker(qapp, "en", ["battleground/first-game"])
    worker.loaded.connect(lambda names: happened.append(f"open {names}"), Qt.ConnectionType.DirectConnection)

    def some(lang: str, named: list[str]) -> Iterator[str]:
        for step in ("pages", *named, "another"):
            happened.append(step)
            yield step

    monkeypatch.setattr(preload, "preload_steps", some)
    worker.start()
    assert QThreadPool.globalInstance().waitForDone(10_000)
    assert happened == ["pages", "battleground/first-game", "open ['battleground/first-game']", "another"]
    worker.deleteLater()


@pytest.mark.parametrize("ready", [(), ("pages",), ("pages", "battleground/first-game")])
def test_a_step_that_fails_keeps_nothing_waiting(
    qapp: QApplication, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch, ready: tuple[str, ...]
) -> None:
    """It is reported, and what was not loaded is when it is needed: named documents are opened, once, and those of the
    user are looked for."""
    happened: list[str] = []
    worker = PreloadWorker(qapp, "en", ["one.json"])
    worker.loaded.connect(lambda names: happened.append(f"open {names}"), Qt.ConnectionType.DirectConnection)
    worker.done.connect(lambda: happened.append("done"), Qt.ConnectionType.DirectConnection)

    def some(lang: str, named: list[str]) -> Iterator[str]:
        yield from ready
        raise ImportError("partially initialized module")

    monkeypatch.setattr(preload, "preload_steps", some)
    monkeypatch.setattr(threading, "excepthook", lambda args: happened.append(str(args.exc_value)))
    worker.start()
    assert QThreadPool.globalInstance().waitForDone(10_000)
    assert sorted(happened) == ["done", "open ['one.json']", "partially initialized module"]
    worker.deleteLater()


def test_the_collector_leaves_alone_what_was_read(
    qapp: QApplication, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A full collection would scan all of it, and the window would stop responding meanwhile."""
    monkeypatch.setattr(preload, "preload_steps", steps())
    gc.unfreeze()
    worker = PreloadWorker(qapp, "en", [])
    with qtbot.waitSignal(worker.done):
        worker.start()
    assert gc.get_freeze_count() > 10_000
    worker.deleteLater()
