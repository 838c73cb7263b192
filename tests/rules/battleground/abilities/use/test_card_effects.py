"""Effects on hands, readiness and facing: discard, recover, exhaust, turn; each turned round by its limits."""

from typing import Any

import pytest

from engine.kernel.play.game import Game
from engine.systems.battleground.state import Battle
from tests.rules.battleground.fights import fight, interrupting
from tests.support.battleground import changed
from tests.support.script import asked, offers, play


def doing(*effects: dict[str, Any], to: str = "self", **lines: Any) -> Game[Battle]:
    """A fight in which Ana may use an ability that does this."""
    ability = {"when": "active", "id": "deed", "to": to, "effects": list(effects)}
    return fight(*(1,) * 12, stats={"ana": {"abilities": [ability]}}, **lines)


USE = "red: use ability=test/ana:deed"
AT_BO = f"{USE} target=bo"


@pytest.mark.rule("BG-ABIL-1", "BG-ROUND-2")
def test_the_player_of_the_character_discards_what_it_likes() -> None:
    """One card after another, of the target's hand and of nobody else's."""
    game = doing({"do": "discard", "cards": 2}, to="enemy", decks={"blue": "fate-1 fate-2 fate-3"})
    before = game.state.sides["red"].in_hand
    play(game, AT_BO)
    assert (asked(game), offers(game, "blue")) == ("blue: discard", [f"discard card=fate-{n}" for n in (1, 2, 3)])
    play(game, "blue: discard card=fate-2", "blue: discard card=fate-1")
    assert (game.state.sides["blue"].in_hand, game.state.sides["red"].in_hand) == (("fate-3",), before)
    assert set(game.state.sides["blue"].discard) >= {"fate-1", "fate-2"}


@pytest.mark.rule("BG-ABIL-1")
def test_a_discard_takes_no_more_cards_than_the_hand_has() -> None:
    """An empty hand loses nothing, and nobody is asked."""
    game = doing({"do": "discard", "cards": 3}, to="enemy", decks={"blue": "fate-1"})
    play(game, AT_BO, "blue: discard card=fate-1")
    assert asked(game) == "red: act"


@pytest.mark.rule("BG-ABIL-1", "BG-ROUND-2")
@pytest.mark.parametrize(("to", "use"), [("self", USE), ("enemy", AT_BO)])
def test_the_player_whose_ability_it_is_draws(to: str, use: str) -> None:
    """Whomever the ability is aimed at; the other player's hand and deck stay as they are."""
    deck = " ".join(f"fate-{number}" for number in range(1, 8))
    game = doing({"do": "draw", "cards": 2}, to=to, decks={"red": deck, "blue": deck})
    for _ in range(2):
        fewer = {seat: side.without(side.holding.hand[0]) for seat, side in game.state.sides.items()}
        game = changed(game, sides=fewer)
    before = game.state.sides
    play(game, use)
    after = game.state.sides
    assert [len(sides["red"].holding.hand) for sides in (before, after)] == [3, 5]
    assert after["blue"].holding == before["blue"].holding


@pytest.mark.rule("BG-ROUND-2")
def test_fate_cards_come_back_while_there_is_room_in_the_hand() -> None:
    """Glory cards never return; five fate cards are the most."""
    game = doing({"do": "discard"}, {"do": "recover", "cards": 2}, decks={"red": "fate-1 fate-2"})
    play(game, USE, "red: discard card=fate-2")
    assert offers(game, "red") == ["recover card=fate-2"]
    play(game, "red: recover card=fate-2")
    assert (set(game.state.sides["red"].holding.hand), asked(game)) == ({"fate-1", "fate-2"}, "red: act")


@pytest.mark.rule("BG-INT-2", "BG-ROUND-2")
def test_the_bonus_of_a_card_does_not_bring_that_card_back() -> None:
    """An interruption discards it at once; it would return to the hand, and be played again, without end."""
    game = fight(bonuses={"fate-1": {"effects": [{"do": "recover"}]}}, decks={"blue": "fate-1 fate-2"})
    nested = interrupting(game, "bo", "guard")
    play(nested, "blue: play-card card=fate-1 bonus=ability")
    assert asked(nested) == "blue: act"
    assert set(nested.state.sides["blue"].in_hand) == {"fate-2"}
    play(nested, "blue: play-card card=fate-2 bonus=mana")
    assert set(nested.state.sides["blue"].discard) >= {"fate-1", "fate-2"}


@pytest.mark.rule("BG-ROUND-5")
def test_an_exhausted_character_cannot_be_activated_this_round() -> None:
    """It counts as activated, though no card lies on it."""
    game = doing({"do": "exhaust"}, to="enemy")
    before = game.state.figures["bo"]
    play(game, AT_BO)
    after = game.state.figures["bo"]
    assert (before.activated, after.activated, after.cards) == (False, True, ())


@pytest.mark.rule("BG-MOVE-4")
def test_the_player_of_a_turn_chooses_the_facing() -> None:
    """The player of the ability, also of an enemy; it stays where it is."""
    game = doing({"do": "turn"}, to="enemy")
    play(game, AT_BO)
    assert (asked(game), len(offers(game, "red"))) == ("red: face", 6)
    place = game.state.figures["bo"].at
    play(game, "red: face facing=nw")
    assert game.state.scenario.terrain.grid.direction_name(game.state.figures["bo"].facing) == "nw"
    assert game.state.figures["bo"].at == place
