"""Rounds: their phases, cards discarded in secret and drawn, cards chosen face down, who goes first, passing."""

from typing import Any

import pytest

from engine.kernel.play.game import Game
from engine.systems.battleground.events import CardsDiscarded, CardsRevealed
from engine.systems.battleground.state import Battle
from tests.support.battleground import (
    KEEPS,
    PASSES,
    activation,
    battle,
    battle_by_hand,
    battle_with_dice,
    cards_in_hand,
    event_lines,
    with_figure,
    without,
)
from tests.support.script import asked, offers, play, refused

SEVEN = "fate-1 fate-2 fate-3 fate-4 fate-5 fate-6 fate-7"


def phases(happened: list[str]) -> list[str]:
    """The beginnings of rounds and phases among what happened."""
    return [each for each in happened if each.startswith(("round-began", "phase-began"))]


def second_round(**lines: Any) -> Game[Battle]:
    """A game at the organisation of its second round, all cards drawn by hand: red holds 1 to 5, blue 3 to 7."""
    game = battle_by_hand(decks={"red": SEVEN, "blue": SEVEN}, **lines)
    play(game, "chance: fate-1 fate-2 fate-3 fate-4 fate-5", "chance: fate-7 fate-6 fate-5 fate-4 fate-3", *PASSES)
    return game


@pytest.mark.rule("BG-ROUND-1")
def test_four_rounds_each_of_three_phases() -> None:
    """The organisation of the first round is skipped (BG-ROUND-2); after the fourth the game is over."""
    game = battle()
    happened = event_lines(game.events)
    for _ in range(3):
        happened += event_lines(play(game, *PASSES, *KEEPS))
    happened += event_lines(play(game, *PASSES))
    assert phases(happened) == [
        "round-began 1",
        "phase-began activation",
        "phase-began clean-up",
        *(
            each
            for number in (2, 3, 4)
            for each in (
                f"round-began {number}",
                "phase-began organisation",
                "phase-began activation",
                "phase-began clean-up",
            )
        ),
    ]
    assert asked(game) == ""
    assert (game.state.round, game.state.phase) == (4, "clean-up")


@pytest.mark.rule("BG-ROUND-1")
def test_a_scenario_may_have_other_rounds() -> None:
    game = battle(rounds=1)
    play(game, *PASSES)
    assert game.outcome is not None


@pytest.mark.rule("BG-ROUND-2")
def test_no_organisation_in_the_first_round() -> None:
    """Neither discarding nor drawing: the first question is for a card."""
    game = battle_by_hand(decks={"red": "fate-1", "blue": "fate-2"})
    play(game, "chance: fate-1", "chance: fate-2")
    assert asked(game) == "red, blue: select-card"
    assert refused(game, "red: discard card=fate-1") == []


@pytest.mark.rule("BG-ROUND-2")
def test_any_number_of_cards_is_discarded_and_the_hand_is_filled_to_five() -> None:
    """A card is discarded once for each copy; the discards are never drawn again."""
    game = second_round()
    assert asked(game) == "red: organise"
    assert offers(game, "red") == [*(f"discard card=fate-{number}" for number in range(1, 6)), "done"]
    play(game, "red: discard card=fate-1", "red: discard card=fate-4")
    assert offers(game, "red") == ["discard card=fate-2", "discard card=fate-3", "discard card=fate-5", "done"]
    assert refused(game, "red: discard card=fate-1") == []
    play(game, "red: done", "blue: done", "chance: fate-7")
    assert offers(game, "chance") == ["draw result=fate-6"]
    play(game, "chance: fate-6")
    assert asked(game) == "red, blue: select-card", "blue kept five, and draws none"
    assert cards_in_hand(game, "red") == ["fate-2", "fate-3", "fate-5", "fate-6", "fate-7"]
    assert cards_in_hand(game, "blue") == ["fate-3", "fate-4", "fate-5", "fate-6", "fate-7"]
    assert game.state.sides["red"].discard == ("fate-1", "fate-4")

    play(game, *PASSES, "red: discard card=fate-2", *KEEPS)
    assert cards_in_hand(game, "red") == ["fate-3", "fate-5", "fate-6", "fate-7"], "the deck is empty"
    assert list(game.state.sides["red"].discard) == ["fate-1", "fate-4", "fate-2"]


@pytest.mark.rule("BG-ROUND-2")
def test_copies_of_a_card_are_discarded_one_by_one() -> None:
    game = battle(decks={"red": "fate-1 fate-1 fate-2"})
    play(game, *PASSES, "red: discard card=fate-1")
    assert offers(game, "red") == ["discard card=fate-1", "discard card=fate-2", "done"]
    play(game, "red: discard card=fate-1")
    assert offers(game, "red") == ["discard card=fate-2", "done"]
    play(game, "red: discard card=fate-2")
    assert offers(game, "red") == ["done"]
    play(game, *KEEPS)
    assert cards_in_hand(game, "red") == []


