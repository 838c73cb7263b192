"""BG-ROUND-7, -8: playing a card: its AP and mana, and the one bonus chosen for it.

The card that a seat revealed begins an activation; further cards are played between its actions, for a bonus only.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache

from engine.kernel.data.choice import Choice, choice
from engine.kernel.data.message import message
from engine.kernel.data.record import record
from engine.kernel.rules.action import Action, Wish
from engine.kernel.state.decision import Decision
from engine.kernel.state.step import Do, Question, Step
from engine.systems.battleground.abilities.use.automatic_use import ability_of_card
from engine.systems.battleground.activation.mana_and_ap import GainMana, ap_gained
from engine.systems.battleground.activation_frame import active, interrupted
from engine.systems.battleground.events import BonusChosen, CardPlayed
from engine.systems.battleground.state import Battle, CardName, SeatOrNone
from engine.systems.battleground.victory.side_missions import mission_begun


@record(frozen=True, slots=True)
class Resolve(Step[Battle]):
    """BG-ROUND-7: the active character gets the card's AP and mana."""

    card: CardName

    def run(self, state: Battle) -> Do[Battle]:
        figure, given = active(state), state.scenario.cards[self.card]
        return Do(ap_gained(state, figure, given.ap), (GainMana(figure, given.mana),) if given.mana else ())


@record(frozen=True, slots=True)
class ChooseBonus(Question[Battle]):
    """BG-ROUND-7: one bonus of the card must be chosen."""

    seat: SeatOrNone
    card: CardName

    def ask(self, state: Battle) -> Decision:
        choices = tuple(
            choice("bonus", card=self.card, bonus=bonus, rules=("BG-ROUND-7",)) for bonus in bonuses(state, self.card)
        )
        return Decision((self.seat,), "bonus", message("prompt-battleground-bonus"), choices)

    def take(self, state: Battle, answer: Choice) -> Do[Battle]:
        return bonus_given(state, self.seat, self.card, answer.text("bonus"), "BG-ROUND-7")


def bonuses(state: Battle, card: str) -> tuple[str, ...]:
    """BG-ROUND-7, BG-COMP-6: the bonuses that a card can be played for: its own, if it has one, or the plain one."""
    played = state.scenario.cards[card]
    own, plain = ("ability", "mana") if played.kind == "fate" else ("mission", "ap")
    return (own, plain) if played.has_own_bonus else (plain,)


def bonus_given(state: Battle, seat: str, card: str, bonus: str, rule: str) -> Do[Battle]:
    """BG-ROUND-7: the steps of a card's bonus for the acting character."""
    figure = active(state)
    chosen = BonusChosen(seat=seat, figure=figure, card=card, bonus=bonus, rules=(rule,))
    match bonus:
        case "mana":
            return Do((chosen,), (GainMana(figure, 1),))
        case "ap":
            return Do((chosen, *ap_gained(state, figure, 1)))
        case "mission":
            return Do((chosen, *mission_begun(state, card)))
        case _:
            return Do((chosen,), ability_of_card(state, card))


def cards_to_play(state: Battle) -> Iterator[Choice]:
    """BG-ROUND-8: each card in hand, for each of its bonuses."""
    seat = state.question.seat
    for card in state.sides[seat].cards:
        for bonus in bonuses(state, card):
            yield _card_for(card, bonus)


@lru_cache(maxsize=1024)
def _card_for(card: str, bonus: str) -> Choice:
    return choice("play-card", card=card, bonus=bonus, rules=("BG-ROUND-8",))


def play_card(state: Battle, answer: Choice) -> Do[Battle]:
    """BG-ROUND-8: one more card for its bonus; in an interruption it is discarded (BG-INT-2)."""
    figure, card = active(state), answer.text("card")
    seat, aside = state.figures[figure].seat, interrupted(state) is not None
    rules = ("BG-INT-1", "BG-INT-2") if aside else ("BG-ROUND-8",)
    played = CardPlayed(seat=seat, figure=figure, card=card, discarded=aside, rules=rules)
    done = bonus_given(state, seat, card, answer.text("bonus"), rules[0])
    return Do((played, *done.events), done.then)


PLAY_CARD: Action[Battle, Wish[Battle]] = Action("play-card", (), Wish, cards_to_play)
