"""Parts of refusal reasons that are rendered late, when the reader's language is known: conditions, option titles."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import field, replace
from typing import Any, TypeAlias

from engine.abilities.kinds import Conditions
from engine.abilities.wording.renderer import Renderer, as_written
from engine.abilities.wording.word_ids import titled
from engine.kernel.data.record import record
from engine.words import say

Called: TypeAlias = Callable[[str], str]
"""A function that returns the displayed name of a document."""


@record(frozen=True, slots=True)
class AskedFor:
    """Conditions of an ability; the game provides the renderer and the text of the conditions."""

    ability: Any
    conditions: Conditions
    renderer_of: Callable[[str, Called], Renderer]
    worded: Callable[[Any, Conditions, Renderer], str]
    called: Called = field(default=as_written, compare=False)

    def text(self, lang: str) -> str:
        """The conditions as text in a language."""
        return self.worded(self.ability, self.conditions, self.renderer_of(lang, self.called))

    def knowing(self, called: Called) -> AskedFor:
        """The late text with these displayed names."""
        return replace(self, called=called)


@record(frozen=True, slots=True)
class OptionCalled:
    """One of several options, by its number and the author's title."""

    number: int
    names: tuple[tuple[str, str], ...]

    def text(self, lang: str) -> str:
        """Its number, and its title if it has one."""
        if not self.names:
            return str(self.number)
        return say("ability-option-called", lang, number=str(self.number), name=titled(self.names, lang))
