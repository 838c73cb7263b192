"""Factions that a game does not know: right for one of the author's own, but more often misspelt."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

from engine.content.errors import ROOT, Problem, allowed, nearest, step_into
from engine.words import ids


def unknown_factions(part: Any, system: str, at: str, rule: str) -> Iterator[Problem]:
    """The cards in a part of a document of a faction that has no name in the words of the game; each faction once.

    A card by itself is told of any, cards among others of those that look like one: an army may be of its own.
    """
    prefix = f"value-{system}-faction-"
    known = sorted(each.removeprefix(prefix) for each in ids() if each.startswith(prefix))
    told = set[str](known)
    for path, faction in _factions(part, at):
        if faction not in told:
            told.add(faction)
            near, values = nearest(faction, known), {"faction": faction}
            if near is not None or path == f"{ROOT}.faction":
                yield Problem(path, "content-no-faction", values, near, rule, "warning", remark=allowed(known))


def _factions(part: Any, at: str) -> Iterator[tuple[str, str]]:
    """Each faction of a card, with its place."""
    if isinstance(part, Mapping):
        faction = part.get("faction")
        if "kind" in part and isinstance(faction, str):
            yield step_into(at, "faction"), faction
        for key, inside in part.items():
            yield from _factions(inside, step_into(at, key))
    elif isinstance(part, list | tuple):
        for number, inside in enumerate(part):
            yield from _factions(inside, step_into(at, number))
