"""Sample operations made from the types of their fields: every choice, every kind of number, names and selectors."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import fields, is_dataclass
from fractions import Fraction
from itertools import islice, product
from typing import Annotated, Any, Literal, TypeAlias, get_args, get_origin, get_type_hints

from engine.abilities.ability_types import Modifier
from engine.abilities.amounts import count
from engine.abilities.conditions import has
from engine.abilities.effects import score
from engine.abilities.fields import Binds, Listed, Reads, authored_fields
from engine.abilities.game_interface import Vocabulary
from engine.abilities.kinds import Amount, Condition, Cost, Effect, Selector, Trigger
from engine.abilities.loading.op_registry import ops_of
from engine.abilities.selectors import pieces

Numbered: TypeAlias = int | Amount[Any]
FOES: Selector[Any] = pieces.OP(side="enemies", within=Fraction(3))
X: Amount[Any] = count.OP(of=FOES)
NUMBERS: tuple[Numbered, ...] = (0, 1, 2, 5, 22, X)
"""One number for each plural class of any language, and one that is computed during play."""
MOST_SAMPLES = 80
OPERATIONS = (Amount, Condition, Cost, Effect, Selector, Trigger)


def samples(definition: type[Any], number: Numbered, vocabulary: Vocabulary) -> Iterator[Any]:
    """The definition with each value of each field, and with so many combinations of them; all are valid."""
    hints = get_type_hints(definition, include_extras=True)
    reported = authored_fields(definition)
    left_out = {each.name: (each.default,) for each in fields(definition) if each.default == ()}
    candidates = [(*left_out.get(name, ()), *_values(hints[name], number, vocabulary)) for name in reported]
    first = [each[0] for each in candidates]
    one_by_one = (
        (*first[:place], value, *first[place + 1 :]) for place, several in enumerate(candidates) for value in several
    )
    for values in (*islice(product(*candidates), MOST_SAMPLES), *one_by_one):
        made = definition(**dict(zip(reported, values, strict=True)))
        if not hasattr(made, "errors") or not list(made.errors()):
            yield made


def _values(hint: Any, number: Numbered, vocabulary: Vocabulary) -> Iterator[Any]:
    origin, inside = get_origin(hint), get_args(hint)
    if origin is Annotated:
        yield from _marked(hint, number, vocabulary)
    elif origin is Literal:
        yield from inside
    elif origin is tuple:
        first = next(_values(inside[0], number, vocabulary))
        yield from ((first,), (first, first))
        if isinstance(first, Effect | Condition):
            yield ()
    elif inside and origin not in OPERATIONS:
        for each in inside:
            yield from _values(each, number, vocabulary)
    else:
        yield from _plain(origin or hint, number, vocabulary)


def _marked(hint: Any, number: Numbered, vocabulary: Vocabulary) -> Iterator[Any]:
    for mark in hint.__metadata__:
        match mark:
            case Listed(list_):
                yield from vocabulary.listed(list_) or ("something",)
                return
            case Binds():
                yield "foe"
                return
            case Reads(types):
                yield from ("wounds", "sum") if types == ("number",) else ("self", "foe")
                return
            case "slug":
                yield "some-name"
                return
            case "titles":
                yield (("en", "Some title"),)
                return
    yield from _values(hint.__origin__, number, vocabulary)


def _plain(type_: Any, number: Numbered, vocabulary: Vocabulary) -> Iterator[Any]:
    if type_ is bool:
        yield from (False, True)
    elif type_ is Fraction:
        yield from (Fraction(8), Fraction(3, 2))
    elif type_ is str:
        yield from ("target", "self")
    else:
        yield _one(type_, number, vocabulary)


def _one(type_: Any, number: Numbered, vocabulary: Vocabulary) -> Any:
    """A value of a type that has just one sample."""
    if type_ is int:
        return number if isinstance(number, int) else 22
    if type_ is Amount:
        return number if isinstance(number, Amount) else X
    if type_ is Condition:
        return has.OP(who="target", counter=vocabulary.listed("counters")[0])
    if type_ is Effect:
        return score.OP(points=number)
    if type_ is Trigger:
        return next(iter(ops_of("trigger", vocabulary.ops).values()))()
    if type_ is Modifier:
        return Modifier(modify=vocabulary.listed("numbers")[0], by=number)
    if isinstance(type_, type) and is_dataclass(type_) and type_ is not Selector:
        return next(samples(type_, number, vocabulary))
    return {Selector: FOES, type(None): None}[type_]
