"""The receiver of an answer: the referee, who sees everything, or a seat, which sees only what it may know."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any

from engine.content.problems import nearest
from engine.kernel.data.choice import Choice
from engine.kernel.data.message import Message, MessageValue, message
from engine.kernel.data.record import record
from engine.kernel.data.value import Json, Value, to_json
from engine.kernel.play.game import Game
from engine.kernel.rules.clauses import Reason
from engine.kernel.state.decision import CHANCE, Decision
from engine.kernel.state.event import Event
from engine.kernel.state.game_state import State
from engine.protocol.request_refusals import bad_field
from engine.session.message_text import message_text
from engine.words import speak

REFEREE = "referee"


@record(frozen=True, slots=True)
class Peer:
    """A client of a game, with its language. Without a seat it is the referee."""

    seat: str | None
    lang: str

    def sees(self, game: Game[Any]) -> State:
        """The state as far as the client may know it."""
        state: State = game.state if self.seat is None else game.view(self.seat)
        return state

    def decision(self, game: Game[Any]) -> dict[str, Json]:
        """The current decision, or the outcome of the game."""
        if game.decision is None:
            return {"over": game.outcome.to_json() if game.outcome else None}
        seen = game.decision if self.seat is None else game.decision.seen_by(self.seat)
        return self._question(game, seen)

    def events(self, events: Iterable[Event[Any]]) -> list[Json]:
        """The events as the client may see them, without the loop's bookkeeping."""
        visible = (each if self.seat is None else each.seen_by(self.seat) for each in events if not each.quiet)
        return [each.to_json() for each in visible if each is not None]

    def reasons(self, reasons: Iterable[Reason]) -> list[Json]:
        """The reasons against a choice, as text."""
        return [
            {
                "rule": reason.rule or None,
                "clause": reason.clause,
                "sentence": message_text(reason.sentence, self.lang),
                "values": {name: _plain(value, self.lang) for name, value in reason.sentence.values},
                "places": list(reason.places),
            }
            for reason in reasons
        ]

    def _question(self, game: Game[Any], decision: Decision) -> dict[str, Json]:
        return {
            "seats": list(decision.seats),
            "mode": decision.mode,
            "kind": decision.kind,
            "prompt": message_text(decision.prompt, self.lang),
            "choices": [_choice(each, game.shown(each)) for each in decision.choices],
            "standing": [_choice(each, game.shown(each)) for each in decision.standing],
        }


def peer_at(game: Game[Any], seat: str, lang: str) -> Peer:
    """The client of a seat of the game, of `chance`, or of the referee."""
    if seat == REFEREE:
        return Peer(None, lang)
    seats = game.state.seats
    if seat not in (*seats, CHANCE):
        raise bad_field("$.as", message("protocol-no-such-seat", seat=seat), nearest(seat, (REFEREE, *seats)))
    return Peer(seat, lang)


def _choice(choice: Choice, shows: Mapping[str, Value]) -> dict[str, Json]:
    shown: dict[str, Json] = {"shows": to_json(shows)} if shows else {}
    return {"id": choice.id, **choice.to_json(), "rules": list(choice.rules), **shown}


def _plain(value: MessageValue, lang: str) -> Json:
    """A value of a message: numbers and texts as they are, nested messages as text."""
    if isinstance(value, str | int):
        return value
    if isinstance(value, tuple):
        return [_plain(item, lang) for item in value]
    return speak(value, lang) if isinstance(value, Message) else value.text(lang)
