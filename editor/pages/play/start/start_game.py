"""Starts games in a window: asks what is wanted, and opens a page for it, or says why there is none."""

from __future__ import annotations

from collections.abc import Mapping
from functools import partial
from itertools import count
from typing import TYPE_CHECKING, Any

from editor.pages.play.front_page import KEY
from editor.pages.play.page import PlayPage
from editor.pages.play.start.error_dialog import complain
from editor.pages.play.start.load_scenario import find_start
from editor.pages.play.start.new_game_dialog import NewGameDialog
from editor.pages.play.start.new_session import NewGame, start_play_session
from editor.pages.play.start.own_scenarios import session_from
from editor.playtest.load_game import CannotLoad
from editor.playtest.save_game import session_of
from editor.services.document_resolver import DocumentResolver
from editor.services.document_sources import SourceChain
from editor.services.library_worker import LibraryWorker
from editor.services.open_requests import remember_as_recent
from editor.services.scenario_catalogue import OWN

if TYPE_CHECKING:
    from editor.playtest.play_session import PlaySession
    from editor.services.saved_games import SavedGame
    from editor.shell.main_window import MainWindow
    from engine.session.session import GameStart


def open_new_game_dialog(window: MainWindow, proposed: str = "") -> None:
    """Open the dialog; the game begins when it is confirmed. The scenario of the table in front is proposed."""
    dialog = NewGameDialog(window, proposed or getattr(window.page, "scenario", ""))
    dialog.wanted.connect(lambda wanted: begin(window, wanted))
    dialog.rule_wanted.connect(window.open_rule)
    dialog.open()


def begin(window: MainWindow, wanted: NewGame) -> None:
    """A table of its own for this game."""
    _begin_at(window, wanted, _free_key(window, wanted.scenario))


def start_or_return(window: MainWindow, scenario: str) -> None:
    """Sit down to play a scenario, or come back to its table where it is open."""
    key = f"{KEY}{scenario}"
    if (there := window.tabs.page(key)) is not None:
        window.open_page(key, lambda: there)
        remember_as_recent(window, scenario)
    else:
        _begin_at(window, NewGame(scenario), key)


def _begin_at(window: MainWindow, wanted: NewGame, key: str) -> None:
    def sit_down(start: GameStart) -> None:
        window.open_page(
            key, lambda: PlayPage.for_sitting(window, start_play_session(start, wanted), key=wanted.scenario)
        )
        remember_as_recent(window, wanted.scenario)

    find_start(window, window, wanted, sit_down, lambda fault: complain(window, fault, named(wanted.scenario)))


def resume_position(
    window: MainWindow,
    document: Mapping[str, Any],
    key: str,
    kept_at: str = "",
    file: str = "",
) -> None:
    """A table for a stored moment of a game; its players are those who played it.

    What the moment of a file does not hold is looked for beside that file, and in the library.
    """
    if (there := window.tabs.page(key)) is not None:
        window.tabs.setCurrentWidget(there)
        return

    def sit_down(found: PlaySession | CannotLoad) -> None:
        if isinstance(found, CannotLoad):
            complain(window, found, file)
        else:
            window.open_page(key, lambda: PlayPage.for_sitting(window, found, kept_at))

    try:
        sit_down(session_of(document, DocumentResolver(with_files=False), window.lang))
    except CannotLoad as fault:
        if file:
            job = partial(session_from, document=document, path=file, lang=window.lang)
            LibraryWorker.of(window).look_up(window, job, sit_down, lambda _: sit_down(job(SourceChain())))
        else:
            complain(window, fault)


def resume_saved_game(window: MainWindow, game: SavedGame) -> None:
    """A table for a game that was left, or a word about why there is none."""
    from editor.documents.load_document import CannotRead, read_file
    from editor.services.file_dialogs import show_failure as complain_of_file

    try:
        document = read_file(game.path).content.plain()
    except CannotRead as fault:
        complain_of_file(window, fault.word, fault.problems)
    else:
        resume_position(window, document, f"{KEY}{game.path.name}", game.path.name)


def named(scenario: str) -> str:
    """What the person who made it knows a scenario by: its id, or its file."""
    return scenario.removeprefix(OWN)


def _free_key(window: MainWindow, scenario: str) -> str:
    """The key of a table that is not open yet."""
    open_now = {page.key for page in window.pages}
    keys = (f"{KEY}{scenario}" if number == 1 else f"{KEY}{scenario}#{number}" for number in count(1))
    return next(key for key in keys if key not in open_now)
