"""The manifest of a pack: id, author, requirements, and every entry with its size and digest."""

from __future__ import annotations

import re
from base64 import b32encode
from collections.abc import Iterator, Mapping
from hashlib import sha256
from typing import Annotated, Any, Self, TypeAlias

from pydantic import AfterValidator, ConfigDict, Field, WithJsonSchema, model_validator
from pydantic_core import InitErrorDetails

from database.packs.format.entry_names import UNLISTED, is_entry_name
from database.packs.format.limits import MAX_ENTRIES, MAX_ENTRY, MAX_MANIFEST_TEXTS, MAX_REQUIRED
from database.packs.format.strict_json import strict_object
from database.packs.format.versions import (
    LONGEST_RANGE,
    LONGEST_VERSION,
    RANGE_PATTERN,
    VERSION_PATTERN,
    is_range,
    is_version,
)
from engine.content.canonical_json import canonical
from engine.content.envelope import Names, Texts
from engine.content.fields import Many, Slug, Title, Version
from engine.content.fields import is_version as is_schema_version
from engine.content.loading.fragments import read_part
from engine.content.model import Model, detail, refused, unknown_key, validation_error, wire_names
from engine.content.problems import ROOT, ContentError, Problem, ProblemValue, refusal, shown

CONTAINER = "1.0"
"""The version of the pack format that this program writes."""
FEATURES: frozenset[str] = frozenset()
"""The features beyond that version which a pack may require."""
OWN_KEYS = "x-"
"""The prefix of keys that others may add to a manifest of any version."""
FINGERPRINT = 10
DIGEST_LENGTH = 64
HEX_DIGITS = "0123456789abcdef"
LONGEST_ID = 100
_WORD = "[a-z0-9]+(-+[a-z0-9]+)*"
ID_PATTERN = rf"{_WORD}(\.{_WORD})*"
_ID = re.compile(ID_PATTERN)


def _pack_id(text: str) -> str:
    if len(text) > LONGEST_ID or _ID.fullmatch(text) is None:
        raise refused("pack-bad-id", found=shown(text))
    return text


def _pack_version(text: str) -> str:
    if not is_version(text):
        raise refused("pack-bad-version", found=shown(text))
    return text


def _range(text: str) -> str:
    if not is_range(text):
        raise refused("pack-bad-range", found=shown(text))
    return text


def _listed_name(text: str) -> str:
    if not is_entry_name(text) or text in UNLISTED:
        raise refused("pack-bad-listed-name", found=shown(text))
    return text


def _digest(text: str) -> str:
    if len(text) != DIGEST_LENGTH or text.strip(HEX_DIGITS):
        raise refused("pack-bad-digest", found=shown(text))
    return text


def _text_schema(pattern: str, longest: int) -> WithJsonSchema:
    return WithJsonSchema({"type": "string", "pattern": f"^({pattern})$", "maxLength": longest})


PackId: TypeAlias = Annotated[str, AfterValidator(_pack_id), _text_schema(ID_PATTERN, LONGEST_ID)]
Semver: TypeAlias = Annotated[str, AfterValidator(_pack_version), _text_schema(VERSION_PATTERN, LONGEST_VERSION)]
Range: TypeAlias = Annotated[str, AfterValidator(_range), _text_schema(RANGE_PATTERN, LONGEST_RANGE)]
Digest: TypeAlias = Annotated[str, AfterValidator(_digest), _text_schema("[0-9a-f]{64}", DIGEST_LENGTH)]


class Extensible(Model):
    """A part of a manifest to which newer programs, and others by keys that begin with `x-`, may have added keys."""

    model_config = ConfigDict(extra="allow")

    def additions(self) -> Mapping[str, Any]:
        """The values under keys that this program does not know."""
        return self.__pydantic_extra__ or {}


class Generator(Extensible):
    """The program that wrote a pack."""

    name: Title
    """The name."""
    version: Title
    """Its version."""


class Requirement(Extensible):
    """Another pack that this one needs."""

    id: PackId
    """Its id."""
    range: Range = "*"
    """The versions that will do."""


class ManifestEntry(Extensible):
    """An entry of the pack."""

    path: Annotated[str, AfterValidator(_listed_name)]
    """The name."""
    size: Annotated[int, Field(ge=0, le=MAX_ENTRY)]
    """The size in bytes."""
    sha256: Digest
    """The SHA-256 of its bytes."""


