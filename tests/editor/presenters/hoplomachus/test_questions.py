"""Questions of Hoplomachus say what is coming; states of its units say what they do and until when."""

import pytest

from editor.game_text.display_names import DisplayNames
from editor.presenters.hoplomachus import PRESENTER
from engine.kernel.data.message import message
from engine.kernel.state.decision import Decision
from engine.words import languages
from tests.support.hoplomachus import arena, with_unit

MOVEMENT = Decision(("red",), "one", message("prompt-hoplomachus-movement"), ())
EN = DisplayNames("en", {"red": "Red", "blue": "Blue", "ana": "Ana", "bo": "Bo"})


def test_a_question_of_a_turn_names_the_unit_that_enemies_can_hit() -> None:
    """Nothing is added where no enemy has one in range."""
    for place, stake in (("D6", " At risk: Ana."), ("H2", "")):
        view = arena(red="ana@D5", blue=f"bo@{place}").view("red")
        assert PRESENTER.question(view, MOVEMENT, EN) == f"Who moves, and where?{stake}"


@pytest.mark.parametrize("lang", languages())
def test_a_dazed_unit_that_has_attacked_is_explained(lang: str) -> None:
    game = with_unit(arena(red="ana@D5", blue="bo@D6"), "ana", dazed=True, engaged=True)
    naming = DisplayNames(lang, EN.names)
    found = PRESENTER.states(game.view("red"), "ana", naming)
    badges = {each.name for piece in PRESENTER.board(game.state, naming).pieces for each in piece.badges}
    assert badges < {each.name for each in found}
    assert len(found) == 2
