"""debuff: a character gets a debuff, a common one or one defined by the card."""

from __future__ import annotations

from typing import ClassVar

from engine.kernel.data.record import record
from engine.systems.battleground.abilities.events import TokenKind
from engine.systems.battleground.tokens.token_effect import TokenEffect


@record(frozen=True, slots=True, kw_only=True)
class Debuff(TokenEffect):
    """A debuff."""

    side: ClassVar[TokenKind] = "debuff"


OP = Debuff
