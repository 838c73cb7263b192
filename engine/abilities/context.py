"""The context in which an ability is evaluated: its owner, its targets, and the names bound so far."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, Generic, NamedTuple

from engine.kernel.data.record import record
from engine.kernel.data.value import NOTHING, Value
from engine.kernel.state.step import S

if TYPE_CHECKING:
    from engine.abilities.game_interface import GameInterface

OWNER = "self"
TARGET = "target"
BEARER = "bearer"
BOUND = "name "
"""Before an author's name, among the values of a frame."""


@record(frozen=True, slots=True)
class Cast:
    """An ability that somebody works, and what was chosen for it: a piece, a place or an objective.

    `figure` is the piece whose ability it is, empty for what a token, a mark or the scenario does by itself; `seat` is
    its player. `weapon` is that of the attack that an effect comes with.
    """

    seat: str
    figure: str
    ability: str
    target: str = ""
    at: str = ""
    objective: str = ""
    weapon: str = ""

    @property
    def by(self) -> str | None:
        """Whose doing it is."""
        return self.figure or None

    @property
    def called(self) -> str:
        """What players know the ability by: before the names of what lies on the table stands what kind it is of."""
        return self.ability.rpartition(" ")[2]


class AbilityContext(NamedTuple, Generic[S]):
    """What a condition, a selector or an amount looks at.

    `about` is the test, the move or the event for which it is asked; `names` are bound for this question only, beside
    those that the open frames hold. `printed` says that statistics are read as the cards have them: so it is where
    a number is worked out that may itself be one of them.
    """

    state: S
    cast: Cast
    about: Any = None
    names: Mapping[str, Value] = NOTHING
    printed: bool = False

    @property
    def bearer(self) -> str:
        """Whose number is read: that of the owner, where an ability does not change the numbers of others."""
        return str(self.names.get(BEARER, self.cast.figure))

    @property
    def table(self) -> GameInterface[S]:
        """What the game tells of itself."""
        table: GameInterface[S] = self.state.table  # type: ignore[attr-defined]
        return table

    @property
    def place(self) -> str:
        """The place that stands for the target, where the ability is aimed at no piece; none in effects for others."""
        cast = self.cast
        if cast.target or not (cast.at or cast.objective) or self._bound(BOUND + TARGET):
            return ""
        return self.table.place_aimed_at(self.state, cast)

    def named(self, name: str) -> Value:
        """What a name stands for: bound for this question, the owner or target, or bound by an effect before."""
        if name in self.names:
            return self.names[name]
        if name in (OWNER, BEARER):
            return self.cast.figure
        if name == TARGET:
            return self.cast.target
        return self._bound(BOUND + name)

    def _bound(self, under: str) -> Value:
        """What an effect of the ability at work bound; nobody where it has not, for nothing is read from other ones."""
        for frame in reversed(self.state.frames):
            if under in frame.values:
                return frame.values[under]
            if frame.ability is not None:
                break
        return ()

    def pieces(self, name: str) -> tuple[str, ...]:
        """The pieces that a name stands for and that are still there."""
        found, state, table = self.named(name), self.state, self.table
        if isinstance(found, tuple):
            return tuple([str(piece) for piece in found if table.is_there(state, str(piece))])
        piece = str(found)
        return (piece,) if table.is_there(state, piece) else ()

    def piece(self, name: str) -> str | None:
        """The one piece that a name stands for, if it is still there."""
        return next(iter(self.pieces(name)), None)

    def look(self, number: int) -> None:
        """So many pieces are looked at; `LooksSpent` where abilities have looked at too many."""
        self.state.meter.take(self.cast.ability, number)

    def naming(self, name: str, value: Value) -> AbilityContext[S]:
        """The scene in which one more name is bound."""
        return self._replace(names={**self.names, name: value})


class Now(NamedTuple, Generic[S]):
    """The moment at which an effect happens to a piece; `place` is where it stands in its ability.

    `whom` are those that the target stands for, where they are more or others than the one that was chosen.
    """

    state: S
    cast: Cast
    place: tuple[int, ...]
    figure: str
    whom: tuple[str, ...] = ()

    @property
    def scene(self) -> AbilityContext[S]:
        """What its amounts and conditions look at."""
        return context_about(self.state, self.cast, self.whom)

    @property
    def table(self) -> GameInterface[S]:
        """What the game tells of itself."""
        return table_of(self.state)


def table_of(state: S) -> GameInterface[S]:
    """What the game tells of itself; the state of a game with abilities has it."""
    table: GameInterface[S] = state.table  # type: ignore[attr-defined]
    return table


def context_about(state: S, cast: Cast, whom: tuple[str, ...]) -> AbilityContext[S]:
    """What an ability looks at while it is about these."""
    return AbilityContext(state, cast, names={TARGET: whom}) if whom else AbilityContext(state, cast)
