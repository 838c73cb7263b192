"""Games brought to a moment worth a picture, by a quick bot in all seats and with a fixed seed, on a page."""

from collections.abc import Iterator, Mapping
from functools import cache
from itertools import count

from PySide6.QtTest import QTest

from editor.pages.play.page import PlayPage
from editor.pages.play.start.new_session import NewGame
from editor.pages.play.start.start_game import begin
from editor.playtest.play_session import PERSON, PlaySession
from editor.shell.main_window import MainWindow
from engine.bots.bot import bot_named
from engine.kernel.chance.rolls import Stream
from engine.kernel.data.choice import Choice
from engine.session.session import GameSession
from tests.support.play_sessions import FIRST_GAME, SKIRMISH, table_of

__all__ = ["FIRST_GAME", "QUICK_BOT", "SKIRMISH", "begun", "bring_up", "offered", "open_at", "opened", "point_at"]

SEED = 3
QUICK_BOT = "greedy"
AN_HOUR = 3_600_000
"""A delay so long that a bot does not answer while its picture is taken."""
A_MOMENT = 120
"""Milliseconds after which reasons are looked up."""


def open_at(
    window: MainWindow,
    scenario: str,
    *kinds: str,
    least: int = 0,
    players: Mapping[str, str] | None = None,
    viewer: str | None = None,
) -> PlayPage:
    """A game at the first decision that offers all these kinds of answer, after so many answers at least.

    The seat asked then is a person's and the others are bots', unless said otherwise.
    """
    table = _played(scenario, kinds, least).copy()
    decision = table.game.decision
    asked = decision.seats[0] if decision is not None else table.game.state.seats[0]
    usual = {seat: PERSON if seat == asked else QUICK_BOT for seat in table.game.state.seats}
    session = PlaySession(table, players or usual)
    if viewer is not None:
        session.look_as(viewer)
    page = PlayPage(session, scenario, window.lang, lambda: AN_HOUR)
    page.build()
    window.open_page(f"table:{scenario}", lambda: page)
    window.app.processEvents()
    return page


def begun(window: MainWindow, game: NewGame) -> PlayPage:
    """The page of a new game, which the window opens in steps."""
    begin(window.context, game)
    return opened(window)


def opened(window: MainWindow) -> PlayPage:
    """The page of the game that the window was asked for."""
    window.context.steps.finish()
    page = window.page
    assert isinstance(page, PlayPage), "no game was opened"
    return page


def offered(page: PlayPage, kind: str) -> tuple[Choice, ...]:
    """The answers of a kind that are on offer now."""
    return tuple(each for each in page.play.snapshot.options.choices if each.kind == kind)


def point_at(page: PlayPage, place: str) -> None:
    """Hovers over a place of the map until everything about it is shown."""
    view = page.parts.map
    at = view.painter.board_index.centre(place)
    if at is None:
        raise LookupError(f"there is no {place} on the map")
    QTest.mouseMove(view.viewport(), view.in_view(*at).toPoint())
    QTest.qWait(A_MOMENT)


def bring_up(window: MainWindow, panel: str) -> None:
    """Raises a panel above the others that share its place."""
    window.panels.bring_up(panel)
    window.app.processEvents()


def _played(scenario: str, kinds: tuple[str, ...], least: int) -> GameSession:
    """Played to the end where no kind is named."""
    for table in _usual_game(scenario):
        decision = table.game.decision
        here = {each.kind for each in decision.choices} if decision is not None else set()
        is_there = here.issuperset(kinds) and table.game.answers >= least if kinds else decision is None
        if is_there:
            return table
    raise LookupError(f"{', '.join(kinds)} did not come up in {scenario}")


class _Game:
    """A game of bots, played on as far as needed; its moments are cached."""

    def __init__(self, scenario: str) -> None:
        self._moments = [table_of(scenario, SEED)]

    def __iter__(self) -> Iterator[GameSession]:
        for number in count():
            if number == len(self._moments):
                self._play_on()
            yield self._moments[number]
            if self._moments[number].game.decision is None:
                return

    def _play_on(self) -> None:
        table = self._moments[-1].copy()
        game, decision = table.game, table.game.decision
        assert decision is not None
        seat = decision.seats[0]
        bot = bot_named(QUICK_BOT)
        game.apply(bot(game.view(seat), decision.seen_by(seat), seat, Stream(SEED, seat, game.answers)), seat)
        self._moments.append(table)


@cache
def _usual_game(scenario: str) -> _Game:
    """The game from which all screens of a scenario are taken."""
    return _Game(scenario)
