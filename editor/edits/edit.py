"""The base class of edits: plain data that makes a document of a document, and knows its inverse."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any, ClassVar, Generic, Self, TypeVar

from engine.content.envelope import Document
from engine.content.problems import ContentError
from engine.kernel.data.message import Message, message

D = TypeVar("D", bound=Document)


class CannotEdit(Exception):
    """The document cannot be changed so; it is as it was. `word` says why."""

    def __init__(self, why: Message) -> None:
        super().__init__(why.id)
        self.word = why

    @classmethod
    def for_content(cls, error: ContentError) -> CannotEdit:
        """Because a part would not be sound."""
        values = {
            name: str(value) if isinstance(value, float) else value for name, value in error.problem.values.items()
        }
        return cls(message(error.problem.code, **values))


@dataclass(frozen=True)
class Edit(Generic[D]):
    """One edit. Names of what it makes are in it, so that it does the same whenever it is applied."""

    name: ClassVar[str]
    """What it is called where it is written down."""

    def apply(self, document: D) -> tuple[D, Edit[D]]:
        """The document after it, and the edit that leads back; `CannotEdit` where it does not fit."""
        raise NotImplementedError

    def told(self, document: D) -> Message:
        """What it does to this document, for the list of steps."""
        raise NotImplementedError

    def fields(self) -> dict[str, Any]:
        """What it holds, as JSON has it."""
        raise NotImplementedError

    @classmethod
    def from_fields(cls, fields: Mapping[str, Any]) -> Self:
        """The edit that holds this; KeyError, TypeError or ContentError where there is none."""
        raise NotImplementedError

    def to_json(self) -> dict[str, Any]:
        return {"edit": self.name, **self.fields()}

    def merged(self, later: Edit[D]) -> Edit[D] | None:
        """Both at one go, if they are typing in one field; None for all else."""
        return None
