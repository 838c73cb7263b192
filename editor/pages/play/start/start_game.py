"""Starts games: opens the setup dialog, then a page for the game, or an error dialog."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from functools import partial
from itertools import count
from typing import TYPE_CHECKING, Any

from database.store.document_source import SourceChain
from editor.documents.load_document import CannotRead, read_file
from editor.page_api.hint import Notice
from editor.page_api.page_request import (
    ChooseNewGame,
    ContinueGame,
    OpenFile,
    PageRequest,
    PlayScenario,
    ShowGuide,
    ShowRule,
)
from editor.pages.play.guide.begin_guide import begin_guide, begin_guide_once, can_guide
from editor.pages.play.guide.guide_script import first_round
from editor.pages.play.page import KEY, PlayPage
from editor.pages.play.start.load_error_dialog import show_load_error
from editor.pages.play.start.load_scenario import find_start
from editor.pages.play.start.new_game_dialog import NewGameDialog
from editor.pages.play.start.new_session import NewGame, seat_stock_game, seats_of, start_play_session
from editor.pages.play.start.own_scenarios import resumed_from
from editor.pages.play.start.replay_past import replay_past
from editor.pages.play.start.start_questions import ask_about_changed_scenario, confirm_illegal_army
from editor.playtest.load_game import CannotLoad, naming_of
from editor.playtest.save_game import ResumedGame, title_of
from editor.playtest.snapshot import take_snapshot
from editor.presenters.presenter import presenters
from editor.services.app_context import AppContext
from editor.services.document_resolver import DocumentResolver
from editor.services.file_dialogs import show_failure
from editor.services.recent_documents import remember_as_recent
from editor.services.scenario_catalogue import OWN, file_scenario, stock_scenarios
from editor.services.step_service import WorkSteps
from engine.kernel.data.message import message
from engine.registry import systems
from engine.words import say

if TYPE_CHECKING:
    from pathlib import Path

    from engine.session.session import GameStart


def open_request(context: AppContext, request: PageRequest) -> None:
    """Start or continue the requested game."""
    match request:
        case PlayScenario(key):
            start_or_return(context, key)
        case ChooseNewGame(proposed):
            open_new_game_dialog(context, proposed)
        case ShowGuide():
            show_guide(context)
        case ContinueGame(path):
            resume_saved_game(context, path)
        case OpenFile(document, path) if document.kind == "scenario":
            entry = file_scenario(path, document.id, document.system, document.name.plain())
            context.scenarios.add_file(entry)
            start_or_return(context, path)
        case OpenFile(document, path, real_path):
            resume_position(context, document.plain(), f"{KEY}{real_path}", file=path)
            remember_as_recent(context.window, path)


def preload_steps(lang: str, named: Sequence[str]) -> Iterator[str]:
    """Preload each stock scenario in this language, the named ones first, and the games; yields after each step."""
    for name in sorted(stock_scenarios(), key=lambda name: name not in named):
        seats_of(name)
        session = seat_stock_game(NewGame(name), lang)
        take_snapshot(session, naming_of(session.table, lang))
        yield name
    yield from systems()
    yield from presenters()


def open_new_game_dialog(context: AppContext, proposed: str = "") -> None:
    """Open the dialog; the game starts when it is confirmed. The scenario of the current page is proposed."""
    dialog = NewGameDialog(context, proposed or context.window.page.scenario)
    dialog.wanted.connect(partial(begin, context))
    dialog.rule_requested.connect(lambda number: context.open(ShowRule(number)))
    dialog.open()


def show_guide(context: AppContext) -> None:
    """Guide through the first round, in a new game unless a game that it is for is in front."""
    page = context.window.page
    if not isinstance(page, PlayPage) or not can_guide(page):
        context.window.change(guided=False)
        begin(context, NewGame(first_round().scenario))
    else:
        begin_guide(context, page)


def begin(context: AppContext, game: NewGame) -> None:
    """Open a new page for this game."""
    _begin_at(context, game, _free_key(context, game.scenario))


def start_or_return(context: AppContext, scenario: str) -> None:
    """Play a scenario, or return to its page if it is open; if the scenario has changed since, ask which to play."""
    window, key = context.window, f"{KEY}{scenario}"
    if context.steps.is_under_way(key):
        return
    if (there := window.find_page(key)) is not None:
        window.open_page(key, lambda: there)
        remember_as_recent(window, scenario)
        if isinstance(there, PlayPage):
            ask_if_changed(context, there, lambda error: show_load_error(context, error, named(scenario)))
    else:
        _begin_at(context, NewGame(scenario), key)


def ask_if_changed(context: AppContext, page: PlayPage, refused: Callable[[CannotLoad], None]) -> None:
    """Ask whether to play the present version of a scenario instead of the game on this page, once for each version.

    A game in which no person has done anything is replaced without a question, unless it was saved.
    """
    session = page.play.session
    game = NewGame(page.scenario, session.players, profile=page.rule_options, armies=page.armies)

    def show_renewed(start: GameStart) -> None:
        context.window.show_notice(
            Notice(lambda lang: say("table-was-renewed", lang, name=title_of(start.scenario, lang)))
        )

    def ask(start: GameStart) -> None:
        if not page.notice_version(start.scenario):
            return
        is_saved = page.key == f"{KEY}{page.save_name}"
        key = _free_key(context, game.scenario) if is_saved else page.key
        if is_saved or session.has_answers_of_persons:
            ask_about_changed_scenario(context, start, partial(_sit_down, context, game, key, start, page))
        else:
            _sit_down(context, game, key, start, page, partial(show_renewed, start))

    find_start(context, page, game, ask, refused)


def _show_why_not(context: AppContext, page: PlayPage, error: CannotLoad) -> None:
    """Say in a short notice why the changed scenario of a game cannot be played, while its author works on it."""
    why = next((each.with_path for each in error.problems), "")
    context.window.show_notice(
        Notice(lambda lang: say("documents-not-reloaded", lang, path=named(page.scenario), why=why))
    )


def _begin_at(context: AppContext, game: NewGame, key: str) -> None:
    then = partial(_sit_down, context, game, key)
    find_start(context, context, game, then, lambda error: show_load_error(context, error, named(game.scenario)))


def _sit_down(
    context: AppContext,
    game: NewGame,
    key: str,
    start: GameStart,
    instead_of: PlayPage | None = None,
    then: Callable[[], None] = lambda: None,
) -> None:
    """Open the page of a game, perhaps instead of another, if no army of it breaks a rule or that is confirmed."""

    def make() -> PlayPage:
        session = start_play_session(start, game)
        page = PlayPage.from_session(context, session, key=game.scenario, rule_options=game.profile)
        page.armies = game.armies
        page.file = context.scenarios.file_of(game.scenario)
        page.version_wanted.connect(lambda: ask_if_changed(context, page, partial(_show_why_not, context, page)))
        return page

    def shown(page: PlayPage) -> None:
        begin_guide_once(context, page)
        remember_as_recent(context.window, game.scenario)
        then()

    confirm_illegal_army(context, start, lambda: _open_in_steps(context, key, make, shown, instead_of))


def _open_in_steps(
    context: AppContext,
    key: str,
    make: Callable[[], PlayPage],
    shown: Callable[[PlayPage], None],
    instead_of: PlayPage | None = None,
) -> None:
    """Make the page of a game and show it, in steps: the window would stand still too long for all of them at once."""
    window = context.window

    def steps() -> WorkSteps:
        there = window.find_page(key)
        if there is not None and there is not instead_of:
            window.show_page(there)
            return
        page = make()
        try:
            yield
            yield from page.build_steps()
            yield
            if page.lang != context.lang:
                page.speak(context.lang)
            if instead_of is not None and instead_of in window.pages:
                window.close_page(instead_of)
            window.open_page(key, lambda: page)
        except BaseException:
            page.close()
            page.deleteLater()
            raise
        yield
        if page in window.pages:
            shown(page)

    context.steps.run(key, steps())


def resume_position(
    context: AppContext,
    document: Mapping[str, Any],
    key: str,
    save_name: str = "",
    file: str = "",
) -> None:
    """Resume a stored position with its players.

    References of a file are resolved next to that file, and in the library.
    """
    window = context.window
    if context.steps.is_under_way(key):
        return
    if (there := window.find_page(key)) is not None:
        window.show_page(there)
        return

    def bring_back(found: ResumedGame | CannotLoad) -> None:
        if isinstance(found, CannotLoad):
            show_load_error(context, found, file)
        else:
            replay_past(context, found, key, lambda: sit_down(found))

    def sit_down(game: ResumedGame) -> None:
        _open_in_steps(context, key, partial(_resumed_page, context, game, save_name), partial(shown, game))

    def shown(game: ResumedGame, page: PlayPage) -> None:
        if not game.is_whole:
            window.show_notice(Notice(message("table-past-gap")))
        if save_name:
            page.version_wanted.emit()

    try:
        bring_back(ResumedGame(document, DocumentResolver(with_files=False), context.lang))
    except CannotLoad as error:
        if file:
            job = partial(resumed_from, document=document, path=file, lang=context.lang)
            context.library.look_up(context, job, bring_back, lambda _: bring_back(job(SourceChain())))
        else:
            show_load_error(context, error)


def _resumed_page(context: AppContext, game: ResumedGame, save_name: str) -> PlayPage:
    """The page of a saved game. One that Hexsmith saved follows its scenario; it keeps its rule options in new games.

    Where the present version cannot be played, or is in the library no more, the saved game goes on.
    """
    session = game.session()
    if not save_name:
        return PlayPage.from_session(context, session)
    scenario = session.table.start.scenario
    key = context.scenarios.key_of(str(scenario["id"]))
    page = PlayPage.from_session(context, session, save_name, key, scenario.get("profile", {}))
    page.file = context.scenarios.file_of(key)
    page.version_wanted.connect(lambda: ask_if_changed(context, page, lambda _: None))
    return page


def resume_saved_game(context: AppContext, path: Path) -> None:
    """Open a page for a saved game, or show why that is not possible."""
    try:
        document = read_file(path).content.plain()
    except CannotRead as error:
        show_failure(context.window, error.word, error.problems, more=error.more)
    else:
        resume_position(context, document, f"{KEY}{path.name}", path.name)


def named(scenario: str) -> str:
    """User-facing name of a scenario: its id, or its file."""
    return scenario.removeprefix(OWN)


def _free_key(context: AppContext, scenario: str) -> str:
    """The key of a page that neither is open nor is being opened."""
    open_now = {page.key for page in context.window.pages}
    keys = (f"{KEY}{scenario}" if number == 1 else f"{KEY}{scenario}#{number}" for number in count(1))
    return next(key for key in keys if key not in open_now and not context.steps.is_under_way(key))
