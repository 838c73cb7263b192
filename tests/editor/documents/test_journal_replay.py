"""After a crash, the work is restored: from complete journals, from torn ones, from snapshots."""

import json
from pathlib import Path

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from database.files.recovery_journal import read_journal
from editor.documents import journal_recorder
from editor.documents.document import OpenDocument
from editor.documents.journal_recorder import JournalRecorder
from editor.documents.journal_replay import recover
from editor.documents.load_document import read_file
from editor.documents.workspace import Workspace
from editor.edits.note_edits import move_note, write_note
from engine.content.canonical_json import save
from engine.words import speak
from tests.editor.documents.conftest import ExpectLog, MakeDesk
from tests.editor.documents.crashed_workspace import crash, random_walk
from tests.support.notes import do_edit

SAMPLES = Path(__file__).parent / "samples"


def journal_of(document: OpenDocument) -> Path:
    assert isinstance(document.recorder, JournalRecorder)
    return document.recorder.path


def write(document: OpenDocument, *texts: str) -> None:
    for text in texts:
        do_edit(document, write_note, "one", text)


@pytest.mark.slow
@settings(max_examples=25, suppress_health_check=[HealthCheck.function_scoped_fixture])
@given(seed=st.integers(0, 10_000), actions=st.integers(0, 120))
def test_a_replayed_journal_is_the_document(
    qapp: QApplication, tmp_path_factory: pytest.TempPathFactory, notes_file: Path, seed: int, actions: int
) -> None:
    """After any walk of edits, typing, undo, redo and saves: content, steps, file and edited mark are the same."""
    folder = tmp_path_factory.mktemp("walk")
    file = folder / "notes.json"
    file.write_bytes(notes_file.read_bytes())
    desk, document = Workspace(folder / "recovery"), read_file(file)
    desk.lay(document)
    walk = random_walk(document, seed)
    for _ in range(actions):
        if next(walk) == "save":
            document.save()
    again = recover(journal_of(document))
    assert again.lost == 0
    assert again.document.content == document.content
    assert again.document.is_edited == document.is_edited
    assert again.document.unsaved_steps == document.unsaved_steps
    assert (again.document.path, again.document.on_disk) == (document.path, document.on_disk)
    assert (again.document.stack.count(), again.document.stack.index()) == (
        document.stack.count(),
        document.stack.index(),
    )
    desk.leave()


def test_a_run_that_goes_on_has_left_nothing_behind(desk: MakeDesk, document: OpenDocument) -> None:
    running = desk()
    running.lay(document)
    write(document, "Unsaved")
    assert desk().left_behind() == []
    assert journal_of(document).exists()


def test_work_left_by_a_crash_is_offered_and_restored(desk: MakeDesk, document: OpenDocument, notes_file: Path) -> None:
    crashed = desk()
    crashed.lay(document)
    write(document, "a", "b", "c")
    document.stack.undo()
    crash(crashed)
    next_run = desk()
    (left,) = next_run.left_behind()
    assert left.document.unsaved_steps == 2
    assert left.lost == 0
    restored = next_run.restore(left)
    assert restored.content == document.content
    assert restored.is_edited
    assert restored.path == notes_file
    restored.stack.redo()
    restored.save()
    assert read_file(notes_file).content == restored.content


def test_a_crash_during_recovery_destroys_nothing(desk: MakeDesk, document: OpenDocument) -> None:
    """However often the app goes down after it was restored, and whether it was restored or only offered."""
    wanted = document.content
    current = desk()
    current.lay(document)
    for _ in range(3):
        write(current.documents[0], f"more {len(wanted.plain())}")
        wanted = current.documents[0].content
        crash(current)
        only_looked = desk()
        assert [left.document.content for left in only_looked.left_behind()] == [wanted]
        del only_looked._locks
        current = desk()
        (left,) = current.left_behind()
        assert current.restore(left).content == wanted


def test_saved_work_is_not_offered(desk: MakeDesk, document: OpenDocument, tmp_path: Path) -> None:
    crashed = desk()
    crashed.lay(document)
    write(document, "Saved")
    document.save()
    crash(crashed)
    assert desk().left_behind() == []
    assert list((tmp_path / "recovery").iterdir()) == []


def test_a_torn_end_costs_only_itself(desk: MakeDesk, document: OpenDocument) -> None:
    crashed = desk()
    crashed.lay(document)
    write(document, "a", "b", "c")
    journal = journal_of(document)
    crash(crashed)
    journal.write_bytes(journal.read_bytes()[:-4])
    (left,) = desk().left_behind()
    assert left.lost == 1
    assert left.document.content.plain()["placed"][0]["text"] == "b"


def test_behind_a_broken_place_the_snapshot_goes_on(desk: MakeDesk, document: OpenDocument, notes_file: Path) -> None:
    crashed = desk()
    crashed.lay(document)
    write(document, "a", "b", "c")
    assert isinstance(document.recorder, JournalRecorder)
    document.recorder.snapshot()
    document.recorder.sync()
    write(document, "d")
    journal = journal_of(document)
    crash(crashed)
    lines = journal.read_bytes().splitlines(keepends=True)
    journal.write_bytes(b"".join((*lines[:2], b"broken\n", *lines[3:])))
    (left,) = desk().left_behind()
    assert left.document.content.plain()["placed"][0]["text"] == "c"
    assert left.lost == 1
    assert (left.document.path, left.document.is_edited) == (notes_file, True)


