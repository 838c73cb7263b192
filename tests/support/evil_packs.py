"""Malicious packs, each with the number of its case in the catalogue and the reason to refuse it."""

import json
import struct
import zlib
from collections.abc import Callable, Mapping
from dataclasses import dataclass

from database.packs.format.zip_directory import MEDIA_TYPE
from tests.support.evil_pack_parts import (
    DEVICE,
    DOCUMENT,
    FOLDER,
    LINK,
    MIB,
    PIPE,
    badly_signed,
    beside,
    chunk,
    document,
    entry,
    first,
    huge_png,
    moving,
    overlapping,
    picture,
    quoted_bomb,
    said,
    sized,
    squeezed_beginning,
    squeezed_with_more,
    weakly_signed,
    with_member,
    without,
)
from tests.support.packs import DEFLATE, END, Crafted, Entry, as_bytes, crafted, fate, manifest_of, pack_of, png


@dataclass(frozen=True)
class Evil:
    """A file and the reason to refuse it."""

    make: Callable[[], bytes]
    code: str


BAD_NAMES = {
    "B1 ../ in a name": "../../x",
    "B1 an absolute name": "/abs",
    "B1 a drive": "C:\\x",
    "B1 another machine": "\\\\server\\x",
    "B1 ../ in the middle": "documents/../../b",
    "B1 a dot": "documents/./b.json",
    "B1 two slashes": "documents//b.json",
    "B3 capital letters": "documents/B.json",
    "B3 letters with marks, composed": "documents/\u00e9.json",
    "B3 letters with marks, decomposed": "documents/e\u0301.json",
    "B4 nul": "documents/nul",
    "B4 con.png": "images/con.png",
    "B4 com1": "com1/x.json",
    "B4 a dot at the end": "documents/x.",
    "B4 a space at the end": "documents/x.json ",
    "B4 a stream": "documents/a:b",
    "B4 a folder's slash at the end": "documents/",
    "B47 181 bytes": "documents/" + "a" * 166 + ".json",
    "B47 seven steps": "a/b/c/d/e/f/g.json",
    "B1 a control character": "documents/a\x00b.json",
}

JSON = {
    "B22 nested 100,000 deep": (lambda: document(b"[" * 100_000 + b"]" * 100_000), "content-too-deep"),
    "B22 nested 300 deep": (lambda: with_member("[" * 300 + "]" * 300), "content-too-deep"),
    "B22 8 MiB of [": (lambda: document(b"[" * (8 * MIB)), "content-too-deep"),
    "B22 a million keys": (
        lambda: document(b"{" + b",".join(b'"%06x":1' % n for n in range(700_000)) + b"}"),
        "content-too-many-values",
    ),
    "B22 a text without end": (lambda: document(b'{"a": "' + b"x" * (6 * MIB)), "content-not-json"),
    "B23 NaN": (lambda: with_member("NaN"), "content-bad-number"),
    "B23 Infinity": (lambda: with_member("-Infinity"), "content-bad-number"),
    "B23 1e999": (lambda: with_member("1e999"), "content-bad-number"),
    "B23 5000 digits": (lambda: with_member("9" * 5000), "content-bad-number"),
    "B23 minus zero": (lambda: with_member("-0"), "content-bad-number"),
    "B23 minus zero with a point": (lambda: with_member("-0.0"), "content-bad-number"),
    "B23 2^63": (lambda: with_member(str(2**63)), "content-bad-number"),
    "B24 a key twice": (lambda: document(b'{"kind": "fate", "kind": "deck"}'), "content-repeated-key"),
    "B25 half a surrogate": (lambda: with_member('"\\ud800"'), "content-not-json"),
    "B25 NUL": (lambda: with_member('"\\u0000"'), "content-hidden-character"),
    "B25 a byte order mark": (lambda: document(b"\xef\xbb\xbf" + as_bytes(fate())), "content-byte-order-mark"),
    "B25 no UTF-8": (lambda: document(b'{"kind": "\xff"}'), "content-not-utf8"),
    "B25 an overlong form": (lambda: document(b'{"kind": "\xc0\xaf"}'), "content-not-utf8"),
    "B26 text turned round": (lambda: pack_of(fate(name={"en": "\u202eeliF"})), "content-hidden-character"),
    "B26 10,000 marks on one letter": (
        lambda: pack_of(fate(name={"en": "Z" + "\u0335" * 10_000})),
        "content-too-many-marks",
    ),
    "B26 a dozen marks on one letter": (
        lambda: pack_of(fate(name={"en": "Z" + "\u0335" * 12})),
        "content-too-many-marks",
    ),
    "B26 a sentence in tags": (
        lambda: said(title={"en": "Ruins" + "".join(chr(0xE0000 + ord(letter)) for letter in "obey")}),
        "content-hidden-character",
    ),
    "B26 a name of 64 kB": (lambda: pack_of(fate(name={"en": "x" * 65_000})), "content-text-too-long"),
    "B26 a text above 64 KiB": (lambda: with_member(json.dumps("x" * 65_537)), "content-text-too-long"),
    "B27 text for a number": (lambda: pack_of(fate(ap="1")), "content-not-whole"),
    "B27 a list for an object": (lambda: pack_of(fate(name=[])), "content-not-object"),
    "B27 a list for the whole": (lambda: document(b"[]"), "content-not-object"),
    "B27 a key that nobody knows": (lambda: pack_of(fate(initative=1)), "content-unknown-key"),
    "B27 nothing": (lambda: document(b"{}"), "content-missing-key"),
    "B28 the id of another document": (
        lambda: crafted(Entry("documents/test/other.json", as_bytes(fate()))),
        "pack-other-id",
    ),
}

