"""Numbers of the rules: one list of parts gives the sum for play and the breakdown for the screen."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from typing import Generic, Literal, TypeVar

from engine.kernel.clauses import Clause
from engine.kernel.word import Word

C = TypeVar("C")
Layer = Literal["set", "add", "at-least", "at-most"]
_LAYERS: tuple[Layer, ...] = ("set", "add", "at-least", "at-most")


@dataclass(frozen=True, slots=True)
class Part:
    """What one rule does to a number: sets it, adds to it, or keeps it within a bound."""

    rule: str
    layer: Layer
    by: int
    sentence: Word


@dataclass(frozen=True, slots=True)
class Source(Generic[C]):
    """Where parts come from: a clause that adds, or anything that yields parts in its order of precedence."""

    parts: Callable[[C], Iterator[Part]]


@dataclass(frozen=True, slots=True)
class Number(Generic[C]):
    """A number computed when it is read, never written down: all that sets it (the last one wins), then all that
    adds, then the bounds."""

    name: str
    base: Callable[[C], int]
    sources: tuple[Source[C], ...]

    def parts(self, context: C) -> tuple[Part, ...]:
        """What changes the base, layer by layer."""
        found = [part for source in self.sources for part in source.parts(context)]
        if len(found) > 1:
            found.sort(key=lambda part: _LAYERS.index(part.layer))
        return tuple(found)

    def value(self, context: C) -> int:
        """The base with all its parts."""
        value = self.base(context)
        for part in self.parts(context):
            value = _changed(value, part)
        return value


def adds(body: Clause[C, int]) -> Source[C]:
    """A clause that adds its amount where it is not nothing."""

    def parts(context: C) -> Iterator[Part]:
        by = body(context)
        if by:
            yield Part(body.rule, "add", by, body.sentence(context))

    return Source(parts)


def bound(body: Clause[C, bool], layer: Literal["at-least", "at-most"], by: int) -> Source[C]:
    """A clause that keeps the number within a bound while it holds."""

    def parts(context: C) -> Iterator[Part]:
        if not body.dropped and body(context):
            yield Part(body.rule, layer, by, body.sentence(context))

    return Source(parts)


def _changed(value: int, part: Part) -> int:
    match part.layer:
        case "set":
            return part.by
        case "add":
            return value + part.by
        case "at-least":
            return max(value, part.by)
        case "at-most":
            return min(value, part.by)
