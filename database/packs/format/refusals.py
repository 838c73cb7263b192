"""Problems of a pack: the entry, the path in it and the reason, as many at once as a person can use."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from itertools import islice

from database.packs.format.limits import MAX_PACK_PROBLEMS
from engine.content.problems import ContentError, Problem, ProblemValue


@dataclass(frozen=True, slots=True)
class PackProblem:
    """A problem of an entry or, if that is empty, of the pack as a whole.

    The rest of a pack can be used without an entry if only the entry's content is wrong (`is_of_content`).
    """

    entry: str
    problem: Problem
    is_of_content: bool = False

    def sentence(self, lang: str = "en") -> str:
        """The problem in the reader's language, after the path in the entry if there is one."""
        text = self.problem.sentence(lang)
        return f"{self.problem.path}: {text}" if self.problem.path else text

    def __str__(self) -> str:
        return f"{self.entry}: {self.sentence()}" if self.entry else self.sentence()


class PackRefused(Exception):
    """A pack that cannot be used as it is. It has at least one problem and at most `MAX_PACK_PROBLEMS`."""

    def __init__(self, problems: Iterable[PackProblem]) -> None:
        self.problems = tuple(islice(problems, MAX_PACK_PROBLEMS))
        super().__init__("\n".join(map(str, self.problems)))

    @property
    def rest_is_usable(self) -> bool:
        """Whether the pack can be used without the entries that have problems."""
        return all(each.is_of_content for each in self.problems)


def pack_problem(entry: str, code: str, /, **values: ProblemValue) -> PackProblem:
    """A problem of an entry, or of the pack, without a path."""
    return PackProblem(entry, Problem("", code, values))


def refused(code: str, /, **values: ProblemValue) -> PackRefused:
    """The error for a pack that is refused as a whole, for one reason."""
    return PackRefused([pack_problem("", code, **values)])


def pack_problems(entry: str, error: ContentError) -> list[PackProblem]:
    """The problems of the document in an entry."""
    return [PackProblem(entry, problem, is_of_content=True) for problem in error.errors]


def refuse_any(problems: Iterable[PackProblem]) -> None:
    """End a stage: raises `PackRefused` if it has found any problem."""
    found = tuple(problems)
    if found:
        raise PackRefused(found)
