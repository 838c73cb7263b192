"""A library and a recovery journal of an earlier version open with all their content."""

import shutil
from pathlib import Path

from PySide6.QtWidgets import QApplication

from database.library import Library, no_stock
from editor.documents.journal_replay import recover
from engine.content.kinds.notes import Notes
from tests.support.libraries import Clock

SAMPLES = Path(__file__).with_name("samples")


def test_a_recovery_journal_is_replayed(qapp: QApplication) -> None:
    """Five steps with one undone: the notes are as they were, and so is the undo stack."""
    recovered = recover(SAMPLES / "notes.journal")
    assert recovered.lost == 0
    notes = recovered.document.content
    assert isinstance(notes, Notes)
    assert [(note.id, note.at, note.text, note.sign) for note in notes.placed] == [
        ("one", "G7", "First", "warning"),
        ("two", "B2", "Typed", "remark"),
        ("three", "C3^", "Third", "question"),
    ]
    stack = recovered.document.stack
    assert (stack.count(), stack.index()) == (5, 4)
    stack.setIndex(0)
    first = recovered.document.content
    assert isinstance(first, Notes)
    assert [(note.id, note.at) for note in first.placed] == [("one", "A1"), ("two", "B2")]
    stack.setIndex(5)
    last = recovered.document.content
    assert isinstance(last, Notes)
    assert [note.id for note in last.placed] == ["one", "two"]


def test_a_library_opens_with_its_documents(tmp_path: Path) -> None:
    """Every document is there, an older version and the trash too; the check finds nothing."""
    path = tmp_path / "library.db"
    shutil.copy(SAMPLES / "library.db", path)
    with Library.open(path, stock=no_stock, now=Clock()) as library:
        assert sorted((entry.kind, entry.id) for entry in library.documents.entries()) == [
            ("fate", "own-fate-0"),
            ("map", "own-map"),
            ("notes", "n"),
            ("scenario", "own-mission"),
            ("scenario", "own-skirmish"),
        ]
        assert library.documents.entry("own-fate-0").names == {"en": "Renamed", "es": "Renombrada"}
        assert len(library.revisions.of("own-fate-0")) == 2
        assert [entry.id for entry in library.trash.entries()] == ["own-fate-1"]
        assert library.check().is_sound
