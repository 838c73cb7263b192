"""Warnings about unknown factions and traits: authors may define their own, but usually they are misspelt."""

from __future__ import annotations

from collections.abc import Collection, Iterator, Mapping
from typing import Any

from engine.content.problems import ROOT, Problem, allowed, nearest, step_into
from engine.words import ids


def unknown_factions(part: Any, system: str, at: str, rule: str) -> Iterator[Problem]:
    """Cards with a faction that the game does not name; each faction once.

    A single card is warned of any unknown faction; cards in a larger document only of one that resembles a known
    faction, since an army may belong to a faction of its author.
    """
    known = _named(system)
    reported = set[str](known)
    for path, faction in _factions(part, at):
        if faction not in reported:
            reported.add(faction)
            near, values = nearest(faction, known), {"faction": faction}
            if near is not None or path == f"{ROOT}.faction":
                yield Problem(path, "content-no-faction", values, near, rule, "warning", remark=allowed(known))


def misspelt_traits(card: Mapping[str, Any], system: str, rule: str, others: Collection[str] = ()) -> Iterator[Problem]:
    """Traits in the abilities of a single card that are unknown to the game but resemble a known trait.

    Traits are the factions of the game and a list of others.
    """
    known = (*_named(system), *others)
    for path, trait in _values("trait", card, ROOT):
        near = None if trait in known else nearest(trait, known)
        if near is not None:
            yield Problem(path, "content-no-trait", {"trait": trait}, near, rule, "warning")


def _named(system: str) -> list[str]:
    """The factions that have a displayed name in the game."""
    prefix = f"value-{system}-faction-"
    return sorted(each.removeprefix(prefix) for each in ids() if each.startswith(prefix))


def _factions(part: Any, at: str) -> Iterator[tuple[str, str]]:
    """Each faction of a card, with its path."""
    return _values("faction", part, at, inside="kind")


def _values(key: str, part: Any, at: str, inside: str = "") -> Iterator[tuple[str, str]]:
    """Each text with this key, in objects that also have the other key, with its path."""
    if isinstance(part, Mapping):
        value = part.get(key)
        if isinstance(value, str) and (not inside or inside in part):
            yield step_into(at, key), value
        for step, below in part.items():
            yield from _values(key, below, step_into(at, step), inside)
    elif isinstance(part, list | tuple):
        for number, below in enumerate(part):
            yield from _values(key, below, step_into(at, number), inside)
