"""Scheduled backups: one round after another until the end, even if one of them fails."""

import threading
from queue import SimpleQueue

import pytest

from database.backups.backup_folders import Backup
from database.backups.scheduler import BackupScheduler
from database.library import Library
from database.store.lock import take_lock
from engine.kernel.data.message import Message
from tests.support.libraries import fate


def test_rounds_go_on_until_they_end(library: Library) -> None:
    """Each round backs up what has changed; the last one runs when the scheduler stops; failures are reported."""
    failed = list[Message]()
    rounds = BackupScheduler(library.backups, every=3600, failed=failed.append)
    rounds.start()
    library.documents.save(fate("luck"))
    rounds.stop()
    assert [(each.cause, each.documents) for each in library.backups.all()] == [("regular", 1)]
    made = threading.Event()

    def fail(why: Message) -> None:
        failed.append(why)
        made.set()

    often = BackupScheduler(library.backups, every=0.001, failed=fail)
    library.documents.save(fate("skill"))
    lock = take_lock(library.backups.folder / ".lock")
    assert lock is not None
    often.start()
    assert made.wait(10)
    lock.release()
    often.stop()
    assert {each.id for each in failed} == {"backup-under-way"}
    assert library.backups.all()[0].documents == 2


def test_a_mistake_in_a_round_ends_no_other(library: Library, monkeypatch: pytest.MonkeyPatch) -> None:
    """It is reported as that of any thread is; the backup that it cost comes with the next one."""
    reported = SimpleQueue[type[BaseException]]()
    real = library.backups.make_if_changed
    mistakes = iter([ZeroDivisionError()])

    def mistaken() -> Backup | None:
        for mistake in mistakes:
            raise mistake
        return real()

    monkeypatch.setattr(library.backups, "make_if_changed", mistaken)
    monkeypatch.setattr(threading, "excepthook", lambda about: reported.put(about.exc_type))
    library.documents.save(fate("luck"))
    rounds = BackupScheduler(library.backups, every=0.01)
    rounds.start()
    assert reported.get(timeout=10) is ZeroDivisionError
    rounds.stop()
    assert [each.documents for each in library.backups.all()] == [1]
