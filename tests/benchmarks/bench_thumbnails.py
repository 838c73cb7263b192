"""A library of a hundred maps shows their pictures, made beside the window, which goes on answering meanwhile."""

from __future__ import annotations

import gc
import json
import os
import time
from collections.abc import Iterator
from dataclasses import dataclass, field
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

from PySide6.QtCore import QEventLoop, QObject, Qt, QTimer
from PySide6.QtWidgets import QApplication

from database.library import Library, no_stock
from editor.canvas.layers.terrain import kept_stamps
from editor.pages.library.browser_panel import BrowserPanel
from editor.pages.library.thumbnails.thumbnail_worker import ThumbnailWorker
from editor.services.document_resolver import DocumentResolver
from editor.services.library_worker import LibraryWorker
from editor.theme.current_theme import apply_theme
from editor.theme.theme import Theme
from engine.content.loading.document_reader import read_document
from engine.registry import declarations
from tests.benchmarks.harness import DisagreementError, Goal, Measure, Timings, load_contender

CHESS_MOVES_A_MILLISECOND = 32.5
"""Random moves of python-chess in a second on the machine on which the limits were set."""
MAPS = 100
ALL, STALL = 3000, 50
"""Milliseconds for all pictures, and for the longest time in which the window does not answer."""
SIZE = (1440, 7600)
"""A window on which all tiles are in view at once."""
TICK = 5
LONGEST = 60_000
REPEATS = 3


@dataclass
class Watch:
    """Notes the longest time between two ticks of a timer of the window."""

    last: float = field(default_factory=time.perf_counter)
    longest: float = 0.0

    def tick(self) -> None:
        now = time.perf_counter()
        self.longest = max(self.longest, now - self.last)
        self.last = now


def measures(full: bool) -> Iterator[Measure]:
    """The time on the clock, as pictures are made in a thread, from an empty cache with no terrain drawn before."""
    os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
    app = QApplication.instance() or QApplication([])
    if not isinstance(app, QApplication):
        raise DisagreementError("there is an application without widgets")
    apply_theme(app, Theme.LIGHT)
    chess: Any = load_contender("p_chess")
    figures: dict[str, list[float]] = {"chess": [], "pictures": [], "stall": []}
    with TemporaryDirectory() as folder:
        path = Path(folder) / "library.db"
        _fill(path)
        owner = QObject()
        library_worker = LibraryWorker(owner, lambda: Library.open(path, stock=no_stock), lambda: path)
        browser = BrowserPanel(library_worker, "en")
        browser.resize(*SIZE)
        browser.look()
        browser.show()
        gallery = ThumbnailWorker.of(library_worker)
        _show_all(browser, gallery)
        gc.collect()
        gc.freeze()  # as the app does once it has started
        for _ in range(3 * REPEATS if full else REPEATS):
            start = time.perf_counter()
            moves = chess.playout(0)
            figures["chess"].append((time.perf_counter() - start) / moves)
            gallery._cache.clear()
            kept_stamps().clear()
            seconds, longest = _show_all(browser, gallery)
            figures["pictures"].append(seconds)
            figures["stall"].append(longest)
        gc.unfreeze()
        browser.close()
        library_worker.stop()
    timings = Timings({name: tuple(each) for name, each in figures.items()})
    for name, limit, said in (
        ("pictures", ALL, f"pictures of {MAPS} maps in the background"),
        ("stall", STALL, "the longest time without an answer of the window meanwhile"),
    ):
        yield timings.measure(
            f"thumbnails: {said}",
            Goal(f"thumbnails {name}", at_most=limit * CHESS_MOVES_A_MILLISECOND),
            above=name,
            below="chess",
            unit="chess moves",
            note=f"{limit} ms where python-chess plays 32,500 moves a second",
        )


def _show_all(browser: BrowserPanel, gallery: ThumbnailWorker) -> tuple[float, float]:
    """The seconds until all pictures are there, and the longest time without a tick."""
    loop, ticks, watch = QEventLoop(), QTimer(), Watch()
    ticks.setTimerType(Qt.TimerType.PreciseTimer)
    ticks.setInterval(TICK)
    ticks.timeout.connect(watch.tick)

    def leave_when_done() -> None:
        if len({wish.digest for wish, kept in gallery._cache.items() if kept.image and not wish.look.is_small}) == MAPS:
            loop.quit()

    gallery.made.connect(leave_when_done)
    QTimer.singleShot(LONGEST, loop, loop.quit)
    start = time.perf_counter()
    browser.results.grid.viewport().update()
    ticks.start()
    loop.exec()
    seconds = time.perf_counter() - start
    ticks.stop()
    gallery.made.disconnect(leave_when_done)
    if seconds * 1000 > LONGEST / 2:
        raise DisagreementError("not all pictures were made")
    return seconds, watch.longest


def _fill(path: Path) -> None:
    """A library of maps like those that ship, each with another piece left out."""
    stock = DocumentResolver(with_files=False)
    names = sorted(name for name in stock.names if name.startswith("battleground/") and stock(name)["kind"] == "map")
    sheets = [json.loads(json.dumps(stock(name), default=dict)) for name in names]
    with Library.open(path, stock=no_stock) as library:
        for number in range(MAPS):
            plain = dict(sheets[number % len(sheets)])
            pieces = list(plain["pieces"])
            del pieces[number % len(pieces)]
            plain.pop("provenance", None)
            document = {**plain, "id": f"bench/map-{number}", "name": {"en": f"Map {number:03}"}, "pieces": pieces}
            library.documents.save(read_document(document, declarations()))
