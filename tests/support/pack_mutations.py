"""Packs made from valid ones by one small fault each, in any layer; hashes are corrected so that deep faults count."""

import json
import random
import struct
import zlib
from collections.abc import Callable, Mapping
from functools import cache
from io import BytesIO
from typing import Any

from PIL import Image

from database.packs.format.signatures import SigningKey
from database.packs.format.zip_directory import MEDIA_TYPE
from tests.support.documents import SAMPLES
from tests.support.packs import DEFLATE, Crafted, Entry, as_bytes, deck, entries_of, fate, manifest_of, png

ODD_VALUES: tuple[Any, ...] = (
    *(None, True, False, 0, -1, 1, 2, 255, 2**31, 2**53, 2**53 + 1, 2**63, -(2**64), 10**30, 0.5, -0.5, 1e300),
    *("", " ", "a", "A", "test/ruin", "../../x", "\u0000", "\u202e", "\ud83d", "e\u0301", "x" * 200),
    *("Z" + "\u0335" * 50, "{0.__class__}", "%s%n", "<img src=x>", "1.0", "1.7", "2.0", "0.0", "99999.1"),
    *([], {}, [[]], [None], {"": 0}, {"kind": "fate"}),
)
ODD_TEXTS = (
    *(b"NaN", b"Infinity", b"1e999", b"-0", b"9" * 400, b"[" * 300, b'{"a":1,"a":2}'),
    *(b'"\\ud800"', b"\xff", b"//", b"'"),
)
ODD_NAMES = (
    *("../x", "documents/", "DOCUMENTS/A.JSON", "documents/con.json", "a//b"),
    *("documents/a.json", "mimetype", "\u00e9", ""),
)
NUMBERS = (0, 1, 2, 4, 8, 12, 14, 0x20, 0x40, 0x41, 0x800, 0x801, 0xFFFF)
SIZES = (0, 1, 2, 1000, 2**20, 2**25, 2**25 + 1, 2**31, 2**32 - 1)

Chance = random.Random


@cache
def good_entries() -> tuple[Mapping[str, bytes], ...]:
    """The contents of the valid packs: every sort of entry."""
    jpeg, webp = BytesIO(), BytesIO()
    Image.new("RGB", (9, 7), "teal").save(jpeg, "JPEG")
    Image.new("RGBA", (9, 7), "teal").save(webp, "WEBP")
    arena = (SAMPLES / "small-arena.json").read_bytes()
    return (
        entries_of(fate("a", notes="Ruins at dusk.", tags=["old"]), deck("test/pile", "a", "a")),
        {**entries_of(fate("future", schema="1.9", more={"a": [1, 2]})), "documents/small-arena.json": arena},
        {**entries_of(fate("a")), "images/a.png": png(8, 6, "RGBA"), "images/b.jpg": jpeg.getvalue()},
        {"images/c.webp": webp.getvalue(), "translations/pl.json": b'{"texts": {"a": {"name": "Ruina"}}}'},
    )


def mutated(chance: Chance) -> bytes:
    """A pack in which one thing, sometimes two, is changed."""
    entries = dict(chance.choice(good_entries()))
    way = chance.choice((_bits, _cut, _structure, _manifest, _tree, _tree, _text, _picture, _signed, _spliced))
    return way(chance, entries)


def _whole(entries: Mapping[str, bytes], manifest: Mapping[str, Any] | bytes | None = None) -> bytes:
    return Crafted(_parts(entries, manifest)).bytes()


def _parts(entries: Mapping[str, bytes], manifest: Mapping[str, Any] | bytes | None = None) -> list[Entry]:
    declared = manifest_of(entries) if manifest is None else manifest
    text = declared if isinstance(declared, bytes) else as_text(declared)
    listed = [Entry(name, data, DEFLATE) for name, data in entries.items()]
    return [Entry("mimetype", MEDIA_TYPE), Entry("manifest.json", text, DEFLATE), *listed]


def as_text(data: Any) -> bytes:
    """JSON that may have text that UTF-8 cannot encode."""
    return json.dumps(data).encode() if not isinstance(data, bytes) else data


def _bits(chance: Chance, entries: dict[str, bytes]) -> bytes:
    return _flipped(chance, _whole(entries), len)


def _cut(chance: Chance, entries: dict[str, bytes]) -> bytes:
    whole = _whole(entries)
    return whole[: chance.randrange(len(whole))]


def _spliced(chance: Chance, entries: dict[str, bytes]) -> bytes:
    """A part of the file twice, or removed."""
    whole = _whole(entries)
    first, last = sorted((chance.randrange(len(whole)), chance.randrange(len(whole))))
    return whole[:last] + whole[first:] if chance.random() < 0.5 else whole[:first] + whole[last:]


