"""Loads the start of a scenario: at once for stock, otherwise in the thread of the library."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from database.store.document_source import DocumentSource, SourceChain
from editor.page_api.hint import Notice
from editor.pages.play.start.new_session import NewGame, stock_start
from editor.pages.play.start.own_scenarios import start_from
from editor.playtest.load_game import CannotLoad
from editor.services.app_context import AppContext
from editor.services.document_resolver import DocumentResolver
from editor.services.library_refusals import LibraryRefusal, refusal_lines
from editor.services.scenario_catalogue import OWN, stock_scenarios
from engine.content.checks.problem_text import ProblemText

if TYPE_CHECKING:
    from PySide6.QtCore import QObject

    from engine.session.session import GameStart

Then = Callable[["GameStart"], None]
Refused = Callable[[CannotLoad], None]


def find_start(context: AppContext, who: QObject, game: NewGame, then: Then, refused: Refused) -> None:
    """Find a scenario and call one of the two functions, at once or after the library has answered."""
    is_stock = game.scenario in stock_scenarios()
    known = DocumentResolver(with_files=False).names if game.armies else ()
    if is_stock and not context.scenarios.may_stand_in and set(game.armies.values()) <= set(known):
        _deliver(_stock(game, context.lang), then, refused)
        return

    def without(refusal: LibraryRefusal) -> None:
        """Load without the library if it is unavailable; stock scenarios and files do not need it."""
        if game.scenario.startswith(OWN):
            refused(CannotLoad(_reasons(refusal, context.lang)))
            return
        context.window.show_notice(Notice(lambda lang: " ".join(each.sentence for each in _reasons(refusal, lang))))
        _deliver(job(SourceChain()), then, refused)

    def job(source: DocumentSource) -> GameStart | CannotLoad:
        return start_from(source, game.scenario, lang, game.profile, game.armies)

    lang = context.lang
    context.library.look_up(who, job, lambda found: _deliver(found, then, refused), without)


def _stock(game: NewGame, lang: str) -> GameStart | CannotLoad:
    try:
        return stock_start(game, lang)
    except CannotLoad as error:
        return error


def _deliver(found: GameStart | CannotLoad, then: Then, refused: Refused) -> None:
    if isinstance(found, CannotLoad):
        refused(found)
    else:
        then(found)


def _reasons(refusal: LibraryRefusal, lang: str) -> tuple[ProblemText, ...]:
    return tuple(ProblemText(each) for each in refusal_lines(refusal, lang))
