"""The kind `position`: a game stopped at a decision, to be continued."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING, Annotated, Literal, TypeAlias

from pydantic import Field

from engine.content.document_kind import DocumentKind
from engine.content.envelope import Document
from engine.content.fields import Data, DocumentId, Many, Seed, WholeNumber
from engine.content.kinds.scenario import ScenarioOrId
from engine.content.limits import MAX_DICE, MAX_FACE
from engine.content.polymorphic_fields import PolymorphicField, one_model
from engine.content.problems import Problem, step_into

if TYPE_CHECKING:
    from engine.content.declarations import SystemContent


class Position(Document):
    """A scenario in the middle of play. The content of the state is defined by the game system and the kernel."""

    kind: Literal["position"]
    scenario: ScenarioOrId
    """The scenario from which the game started, or its id."""
    seed: Seed = 0
    """The seed of further dice and draws."""
    fresh: WholeNumber = 0
    """The number of times that players took moves back and asked for new dice."""
    dice: Annotated[Many[Annotated[int, Field(ge=1, le=MAX_FACE)]], Field(max_length=MAX_DICE)] = ()
    """The faces of the next dice, in the order of the throws; further dice depend on the seed."""
    strict: bool = False
    """Whether it is an error if these dice run out."""
    ask: bool = False
    """Whether the players enter the results that are not scripted."""
    state: Data
    """The state of the game, as the kernel writes it."""

    def problems(self, at: str, system: SystemContent | None) -> Iterator[Problem]:
        if not isinstance(self.scenario, str):
            yield from self.scenario.problems(step_into(at, "scenario"), system)


PositionOrId: TypeAlias = Annotated[
    Position | str, PolymorphicField(one_model(Position), Position | DocumentId, named=True)
]

KIND = DocumentKind("position", Position, icon="place")
