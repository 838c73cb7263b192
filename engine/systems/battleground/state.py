"""The state of a game of Battleground: figures, the assets of each side, and the progress of the round."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import field
from typing import Annotated, ClassVar, Literal, TypeAlias

from engine.abilities.game_interface import GameInterface
from engine.geometry.movement.bases import Footprint
from engine.geometry.movement.reach import Crowd
from engine.kernel.chance.deck import Deck, Holding
from engine.kernel.data.field_marks import (
    BRIEF,
    ROSTER,
    SETTLED,
    SHOWN,
    BoundsMark,
    Count,
    InListMark,
    KeyedByMark,
    KeyMark,
    NameMark,
    NumberedMark,
    PileMark,
    SeatName,
    SpreadMark,
)
from engine.kernel.data.record import record, replace
from engine.kernel.data.value import Value
from engine.kernel.state.game_state import FROM_SETUP, State
from engine.systems.battleground.cards import FigureDef
from engine.systems.battleground.compiled_scenario import BattleScenario

Phase: TypeAlias = Literal["set-up", "organisation", "activation", "clean-up"]

BUFFS = ("haste", "enhancement", "protection", "regeneration")
DEBUFFS = ("paralysis", "blindness", "stun", "curse")
"""BG-FX-2, -3: the common tokens, which every game has."""
MOST_ACTIVATIONS = 999

FigureName: TypeAlias = Annotated[str, NameMark("figure")]
FigureOrNone: TypeAlias = Annotated[str, NameMark("figure", empty=True)]
SeatOrNone: TypeAlias = Annotated[str, NameMark("seat", empty=True)]
CardName: TypeAlias = Annotated[str, NameMark("card")]
AimName: TypeAlias = Annotated[str, NameMark("aim", empty=True)]
"""A place by its printed name, or a figure."""
StatisticName: TypeAlias = Annotated[str, NameMark("statistic", empty=True)]
OwnCard: TypeAlias = Annotated[str, NameMark("own card")]
"""A card of the army whose part of the state refers to it."""
WeaponName: TypeAlias = Annotated[str, NameMark("weapon", empty=True)]
WeaponTypeName: TypeAlias = Annotated[str, NameMark("weapon type", empty=True)]
PlaceNumber: TypeAlias = Annotated[int, NumberedMark("place", printed=False)]
Direction: TypeAlias = Annotated[int, NumberedMark("direction", printed=False)]
BoundNames: TypeAlias = Annotated[Mapping[str, Value], BoundsMark()]
"""The values bound to names that an ability's author gave."""


@record(frozen=True, slots=True)
class Token:
    """BG-FX-1: a buff or debuff on a figure: its name, and the army that gave it."""

    name: Annotated[str, NameMark("token"), BRIEF]
    seat: SeatName


def _in_tokens(words: Mapping[str, object]) -> InListMark:
    """The mark of a field that is written in the list of tokens of a figure."""
    return InListMark(
        "tokens", words, once=True, always=True, clash="battleground-one-of-a-kind", alone=True not in words.values()
    )


@record(frozen=True, slots=True)
class FatalWound:
    """BG-WIN-1: the character that dealt another one its last wound, if one did, and the weapon if its attack did."""

    by: FigureOrNone = ""
    weapon: WeaponName = ""
    attack: Count = 0
    """BG-AREA-3: the number of that attack among those that were not over: 2 for one within another."""


@record(frozen=True, slots=True, kw_only=True)
class Figure:
    """One figure: its place, its facing, and the tokens on its card. `at` is None before it is placed."""

    seat: Annotated[SeatName, SETTLED]
    at: Annotated[int | None, NumberedMark("place"), SHOWN] = None
    facing: Annotated[int, NumberedMark("direction"), SHOWN] = 0
    wounds: Annotated[Count, SHOWN] = 0
    mana: Annotated[int, BoundsMark(0, "mana"), SHOWN] = 0
    focused: Annotated[bool, _in_tokens({"focus": True})] = False
    guarding: Annotated[bool, _in_tokens({"guard": True})] = False
    activated: Annotated[bool, SHOWN] = False
    roused: bool = False
    """BG-ROUND-13: it was activated this round and made ready again; it did not rest."""
    cards: tuple[OwnCard, ...] = ()
    buff: Annotated[Token | None, _in_tokens({name: Token(name, "") for name in BUFFS})] = None
    debuff: Annotated[Token | None, _in_tokens({name: Token(name, "") for name in DEBUFFS})] = None
    used: tuple[Annotated[str, NameMark("own item")], ...] = ()
    """BG-ACT-8: its single-use items that were turned down."""
    fatal: FatalWound | None = None
    """BG-WOUND-2: the wound that beat it, until it leaves the map."""

    @property
    def rested(self) -> bool:
        """BG-ROUND-13: whether it was not activated this round, not even before it was made ready again."""
        return not (self.activated or self.roused)


