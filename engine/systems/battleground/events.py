"""The events of a game of Battleground; each changes one thing of the state."""

from __future__ import annotations

from collections.abc import Mapping

from engine.abilities.runtime.use_counters import without_counters_of
from engine.kernel.data.record import record, replace
from engine.kernel.state.event import Event
from engine.kernel.state.step import assign
from engine.systems.battleground.state import Battle, Figure, Phase, Side


def with_figure(state: Battle, name: str, figure: Figure) -> Battle:
    """The state with this figure replaced."""
    return state.but(figures={**state.figures, name: figure})


def with_side(state: Battle, seat: str, side: Side) -> Battle:
    """The state with this side replaced."""
    return state.but(sides={**state.sides, seat: side})


def _ready(figure: Figure) -> Figure:
    """The figure at the start of a round."""
    return replace(figure, activated=False, roused=False, cards=())


@record(frozen=True, slots=True, kw_only=True)
class FirstPlayerChosen(Event[Battle]):
    """BG-SETUP-2: the first player was determined."""

    seat: str

    def evolve(self, state: Battle) -> Battle:
        return state.but(first=self.seat)


@record(frozen=True, slots=True, kw_only=True)
class FigurePlaced(Event[Battle]):
    """A figure was set up."""

    figure: str
    at: str
    facing: str

    def evolve(self, state: Battle) -> Battle:
        grid = state.scenario.terrain.grid
        placed = replace(state.figures[self.figure], at=grid.place(self.at), facing=grid.direction(self.facing))
        return with_figure(state, self.figure, placed)


@record(frozen=True, slots=True, kw_only=True)
class CardDrawn(Event[Battle]):
    """A fate card was drawn; other seats do not see which one."""

    seat: str
    card: str

    def evolve(self, state: Battle) -> Battle:
        side = state.sides[self.seat]
        return with_side(state, self.seat, replace(side, holding=side.holding.drawn(self.card)))

    def seen_by(self, seat: str) -> Event[Battle]:
        return self if seat == self.seat else replace(self, card="?")


@record(frozen=True, slots=True, kw_only=True)
class FiguresLeftOut(Event[Battle]):
    """BG-SETUP-4: there was no room for these figures; they take no part in the game."""

    seat: str
    figures: tuple[str, ...]

    def evolve(self, state: Battle) -> Battle:
        return state.but(figures={name: figure for name, figure in state.figures.items() if name not in self.figures})


@record(frozen=True, slots=True, kw_only=True)
class RoundBegan(Event[Battle]):
    """BG-ROUND-1: the next round began; set-up is over, and uses per round are counted afresh."""

    round: int

    def evolve(self, state: Battle) -> Battle:
        used = without_counters_of(state.used, "round") if state.used else state.used
        phase: Phase = "activation" if state.phase == "set-up" else state.phase
        return state.but(round=self.round, phase=phase, used=used)


@record(frozen=True, slots=True, kw_only=True)
class PhaseBegan(Event[Battle]):
    """BG-ROUND-1: the next phase of the round began."""

    phase: Phase

    def evolve(self, state: Battle) -> Battle:
        return state.but(phase=self.phase)


@record(frozen=True, slots=True, kw_only=True)
class CardSetAside(Event[Battle]):
    """BG-ROUND-2: a seat selected a card to discard; the others do not see it yet."""

    seat: str
    card: str

    def evolve(self, state: Battle) -> Battle:
        side = state.sides[self.seat]
        return with_side(state, self.seat, replace(side, aside=(*side.aside, self.card)))

    def seen_by(self, seat: str) -> Event[Battle] | None:
        return self if seat == self.seat else None


@record(frozen=True, slots=True, kw_only=True)
class CardsDiscarded(Event[Battle]):
    """BG-ROUND-2: the cards that the seats had selected were discarded."""

    cards: Mapping[str, tuple[str, ...]]

    def evolve(self, state: Battle) -> Battle:
        return state.but(
            sides={**state.sides, **{seat: self._discarded(state.sides[seat], seat) for seat in self.cards}}
        )

    def _discarded(self, side: Side, seat: str) -> Side:
        for card in self.cards[seat]:
            side = side.without(card)
        return replace(side, aside=(), discard=(*side.discard, *self.cards[seat]))


@record(frozen=True, slots=True, kw_only=True)
class CardWasted(Event[Battle]):
    """BG-ROUND-5: a card for which there was no ready character was discarded."""

    seat: str
    card: str

    def evolve(self, state: Battle) -> Battle:
        side = state.sides[self.seat]
        return with_side(state, self.seat, replace(side, selected=None, discard=(*side.discard, self.card)))


@record(frozen=True, slots=True, kw_only=True)
class CardsRevealed(Event[Battle]):
    """BG-ROUND-4: the sealed cards were revealed together; a seat that passed has none."""

    cards: Mapping[str, str]

    def evolve(self, state: Battle) -> Battle:
        up = {seat: replace(state.sides[seat].without(card), selected=card) for seat, card in self.cards.items()}
        return state.but(sides={**state.sides, **up})


@record(frozen=True, slots=True, kw_only=True)
class Passed(Event[Battle]):
    """BG-ROUND-10: a seat activates no more characters this round."""

    seat: str

    def evolve(self, state: Battle) -> Battle:
        return with_side(state, self.seat, replace(state.sides[self.seat], passed=True))


