"""What is told of each answer, kept as long as the answer stands: the log and the history of a game."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from editor.board.panel import Throw
from editor.playtest.naming import Naming
from editor.playtest.sitting import Sitting
from editor.playtest.telling import Told, told_lines
from editor.table.history_view import Given
from engine.words import say

THROWS = 4
"""So many of the last throws lie in the tray, or all of the last answer."""


@dataclass(frozen=True, slots=True)
class Chapter:
    """The lines of one answer, with what they were made of."""

    events: Any
    lines: tuple[Told, ...]


class Story:
    """Of one sitting, in one language, for the eyes that look now."""

    def __init__(self, sitting: Sitting, naming: Naming) -> None:
        self._sitting, self._naming = sitting, naming
        self._eyes = sitting.eyes
        self._chapters: list[Chapter] = []

    def lines(self) -> list[Told]:
        """All lines up to now; first, that there was more, where a game is gone on with."""
        told = [line for answer in range(self._sitting.game.answers + 1) for line in self._chapter(answer)]
        return [*self._continued(), *told]

    def throws(self) -> list[Throw]:
        """The last throws up to now, the oldest first."""
        found: list[Throw] = []
        for answer in range(self._sitting.game.answers, -1, -1):
            thrown = [line.throw for line in self._chapter(answer) if line.throw is not None]
            found = [*thrown, *found]
            if len(found) >= THROWS:
                break
        return found

    def answers(self) -> list[Given]:
        """All answers, those that were taken back as well."""
        game = self._sitting.game
        return [self._given(answer) for answer in range(game.answers + game.ahead + 1)]

    def _continued(self) -> list[Told]:
        start = self._sitting.table.start
        return [Told(0, say("table-continued", self._naming.lang), weight="minor")] if start.handed_in else []

    def _given(self, answer: int) -> Given:
        lines, given = self._chapter(answer), self._sitting.game.given(answer)
        line = next((each for each in lines if each.weight == "major"), next(iter(lines), None))
        if given is None:
            return Given(0, say("table-beginning", self._naming.lang))
        told = line.sentence if line is not None else self._naming.say("table-answered", seat=given.seat)
        seats = list(self._sitting.players)
        return Given(answer, f"{answer}. {told}", seats.index(given.seat) if given.seat in seats else None)

    def _chapter(self, answer: int) -> tuple[Told, ...]:
        """Told once, and again only where another answer took the place, or somebody else looks."""
        if self._eyes != self._sitting.eyes:
            self._eyes = self._sitting.eyes
            self._chapters = []
        events = self._sitting.game.told(answer)
        if answer < len(self._chapters) and self._chapters[answer].events is events:
            return self._chapters[answer].lines
        del self._chapters[answer:]
        for each in range(len(self._chapters), answer + 1):
            made = told_lines(self._sitting, each, self._naming)
            self._chapters.append(Chapter(self._sitting.game.told(each), made))
        return self._chapters[answer].lines
