"""The worker process: it returns its result, is restricted, and ends on request."""

import errno
import json
import multiprocessing
import os
import subprocess
import sys
import time
from collections.abc import Iterator
from io import BytesIO
from multiprocessing.connection import Connection
from pathlib import Path

import pytest
from PIL import Image

from database.errors import NotDone
from database.packs.format.limits import (
    MAX_MEMORY,
    MAX_MENTIONS,
    MAX_OPEN_FILES,
    MAX_SECONDS_OF_WORK,
    MAX_STAGED_FILE,
    SECONDS_OF_WORK,
)
from database.packs.format.refusals import PackRefused
from database.packs.reader import worker
from database.packs.reader.cancellation import Cancelled
from database.packs.reader.sandbox import GRACE
from database.packs.reader.staging import Staging
from database.packs.reader.worker import Patience, ReaderFailed, read_in_worker
from engine.content.limits import MAX_REFERENCES
from tests.support.packs import fate, pack_of, pack_problems, png, read

PROJECT = Path(__file__).parents[4]
ENOUGH = Patience(altogether=110, a_step=100, to_begin=100)
"""A long limit, for busy machines."""
MOST_MEGABYTES = 300
LAST = {"translations/pl.json": b'{"texts": {}}'}
"""An entry whose arrival shows that the worker has finished those before it."""


@pytest.fixture
def staging(tmp_path: Path) -> Iterator[Staging]:
    with Staging(tmp_path / "staging") as made:
        yield made


def packed(folder: Path, data: bytes) -> Path:
    path = folder / "a.hexpack"
    path.write_bytes(data)
    return path


def reasons(path: Path, staging: Staging) -> list[str]:
    with pytest.raises(PackRefused) as caught:
        read_in_worker(path, staging, patience=ENOUGH)
    return [problem.problem.code for problem in caught.value.problems]


@pytest.mark.slow
def test_the_worker_returns_what_the_reader_returns(tmp_path: Path, staging: Staging) -> None:
    """Canonical documents and pictures written anew lie in its folder; it tells how far it is."""
    data = pack_of(fate("a"), fate("b"), entries={"images/c.png": png()})
    heard: list[tuple[str, int, int]] = []
    found = read_in_worker(
        packed(tmp_path, data), staging, patience=ENOUGH, note=lambda *reported: heard.append(reported)
    )
    assert found == read(data)
    assert [entry for entry, _, _ in heard] == [each.path for each in found.manifest.entries]
    assert heard[-1][1:] == (2, 3)
    for digest in [each.digest for each in (*found.documents,)] + [each.digest for each in found.images]:
        assert staging.body(digest)


@pytest.mark.slow
def test_a_bad_pack_is_refused_with_everything_that_is_wrong(tmp_path: Path, staging: Staging) -> None:
    path = packed(tmp_path, pack_of(fate("a", ap="1"), fate("b", mana="x")))
    assert reasons(path, staging) == ["content-not-whole", "content-not-whole"]


@pytest.mark.slow
def test_b30_the_rest_of_a_pack_can_be_read_without_what_is_broken(tmp_path: Path, staging: Staging) -> None:
    path = packed(tmp_path, pack_of(fate("a"), fate("b", mana="x"), entries={"images/c.png": b"no"}))
    with pytest.raises(PackRefused) as caught:
        read_in_worker(path, staging, patience=ENOUGH)
    assert caught.value.rest_is_usable
    found = read_in_worker(path, staging, patience=ENOUGH, without_broken=True)
    assert [each.id for each in found.documents] == ["a"]
    assert [problem.entry for problem in found.left_out] == ["documents/b.json", "images/c.png"]


