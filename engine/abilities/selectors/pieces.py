"""pieces: the pieces of a side that are near, in sight, or fulfil other conditions."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping
from typing import Annotated, Any, Literal, TypeAlias

from engine.abilities.context import OWNER, AbilityContext
from engine.abilities.fields import Binds, Inches, Key
from engine.abilities.kinds import Conditions, MeasuredFrom, Selector
from engine.abilities.piece_sides import EVERYBODY, Sides, sides
from engine.abilities.runtime.ability_compiler import asker, one_by_one, place_finder, sight_needed
from engine.geometry.hex.distance import exact
from engine.kernel.data.record import record
from engine.kernel.state.step import S

Test: TypeAlias = Callable[[AbilityContext[Any], tuple[str, ...]], Iterable[str]]
"""A function that keeps the pieces that pass a test."""


SIDES: Mapping[str, Sides] = {
    "allies": sides("ally"),
    "friends": sides("self", "ally"),
    "enemies": sides("enemy"),
    "all": EVERYBODY,
}


@record(frozen=True, slots=True, kw_only=True)
class Pieces(Selector[S]):
    """All pieces that fulfil the conditions."""

    asked_of_each = ("where",)
    side: Literal["allies", "friends", "enemies", "all"]
    """The side of the pieces, relative to the ability's player; a friend is an ally or its owner."""
    within: Inches | None = None
    """The greatest distance, in the unit of the game: inches or hexes; any distance if left out."""
    of: MeasuredFrom = OWNER
    """The pieces to measure from; of several, any will do."""
    seen: bool | None = None
    """Whether they must be in sight from there; if left out, the default of the game."""
    name: Annotated[str, Binds("piece"), Key("as")] = "it"
    """The name of each piece in the conditions."""
    where: Conditions = ()
    """Conditions on each piece; a condition without a name is about it."""

    @property
    def sides(self) -> Sides:
        return SIDES[self.side]

    def compiled(self) -> Callable[[AbilityContext[S]], tuple[str, ...]]:
        tests, side_of = [*self._near(), *self._as_wanted()], self._side()

        def pick(context: AbilityContext[S]) -> tuple[str, ...]:
            found = side_of(context)
            context.look(len(found))
            for such in tests:
                if found:
                    found = tuple(such(context, found))
            return found

        return pick

    def _side(self) -> Callable[[AbilityContext[S]], tuple[str, ...]]:
        """All pieces of the side."""
        side = self.side
        if side == "all":
            return lambda context: context.table.pieces(context.state)
        if side == "allies":
            return _allies
        own = side == "friends"
        return lambda context: context.table.side(context.state, context.cast.seat, own)

    def _near(self) -> Iterator[Test]:
        if self.within is None and not self.seen:
            return
        find, sight = place_finder(self.of), sight_needed(self.seen)
        distance = None if self.within is None else exact(self.within)

        def near(context: AbilityContext[S], one: str, found: tuple[str, ...]) -> Iterable[str]:
            reached = found if distance is None else context.table.near(context.state, one, found, distance)
            return [piece for piece in reached if sight(context, one, piece)] if sight else reached

        def such(context: AbilityContext[S], found: tuple[str, ...]) -> Iterable[str]:
            from_where = find(context)
            if sight or len(from_where) > 1:
                context.look(len(from_where) * len(found))
            if len(from_where) == 1:
                return near(context, from_where[0], found)
            near_any = {piece for one in from_where for piece in near(context, one, found)}
            return [piece for piece in found if piece in near_any]

        yield such

    def _as_wanted(self) -> Iterator[Test]:
        if self.where:
            name, holds = self.name, asker(self.where)
            yield lambda context, found: [piece for piece, its in one_by_one(context, name, found) if holds(its)]


def _allies(context: AbilityContext[Any]) -> tuple[str, ...]:
    """All friends except the owner of the ability."""
    owner = context.owner
    return tuple([piece for piece in context.table.side(context.state, context.cast.seat, True) if piece != owner])


OP = Pieces
