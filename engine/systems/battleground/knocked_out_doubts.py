"""BG-WOUND-2: who was knocked out is gone when that is heard of: nothing is so of it any more, or happens to it."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from engine.abilities.analysis.lint import AbilityWarning
from engine.systems.battleground.names_of_nobody import Names, spoken_in
from engine.systems.battleground.wounds import KnockedOut

GONE: Names = frozenset(("subject",))


def knocked_out_doubts(ability: Any) -> Iterator[AbilityWarning]:
    """Where what waits for a knock-out, or a side mission that does, speaks of who was knocked out."""
    if KnockedOut in getattr(getattr(ability, "when", None), "events", ()):
        for spoken in spoken_in(ability, (), GONE):
            if spoken.is_nobody:
                yield AbilityWarning(spoken.member.at, "battleground-knocked-out-gone", {"name": spoken.member.value})
