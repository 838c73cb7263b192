"""Text of problems for people: a problem in one language, and a list of problems with how many are left out."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from engine.content.problems import Problem, Severity
from engine.kernel.data.record import record
from engine.words import say


@record(frozen=True, slots=True)
class ProblemText:
    """A problem in one language: a sentence, where it is in the document, and the rule that it breaks."""

    sentence: str
    path: str | None = None
    rule: str | None = None
    severity: Severity = "error"

    @property
    def with_path(self) -> str:
        """The sentence and its path, where it has one, as plain text."""
        return f"{self.sentence} ({self.path})" if self.path else self.sentence

    @property
    def with_rule(self) -> str:
        """The sentence and its rule, where it has one, as plain text."""
        return f"{self.sentence} [{self.rule}]" if self.rule else self.sentence


def problem_text(problem: Problem, lang: str) -> ProblemText:
    """The text of one problem."""
    return ProblemText(problem.sentence(lang), problem.path, problem.rule, problem.severity)


def problem_texts(problems: Iterable[Problem], lang: str) -> tuple[ProblemText, ...]:
    """The texts of problems, in their order."""
    return tuple(problem_text(each, lang) for each in problems)


def more_text(left_out: int, uncounted: int, lang: str) -> str:
    """Text of how many problems a list leaves out; empty if none.

    `uncounted` is the number of further ones that the document has at least.
    """
    if uncounted:
        return say("content-at-least-more", lang, n=left_out + uncounted)
    return say("content-and-more", lang, n=left_out) if left_out else ""


def problem_lines(problems: Sequence[Problem], lang: str, more: int = 0, most: int | None = None) -> tuple[str, ...]:
    """The first problems as lines with their paths, and a line that counts the others.

    `more` is the number of further ones that the document has at least, beside `problems`.
    """
    listed = problems[:most]
    rest = more_text(len(problems) - len(listed), more, lang)
    return (*(each.with_path for each in problem_texts(listed, lang)), *((rest,) if rest else ()))
