"""An outlook on a round of a game, for the question what may still happen in it."""

from __future__ import annotations

from typing import Generic

from engine.kernel.data.record import record
from engine.kernel.state.step import S


@record(frozen=True, slots=True)
class Outlook(Generic[S]):
    """A round that is still to come, or the rest of the current one, seen from a state.

    `pieces` are those that are on the table, and those that may be there by then. `moments` are the names of the
    triggers that may still come in it; None if any may.
    """

    state: S
    round: int
    pieces: frozenset[str]
    moments: frozenset[str] | None = None
