"""The base class of requests: an id to answer to, a verb, the seat that the answer is for, and its language."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Annotated, Any, ClassVar, TypeAlias

from pydantic import Field, JsonValue, ValidationError

from engine.content.loading.pydantic_errors import problems_of
from engine.content.model import Model
from engine.content.problems import ContentError, nearest, shown
from engine.kernel.data.choice import Choice
from engine.kernel.data.errors import BadData
from engine.kernel.data.message import message
from engine.kernel.data.value import Json
from engine.kernel.play.game import Game
from engine.protocol.connection import Connection
from engine.protocol.fields import Name
from engine.protocol.peer import REFEREE, Peer, peer_at
from engine.protocol.request_refusals import bad_field
from engine.session.refusal import Refusal, presentable
from engine.words import languages

Response: TypeAlias = dict[str, Json]


class Request(Model):
    """A request with checked fields. The subclass of a verb defines its fields and its answer."""

    gives: ClassVar[tuple[str, ...]] = ()
    """The fields of the answer that are always there."""
    may_give: ClassVar[tuple[str, ...]] = ()
    """The fields of the answer that are only there if they have a value."""
    referee_only: ClassVar[bool] = False
    for_chance: ClassVar[bool] = False
    """Whether the seat `chance`, for whoever throws the dice, may use it."""

    id: JsonValue = None
    """Any value; the answer has the same."""
    do: Name
    """The verb."""
    seat: Annotated[Name, Field(alias="as")] = REFEREE
    """The receiver of the answer: a seat, or the referee, who sees everything."""
    lang: Name = "en"
    """The language of the sentences."""

    def answer(self, connection: Connection) -> Response:
        """Carry out the request. A game that changes is a copy, which replaces the current game when nothing can fail
        any more."""
        raise NotImplementedError

    def allow(self) -> None:
        """Refuse requests for reasons that do not depend on the verb."""
        if self.lang not in languages():
            problem = message("protocol-no-such-language", name=shown(self.lang))
            raise bad_field("$.lang", problem, nearest(self.lang, languages()))
        if self.referee_only and self.seat != REFEREE:
            raise Refusal("referee-only", message("protocol-referee-only", verb=self.do), path="$.as")

    def peer(self, game: Game[Any]) -> Peer:
        """The receiver of the answer, in this game."""
        peer = peer_at(game, self.seat, self.lang)
        if peer.seat is not None and peer.seat not in game.state.seats and not self.for_chance:
            raise bad_field("$.as", message("protocol-chance-sees-nothing", verb=self.do))
        return peer


def read_request(kind: type[Request], raw: Mapping[str, Any]) -> Request:
    """The request in a JSON object; a `ContentError` lists the problems of its fields."""
    try:
        return kind.model_validate(raw)
    except ValidationError as error:
        raise ContentError(problems_of(error, kind, raw, None)) from None


def read_choice(raw: Mapping[str, Any], path: str) -> Choice:
    """The choice that a field of a request describes."""
    try:
        return Choice.from_json(raw)
    except BadData as error:
        raise bad_field(path, message("protocol-bad-choice", problem=presentable(error.problem))) from None
