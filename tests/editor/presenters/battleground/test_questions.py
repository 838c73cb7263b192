"""Questions about dice say what comes: the hits of the attacker, what the defence stops, and the wounds."""

from editor.game_text.display_names import DisplayNames
from editor.presenters.battleground import PRESENTER
from engine.kernel.play.game import Game
from engine.systems.battleground.state import Battle
from tests.rules.battleground.fights import fight
from tests.support.script import play

EN = DisplayNames("en", {"red": "Red", "blue": "Blue", "ana": "Ana", "bo": "Bo"})
STATS = {"ana": {"strength": 5}, "bo": {"toughness": 3}}


def asked(game: Game[Battle], seat: str) -> str:
    assert game.decision is not None
    return PRESENTER.question(game.view(seat), game.decision.seen_by(seat), EN)


def test_rerolls_are_asked_with_what_comes() -> None:
    game = fight(5, 5, 4, 1, 1, 5, 1, 1, stats=STATS, now={"ana": {"mana": 2}, "bo": {"mana": 1}})
    play(game, "red: attack weapon=test/sword target=bo")
    assert asked(game, "red") == "Re-roll up to 2 for mana? 3 of 5 hit: 2 wounds unless blocked."
    play(game, "red: mana-reroll die=4")
    assert asked(game, "red").startswith("Re-roll a die for mana?")
    play(game, "red: mana-reroll die=3")
    assert asked(game, "red").startswith("Throw the picked dice again?")
    game.undo(2)
    play(game, "red: done")
    assert asked(game, "blue") == "Re-roll a die for mana? Ana hits 3, you block 1: 1 wound comes."
