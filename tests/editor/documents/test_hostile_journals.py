"""Recovery folders that are damaged or hostile: nothing crashes or hangs, and nothing but our own files is touched."""

import json
import os
import random
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from PySide6.QtWidgets import QApplication

from database.files.recovery import LOCK
from database.files.recovery_journal import read_journal, written
from editor.documents.document import OpenDocument
from editor.documents.journal_recorder import JournalRecorder
from editor.documents.journal_replay import CannotRecover, recover
from editor.documents.load_document import read_file
from editor.edits.note_edits import write_note
from engine.content.canonical_json import save
from engine.content.kinds.notes import Note
from engine.kernel.data.message import Message
from engine.words import resources_folder
from tests.editor.documents.conftest import ExpectLog, MakeDesk
from tests.editor.documents.crashed_workspace import crash, random_walk
from tests.support.damaged_data import spoil
from tests.support.notes import do_edit, notes_of


@pytest.fixture
def journal(desk: MakeDesk, document: OpenDocument) -> Path:
    """What a crashed run left of a walk: a journal with edits, steps back and saves, and a snapshot."""
    crashed = desk()
    crashed.lay(document)
    walk = random_walk(document, 5)
    for _ in range(40):
        if next(walk) == "save":
            document.save()
    recorder = document.recorder
    assert isinstance(recorder, JournalRecorder)
    recorder.snapshot()
    recorder.sync()
    for _ in range(5):
        next(walk)
    crash(crashed)
    return recorder.path


def flipped(chance: random.Random, data: bytes) -> bytes:
    made = bytearray(data)
    for _ in range(chance.randint(1, 4)):
        made[chance.randrange(len(made))] ^= 1 << chance.randrange(8)
    return bytes(made)


def truncated(chance: random.Random, data: bytes) -> bytes:
    return data[: chance.randrange(len(data))]


def shuffled(chance: random.Random, data: bytes) -> bytes:
    lines = data.splitlines(keepends=True)
    chance.shuffle(lines)
    return b"".join(lines)


def forged(chance: random.Random, data: bytes) -> bytes:
    """One value of one record is another one, with a check sum that is right."""
    records = [json.loads(line.partition(b" ")[2])[1] for line in data.splitlines()]
    spoil(chance, chance.choice(records))
    return b"".join(forged_line(number, record) for number, record in enumerate(records))


def forged_line(number: int, record: Any) -> bytes:
    try:
        return written(number, record)
    except ValueError:
        return b"Infinity\n"


DAMAGES: tuple[Callable[[random.Random, bytes], bytes], ...] = (flipped, truncated, shuffled, forged, forged, forged)


def damage_and_look(journal: Path, times: int) -> int:
    """How many of so many damaged journals could still be played, at least in part."""
    chance, played = random.Random(11), 0
    files = {path: path.read_bytes() for path in (journal, journal.with_suffix(".snapshot"))}
    for _ in range(times):
        for path, data in files.items():
            path.write_bytes(chance.choice(DAMAGES)(chance, data) if chance.random() < 0.7 else data)
        before = {path: path.read_bytes() for path in files}
        try:
            found = recover(journal)
        except CannotRecover:
            pass
        else:
            played += 1
            assert found.lost >= 0
            assert save(found.document.content)
            assert found.document.path is None or found.document.path.is_absolute()
        assert {path: path.read_bytes() for path in files} == before
    return played


@pytest.mark.slow
def test_a_damaged_journal_is_played_as_far_as_it_is_sound(journal: Path) -> None:
    assert damage_and_look(journal, 200) > 100


@pytest.mark.soak
@pytest.mark.timeout(900)
def test_no_damaged_journal_crashes_anything(journal: Path) -> None:
    assert damage_and_look(journal, 5_000) > 2_500


def test_of_noise_nothing_is_made(tmp_path: Path, qapp: QApplication) -> None:
    chance = random.Random(3)
    path = tmp_path / "1.journal"
    for length in (0, 1, 9, 1_000, 100_000):
        path.write_bytes(chance.randbytes(length))
        with pytest.raises(CannotRecover):
            recover(path)


def test_edits_of_another_kind_of_document_are_not_played(tmp_path: Path, journal: Path) -> None:
    """A map takes no notes: the map is there, the steps are lost."""
    wasteland = json.loads((resources_folder() / "systems/battleground/maps/wasteland.json").read_bytes())
    records = [dict(record) for record in read_journal(journal).records]
    records[0]["content"] = wasteland
    path = tmp_path / "1.journal"
    path.write_bytes(b"".join(written(number, record) for number, record in enumerate(records)))
    found = recover(path)
    assert found.document.content.kind == "map"
    assert found.lost == len(records) - 1


def test_a_lock_that_is_torn_or_of_another_host_hides_nothing(desk: MakeDesk, journal: Path) -> None:
    for said in (b"", b"\0\0\0", b"1\nhexsmith\nanother-host\n\n"):
        (journal.parent / LOCK).write_bytes(said)
        later = desk()
        assert len(later.left_behind()) == 1
        later._locks.popitem()[1].release()


def test_a_run_that_goes_on_is_left_alone_whatever_its_lock_says(desk: MakeDesk, document: OpenDocument) -> None:
    running = desk()
    running.lay(document)
    do_edit(document, write_note, "one", "Unsaved")
    recorder = document.recorder
    assert isinstance(recorder, JournalRecorder)
    os.truncate(recorder.path.parent / LOCK, 0)
    assert desk().left_behind() == []
    assert recorder.path.exists()


