"""The kind `journal`: every choice and every random result of a game, in order, to replay it exactly."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING, Annotated, Literal

from pydantic import Field

from engine.content.document_kind import DocumentKind
from engine.content.envelope import Document
from engine.content.fields import Many, Seed, Title
from engine.content.kinds.position import PositionOrId, WrittenEntry
from engine.content.kinds.scenario import ScenarioOrId
from engine.content.limits import MAX_ENTRIES
from engine.content.problems import Problem, step_into
from engine.content.system_fields import Profile

if TYPE_CHECKING:
    from engine.content.declarations import SystemContent


class Journal(Document):
    """A game that can be replayed."""

    kind: Literal["journal"]
    engine: Title
    """The version of the engine that played it."""
    system_version: Title
    """The version of the game system."""
    scenario: ScenarioOrId | None = None
    """The start of the game: a scenario, or else a position."""
    position: PositionOrId | None = None
    """The start of the game: a position, or else a scenario."""
    seed: Seed = 0
    """The seed of dice and draws."""
    profile: Profile | None = None
    """The rule options that differ from the scenario's."""
    entries: Annotated[Many[WrittenEntry], Field(max_length=MAX_ENTRIES)]
    """The answers and random results, in order."""

    def problems(self, at: str, system: SystemContent | None) -> Iterator[Problem]:
        if (self.scenario is None) == (self.position is None):
            yield Problem(at, "content-one-start")
        for key, start in (("scenario", self.scenario), ("position", self.position)):
            if isinstance(start, Document):
                yield from start.problems(step_into(at, key), system)


KIND = DocumentKind("journal", Journal, "1.1", icon="log")
