"""The kind `position`: a game stopped at a decision, to be gone on with."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING, Annotated, Literal, TypeAlias

from pydantic import Field

from engine.content.document_kind import DocumentKind
from engine.content.envelope import Document
from engine.content.fields import Count, Data, DocumentId, Many, Seed
from engine.content.kinds.scenario import ScenarioOrId
from engine.content.limits import MAX_DICE, MAX_FACE
from engine.content.polymorphic_fields import PolymorphicField, one_model
from engine.content.problems import Problem, step_into

if TYPE_CHECKING:
    from engine.content.declarations import SystemContent


class Position(Document):
    """A scenario in the middle of play. What the state holds is the system's and the kernel's affair."""

    kind: Literal["position"]
    scenario: ScenarioOrId
    """The scenario of the start, or its id."""
    seed: Seed = 0
    """The seed of the coming dice and draws."""
    fresh: Count = 0
    """The number of times new luck was asked for after a take-back."""
    dice: Annotated[Many[Annotated[int, Field(ge=1, le=MAX_FACE)]], Field(max_length=MAX_DICE)] = ()
    """The faces of the next dice, in the order of the throws; then come those of the seed."""
    strict: bool = False
    """Whether it is an error that these dice run out."""
    ask: bool = False
    """Whether what is not scripted is asked of the table instead of the seed."""
    state: Data
    """The state of the game, as the kernel writes it."""

    def problems(self, at: str, system: SystemContent | None) -> Iterator[Problem]:
        if not isinstance(self.scenario, str):
            yield from self.scenario.problems(step_into(at, "scenario"), system)


PositionOrId: TypeAlias = Annotated[
    Position | str, PolymorphicField(one_model(Position), Position | DocumentId, named=True)
]

KIND = DocumentKind("position", Position, icon="place")
