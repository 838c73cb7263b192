"""The errors about data that somebody else wrote: dice, choices, journals, states.

Each carries a `Message`, so that it can be shown in any language; `str` is for developers. Each class has a
`__reduce__`, so that its instances survive being sent from another process.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from engine.kernel.data.message import Message


class OutOfDice(LookupError):
    """The script of dice ran out where the caller wanted no others."""


class BadDice(ValueError):
    """A scripted or recorded result that this throw cannot show."""

    def __init__(self, problem: Message) -> None:
        super().__init__(str(problem))
        self.problem = problem

    def __reduce__(self) -> tuple[Any, ...]:
        return type(self), (self.problem,)


class BadData(TypeError):
    """Raised for foreign data that is no valid value, choice or journal entry."""

    def __init__(self, problem: Message) -> None:
        super().__init__(str(problem))
        self.problem = problem

    def __reduce__(self) -> tuple[Any, ...]:
        return type(self), (self.problem,)


class BadState(ValueError):
    """A saved state that cannot be one of this system's; `path` says where.

    Where a name is wrong, `said` is that name and `known` are those it might have been.
    """

    def __init__(self, path: str, problem: Message, said: str | None = None, known: Iterable[str] = ()) -> None:
        super().__init__(f"{path}: {problem}")
        self.path = path
        self.problem = problem
        self.said = said
        self.known = tuple(known)

    def __reduce__(self) -> tuple[Any, ...]:
        return type(self), (self.path, self.problem, self.said, self.known)
