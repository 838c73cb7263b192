"""What abilities ask, on the table: what each answer brings is reported before it is given."""

from typing import Any

import pytest

from editor.game_text.display_names import DisplayNames
from editor.presenters.battleground import PRESENTER
from engine.kernel.data.choice import Choice
from engine.words import languages
from tests.rules.battleground.abilities.use.test_use_action import active, using
from tests.rules.battleground.fights import item
from tests.support.battleground import with_figure
from tests.support.script import play

USE = "red: use ability=test/ana"
HEAL: dict[str, Any] = {"do": "heal", "wounds": 2}
MANA: dict[str, Any] = {"do": "gain", "counter": "mana"}
EITHER = {"do": "one-of", "options": [{"effects": [HEAL], "name": {"en": "Sip"}}, {"effects": [MANA, HEAL]}]}


@pytest.mark.parametrize("lang", languages())
def test_an_option_says_what_it_does(lang: str) -> None:
    """In the words of the ability, its sentences in a row; without a name it is called like its ability."""
    game = using(active(EITHER))
    play(game, USE)
    naming = DisplayNames(lang, {"test/ana": "Ana"})
    sip, other = (PRESENTER.preview(game.view("red"), Choice("option", {"option": each}), naming) for each in (1, 2))
    assert sip is not None
    assert other is not None
    assert (sip.title, sip.subtitle, other.title, other.subtitle) == ("Sip", "Ana", "Ana", "")
    assert [len(sheet.facts) for sheet in (sip, other)] == [1, 1]
    assert [sheet.facts[0].text.count(".") for sheet in (sip, other)] == [1, 2]
    assert "2" in sip.facts[0].text


def test_a_figure_that_can_be_chosen_has_a_preview() -> None:
    game = using(active({"do": "choose", "as": "one", "from": {"pieces": {"side": "all"}}}, {**HEAL, "on": "one"}))
    play(game, USE)
    sheet = PRESENTER.preview(game.view("red"), Choice("choose", {"piece": "bo"}), DisplayNames("en", {"bo": "Bo"}))
    assert sheet is not None
    assert sheet.title == "Bo"


def test_a_waiting_ability_has_a_preview_of_its_effects() -> None:
    """Also where several figures have the ability."""
    view = using({**active(HEAL), "id": "sip"}).view("red")
    for label in ("test/ana:sip", "test/ana:sip@ana"):
        sheet = PRESENTER.preview(view, Choice("order", {"next": label}), DisplayNames("en", {"test/ana:sip": "Sip"}))
        assert sheet is not None
        assert sheet.title == "Sip"
        assert sheet.facts


def test_an_item_whose_ability_has_a_name_of_its_own_is_reported_of() -> None:
    salve = item("salve", {"when": "single-use", "id": "rub", "effects": [HEAL]})
    game = with_figure(using(arms={"ana": (salve,)}), "ana", wounds=3)
    use = Choice("use-item", {"figure": "ana", "item": "test/salve"})
    sheet = PRESENTER.preview(game.view("red"), use, DisplayNames("en", {"test/salve": "Salve"}))
    assert sheet is not None
    assert sheet.title == "Salve"
    assert sheet.facts
