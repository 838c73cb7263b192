"""Exports documents of a library as a pack, with everything that they need."""

from __future__ import annotations

from collections.abc import Collection, Mapping
from dataclasses import dataclass
from typing import Any

from sqlalchemy import Connection

from database.errors import NotDone
from database.packs.export.dependencies import ExportedDocument, export_contents
from database.packs.export.pack_writer import Packed, write_pack
from database.packs.format.entry_names import entry_of_document, entry_of_translation, is_known
from database.packs.format.limits import MAX_MENTIONS
from database.packs.format.manifest import Manifest
from database.packs.format.refusals import refused
from database.packs.format.signatures import SigningKey
from database.packs.format.translations import TranslatedTexts
from engine.content.canonical_json import canonical
from engine.kernel.data.message import message

COMPUTED = frozenset({"systems", "languages", "documents", "entries", "generator"})
"""The manifest keys that an export computes itself."""


@dataclass(frozen=True, slots=True)
class ExportAgain:
    """A pack that is exported again."""

    key: str
    manifest: Manifest
    parts: Mapping[str, bytes]
    """The parts that only newer programs can read."""

    @property
    def lost(self) -> tuple[str, ...]:
        """The parts for newer programs that are missing."""
        return tuple(
            each.path for each in self.manifest.entries if not (is_known(each.path) or each.path in self.parts)
        )


@dataclass(frozen=True, slots=True)
class Exported:
    """An exported pack, with its broken references."""

    packed: Packed
    documents: tuple[str, ...]
    dangling: tuple[str, ...]
    """The ids to which its documents refer and that the recipient will not find."""
    lost: tuple[str, ...] = ()
    """The entries that only newer programs can read and that could not be preserved."""


def export(
    rows: Connection,
    chosen: Collection[str],
    about: Mapping[str, Any],
    *,
    images: Mapping[str, bytes],
    translations: Mapping[str, TranslatedTexts],
    key: SigningKey | None,
    again: ExportAgain | None = None,
) -> Exported:
    """Export a pack of these documents of the user's, with the metadata `about`; raises `NotDone` if one does not
    exist.

    `images` are images by their entries, `again` is the data of the pack that is exported again.
    """
    luggage = export_contents(rows, chosen, again.key if again else None)
    found = luggage.documents
    strange = [name for name in chosen if name not in found or not found[name].is_own]
    if strange:
        raise NotDone(message("pack-not-own", ids=tuple(strange)))
    if luggage.mentions > MAX_MENTIONS:
        raise refused("pack-too-many-mentions", most=MAX_MENTIONS)
    entries = {entry_of_document(name): each.body.encode() for name, each in found.items()}
    entries |= images
    entries |= {
        entry_of_translation(language): canonical({"texts": texts}) for language, texts in translations.items() if texts
    }
    entries |= again.parts if again else {}
    packed = write_pack({**about, **_computed(found.values(), translations)}, entries, key)
    return Exported(packed, tuple(sorted(found)), tuple(sorted(luggage.dangling)), again.lost if again else ())


def exported_metadata(again: ExportAgain) -> dict[str, Any]:
    """The metadata of an imported pack for its new export, including keys unknown to this program.

    If entries that only newer programs can read were lost, the metadata is reduced to what this program writes.
    """
    if again.manifest.is_newer and not again.lost:
        return {key: value for key, value in again.manifest.plain().items() if key not in COMPUTED}
    known = again.manifest.without_unknown().plain()
    return {key: value for key, value in known.items() if key not in COMPUTED | {"container"}}


def _computed(found: Collection[ExportedDocument], translations: Mapping[str, TranslatedTexts]) -> dict[str, Any]:
    """The games of the documents, the languages of their names, and the versions of their schemas."""
    schemas: dict[str, str] = {}
    for each in found:
        schemas[each.kind] = max(schemas.get(each.kind, "0.0"), each.schema, key=_number)
    languages = {lang for each in found for lang in each.languages}
    languages |= {lang for lang, overlay in translations.items() if overlay}
    return {
        "systems": sorted({each.system for each in found if each.system}),
        "languages": sorted(languages),
        "documents": dict(sorted(schemas.items())),
    }


def _number(version: str) -> tuple[int, ...]:
    return tuple(map(int, version.split(".")))
