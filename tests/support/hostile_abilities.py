"""Malicious abilities: too deep, too large, wrong in very many places; and how long a refusal may take."""

import time
from collections.abc import Callable
from typing import Any

from engine.abilities.loading.limits import MOST_PARTS

WITHIN = 0.050
"""Seconds on a machine as fast as the one for which the performance goals were set."""
USUAL = 0.010
"""Seconds that `a_piece_of_work` takes there."""
DRAW = {"do": "draw"}


def nested(levels: int, inner: Any, wrap: Callable[[Any], Any]) -> Any:
    """Something nested inside itself."""
    for _ in range(levels):
        inner = wrap(inner)
    return inner


def active(*effects: Any, **fields: Any) -> dict[str, Any]:
    return {"when": "active", "effects": list(effects), **fields}


def deep(levels: int) -> dict[str, dict[str, Any]]:
    """An operation that contains itself, for each kind of operation."""
    condition = nested(levels, {"weapon": "melee"}, lambda it: {"not": it})
    amount = nested(levels, 1, lambda it: {"half": {"of": it}})
    who = nested(levels, "self", lambda it: {"nearest": {"of": it}})
    effect = nested(levels, DRAW, lambda it: {"do": "repeat", "times": 2, "effects": [it]})
    mark = nested(levels, DRAW, lambda it: {"do": "buff", "name": "own", "removed": [it]})
    anything = nested(levels, [], lambda it: [it])
    return {
        "conditions": active(DRAW, **{"if": condition}),
        "amounts": active({"do": "draw", "cards": amount}),
        "selectors": active({"do": "wound", "on": who}),
        "effects": active(effect),
        "tokens": active(mark),
        "lists": active(anything),
        "trigger": {"when": {"wound": condition}, "effects": [DRAW]},
    }


LARGE: dict[str, dict[str, Any]] = {
    "effects": active(*[DRAW] * MOST_PARTS),
    "options": active({"do": "one-of", "options": [{"effects": [DRAW]}] * MOST_PARTS}),
    "numbers": active({"do": "draw", "cards": {"sum": [1] * MOST_PARTS}}),
    "keys": active({"do": "draw", **{f"key-{number}": number for number in range(MOST_PARTS)}}),
    "tree": active({"do": "draw", "cards": nested(10, 1, lambda it: {"sum": [it, it]})}),
}
WRONG: dict[str, dict[str, Any]] = {
    "effects": active(*[{"do": f"dro{number}w"} for number in range(180)]),
    "conditions": active(*[{"do": "if", "if": {f"wepon{number}": 1}, "then": []} for number in range(75)]),
    "keys": active(*[{"do": "draw", f"crds{number}": 1} for number in range(130)]),
    "options": active(*[{"do": "free-action", "action": f"mov{number}"} for number in range(130)]),
    "names": active(*[{"do": "wound", "on": f"name{number}"} for number in range(130)]),
    "names that look alike": active(
        *[{"do": "keep", "as": f"name-{number}", "value": 1} for number in range(60)],
        *[{"do": "wound", "on": f"nam-{number}"} for number in range(50)],
    ),
    "a name behind much else": active({"do": "if", "if": {}, "then": [DRAW] * 190}, {"do": "wound", "on": "nobody"}),
}
"""Abilities of valid size, and wrong in very many places, or only at the very end."""
NUMBERS: list[Any] = [2**53, -(2**53), 2**40, 10**6, 1_000, -1_000, 1e9, 0.5, True, "9" * 60_000]


def allowed_here() -> float:
    """How many seconds a refusal may take now, scaled by the time of a fixed piece of work."""
    return WITHIN * slowness()


def slowness() -> float:
    """How many times slower this machine is now than the one of the goals; at least 1."""
    return max(1.0, min(_work_takes() for _ in range(2)) / USUAL)


def _work_takes() -> float:
    start = time.perf_counter()
    sum(hash(str(number)) % 7 for number in range(40_000))
    return time.perf_counter() - start
