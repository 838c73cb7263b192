"""A headline from its parts: what somebody did, and what came of it."""

from __future__ import annotations

from collections.abc import Sequence

from editor.game_text.display_names import DisplayNames

MOST_RESULTS = 4
"""The results in a headline; the others stand in its details."""


def headline_of(what: str, results: Sequence[str], naming: DisplayNames) -> str:
    """The sentence of an action with its results, of which no two are alike."""
    told = tuple(dict.fromkeys(filter(None, results)))[:MOST_RESULTS]
    if not told:
        return naming.say("headline-plain", what=what)
    return naming.say("headline-results", what=what, results=", ".join(told))


def without_stop(sentence: str) -> str:
    """A sentence as a part of another one."""
    return sentence.removesuffix(".")


def own_phrase(sentence: str, actor: str, naming: DisplayNames) -> str:
    """A result without the name of who acts, which the headline says first."""
    return sentence.removeprefix(f"{naming.name(actor)} ") if actor else sentence
