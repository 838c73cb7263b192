"""The version of the texts in the index: it changes with the program and with its catalogue of texts."""

from __future__ import annotations

import unicodedata
from functools import cache
from hashlib import sha256

from engine.version import VERSION
from engine.words import digest as digest_of_words

NO_EDITION = "0" * 64
"""The edition of rows that must be indexed again in any case."""


@cache
def words_edition() -> str:
    """A digest of everything that determines the texts of documents and their normalization."""
    return sha256(f"{VERSION} {unicodedata.unidata_version} {digest_of_words()}".encode()).hexdigest()