PICTURES = {
    "B29 65,000 x 65,000": (lambda: picture(huge_png(65_000, 65_000)), "image-far-too-large"),
    "B29 100 megapixels": (lambda: picture(huge_png(10_000, 10_000)), "image-far-too-large"),
    "B29 24,004,000 pixels": (lambda: picture(huge_png(6_001, 4_000)), "image-too-many-pixels"),
    "B29 12,001 pixels long": (lambda: picture(huge_png(12_001, 4)), "image-too-long"),
    "B30 cut off": (lambda: picture(png(64, 64)[:-30]), "image-damaged"),
    "B30 a wrong check sum": (lambda: picture(png()[:-16] + b"\0\0\0\0" + png()[-12:]), "image-damaged"),
    "B30 nothing": (lambda: picture(b""), "image-no-picture"),
    "B31 10,000 frames": (lambda: picture(moving(10_000)), "image-moves"),
    "B31 a GIF": (lambda: picture(b"GIF89a" + bytes(100)), "image-no-picture"),
    "B32 a text that unpacks to 50 MB": (
        lambda: picture(png()[:33] + chunk(b"zTXt", b"a\0\0" + zlib.compress(bytes(50_000_000))) + png()[33:]),
        "image-damaged",
    ),
    "B33 SVG": (lambda: picture(b'<svg xmlns="http://www.w3.org/2000/svg"/>'), "image-no-picture"),
    "B33 PDF": (lambda: picture(b"%PDF-1.7\n"), "image-no-picture"),
    "B33 EPS": (lambda: picture(b"%!PS-Adobe-3.0 EPSF-3.0\n%%BoundingBox: 0 0 9 9\n"), "image-no-picture"),
    "B33 TIFF": (lambda: picture(b"II*\0\x08\0\0\0" + bytes(50)), "image-no-picture"),
    "B33 HTML": (lambda: picture(b"<html><script>alert(1)</script></html>"), "image-no-picture"),
    "B34 an SVG that asks for a file": (
        lambda: crafted(Entry("images/a.svg", b'<svg><image href="/etc/passwd"/></svg>')),
        "pack-unknown-entry",
    ),
}

