"""BG-ROUND-11 to -13: the clean-up phase: objectives are claimed, victory is checked, characters get ready."""

from __future__ import annotations

from collections.abc import Iterator

from engine.kernel.data.choice import Choice, choice
from engine.kernel.data.message import message
from engine.kernel.data.record import record
from engine.kernel.rules.action import Action, Wish, offered
from engine.kernel.rules.clauses import clause, effect
from engine.kernel.state.decision import Decision
from engine.kernel.state.event import GameEnded
from engine.kernel.state.step import Do, Question, Step
from engine.systems.battleground.activation.mana_and_ap import GainMana
from engine.systems.battleground.events import CardsCleared, ObjectiveClaimed
from engine.systems.battleground.sight.places import adjacent_places, enemies_beside
from engine.systems.battleground.state import Battle, SeatOrNone
from engine.systems.battleground.tokens.tokens import EndEffects
from engine.systems.battleground.victory.outcome import outcome_after_round


@record(frozen=True, slots=True)
class CleanUp(Step[Battle]):
    """BG-ROUND-11: the steps of the phase in order; after the last round characters do not get ready."""

    def run(self, state: Battle) -> Do[Battle]:
        claims: tuple[Step[Battle], ...] = tuple(map(Claim, state.by_precedence()))
        return Do(then=(*claims, EndEffects(), CheckVictory(), GetReady()))


@clause("BG-ROUND-12", lambda wish: {"figure": wish.choice.text("figure")})
def unengaged(wish: Wish[Battle]) -> bool:
    """No enemy is adjacent to the character."""
    return not enemies_beside(wish.state, wish.question.seat, wish.state.filled(wish.choice.text("figure")))


@clause("BG-ROUND-12", lambda wish: {"figure": wish.choice.text("figure"), "objective": wish.choice.text("objective")})
def within_reach(wish: Wish[Battle]) -> bool:
    """The character stands on the objective's hex or adjacent to it."""
    near = adjacent_places(wish.state, (wish.state.objectives[wish.choice.text("objective")],))
    return not near.isdisjoint(wish.state.filled(wish.choice.text("figure")))


@clause("BG-ROUND-12", lambda wish: {"objective": wish.choice.text("objective")})
def uncontested(wish: Wish[Battle]) -> bool:
    """No enemy stands on the objective's hex or adjacent to it."""
    return not enemies_beside(wish.state, wish.question.seat, (wish.state.objectives[wish.choice.text("objective")],))


@clause("BG-ROUND-12", lambda wish: {"objective": wish.choice.text("objective")})
def outside_own_zone(wish: Wish[Battle]) -> bool:
    """The objective is not in the own deployment zone."""
    grid = wish.state.scenario.terrain.grid
    zone = wish.state.scenario.zones.get(wish.question.seat, 0)
    return not zone >> grid.hex_of(wish.state.objectives[wish.choice.text("objective")]) & 1


def claims(state: Battle) -> Iterator[Choice]:
    """Each of the seat's characters with each objective."""
    own = tuple(state.of(state.question.seat))
    left = (token for token in state.scenario.objectives if token in state.objectives)
    return (choice("claim", figure=name, objective=token) for token in left for name in own)


def legal_claims(state: Battle) -> Iterator[Choice]:
    """The legal ones among them: few characters are near an objective."""
    own = {name: state.filled(name) for name in state.of(state.question.seat)}
    for token in state.scenario.objectives:
        near = adjacent_places(state, (state.objectives[token],)) if token in state.objectives else frozenset()
        for name, filled in own.items():
            if near.isdisjoint(filled):
                continue
            wish = choice("claim", figure=name, objective=token, rules=CLAIM.rules)
            if CLAIM.legal(state, wish):
                yield wish


CLAIM: Action[Battle, Wish[Battle]] = Action(
    "claim", (unengaged, within_reach, uncontested, outside_own_zone), Wish, claims, legal_claims
)


@record(frozen=True, slots=True)
class Claim(Question[Battle]):
    """BG-ROUND-12: the seat claims objectives, in any order; by some editions it may, by others it must."""

    offers = (CLAIM,)
    seat: SeatOrNone

    def ask(self, state: Battle) -> Decision | Do[Battle]:
        choices = offered(self.offers, state)
        if not choices:
            return Do()
        if state.scenario.profile["claim"] == "may":
            choices = (*choices, choice("done", rules=("BG-ROUND-12",)))
        return Decision((self.seat,), "claim", message("prompt-battleground-claim"), choices)

    def take(self, state: Battle, answer: Choice) -> Do[Battle]:
        if answer.kind == "done":
            return Do()
        figure, objective = answer.text("figure"), answer.text("objective")
        claimed = ObjectiveClaimed(seat=self.seat, figure=figure, objective=objective, rules=("BG-ROUND-12",))
        return Do((claimed,), (self,))


@record(frozen=True, slots=True)
class CheckVictory(Step[Battle]):
    """BG-WIN-2, BG-WIN-3: whether the game is over."""

    def run(self, state: Battle) -> Do[Battle]:
        outcome = outcome_after_round(state)
        return Do((GameEnded(outcome=outcome, rules=(outcome.why,)),)) if outcome else Do()


@record(frozen=True, slots=True)
class GetReady(Step[Battle]):
    """BG-ROUND-13: mana for the characters that rested, then all are ready again."""

    def run(self, state: Battle) -> Do[Battle]:
        return Do(then=(*mana_for_the_rested(state), ClearCards()))


@record(frozen=True, slots=True)
class ClearCards(Step[Battle]):
    """BG-ROUND-13: played cards are discarded, and all characters are ready."""

    def run(self, state: Battle) -> Do[Battle]:
        return Do((CardsCleared(rules=("BG-ROUND-13",)),))


@effect("BG-ROUND-13")
def mana_for_the_rested(state: Battle) -> tuple[Step[Battle], ...]:
    """Each character that was not activated this round gains one mana; one that was made ready again did not rest."""
    return tuple(GainMana(name, 1, "BG-ROUND-13") for name in state.names if state.figures[name].rested)
