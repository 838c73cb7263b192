"""Two packs compared by what was read of them: what only one holds, and what they hold in two forms."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from database.packs.container import digest_of
from database.packs.contents import Contents
from database.packs.entry_names import MANIFEST, entry_of_translation
from engine.content.canonical import canonical

SAID_OF_ENTRIES = frozenset({"entries", "generator"})


@dataclass(frozen=True, slots=True)
class Difference:
    """In what two packs differ, as entries; `manifest.json.title` is what one says of itself."""

    only_in_old: tuple[str, ...]
    only_in_new: tuple[str, ...]
    differs: tuple[str, ...]


def compared(old: Contents, new: Contents) -> Difference:
    """In what two packs differ; not in how they were written down."""
    before, after = _parts(old), _parts(new)
    return Difference(
        tuple(sorted(before.keys() - after.keys())),
        tuple(sorted(after.keys() - before.keys())),
        tuple(sorted(name for name in before.keys() & after.keys() if before[name] != after[name])),
    )


def _parts(contents: Contents) -> Mapping[str, str]:
    """What there is to compare, by name, each as a digest."""
    said = {key: value for key, value in contents.manifest.plain().items() if key not in SAID_OF_ENTRIES}
    return {
        **{f"{MANIFEST}.{key}": digest_of(canonical(value)) for key, value in said.items()},
        **{each.entry: each.digest for each in contents.documents},
        **{each.entry: each.digest for each in contents.images},
        **{entry_of_translation(lang): digest_of(canonical(texts)) for lang, texts in contents.translations.items()},
    }
