"""Compiles the parts of operations into closures when an ability is loaded, so that play need not look things up."""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable, Iterator
from typing import Any, TypeAlias

from engine.abilities.context import BEARER, OWNER, TARGET, AbilityContext
from engine.abilities.kinds import Conditions, HowMany, Who

Finder: TypeAlias = Callable[[AbilityContext[Any]], tuple[str, ...]]
CountFunction: TypeAlias = Callable[[AbilityContext[Any]], int]
Asker: TypeAlias = Callable[[AbilityContext[Any]], bool]
Sight: TypeAlias = Callable[[AbilityContext[Any], str, str], bool]
"""Whether a piece is in sight, given that it is within a distance of another piece or place."""


def finder(who: Who) -> Finder:
    """A function that returns the pieces."""
    if who == OWNER:
        return _owner
    if who == TARGET:
        return _target
    return _by_name(who) if isinstance(who, str) else who.pick


def place_finder(who: Who) -> Finder:
    """A function that returns where to measure from: the pieces, or the place that the ability is aimed at."""
    find = finder(who)
    if who != TARGET:
        return find

    def places(context: AbilityContext[Any]) -> tuple[str, ...]:
        place = context.place
        return (place,) if place else find(context)

    return places


def sight_needed(seen: bool | None) -> Sight | None:
    """The test of sight for a piece within a distance of another: required if `seen`, the default of the game if not
    given, None if sight does not matter."""
    if seen:
        return lambda context, one, piece: context.state.table.sees(context.state, one, piece)
    if seen is None:
        return lambda context, one, piece: context.state.table.affected_in_range(
            context.state, context.owner, one, piece
        )
    return None


def _by_name(name: str) -> Finder:
    """A finder for the pieces of a name, optimised for the usual case of a single piece."""

    def find(context: AbilityContext[Any]) -> tuple[str, ...]:
        found, state = context.named(name), context.state
        if isinstance(found, str):
            return (found,) if state.table.is_there(state, found) else ()
        if isinstance(found, tuple):
            context.look(len(found))
        return context.pieces(name)

    return find


def _owner(context: AbilityContext[Any]) -> tuple[str, ...]:
    """The owner of the ability, looked up directly because no other name stands for it."""
    figure, state = context.cast.figure or context.owner, context.state
    return (figure,) if state.table.is_there(state, figure) else ()


_named_target = _by_name(TARGET)


def _target(context: AbilityContext[Any]) -> tuple[str, ...]:
    """The target of the ability, looked up directly where the context does not name others so."""
    if TARGET in context.names:
        return _named_target(context)
    target, state = context.cast.target, context.state
    return (target,) if state.table.is_there(state, target) else ()


def counter(many: HowMany) -> CountFunction:
    """A function that returns the number."""
    if isinstance(many, int):
        return lambda context: many
    return many.count


def asker(conditions: Conditions) -> Asker:
    """A function that returns whether all conditions hold."""
    asked = [each.holds for each in conditions]
    if len(asked) == 1:
        return asked[0]

    def holds(context: AbilityContext[Any]) -> bool:
        for each in asked:  # noqa: SIM110 - asked for every number that is read
            if not each(context):
                return False
        return True

    return holds


def of_each(who: Who, asks: Callable[[AbilityContext[Any], Any, str], bool]) -> Asker:
    """Whether a predicate holds for each of the pieces, and there is at least one."""
    if who == OWNER:
        return _of_owner(asks)
    find = finder(who)

    def holds(context: AbilityContext[Any]) -> bool:
        found, table = find(context), context.state.table
        for piece in found:
            if not asks(context, table, piece):
                return False
        return bool(found)

    return holds


def _of_owner(asks: Callable[[AbilityContext[Any], Any, str], bool]) -> Asker:
    """A compiled condition on the owner; most conditions are about the owner, and this takes a fifth less time."""

    def holds(context: AbilityContext[Any]) -> bool:
        state, figure = context.state, context.cast.figure or context.owner
        table = state.table
        return table.is_there(state, figure) and asks(context, table, figure)

    return holds


def sum_over_pieces(of: Who, reads: Callable[[AbilityContext[Any], Any, str], int]) -> CountFunction:
    """The sum of a number over the pieces."""
    if of == OWNER:
        return _read_of_owner(reads)
    find = finder(of)

    def count(context: AbilityContext[Any]) -> int:
        total, table = 0, context.state.table
        for piece in find(context):
            total += reads(context, table, piece)
        return total

    return count


def _read_of_owner(reads: Callable[[AbilityContext[Any], Any, str], int]) -> CountFunction:
    """A number of the owner, zero without it; most numbers are about the owner, as conditions are."""

    def count(context: AbilityContext[Any]) -> int:
        state, figure = context.state, context.cast.figure or context.owner
        table = state.table
        return reads(context, table, figure) if table.is_there(state, figure) else 0

    return count


def one_by_one(
    context: AbilityContext[Any], name: str, pieces: Collection[str]
) -> Iterator[tuple[str, AbilityContext[Any]]]:
    """Each piece with a context in which the name stands for it, also in conditions without a name.

    It is one context, in which the name moves from piece to piece: making a new one for each takes three times as long.
    """
    context.look(len(pieces))
    names = dict(context.names)
    inside = AbilityContext(context.state, context.cast, context.about, names, context.printed)
    for piece in pieces:
        names[name] = names[BEARER] = piece
        yield piece, inside


def in_order(context: AbilityContext[Any], found: Iterable[str]) -> tuple[str, ...]:
    """Pieces without duplicates, in the order of the scenario."""
    members, every = set(found), context.table.pieces(context.state)
    context.look(len(every))
    return tuple([piece for piece in every if piece in members])
