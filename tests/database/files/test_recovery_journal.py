"""Journals: appended records are read again, and torn or changed ones are detected and counted."""

from pathlib import Path
from typing import Any

import pytest

from database.files.recovery_journal import EditJournal, read_journal

RECORDS: tuple[dict[str, Any], ...] = ({"a": 1}, {"text": "żółć\n"}, {"list": [1, 2]}, {})


def journal_at(path: Path) -> bytes:
    journal = EditJournal(path)
    for record in RECORDS:
        journal.append(record)
    journal.sync()
    journal.close()
    return path.read_bytes()


def test_appended_records_are_read(tmp_path: Path) -> None:
    path = tmp_path / "a.journal"
    journal_at(path)
    assert read_journal(path) == type(read_journal(path))(RECORDS, 0)


def test_a_journal_is_a_new_file(tmp_path: Path) -> None:
    path = tmp_path / "a.journal"
    journal_at(path)
    with pytest.raises(FileExistsError):
        EditJournal(path)


def test_torn_anywhere_the_whole_records_before_are_read(tmp_path: Path) -> None:
    """At every length: a prefix of the records, and one lost where a line is cut."""
    path = tmp_path / "a.journal"
    data = journal_at(path)
    for length in range(len(data)):
        path.write_bytes(data[:length])
        read = read_journal(path)
        whole = data[:length].count(b"\n")
        assert read.records == RECORDS[:whole]
        assert read.lost == (data[:length].rpartition(b"\n")[2] != b"")


def test_any_changed_byte_ends_what_is_read(tmp_path: Path) -> None:
    path = tmp_path / "a.journal"
    data = journal_at(path)
    for place in range(0, len(data), 3):
        changed = bytearray(data)
        changed[place] ^= 0x15
        path.write_bytes(changed)
        read = read_journal(path)
        assert read.records == RECORDS[: len(read.records)]
        assert len(read.records) < len(RECORDS)
        assert read.lost >= len(RECORDS) - len(read.records) - 1


def test_a_line_left_out_ends_what_is_read(tmp_path: Path) -> None:
    path = tmp_path / "a.journal"
    lines = journal_at(path).splitlines(keepends=True)
    path.write_bytes(b"".join((lines[0], *lines[2:])))
    assert (read_journal(path).records, read_journal(path).lost) == (RECORDS[:1], 2)
