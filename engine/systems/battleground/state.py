"""The state of a game of Battleground: figures, what each side holds, and where the round stands."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import field
from typing import TYPE_CHECKING, ClassVar, Literal, TypeAlias

from engine.geometry.movement.bases import Footprint
from engine.geometry.movement.reach import Crowd
from engine.kernel.chance.deck import Holding
from engine.kernel.data.record import record, replace
from engine.kernel.state.game_state import FROM_SETUP, State
from engine.systems.battleground.compiled_scenario import BattleScenario, FigureDef

if TYPE_CHECKING:
    from engine.systems.battleground.abilities.game_interface import BattleInterface

Phase: TypeAlias = Literal["set-up", "organisation", "activation", "clean-up"]


@record(frozen=True, slots=True)
class Token:
    """BG-FX-1: a buff or debuff on a figure: which one, and the army that gave it."""

    name: str
    seat: str


@record(frozen=True, slots=True, kw_only=True)
class Figure:
    """One figure: where it stands and faces, and what lies on its card. `at` is None before it is placed."""

    seat: str
    at: int | None = None
    facing: int = 0
    wounds: int = 0
    mana: int = 0
    focused: bool = False
    guarding: bool = False
    activated: bool = False
    roused: bool = False
    """BG-ROUND-13: it was activated this round and made ready again; it did not rest."""
    cards: tuple[str, ...] = ()
    buff: Token | None = None
    debuff: Token | None = None
    used: tuple[str, ...] = ()
    """BG-ACT-8: its single-use items that were turned down."""


@record(frozen=True, slots=True, kw_only=True)
class Mark:
    """BG-FX-5: a token on a hex: which one, whose, and where it lies."""

    name: str
    seat: str
    at: int


@record(frozen=True, slots=True, kw_only=True)
class Side:
    """One army beside the map: its cards, its points, the objectives it claimed, whether it passed this round."""

    holding: Holding
    """Fate cards."""
    glory: tuple[str, ...] = ()
    """Glory cards in hand."""
    aside: tuple[str, ...] = ()
    """BG-ROUND-2: cards in hand that the seat means to discard, a secret until both are done."""
    selected: str | None = None
    """BG-ROUND-4: the card it turned up, until a character gets it."""
    discard: tuple[str, ...] = ()
    completed: tuple[str, ...] = ()
    """BG-ROUND-9, BG-ABIL-4: glory cards with a completed side mission, face up."""
    fallen: tuple[str, ...] = ()
    """BG-WOUND-2: cards of characters that were knocked out this round, for the discards of clean-up."""
    points: int = 0
    """BG-WIN-1: what was scored for knock-outs and side missions."""
    objectives: tuple[str, ...] = ()
    passed: bool = False
    activations: int = 0
    """How many characters it activated this round."""
    last: str | None = None
    """BG-ROUND-6: the character it activated last, in this round or the one before."""

    @property
    def in_hand(self) -> tuple[str, ...]:
        """All cards in hand, fate cards first."""
        return (*self.holding.hand, *self.glory)

    @property
    def cards(self) -> tuple[str, ...]:
        """The different cards in hand."""
        return tuple(dict.fromkeys(self.in_hand))

    def without(self, card: str) -> Side:
        """The side after this card left the hand."""
        if card in self.glory:
            at = self.glory.index(card)
            return replace(self, glory=self.glory[:at] + self.glory[at + 1 :])
        return replace(self, holding=self.holding.without(card))


@record(frozen=True, kw_only=True)
class Battle(State):
    """The whole game. A knocked-out figure is no longer among the figures.

    `table` is the game as the ability language sees it; the system sets it, which knows both.
    """

    table: ClassVar[BattleInterface]
    setting: BattleScenario = field(compare=False, repr=False, metadata=FROM_SETUP)
    figures: Mapping[str, Figure]
    sides: Mapping[str, Side]
    objectives: Mapping[str, int]
    marks: Mapping[str, Mark] = field(default_factory=dict)
    """BG-FX-5: the marks on the map, by army and name."""
    knocked_out: tuple[str, ...] = ()
    """BG-WOUND-1: who left the game so, in order."""
    first: str | None = None
    round: int = 0
    phase: Phase = "set-up"

    def card(self, figure: str) -> FigureDef:
        """The card of a figure and what it carries."""
        return self.setting.figures[figure]

    def footprint(self, figure: str) -> Footprint:
        """The base of a figure as it is turned now."""
        return self.card(figure).card.base.facing(self.setting.terrain.grid, self.figures[figure].facing)

    def filled(self, figure: str) -> tuple[int, ...]:
        """The places a figure fills; none before it is placed."""
        at = self.figures[figure].at
        if at is None:
            return ()
        if self.setting.figures[figure].card.base.is_one_hex:
            return (at,)
        return self.footprint(figure).at(at)

    @property
    def names(self) -> tuple[str, ...]:
        """All figures in the order of the scenario, which saving a state does not change."""
        return tuple(filter(self.figures.__contains__, self.setting.figures))

    def of(self, seat: str) -> Iterator[str]:
        """The figures of a seat, in the same order."""
        return (name for name in self.names if self.figures[name].seat == seat)

    def opponent(self, seat: str) -> str:
        """The other seat."""
        return next(each for each in self.seats if each != seat)

    def by_precedence(self) -> tuple[str, ...]:
        """The seats, the first player first."""
        return self.seats if self.first in (None, self.seats[0]) else self.seats[::-1]

    def crowd(self, mover: str) -> Crowd:
        """All other figures, as this one meets them when it moves."""
        allies, enemies, massive = list[int](), list[int](), list[int]()
        seat, cards = self.figures[mover].seat, self.setting.figures
        for name, figure in self.figures.items():
            if name == mover or figure.at is None:
                continue
            side = allies if figure.seat == seat else enemies
            if cards[name].card.base.is_one_hex:
                side.append(figure.at)
            else:
                filled = self.footprint(name).at(figure.at)
                side.extend(filled)
                massive.extend(filled)
        return Crowd(frozenset(enemies), frozenset(allies), frozenset(massive))
