"""The worker as its parent watches it: a slow, too large or full one is reported with the reason and the entry."""

import errno
import json
import os
import time
from collections.abc import Iterator
from multiprocessing.connection import Connection
from pathlib import Path

import pytest

from database.packs.format.limits import MAX_RESIDENT
from database.packs.format.refusals import PackRefused
from database.packs.reader import worker
from database.packs.reader.staging import Staging
from database.packs.reader.worker import Patience, read_in_worker, work
from tests.database.packs.reader.test_worker import ENOUGH, MOST_MEGABYTES, packed, run
from tests.support.packs import deck, fate, pack_of


@pytest.fixture
def staging(tmp_path: Path) -> Iterator[Staging]:
    with Staging(tmp_path / "staging") as made:
        yield made


def sleeps_over_an_entry(path: Path, folder: Path, without_broken: bool, says: Connection) -> None:
    says.send_bytes(json.dumps(["images/slow.png", 0, 1, 0]).encode())
    time.sleep(60)


@pytest.mark.slow
def test_an_entry_that_takes_too_long_is_named(
    tmp_path: Path, staging: Staging, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(worker, "work", sleeps_over_an_entry)
    with pytest.raises(PackRefused) as caught:
        read_in_worker(packed(tmp_path, pack_of(fate())), staging, patience=Patience(a_step=0.5))
    (problem,) = caught.value.problems
    assert (problem.entry, problem.problem.code) == ("images/slow.png", "pack-step-took-too-long")


def has_no_room(path: Path, folder: Path, without_broken: bool, says: Connection) -> None:
    """What a worker does that cannot even write down that there is no room."""
    from database.packs.reader.staging import StagingWriter

    StagingWriter.report = refuses_to_report  # type: ignore[assignment]
    work(path, folder, without_broken, says)


def refuses_to_report(*_: object) -> None:
    raise OSError(errno.ENOSPC, os.strerror(errno.ENOSPC))


@pytest.mark.slow
def test_a_disk_that_is_full_to_the_last_byte_is_reported(
    tmp_path: Path, staging: Staging, monkeypatch: pytest.MonkeyPatch, capfd: pytest.CaptureFixture[str]
) -> None:
    """And is not taken for a fault of the pack; no trace is seen."""
    monkeypatch.setattr(worker, "work", has_no_room)
    with pytest.raises(PackRefused) as caught:
        read_in_worker(packed(tmp_path, pack_of(fate())), staging, patience=ENOUGH)
    (problem,) = caught.value.problems
    assert problem.problem.code == "file-disk-full"
    assert str(staging.folder) in problem.sentence()
    assert capfd.readouterr().err == ""


MANY_FAULTS = """
import resource, sys
from pathlib import Path
from database.packs.format.refusals import PackRefused
from database.packs.reader.staging import Staging
from database.packs.reader.worker import read_in_worker
with Staging(Path(sys.argv[2])) as staging:
    try:
        read_in_worker(Path(sys.argv[1]), staging)
    except PackRefused as error:
        print(*[(fault.entry, fault.problem.code) for fault in error.problems[:1]])
print(resource.getrusage(resource.RUSAGE_CHILDREN).ru_maxrss // 1024)
"""


@pytest.mark.slow
@pytest.mark.parametrize(
    "wrong",
    [
        {"tags": ["A"] * 290_000},
        {f"k{number}": 1 for number in range(290_000)},
        {"provenance": {"source": "house", "values": {f"k{number}": "?" for number in range(290_000)}}},
    ],
    ids=["names", "keys", "values"],
)
def test_faults_by_the_hundred_thousand_do_not_fill_the_memory(tmp_path: Path, wrong: dict[str, object]) -> None:
    path = packed(tmp_path, pack_of({**deck("a"), **wrong}))
    said, used = run(MANY_FAULTS, path, tmp_path / "staging").splitlines()
    assert said == "('documents/a.json', 'content-wrong-everywhere')"
    assert int(used) <= MOST_MEGABYTES


@pytest.mark.slow
def test_a_worker_that_keeps_too_much_is_ended(
    tmp_path: Path, staging: Staging, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(worker, "work", keeps_too_much)
    with pytest.raises(PackRefused) as caught:
        read_in_worker(packed(tmp_path, pack_of(fate())), staging, patience=ENOUGH)
    (problem,) = caught.value.problems
    assert (problem.entry, problem.problem.code) == ("documents/a.json", "pack-too-much-memory")


def keeps_too_much(path: Path, folder: Path, without_broken: bool, says: Connection) -> None:
    says.send_bytes(json.dumps(["documents/a.json", 0, 1, 0]).encode())
    kept = bytearray(MAX_RESIDENT)
    kept[::4096] = bytes(len(range(0, MAX_RESIDENT, 4096)))  # what was never written is not kept
    time.sleep(60)