CONTAINERS = {
    "B2 a link": (lambda: entry(DOCUMENT, attributes=LINK), "pack-no-plain-file"),
    "B2 a device": (lambda: entry(DOCUMENT, attributes=DEVICE), "pack-no-plain-file"),
    "B2 a pipe": (lambda: entry(DOCUMENT, attributes=PIPE), "pack-no-plain-file"),
    "B2 a folder": (lambda: entry(DOCUMENT, attributes=FOLDER), "pack-no-plain-file"),
    "B3 a name twice": (lambda: crafted(Entry(DOCUMENT), Entry(DOCUMENT)), "pack-repeated-name"),
    "B5 a file and a folder": (
        lambda: crafted(Entry("documents/a"), Entry("documents/a/b.json")),
        "pack-file-and-folder",
    ),
    "B6 two names": (lambda: entry(DOCUMENT, local_name=b"documents/test/evil.json"), "pack-two-names"),
    "B6 an entry that is not where the list says": (lambda: entry(DOCUMENT, offset=5), "pack-no-such-entry"),
    "B6 an entry that begins behind the end": (lambda: entry(DOCUMENT, offset=2**31), "pack-no-such-entry"),
    "B6 two methods": (lambda: entry(DOCUMENT, local_method=DEFLATE), "pack-two-sizes"),
    "B7 an entry over the list": (lambda: entry(DOCUMENT, said_packed=50, said_size=50), "pack-overlap"),
    "B7 two entries over one another": (overlapping, "pack-overlap"),
    "B7 entries within an entry": (quoted_bomb, "pack-overlap"),
    "B7 an entry of no list between others": (
        lambda: entry(DOCUMENT, behind=Crafted([Entry("documents/b.json", b"{}")]).bytes()[:48]),
        "pack-hidden-bytes",
    ),
    "B8 50 MB of nothing": (lambda: crafted(Entry(DOCUMENT, bytes(5_000_000), DEFLATE)), "pack-ratio"),
    "B8 a pack in a pack": (lambda: crafted(Entry("documents/more.hexpack", pack_of(fate()))), "pack-unknown-entry"),
    "B8 33 MiB": (lambda: sized("images/a.png", b"x", 33 * MIB), "pack-entry-too-large"),
    "B8 9 MiB of JSON": (lambda: sized(DOCUMENT, b"x", 9 * MIB), "pack-entry-too-large"),
    "B9 a size that is too small": (lambda: sized(DOCUMENT, b"{  }", 3), "pack-wrong-size"),
    "B9 a size that is too large": (lambda: sized(DOCUMENT, b"{  }", 5), "pack-wrong-size"),
    "B9 other sizes where the sizes follow": (
        lambda: entry(DOCUMENT, flags=8, local_said=(0, 7, 7), behind=struct.pack("<3L", zlib.crc32(b"{}"), 2, 2)),
        "pack-two-sizes",
    ),
    "B9 sizes that follow and are wrong": (
        lambda: entry(DOCUMENT, flags=8, local_said=(0, 0, 0), behind=b"PK\x07\x08" + struct.pack("<3L", 1, 2, 3)),
        "pack-two-sizes",
    ),
    "B9 another check sum": (lambda: entry(DOCUMENT, local_said=(1, 2, 2)), "pack-two-sizes"),
    "B9 more bytes than are taken out": (
        lambda: crafted(Entry(DOCUMENT, b"{}", packed_as=b"{}hidden")),
        "pack-wrong-size",
    ),
    "B9 more bytes than squeezing ever makes": (
        lambda: crafted(Entry(DOCUMENT, b"{}", DEFLATE, packed_as=bytes(5_000))),
        "pack-hidden-bytes",
    ),
    "B9 bytes behind those that are squeezed": (squeezed_with_more, "pack-hidden-bytes"),
    "B9 the beginning of what is squeezed": (squeezed_beginning, "pack-wrong-size"),
    "B10 65,539 entries that say they are 3": (
        lambda: Crafted([Entry(f"{n}") for n in range(65_539)], end={"here": 3, "all": 3}).bytes(),
        "pack-list-too-long",
    ),
    "B10 three entries that say they are 2": (
        lambda: crafted(Entry(DOCUMENT, b"{}"), end={"here": 2, "all": 2}),
        "pack-other-number",
    ),
    "B10 200,000 entries": (lambda: crafted(end={"here": 0xFFFF, "all": 0xFFFF}), "pack-too-many-entries"),
    "B11 encrypted": (lambda: entry(DOCUMENT, flags=1), "pack-encrypted"),
    "B11 strange flags": (lambda: entry(DOCUMENT, flags=0x20), "pack-bad-flags"),
    "B11 BZIP2": (lambda: entry(DOCUMENT, method=12), "pack-bad-method"),
    "B11 LZMA": (lambda: entry(DOCUMENT, method=14), "pack-bad-method"),
    "B11 method 99": (lambda: entry(DOCUMENT, method=99), "pack-bad-method"),
    "B11 several parts": (lambda: crafted(end={"disk": 1}), "pack-in-several-parts"),
    "B11 other numbers in parts": (lambda: crafted(end={"here": 1}), "pack-in-several-parts"),
    "B11 an entry on another disk": (lambda: entry(DOCUMENT, disk=7), "pack-in-several-parts"),
    "B11 sizes beside an entry": (
        lambda: entry(DOCUMENT, said_size=0xFFFFFFFF, listed_extra=beside(1, struct.pack("<Q", 2))),
        "pack-hidden-bytes",
    ),
    "B11 another name beside an entry": (
        lambda: entry(DOCUMENT, listed_extra=beside(0x7075, b"\x01\0\0\0\0../../evil")),
        "pack-hidden-bytes",
    ),
    "B11 something beside an entry that is cut off": (
        lambda: entry(DOCUMENT, extra=beside(0x5455)[:3]),
        "pack-hidden-bytes",
    ),
    "B14 much in a note of times": (lambda: entry(DOCUMENT, extra=beside(0x5455, bytes(65))), "pack-hidden-bytes"),
    "B14 much in a note of times in the list": (
        lambda: entry(DOCUMENT, listed_extra=beside(0x5455, bytes(65))),
        "pack-hidden-bytes",
    ),
    "B14 many notes of times": (
        lambda: entry(DOCUMENT, extra=beside(0x5455, bytes(9)) * 4_000),
        "pack-hidden-bytes",
    ),
    "B13 a list that is none": (lambda: pack_of(fate()).replace(b"PK\x01\x02", b"PK\x01\x03"), "pack-no-directory"),
    "B14 something before": (lambda: b"%PDF-1.7\n" + pack_of(fate()), "pack-is-none"),
    "B14 something before that the list knows of": (lambda: crafted(before=b"\x89PNG\r\n\x1a\n"), "pack-is-none"),
    "B14 something behind": (lambda: pack_of(fate()) + b"more", "pack-no-end"),
    "B14 a comment": (lambda: crafted(end={"comment": 4}, behind=b"more"), "pack-no-end"),
    "B14 a comment that is not there": (lambda: crafted(end={"comment": 4}), "pack-no-end"),
    "B14 a PDF behind the media type": (lambda: first(behind=b"%PDF-1.4\n1 0 obj<<>>endobj\n"), "pack-hidden-bytes"),
    "B14 a PDF beside the media type": (lambda: first(extra=beside(0x4141, b"%PDF-1.4\n")), "pack-hidden-bytes"),
    "B14 something between the entries and the list": (
        lambda: entry(DOCUMENT, behind=b"APK Sig Block 42"),
        "pack-hidden-bytes",
    ),
    "B14 a remark on an entry": (lambda: entry(DOCUMENT, comment=b"more"), "pack-hidden-bytes"),
    "B14 a long remark on an entry": (lambda: entry(DOCUMENT, comment=bytes(65_000)), "pack-list-too-long"),
    "B15 no media type": (lambda: without("mimetype"), "pack-is-none"),
    "B15 a media type that is packed": (lambda: first(method=DEFLATE), "pack-is-none"),
    "B15 another media type": (lambda: first(data=b"application/vnd.oasis.opendoc.txt"), "pack-is-none"),
    "B15 the media type not first": (
        lambda: Crafted([Entry("manifest.json", b"{}"), Entry("mimetype", MEDIA_TYPE)]).bytes(),
        "pack-is-none",
    ),
    "B46 an end and nothing else": (
        lambda: b"PK\x03\x04" + END.pack(b"PK\x05\x06", 0, 0, 0, 0, 0, 4, 0),
        "pack-is-none",
    ),
    "B46 nothing": (lambda: b"", "pack-is-none"),
    "B46 one byte": (lambda: b"P", "pack-is-none"),
}

