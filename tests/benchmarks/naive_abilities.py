"""Conditions as one runs them first: an interpreter that walks the nested dicts that authors write, each time anew."""

from collections.abc import Callable, Mapping
from typing import Any

from engine.abilities.context import BEARER, AbilityContext

Told = Mapping[str, Any]


def holds(conditions: Told, scene: AbilityContext[Any]) -> bool:
    """Whether all keys of an object hold."""
    return all(CONDITIONS[name](told, scene) for name, told in conditions.items())


def found(who: str | Told, scene: AbilityContext[Any]) -> tuple[str, ...]:
    """The pieces that are meant."""
    if isinstance(who, str):
        return scene.pieces(who)
    ((name, told),) = who.items()
    return SELECTORS[name](told, scene)


def number(told: int | Told, scene: AbilityContext[Any]) -> int:
    """The number that is meant."""
    if isinstance(told, int):
        return told
    ((name, inside),) = told.items()
    return AMOUNTS[name](inside, scene)


def _each(who: str | Told, scene: AbilityContext[Any], asks: Callable[[str], bool]) -> bool:
    pieces = found(who, scene)
    return bool(pieces) and all(asks(piece) for piece in pieces)


def _all(told: list[Told], scene: AbilityContext[Any]) -> bool:
    return all(holds(each, scene) for each in told)


def _any(told: list[Told], scene: AbilityContext[Any]) -> bool:
    return any(holds(each, scene) for each in told)


def _not(told: Told, scene: AbilityContext[Any]) -> bool:
    return not holds(told, scene)


def _at_least(told: Told, scene: AbilityContext[Any]) -> bool:
    return number(told["value"], scene) >= number(told["least"], scene)


def _at_most(told: Told, scene: AbilityContext[Any]) -> bool:
    return number(told["value"], scene) <= number(told["most"], scene)


def _there_are(told: Told, scene: AbilityContext[Any]) -> bool:
    there = len(found(told["who"], scene))
    return there >= number(told.get("least", 1), scene) and ("most" not in told or there <= number(told["most"], scene))


def _is(told: Told, scene: AbilityContext[Any]) -> bool:
    return _each(told["who"], scene, lambda piece: piece in found(told["one-of"], scene))


def _within(told: Told, scene: AbilityContext[Any]) -> bool:
    def near(piece: str) -> bool:
        others = found(told["of"], scene)
        return any(
            scene.table.within(scene.state, other, piece, told["distance"])
            and scene.table.meant_in_range(scene.state, scene.cast, other, piece)
            for other in others
        )

    return _each(told["who"], scene, near)


def _stands_on(told: Told, scene: AbilityContext[Any]) -> bool:
    return _each(told["who"], scene, lambda piece: scene.table.is_on(scene.state, piece, told["ground"]))


def _has(told: Told, scene: AbilityContext[Any]) -> bool:
    least, most = told.get("least", 0 if "most" in told else 1), told.get("most")

    def has(piece: str) -> bool:
        there = scene.table.counter(scene.state, piece, told["counter"])
        return there >= number(least, scene) and (most is None or there <= number(most, scene))

    return _each(told["who"], scene, has)


def _trait(told: Told, scene: AbilityContext[Any]) -> bool:
    return _each(told["who"], scene, lambda piece: scene.table.has_trait(scene.state, piece, told["trait"]))


def _pieces(told: Told, scene: AbilityContext[Any]) -> tuple[str, ...]:
    return tuple(piece for piece in scene.table.pieces(scene.state) if _is_such(told, scene, piece))


def _is_such(told: Told, scene: AbilityContext[Any], piece: str) -> bool:
    own = scene.table.allied(scene.state, scene.cast.seat, piece)
    sides = {"all": True, "enemies": not own, "friends": own, "allies": own and piece != scene.cast.figure}
    if not sides[told["side"]]:
        return False
    if "within" in told:
        middles = found(told.get("of", "self"), scene)
        near = [one for one in middles if scene.table.within(scene.state, one, piece, told["within"])]
        if not any(scene.table.meant_in_range(scene.state, scene.cast, one, piece) for one in near):
            return False
    names = {**scene.names, told.get("as", "it"): piece, BEARER: piece}
    return holds(told.get("where", {}), scene._replace(names=names))


def _counter(told: Told, scene: AbilityContext[Any]) -> int:
    return sum(scene.table.counter(scene.state, piece, told["name"]) for piece in found(told["of"], scene))


def _statistic(told: Told, scene: AbilityContext[Any]) -> int:
    return sum(scene.table.printed(scene.state, piece, told["name"]) for piece in found(told["of"], scene))


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
    "count": lambda told, scene: len(found(told["of"], scene)),
    "counter": _counter,
    "statistic": _statistic,
    "sum": lambda told, scene: sum(number(each, scene) for each in told),
    "difference": lambda told, scene: number(told["from"], scene) - number(told["less"], scene),
    "half": lambda told, scene: (number(told["of"], scene) + bool(told.get("up"))) // 2,
}
