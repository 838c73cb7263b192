"""What an ability asks for and is not so now, as a reason says it: in words as soon as their language is known."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field, replace
from typing import Any, TypeAlias

from engine.abilities.kinds import Conditions
from engine.abilities.wording.speaker import Speaker, as_written

Called: TypeAlias = Callable[[str], str]
"""Knows the names that documents give."""


@dataclass(frozen=True, slots=True)
class AskedFor:
    """Conditions of an ability; the game says who speaks, and how the ability says them."""

    ability: Any
    conditions: Conditions
    speaker_of: Callable[[str, Called], Speaker]
    worded: Callable[[Any, Conditions, Speaker], str]
    called: Called = field(default=as_written, compare=False)

    def said(self, lang: str) -> str:
        """What it asks for."""
        return self.worded(self.ability, self.conditions, self.speaker_of(lang, self.called))

    def knowing(self, called: Called) -> AskedFor:
        """The same, said by somebody who knows these names."""
        return replace(self, called=called)