def _structure(chance: Chance, entries: dict[str, bytes]) -> bytes:
    """The headers of the container."""
    parts = _parts(entries)
    for _ in range(chance.randint(1, 2)):
        entry = chance.choice(parts)
        change: Callable[[], None] = chance.choice(
            [
                lambda: setattr(entry, "name", chance.choice(ODD_NAMES)),  # noqa: B023
                lambda: setattr(entry, "method", chance.choice(NUMBERS)),  # noqa: B023
                lambda: setattr(entry, "flags", chance.choice(NUMBERS)),  # noqa: B023
                lambda: setattr(entry, "attributes", chance.getrandbits(32)),  # noqa: B023
                lambda: setattr(entry, "local_name", chance.choice(ODD_NAMES).encode()),  # noqa: B023
                lambda: setattr(entry, "said_size", chance.choice(SIZES)),  # noqa: B023
                lambda: setattr(entry, "offset", chance.choice((0, 1, 30, 63, 100, 2**31))),  # noqa: B023
                lambda: setattr(entry, "extra", struct.pack("<2H", chance.choice((1, 0x7075, 9)), 0) * 3),  # noqa: B023
                lambda: parts.append(chance.choice(parts)),
                lambda: chance.shuffle(parts),
                lambda: parts.remove(chance.choice(parts)) if len(parts) > 1 else None,
            ]
        )
        change()
    field = chance.choice(("disk", "first", "here", "all", "comment", ""))
    end = {field: chance.choice(NUMBERS)} if field and chance.random() < 0.3 else {}
    return Crafted(parts, end=end).bytes()


def _manifest(chance: Chance, entries: dict[str, bytes]) -> bytes:
    data = {**manifest_of(entries), "requires": [{"id": "a.b", "range": "*"}], "languages": ["en"], "authors": ["Ana"]}
    return _whole(entries, _changed(chance, data))


def _tree(chance: Chance, entries: dict[str, bytes]) -> bytes:
    """The text of a document or a translation."""
    name = chance.choice([name for name in entries if name.endswith(".json")] or [""])
    if name:
        entries[name] = as_text(_changed(chance, json.loads(entries[name])))
    return _whole(entries)


def _text(chance: Chance, entries: dict[str, bytes]) -> bytes:
    """The way it is encoded."""
    name = chance.choice(list(entries))
    data = entries[name]
    at = chance.randrange(len(data))
    entries[name] = data[:at] + chance.choice(ODD_TEXTS) + data[at + chance.randint(0, 3) :]
    return _whole(entries)


def _picture(chance: Chance, entries: dict[str, bytes]) -> bytes:
    """The first bytes of a picture; those of a PNG with its check sum mended."""
    names = [name for name in entries if name.startswith("images/")]
    if not names:
        return _bits(chance, entries)
    name = chance.choice(names)
    data = bytearray(_flipped(chance, entries[name], lambda whole: min(len(whole), 64)))
    if data[:4] == b"\x89PNG" and len(data) > 33:
        data[29:33] = struct.pack(">I", zlib.crc32(data[12:29]))
    entries[name] = bytes(data)
    return _whole(entries)


def _signed(chance: Chance, entries: dict[str, bytes]) -> bytes:
    manifest = as_bytes(manifest_of(entries))
    signature = SigningKey(bytes(32), "Ana").sign(manifest)
    changed = as_text(_changed(chance, json.loads(signature))) if chance.random() < 0.7 else signature
    parts = _parts(entries, manifest)
    return Crafted([*parts, Entry("signature.json", changed, DEFLATE)]).bytes()


def _flipped(chance: Chance, whole: bytes, until: Callable[[bytes], int]) -> bytes:
    data, end = bytearray(whole), until(whole)
    for _ in range(chance.randint(1, 6)):
        data[chance.randrange(end)] ^= 1 << chance.randrange(8)
    return bytes(data)


def _changed(chance: Chance, data: Any) -> Any:
    """Plain data with one value somewhere in it changed, removed, or duplicated."""
    holder, step = chance.choice([*_places(data)])
    if holder is None:
        return chance.choice(ODD_VALUES)
    value = chance.choice(ODD_VALUES) if chance.random() < 0.8 else chance.choice([*_places(data)])[0]
    match chance.randrange(4):
        case 0:
            del holder[step]
        case 1 if isinstance(holder, dict):
            holder[str(chance.choice(("x-a", "kind", "", "id", "\u0000", "k" * 130)))] = _copied(value)
        case 1:
            holder.insert(step, _copied(holder[step]))
        case _:
            holder[step] = _copied(value)
    return data


def _copied(value: Any) -> Any:
    """A copy independent of the original, or the data could contain itself."""
    return json.loads(json.dumps(value))


def _places(part: Any) -> list[tuple[Any, Any]]:
    """Every place in plain data as its container and its key or index; and the whole."""
    found: list[tuple[Any, Any]] = [(None, None)]
    waiting = [part]
    while waiting:
        holder = waiting.pop()
        members = holder.items() if isinstance(holder, dict) else enumerate(holder) if isinstance(holder, list) else ()
        for step, value in members:
            found.append((holder, step))
            waiting.append(value)
    return found