@record(frozen=True, slots=True, kw_only=True)
class Mark:
    """BG-FX-5: a token on a hex: its name, its owner, and its place."""

    name: Annotated[str, NameMark("mark")]
    seat: SeatName
    at: Annotated[int, NumberedMark("place")]


def mark_key(seat: str, mark: str) -> str:
    """BG-FX-5: the key of a mark; each army has one copy."""
    return f"{seat}/{mark}"


def key_of_mark(mark: Mark) -> str:
    """The key of a mark among those on the map."""
    return mark_key(mark.seat, mark.name)


FATE_CARDS = {
    "hand": Annotated[tuple[OwnCard, ...], SHOWN],
    "deck": Annotated[Deck, PileMark(), NameMark("own fate card"), SHOWN],
}
"""The notation of hand and deck in an army."""


@record(frozen=True, slots=True, kw_only=True)
class Side:
    """The assets of one army off the map: its cards, its points, the objectives it claimed, whether it passed this
    round."""

    holding: Annotated[Holding, SpreadMark(FATE_CARDS)]
    """Fate cards."""
    glory: Annotated[tuple[str, ...], SETTLED] = ()
    """Glory cards in hand; in a position they are among the other cards."""
    aside: tuple[OwnCard, ...] = ()
    """BG-ROUND-2: cards in hand that the seat selected to discard, a secret until both seats are done."""
    selected: OwnCard | None = None
    """BG-ROUND-4: the card it revealed, until a character gets it."""
    discard: Annotated[tuple[OwnCard, ...], SHOWN] = ()
    completed: tuple[Annotated[str, NameMark("own glory card")], ...] = ()
    """BG-ROUND-9, BG-ABIL-4: glory cards with a completed side mission, face up."""
    fallen: Annotated[tuple[OwnCard, ...], KeyMark("played"), SHOWN] = ()
    """BG-WOUND-2: cards of characters that were knocked out this round, to be discarded in clean-up; in a position they
    are among those of the characters."""
    points: Annotated[Count, SHOWN] = 0
    """BG-WIN-1: points for knock-outs and side missions."""
    objectives: Annotated[tuple[Annotated[str, NameMark("objective")], ...], SHOWN] = ()
    passed: Annotated[bool, SHOWN] = False
    activations: Annotated[int, BoundsMark(0, MOST_ACTIVATIONS), SHOWN] = 0
    """Its activations in this round."""
    last: Annotated[str | None, NameMark("own figure")] = None
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

    `table` is the game interface of the ability language; the system sets it, because it depends on both.
    """

    table: ClassVar[GameInterface[Battle]]
    seats: Annotated[tuple[str, ...], SETTLED]
    scenario: BattleScenario = field(compare=False, repr=False, metadata=FROM_SETUP)
    figures: Annotated[Mapping[FigureName, Figure], ROSTER, SHOWN]
    sides: Annotated[Mapping[SeatName, Side], KeyMark("seats"), SHOWN]
    objectives: Annotated[Mapping[Annotated[str, NameMark("objective")], int], NumberedMark("place"), SHOWN]
    marks: Annotated[Mapping[str, Mark], KeyedByMark(key_of_mark, "name")] = field(default_factory=dict)
    """BG-FX-5: the marks on the map, by army and name."""
    knocked_out: Annotated[tuple[FigureName, ...], SHOWN] = ()
    """BG-WOUND-1: the figures that were knocked out, in order."""
    first: Annotated[SeatName | None, SHOWN] = None
    round: Annotated[int, BoundsMark(0, "rounds"), SHOWN] = 0
    phase: Annotated[Phase, SHOWN] = "set-up"

    def card(self, figure: str) -> FigureDef:
        """The card and equipment of a figure."""
        return self.scenario.figures[figure]

    def footprint(self, figure: str) -> Footprint:
        """The base of a figure in its current facing."""
        return self.card(figure).card.base.facing(self.scenario.terrain.grid, self.figures[figure].facing)

    def filled(self, figure: str) -> tuple[int, ...]:
        """The places a figure fills; none before it is placed."""
        at = self.figures[figure].at
        if at is None:
            return ()
        return self.footprint(figure).at(at) if figure in self.scenario.massive else (at,)

    @property
    def names(self) -> tuple[str, ...]:
        """All figures in the order of the scenario, which does not change when a state is saved."""
        return tuple(filter(self.figures.__contains__, self.scenario.figures))

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
        """All other figures as obstacles to this one."""
        allies, enemies, massive = set[int](), set[int](), set[int]()
        seat, of_several_hexes = self.figures[mover].seat, self.scenario.massive
        for name, figure in self.figures.items():
            if name == mover or figure.at is None:
                continue
            side = allies if figure.seat == seat else enemies
            if name in of_several_hexes:
                filled = self.footprint(name).at(figure.at)
                side.update(filled)
                massive.update(filled)
            else:
                side.add(figure.at)
        return Crowd(frozenset(enemies), frozenset(allies), frozenset(massive))
