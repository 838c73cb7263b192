"""The kind `army`: a list of figures with their equipment and decks, built for an army format."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING, Annotated, Literal

from pydantic import Field

from engine.content.army_parts import ArmyFigure, Forces
from engine.content.checks.silenced_warnings import SilencedWarning
from engine.content.document_kind import DocumentKind
from engine.content.envelope import Document
from engine.content.fields import DocumentId, Many
from engine.content.id_checks import repeated_ids
from engine.content.limits import MAX_FIGURES, MAX_SILENCED
from engine.content.problems import Problem, step_into

if TYPE_CHECKING:
    from engine.content.declarations import SystemContent


class Army(Document, Forces):
    """An army list."""

    kind: Literal["army"]
    format: DocumentId | None = None
    """The army format that it follows."""
    figures: Annotated[Many[ArmyFigure], Field(max_length=MAX_FIGURES)]
    """The figures."""
    silenced: Annotated[Many[SilencedWarning], Field(max_length=MAX_SILENCED)] = ()
    """The warnings that are not shown any more."""

    def problems(self, at: str, system: SystemContent | None) -> Iterator[Problem]:
        yield from repeated_ids([figure.id for figure in self.figures], step_into(at, "figures"))
        yield from self.card_problems(self.figures, at, system)


KIND = DocumentKind("army", Army, version="1.1", icon="army")
