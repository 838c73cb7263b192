"""Events of abilities that every game shares."""

from __future__ import annotations

from collections.abc import Mapping

from engine.kernel.data.record import record
from engine.kernel.state.event import Event
from engine.kernel.state.step import S


@record(frozen=True, slots=True, kw_only=True)
class MessageGiven(Event[S]):
    """An ability showed a text of its author, by language."""

    ability: str
    text: Mapping[str, str]

    def evolve(self, state: S) -> S:
        return state