@pytest.mark.rule("BG-ROUND-2")
def test_discards_are_secret_until_both_players_have_chosen() -> None:
    """While one seat chooses, the other gets no event and the same view whatever is chosen, until the end."""
    game = second_round(glory={"red": "glory-8"})
    before = game.view("blue")
    assert [event.seen_by("blue") for event in play(game, "red: discard card=fate-1")] == [None]
    assert [event.seen_by("blue") for event in play(game, "red: discard card=glory-8")] == [None]
    assert game.view("blue") == before
    assert game.view("red").sides["red"].aside == ("fate-1", "glory-8")

    assert play(game, "red: done") == []
    quiet = second_round(glory={"red": "glory-8"})
    play(quiet, "red: done")
    assert game.view("blue") == quiet.view("blue")
    assert game.decision == quiet.decision

    seen_by_red = game.view("red")
    play(game, "blue: discard card=fate-3")
    assert game.view("red") == seen_by_red
    happened = play(game, "blue: done")
    assert happened[0] == CardsDiscarded(
        cards={"red": ("fate-1", "glory-8"), "blue": ("fate-3",)}, rules=("BG-ROUND-2",)
    )
    assert game.view("blue").sides["red"].discard == ("fate-1", "glory-8")


@pytest.mark.rule("BG-ROUND-2")
def test_glory_cards_do_not_count_and_never_return() -> None:
    """With two glory cards in hand, five fate cards are still drawn; a discarded glory card is gone."""
    game = second_round(glory={"red": "glory-8 glory-9"})
    play(game, "red: discard card=glory-8", "red: discard card=fate-1", *KEEPS, "chance: fate-6")
    assert cards_in_hand(game, "red") == ["fate-2", "fate-3", "fate-4", "fate-5", "fate-6", "glory-9"]
    play(game, *PASSES, *KEEPS)
    assert cards_in_hand(game, "red") == ["fate-2", "fate-3", "fate-4", "fate-5", "fate-6", "glory-9"]
    assert game.state.sides["red"].discard == ("glory-8", "fate-1")


@pytest.mark.rule("BG-ROUND-2")
def test_the_first_player_is_asked_first_what_to_discard() -> None:
    game = second_round(first="blue")
    assert asked(game) == "blue: organise"
    play(game, "blue: discard card=fate-3", "blue: done")
    assert asked(game) == "red: organise"


@pytest.mark.rule("BG-ROUND-3")
def test_activations_go_on_until_all_are_activated_or_have_passed() -> None:
    """Select, activate, resolve, act, end, for one and then the other; then select again, and clean up at last."""
    game = battle(red="ana@A1 al@A3", blue="bo@I9")
    kinds = []
    lines = (
        *("red: select-card card=fate-2", "blue: select-card card=fate-1"),
        *activation("red", "ana"),
        *activation("blue", "bo"),
        *("red: select-card card=fate-1", *activation("red", "al")),
    )
    for line in lines:
        kinds.append(asked(game))
        play(game, line)
    assert kinds == [
        *("red, blue: select-card", "blue: select-card", "red: activate", "red: bonus", "red: act"),
        *("blue: activate", "blue: bonus", "blue: act"),
        *("red: select-card", "red: activate", "red: bonus", "red: act"),
    ]
    assert (game.state.round, game.state.phase) == (2, "organisation")


@pytest.mark.rule("BG-ROUND-4")
@pytest.mark.parametrize("order", [("red", "blue"), ("blue", "red")])
def test_cards_are_chosen_face_down_and_turned_up_together(order: tuple[str, str]) -> None:
    """Whoever is first to choose: the other sees that a card lies there, not which."""
    game = battle(glory={"red": "glory-9"})
    assert asked(game) == "red, blue: select-card"
    assert offers(game, "red") == [
        *(f"select-card card=fate-{n}" for n in range(1, 6)),
        "select-card card=glory-9",
        "pass",
    ]
    first, second = order
    cards = {"red": "glory-9", "blue": "fate-3"}
    happened = play(game, f"{first}: select-card card={cards[first]}")
    assert event_lines(happened) == [f"answer-given {first}"]
    assert game.view(second).sealed[first].data == {}
    assert game.view(second).sides[first] == battle(glory={"red": "glory-9"}).view(second).sides[first]
    happened = play(game, f"{second}: select-card card={cards[second]}")
    assert happened[1] == CardsRevealed(cards=cards, rules=("BG-ROUND-4",))
    assert game.view("red").sides["blue"].selected == "fate-3"
    assert "fate-3" not in cards_in_hand(game, "blue")


@pytest.mark.rule("BG-ROUND-4")
@pytest.mark.parametrize(("red", "blue", "first"), [(3, 2, "red"), (2, 3, "blue"), (1, 5, "blue"), (5, 4, "red")])
@pytest.mark.parametrize("first_player", ["red", "blue"])
def test_the_higher_initiative_is_active_first(red: int, blue: int, first: str, first_player: str) -> None:
    game = battle(first=first_player)
    play(game, f"red: select-card card=fate-{red}", f"blue: select-card card=fate-{blue}")
    assert asked(game) == f"{first}: activate"


