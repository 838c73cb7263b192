"""Numbers modified by rules: one list of parts yields both the value for play and the breakdown for display."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Generic, Literal, TypeVar

from engine.kernel.data.message import Message
from engine.kernel.data.record import record
from engine.kernel.rules.clauses import Clause

C = TypeVar("C")
ModifierLayer = Literal["set", "add", "at-least", "at-most"]
_LAYERS: tuple[ModifierLayer, ...] = ("set", "add", "at-least", "at-most")


@record(frozen=True, slots=True)
class NumberPart:
    """The effect of one rule on a number: it sets it, adds to it, or clamps it."""

    rule: str
    layer: ModifierLayer
    by: int
    sentence: Message


@record(frozen=True, slots=True)
class NumberSource(Generic[C]):
    """A source of parts: a clause that adds, or a function that yields parts in order of precedence."""

    parts: Callable[[C], Iterable[NumberPart]]


@record(frozen=True, slots=True)
class ModifiedNumber(Generic[C]):
    """A number that is computed when read and never stored: first the rules that set it (the last one wins), then those
    that add, then the bounds."""

    name: str
    base: Callable[[C], int]
    sources: tuple[NumberSource[C], ...]
    floor: Clause[int, bool] | None = None
    """The clause that enforces the lower bound, applied after all other parts."""
    least: int = 0
    """The lower bound, if there is a `floor`."""

    def parts(self, context: C) -> tuple[NumberPart, ...]:
        """The parts that change the base, in the order in which they are applied."""
        found = self._found(context)
        if self.floor is not None and _holds(self.floor, _made_of(self.base(context), found)):
            kept_up = NumberPart(self.floor.rule, "at-least", self.least, self.floor.sentence(self.least))
            found = sorted((*found, kept_up), key=_layer)
        return tuple(found)

    def value(self, context: C) -> int:
        """The base with all parts applied."""
        value = _made_of(self.base(context), self._found(context))
        return self.least if self.floor is not None and _holds(self.floor, value) else value

    def _found(self, context: C) -> list[NumberPart]:
        """The parts from all sources, in the order in which they are applied."""
        found = [part for source in self.sources for part in source.parts(context)]
        if len(found) > 1:
            found.sort(key=_layer)
        return found


def adds(body: Clause[C, int]) -> NumberSource[C]:
    """A part for a clause that returns an amount; none if the amount is zero."""

    def parts(context: C) -> tuple[NumberPart, ...]:
        by = body(context)
        return (NumberPart(body.rule, "add", by, body.sentence(context)),) if by else ()

    return NumberSource(parts)


def bound(body: Clause[C, bool], layer: Literal["at-least", "at-most"], by: int) -> NumberSource[C]:
    """A part that bounds the number while the clause holds."""

    def parts(context: C) -> tuple[NumberPart, ...]:
        return (NumberPart(body.rule, layer, by, body.sentence(context)),) if _holds(body, context) else ()

    return NumberSource(parts)


def _holds(body: Clause[C, bool], context: C) -> bool:
    """Whether a clause bounds a number; a disabled clause does not."""
    return not body.dropped and body(context)


def _layer(part: NumberPart) -> int:
    return _LAYERS.index(part.layer)


def _made_of(value: int, parts: Iterable[NumberPart]) -> int:
    """The number after applying the parts one by one."""
    for part in parts:
        value = _changed(value, part)
    return value


def _changed(value: int, part: NumberPart) -> int:
    match part.layer:
        case "set":
            return part.by
        case "add":
            return value + part.by
        case "at-least":
            return max(value, part.by)
        case "at-most":
            return min(value, part.by)
