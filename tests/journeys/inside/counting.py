"""Counts what is there when no game is open, so that what a game left behind is seen."""

import gc
from dataclasses import dataclass
from pathlib import Path
from typing import Any
from weakref import WeakSet

from PySide6.QtCore import QEvent, QObject
from PySide6.QtWidgets import QApplication

from editor.pages.play.page import PlayPage
from editor.playtest.play_session import PlaySession
from editor.shell.main_window import MainWindow

MEMORY = Path("/proc/self/status")
TABLES: WeakSet[PlayPage | PlaySession] = WeakSet()
"""The tables that somebody holds. Not found with `gc.get_objects`: it breaks the tuples that a thread just builds."""


def remember_tables() -> None:
    """Remember each table that is made from now on."""
    for kind in (PlayPage, PlaySession):
        _remember(kind)


def _remember(kind: type[PlayPage] | type[PlaySession]) -> None:
    make = kind.__init__

    def make_and_remember(self: PlayPage | PlaySession, *args: Any, **kwargs: Any) -> None:
        make(self, *args, **kwargs)  # type: ignore[arg-type]  # of its own kind
        TABLES.add(self)

    kind.__init__ = make_and_remember  # type: ignore[method-assign]  # the journey's own process


@dataclass(frozen=True, slots=True)
class Count:
    """Windows, widgets, all objects of Qt below the window and the app, tables in Python, megabytes.

    The start page does not count: it lists the games that were left. Nor do toasts, which go after their time.
    """

    windows: int
    widgets: int
    objects: int
    tables: int
    megabytes: int


def let_go() -> None:
    """Of what nobody needs any more; what was held by it goes the next time."""
    QApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
    gc.collect()


def count(window: MainWindow) -> Count:
    """What there is now."""
    toasts = window.toasts.shown
    apart = (window.tabs.home, *toasts)
    objects = sum(len(each.findChildren(QObject)) for each in (window, window.app)) - len(toasts)
    return Count(
        windows=len(QApplication.topLevelWidgets()),
        widgets=sum(
            each not in toasts and not any(part.isAncestorOf(each) for part in apart)
            for each in QApplication.allWidgets()
        ),
        objects=objects - sum(len(part.findChildren(QObject)) for part in apart),
        tables=len(TABLES),
        megabytes=_megabytes(),
    )


def _megabytes() -> int:
    lines = MEMORY.read_text().splitlines() if MEMORY.exists() else []
    return next((int(line.split()[1]) // 1024 for line in lines if line.startswith("VmRSS:")), 0)
