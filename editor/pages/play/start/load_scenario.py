"""Loads the start of a scenario: at once where it ships, else in the thread of the library."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from editor.pages.play.start.new_session import NewGame, stock_start
from editor.pages.play.start.own_scenarios import start_from
from editor.playtest.load_game import CannotLoad, ProblemText
from editor.services.document_sources import DocumentSource, SourceChain
from editor.services.scenario_catalogue import OWN, ScenarioService, stock_scenarios

if TYPE_CHECKING:
    from PySide6.QtCore import QObject

    from editor.services.library_refusals import Refusal
    from editor.shell.main_window import MainWindow
    from engine.session.session import GameStart

Then = Callable[["GameStart"], None]
Refused = Callable[[CannotLoad], None]


def find_start(window: MainWindow, who: QObject, wanted: NewGame, then: Then, refused: Refused) -> None:
    """One of the two functions is called: at once, or as soon as the library has answered."""
    is_stock = wanted.scenario in stock_scenarios()
    if is_stock and not ScenarioService.of(window).may_stand_in:
        _tell(_stock(wanted, window.lang), then, refused)
        return

    def without(refusal: Refusal) -> None:
        """The library cannot be used: what is not in it can be played all the same."""
        if wanted.scenario.startswith(OWN):
            refused(CannotLoad(_reasons(refusal, window.lang)))
            return
        window.tell(" ".join(each.sentence for each in _reasons(refusal, window.lang)))
        _tell(job(SourceChain()), then, refused)

    def job(shelf: DocumentSource) -> GameStart | CannotLoad:
        return start_from(shelf, wanted.scenario, lang, wanted.profile)

    from editor.services.library_worker import LibraryWorker

    lang = window.lang
    LibraryWorker.of(window).look_up(who, job, lambda found: _tell(found, then, refused), without)


def _stock(wanted: NewGame, lang: str) -> GameStart | CannotLoad:
    try:
        return stock_start(wanted, lang)
    except CannotLoad as fault:
        return fault


def _tell(found: GameStart | CannotLoad, then: Then, refused: Refused) -> None:
    if isinstance(found, CannotLoad):
        refused(found)
    else:
        then(found)


def _reasons(refusal: Refusal, lang: str) -> tuple[ProblemText, ...]:
    from editor.services.library_refusals import refusal_lines

    return tuple(ProblemText(each, None, None) for each in refusal_lines(refusal, lang))
