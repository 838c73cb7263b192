"""buff: a character gets a buff, a common one or one defined by the card."""

from __future__ import annotations

from typing import ClassVar

from engine.kernel.data.record import record
from engine.systems.battleground.abilities.events import TokenKind
from engine.systems.battleground.tokens.token_effect import TokenEffect


@record(frozen=True, slots=True, kw_only=True)
class Buff(TokenEffect):
    """A buff."""

    side: ClassVar[TokenKind] = "buff"


OP = Buff
