"""Files staged by a worker are found by digest, small ones in a bundle; other content is never accepted."""

import subprocess
import sys
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from database.packs.format.container import digest_of
from database.packs.format.limits import MAX_ENTRIES, MAX_STAGED_FILE
from database.packs.format.refusals import PackRefused
from database.packs.reader.bundle import SMALL
from database.packs.reader.staging import BUNDLE, Staging, StagingWriter, remove_abandoned

PROJECT = Path(__file__).parents[4]

SIZES = (0, 1, 900, SMALL - 1, SMALL, SMALL + 1, 100_000)
BODIES = {digest_of(bytes(size)): bytes(size) for size in SIZES}


@pytest.fixture
def staging(tmp_path: Path) -> Iterator[Staging]:
    with Staging(tmp_path) as made:
        yield made


def lay_down(staging: Staging, *bodies: bytes) -> list[str]:
    shelf, digests = StagingWriter(staging.folder), [digest_of(body) for body in bodies]
    for digest, body in zip(digests, bodies, strict=True):
        shelf.take(digest, body)
    return digests


def is_missed(staging: Staging, digest: str) -> bool:
    with pytest.raises(PackRefused) as caught:
        staging.body(digest)
    return [problem.problem.code for problem in caught.value.problems] == ["pack-changed-while-read"]


def test_staged_files_are_found(staging: Staging) -> None:
    lay_down(staging, *BODIES.values())
    assert {digest: staging.body(digest) for digest in reversed(BODIES)} == BODIES
    large = {digest for digest, body in BODIES.items() if len(body) > SMALL}
    assert {each.name for each in staging.folder.iterdir()} == {BUNDLE, *large}


def test_so_is_what_is_laid_down_later(staging: Staging) -> None:
    """By another reading too, and the same twice."""
    for body in (b"one", b"two", b"one", b"three"):
        (digest,) = lay_down(staging, body)
        assert staging.body(digest) == body
    assert staging.body(digest_of(b"two")) == b"two"


def test_a_file_that_was_not_staged_is_missed(staging: Staging) -> None:
    assert is_missed(staging, digest_of(b"one"))
    lay_down(staging, b"two")
    assert is_missed(staging, digest_of(b"one"))


@pytest.mark.parametrize(
    "harm",
    [
        lambda data: data[:-1],
        lambda data: data[:-1] + b"!",
        lambda data: data[:64] + b"\xff\xff\xff\xff" + data[68:],
        lambda data: data[:64] + b"\x01\0\0\0" + data[68:],
        lambda data: b"\xff" * 64 + data[64:],
        lambda data: data[:30],
        lambda _: b"",
    ],
)
def test_a_file_that_was_changed_is_found_out(staging: Staging, harm: Callable[[bytes], bytes]) -> None:
    (digest,) = lay_down(staging, b"one")
    bundle = staging.folder / BUNDLE
    bundle.write_bytes(harm(bundle.read_bytes()))
    assert is_missed(staging, digest)


def test_as_many_small_things_as_a_pack_may_have_fit_into_a_file_that_the_worker_may_write(staging: Staging) -> None:
    lay_down(staging, bytes(SMALL))
    assert (staging.folder / BUNDLE).stat().st_size * MAX_ENTRIES < MAX_STAGED_FILE


ANOTHER = """
import sys
from pathlib import Path
from database.packs.reader.staging import Staging
with Staging(Path(sys.argv[1])) as staging:
    print(staging.folder, flush=True)
    sys.stdin.read()
"""


def test_a_folder_that_another_program_reads_is_left_alone(tmp_path: Path) -> None:
    """And goes once that program is killed."""
    command = [sys.executable, "-c", ANOTHER, str(tmp_path)]
    with subprocess.Popen(command, cwd=PROJECT, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True) as other:
        assert other.stdout is not None
        folder = Path(other.stdout.readline().strip())
        remove_abandoned(tmp_path)
        assert folder.is_dir()
        other.kill()
        other.wait()
    remove_abandoned(tmp_path)
    assert list(tmp_path.iterdir()) == []


def test_a_lock_whose_folder_is_gone_goes_too(tmp_path: Path) -> None:
    """As an import leaves it that is cut off before it has made its folder, or after it has removed it."""
    (tmp_path / "import-1-0987a2a6.lock").touch()
    (tmp_path / "mine.lock").touch()
    remove_abandoned(tmp_path)
    assert [each.name for each in tmp_path.iterdir()] == ["mine.lock"]
