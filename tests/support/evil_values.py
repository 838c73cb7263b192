"""Harmful values, put into cards that ship: deep, endless, of wrong types, without a valid text, number or name."""

from __future__ import annotations

import json
import random
from collections.abc import Callable, Iterator, Mapping
from typing import Any

from engine.words import resources_folder
from tests.support.hostile_abilities import DRAW, nested

Document = dict[str, Any]
Place = tuple[str | int, ...]
DEEP = 120
MANY = 10_000


def _inside(levels: int, wrap: Callable[[Any], Any], inner: Any = DRAW) -> Any:
    return nested(levels, inner, wrap)


EVIL: Mapping[str, Any] = {
    "lists in lists": _inside(DEEP, lambda it: [it], []),
    "not in not": _inside(DEEP, lambda it: {"not": it}, {"wounded": True}),
    "any in all": _inside(DEEP // 2, lambda it: {"all": [{"any": [it]}]}, {"wounded": True}),
    "repeat in repeat": _inside(DEEP, lambda it: {"do": "repeat", "times": 99, "effects": [it]}),
    "repeat in repeat, as many as may be": _inside(9, lambda it: {"do": "repeat", "times": 20, "effects": [it, it]}),
    "wait in wait": _inside(DEEP, lambda it: {"do": "wait", "when": "hit", "effects": [it]}),
    "wait in wait, just within bounds": _inside(14, lambda it: {"do": "wait", "when": "hit", "effects": [it]}),
    "for each in for each": _inside(DEEP, lambda it: {"do": "for-each", "of": "self", "effects": [it]}),
    "for each of the same name": _inside(8, lambda it: {"do": "for-each", "of": "it", "as": "it", "effects": [it]}),
    "either of itself": _inside(DEEP, lambda it: {"do": "one-of", "options": [{"effects": [it]}, {"effects": []}]}),
    "tokens of tokens": _inside(DEEP, lambda it: {"do": "buff", "name": "it", "removed": [it]}),
    "marks of marks": _inside(9, lambda it: {"do": "mark", "name": "it", "range": 1, "when": "hit", "effects": [it]}),
    "times of times": _inside(DEEP, lambda it: {"times": {"of": 99, "by": it}}, 99),
    "times of times, just within bounds": _inside(13, lambda it: {"times": {"of": 99, "by": it}}, 99),
    "sums that double": _inside(12, lambda it: {"sum": [it, it]}, 1),
    "most of the most": _inside(DEEP, lambda it: {"most": {"of": it, "by": {"count": {"of": "it"}}}}, "self"),
    "nearest to the nearest": _inside(13, lambda it: {"nearest": {"of": it, "to": it}}, "self"),
    "effects without end": [DRAW] * MANY,
    "conditions without end": {f"condition-{number}": True for number in range(MANY)},
    "a text without end": "x" * 1_000_000,
    "a name in many parts": "-".join(["x"] * 50_000),
    "a path": "../" * 1_000,
    "half a character": "\ud800 and \udfff",
    "written from the right": "\u202e\u2066 sdrow \u2069\u202c",
    "no width": "\u200b\u200d\ufeff" * 100,
    "control characters": "\x00\x07\x1b[31m\r\n",
    "a placeable": "{ $who } { -brand } { ability-effect-draw }",
    "its own name": "self",
    "the name of everything": "target",
    "a name of Python": "__class__.__mro__",
    "as much as can be": 10**400,
    "as little as can be": -(10**400),
    "almost without end": 1.7e308,
    "endless": float("inf"),
    "endlessly little": float("-inf"),
    "no number": float("nan"),
    "next to nothing": 5e-324,
    "nothing": None,
    "an empty name": {"": ""},
    "what it is": {"do": {"do": {"do": "draw"}}},
    "two operations at once": {"count": {"of": "self"}, "sum": [1], "half": {"of": 1}},
}
TWICE = '"do": "draw", "do": "wound", "if": {}, "if": []'
"""Keys that occur twice in an object."""


def evil_cards(seed: int, number: int) -> Iterator[tuple[str, str, str]]:
    """So many cards that ship, as text, each with a harmful value in its abilities: the value, and the card."""
    luck, cards = random.Random(seed), list(_cards())
    for count in range(number):
        what = list(EVIL)[count % len(EVIL)]
        card = json.loads(json.dumps(luck.choice(cards)))
        place = luck.choice(list(_places(card)))
        holder = card
        for step in place[:-1]:
            holder = holder[step]
        holder[place[-1]] = EVIL[what]
        yield f"{what} at {place} of {card['id']}", card["id"], json.dumps(card)
        if isinstance(holder, dict) and count % 5 == 0:
            holder[place[-1]] = "TWICE"
            twice = json.dumps(card).replace('"TWICE"', "{" + TWICE + "}")
            yield f"keys twice at {place} of {card['id']}", card["id"], twice


def _cards() -> Iterator[Document]:
    """The documents that ship and have abilities."""
    for path in sorted((resources_folder() / "systems").rglob("*.json")):
        document = json.loads(path.read_text(encoding="utf-8"))
        if isinstance(document, dict) and any(True for _ in _places(document)):
            yield document


def _places(document: Document) -> Iterator[Place]:
    """The paths of the values in the abilities of a document."""
    for key in ("abilities", "ability", "bonus", "mission", "effects"):
        if key in document:
            yield from _below(document[key], (key,))


def _below(part: Any, at: Place) -> Iterator[Place]:
    yield at
    inside = part.items() if isinstance(part, dict) else enumerate(part) if isinstance(part, list) else ()
    for step, each in inside:
        yield from _below(each, (*at, step))