@pytest.mark.rule("BG-ROUND-4", "BG-SETUP-2")
@pytest.mark.parametrize("first_player", ["red", "blue"])
def test_the_first_player_wins_ties_all_game(first_player: str) -> None:
    """In the first round and in a later one; a glory card's initiative counts like any other."""
    game = battle(first=first_player, glory={"red": "glory-4"})
    play(game, *PASSES, *({"red": KEEPS, "blue": KEEPS[::-1]}[first_player]))
    play(game, "red: select-card card=glory-4", "blue: select-card card=fate-4")
    assert asked(game) == f"{first_player}: activate"


@pytest.mark.rule("BG-ROUND-4")
def test_a_single_card_is_active_without_comparison() -> None:
    """Whoever passed selects no more this round, though it has ready characters and cards."""
    game = battle(red="ana@A1 al@A3", first="blue")
    happened = play(game, "blue: pass", "red: select-card card=fate-1")
    assert "passed blue" in event_lines(happened)
    assert asked(game) == "red: activate"
    play(game, *activation("red", "ana"))
    assert asked(game) == "red: select-card"
    assert offers(game, "red")[-1] == "pass"


@pytest.mark.rule("BG-ROUND-4", "BG-ROUND-10")
def test_passing_without_any_activation_ends_the_phase() -> None:
    game = battle()
    happened = event_lines(play(game, *PASSES))
    assert happened[2:4] == ["passed red", "passed blue"]
    assert (game.state.round, game.state.phase) == (2, "organisation")
    assert not any(side.passed for side in game.state.sides.values()), "the next round begins anew"


@pytest.mark.rule("BG-ROUND-4")
def test_a_player_without_cards_passes_automatically() -> None:
    """As does who has no ready character; the other is asked alone."""
    game = battle(decks={"red": "fate-1", "blue": "fate-2 fate-3"}, red="ana@A1 al@A3", blue="bo@I9 be@I7")
    play(game, "red: select-card card=fate-1", "blue: select-card card=fate-2")
    play(game, *activation("blue", "bo"))
    happened = event_lines(play(game, *activation("red", "ana")))
    assert happened[-1] == "passed red"
    assert asked(game) == "blue: select-card"
    happened = event_lines(play(game, "blue: select-card card=fate-3", *activation("blue", "be")))
    assert "passed blue" in happened
    assert game.state.round == 2


@pytest.mark.rule("BG-ROUND-4")
def test_a_player_without_characters_is_not_asked() -> None:
    game = without(battle(), "ana")
    assert asked(game) == "blue: select-card"


@pytest.mark.rule("BG-ROUND-5", "BG-ROUND-4")
def test_a_revealed_card_finds_no_ready_character() -> None:
    """Its character was lost in between: the card is discarded without effect, and its player passes."""
    game = battle(red="ana@A1", blue="bo@I9 be@I7")
    play(game, "red: select-card card=fate-1", "blue: select-card card=fate-2", *activation("blue", "bo")[:2])
    game = with_figure(game, "ana", activated=True)
    happened = event_lines(play(game, "blue: end"))
    assert happened == ["activation-ended bo", "card-wasted red fate-1", "passed red"]
    assert game.state.sides["red"].discard == ("fate-1",)
    assert game.state.sides["red"].selected is None
    assert asked(game) == "blue: select-card"


@pytest.mark.rule("BG-ROUND-10")
def test_the_opponent_becomes_active_with_the_card_it_revealed() -> None:
    """Then both select again; one who passed waits, the other goes on until it passes too."""
    game = battle(red="ana@A1 al@A3 ad@A5", blue="bo@I9 be@I7")
    play(game, "red: select-card card=fate-5", "blue: select-card card=fate-4", *activation("red", "ana"))
    assert asked(game) == "blue: activate"
    play(game, *activation("blue", "be"))
    assert game.state.figures["be"].cards == ("fate-4",)
    assert asked(game) == "red, blue: select-card"
    play(game, "red: select-card card=fate-1", "blue: pass", *activation("red", "al"))
    assert asked(game) == "red: select-card"
    play(game, "red: pass")
    assert game.state.round == 2


@pytest.mark.rule("BG-ROUND-10", "BG-SETUP-2")
def test_events_name_who_goes_first_with_dice_or_without() -> None:
    """The events alone tell who is the first player, who passed and which cards were turned up."""
    game = battle_with_dice(1, 6, first=None)
    happened = play(game, "blue: first-player seat=blue", "red: pass", "blue: select-card card=fate-2")
    reported_blue = [event_lines([seen])[0] for event in happened if (seen := event.seen_by("red"))]
    assert reported_blue[0] == "first-player-chosen blue"
    assert reported_blue[-2:] == ["cards-revealed {'blue': 'fate-2'}", "passed red"]
