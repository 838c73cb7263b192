"""Text of problems for users: of one problem in a language, and of a list with the number of omitted ones."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from engine.content.problems import Problem, Severity
from engine.kernel.data.record import record
from engine.words import say


@record(frozen=True, slots=True)
class ProblemText:
    """A problem in one language: a sentence, its path in the document, and the rule that is broken."""

    sentence: str
    path: str | None = None
    rule: str | None = None
    severity: Severity = "error"

    @property
    def with_path(self) -> str:
        """The sentence, followed by its path if it has one."""
        return f"{self.sentence} ({self.path})" if self.path else self.sentence

    @property
    def with_rule(self) -> str:
        """The sentence, followed by its rule if it has one."""
        return f"{self.sentence} [{self.rule}]" if self.rule else self.sentence


def problem_text(problem: Problem, lang: str) -> ProblemText:
    """The text of one problem."""
    return ProblemText(problem.sentence(lang), problem.path, problem.rule, problem.severity)


def problem_texts(problems: Iterable[Problem], lang: str) -> tuple[ProblemText, ...]:
    """The texts of problems, in the given order."""
    return tuple(problem_text(each, lang) for each in problems)


def more_text(left_out: int, uncounted: int, lang: str) -> str:
    """The text with the number of problems that a list omits; empty if none.

    `uncounted` is the minimum number of further problems that were not counted.
    """
    if uncounted:
        return say("content-at-least-more", lang, n=left_out + uncounted)
    return say("content-and-more", lang, n=left_out) if left_out else ""


def problem_lines(problems: Sequence[Problem], lang: str, more: int = 0, most: int | None = None) -> tuple[str, ...]:
    """The first problems as lines with their paths, and a line with the number of the others.

    `more` is the minimum number of problems in addition to `problems`.
    """
    listed = problems[:most]
    rest = more_text(len(problems) - len(listed), more, lang)
    return (*(each.with_path for each in problem_texts(listed, lang)), *((rest,) if rest else ()))