def test_of_another_version_only_the_snapshot_is_used(
    desk: MakeDesk, document: OpenDocument, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(journal_recorder, "VERSION", "0.0.1")
    crashed = desk()
    crashed.lay(document)
    write(document, "a")
    assert isinstance(document.recorder, JournalRecorder)
    document.recorder.snapshot()
    document.recorder.sync()
    write(document, "b")
    crash(crashed)
    (left,) = desk().left_behind()
    assert left.document.content.plain()["placed"][0]["text"] == "a"
    assert left.lost == 1


def test_a_journal_of_nothing_goes_to_the_trash(
    desk: MakeDesk, document: OpenDocument, tmp_path: Path, expect_log: ExpectLog
) -> None:
    expect_log("nothing can be recovered")
    crashed = desk()
    crashed.lay(document)
    journal = journal_of(document)
    crash(crashed)
    journal.write_bytes(b"nonsense")
    assert desk().left_behind() == []
    assert [path.read_bytes() for path in (tmp_path / "recovery" / "trash").iterdir()] == [b"nonsense"]


def test_discarded_work_goes_to_the_trash(desk: MakeDesk, document: OpenDocument, tmp_path: Path) -> None:
    crashed = desk()
    crashed.lay(document)
    write(document, "a")
    crash(crashed)
    later = desk()
    (left,) = later.left_behind()
    later.discard(left)
    assert [path.name for path in (tmp_path / "recovery").iterdir()] == ["trash"]
    assert len(list((tmp_path / "recovery" / "trash").iterdir())) == 1
    assert desk().left_behind() == []


def test_closing_saved_work_leaves_no_trace(desk: MakeDesk, document: OpenDocument, tmp_path: Path) -> None:
    one = desk()
    one.lay(document)
    write(document, "a")
    document.save()
    one.clear(document)
    assert list((tmp_path / "recovery").iterdir()) == []


def test_leaving_in_haste_keeps_what_is_unsaved(desk: MakeDesk, document: OpenDocument) -> None:
    one = desk()
    one.lay(document)
    write(document, "a")
    one.leave()
    (left,) = desk().left_behind()
    assert left.document.content.plain()["placed"][0]["text"] == "a"


def test_without_room_for_a_journal_the_work_goes_on(
    desk: MakeDesk, document: OpenDocument, tmp_path: Path, qtbot: QtBot, expect_log: ExpectLog
) -> None:
    """It is reported once."""
    expect_log("no folder for recovery")
    (tmp_path / "recovery").write_bytes(b"in the way")
    one = desk()
    with qtbot.waitSignal(one.failed):
        one.lay(document)
    write(document, "a")
    document.save()


def test_a_journal_that_can_take_no_more_ends_before_that(
    desk: MakeDesk, document: OpenDocument, monkeypatch: pytest.MonkeyPatch, qtbot: QtBot, expect_log: ExpectLog
) -> None:
    expect_log("no journal for recovery")
    one = desk()
    one.lay(document)
    write(document, "a")
    journal = journal_of(document)

    def full(*_: object) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr("database.files.recovery_journal.EditJournal.append", full)
    with qtbot.waitSignal(one.failed):
        write(document, "b")
    do_edit(document, move_note, "one", "D4")
    assert len(read_journal(journal).records) == 2


def test_records_reach_the_disk_soon(
    desk: MakeDesk, document: OpenDocument, monkeypatch: pytest.MonkeyPatch, qtbot: QtBot
) -> None:
    """Synced after a while, once for many steps; after a pause, written completely."""
    monkeypatch.setattr(journal_recorder, "SYNC_AFTER", 30)
    monkeypatch.setattr(journal_recorder, "IDLE", 20)
    monkeypatch.setattr(journal_recorder, "BETWEEN_SNAPSHOTS", 60)
    synced: list[int] = []
    monkeypatch.setattr("database.files.recovery_journal.sync", synced.append)
    one = desk()
    one.lay(document)
    write(document, "a", "b", "c")
    snapshot = journal_of(document).with_suffix(".snapshot")
    qtbot.waitUntil(lambda: len(synced) == 1 and snapshot.exists())
    assert read_journal(snapshot).records[0]["content"] == document.content.plain()
    assert save(document.content)


def test_a_journal_of_the_version_with_edits_of_notes_is_replayed(qapp: QApplication) -> None:
    """The sample was written before edits had paths: every edit of notes, typing, undo, redo, kept in the library."""
    found = recover(SAMPLES / "notes.journal")
    document = found.document
    assert found.lost == 0
    assert document.content.plain() == json.loads((SAMPLES / "notes.json").read_bytes())
    assert (document.library_key, document.unsaved_steps) == ("notes/kept", 2)
    assert (document.stack.count(), document.stack.index()) == (7, 7)
    assert [speak(each) for each in document.unsaved_descriptions] == ["Write the note at G7^", "Write the note at E5"]
    document.stack.setIndex(0)
    assert document.content.plain()["placed"] == [{"id": "gate", "at": "C3", "text": "The gate"}]
