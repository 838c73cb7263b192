"""The card with the odds of an attack: its chance is that of the engine, and what would raise it does."""

import pytest

from editor.game_text.display_names import DisplayNames
from editor.presenters.battleground import PRESENTER
from editor.presenters.queries import query
from engine.kernel.data.choice import choice
from engine.kernel.play.game import Game
from engine.systems.battleground.state import Battle
from engine.systems.battleground.system import SYSTEM
from tests.rules.battleground.fights import GUN, fight

EN = DisplayNames("en", {"ana": "Ana", "bo": "Bo", "test/sword": "Sword", "test/gun": "Gun"})
ATTACK = choice("attack", figure="ana", weapon="test/sword", target="bo")


def hurting(game: Game[Battle]) -> float:
    """The chance of a wound, as the engine has it."""
    wish = {"kind": "attack", **{each: ATTACK.text(each) for each in ("figure", "weapon", "target")}}
    return 1 - float(query(SYSTEM, "odds", game.state, action=wish)["wounds"]["0"])


def test_an_attack_is_told_on_a_card() -> None:
    game = fight(stats={"ana": {"strength": 5}, "bo": {"toughness": 3}})
    card = PRESENTER.odds(game.state, ATTACK, EN)
    assert card is not None
    assert card.chance == pytest.approx(hurting(game))
    assert PRESENTER.chance(game.state, ATTACK) == card.chance
    assert (card.title, card.percent) == ("Attack Bo", f"{hurting(game):.0%}")
    assert card.note == "Sword · 1 of 6 AP"
    assert card.dice == ("Ana: 5 dice, 4+", "Bo: 3 dice, 4+")
    assert all(line in card.text for line in (card.title, card.percent, card.better))


def test_the_card_tells_what_would_raise_the_odds() -> None:
    """From behind and with focus, each as the engine has it then."""
    game = fight(stats={"ana": {"strength": 5}, "bo": {"toughness": 3}})
    card, focused = (
        PRESENTER.odds(game.state, ATTACK, EN),
        fight(stats={"ana": {"strength": 5}, "bo": {"toughness": 3}}, now={"ana": {"focused": True}}),
    )
    behind = fight(blue="bo@E4:n", stats={"ana": {"strength": 5}, "bo": {"toughness": 3}})
    assert card is not None
    assert hurting(behind) == pytest.approx(hurting(focused))
    assert card.better == f"{hurting(behind):.0%} from behind, or with focus"
    turned, spent = (PRESENTER.odds(each.state, ATTACK, EN) for each in (behind, focused))
    assert turned is not None
    assert spent is not None
    assert turned.better.endswith("% with focus")
    assert spent.better.endswith("% from behind")


def test_other_choices_have_no_odds() -> None:
    game = fight(arms={"ana": (GUN,)})
    for each in (choice("guard"), choice("move", figure="ana", to="E6")):
        assert PRESENTER.odds(game.state, each, EN) is None
        assert PRESENTER.chance(game.state, each) is None
