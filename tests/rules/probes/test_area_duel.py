"""Cards laid on the areas of a map from hidden hands: rules AD-1 to AD-4."""

import pytest

from engine.kernel.chance.deck import Deck, Holding
from engine.kernel.chance.rolls import ByHand, Stream
from engine.kernel.play.game import Game, start_game
from engine.kernel.state.outcome import Outcome
from engine.probes.area_duel import ADJACENT, SYSTEM, Board
from tests.support.script import asked, offers, play, refused


def dealt(red: str = "124", blue: str = "134") -> Game[Board]:
    """A game by hand after the first draws, a digit a card."""
    game = start_game(SYSTEM, {}, ByHand())
    draws = [f"red-{card}" for card in red] + [f"blue-{card}" for card in blue]
    play(game, f"chance: {' '.join(draws)}")
    return game


def lay(game: Game[Board], seat: str, card: int, area: str, draw: int | None = None) -> None:
    """Lay a card, and draw another where one is left."""
    play(game, f"{seat}: lay card={seat}-{card} area={area}", *([f"chance: {seat}-{draw}"] if draw else []))


def hand(game: Game[Board], seat: str) -> list[str]:
    return list(game.state.held[seat].hand)


def areas(game: Game[Board], seat: str) -> set[str]:
    """Where the seat may lay."""
    assert game.decision is not None
    return {each.text("area") for each in game.decision.choices_of(seat)}


def test_the_map() -> None:
    """The isle touches east and west in a corner only."""
    neighbours = {
        "north": {"east", "west"},
        "east": {"north", "south"},
        "south": {"east", "west", "isle"},
        "west": {"north", "south"},
        "isle": {"south"},
    }
    assert neighbours == ADJACENT


@pytest.mark.rule("AD-1")
def test_three_cards_at_the_start_and_one_after_laying_while_there_are_any() -> None:
    game = dealt(red="124", blue="134")
    assert game.state.held == {
        "red": Holding(("red-1", "red-2", "red-4"), Deck((), ("red-3",))),
        "blue": Holding(("blue-1", "blue-3", "blue-4"), Deck((), ("blue-2",))),
    }
    play(game, "red: lay card=red-1 area=south")
    assert asked(game) == "chance: draw"
    play(game, "chance: red-3")
    assert hand(game, "red") == ["red-2", "red-3", "red-4"]
    lay(game, "blue", 1, "isle", draw=2)
    lay(game, "red", 2, "east")
    assert asked(game) == "blue: lay", "the deck is empty"
    assert hand(game, "red") == ["red-3", "red-4"]


@pytest.mark.rule("AD-1")
def test_a_card_is_drawn_from_the_own_deck_only() -> None:
    game = start_game(SYSTEM, {}, ByHand())
    assert offers(game, "chance") == [
        "draw result=red-1",
        "draw result=red-2",
        "draw result=red-3",
        "draw result=red-4",
    ]
    play(game, "chance: red-2")
    assert offers(game, "chance") == ["draw result=red-1", "draw result=red-3", "draw result=red-4"]


@pytest.mark.rule("AD-1")
def test_cards_drawn_by_the_other_side_are_hidden() -> None:
    """Hand and deck are counted only; the event tells that a card was drawn, and to its own side which."""
    game = dealt(red="124", blue="134")
    hidden = Holding(("?", "?", "?"), Deck((), ("?",)))
    assert game.view("red").held == {"red": game.state.held["red"], "blue": hidden}
    assert game.view("blue").held == {"red": hidden, "blue": game.state.held["blue"]}
    first = next(event for event in game.events if event.name() == "card-moved")
    reported = {seat: event.to_json()["card"] for seat in ("red", "blue") if (event := first.seen_by(seat))}
    assert reported == {"red": "red-1", "blue": "?"}

    other = dealt(red="234", blue="134")
    assert other.view("blue") == game.view("blue"), "another hand of red looks the same to blue"
    assert game.decision is not None
    assert game.decision.seen_by("blue").choices == ()