@record(frozen=True, slots=True, kw_only=True)
class CharacterActivated(Event[Battle]):
    """BG-ROUND-5: a character was activated, with the card that its player had revealed."""

    seat: str
    figure: str
    card: str

    def evolve(self, state: Battle) -> Battle:
        figure = state.figures[self.figure]
        active = replace(figure, activated=True, cards=(*figure.cards, self.card))
        side = replace(
            state.sides[self.seat],
            selected=None,
            last=self.figure,
            activations=state.sides[self.seat].activations + 1,
        )
        return with_side(with_figure(state, self.figure, active), self.seat, side)


@record(frozen=True, slots=True, kw_only=True)
class ApGained(Event[Battle]):
    """The active character gained action points."""

    figure: str
    ap: int

    def evolve(self, state: Battle) -> Battle:
        return assign(state, "ap", state.bound("ap", int) + self.ap)


@record(frozen=True, slots=True, kw_only=True)
class ManaGained(Event[Battle]):
    """A character gained mana; mana above the maximum is not counted (BG-ROUND-7)."""

    figure: str
    mana: int

    def evolve(self, state: Battle) -> Battle:
        figure = state.figures[self.figure]
        return with_figure(state, self.figure, replace(figure, mana=figure.mana + self.mana))


@record(frozen=True, slots=True, kw_only=True)
class CardPlayed(Event[Battle]):
    """BG-ROUND-8: one more card from the hand was played; in an interruption it is discarded at once (BG-INT-2)."""

    seat: str
    figure: str
    card: str
    discarded: bool = False

    def evolve(self, state: Battle) -> Battle:
        figure = state.figures[self.figure]
        side = state.sides[self.seat].without(self.card)
        if self.discarded:
            return with_side(state, self.seat, replace(side, discard=(*side.discard, self.card)))
        played = replace(figure, cards=(*figure.cards, self.card))
        return with_side(with_figure(state, self.figure, played), self.seat, side)


@record(frozen=True, slots=True, kw_only=True)
class BonusChosen(Event[Battle]):
    """BG-ROUND-7: a bonus of a played card was chosen; its effect follows."""

    seat: str
    figure: str
    card: str
    bonus: str

    def evolve(self, state: Battle) -> Battle:
        return state


@record(frozen=True, slots=True, kw_only=True)
class FocusGained(Event[Battle]):
    """BG-ACT-6: a character got a focus token."""

    figure: str

    def evolve(self, state: Battle) -> Battle:
        return with_figure(state, self.figure, replace(state.figures[self.figure], focused=True))


@record(frozen=True, slots=True, kw_only=True)
class FocusSpent(Event[Battle]):
    """BG-ACT-6: a character's focus token was spent on a move or a test."""

    figure: str

    def evolve(self, state: Battle) -> Battle:
        return with_figure(state, self.figure, replace(state.figures[self.figure], focused=False))


@record(frozen=True, slots=True, kw_only=True)
class FocusLost(Event[Battle]):
    """An ability removed a character's focus token without effect."""

    figure: str

    def evolve(self, state: Battle) -> Battle:
        return with_figure(state, self.figure, replace(state.figures[self.figure], focused=False))


@record(frozen=True, slots=True, kw_only=True)
class GuardRaised(Event[Battle]):
    """BG-ACT-7: a character got a guard token."""

    figure: str

    def evolve(self, state: Battle) -> Battle:
        return with_figure(state, self.figure, replace(state.figures[self.figure], guarding=True))


@record(frozen=True, slots=True, kw_only=True)
class GuardDropped(Event[Battle]):
    """BG-INT-5: a character's guard token was removed, because the character interrupts or is activated."""

    figure: str

    def evolve(self, state: Battle) -> Battle:
        return with_figure(state, self.figure, replace(state.figures[self.figure], guarding=False))


@record(frozen=True, slots=True, kw_only=True)
class GuardLost(Event[Battle]):
    """An ability removed a character's guard token."""

    figure: str

    def evolve(self, state: Battle) -> Battle:
        return with_figure(state, self.figure, replace(state.figures[self.figure], guarding=False))


@record(frozen=True, slots=True, kw_only=True)
class ActivationEnded(Event[Battle]):
    """BG-ROUND-9: the activation of a character ended; its remaining AP are lost."""

    figure: str

    def evolve(self, state: Battle) -> Battle:
        return state


@record(frozen=True, slots=True, kw_only=True)
class ObjectiveClaimed(Event[Battle]):
    """BG-ROUND-12: a character claimed an objective; its token left the map."""

    seat: str
    figure: str
    objective: str

    def evolve(self, state: Battle) -> Battle:
        side = state.sides[self.seat]
        left = {name: at for name, at in state.objectives.items() if name != self.objective}
        held = replace(side, objectives=(*side.objectives, self.objective))
        return with_side(state.but(objectives=left), self.seat, held)


@record(frozen=True, slots=True, kw_only=True)
class CardsCleared(Event[Battle]):
    """BG-ROUND-13: played cards were discarded, all characters are ready, and no seat has passed."""

    def evolve(self, state: Battle) -> Battle:
        figures = {name: _ready(figure) for name, figure in state.figures.items()}
        return state.but(figures=figures, sides={seat: self._cleared(state, seat) for seat in state.sides})

    def _cleared(self, state: Battle, seat: str) -> Side:
        side = state.sides[seat]
        played = (card for name in state.of(seat) for card in state.figures[name].cards)
        return replace(
            side,
            discard=(*side.discard, *side.fallen, *played),
            fallen=(),
            passed=False,
            activations=0,
            last=side.last if side.activations else None,
        )
