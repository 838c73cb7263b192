"""Conditions in the obvious implementation: an interpreter that walks the authors' nested dicts each time."""

from collections.abc import Callable, Mapping
from typing import Any

from engine.abilities.context import BEARER, AbilityContext

Clause = Mapping[str, Any]


def holds(conditions: Clause, scene: AbilityContext[Any]) -> bool:
    """Whether all keys of an object hold."""
    return all(CONDITIONS[name](clause, scene) for name, clause in conditions.items())


def found(who: str | Clause, scene: AbilityContext[Any]) -> tuple[str, ...]:
    """The pieces that a selector chooses."""
    if isinstance(who, str):
        return scene.pieces(who)
    ((name, clause),) = who.items()
    return SELECTORS[name](clause, scene)


def number(clause: int | Clause, scene: AbilityContext[Any]) -> int:
    """The value of an amount."""
    if isinstance(clause, int):
        return clause
    ((name, inside),) = clause.items()
    return AMOUNTS[name](inside, scene)


def _each(who: str | Clause, scene: AbilityContext[Any], asks: Callable[[str], bool]) -> bool:
    pieces = found(who, scene)
    return bool(pieces) and all(asks(piece) for piece in pieces)


def _all(clause: list[Clause], scene: AbilityContext[Any]) -> bool:
    return all(holds(each, scene) for each in clause)


def _any(clause: list[Clause], scene: AbilityContext[Any]) -> bool:
    return any(holds(each, scene) for each in clause)


def _not(clause: Clause, scene: AbilityContext[Any]) -> bool:
    return not holds(clause, scene)


def _at_least(clause: Clause, scene: AbilityContext[Any]) -> bool:
    return number(clause["value"], scene) >= number(clause["least"], scene)


def _at_most(clause: Clause, scene: AbilityContext[Any]) -> bool:
    return number(clause["value"], scene) <= number(clause["most"], scene)


def _there_are(clause: Clause, scene: AbilityContext[Any]) -> bool:
    there = len(found(clause["who"], scene))
    return there >= number(clause.get("least", 1), scene) and (
        "most" not in clause or there <= number(clause["most"], scene)
    )


def _is(clause: Clause, scene: AbilityContext[Any]) -> bool:
    return _each(clause["who"], scene, lambda piece: piece in found(clause["one-of"], scene))


def _within(clause: Clause, scene: AbilityContext[Any]) -> bool:
    def near(piece: str) -> bool:
        others = found(clause["of"], scene)
        return any(
            scene.table.within(scene.state, other, piece, clause["distance"])
            and scene.table.meant_in_range(scene.state, scene.cast, other, piece)
            for other in others
        )

    return _each(clause["who"], scene, near)


def _stands_on(clause: Clause, scene: AbilityContext[Any]) -> bool:
    return _each(clause["who"], scene, lambda piece: scene.table.is_on(scene.state, piece, clause["ground"]))


def _has(clause: Clause, scene: AbilityContext[Any]) -> bool:
    least, most = clause.get("least", 0 if "most" in clause else 1), clause.get("most")

    def has(piece: str) -> bool:
        there = scene.table.counter(scene.state, piece, clause["counter"])
        return there >= number(least, scene) and (most is None or there <= number(most, scene))

    return _each(clause["who"], scene, has)


def _trait(clause: Clause, scene: AbilityContext[Any]) -> bool:
    return _each(clause["who"], scene, lambda piece: scene.table.has_trait(scene.state, piece, clause["trait"]))


def _pieces(clause: Clause, scene: AbilityContext[Any]) -> tuple[str, ...]:
    return tuple(piece for piece in scene.table.pieces(scene.state) if _is_such(clause, scene, piece))


def _is_such(clause: Clause, scene: AbilityContext[Any], piece: str) -> bool:
    own = scene.table.allied(scene.state, scene.cast.seat, piece)
    sides = {"all": True, "enemies": not own, "friends": own, "allies": own and piece != scene.cast.figure}
    if not sides[clause["side"]]:
        return False
    if "within" in clause:
        middles = found(clause.get("of", "self"), scene)
        near = [one for one in middles if scene.table.within(scene.state, one, piece, clause["within"])]
        if not any(scene.table.meant_in_range(scene.state, scene.cast, one, piece) for one in near):
            return False
    names = {**scene.names, clause.get("as", "it"): piece, BEARER: piece}
    return holds(clause.get("where", {}), scene._replace(names=names))


def _counter(clause: Clause, scene: AbilityContext[Any]) -> int:
    return sum(scene.table.counter(scene.state, piece, clause["name"]) for piece in found(clause["of"], scene))


def _statistic(clause: Clause, scene: AbilityContext[Any]) -> int:
    return sum(scene.table.printed(scene.state, piece, clause["name"]) for piece in found(clause["of"], scene))


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
    "count": lambda clause, scene: len(found(clause["of"], scene)),
    "counter": _counter,
    "statistic": _statistic,
    "sum": lambda clause, scene: sum(number(each, scene) for each in clause),
    "difference": lambda clause, scene: number(clause["from"], scene) - number(clause["less"], scene),
    "half": lambda clause, scene: (number(clause["of"], scene) + bool(clause.get("up"))) // 2,
}
