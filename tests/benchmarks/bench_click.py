"""The time from a click that answers until the next choices are shown, in moves of random chess."""

import os
import random
import time
from collections.abc import Iterator
from pathlib import Path
from statistics import median
from tempfile import TemporaryDirectory
from typing import Any

from PySide6.QtCore import QEvent
from PySide6.QtWidgets import QApplication

from editor.pages.play.page import PlayPage
from editor.settings.store import SettingsStore
from editor.shell.main_window import MainWindow
from editor.theme.theme import Theme
from tests.benchmarks.harness import Contender, DisagreementError, Goal, Measure, interleave, load_contender
from tests.support.play_sessions import FIRST_GAME, SKIRMISH, session_at

CHESS_MOVES_A_MILLISECOND = 32.5
"""Random moves of python-chess in a second on the machine on which the limits were set."""
LIMIT = 50
REPEATS = 3
CLICKS = 150
QUIET = ("end", "pass", "concede")
"""Kinds chosen only where there is no other choice, so that much happens."""


def measures(full: bool) -> Iterator[Measure]:
    """The 95th percentile of a hundred clicks, with all of the window laid out and painted again."""
    os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
    app = QApplication.instance() or QApplication([])
    if not isinstance(app, QApplication):
        raise DisagreementError("there is an application without widgets")
    chess: Any = load_contender("p_chess")
    for game in (FIRST_GAME, SKIRMISH):
        yield _measured(app, chess, game, 3 * REPEATS if full else REPEATS)


def _measured(app: QApplication, chess: Any, game: str, repeats: int) -> Measure:
    _clicked(app, game, 0)
    ratios, last = [], []
    for repeat in range(repeats):
        move = interleave({"chess": Contender(lambda: chess.playout(0), chess.playout(0))}, repeats=3).median("chess")
        last = sorted(_clicked(app, game, repeat))
        ratios.append(last[len(last) * 95 // 100] / move)
    reported = f"median {median(last) * 1e3:.2g} ms, longest {last[-1] * 1e3:.2g} ms of {len(last)}"
    return Measure(
        f"click to shown options: {game.partition('/')[0]}",
        Goal("click", at_most=LIMIT * CHESS_MOVES_A_MILLISECOND),
        median(ratios),
        "chess moves",
        (min(ratios), max(ratios)),
        repeats,
        f"{reported}; {LIMIT} ms where python-chess plays 32,500 moves a second",
    )


def _clicked(app: QApplication, game: str, seed: int) -> list[float]:
    """The seconds from each answer of a person to the painted window."""
    pick = random.Random(seed)
    with TemporaryDirectory() as folder:
        window = MainWindow(app, SettingsStore(Path(folder)), "en", Theme.LIGHT)
        page = PlayPage(session_at(game, seed), game, "en", lambda: 0)
        page.build()
        window.open_page("table:bench", lambda: page)
        window.show()
        _settle(app)
        found = [_click(app, page, pick) for _ in range(CLICKS) if not page.play.over]
        window.skip_questions()
        window.close()
        app.sendPostedEvents(window, QEvent.Type.DeferredDelete)
    return found


def _click(app: QApplication, page: PlayPage, pick: random.Random) -> float:
    if page.play.covered:
        page.play.confirm_seat()
        _settle(app)
    choices = page.play.options.choices
    choice = pick.choice([each for each in choices if each.kind not in QUIET] or list(choices))
    start = time.process_time()
    page.play.answer(choice)
    page.parts.tray.finish()
    _settle(app)
    took = time.process_time() - start
    if not (page.play.covered or page.play.over or page.play.options.choices):
        raise DisagreementError("a click showed nothing")
    return took


def _settle(app: QApplication) -> None:
    """Processes all pending layouts and paint events."""
    app.processEvents()
    app.processEvents()
