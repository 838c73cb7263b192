"""Reads the central directory of a pack: plain files with plain names and true sizes, none overlapping."""

from __future__ import annotations

import struct
from collections.abc import Iterator, Sequence
from stat import S_IFMT, S_IFREG
from typing import BinaryIO
from zipfile import ZIP_DEFLATED, ZIP_STORED, BadZipFile, ZipFile, ZipInfo

from database.packs.format.entry_names import IMAGES, MANIFEST, MIMETYPE, is_entry_name
from database.packs.format.limits import MAX_ENTRY, MAX_JSON, MAX_RATIO, MAX_TOTAL, MIB, RATIO_MATTERS_ABOVE
from database.packs.format.refusals import PackProblem, pack_problem, refuse_any, refused
from database.packs.format.zip_offsets import DATA_DESCRIPTOR, of_places
from engine.content.problems import shown

MEDIA_TYPE = b"application/vnd.hexsmith.pack+zip"
NOT_A_ZIP = (BadZipFile, NotImplementedError, UnicodeDecodeError, ValueError, OverflowError, struct.error)
"""The errors of the standard library for an invalid directory."""

SLACK = 64
"""The number of bytes, besides an eighth, by which a packed entry may be larger than an unpacked one."""
_ENCRYPTED = 0x1
_UTF8_NAME = 0x800
_UNIX = 3


def open_directory(file: BinaryIO, number: int) -> Sequence[ZipInfo]:
    """The entries, none of which has been unpacked; raises `PackRefused` with all problems.

    `number` is the declared number of entries.
    """
    try:
        pack = ZipFile(file)
    except NOT_A_ZIP:
        raise refused("pack-no-directory") from None
    entries = pack.infolist()
    if len(entries) != number:
        raise refused("pack-other-number", said=number, found=len(entries))
    refuse_any(_of_the_first(entries))
    refuse_any(
        [
            *(each for entry in entries for each in _of_one(entry)),
            *_of_names(entries),
            *_of_sizes(entries),
        ]
    )
    refuse_any(of_places(file, entries, pack.start_dir))
    return entries


def _of_the_first(entries: Sequence[ZipInfo]) -> Iterator[PackProblem]:
    """Problems of the first entry, which identify a file that is no pack."""
    first = entries[0] if entries else None
    if (
        first is None
        or first.orig_filename != MIMETYPE
        or first.compress_type != ZIP_STORED
        or first.header_offset != 0
        or first.file_size != len(MEDIA_TYPE)
    ):
        yield pack_problem("", "pack-is-none")
    elif not any(entry.orig_filename == MANIFEST for entry in entries):
        yield pack_problem("", "pack-no-manifest")


def _of_one(entry: ZipInfo) -> Iterator[PackProblem]:
    name = shown(entry.orig_filename)
    if not is_entry_name(entry.orig_filename):
        yield pack_problem(name, "pack-bad-name")
    if entry.flag_bits & _ENCRYPTED:
        yield pack_problem(name, "pack-encrypted")
    elif entry.flag_bits & ~(DATA_DESCRIPTOR | _UTF8_NAME):
        yield pack_problem(name, "pack-bad-flags")
    if entry.compress_type not in (ZIP_STORED, ZIP_DEFLATED):
        yield pack_problem(name, "pack-bad-method")
    if entry.compress_type == ZIP_STORED and entry.compress_size != entry.file_size:
        yield pack_problem(name, "pack-wrong-size")
    if entry.compress_size > entry.file_size + entry.file_size // 8 + SLACK:
        yield pack_problem(name, "pack-hidden-bytes")
    if entry.volume:
        yield pack_problem(name, "pack-in-several-parts")
    if _is_special(entry):
        yield pack_problem(name, "pack-no-plain-file")
    most = MAX_ENTRY if entry.orig_filename.startswith(IMAGES) else MAX_JSON
    if entry.file_size > most:
        yield pack_problem(name, "pack-entry-too-large", most=most // MIB, found=-(-entry.file_size // MIB))
    if entry.file_size > RATIO_MATTERS_ABOVE and entry.file_size > MAX_RATIO * entry.compress_size:
        yield pack_problem(name, "pack-ratio", most=MAX_RATIO)


def _is_special(entry: ZipInfo) -> bool:
    """Whether it is a link, a device or a folder rather than a file."""
    kind = S_IFMT(entry.external_attr >> 16) if entry.create_system == _UNIX else 0
    return kind not in (0, S_IFREG) or bool(entry.external_attr & 0x10)


def _of_names(entries: Sequence[ZipInfo]) -> Iterator[PackProblem]:
    """Names that occur twice, including names that some systems do not distinguish."""
    names = [entry.orig_filename.casefold() for entry in entries]
    seen = set[str]()
    folders = {name[:at] for name in names for at, letter in enumerate(name) if letter == "/"}
    for name in names:
        if name in seen:
            yield pack_problem(shown(name), "pack-repeated-name")
        elif name in folders:
            yield pack_problem(shown(name), "pack-file-and-folder")
        seen.add(name)


def _of_sizes(entries: Sequence[ZipInfo]) -> Iterator[PackProblem]:
    total = sum(entry.file_size for entry in entries)
    if total > MAX_TOTAL:
        yield pack_problem("", "pack-total-too-large", most=MAX_TOTAL // MIB, found=-(-total // MIB))