def test_foreign_files_are_neither_followed_nor_waited_for_nor_deleted(
    desk: MakeDesk, tmp_path: Path, expect_log: ExpectLog
) -> None:
    expect_log("a folder of a crashed run stays")
    recovery, home = tmp_path / "recovery", tmp_path / "home"
    home.mkdir()
    precious = home / "1.journal"
    precious.write_bytes(b"precious")
    (home / "letter.txt").write_bytes(b"dear")
    os.utime(home / "letter.txt", (1, 1))
    run = recovery / "77-00000000"
    run.mkdir(parents=True)
    os.mkfifo(run / "1.journal")
    (run / "2.journal").symlink_to(precious)
    (run / "3.journal").mkdir()
    (run / "mine.txt").write_bytes(b"mine")
    (recovery / "78-00000000").symlink_to(home)
    (recovery / "trash").symlink_to(home)
    (recovery / "notes").mkdir()
    (recovery / "notes" / "run.lock").write_bytes(b"")
    (recovery / "a file").write_bytes(b"")
    assert desk().left_behind() == []
    assert sorted(path.name for path in home.iterdir()) == ["1.journal", "letter.txt"]
    assert (run / "mine.txt").exists()
    assert (recovery / "notes" / "run.lock").exists()


def test_a_trash_that_is_in_the_way_costs_no_recovery(
    desk: MakeDesk, journal: Path, tmp_path: Path, expect_log: ExpectLog
) -> None:
    (tmp_path / "recovery" / "trash" / "a folder").mkdir(parents=True)
    (left,) = desk().left_behind()
    assert left.lost == 0


def test_one_run_that_cannot_be_cleaned_up_hides_no_other(
    desk: MakeDesk, journal: Path, tmp_path: Path, expect_log: ExpectLog
) -> None:
    expect_log("a folder of a crashed run stays")
    other = tmp_path / "recovery" / "1-00000000"
    (other / "in the way").mkdir(parents=True)
    os.utime(other, (1, 1))
    assert len(desk().left_behind()) == 1


def test_where_there_is_no_room_for_a_lock_nothing_hangs(
    desk: MakeDesk, document: OpenDocument, monkeypatch: pytest.MonkeyPatch, expect_log: ExpectLog
) -> None:
    """As on a full disk that still takes an empty folder."""
    expect_log("no folder for recovery")
    monkeypatch.setattr("editor.documents.workspace.take_lock", lambda _: None)
    one = desk()
    said: list[Message] = []
    one.failed.connect(said.append)
    one.lay(document)
    assert len(said) == 1
    assert do_edit(document, write_note, "one", "Still edited")


def test_a_journal_that_cannot_even_begin_is_reported(
    desk: MakeDesk, document: OpenDocument, monkeypatch: pytest.MonkeyPatch, expect_log: ExpectLog
) -> None:
    expect_log("no journal for recovery")

    def full(*_: object) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr("database.files.recovery_journal.EditJournal.append", full)
    one = desk()
    said: list[Message] = []
    one.failed.connect(said.append)
    one.lay(document)
    assert [word.id for word in said] == ["file-disk-full"]


def test_after_a_save_a_journal_that_failed_offers_nothing_older(
    desk: MakeDesk, document: OpenDocument, monkeypatch: pytest.MonkeyPatch, expect_log: ExpectLog
) -> None:
    expect_log("no journal for recovery")
    one = desk()
    one.lay(document)
    do_edit(document, write_note, "one", "a")

    def full(*_: object) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr("database.files.recovery_journal.EditJournal.append", full)
    do_edit(document, write_note, "one", "b")
    document.save()
    crash(one)
    assert desk().left_behind() == []


def test_without_a_new_journal_the_old_one_stays(
    desk: MakeDesk, journal: Path, monkeypatch: pytest.MonkeyPatch, expect_log: ExpectLog
) -> None:
    expect_log("no journal for recovery")
    later = desk()
    (left,) = later.left_behind()

    def full(*_: object) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr("database.files.recovery_journal.EditJournal.append", full)
    restored = later.restore(left)
    assert restored.content == left.document.content
    assert journal.exists()


def test_two_documents_of_two_runs_are_both_restored(desk: MakeDesk, tmp_path: Path) -> None:
    for name in ("one", "two"):
        path = tmp_path / f"{name}.json"
        path.write_bytes(save(notes_of(Note(id="one", at="A1"))))
        crashed, document = desk(), read_file(path)
        crashed.lay(document)
        do_edit(document, write_note, "one", f"of {name}")
        crash(crashed)
    later = desk()
    restored = [later.restore(left) for left in later.left_behind()]
    assert {each.content.plain()["placed"][0]["text"] for each in restored} == {"of one", "of two"}
    crash(later)
    assert len(desk().left_behind()) == 2


def test_a_job_that_fails_keeps_nobody_waiting(monkeypatch: pytest.MonkeyPatch) -> None:
    from editor.documents.worker_thread import WorkerThread

    faults: list[Any] = []
    monkeypatch.setattr("threading.excepthook", faults.append)
    done: list[int] = []
    background = WorkerThread()
    background.do(lambda: done.append(1 // 0))
    background.do(lambda: done.append(2))
    background.wait()
    background.stop()
    assert done == [2]
    assert isinstance(faults[0].exc_value, ZeroDivisionError)
