"""message: a text that is shown to all players."""

from __future__ import annotations

from collections.abc import Iterator

from engine.abilities.context import Now
from engine.abilities.fields import AbilityProblem, Titles
from engine.abilities.kinds import Effect
from engine.abilities.runtime.events import MessageGiven
from engine.kernel.data.record import record
from engine.kernel.state.step import Do, S


@record(frozen=True, slots=True, kw_only=True)
class Message(Effect[S]):
    """A text by the author."""

    once = True
    needs_piece = False
    text: Titles
    """The text, by language."""

    def errors(self) -> Iterator[AbilityProblem]:
        """The text is not empty."""
        if not self.text:
            yield AbilityProblem("text", "ability-message-says-nothing")

    def happen(self, now: Now[S]) -> Do[S]:
        rule = now.table.vocabulary.rule
        return Do((MessageGiven(ability=now.cast.called, text=dict(self.text), rules=(rule,)),))


OP = Message
