"""Replays the journal of a crashed run: restores the document as it was, with all its steps."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from PySide6.QtGui import QUndoStack

from database.files.fingerprint import FileFingerprint
from database.files.recovery import is_file, snapshot_of
from database.files.recovery_journal import JournalContents, read_journal
from editor.documents.document import OpenDocument
from editor.documents.load_document import CannotRead, upgraded_document
from editor.edits.edit import CannotEdit
from editor.edits.edit_registry import read_recorded_edit
from engine.content.envelope import Document
from engine.version import VERSION

NOT_OURS = (CannotEdit, AttributeError, LookupError, OverflowError, TypeError, ValueError)
"""The exceptions caused by records that this program did not write: wrong types and sizes, unknown edits."""
NUL = "\0"
DocumentCallback = Callable[[OpenDocument], None]


class CannotRecover(Exception):
    """A journal from which no document can be restored."""


@dataclass(frozen=True, slots=True)
class DocumentSnapshot:
    """A complete document, and the number of records that the journal had at that time."""

    step: int
    content: Document


@dataclass(frozen=True, slots=True)
class Recovered:
    """A recovered document, and the number of its last records that are lost."""

    document: OpenDocument
    lost: int


def recover(journal: Path, lay: DocumentCallback = lambda document: None) -> Recovered:
    """Replay a journal up to its last valid record, or load the snapshot if that is newer.

    `lay` is called with the document at the beginning of the journal, so that a new journal records the replay.
    """
    try:
        read, snapshot = read_journal(journal), _snapshot(journal)
    except OSError as error:
        raise CannotRecover(journal) from error
    steps = _steps_that_play(read)
    all_steps = len(read.records) - 1 + read.lost
    if snapshot is not None and (steps < snapshot.step or read.records[0].get("app") != VERSION):
        document = _from_snapshot(snapshot, read)
        lay(document)
        return Recovered(document, max(0, all_steps - snapshot.step))
    if steps < 0:
        raise CannotRecover(journal)
    document = _begun(read.records[0])
    lay(document)
    for record in read.records[1 : steps + 1]:
        play(document, record)
    return Recovered(document, all_steps - steps)


def _from_snapshot(snapshot: DocumentSnapshot, read: JournalContents) -> OpenDocument:
    """The document of a snapshot, with the file or library entry that the journal names last."""
    path, on_disk, library_key = None, None, ""
    try:
        for record in read.records:
            if key := key_in(record.get("kept", "")):
                path, on_disk, library_key = None, None, key
            elif named := record.get("path", record.get("saved")):
                path, on_disk, library_key = file_in(named), on_disk_in(record.get("on_disk")), ""
    except NOT_OURS:
        path, on_disk, library_key = None, None, ""
    return OpenDocument(snapshot.content, path, on_disk, is_edited=True, library_key=library_key)


def _steps_that_play(read: JournalContents) -> int:
    """The number of records that can be replayed; -1 if the document cannot be read at all."""
    try:
        document = _begun(read.records[0])
    except (CannotRead, IndexError, *NOT_OURS):
        return -1
    steps = 0
    for record in read.records[1:]:
        try:
            play(document, record)
        except NOT_OURS:
            break
        steps += 1
    return steps


def _begun(head: Mapping[str, Any]) -> OpenDocument:
    path = None if head["path"] is None else file_in(head["path"])
    content, library_key = upgraded_document(head["content"], ""), key_in(head.get("kept", ""))
    return OpenDocument(
        content, path, on_disk_in(head["on_disk"]), is_edited=bool(head["is_edited"]), library_key=library_key
    )


def play(document: OpenDocument, record: Mapping[str, Any]) -> None:
    """Replay one record; raises one of `NOT_OURS` if it is invalid."""
    if "do" in record:
        document.do(read_recorded_edit(record["do"], document.content), record["typing"])
    elif "to" in record:
        go_to(document.stack, record["to"])
    elif "kept" in record:
        document.mark_saved_to_library(key_in(record["kept"]))
    else:
        document.mark_saved(file_in(record["saved"]), FileFingerprint(**record["on_disk"]))


def go_to(stack: QUndoStack, step: int) -> None:
    if not 0 <= step <= stack.count():
        raise ValueError(step)
    stack.setIndex(step)


def file_in(name: str) -> Path:
    """The path of a file in a journal; raises ValueError for a relative path, which could mean another file in another
    run."""
    path = Path(name)
    if not path.is_absolute() or NUL in name:
        raise ValueError(name)
    return path


def key_in(key: object) -> str:
    """The key of a library entry in a journal; empty for none."""
    if not isinstance(key, str):
        raise TypeError(key)
    return key


def on_disk_in(data: Mapping[str, Any] | None) -> FileFingerprint | None:
    return None if data is None else FileFingerprint(**data)


def _snapshot(journal: Path) -> DocumentSnapshot | None:
    """DocumentSnapshot next to a journal; None if missing or incomplete."""
    path = snapshot_of(journal)
    records = read_journal(path).records if is_file(path) else ()
    try:
        step = max(0, int(records[0]["step"]))
        return DocumentSnapshot(step, upgraded_document(records[0]["content"], ""))
    except (CannotRead, *NOT_OURS):
        return None
