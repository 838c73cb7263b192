"""The kind `position`: a game stopped at a decision, to be continued; a saved game has the answers before it too."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import TYPE_CHECKING, Annotated, Any, Literal, TypeAlias

from pydantic import Field, JsonValue

from engine.content.document_kind import DocumentKind
from engine.content.envelope import Document
from engine.content.fields import Data, DocumentId, Many, SeatId, Seed, Title, WholeNumber
from engine.content.kinds.scenario import ScenarioOrId
from engine.content.limits import (
    MAX_DICE,
    MAX_ENTRIES,
    MAX_FACE,
    MAX_INTEGER,
    MAX_PAST_ENTRIES,
    MAX_ROUNDS,
    MAX_SEATS,
    MAX_STRETCHES,
)
from engine.content.model import Model
from engine.content.polymorphic_fields import PolymorphicField, one_model
from engine.content.problems import Problem, step_into

if TYPE_CHECKING:
    from engine.content.declarations import SystemContent


class Answer(Model):
    """An answer of a seat."""

    seat: SeatId
    """The seat."""
    choice: Data
    """The choice, as the engine wrote it."""


class Drawn(Model):
    """A random result."""

    chance: Title
    """The random stream, by its purpose and seat."""
    result: JsonValue
    """The result: a face, a card."""
    entered: bool = False
    """Whether the players entered it."""


def _entry_model(value: Mapping[str, Any], _: object) -> type[Model]:
    return Drawn if "chance" in value else Answer


WrittenEntry: TypeAlias = Annotated[Answer | Drawn, PolymorphicField(_entry_model, Answer | Drawn)]


class Stretch(Model):
    """A part of a game without a gap: a state, and all answers and random results after it."""

    engine: Title
    """The version of the engine that played it."""
    system_version: Title
    """The version of the game system."""
    resumed: bool = False
    """Whether moves before it are not kept."""
    state: Data
    """The state at its start, as the kernel writes it."""
    entries: Annotated[Many[WrittenEntry], Field(max_length=MAX_PAST_ENTRIES)]
    """The answers and random results, in order, with those that were taken back."""


class Past(Model):
    """The game before a position, so that it can be read and taken back. The position does not depend on it."""

    stretches: Annotated[Many[Stretch], Field(min_length=1, max_length=MAX_STRETCHES)]
    """The game from its start, in parts; where one cannot be replayed to its end, there is a gap."""
    stretch: Annotated[int, Field(ge=0, lt=MAX_STRETCHES)] = 0
    """The part with the position, counted from 0."""
    answers: Annotated[int, Field(ge=0, le=MAX_PAST_ENTRIES)]
    """The number of answers in this part before the position; those after it were taken back."""
    dice: Annotated[Many[Annotated[int, Field(ge=1, le=MAX_FACE)]], Field(max_length=MAX_DICE)] = ()
    """The scripted dice from the start of the first part on."""


class SeatScore(Model):
    """The score of a seat."""

    seat: SeatId
    """The seat."""
    score: Annotated[int, Field(ge=-MAX_INTEGER, le=MAX_INTEGER)]
    """Its points, or what stands for them in the game."""


class Summary(Model):
    """The progress of a saved game, for lists. The position does not depend on it."""

    round: Annotated[int, Field(ge=0, le=MAX_ROUNDS)]
    """The round; 0 before the first one."""
    rounds: Annotated[int, Field(ge=0, le=MAX_ROUNDS)] = 0
    """The greatest number of rounds; 0 if there is none."""
    scores: Annotated[Many[SeatScore], Field(max_length=MAX_SEATS)]
    """The score of each seat, in their order."""
    turn: Annotated[Many[SeatId], Field(max_length=MAX_SEATS)]
    """The seats that are asked."""
    moves: Annotated[int, Field(ge=0, le=MAX_ENTRIES)]
    """The number of answers that the persons gave, or the bots if they play alone."""


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
    own_dice: bool = False
    """Whether the players throw all dice and enter them; draws stay as they are."""
    state: Data
    """The state of the game, as the kernel writes it."""
    past: Past | None = None
    """The game before; missing if it is not kept."""
    summary: Summary | None = None
    """Its progress, for lists."""

    def problems(self, at: str, system: SystemContent | None) -> Iterator[Problem]:
        if not isinstance(self.scenario, str):
            yield from self.scenario.problems(step_into(at, "scenario"), system)


PositionOrId: TypeAlias = Annotated[
    Position | str, PolymorphicField(one_model(Position), Position | DocumentId, named=True)
]

KIND = DocumentKind("position", Position, "1.1", icon="place")
