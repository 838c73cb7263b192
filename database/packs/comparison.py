"""Compares two packs that were read: entries that only one has, and entries that differ."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from database.packs.format.container import digest_of
from database.packs.format.contents import Contents
from database.packs.format.entry_names import MANIFEST, entry_of_translation
from engine.content.canonical_json import canonical

SAID = f"{MANIFEST}."
"""Stands before the keys of what a pack says of itself."""
NOT_COMPARED = frozenset({"entries", "generator"})
"""The keys of the entries, which are compared themselves, and of the program that wrote the pack."""


@dataclass(frozen=True, slots=True)
class PackDifference:
    """In what two packs differ, as entries; `manifest.json.title` is what one says of itself."""

    only_in_old: tuple[str, ...]
    only_in_new: tuple[str, ...]
    differs: tuple[str, ...]


def compared(old: Contents, new: Contents) -> PackDifference:
    """In what two packs differ; not in how they were written down."""
    before, after = _parts(old, new), _parts(new, old)
    return PackDifference(
        tuple(sorted(before.keys() - after.keys())),
        tuple(sorted(after.keys() - before.keys())),
        tuple(sorted(name for name in before.keys() & after.keys() if before[name] != after[name])),
    )


def said_by(contents: Contents) -> Mapping[str, Any]:
    """The properties of a pack that take part in a comparison."""
    return {key: value for key, value in contents.manifest.plain().items() if key not in NOT_COMPARED}


def _parts(contents: Contents, other: Contents) -> Mapping[str, str]:
    """The parts of a pack to compare, as digests by name; properties that only the other pack has are included."""
    said = said_by(contents)
    return {
        **{f"{SAID}{key}": digest_of(canonical(said.get(key))) for key in said.keys() | said_by(other).keys()},
        **{each.entry: each.digest for each in contents.documents},
        **{each.entry: each.digest for each in contents.images},
        **{entry_of_translation(lang): digest_of(canonical(texts)) for lang, texts in contents.translations.items()},
    }
