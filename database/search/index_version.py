"""The version of the texts in the index: it changes with the program and with its catalogue of words."""

from __future__ import annotations

import unicodedata
from functools import cache
from hashlib import sha256

from engine.version import VERSION
from engine.words import digest as digest_of_words

NO_EDITION = "0" * 64
"""Of what must be told anew whatever the words are."""


@cache
def words_edition() -> str:
    """Is another one whenever a document may read, or be folded, otherwise than before."""
    return sha256(f"{VERSION} {unicodedata.unidata_version} {digest_of_words()}".encode()).hexdigest()