MANIFESTS = {
    "B16 no manifest": (lambda: without("manifest.json"), "pack-no-manifest"),
    "B16 a manifest that is no JSON": (lambda: crafted(manifest=b"PK"), "content-not-json"),
    "B16 an entry that is not listed": (
        lambda: crafted(Entry(DOCUMENT, b"{}"), manifest=manifest_of({})),
        "pack-unlisted",
    ),
    "B16 a listed entry that is not there": (
        lambda: crafted(manifest=manifest_of({DOCUMENT: b"{}"})),
        "pack-missing-entry",
    ),
    "B16 another hash": (
        lambda: crafted(Entry(DOCUMENT, b"{} "), manifest=manifest_of({DOCUMENT: b"[] "})),
        "pack-wrong-digest",
    ),
    "B16 another size": (
        lambda: crafted(Entry(DOCUMENT, b"{}"), manifest=manifest_of({DOCUMENT: b"{} "})),
        "pack-wrong-size",
    ),
    "B16 an entry that is listed twice": (
        lambda: crafted(manifest={**manifest_of({}), "entries": manifest_of({DOCUMENT: b""})["entries"] * 2}),
        "content-repeated-id",
    ),
    "B16 the manifest lists itself": (
        lambda: crafted(manifest=manifest_of({"manifest.json": b""})),
        "pack-bad-listed-name",
    ),
    "B17 a newer major version": (lambda: said(container="2.0"), "pack-newer-container"),
    "B17 a feature that nobody knows": (lambda: said(features=["time-travel"]), "pack-needs-features"),
    "B18 unknown members of this version": (lambda: said(colour="red"), "content-unknown-key"),
    "B19 a wrong signature": (badly_signed, "pack-wrong-signature"),
    "B19 a key under which anybody can sign": (weakly_signed, "pack-weak-key"),
    "B19 a signature that is none": (
        lambda: crafted(Entry("signature.json", b"{}"), manifest=manifest_of({})),
        "content-missing-key",
    ),
    "B21 a pack that needs itself": (lambda: said(requires=[{"id": "org.example.ruins"}]), "pack-needs-itself"),
    "B26 a title of two lines, as some count them": (
        lambda: said(title={"en": "Ruins\u2028all is well"}),
        "content-hidden-character",
    ),
    "B26 a title that nobody sees": (lambda: said(title={"en": "\u200b"}), "content-text-empty"),
    "B27 an id that is none": (lambda: said(id="../ruins"), "pack-bad-id"),
    "B17 a version of packs in words": (lambda: said(container="two"), "content-bad-version"),
    "B17 a version of packs that is none": (lambda: said(container=5), "content-not-text"),
    "B27 a version that is none": (lambda: said(version="1"), "pack-bad-version"),
    "B27 a range that is none": (lambda: said(requires=[{"id": "a.b", "range": "about 2"}]), "pack-bad-range"),
    "B27 a hash that is none": (
        lambda: crafted(
            manifest={**manifest_of({}), "entries": [{"path": "documents/a.json", "size": 0, "sha256": "0"}]}
        ),
        "pack-bad-digest",
    ),
    "B27 a hash of other letters": (
        lambda: crafted(
            manifest={**manifest_of({}), "entries": [{"path": "documents/a.json", "size": 0, "sha256": "x" * 64}]}
        ),
        "pack-bad-digest",
    ),
    "B27 a translation into no language": (lambda: crafted(Entry("translations/xx.json", b"{}")), "pack-unknown-entry"),
    "B27 a translation that is none": (lambda: crafted(Entry("translations/pl.json", b"{}")), "content-missing-key"),
}

EVIL: Mapping[str, Evil] = {
    **{case: Evil(lambda name=name: entry(name), "pack-bad-name") for case, name in BAD_NAMES.items()},  # type: ignore[misc]
    **{
        case: Evil(make, code)
        for table in (CONTAINERS, MANIFESTS, JSON, PICTURES)
        for case, (make, code) in table.items()
    },
}
