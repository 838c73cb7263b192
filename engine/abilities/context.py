"""The context in which an ability is evaluated: its owner, its targets, and the names bound so far."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Generic, NamedTuple

from engine.abilities.ability_use import AbilityUse
from engine.abilities.game_interface import GameInterface
from engine.kernel.data.value import NOTHING, Value
from engine.kernel.state.step import S

OWNER = "self"
TARGET = "target"
BEARER = "bearer"
BOUND = "name "
"""The prefix of an author's name among the values of a frame."""


class AbilityContext(NamedTuple, Generic[S]):
    """The context in which a condition, a selector or an amount is evaluated.

    `about` is the test, the move or the event in question; `names` are bound in this context only, besides those of the
    open frames. `printed` says that statistics are read as printed on the cards: so they are while a modifier is
    computed, which may itself change a statistic.
    """

    state: S
    cast: AbilityUse
    about: Any = None
    names: Mapping[str, Value] = NOTHING
    printed: bool = False

    @property
    def bearer(self) -> str:
        """The piece whose number is computed: the owner, unless the ability changes the numbers of others."""
        return str(self.names.get(BEARER, self.owner))

    @property
    def owner(self) -> str:
        """The piece whose ability it is. The effects of a token or mark, which no piece has, have for their owner the
        piece that bears it or stands at it."""
        return self.cast.figure or self._bound_owner()

    @property
    def table(self) -> GameInterface[S]:
        """The interface of the game."""
        table: GameInterface[S] = self.state.table  # type: ignore[attr-defined]
        return table

    @property
    def place(self) -> str:
        """The place that stands for the target, if the ability is aimed at no piece; empty in effects on others."""
        cast = self.cast
        if cast.target or not (cast.at or cast.objective) or self._bound(BOUND + TARGET):
            return ""
        return self.table.place_aimed_at(self.state, cast)

    def named(self, name: str) -> Value:
        """The value of a name: bound in this context, the owner or target, or bound by an earlier effect."""
        if name in self.names:
            return self.names[name]
        if name in (OWNER, BEARER):
            return self.owner
        if name == TARGET:
            return self.cast.target
        return self._bound(BOUND + name)

    def _bound_owner(self) -> str:
        """The owner that the running ability was bound to, if this is the running ability; empty for none."""
        for frame in reversed(self.state.frames):
            if frame.ability is not None:
                return str(frame.values.get(BOUND + OWNER, "")) if frame.ability == self.cast.ability else ""
        return ""

    def _bound(self, under: str) -> Value:
        """The value that an effect of the running ability bound to the name; empty if none did. Other abilities are not
        read."""
        for frame in reversed(self.state.frames):
            if under in frame.values:
                return frame.values[under]
            if frame.ability is not None:
                break
        return ()

    def pieces(self, name: str) -> tuple[str, ...]:
        """The pieces that a name stands for and that are still on the table."""
        found, state, table = self.named(name), self.state, self.table
        if isinstance(found, tuple):
            return tuple([str(piece) for piece in found if table.is_there(state, str(piece))])
        piece = str(found)
        return (piece,) if table.is_there(state, piece) else ()

    def piece(self, name: str) -> str | None:
        """The single piece that a name stands for, if it is still on the table."""
        return next(iter(self.pieces(name)), None)

    def look(self, number: int) -> None:
        """Count pieces that are examined; raises `LooksSpent` if abilities have examined too many."""
        self.state.meter.take(self.cast.ability, number)

    def naming(self, name: str, value: Value) -> AbilityContext[S]:
        """The context with one more name bound."""
        return self._replace(names={**self.names, name: value})


class Now(NamedTuple, Generic[S]):
    """The moment at which an effect happens to a piece; `place` is the path of the effect in its ability.

    `whom` are the pieces that the target stands for, if they differ from the one that was chosen.
    """

    state: S
    cast: AbilityUse
    place: tuple[int, ...]
    figure: str
    whom: tuple[str, ...] = ()

    @property
    def context(self) -> AbilityContext[S]:
        """The context for its amounts and conditions."""
        return context_about(self.state, self.cast, self.whom)

    @property
    def table(self) -> GameInterface[S]:
        """The interface of the game."""
        return table_of(self.state)


def table_of(state: S) -> GameInterface[S]:
    """The game interface of a state; only the state of a game with abilities has one."""
    table: GameInterface[S] = state.table  # type: ignore[attr-defined]
    return table


def context_about(state: S, cast: AbilityUse, whom: tuple[str, ...]) -> AbilityContext[S]:
    """The context of an ability applied to these pieces."""
    return AbilityContext(state, cast, names={TARGET: whom}) if whom else AbilityContext(state, cast)
