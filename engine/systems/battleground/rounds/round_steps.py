"""BG-ROUND-1 to -4, -10: the sequence of rounds and phases, and the secret selection of cards."""

from __future__ import annotations

from collections.abc import Mapping

from engine.kernel.data.choice import Choice
from engine.kernel.data.field_marks import Count
from engine.kernel.data.message import message
from engine.kernel.data.record import record
from engine.kernel.state.decision import Decision
from engine.kernel.state.event import Event
from engine.kernel.state.step import Do, Question, Step
from engine.systems.battleground.activation.activation_steps import Activate
from engine.systems.battleground.events import CardsRevealed, Passed, PhaseBegan, RoundBegan
from engine.systems.battleground.rounds.clean_up import CleanUp
from engine.systems.battleground.rounds.hands import ChooseDiscards, DiscardTogether, FillHand
from engine.systems.battleground.state import Battle, Phase
from engine.systems.battleground.trigger_events import PhaseEnded, RoundEnded, passing


@record(frozen=True, slots=True)
class BeginRound(Step[Battle]):
    """BG-ROUND-1: a round has its phases in order; in the first one there is no organisation (BG-ROUND-2)."""

    number: Count

    def run(self, state: Battle) -> Do[Battle]:
        began = RoundBegan(round=self.number, rules=("BG-ROUND-1",))
        first: tuple[Step[Battle], ...] = () if self.number == 1 else (BeginPhase("organisation"),)
        return Do(
            (began,), (*first, BeginPhase("activation"), BeginPhase("clean-up"), *after_round(state, self.number))
        )


def after_round(state: Battle, number: int) -> tuple[Step[Battle], ...]:
    """BG-ROUND-1: the round that follows, if any does."""
    return () if number == state.scenario.rounds else (BeginRound(number + 1),)


@record(frozen=True, slots=True)
class BeginPhase(Step[Battle]):
    """BG-ROUND-1: the steps of each phase."""

    phase: Phase

    def run(self, state: Battle) -> Do[Battle]:
        began = PhaseBegan(phase=self.phase, rules=("BG-ROUND-1",))
        match self.phase:
            case "organisation":
                return Do((began,), (*organisation(state), EndPhase(self.phase)))
            case "activation":
                return Do((began,), (SelectCards(), EndPhase(self.phase)))
            case _:
                return Do((began,), (CleanUp(), EndPhase(self.phase)))


@record(frozen=True, slots=True)
class EndPhase(Step[Battle]):
    """BG-ROUND-1: the end of a phase, and after the last one of the round, for abilities that wait for it."""

    phase: Phase

    def run(self, state: Battle) -> Do[Battle]:
        ended = PhaseEnded(phase=self.phase)
        return passing(state, ended, *((RoundEnded(round=state.round),) if self.phase == "clean-up" else ()))


def organisation(state: Battle) -> tuple[Step[Battle], ...]:
    """BG-ROUND-2: both seats discard cards, then both draw."""
    seats = state.by_precedence()
    draws = (FillHand(seat, "BG-ROUND-2") for seat in seats)
    return (*map(ChooseDiscards, seats), DiscardTogether(), *draws)


def can_activate(state: Battle, seat: str) -> bool:
    """BG-ROUND-4: whether a seat that has not passed has a ready character and a card for it."""
    ready = any(not state.figures[name].activated for name in state.of(seat))
    return ready and bool(state.sides[seat].cards)


@record(frozen=True, slots=True)
class SelectCards(Question[Battle]):
    """BG-ROUND-4: each seat that can activate chooses a card or to pass, sealed; both are revealed together."""

    def ask(self, state: Battle) -> Decision | Do[Battle]:
        left = [seat for seat in state.seats if not state.sides[seat].passed]
        unable = [seat for seat in left if not can_activate(state, seat)]
        if unable:
            return Do(tuple(Passed(seat=seat, rules=("BG-ROUND-4",)) for seat in unable), (SelectCards(),))
        if not left:
            return Do()
        choices = tuple(each for seat in left for each in _cards_of(state, seat))
        return Decision(tuple(left), "select-card", message("prompt-battleground-select-card"), choices, "all")

    def reveal(self, state: Battle, answers: Mapping[str, Choice]) -> Do[Battle]:
        cards = {seat: given.text("card") for seat, given in answers.items() if given.kind == "select-card"}
        events: list[Event[Battle]] = [CardsRevealed(cards=cards, rules=("BG-ROUND-4",))] if cards else []
        events += [Passed(seat=seat, rules=("BG-ROUND-10",)) for seat in answers if seat not in cards]
        turns = (Activate(seat, cards[seat]) for seat in in_initiative_order(state, cards))
        return Do(tuple(events), (*turns, SelectCards()))


def _cards_of(state: Battle, seat: str) -> tuple[Choice, ...]:
    rules = ("BG-ROUND-4",)
    cards = (Choice("select-card", {"card": card}, seat, rules) for card in state.sides[seat].cards)
    return (*cards, Choice("pass", {}, seat, rules))


def in_initiative_order(state: Battle, cards: Mapping[str, str]) -> tuple[str, ...]:
    """BG-ROUND-4: the higher initiative acts first, on a tie the first player (BG-SETUP-2)."""
    order = [seat for seat in state.by_precedence() if seat in cards]
    return tuple(sorted(order, key=lambda seat: -state.scenario.cards[cards[seat]].initiative))
