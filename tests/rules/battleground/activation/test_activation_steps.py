"""Activation: who may be active, what its card gives, more cards, the end."""

from typing import Any

import pytest

from engine.kernel.play.game import Game
from engine.systems.battleground.state import Battle
from tests.support.battleground import KEEPS, activation, battle, cards_in_hand, event_lines, with_figure, without
from tests.support.script import asked, offers, play, refused


def activating(red: str = "ana@A1", card: str = "fate-5", **lines: Any) -> Game[Battle]:
    """A game in which red alone has turned up a card."""
    decks = {"red": f"{card} fate-1 fate-2"} if card.startswith("fate") else {"red": "fate-1 fate-2"}
    glory = {"red": f"{card} glory-2"} if card.startswith("glory") else {"red": "glory-1"}
    game = battle(red=red, decks=decks, glory=glory, **lines)
    play(game, f"red: select-card card={card}", "blue: pass")
    return game


def rounds_of(*lines: str, **figures: str) -> Game[Battle]:
    """A game with these lines played; red has characters enough."""
    everybody: dict[str, Any] = {"red": "ana@A1 al@A3", **figures}
    game = battle(**everybody)
    play(game, *lines)
    return game


def ap(game: Game[Battle]) -> int:
    """The action points of the active character."""
    return game.state.bound("ap", int)


@pytest.mark.rule("BG-ROUND-5")
def test_the_active_player_picks_one_of_its_ready_characters() -> None:
    """One that was activated this round, and the enemy's, are not among them."""
    game = rounds_of("red: select-card card=fate-1", "blue: pass")
    assert asked(game) == "red: activate"
    assert offers(game, "red") == ["activate figure=ana", "activate figure=al"]
    assert refused(game, "red: activate figure=bo") == []
    assert event_lines(play(game, "red: activate figure=al"))[0] == "character-activated red al fate-1"
    assert game.state.figures["al"].activated
    assert game.state.frames[-1].subject == "al"
    play(game, "red: bonus", "red: end", "red: select-card card=fate-2")
    assert offers(game, "red") == ["activate figure=ana"]
    assert refused(game, "red: activate figure=al") == ["BG-ROUND-5 is-ready"]


@pytest.mark.rule("BG-ROUND-6")
def test_the_last_of_a_round_is_not_the_first_of_the_next() -> None:
    """It may be the second one; and the round after that nothing is left of it."""
    one = ("red: select-card card=fate-1", "blue: pass", *activation("red", "ana"), "red: pass", *KEEPS)
    game = rounds_of(*one, "red: select-card card=fate-2", "blue: pass")
    assert offers(game, "red") == ["activate figure=al"]
    assert refused(game, "red: activate figure=ana") == ["BG-ROUND-6 not-twice-in-a-row"]
    play(game, *activation("red", "al"), "red: select-card card=fate-3")
    assert offers(game, "red") == ["activate figure=ana"]
    play(game, *activation("red", "ana"), *KEEPS, "red: select-card card=fate-4", "blue: pass")
    assert offers(game, "red") == ["activate figure=al"], "ana was the last one again"


@pytest.mark.rule("BG-ROUND-6")
def test_only_the_round_just_before_counts() -> None:
    """After a round without an activation any character may be first."""
    one = ("red: select-card card=fate-1", "blue: pass", *activation("red", "ana"), "red: pass", *KEEPS)
    game = rounds_of(*one, "red: pass", "blue: pass", *KEEPS, "red: select-card card=fate-2", "blue: pass")
    assert offers(game, "red") == ["activate figure=ana", "activate figure=al"]


@pytest.mark.rule("BG-ROUND-6")
def test_the_only_one_left_may_be_first_again() -> None:
    """Of one character from the start, and of one whose company was lost."""
    one = ("red: select-card card=fate-1", "blue: pass", *activation("red", "ana"))
    alone = rounds_of(*one, *KEEPS, "red: select-card card=fate-2", "blue: pass", red="ana@A1")
    assert offers(alone, "red") == ["activate figure=ana"]
    bereft = without(rounds_of(*one, "red: pass", *KEEPS), "al")
    play(bereft, "red: select-card card=fate-2", "blue: pass")
    assert offers(bereft, "red") == ["activate figure=ana"]


@pytest.mark.rule("BG-ROUND-6")
def test_each_side_has_a_last_one_of_its_own() -> None:
    game = rounds_of(
        *("red: select-card card=fate-2", "blue: select-card card=fate-1"),
        *activation("red", "ana"),
        *activation("blue", "bo"),
        *("red: pass", "blue: pass", *KEEPS),
        *("red: select-card card=fate-1", "blue: select-card card=fate-2"),
        blue="bo@I9 be@I7",
    )
    assert offers(game, "blue") == ["activate figure=be"]
    play(game, *activation("blue", "be"))
    assert offers(game, "red") == ["activate figure=al"]


