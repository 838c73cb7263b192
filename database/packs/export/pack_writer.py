"""Writes a pack reproducibly: the same content gives the same bytes on every machine."""

from __future__ import annotations

import zlib
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from io import BytesIO
from typing import Any
from zipfile import ZIP_DEFLATED, ZIP_STORED, ZipFile, ZipInfo

from database.packs.format.container import digest_of
from database.packs.format.entry_names import IMAGES, MANIFEST, MIMETYPE, SIGNATURE, UNLISTED, is_entry_name
from database.packs.format.limits import (
    MAX_ENTRIES,
    MAX_ENTRY,
    MAX_JSON,
    MAX_PACK,
    MAX_RATIO,
    MAX_TOTAL,
    MIB,
    RATIO_MATTERS_ABOVE,
)
from database.packs.format.manifest import CONTAINER, Manifest
from database.packs.format.refusals import PackProblem, pack_problem, refuse_any, refused
from database.packs.format.signatures import SigningKey
from database.packs.format.zip_directory import MEDIA_TYPE
from engine.content.canonical_json import canonical
from engine.content.loading.fragments import read_part
from engine.content.problems import shown
from engine.version import VERSION

GENERATOR = {"name": "Hexsmith", "version": VERSION}
LONG_AGO = (1980, 1, 1, 0, 0, 0)
UNIX = 3
PLAIN_FILE = 0o100644 << 16
LEVEL = 6


@dataclass(frozen=True, slots=True)
class Packed:
    """A pack as written, and its manifest."""

    manifest: Manifest
    data: bytes


def write_pack(about: Mapping[str, Any], entries: Mapping[str, bytes], key: SigningKey | None = None) -> Packed:
    """Write a pack of these entries with the metadata `about`, a manifest without the list of entries.

    Raises a `ContentError` if `about` is invalid, `PackRefused` if no program could read the pack.
    """
    refuse_any([*_unreadable(entries), *_too_much(entries)])
    metadata = read_part(Manifest, {"container": CONTAINER, **about, "generator": GENERATOR, "entries": []})
    listed = [{"path": path, "size": len(data), "sha256": digest_of(data)} for path, data in sorted(entries.items())]
    plain = metadata.plain() | ({"entries": listed} if listed else {})
    manifest, signed = Manifest.model_validate(plain), canonical(plain)
    if len(signed) > MAX_JSON:
        raise refused("pack-entry-too-large", most=MAX_JSON // MIB, found=-(-len(signed) // MIB))
    more = {} if key is None else {SIGNATURE: key.sign(signed)}
    data = _zipped({MANIFEST: signed, **dict(sorted({**entries, **more}.items()))})
    if len(data) > MAX_PACK:
        raise refused("pack-too-large", most=MAX_PACK // MIB, found=-(-len(data) // MIB))
    return Packed(manifest, data)


def _unreadable(entries: Mapping[str, bytes]) -> Iterator[PackProblem]:
    """Names that no manifest can list."""
    for name in entries:
        if not is_entry_name(name) or name in UNLISTED:
            yield pack_problem(shown(name), "pack-bad-name")


def _too_much(entries: Mapping[str, bytes]) -> Iterator[PackProblem]:
    """Problems of entries that exceed the limits of the readers, and are therefore not written."""
    room = MAX_ENTRIES - len((MIMETYPE, MANIFEST, SIGNATURE))
    if len(entries) > room:
        yield pack_problem("", "pack-too-many-entries", most=room)
    for name, data in entries.items():
        most = MAX_ENTRY if name.startswith(IMAGES) else MAX_JSON
        if len(data) > most:
            yield pack_problem(name, "pack-entry-too-large", most=most // MIB, found=-(-len(data) // MIB))
    total = sum(map(len, entries.values()))
    if total > MAX_TOTAL - MAX_JSON:
        yield pack_problem("", "pack-total-too-large", most=MAX_TOTAL // MIB, found=-(-total // MIB))


def _zipped(entries: Mapping[str, bytes]) -> bytes:
    """The file, with an uncompressed `mimetype` first, so that its beginning identifies the format."""
    file = BytesIO()
    with ZipFile(file, "w", compresslevel=LEVEL) as pack:
        pack.writestr(_info(MIMETYPE, ZIP_STORED), MEDIA_TYPE)
        for name, data in entries.items():
            pack.writestr(_info(name, _method(name, data)), data, compresslevel=LEVEL)
    return file.getvalue()


def _method(name: str, data: bytes) -> int:
    """The compression method: images are compressed already, and data that compresses too well would look like an
    attack."""
    if name.startswith(IMAGES):
        return ZIP_STORED
    is_suspect = len(data) > RATIO_MATTERS_ABOVE and len(data) > MAX_RATIO * len(zlib.compress(data, LEVEL))
    return ZIP_STORED if is_suspect else ZIP_DEFLATED


def _info(name: str, method: int) -> ZipInfo:
    info = ZipInfo(name, LONG_AGO)
    info.compress_type = method
    info.create_system = UNIX
    info.external_attr = PLAIN_FILE
    return info