class Manifest(Extensible):
    """The manifest of a pack."""

    container: Version
    """The version of the pack format."""
    id: PackId
    """Its id, unique among all packs: letters, digits, hyphens and dots, such as `org.example.ruins`."""
    version: Semver
    """Its version, in three numbers."""
    title: Names
    """The name shown to people."""
    description: Texts = Texts()
    """The description."""
    authors: Annotated[Many[Title], Field(max_length=MAX_MANIFEST_TEXTS)] = ()
    """The author."""
    languages: Annotated[Many[Slug], Field(max_length=MAX_MANIFEST_TEXTS)] = ()
    """The languages that its texts are in."""
    licence: Title | None = None
    """The terms on which others may use it."""
    systems: Annotated[Many[Slug], Field(max_length=MAX_MANIFEST_TEXTS)] = ()
    """The games that it is for."""
    requires: Annotated[Many[Requirement], Field(max_length=MAX_REQUIRED)] = ()
    """The packs that it needs."""
    features: Annotated[Many[Slug], Field(max_length=MAX_MANIFEST_TEXTS)] = ()
    """The features that a program must support beyond the version of the format."""
    documents: Annotated[dict[Slug, Version], Field(max_length=MAX_MANIFEST_TEXTS)] = Field(default={})
    """The newest schema version of each kind of document in it."""
    generator: Generator | None = None
    """The program that wrote it."""
    entries: Annotated[Many[ManifestEntry], Field(max_length=MAX_ENTRIES)] = ()
    """All entries except the manifest, its signature and the file that marks it as a pack."""

    @model_validator(mode="after")
    def _fits_together(self) -> Self:
        wrong = [*self._strange_keys(), *self._repeated()]
        if wrong:
            raise validation_error(wrong)
        return self

    @property
    def identity(self) -> str:
        """The identity of the pack: the digest of its manifest."""
        return sha256(canonical(self.plain())).hexdigest()

    @property
    def fingerprint(self) -> str:
        """The beginning of its identity, short enough to be read aloud."""
        return fingerprint(bytes.fromhex(self.identity))

    @property
    def is_newer(self) -> bool:
        """Whether it has a newer version of the format, and may have keys that this program does not know."""
        return _number(self.container) > _number(CONTAINER)

    def same_content(self, other: Manifest) -> bool:
        """Whether both contain the same entries."""
        return {(each.path, each.sha256) for each in self.entries} == {(e.path, e.sha256) for e in other.entries}

    def without_unknown(self) -> Manifest:
        """The manifest in the version that this program writes, without the additions of newer programs."""
        requires = [_without_unknown(each) for each in self.requires]
        return read_part(
            Manifest, {**_without_unknown(self), "container": CONTAINER, "requires": requires, "entries": []}
        )

    def _strange_keys(self) -> Iterator[InitErrorDetails]:
        """Keys that are not allowed in a manifest of this version."""
        if self.is_newer:
            return
        parts: list[tuple[tuple[str | int, ...], Extensible]] = [((), self)]
        parts += [(("requires", number), each) for number, each in enumerate(self.requires)]
        parts += [(("entries", number), each) for number, each in enumerate(self.entries)]
        if self.generator is not None:
            parts.append((("generator",), self.generator))
        for place, part in parts:
            for key in part.additions():
                if not key.startswith(OWN_KEYS):
                    found = unknown_key(key, part, wire_names(type(part)))
                    yield {**found, "loc": (*place, key)}

    def _repeated(self) -> Iterator[InitErrorDetails]:
        """Errors of entries listed twice, and of a pack that requires itself."""
        seen = set[str]()
        for number, entry in enumerate(self.entries):
            if entry.path in seen:
                yield detail(("entries", number, "path"), "content-repeated-id", entry.path, id=entry.path)
            seen.add(entry.path)
        needed = {self.id}
        for number, each in enumerate(self.requires):
            if each.id in needed:
                code = "pack-needs-itself" if each.id == self.id else "content-repeated-id"
                yield detail(("requires", number, "id"), code, each.id, id=each.id)
            needed.add(each.id)


def _without_unknown(part: Extensible) -> dict[str, Any]:
    strange = {key for key in part.additions() if not key.startswith(OWN_KEYS)}
    return {key: value for key, value in part.plain().items() if key not in strange | {"generator"}}


def read_manifest(source: bytes) -> Manifest:
    """The manifest in these bytes; raises a `ContentError` with all problems, or with the required program version."""
    data = strict_object(source)
    _refuse_newer(data)
    manifest = read_part(Manifest, data)
    unknown = [each for each in manifest.features if each not in FEATURES]
    if unknown:
        maker = manifest.generator.version if manifest.generator else ""
        values: dict[str, ProblemValue] = {"features": tuple(unknown), "program": maker or "?"}
        raise ContentError([Problem(f"{ROOT}.features", "pack-needs-features", values)])
    return manifest


def fingerprint(digest: bytes) -> str:
    """The beginning of a digest in letters and digits that are hard to confuse."""
    return b32encode(digest).decode()[:FINGERPRINT].lower()


def _refuse_newer(data: Mapping[str, Any]) -> None:
    """A container of a newer major version is not examined further."""
    found = data.get("container")
    if not isinstance(found, str) or not is_schema_version(found):
        return
    if _number(found)[0] > _number(CONTAINER)[0]:
        raise refusal(f"{ROOT}.container", "pack-newer-container", found=found, current=CONTAINER)


def _number(version: str) -> tuple[int, ...]:
    return tuple(map(int, version.split(".")))
