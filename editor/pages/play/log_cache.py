"""Cache of log and history: headlines of actions, and the lines of each answer until another answer replaces it."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from editor.game_text.display_names import DisplayNames
from editor.game_text.event_text import choice_text
from editor.pages.play.reroll_selection import DIE
from editor.pages.play.widgets.history_view import GivenAnswer
from editor.playtest.game_log import LogDetail, LogLine, log_lines
from editor.playtest.headlines import Headlines
from editor.playtest.play_session import PlaySession
from editor.playtest.snapshot import presenter_of
from editor.view_model.side_panel import DiceThrow
from engine.words import say

THROWS = 4
"""The number of throws in the tray, or all of the last answer."""


@dataclass(frozen=True, slots=True)
class AnswerLines:
    """The lines of one answer, with the data they were made from."""

    events: Any
    lines: tuple[LogLine, ...]


class LogCache:
    """The lines of the log of one session, in one language, for the seats at the screen."""

    def __init__(self, session: PlaySession, naming: DisplayNames) -> None:
        self._session, self._naming = session, naming
        self._viewer = session.viewer
        self._headlines = Headlines(presenter_of(session).story, session.view_after, naming)
        self._chapters: list[AnswerLines] = []
        self._gaps: dict[int, LogLine] = {}

    def lines(self) -> list[LogLine]:
        """All headlines up to now, with a remark wherever moves are missing."""
        answers = range(self._session.game.answers + 1)
        return self._headlines.lines(
            line for answer in answers for line in (*self._gap(answer), *self._chapter(answer))
        )

    def throws(self) -> list[DiceThrow]:
        """The last throws up to now, the oldest first."""
        found: list[DiceThrow] = []
        for answer in range(self._session.game.answers, -1, -1):
            thrown = [line.throw for line in self._chapter(answer) if line.throw is not None]
            found = [*thrown, *found]
            if len(found) >= THROWS:
                break
        return found

    @property
    def threw_lately(self) -> bool:
        """Whether dice were thrown since a person last chose something else than dice to be thrown again."""
        session = self._session
        for answer in range(session.game.answers, 0, -1):
            if any(line.throw is not None for line in self._chapter(answer)):
                return True
            if session.was_chosen(answer) and not self._was_of_dice(answer):
                return False
        return False

    def _was_of_dice(self, answer: int) -> bool:
        """Whether an answer was given to a question for dice."""
        decision = self._session.game.line[answer - 1].stop.decision
        return decision is not None and any(DIE in each.data for each in decision.choices)

    def answers(self, seat_looks: Mapping[str, int]) -> list[GivenAnswer]:
        """All answers, including undone ones, with the looks of their seats."""
        game = self._session.game
        return [self._given(answer, seat_looks) for answer in range(game.answers + game.ahead + 1)]

    def _gap(self, answer: int) -> list[LogLine]:
        """The remark that the moves before this answer are missing."""
        session = self._session
        if session.game.given(answer) is not None or not (answer or session.table.start.resumed):
            return []
        word = "table-past-gap" if answer else "table-continued"
        if answer not in self._gaps:
            sentence = say(word, self._naming.lang)
            self._gaps[answer] = LogLine(answer, sentence, weight="minor", level="remark", began=answer)
        return [self._gaps[answer]]

    def _only_choice(self, answer: int) -> tuple[LogLine, ...]:
        """The line of an answer that nothing followed, and that no person chose: the only one, or the obvious one."""
        session, naming, given = self._session, self._naming, self._session.game.given(answer)
        if given is None or not session.was_only_answer(answer):
            return ()
        chosen = choice_text(given.choice, given.choice.shows, session.table.system.id, naming)
        decision = session.game.line[answer - 1].stop.decision
        is_single = decision is not None and len(decision.choices_of(given.seat)) == 1
        word = "table-only-choice" if is_single else "table-obvious-choice"
        sentence = say(word, naming.lang, answer=chosen)
        asked = () if decision is None else (LogDetail(naming.speak(decision.prompt)),)
        return (LogLine(answer, sentence, given.choice.rules, given.seat, "minor", details=asked),)

    def _given(self, answer: int, seat_looks: Mapping[str, int]) -> GivenAnswer:
        lines, given = self._chapter(answer), self._session.game.given(answer)
        line = next((each for each in lines if each.weight == "major"), next(iter(lines), None))
        if given is None and answer:
            return GivenAnswer(answer, f"{answer}. {say('table-past-gap', self._naming.lang)}")
        if given is None:
            return GivenAnswer(0, say("table-beginning", self._naming.lang))
        sentence = line.sentence if line is not None else self._naming.say("table-answered", seat=given.seat)
        return GivenAnswer(answer, f"{answer}. {sentence}", seat_looks.get(given.seat))

    def _chapter(self, answer: int) -> tuple[LogLine, ...]:
        """Log lines of one answer; cached until another answer replaces it or the viewing seat changes."""
        if self._viewer != self._session.viewer:
            self._viewer = self._session.viewer
            self._chapters = []
        events = self._session.game.events_after(answer)
        if answer < len(self._chapters) and self._chapters[answer].events is events:
            return self._chapters[answer].lines
        del self._chapters[answer:]
        for each in range(len(self._chapters), answer + 1):
            made = log_lines(self._session, each, self._naming) or self._only_choice(each)
            self._chapters.append(AnswerLines(self._session.game.events_after(each), made))
        return self._chapters[answer].lines
