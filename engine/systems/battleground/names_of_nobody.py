"""Going through an ability with the names that stand for nobody: where each is read, and what is inside of what."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import is_dataclass
from typing import Any, NamedTuple, TypeAlias

from engine.abilities import kinds
from engine.abilities.context import BEARER, TARGET
from engine.abilities.selectors.pieces import Pieces
from engine.abilities.structure.field_types import KnownName
from engine.abilities.structure.traversal import Member, Path, members
from engine.systems.battleground.abilities import Effect

Names: TypeAlias = frozenset[str]


class Spoken(NamedTuple):
    """Something in an ability, and the names that stand for nobody there."""

    member: Member
    nobody: Names

    @property
    def is_nobody(self) -> bool:
        """Whether it is a name, and one of these."""
        return isinstance(self.member.holds, KnownName) and self.member.value in self.nobody


def spoken_in(part: Any, at: Path, nobody: Names) -> Iterator[Spoken]:
    """All names that are read in a part of an ability, and all that has parts itself, each before what is inside."""
    for member in members(part, at):
        if isinstance(member.holds, KnownName):
            if _is_read(part, member):
                yield Spoken(member, nobody)
        elif is_dataclass(member.value):
            inside = _inside(part, nobody)
            yield Spoken(member, inside)
            yield from spoken_in(member.value, member.at, inside)


def _is_read(part: Any, member: Member) -> bool:
    """Whether it matters who is meant there."""
    match part:
        case kinds.Effect():
            return member.field.name != "on" or part.needs_piece
        case Pieces():
            return member.field.name != "of" or part.within is not None or part.seen is True
        case _:
            return True


def _inside(part: Any, nobody: Names) -> Names:
    """The names that stand for nobody inside a part: what lies on a character or waits for it is that one's own."""
    match part:
        case kinds.Selector():
            return nobody - {BEARER}
        case Effect() if part.meaning or part.waits_for or part.until_the_end:
            return frozenset()
        case kinds.Effect() if part.moves_target:
            return nobody - {TARGET}
        case _:
            return nobody
