"""B48: reading any pack opens no connection, starts no process, and writes only into its folder."""

import json
import subprocess
import sys
from pathlib import Path

import pytest

from tests.support.evil_packs import EVIL
from tests.support.packs import deck, fate, pack_of, png

PROJECT = Path(__file__).parents[4]

WATCHED = """
import json, os, sys
from pathlib import Path

seen = []
WRITES = os.O_WRONLY | os.O_RDWR | os.O_CREAT | os.O_TRUNC | os.O_APPEND
STARTS = ("os.system", "os.exec", "os.posix_spawn", "os.fork", "os.forkpty", "subprocess.Popen")
CHANGES = ("os.remove", "os.rename", "os.mkdir", "os.rmdir", "os.link", "os.symlink", "os.chmod", "os.chown")

def watch(event, values):
    if event == "open":
        path, mode, flags = values
        if isinstance(path, int) or not (flags or 0) & WRITES:
            return
        seen.append(["write", os.path.realpath(os.fsdecode(path))])
    elif event in CHANGES:
        paths = [each for each in values if isinstance(each, (str, bytes, os.PathLike))]
        seen.extend(["change", os.path.realpath(os.fsdecode(each))] for each in paths)
    elif event.startswith("socket.") or event in STARTS or event.startswith(("ftplib", "http", "urllib", "smtplib")):
        seen.append([event, repr(values)])

class Pipe:
    def send_bytes(self, data):
        pass

from database.packs.reader.worker import work
import database.packs.reader.sandbox, engine.registry
engine.registry.declarations()
packs, staging = Path(sys.argv[1]), Path(sys.argv[2])
sys.addaudithook(watch)
values = {}
for path in sorted(packs.iterdir()):
    del seen[:]
    folder = staging / path.name
    os.makedirs(folder)
    del seen[:]
    work(path, folder, False, Pipe())
    values[path.name] = [list(each) for each in seen]
print(json.dumps(values))
"""


@pytest.mark.slow
def test_b48_reading_touches_nothing_but_its_folder(tmp_path: Path) -> None:
    packs, staging = tmp_path / "packs", tmp_path / "staging"
    packs.mkdir()
    for number, case in enumerate(EVIL.values()):
        (packs / f"{number:03}").write_bytes(case.make())
    good = pack_of(fate("a"), deck("pile", "a"), entries={"images/a.png": png()})
    (packs / "good").write_bytes(good)
    done = subprocess.run(
        [sys.executable, "-c", WATCHED, packs, staging], cwd=PROJECT, check=True, capture_output=True, text=True
    )
    answer = json.loads(done.stdout)
    assert set(answer) == {path.name for path in packs.iterdir()}
    for name, seen in answer.items():
        own = str((staging / name).resolve())
        assert [each for each in seen if each[0] not in ("write", "change") or not each[1].startswith(own)] == []
    assert any(path.endswith("report.json") for _, path in answer["good"]), "the watch saw nothing"
    assert (staging / "good" / "report.json").exists()
    assert {path.name for path in tmp_path.iterdir()} == {"packs", "staging"}


@pytest.mark.slow
def test_evil_packs_leave_a_library_as_it_is(tmp_path: Path) -> None:
    """And nothing beside it."""
    from database.packs.format.refusals import PackRefused
    from tests.support.pack_libraries import ids, imported, library_at

    with library_at(tmp_path / "library.db", fate("mine")) as library:
        before = {path.name for path in tmp_path.iterdir()}
        for case in EVIL.values():
            with pytest.raises(PackRefused):
                imported(library, case.make())
        assert ids(library) == {"mine"}
        assert {path.name for path in tmp_path.iterdir()} <= before | {"library.staging"}
        assert list((tmp_path / "library.staging").iterdir()) == []
