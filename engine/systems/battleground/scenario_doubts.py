"""What the scenario itself does is nobody's doing: what is waited for of its owner, or about a target, never is."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import is_dataclass
from typing import Any

from engine.abilities import kinds
from engine.abilities.described import KnownName
from engine.abilities.scene import BEARER, OWNER, TARGET
from engine.abilities.selectors.pieces import Pieces
from engine.abilities.walking import Member, Path, members
from engine.abilities.warnings import Doubt
from engine.systems.battleground.abilities import Effect
from engine.systems.battleground.scenario_abilities import ScenarioReacts, ScenarioStands

Names = frozenset[str]
EVERY: Names = frozenset((OWNER, TARGET, BEARER))
WHO = ("who", "whom", "by")
"""Where what is waited for says whose doing it is, and to whom it happens."""


def scenario_doubts(ability: Any) -> Iterator[Doubt]:
    """Where an ability of the scenario speaks of whoever has it, or of its target."""
    if isinstance(ability, ScenarioReacts):
        yield from _meant_nowhere(ability, (), EVERY)
    elif isinstance(ability, ScenarioStands):
        yield from _meant_nowhere(ability, (), frozenset((OWNER,)))


def _meant_nowhere(part: Any, at: Path, nobody: Names) -> Iterator[Doubt]:
    """The names in a part of it that stand for nobody, and what is waited for of nobody."""
    for member in members(part, at):
        if isinstance(member.holds, KnownName):
            if member.value in nobody and _is_read(part, member):
                yield Doubt(member.at, "battleground-nobody-meant", {"name": member.value})
        elif is_dataclass(member.value):
            inside = _inside(part, nobody)
            if OWNER in inside:
                yield from _never(member)
            yield from _meant_nowhere(member.value, member.at, inside)


def _never(member: Member) -> Iterator[Doubt]:
    """What only the one may do, or only to the one may happen, whose ability it is: here it is nobody's."""
    when = member.value
    if isinstance(when, kinds.Trigger) and any(getattr(when, key, "") == OWNER for key in WHO):
        yield Doubt(member.at, "battleground-nobodys-moment")


def _is_read(part: Any, member: Member) -> bool:
    """Whether it matters who is meant there."""
    match part:
        case kinds.Effect():
            return member.field.name != "on" or part.needs_piece
        case Pieces():
            return member.field.name != "of" or part.within is not None or part.seen
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
