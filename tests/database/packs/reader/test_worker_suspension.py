"""A computer that sleeps while a pack is read: the time does not count, and reading continues."""

import time
from multiprocessing.connection import wait
from pathlib import Path
from typing import Any

import pytest

from database.packs.format.refusals import PackRefused
from database.packs.reader.staging import Staging
from database.packs.reader.worker import Patience, read_in_worker
from tests.support.packs import fate, pack_of

AN_HOUR = 3_600.0
ENOUGH = Patience(altogether=110, a_step=100, to_begin=100)


def sleep_while_waiting(monkeypatch: pytest.MonkeyPatch) -> None:
    """The clock leaps by an hour during the first wait for the worker."""
    slept = 0.0
    clock = time.monotonic

    def waiting(*given: Any) -> object:
        nonlocal slept
        slept = AN_HOUR
        return wait(*given)

    monkeypatch.setattr("database.packs.reader.worker.wait", waiting)
    monkeypatch.setattr("database.packs.reader.worker.time.monotonic", lambda: clock() + slept)


@pytest.mark.slow
def test_a35_a_pack_is_read_to_its_end_after_the_computer_slept(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "a.hexpack").write_bytes(pack_of(fate("a"), fate("b")))
    sleep_while_waiting(monkeypatch)
    with Staging(tmp_path / "staging") as staging:
        found = read_in_worker(tmp_path / "a.hexpack", staging, patience=ENOUGH)
    assert [each.id for each in found.documents] == ["a", "b"]


def test_one_that_takes_too_long_is_given_up_all_the_same(tmp_path: Path) -> None:
    (tmp_path / "a.hexpack").write_bytes(pack_of(fate("a")))
    with Staging(tmp_path / "staging") as staging, pytest.raises(PackRefused):
        read_in_worker(tmp_path / "a.hexpack", staging, patience=Patience(altogether=0, a_step=100, to_begin=100))
