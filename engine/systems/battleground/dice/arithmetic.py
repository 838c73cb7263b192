"""BG-TEST: the arithmetic of a test on counts of faces, shared by play and by the odds."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import NamedTuple, TypeAlias

from engine.kernel.rules.clauses import amount, clause
from engine.systems.battleground.cards import ResultLineDef

Faces: TypeAlias = tuple[int, ...]
"""The number of dice that show each face, from 1 to 6."""

SIDES = 6
NO_DICE: Faces = (0,) * SIDES
EXPLODED_THRESHOLD = 5


def counted(faces: Iterable[int]) -> Faces:
    """The number of dice that show each face."""
    shown = list(faces)
    return tuple(shown.count(face) for face in range(1, SIDES + 1))


def combine_throws(some: Faces, others: Faces) -> Faces:
    """Two throws of dice combined."""
    return tuple(map(int.__add__, some, others))


def least_success(threshold: int) -> int:
    """BG-TEST-3: the lowest face that succeeds."""
    return threshold + raised_above_one(threshold) + lowered_to_six(threshold)


@amount("BG-TEST-3")
def raised_above_one(threshold: int) -> int:
    """A 1 always fails, however far the threshold is widened."""
    return max(0, 2 - threshold)


@amount("BG-TEST-3")
def lowered_to_six(threshold: int) -> int:
    """A 6 always succeeds, however far it is narrowed."""
    return min(0, SIDES - threshold)


@amount("BG-TEST-3")
def successes(faces: Faces, threshold: int) -> int:
    """The dice that show the threshold or more."""
    return _showing(faces, least_success(threshold))


@amount("BG-TEST-5")
def sixes(faces: Faces) -> int:
    """The dice that explode: each gives one more."""
    return faces[-1]


@amount("BG-TEST-5")
def exploded_successes(faces: Faces) -> int:
    """Exploded dice succeed on 5 or more, which nothing can change."""
    return _showing(faces, EXPLODED_THRESHOLD)


def rerolled(faces: Faces, threshold: int, most: int) -> Faces:
    """BG-TEST-4: the best dice to throw again: failures only, the lowest faces first, limited to this number."""
    again, left = list(NO_DICE), max(0, most)
    for place in range(min(SIDES, least_success(threshold) - 1)):
        again[place] = min(faces[place], left)
        left -= again[place]
    return tuple(again)


def kept(faces: Faces, again: Faces) -> Faces:
    """The dice that stay when some are thrown again."""
    return tuple(map(int.__sub__, faces, again))


def left_after_defence(attack: int, defence: int) -> int:
    """BG-TEST-6: the successes that a defence test leaves."""
    return attack - cancelled_by_defence(attack, defence)


@amount("BG-TEST-6")
def cancelled_by_defence(attack: int, defence: int) -> int:
    """Each success of the defence cancels one."""
    return min(attack, defence)


class Reached(NamedTuple):
    """A line of a result table, tested with so many successes."""

    line: ResultLineDef
    table: Sequence[ResultLineDef]
    successes: int


def line_reached(table: Sequence[ResultLineDef], reached: int) -> ResultLineDef | None:
    """BG-TEST-7, BG-ATT-1: the single line of a result table that so many successes reach, if any."""
    available = tuple(line for line in table if line_available(Reached(line, table, reached)))
    return next((line for line in available if needs_most_successes(Reached(line, available, reached))), None)


@clause("BG-ATT-1")
def line_available(at: Reached) -> bool:
    """A line needs its lower number of successes; its upper number does not exclude higher results."""
    return at.line.least <= at.successes


@clause("BG-TEST-7")
def needs_most_successes(at: Reached) -> bool:
    """Of several lines that are available only the one that needs the most successes is resolved."""
    return at.line.least == max(each.least for each in at.table)


def _showing(faces: Faces, least: int) -> int:
    return sum(faces[max(0, least - 1) :])