@pytest.mark.rule("BG-ROUND-7")
def test_a_fate_card_gives_ap_mana_and_a_bonus_that_must_be_chosen() -> None:
    """First what is printed, then the choice; the bonus is one more mana."""
    game = activating(card="fate-4-3-2")
    happened = event_lines(play(game, "red: activate figure=ana"))
    assert happened == ["character-activated red ana fate-4-3-2", "ap-gained ana 3", "mana-gained ana 2"]
    assert asked(game) == "red: bonus"
    assert offers(game, "red") == ["bonus bonus=mana card=fate-4-3-2"]
    assert event_lines(play(game, "red: bonus bonus=mana")) == [
        "bonus-chosen red ana fate-4-3-2 mana",
        "mana-gained ana 1",
    ]
    assert (ap(game), game.state.figures["ana"].mana) == (3, 3)


@pytest.mark.rule("BG-ROUND-7")
def test_a_glory_card_gives_one_more_ap() -> None:
    game = activating(card="glory-4-1-0")
    play(game, "red: activate figure=ana")
    assert offers(game, "red") == ["bonus bonus=ap card=glory-4-1-0"]
    play(game, "red: bonus")
    assert (ap(game), game.state.figures["ana"].mana) == (2, 0)


@pytest.mark.rule("BG-ROUND-7")
@pytest.mark.parametrize(
    ("before", "given", "reported_gains"), [(0, 7, [5, 0]), (3, 1, [1, 1]), (4, 2, [1, 0]), (5, 0, [0, 0])]
)
def test_mana_above_five_is_lost(before: int, given: int, reported_gains: list[int]) -> None:
    """The reported gain is what was kept, from the card and from the bonus; the bonus is used up all the same."""
    game = with_figure(activating(card=f"fate-4-1-{given}"), "ana", mana=before)
    card = event_lines(play(game, "red: activate figure=ana"))[2:]
    bonus = event_lines(play(game, "red: bonus"))[1:]
    assert [card, bonus] == [[f"mana-gained ana {gain}"] if gain else [] for gain in reported_gains]
    assert game.state.figures["ana"].mana == 5


@pytest.mark.rule("BG-ROUND-8")
def test_more_cards_may_be_played_each_for_one_bonus() -> None:
    """Not for their AP and mana; with no action taken and at 0 AP too; as many as there are."""
    game = activating(card="fate-5-0-0")
    play(game, *activation("red", "ana")[:2])
    assert ap(game) == 0
    cards = ["play-card bonus=mana card=fate-1", "play-card bonus=mana card=fate-2", "play-card bonus=ap card=glory-1"]
    assert offers(game, "red") == [*cards, "end"]
    happened = event_lines(play(game, "red: play-card card=fate-1"))
    assert happened == ["card-played red ana fate-1 False", "bonus-chosen red ana fate-1 mana", "mana-gained ana 1"]
    assert (ap(game), game.state.figures["ana"].mana) == (0, 2)
    happened = event_lines(play(game, "red: play-card card=glory-1"))
    assert happened == ["card-played red ana glory-1 False", "bonus-chosen red ana glory-1 ap", "ap-gained ana 1"]
    assert (ap(game), game.state.figures["ana"].mana) == (1, 2)
    assert refused(game, "red: play-card card=glory-1") == []
    play(game, "red: play-card card=fate-2")
    assert not any(each.startswith("play-card") for each in offers(game, "red"))
    assert game.state.figures["ana"].cards == ("fate-5-0-0", "fate-1", "glory-1", "fate-2")


@pytest.mark.rule("BG-ROUND-9")
def test_at_the_end_ap_are_lost_mana_and_cards_stay() -> None:
    """The character cannot be active again this round; the cards lie on it, out of the hand and of the discards."""
    game = rounds_of("red: select-card card=fate-1", "blue: pass", "red: activate figure=ana", "red: bonus")
    play(game, "red: play-card card=fate-3")
    assert ap(game) == 2
    assert event_lines(play(game, "red: end")) == ["activation-ended ana"]
    assert not game.state.binds("ap")
    ana = game.state.figures["ana"]
    assert (ana.mana, ana.cards, ana.activated) == (3, ("fate-1", "fate-3"), True)
    assert cards_in_hand(game, "red") == ["fate-2", "fate-4", "fate-5"]
    assert game.state.sides["red"].discard == ()
    play(game, "red: select-card card=fate-2")
    assert refused(game, "red: activate figure=ana") == ["BG-ROUND-5 is-ready"]
