"""Names of the entries of a pack, limited to those that denote the same file on every system."""

from __future__ import annotations

import re
from collections.abc import Mapping

from database.languages import LANGUAGES
from database.packs.format.limits import MAX_NAME

MIMETYPE = "mimetype"
MANIFEST = "manifest.json"
SIGNATURE = "signature.json"
UNLISTED = frozenset({MIMETYPE, MANIFEST, SIGNATURE})
"""The entries that no manifest can list."""

DOCUMENTS = "documents/"
IMAGES = "images/"
TRANSLATIONS = "translations/"
PNG = ".png"
IMAGE_ENDINGS = (PNG, ".jpg", ".jpeg", ".webp")

_DEVICE = r"(con|prn|aux|nul|com[1-9]|lpt[1-9])"
"""The names that some systems take for devices, whatever follows a dot."""
_STEP = rf"(?!{_DEVICE}([./]|\Z))[a-z0-9]([a-z0-9._-]*[a-z0-9_-])?"
_NAME = re.compile(rf"{_STEP}(/{_STEP}){{0,5}}")
_RESERVED = re.compile(_DEVICE)


def is_entry_name(name: str) -> bool:
    """Whether the name denotes one plain file, the same on every system."""
    return len(name) <= MAX_NAME and _NAME.fullmatch(name) is not None


def is_known(name: str) -> bool:
    """Whether this program can read entries with this name."""
    if name.startswith(DOCUMENTS):
        return name.endswith(".json")
    if name.startswith(IMAGES):
        return name.endswith(IMAGE_ENDINGS)
    return name in map(entry_of_translation, LANGUAGES)


def entry_of_document(id_: str) -> str:
    """The name of a document's entry: `documents/battleground/stone-bridge.json`."""
    return f"{DOCUMENTS}{'/'.join(map(_unreserved, id_.split('/')))}.json"


def entry_of_image(digest: str) -> str:
    """The name of an image's entry, the same as in the library."""
    return f"{IMAGES}{digest}{PNG}"


def as_png(digests: Mapping[str, str]) -> Mapping[str, str]:
    """The digests of re-encoded images by their new names, none of which replaces another entry."""
    found = {entry: digest for entry, digest in digests.items() if entry.endswith(PNG)}
    for entry, digest in sorted(digests.items() - found.items()):
        name = f"{entry.rpartition('.')[0]}{PNG}"
        is_taken = name in found or any(other.startswith(f"{name}/") for other in digests)
        found[entry_of_image(digest) if is_taken or not is_entry_name(name) else name] = digest
    return found


def entry_of_translation(language: str) -> str:
    """The name of the entry with the translations into a language."""
    return f"{TRANSLATIONS}{language}.json"


def _unreserved(step: str) -> str:
    """A path segment; one that some systems take for a device gets an underscore, which no id contains."""
    return f"{step}_" if _RESERVED.fullmatch(step) else step
