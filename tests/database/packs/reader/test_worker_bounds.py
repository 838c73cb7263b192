"""The limits of a worker and their reports: more time for pictures, within a bound; and that it cannot even begin."""

import json
import os
import resource
from collections.abc import Iterator
from io import BytesIO
from multiprocessing.connection import Connection
from pathlib import Path

import pytest
from PIL import Image

from database.errors import NotDone
from database.packs.format.limits import MAX_SECONDS_OF_WORK
from database.packs.reader import worker
from database.packs.reader.sandbox import confine
from database.packs.reader.staging import Staging
from database.packs.reader.worker import Patience, read_in_worker
from tests.database.packs.reader.test_worker import ENOUGH, packed, reasons, run
from tests.support.packs import fate, pack_of


@pytest.fixture
def staging(tmp_path: Path) -> Iterator[Staging]:
    with Staging(tmp_path / "staging") as made:
        yield made


def never_begins(*_: object) -> None:
    """What a worker does that cannot even look at its pack."""
    os._exit(255)


def test_a_worker_that_cannot_begin_is_not_reported_as_the_packs_fault(
    tmp_path: Path, staging: Staging, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(worker, "work", never_begins)
    with pytest.raises(NotDone) as caught:
        read_in_worker(packed(tmp_path, pack_of(fate())), staging, patience=ENOUGH)
    assert caught.value.word.id == "pack-reader-not-started"


NO_PYTHON = """
import multiprocessing, sys
from pathlib import Path
from database.errors import NotDone
from database.packs.reader.staging import Staging
from database.packs.reader.worker import read_in_worker
multiprocessing.set_executable(sys.argv[1])
with Staging(Path(sys.argv[2])) as staging:
    try:
        read_in_worker(Path(sys.argv[1]), staging)
    except NotDone as error:
        print(error.word.id)
"""


def test_nor_is_a_python_that_may_not_be_run(tmp_path: Path) -> None:
    assert run(NO_PYTHON, packed(tmp_path, pack_of(fate())), tmp_path).strip() == "pack-reader-not-started"


def works_for_ever(path: Path, folder: Path, without_broken: bool, says: Connection) -> None:
    says.send_bytes(json.dumps(["", 0, 0, 0]).encode())
    confine(folder)
    resource.setrlimit(resource.RLIMIT_CPU, (1, MAX_SECONDS_OF_WORK))
    while True:
        pass


@pytest.mark.slow
def test_a_worker_that_works_too_much_is_reported_from_one_that_dies(
    tmp_path: Path, staging: Staging, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The message includes the remedy: make two packs."""
    monkeypatch.setattr(worker, "work", works_for_ever)
    assert reasons(packed(tmp_path, pack_of(fate())), staging) == ["pack-too-much-work"]


@pytest.mark.soak
@pytest.mark.timeout(900)
def test_fifty_photographs_come_in(tmp_path: Path, staging: Staging) -> None:
    """Of twelve megapixels each, as any telephone takes them: that is more work than there is time for without any."""
    rough = Image.effect_noise((400, 300), 80).resize((4_000, 3_000))
    photographs = dict[str, bytes]()
    for number in range(50):
        made = BytesIO()
        Image.merge("RGB", [rough, rough.rotate(number), rough.rotate(90 + number)]).save(made, "JPEG", quality=80)
        photographs[f"images/{number}.jpg"] = made.getvalue()
    path = packed(tmp_path, pack_of(entries=photographs))
    assert len(read_in_worker(path, staging, patience=Patience(a_step=100)).images) == 50


MORE_WORK = """
import resource, sys
from pathlib import Path
from database.packs.reader.sandbox import allow_work_for, confine
confine(Path(sys.argv[1]))
for megapixels in (12, 600, 10**9):
    allow_work_for(megapixels * 1_000_000)
    print(resource.getrlimit(resource.RLIMIT_CPU)[0])
"""


def test_pictures_that_were_read_give_it_more_time_within_a_bound(tmp_path: Path) -> None:
    assert run(MORE_WORK, tmp_path).split() == ["33", "180", str(MAX_SECONDS_OF_WORK)]
