"""Loads a document to be edited from a file, or gives the reason why that is not possible."""

from __future__ import annotations

import errno
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any

from database.files.fingerprint import read_user_file
from editor.documents.document import OpenDocument
from engine.content.envelope import Document
from engine.content.limits import MAX_BYTES
from engine.content.loading.document_reader import open_document
from engine.content.newer_document import NewerDocument
from engine.content.problems import ContentError, Problem
from engine.kernel.data.message import Message, message
from engine.registry import declarations

REASONS = {
    errno.ENOENT: "documents-not-there",
    errno.ENOTDIR: "documents-not-there",
    errno.EACCES: "documents-not-allowed",
    errno.EPERM: "documents-not-allowed",
    errno.EISDIR: "documents-is-a-folder",
    errno.ENXIO: "documents-no-plain-file",
    errno.EBUSY: "documents-is-a-library",
}


class CannotRead(Exception):
    """A file without an editable document: `word` is the reason, `problems` the details.

    `more` is the minimum number of further problems.
    """

    def __init__(self, why: Message, problems: Sequence[Problem] = (), more: int = 0) -> None:
        super().__init__(str(why))
        self.word = why
        self.problems = tuple(problems)
        self.more = more


def read_file(path: Path) -> OpenDocument:
    """The document in a file, even with problems between its parts; raises `CannotRead` for anything else."""
    try:
        data, on_disk = read_user_file(path, MAX_BYTES)
    except OSError as error:
        raise CannotRead(read_failure(path, error)) from error
    return OpenDocument(upgraded_document(data, str(path)), path, on_disk)


def read_failure(path: Path, error: OSError) -> Message:
    """The message for a file that cannot be read: the file and the reason."""
    known = REASONS.get(error.errno or 0)
    if known:
        return Message(known, (("path", str(path)),))
    return message("documents-cannot-be-read", path=str(path), reason=error.strerror or str(error))


def upgraded_document(source: bytes | Mapping[str, Any], name: str) -> Document:
    """The document with this text or plain data, upgraded to the current schema version."""
    try:
        found = open_document(source, declarations())
        if not isinstance(found, NewerDocument):
            return found.editable()
    except ContentError as error:
        raise CannotRead(message("documents-not-sound", name=name), error.errors, error.more) from None
    raise CannotRead(message("documents-newer", name=name, version=found.schema_version))