def test_b46_anything_but_a_plain_file_is_refused_without_a_process(
    tmp_path: Path, staging: Staging, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A pipe would make its reader wait for ever."""
    monkeypatch.setattr(worker, "get_context", lambda _: pytest.fail("a process was begun"))
    pipe, loop = tmp_path / "pipe", tmp_path / "loop"
    os.mkfifo(pipe)
    loop.symlink_to(loop)
    for path, why in {
        tmp_path: "pack-file-is-a-folder",
        pipe: "pack-file-no-plain-file",
        Path("/dev/zero"): "pack-file-no-plain-file",
        tmp_path / "nothing": "pack-file-missing",
        tmp_path / "a" / "b": "pack-file-missing",
        loop: "pack-not-readable",
        Path("a\0b"): "pack-not-readable",
    }.items():
        assert reasons(path, staging) == [why]


def test_a_pack_that_may_not_be_read_is_reported_in_words(
    tmp_path: Path, staging: Staging, monkeypatch: pytest.MonkeyPatch
) -> None:
    def refuses(_: Path) -> None:
        raise PermissionError(errno.EACCES, "Permission denied")

    monkeypatch.setattr(worker, "refuse_unless_plain", refuses)
    assert reasons(packed(tmp_path, pack_of(fate())), staging) == ["pack-file-not-allowed"]


@pytest.mark.slow
def test_b43_a_pack_that_is_gone_before_the_worker_begins_is_refused(
    tmp_path: Path, staging: Staging, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(worker, "_refuse_unless_readable", lambda _: None)
    assert reasons(tmp_path / "gone", staging) == ["pack-file-missing"]


@pytest.mark.slow
@pytest.mark.parametrize("after", [0, 1, 3])
def test_b44_reading_stops_as_soon_as_it_is_cancelled(tmp_path: Path, staging: Staging, after: int) -> None:
    """Its folder and its process are gone afterwards."""
    path = packed(tmp_path, pack_of(*(fate(f"f-{number}") for number in range(300))))
    heard: list[str] = []
    with pytest.raises(Cancelled), Staging(tmp_path / "other") as other:
        read_in_worker(
            path,
            other,
            patience=ENOUGH,
            note=lambda entry, *_: heard.append(entry),
            cancelled=lambda: len(heard) >= after,
        )
    assert list((tmp_path / "other").iterdir()) == []
    assert multiprocessing.active_children() == []


def sleeps(*_: object) -> None:
    """What a worker does that hangs."""
    time.sleep(60)


def dies(path: Path, folder: Path, without_broken: bool, says: Connection) -> None:
    says.send_bytes(json.dumps(["", 0, 0, 0]).encode())
    os.kill(os.getpid(), 11)


def test_a_worker_that_does_not_begin_is_ended(
    tmp_path: Path, staging: Staging, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(worker, "work", sleeps)
    path, begun = packed(tmp_path, pack_of(fate())), time.monotonic()
    with pytest.raises(NotDone) as caught:
        read_in_worker(path, staging, patience=Patience(to_begin=0.5))
    assert caught.value.word.id == "pack-reader-not-started"
    assert time.monotonic() - begun < 30
    assert multiprocessing.active_children() == []


def test_a_worker_that_dies_takes_nothing_with_it(
    tmp_path: Path, staging: Staging, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(worker, "work", dies)
    assert reasons(packed(tmp_path, pack_of(fate())), staging) == ["pack-reader-ended"]


BREAKS = """
import sys
from pathlib import Path
import database.packs.reader.worker as worker
from database.packs.reader.sandbox import confine

class Pipe:
    def send_bytes(self, data):
        pass

worker.read_pack = lambda *_, **__: 1 / 0 if sys.argv[3] == "bug" else bytearray(2_000_000_000)
worker.work(Path(sys.argv[1]), Path(sys.argv[2]), False, Pipe())
"""


@pytest.mark.slow
@pytest.mark.parametrize("what", ["bug", "memory"])
def test_a30_a_bug_of_ours_is_reported_from_a_pack_that_wants_too_much_memory(
    tmp_path: Path, staging: Staging, what: str
) -> None:
    from database.packs.reader.worker_messages import ReaderFailure

    path = packed(tmp_path, pack_of(fate()))
    subprocess.run([sys.executable, "-c", BREAKS, path, staging.folder, what], cwd=PROJECT, check=True)
    outcome = staging.outcome()
    if what == "bug":
        assert isinstance(outcome, ReaderFailure)
        assert "ZeroDivisionError" in outcome.trace
    else:
        assert isinstance(outcome, PackRefused)
        assert outcome.problems[0].problem.code == "pack-too-much-memory"


TOO_LITTLE_ROOM = """
import resource, sys
from pathlib import Path
import database.packs.reader.worker as worker

class Pipe:
    def send_bytes(self, data):
        pass

resource.setrlimit(resource.RLIMIT_FSIZE, (2_000, 2_000))
worker.work(Path(sys.argv[1]), Path(sys.argv[2]), False, Pipe())
"""


@pytest.mark.slow
def test_where_there_is_no_room_for_what_was_read_that_is_reported(tmp_path: Path, staging: Staging) -> None:
    """And not that anything was wrong with the pack."""
    path = packed(tmp_path, pack_of(fate(notes="x" * 4_000)))
    subprocess.run([sys.executable, "-c", TOO_LITTLE_ROOM, path, staging.folder], cwd=PROJECT, check=True)
    outcome = staging.outcome()
    assert isinstance(outcome, PackRefused)
    (problem,) = outcome.problems
    assert problem.problem.code == "file-not-written"
    assert [each.name for each in staging.folder.iterdir()] == ["report.json"]


@pytest.mark.slow
def test_a_bug_of_ours_is_raised_as_one(tmp_path: Path, staging: Staging, monkeypatch: pytest.MonkeyPatch) -> None:
    from database.packs.reader.worker_messages import ReaderFailure

    monkeypatch.setattr(worker, "work", raises_nothing)
    monkeypatch.setattr(Staging, "outcome", lambda _: ReaderFailure("the trace"))
    with pytest.raises(ReaderFailed, match="the trace"):
        read_in_worker(packed(tmp_path, pack_of(fate())), staging, patience=ENOUGH)


def raises_nothing(*_: object) -> None:
    """What a worker does that does nothing."""


BOUND = """
import resource, sys
from pathlib import Path
from database.packs.reader.sandbox import confine
confine(Path(sys.argv[1]))
bounds = (resource.RLIMIT_AS, resource.RLIMIT_CPU, resource.RLIMIT_NOFILE, resource.RLIMIT_FSIZE)
print([resource.getrlimit(each) for each in bounds])
print(Path.cwd())
"""


def run(code: str, *arguments: object) -> str:
    reported = [sys.executable, "-c", code, *map(str, arguments)]
    return subprocess.run(reported, cwd=PROJECT, check=True, capture_output=True, text=True).stdout


def test_the_worker_restricts_itself_for_good(tmp_path: Path) -> None:
    limits, folder = run(BOUND, tmp_path).splitlines()
    work = (SECONDS_OF_WORK, MAX_SECONDS_OF_WORK + GRACE)
    files = [(most, most) for most in (MAX_OPEN_FILES, MAX_STAGED_FILE)]
    assert limits == str([(MAX_MEMORY, MAX_MEMORY), work, *files])
    assert Path(folder) == tmp_path.resolve()


def test_where_a_system_has_no_such_bounds_it_goes_without(tmp_path: Path) -> None:
    code = "import sys; sys.modules['resource'] = None\nfrom pathlib import Path\n"
    code += "from database.packs.reader.sandbox import confine\nconfine(Path(sys.argv[1])); print(Path.cwd())"
    assert Path(run(code, tmp_path).strip()) == tmp_path.resolve()


@pytest.mark.slow
def test_no_qt_is_in_the_worker() -> None:
    code = "import sys, database.packs.reader.worker, database.packs.reader.sandbox, engine.registry as games\n"
    code += "games.declarations(); print([name for name in sys.modules if name.startswith('PySide6')])"
    assert run(code).strip() == "[]"


APP = """
import sys
print("the app was imported")
if __name__ == "__main__":
    from pathlib import Path
    from database.packs.reader.staging import Staging
    from database.packs.reader.worker import read_in_worker
    with Staging(Path(sys.argv[2])) as staging:
        print(len(read_in_worker(Path(sys.argv[1]), staging).documents))
"""


@pytest.mark.slow
def test_the_app_that_starts_it_is_not_imported_by_it(tmp_path: Path) -> None:
    """As that would bring Qt into the worker."""
    script, path = tmp_path / "app.py", packed(tmp_path, pack_of(fate()))
    script.write_text(APP, encoding="utf-8")
    environ = {**os.environ, "PYTHONPATH": str(PROJECT)}
    done = subprocess.run(
        [sys.executable, script, path, tmp_path], env=environ, check=True, capture_output=True, text=True
    )
    assert done.stdout.splitlines() == ["the app was imported", "1"]


@pytest.mark.soak
def test_the_worker_never_holds_more_than_300_megabytes(tmp_path: Path) -> None:
    """Nor for the largest pictures and the fullest documents that there may be."""
    assert all(used <= MOST_MEGABYTES for used in _used(tmp_path, _hungry()))


@pytest.mark.slow
def test_full_documents_stay_within_the_memory_that_there_is(tmp_path: Path) -> None:
    """The twin of the soak test."""
    (used,) = _used(tmp_path, {"objects": _full(b'{"":{}}')})
    assert used <= MOST_MEGABYTES


@pytest.mark.slow
def test_documents_that_name_very_many_stay_within_it_too(tmp_path: Path) -> None:
    """In the worker, and in the process that waits for it and receives each of them."""
    data = _named_often()
    (used,) = _used(tmp_path, {"mentions": data})
    assert used <= MOST_MEGABYTES
    assert [each.problem.code for each in pack_problems(data)] == ["pack-too-many-mentions"]


def _named_often() -> bytes:
    """A pack with a few names more than there may be."""
    often = MAX_MENTIONS // MAX_REFERENCES + 1
    return pack_of(*(fate(f"a-{at}", references=_named(at)) for at in range(often)), entries=LAST)


def _named(at: int) -> list[dict[str, str]]:
    long = "x" * 50
    return [{"kind": "fate", "id": f"{long}/{long}-{at}-{number}"} for number in range(MAX_REFERENCES)]


def _used(folder: Path, hungry: dict[str, bytes]) -> list[int]:
    paths = []
    for name, data in hungry.items():
        paths.append(folder / f"{name}.hexpack")
        paths[-1].write_bytes(data)
    done = subprocess.run(
        [sys.executable, "-m", "tests.support.pack_worker_memory", *map(str, paths)],
        cwd=PROJECT,
        check=True,
        capture_output=True,
        text=True,
    )
    used = [int(line) for line in done.stdout.splitlines()]
    assert len(used) == len(hungry)
    assert min(used) > 40, "nothing was measured"
    return used


def _hungry() -> dict[str, bytes]:
    """Packs that take as much memory as they can."""

    def picture(format_: str, size: tuple[int, int], mode: str, **options: object) -> bytes:
        made = BytesIO()
        gradient = Image.linear_gradient("L").resize(size)
        Image.merge(mode, [gradient] * len(mode)).save(made, format_, **options)
        return pack_of(entries={"images/a.png": made.getvalue(), **LAST})

    turned = Image.Exif()
    turned[0x0112] = 6
    return {
        "see-through": picture("PNG", (6_000, 4_000), "RGBA", compress_level=1),
        "photograph": picture("JPEG", (6_000, 4_000), "RGB", quality=95),
        "progressive": picture("JPEG", (4_000, 3_000), "RGB", quality=95, progressive=True, subsampling=0),
        "for-print": picture("JPEG", (4_000, 3_000), "CMYK", quality=95),
        "turned": picture("JPEG", (4_000, 3_000), "RGB", quality=95, exif=turned),
        "webp": picture("WEBP", (4_000, 3_000), "RGBA", lossless=True, method=0, quality=0),
        "objects": _full(b'{"":{}}'),
        "lists": _full(b"[]"),
        "mentions": _named_often(),
    }


def _full(value: bytes) -> bytes:
    """A pack with a document of as many values as are looked into."""
    document = b'{"a": [' + b",".join([value] * 190_000) + b"]}"
    return pack_of(entries={"documents/a.json": document, **LAST})
