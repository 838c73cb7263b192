"""Decks and hands: what comes next, what others see, and what may be imagined."""

from __future__ import annotations

from hypothesis import given
from hypothesis import strategies as st

from engine.kernel.chance.deck import UNKNOWN, Deck, Holding, shuffled
from engine.kernel.chance.rolls import Stream

CARDS = st.lists(st.sampled_from("abcde"), max_size=8)


def test_known_cards_come_first_and_in_order() -> None:
    """Then one of the rest."""
    deck = Deck(("b", "a"), ("c", "d"))
    assert deck.next() == ("b",)
    assert deck.without("b").next() == ("a",)
    assert deck.without("b").without("a").next() == ("c", "d")
    assert len(deck) == 4
    assert Deck().next() == ()


@given(CARDS)
def test_a_shuffled_deck_tells_no_order(cards: list[str]) -> None:
    """However the cards lay, it is the same deck."""
    assert shuffled(cards) == shuffled(cards[::-1])
    assert shuffled(cards).hidden() == shuffled(["x"] * len(cards)).hidden()


@given(CARDS, st.integers(0, 99))
def test_drawing_keeps_every_card(cards: list[str], seed: int) -> None:
    """From the deck to the hand, one by one; equal cards too."""
    rng, holding = Stream(seed), Holding((), shuffled(cards))
    while holding.deck.next():
        holding = holding.drawn(str(rng.pick(holding.deck.next())))
        assert sorted((*holding.hand, *holding.deck.rest)) == sorted(cards)
    assert holding.hand == tuple(sorted(cards))
    for card in cards:
        holding = holding.without(card)
    assert holding == Holding((), Deck())


@given(CARDS, st.integers(0, 8), st.integers(0, 99))
def test_an_imagined_holding_looks_like_the_hidden_one(cards: list[str], in_hand: int, seed: int) -> None:
    """So many in hand, so many in the deck, of the cards that may be there."""
    holding = Holding(tuple(sorted(cards[:in_hand])), shuffled(cards[in_hand:]))
    world = holding.hidden().imagined(cards, Stream(seed))
    assert world.hidden() == holding.hidden()
    assert sorted((*world.hand, *world.deck.rest)) == sorted(cards)
    assert set(holding.hidden().hand) <= {UNKNOWN}
