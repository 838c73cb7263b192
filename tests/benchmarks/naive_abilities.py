"""Conditions in the obvious implementation: an interpreter that walks the authors' nested dicts each time."""

from collections.abc import Callable, Mapping
from typing import Any

from engine.abilities.context import BEARER, AbilityContext

Clause = Mapping[str, Any]


def holds(conditions: Clause, context: AbilityContext[Any]) -> bool:
    """Whether all keys of an object hold."""
    return all(CONDITIONS[name](clause, context) for name, clause in conditions.items())


def found(who: str | Clause, context: AbilityContext[Any]) -> tuple[str, ...]:
    """The pieces that a selector chooses."""
    if isinstance(who, str):
        return context.pieces(who)
    ((name, clause),) = who.items()
    return SELECTORS[name](clause, context)


def number(clause: int | Clause, context: AbilityContext[Any]) -> int:
    """The value of an amount."""
    if isinstance(clause, int):
        return clause
    ((name, inside),) = clause.items()
    return AMOUNTS[name](inside, context)


def _each(who: str | Clause, context: AbilityContext[Any], asks: Callable[[str], bool]) -> bool:
    pieces = found(who, context)
    return bool(pieces) and all(asks(piece) for piece in pieces)


def _all(clause: list[Clause], context: AbilityContext[Any]) -> bool:
    return all(holds(each, context) for each in clause)


def _any(clause: list[Clause], context: AbilityContext[Any]) -> bool:
    return any(holds(each, context) for each in clause)


def _not(clause: Clause, context: AbilityContext[Any]) -> bool:
    return not holds(clause, context)


def _at_least(clause: Clause, context: AbilityContext[Any]) -> bool:
    return number(clause["value"], context) >= number(clause["least"], context)


def _at_most(clause: Clause, context: AbilityContext[Any]) -> bool:
    return number(clause["value"], context) <= number(clause["most"], context)


def _there_are(clause: Clause, context: AbilityContext[Any]) -> bool:
    there = len(found(clause["who"], context))
    return there >= number(clause.get("least", 1), context) and (
        "most" not in clause or there <= number(clause["most"], context)
    )


def _is(clause: Clause, context: AbilityContext[Any]) -> bool:
    return _each(clause["who"], context, lambda piece: piece in found(clause["one-of"], context))


def _within(clause: Clause, context: AbilityContext[Any]) -> bool:
    def near(piece: str) -> bool:
        others = found(clause["of"], context)
        return any(
            context.table.within(context.state, other, piece, clause["distance"])
            and context.table.affected_in_range(context.state, context.owner, other, piece)
            and context.table.affected_in_range(context.state, context.owner, piece, other)
            for other in others
        )

    return _each(clause["who"], context, near)


def _stands_on(clause: Clause, context: AbilityContext[Any]) -> bool:
    return _each(clause["who"], context, lambda piece: context.table.is_on(context.state, piece, clause["ground"]))


def _has(clause: Clause, context: AbilityContext[Any]) -> bool:
    least, most = clause.get("least", 0 if "most" in clause else 1), clause.get("most")

    def has(piece: str) -> bool:
        there = context.table.counter(context.state, piece, clause["counter"])
        return there >= number(least, context) and (most is None or there <= number(most, context))

    return _each(clause["who"], context, has)


def _trait(clause: Clause, context: AbilityContext[Any]) -> bool:
    return _each(clause["who"], context, lambda piece: context.table.has_trait(context.state, piece, clause["trait"]))


def _pieces(clause: Clause, context: AbilityContext[Any]) -> tuple[str, ...]:
    return tuple(piece for piece in context.table.pieces(context.state) if _is_such(clause, context, piece))


def _is_such(clause: Clause, context: AbilityContext[Any], piece: str) -> bool:
    own = context.table.allied(context.state, context.cast.seat, piece)
    sides = {"all": True, "enemies": not own, "friends": own, "allies": own and piece != context.owner}
    if not sides[clause["side"]]:
        return False
    if "within" in clause:
        middles = found(clause.get("of", "self"), context)
        near = [one for one in middles if context.table.within(context.state, one, piece, clause["within"])]
        if not any(context.table.affected_in_range(context.state, context.owner, one, piece) for one in near):
            return False
    names = {**context.names, clause.get("as", "it"): piece, BEARER: piece}
    return holds(clause.get("where", {}), context._replace(names=names))


def _counter(clause: Clause, context: AbilityContext[Any]) -> int:
    return sum(context.table.counter(context.state, piece, clause["name"]) for piece in found(clause["of"], context))


def _statistic(clause: Clause, context: AbilityContext[Any]) -> int:
    return sum(context.table.printed(context.state, piece, clause["name"]) for piece in found(clause["of"], context))


CONDITIONS: Mapping[str, Callable[[Any, AbilityContext[Any]], bool]] = {
    "all": _all,
    "any": _any,
    "not": _not,
    "at-least": _at_least,
    "at-most": _at_most,
    "there-are": _there_are,
    "is": _is,
    "within": _within,
    "stands-on": _stands_on,
    "has": _has,
    "trait": _trait,
}
SELECTORS: Mapping[str, Callable[[Any, AbilityContext[Any]], tuple[str, ...]]] = {"pieces": _pieces}
AMOUNTS: Mapping[str, Callable[[Any, AbilityContext[Any]], int]] = {
    "count": lambda clause, context: len(found(clause["of"], context)),
    "counter": _counter,
    "statistic": _statistic,
    "sum": lambda clause, context: sum(number(each, context) for each in clause),
    "difference": lambda clause, context: number(clause["from"], context) - number(clause["less"], context),
    "half": lambda clause, context: (number(clause["of"], context) + bool(clause.get("up"))) // 2,
}
