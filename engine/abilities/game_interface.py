"""The interface of a game for the ability language: its vocabulary, and the queries of shared operations."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import field
from typing import Any, Protocol

from engine.abilities.ability_use import AbilityUse
from engine.abilities.fields import ListName, NameType
from engine.geometry.hex.distance import ExactInches
from engine.kernel.data.message import LateText
from engine.kernel.data.record import record
from engine.kernel.state.step import Do, S


@record(frozen=True, slots=True)
class Vocabulary:
    """The names that a game declares. `ops` are the packages of its own operations, in addition to the shared ones."""

    system: str
    lists: Mapping[ListName, tuple[str, ...]]
    ops: tuple[str, ...] = ()
    rule: str = ""
    """The number of the rule that says that abilities do what their text says."""
    names: Mapping[str, NameType] = field(default_factory=dict)
    """The names that are always bound in an ability of this game, in addition to self and target."""
    meant: Mapping[str, tuple[str, ...]] = field(default_factory=dict)
    """Common wrong words with the right one, for suggestions where the spelling is not similar."""

    def listed(self, name: ListName) -> tuple[str, ...]:
        """The words of one of its lists."""
        return self.lists.get(name, ())


class AbilityScript(Protocol):
    """The effects of an ability, accessed by their paths."""

    def script(self, place: tuple[int, ...]) -> tuple[Any, ...]:
        """The list of effects at a path."""
        ...

    def effect(self, place: tuple[int, ...]) -> Any:
        """The effect at a path."""
        ...


class GameInterface(Protocol[S]):
    """The game as shared operations see it. Pieces are always in the order of the scenario.

    A game is a subclass; it overrides only what differs from the defaults here.
    """

    @property
    def vocabulary(self) -> Vocabulary:
        """The game's vocabulary."""
        ...

    def ability(self, state: S, key: str) -> AbilityScript:
        """The script of the ability with this key: of a card, a token, a mark or the scenario."""
        ...

    def asked_for(self, ability: Any, conditions: tuple[Any, ...]) -> LateText:
        """The text of some conditions of an ability."""
        ...

    def pieces(self, state: S) -> tuple[str, ...]:
        """All pieces on the table."""
        ...

    def side(self, state: S, seat: str, own: bool) -> tuple[str, ...]:
        """The pieces of a seat's own side, or of the other side."""
        return tuple([piece for piece in self.pieces(state) if self.allied(state, seat, piece) is own])

    def is_there(self, state: S, piece: str) -> bool:
        """Whether a piece is on the table."""
        return piece in self.pieces(state)

    def seat_of(self, state: S, piece: str) -> str:
        """The seat that owns a piece."""
        ...

    def allied(self, state: S, seat: str, piece: str) -> bool:
        """Whether a piece is on the side of this seat."""
        return state.team(self.seat_of(state, piece)) == state.team(seat)

    def place_aimed_at(self, state: S, cast: AbilityUse) -> str:
        """The name of the place that an ability is aimed at; empty if it is aimed at a piece."""
        return cast.at

    def goes_on(self, state: S, cast: AbilityUse) -> bool:
        """Whether an ability goes on to its next effect: in some games not if its piece can do nothing any more."""
        return True

    def within(self, state: S, one: str, other: str, distance: ExactInches) -> bool:
        """Whether a piece or place is at most this far from a piece."""
        return self.steps_apart(state, one, other) <= distance

    def near(self, state: S, one: str, others: tuple[str, ...], distance: ExactInches) -> Iterable[str]:
        """The pieces within a distance of a piece or a place, in the order given."""
        return [other for other in others if self.within(state, one, other, distance)]

    def steps_apart(self, state: S, one: str, other: str) -> int:
        """The distance in hexes between two pieces or places."""
        ...

    def sees(self, state: S, one: str, other: str) -> bool:
        """Whether a piece or place has a line of sight to a piece; always true in a game without sight."""
        return True

    def affected_in_range(self, state: S, owner: str, one: str, piece: str) -> bool:
        """Whether an ability may affect a piece within a distance of another piece or place: in some games the
        owner, the piece that resolves the ability, must see it."""
        return self.sees(state, one, piece)

    def may_choose(self, state: S, cast: AbilityUse, piece: str) -> bool:
        """Whether the rules let the player of an ability choose this piece among those found."""
        return True

    def rivals(self, state: S, seat: str) -> tuple[str, ...]:
        """The seats that a seat plays against."""
        return tuple(each for each in state.seats if state.team(each) != state.team(seat))

    def number(self, state: S, piece: str, name: str, about: Any) -> int:
        """A statistic of a piece, with all modifiers."""
        return self.printed(state, piece, name)

    def printed(self, state: S, piece: str, name: str) -> int:
        """A statistic as printed on the card."""
        ...

    def counter(self, state: S, piece: str, name: str) -> int:
        """The value of a counter of a piece."""
        ...

    def changed(self, state: S, cast: AbilityUse, piece: str, name: str, by: int) -> Do[S]:
        """The steps that increase or decrease a counter, as far as the rules allow."""
        ...

    def has_trait(self, state: S, piece: str, trait: str) -> bool:
        """Whether a piece belongs to this faction, class or kind."""
        ...

    def is_in(self, state: S, piece: str, region: str) -> bool:
        """Whether a piece stands in a named region of the map."""
        return False

    def is_on(self, state: S, piece: str, ground: str) -> bool:
        """Whether a piece stands on this kind of ground."""
        return False

    def points(self, state: S, seat: str) -> int:
        """The victory points of a seat."""
        ...

    def scored(self, state: S, seat: str, points: int) -> Do[S]:
        """The steps by which a seat scores victory points."""
        ...
