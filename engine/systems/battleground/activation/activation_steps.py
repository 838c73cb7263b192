"""BG-ROUND-5 to -9: the sequence of an activation, from the choice of a character to its end."""

from __future__ import annotations

from collections.abc import Iterator

from engine.kernel.data.choice import Choice, choice
from engine.kernel.data.message import message
from engine.kernel.data.record import record
from engine.kernel.rules.action import Action, Wish, offered
from engine.kernel.rules.clauses import clause, effect
from engine.kernel.state.decision import Decision
from engine.kernel.state.event import Event
from engine.kernel.state.step import Do, Question, Step, Within
from engine.systems.battleground.activation.actions import Act
from engine.systems.battleground.activation.play_card import ChooseBonus, Resolve
from engine.systems.battleground.activation_frame import acting_values, active
from engine.systems.battleground.events import (
    ActivationEnded,
    CardWasted,
    CharacterActivated,
    GuardDropped,
    Passed,
)
from engine.systems.battleground.state import Battle, CardName, SeatOrNone
from engine.systems.battleground.trigger_events import Moment


@clause("BG-ROUND-5", lambda wish: {"figure": wish.choice.text("figure")})
def is_ready(wish: Wish[Battle]) -> bool:
    """Only a character that was not activated this round can become active."""
    return not wish.state.figures[wish.choice.text("figure")].activated


@clause("BG-ROUND-6", lambda wish: {"figure": wish.choice.text("figure")})
def not_twice_in_a_row(wish: Wish[Battle]) -> bool:
    """The last character of a round is not the first of the next, unless it is the only one left."""
    side = wish.state.sides[wish.question.seat]
    first_of_round = side.activations == 0
    alone = len(tuple(wish.state.of(wish.question.seat))) == 1
    return not first_of_round or alone or side.last != wish.choice["figure"]


def own_characters(state: Battle) -> Iterator[Choice]:
    """Each of the own characters."""
    return (choice("activate", figure=name) for name in state.of(state.question.seat))


ACTIVATE: Action[Battle, Wish[Battle]] = Action("activate", (is_ready, not_twice_in_a_row), Wish, own_characters)


@record(frozen=True, slots=True)
class Activate(Question[Battle]):
    """BG-ROUND-5: the seat picks a ready character for the card it turned up."""

    offers = (ACTIVATE,)
    seat: SeatOrNone
    card: CardName

    def ask(self, state: Battle) -> Decision | Do[Battle]:
        choices = offered(self.offers, state)
        if not choices:
            return self._in_vain()
        return Decision((self.seat,), "activate", message("prompt-battleground-activate"), choices)

    def _in_vain(self) -> Do[Battle]:
        """BG-ROUND-5: without a ready character the card is discarded without effect, and the seat passes."""
        rules = ("BG-ROUND-5",)
        wasted = CardWasted(seat=self.seat, card=self.card, rules=rules)
        return Do((wasted, Passed(seat=self.seat, rules=rules)))

    def take(self, state: Battle, answer: Choice) -> Do[Battle]:
        figure = answer.text("figure")
        activated = CharacterActivated(seat=self.seat, figure=figure, card=self.card, rules=("BG-ROUND-5",))
        steps = (Resolve(self.card), ChooseBonus(self.seat, self.card), *after_card(self.seat, figure))
        within = Within(steps, subject=figure, values=acting_values(figure))
        return Do((activated, *guard_dropped(state, figure)), (within,))


def after_card(seat: str, figure: str) -> tuple[Step[Battle], ...]:
    """BG-ROUND-3, BG-ABIL-5: the rest of an activation after its card is resolved."""
    return (Moment("on-activation", figure), *actions_left(seat, figure))


def actions_left(seat: str, figure: str) -> tuple[Step[Battle], ...]:
    """BG-ROUND-3, BG-ABIL-5: the rest of an activation from its actions on."""
    return (Act(seat), EndActivation(), Moment("end-of-activation", figure))


@effect("BG-INT-5")
def guard_dropped(state: Battle, figure: str) -> tuple[Event[Battle], ...]:
    """The guard token is removed when its owner is activated."""
    guarding = state.figures[figure].guarding
    return (GuardDropped(figure=figure, rules=("BG-INT-5",)),) if guarding else ()


@record(frozen=True, slots=True)
class EndActivation(Step[Battle]):
    """BG-ROUND-9: unspent AP are lost with the frame that holds them; mana and the cards on the character stay."""

    def run(self, state: Battle) -> Do[Battle]:
        return Do((ActivationEnded(figure=active(state), rules=("BG-ROUND-9",)),))