@pytest.mark.rule("AD-1")
def test_a_card_that_was_laid_is_seen_by_all() -> None:
    """What may be in the hand of the other side are the cards that were not laid."""
    game = dealt(red="124", blue="134")
    laid = play(game, "red: lay card=red-4 area=south")[0]
    assert laid.seen_by("blue") == laid
    play(game, "chance: red-3")
    seen = game.view("blue")
    assert seen.laid == {"south": "red-4"}
    hands = {game.imagined("blue", Stream(seed)).held["red"] for seed in range(20)}
    assert hands == {Holding(("red-1", "red-2", "red-3"), Deck())}
    before = {dealt().imagined("blue", Stream(seed)).held["red"].hand for seed in range(60)}
    assert before == {tuple(f"red-{n}" for n in (1, 2, 3, 4) if n != left) for left in (1, 2, 3, 4)}


@pytest.mark.rule("AD-2")
def test_in_turns_a_card_of_the_own_hand_on_an_area_without_one() -> None:
    game = dealt(red="124", blue="134")
    assert asked(game) == "red: lay"
    assert refused(game, "red: lay card=red-3 area=north") == [], "red-3 is in the deck"
    assert refused(game, "red: lay card=blue-1 area=north") == []
    assert refused(game, "blue: lay card=blue-1 area=north") == []
    lay(game, "red", 4, "south", draw=3)
    assert asked(game) == "blue: lay"
    assert areas(game, "blue") == {"east", "west", "isle"}
    assert refused(game, "blue: lay card=blue-3 area=south") == ["AD-2 empty-area", "AD-3 beside-a-card"]
    lay(game, "blue", 3, "isle", draw=2)
    assert asked(game) == "red: lay"
    assert refused(game, "red: lay card=red-1 area=south") == ["AD-2 empty-area"]
    assert refused(game, "red: lay card=red-4 area=east") == [], "red-4 is not in the hand any more"
    assert game.state.laid == {"south": "red-4", "isle": "blue-3"}


@pytest.mark.rule("AD-3")
@pytest.mark.parametrize(
    ("first", "then"), [("isle", {"south"}), ("north", {"east", "west"}), ("south", {"east", "west", "isle"})]
)
def test_the_first_card_lies_anywhere_and_the_next_beside_one(first: str, then: set[str]) -> None:
    """Beside the cards of either side; a corner is not enough."""
    game = dealt()
    assert areas(game, "red") == {"north", "east", "south", "west", "isle"}
    lay(game, "red", 1, first, draw=3)
    assert areas(game, "blue") == then
    for area in {"north", "east", "south", "west", "isle"} - then - {first}:
        assert refused(game, f"blue: lay card=blue-1 area={area}") == ["AD-3 beside-a-card"]


@pytest.mark.rule("AD-4")
@pytest.mark.parametrize(
    ("south", "outcome"),
    [
        (1, Outcome("win", "AD-4", ("blue",), {"red": 1, "blue": 2})),
        (2, Outcome("win", "AD-4", ("blue",), {"red": 1, "blue": 2})),
        (3, Outcome("draw", "AD-4", (), {"red": 1, "blue": 1})),
    ],
)
def test_a_card_scores_for_each_adjacent_lower_card_of_the_other_side(south: int, outcome: Outcome) -> None:
    """Red 4 in the north beats 3 and not 4; of the red neighbours on isle and south neither scores."""
    game = dealt(red=f"4{south}" + ("2" if south == 1 else "1"), blue="341")
    lay(game, "red", 4, "north", draw=3 if south != 3 else 2)
    lay(game, "blue", 3, "east", draw=2)
    lay(game, "red", south, "south")
    lay(game, "blue", 4, "west")
    assert asked(game) == "red: lay"
    play(game, f"red: lay card=red-{2 if south == 1 else 1} area=isle")
    assert asked(game) == ""
    assert game.outcome == outcome


@pytest.mark.rule("AD-4")
def test_more_points_win() -> None:
    """A card in the middle scores for both sides of it."""
    game = dealt(red="123", blue="134")
    lay(game, "red", 1, "north", draw=4)
    lay(game, "blue", 1, "east", draw=2)
    lay(game, "red", 4, "south")
    lay(game, "blue", 2, "west")
    lay(game, "red", 2, "isle")
    assert game.outcome == Outcome("win", "AD-4", ("red",), {"red": 2, "blue": 1})
