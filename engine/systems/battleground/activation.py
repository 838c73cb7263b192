"""BG-ROUND-5 to -9: a character becomes active, gets what its cards give, and ends its activation."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from engine.kernel.action import Action, Wish, offered
from engine.kernel.choice import Choice, choice
from engine.kernel.clauses import clause
from engine.kernel.decision import Decision
from engine.kernel.event import Event
from engine.kernel.step import Do, Question, Within
from engine.kernel.word import word
from engine.systems.battleground.events import ApGained, CardPlayed, CharacterActivated, ManaGained, Passed
from engine.systems.battleground.state import Battle


@clause("BG-ROUND-5", lambda wish: {"figure": wish.choice.text("figure")})
def is_ready(wish: Wish[Battle]) -> bool:
    """Only a character that was not activated this round can become active."""
    return not wish.state.figures[wish.choice.text("figure")].activated


@clause("BG-ROUND-6", lambda wish: {"figure": wish.choice.text("figure")})
def not_twice_in_a_row(wish: Wish[Battle]) -> bool:
    """The last one of a round is not the first of the next, but where it is the only one left."""
    side = wish.state.sides[wish.question.seat]
    first_of_round = side.activations == 0
    alone = len(tuple(wish.state.of(wish.question.seat))) == 1
    return not first_of_round or alone or side.last != wish.choice["figure"]


def own_characters(state: Battle) -> Iterator[Choice]:
    """Each of the own characters."""
    return (choice("activate", figure=name) for name in state.of(state.question.seat))


ACTIVATE: Action[Battle, Wish[Battle]] = Action("activate", (is_ready, not_twice_in_a_row), Wish, own_characters)


@dataclass(frozen=True, slots=True)
class Activate(Question[Battle]):
    """BG-ROUND-5: the seat picks a ready character for its card; without one it passes."""

    offers = (ACTIVATE,)
    seat: str

    def ask(self, state: Battle) -> Decision | Do[Battle]:
        choices = offered(self.offers, state)
        if not choices:
            return Do((Passed(seat=self.seat, rules=("BG-ROUND-5",)),))
        return Decision((self.seat,), "activate", word("prompt-battleground-activate"), choices)

    def take(self, state: Battle, answer: Choice) -> Do[Battle]:
        figure, card = answer.text("figure"), state.sides[self.seat].selected or ""
        active = CharacterActivated(seat=self.seat, figure=figure, card=card, rules=("BG-ROUND-5",))
        steps = (Resolve(self.seat, card), TakeActions(self.seat))
        return Do((active,), (Within(steps, subject=figure, values={"active": figure, "ap": 0}),))


def bonuses(state: Battle, card: str) -> tuple[str, ...]:
    """BG-ROUND-7: the bonuses that a card can be played for."""
    return ("mana",) if state.setting.cards[card].kind == "fate" else ("ap",)


def bonus_event(state: Battle, bonus: str) -> Event[Battle]:
    """BG-ROUND-7: what a bonus gives the active character."""
    figure = state.bound("active", str)
    if bonus == "mana":
        return ManaGained(figure=figure, mana=1, rules=("BG-ROUND-7",))
    return ApGained(figure=figure, ap=1, rules=("BG-ROUND-7",))


@dataclass(frozen=True, slots=True)
class Resolve(Question[Battle]):
    """BG-ROUND-7: the character gets the card's AP and mana, then one bonus, which must be chosen."""

    seat: str
    card: str

    def ask(self, state: Battle) -> Decision:
        choices = tuple(
            choice("bonus", card=self.card, bonus=bonus, rules=("BG-ROUND-7",)) for bonus in bonuses(state, self.card)
        )
        return Decision((self.seat,), "bonus", word("prompt-battleground-bonus"), choices)

    def take(self, state: Battle, answer: Choice) -> Do[Battle]:
        figure, given = state.bound("active", str), state.setting.cards[self.card]
        return Do(
            (
                ApGained(figure=figure, ap=given.ap, rules=("BG-ROUND-7",)),
                ManaGained(figure=figure, mana=given.mana, rules=("BG-ROUND-7",)),
                bonus_event(state, answer.text("bonus")),
            )
        )


@dataclass(frozen=True, slots=True)
class TakeActions(Question[Battle]):
    """BG-ROUND-8, BG-ROUND-9: more cards may be played, each for a bonus, until the activation ends."""

    seat: str

    def ask(self, state: Battle) -> Decision:
        cards = tuple(
            choice("play-card", card=card, bonus=bonus, rules=("BG-ROUND-8",))
            for card in state.sides[self.seat].cards
            for bonus in bonuses(state, card)
        )
        prompt = word("prompt-battleground-act", figure=state.bound("active", str), ap=state.bound("ap", int))
        return Decision((self.seat,), "act", prompt, (*cards, choice("end", rules=("BG-ROUND-9",))))

    def take(self, state: Battle, answer: Choice) -> Do[Battle]:
        if answer.kind == "end":
            return Do()
        figure, card = state.bound("active", str), answer.text("card")
        played = CardPlayed(seat=self.seat, figure=figure, card=card, rules=("BG-ROUND-8",))
        return Do((played, bonus_event(state, answer.text("bonus"))), (self,))
