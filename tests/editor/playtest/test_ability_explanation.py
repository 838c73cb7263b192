"""Why an ability cannot be used: what it asks for is named, in the words that its card has for it."""

import pytest

from editor.playtest.choice_explanation import Explainer
from editor.playtest.play_session import PERSON, PlaySession
from editor.playtest.snapshot import take_snapshot
from engine.kernel.play.game import Game
from engine.session.luck import Luck
from engine.session.session import GameStart
from engine.session.start_game import start_session
from engine.systems.battleground.state import Battle
from engine.systems.battleground.system import SYSTEM
from engine.words import languages
from tests.rules.battleground.abilities.use.test_use_action import active, using
from tests.rules.battleground.fights import Document, armed
from tests.support.play_sessions import words_of

HEAL: Document = {"do": "heal"}
NAME = {"en": "Howl", "pl": "Wycie"}


def reasons(ability: Document, lang: str = "en") -> tuple[str, ...]:
    """Why she cannot use it."""
    ability = {**ability, "id": "howl", "name": NAME}
    stats = {"ana": {"abilities": [ability]}}
    game: Game[Battle] = using(ability, decks={"red": "fate-2"})
    start = GameStart(SYSTEM, armed({}, stats, red="ana@E5:n", blue="bo@E4:s"), game.state, handed_in=True)
    session = PlaySession(start_session(start, Luck()), dict.fromkeys(game.state.seats, PERSON))
    session.look_as("red")
    naming = words_of(session, lang)
    why_not = Explainer(session, take_snapshot(session, naming).options.known, naming)
    return tuple(each.sentence.replace("\u2068", "").replace("\u2069", "") for each in why_not.reasons("use", ()))


def test_the_conditions_that_are_not_met_are_named() -> None:
    """And those alone: she stands beside an enemy."""
    (said,) = reasons(active(HEAL, **{"if": {"engaged": True, "focused": True}}))
    assert said == "“Howl” doesn’t work now. It needs: this character is focused."


@pytest.mark.parametrize("lang", languages())
def test_they_are_named_in_every_language(lang: str) -> None:
    (said,) = reasons(active(HEAL, **{"if": {"focused": True}}), lang)
    assert ("Wycie" if lang == "pl" else "Howl") in said
    assert said.endswith(".")


@pytest.mark.parametrize(
    ("cost", "words"),
    [({"mana": 3}, "mana"), ({"wounds": 9}, "wounds"), ({"cards": 5}, "cards"), ({"focus": 1}, "focus token")],
)
def test_a_cost_that_cannot_be_paid_is_named(cost: Document, words: str) -> None:
    (said,) = reasons(active(HEAL, cost=cost))
    assert words in said


def test_a_token_is_called_by_its_title() -> None:
    """For a token of the card’s own, in the language of the screen."""
    frozen = {"do": "debuff", "name": "frost-bite", "title": {"en": "Frozen", "pl": "Mróz"}, "removed": [HEAL]}
    ability = active(frozen, **{"if": {"bearing": {"who": "self", "name": "frost-bite"}}})
    assert "“Frozen”" in reasons(ability)[0]
    assert "„Mróz”" in reasons(ability, "pl")[0]
