"""What happens in a game of Battleground, one event a change."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, replace

from engine.kernel.event import Event
from engine.kernel.step import bind
from engine.systems.battleground.state import Battle, Figure, Side

MOST_MANA = 5
"""BG-ROUND-7: mana never exceeds five; what is more is lost."""


def with_figure(state: Battle, name: str, figure: Figure) -> Battle:
    """The state with this figure as it is now."""
    return state.but(figures={**state.figures, name: figure})


def with_side(state: Battle, seat: str, side: Side) -> Battle:
    """The state with this side as it is now."""
    return state.but(sides={**state.sides, seat: side})


@dataclass(frozen=True, slots=True, kw_only=True)
class FirstPlayerChosen(Event[Battle]):
    """BG-SETUP-2: it is settled who is the first player."""

    seat: str

    def evolve(self, state: Battle) -> Battle:
        return state.but(first=self.seat)


@dataclass(frozen=True, slots=True, kw_only=True)
class FigurePlaced(Event[Battle]):
    """A figure was set up."""

    figure: str
    at: str
    facing: str

    def evolve(self, state: Battle) -> Battle:
        grid = state.setting.terrain.grid
        placed = replace(state.figures[self.figure], at=grid.place(self.at), facing=grid.direction(self.facing))
        return with_figure(state, self.figure, placed)


@dataclass(frozen=True, slots=True, kw_only=True)
class CardDrawn(Event[Battle]):
    """A fate card came from the deck into the hand; others see only that."""

    seat: str
    card: str

    def evolve(self, state: Battle) -> Battle:
        side = state.sides[self.seat]
        return with_side(state, self.seat, replace(side, holding=side.holding.drawn(self.card)))

    def seen_by(self, seat: str) -> Event[Battle]:
        return self if seat == self.seat else replace(self, card="?")


@dataclass(frozen=True, slots=True, kw_only=True)
class RoundBegan(Event[Battle]):
    """The next round."""

    round: int

    def evolve(self, state: Battle) -> Battle:
        return state.but(round=self.round)


@dataclass(frozen=True, slots=True, kw_only=True)
class CardsRevealed(Event[Battle]):
    """BG-ROUND-4: the cards chosen face down were turned up together; a seat that passed has none."""

    cards: Mapping[str, str]

    def evolve(self, state: Battle) -> Battle:
        up = {seat: replace(state.sides[seat].without(card), selected=card) for seat, card in self.cards.items()}
        return state.but(sides={**state.sides, **up})


@dataclass(frozen=True, slots=True, kw_only=True)
class Passed(Event[Battle]):
    """BG-ROUND-10: a seat activates no more this round; a card it had turned up is discarded (BG-ROUND-5)."""

    seat: str

    def evolve(self, state: Battle) -> Battle:
        side = state.sides[self.seat]
        discard = (*side.discard, side.selected) if side.selected else side.discard
        return with_side(state, self.seat, replace(side, passed=True, selected=None, discard=discard))


@dataclass(frozen=True, slots=True, kw_only=True)
class CharacterActivated(Event[Battle]):
    """BG-ROUND-5: a character became active, with the card its player had turned up."""

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


@dataclass(frozen=True, slots=True, kw_only=True)
class ApGained(Event[Battle]):
    """The active character may do more."""

    figure: str
    ap: int

    def evolve(self, state: Battle) -> Battle:
        return bind(state, "ap", state.bound("ap", int) + self.ap)


@dataclass(frozen=True, slots=True, kw_only=True)
class ManaGained(Event[Battle]):
    """A character gained mana, up to the most there may be."""

    figure: str
    mana: int

    def evolve(self, state: Battle) -> Battle:
        figure = state.figures[self.figure]
        return with_figure(state, self.figure, replace(figure, mana=min(MOST_MANA, figure.mana + self.mana)))


@dataclass(frozen=True, slots=True, kw_only=True)
class CardPlayed(Event[Battle]):
    """BG-ROUND-8: one more card from the hand was played for its bonus."""

    seat: str
    figure: str
    card: str

    def evolve(self, state: Battle) -> Battle:
        figure = state.figures[self.figure]
        side = state.sides[self.seat].without(self.card)
        played = replace(figure, cards=(*figure.cards, self.card))
        return with_side(with_figure(state, self.figure, played), self.seat, side)


@dataclass(frozen=True, slots=True, kw_only=True)
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


@dataclass(frozen=True, slots=True, kw_only=True)
class CardsCleared(Event[Battle]):
    """BG-ROUND-13: played cards went to the discards, all characters are ready, nobody has passed."""

    def evolve(self, state: Battle) -> Battle:
        figures = {name: replace(figure, activated=False, cards=()) for name, figure in state.figures.items()}
        sides = {}
        for seat, side in state.sides.items():
            played = tuple(card for name in state.of(seat) for card in state.figures[name].cards)
            last = side.last if side.activations else None
            sides[seat] = replace(side, discard=(*side.discard, *played), passed=False, activations=0, last=last)
        return state.but(figures=figures, sides=sides)
