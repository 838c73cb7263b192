"""A game is opened in steps, so that the window never stands still long; meanwhile it may change, or be closed."""

from pytestqt.qtbot import QtBot

from editor.page_api.page_request import PlayScenario
from editor.pages.play.page import PlayPage
from editor.pages.play.start.new_session import NewGame
from editor.pages.play.start.start_game import begin
from tests.editor.conftest import OpenWindow
from tests.editor.pages.play.conftest import ARENA, FIRST, PERSONS
from tests.support.played_games import opened


def test_the_window_goes_on_between_the_steps(open_window: OpenWindow, qtbot: QtBot) -> None:
    """A second click opens no second page; a language chosen meanwhile is that of the page; then it comes by itself."""
    window = open_window()
    window.context.open(PlayScenario(FIRST))
    window.context.open(PlayScenario(FIRST))
    assert window.pages == [window.home]
    window.change(language="it")
    qtbot.waitUntil(lambda: isinstance(window.page, PlayPage))
    page = opened(window)
    assert (page.key, page.lang) == (f"table:{FIRST}", "it")
    assert window.pages == [window.home, page]


def test_games_begun_one_right_after_the_other_have_pages_and_saves_of_their_own(open_window: OpenWindow) -> None:
    window = open_window()
    for _ in range(2):
        begin(window.context, NewGame(ARENA, PERSONS, 3))
    opened(window)
    assert [page.key for page in window.pages[1:]] == [f"table:{ARENA}", f"table:{ARENA}#2"]
    assert len({page.save_name for page in window.pages}) == 3


def test_a_window_that_is_closed_meanwhile_leaves_no_page(open_window: OpenWindow, qtbot: QtBot) -> None:
    """The harness finds windows that are left."""
    window = open_window()
    begin(window.context, NewGame(FIRST, PERSONS, 3))
    qtbot.waitUntil(lambda: any(isinstance(each, PlayPage) for each in window.app.topLevelWidgets()))
    assert window.pages == [window.home]
    window.close()
    assert not window.context.steps.is_under_way(f"table:{FIRST}")
