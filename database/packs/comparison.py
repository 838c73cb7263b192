"""Compares two packs that were read: entries that only one has, and entries that differ."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from database.packs.format.container import digest_of
from database.packs.format.contents import Contents
from database.packs.format.entry_names import MANIFEST, entry_of_translation
from engine.content.canonical_json import canonical

METADATA_PREFIX = f"{MANIFEST}."
"""The prefix of the keys of a pack's metadata."""
NOT_COMPARED = frozenset({"entries", "generator"})
"""The keys of the entries, which are compared themselves, and of the program that wrote the pack."""


@dataclass(frozen=True, slots=True)
class PackDifference:
    """The differences between two packs, as entries; `manifest.json.title` stands for a value of the metadata."""

    only_in_old: tuple[str, ...]
    only_in_new: tuple[str, ...]
    differs: tuple[str, ...]


def compared(old: Contents, new: Contents) -> PackDifference:
    """The differences between two packs, ignoring their encoding."""
    before, after = _parts(old, new), _parts(new, old)
    return PackDifference(
        tuple(sorted(before.keys() - after.keys())),
        tuple(sorted(after.keys() - before.keys())),
        tuple(sorted(name for name in before.keys() & after.keys() if before[name] != after[name])),
    )


def compared_metadata(contents: Contents) -> Mapping[str, Any]:
    """The metadata of a pack that takes part in a comparison."""
    return {key: value for key, value in contents.manifest.plain().items() if key not in NOT_COMPARED}


def _parts(contents: Contents, other: Contents) -> Mapping[str, str]:
    """The parts of a pack to compare, as digests by name; metadata that only the other pack has is included."""
    metadata = compared_metadata(contents)
    return {
        **{
            f"{METADATA_PREFIX}{key}": digest_of(canonical(metadata.get(key)))
            for key in metadata.keys() | compared_metadata(other).keys()
        },
        **{each.entry: each.digest for each in contents.documents},
        **{each.entry: each.digest for each in contents.images},
        **{entry_of_translation(lang): digest_of(canonical(texts)) for lang, texts in contents.translations.items()},
    }
