"""The errors about data from outside: dice, choices, journals, states.

Each carries a `Message`, so that it can be shown in any language; `str` is for developers. Each class has a
`__reduce__`, so that its instances can be sent from another process.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from engine.kernel.data.message import Message


class OutOfDice(LookupError):
    """The script of dice is exhausted, and the caller allowed no other source."""


class BadDice(ValueError):
    """A scripted or recorded result that is impossible for this throw."""

    def __init__(self, problem: Message) -> None:
        super().__init__(str(problem))
        self.problem = problem

    def __reduce__(self) -> tuple[Any, ...]:
        return type(self), (self.problem,)


class BadData(TypeError):
    """Raised for data from outside that is not a valid value, choice or journal entry."""

    def __init__(self, problem: Message) -> None:
        super().__init__(str(problem))
        self.problem = problem

    def __reduce__(self) -> tuple[Any, ...]:
        return type(self), (self.problem,)


class BadState(ValueError):
    """A saved state that is impossible in this system; `path` is where the problem is.

    For an unknown name, `found` is that name and `known` are the names that are possible there.
    """

    def __init__(self, path: str, problem: Message, found: str | None = None, known: Iterable[str] = ()) -> None:
        super().__init__(f"{path}: {problem}")
        self.path = path
        self.problem = problem
        self.found = found
        self.known = tuple(known)

    def __reduce__(self) -> tuple[Any, ...]:
        return type(self), (self.path, self.problem, self.found, self.known)
