"""`hexsmith library`: its location, its content, its integrity; backups, damage, restoring."""

import json
from pathlib import Path
from typing import Any

import pytest

from database.library import Library, no_stock
from database.store.connection import connect
from editor.cli.main import main
from editor.cli.output import MOST_LINES
from engine.content.loading.document_reader import read_document
from engine.registry import declarations
from engine.words import say
from tests.editor.cli.command_process import hexsmith
from tests.support.packs import deck, fate, png


@pytest.fixture
def library(tmp_path: Path) -> Path:
    """A library with two documents and an image, closed."""
    path = tmp_path / "library.db"
    with Library.open(path, stock=no_stock) as opened:
        opened.documents.save_many([read_document(fate(name), declarations()) for name in ("one", "two")])
        opened.images.put(png())
    return path


def run(capsys: pytest.CaptureFixture[str], *arguments: str, code: int = 0) -> str:
    """What a command line says on standard output, or if it fails, on either stream."""
    found = main(["library", *arguments])
    output = capsys.readouterr()
    assert found == code, output
    return output.out + output.err


def json_of(capsys: pytest.CaptureFixture[str], *arguments: str, code: int = 0) -> Any:
    return json.loads(run(capsys, *arguments, "--json", code=code))


def text_changed(library: Path) -> None:
    connection = connect(library)
    connection.execute("UPDATE texts SET body = replace(body, 'Ruin', 'Rain') WHERE body LIKE '%\"one\"%'")
    connection.close()


@pytest.mark.slow
@pytest.mark.parametrize("verb", ["path", "list", "check", "backup", "restore"])
def test_each_verb_has_what_it_needs_in_a_process_of_its_own(library: Path, verb: str) -> None:
    """Whatever else of the program has not been imported there."""
    with Library.open(library, stock=no_stock) as opened:
        opened.backups.make("wish")
    done = hexsmith("library", verb, "--library", str(library))
    assert (done.returncode, done.stderr) == (0, "")
    assert done.stdout


@pytest.mark.command("hexsmith library")
def test_where_it_lies(capsys: pytest.CaptureFixture[str], library: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    assert run(capsys, "path", "--library", str(library)) == f"{library}\n"
    monkeypatch.setenv("HEXSMITH_LIBRARY", str(library.with_name("own.db")))
    assert run(capsys, "path") == f"{library.with_name('own.db')}\n"
    assert json_of(capsys, "path")["exists"] is False
    assert not library.with_name("own.db").exists()


@pytest.mark.command("hexsmith library")
def test_list_shows_the_documents_of_the_library(capsys: pytest.CaptureFixture[str], library: Path) -> None:
    assert run(capsys, "list", "--library", str(library)) == "fate one: Ruin\nfate two: Ruin\n"
    found = json_of(capsys, "list", "--library", str(library), "--kind", "fate", "--all")["documents"]
    assert [(each["id"], each["layer"]) for each in found] == [("one", "own"), ("two", "own")]
    assert json_of(capsys, "list", "--library", str(library), "--kind", "deck") == {"documents": []}


def test_a_missing_library_is_not_made(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    for verb in ("list", "check", "backup"):
        assert "no library" in run(capsys, verb, "--library", str(tmp_path / "x.db"), code=1)
    assert run(capsys, "backup", "--list", "--library", str(tmp_path / "x.db")).startswith("There are no backups")
    assert run(capsys, "restore", "--library", str(tmp_path / "x.db"), code=2)
    assert list(tmp_path.iterdir()) == []


@pytest.mark.command("hexsmith library")
def test_a_library_is_checked_and_repaired(capsys: pytest.CaptureFixture[str], library: Path) -> None:
    at = ("--library", str(library))
    assert "no problems" in run(capsys, "check", *at)
    run(capsys, "backup", *at)
    text_changed(library)
    assert "checksum" in run(capsys, "check", *at, code=1)
    tried = json_of(capsys, "check", "--dry-run", *at, code=1)
    assert (tried["sound"], len(tried["findings"]), len(tried["repairs"])) == (False, 1, 1)
    done = json_of(capsys, "check", "--repair", *at)
    assert (done["sound"], done["repairs"]) == (True, tried["repairs"])
    assert json_of(capsys, "check", *at) == {"sound": True, "findings": [], "repairs": []}


@pytest.mark.command("hexsmith library")
def test_much_that_is_missing_hides_nothing_worse(capsys: pytest.CaptureFixture[str], library: Path) -> None:
    """A list for people ends after some lines, with ids that were not found last; programs get all of it."""
    many = MOST_LINES + 40
    with Library.open(library, stock=no_stock) as opened:
        cards = (f"no/card-{number}" for number in range(many))
        opened.documents.save(read_document(deck("all", *cards), declarations()))
    for image in (library.parent / "library.images").rglob("*.*"):
        image.unlink()
    text_changed(library)
    lines = run(capsys, "check", "--library", str(library), code=1).splitlines()
    assert len(lines) == MOST_LINES + 1
    assert lines[-1] == say("cli-more-lines", "en", count=many + 2 - MOST_LINES)
    findings = json_of(capsys, "check", "--library", str(library), code=1)["findings"]
    assert findings[:MOST_LINES] == lines[:-1]
    assert (len(findings), ["no/card" in each for each in findings]) == (many + 2, [False] * 2 + [True] * many)


@pytest.mark.command("hexsmith library")
def test_irreparable_damage_is_reported(capsys: pytest.CaptureFixture[str], library: Path) -> None:
    connection = connect(library)
    connection.execute("UPDATE texts SET body = '{' WHERE body LIKE '%\"one\"%'")
    connection.close()
    assert "problems that remain" in run(capsys, "check", "--repair", "--library", str(library), code=1)


@pytest.mark.slow
@pytest.mark.command("hexsmith library")
def test_a_damaged_library_is_restored_from_its_backup(capsys: pytest.CaptureFixture[str], library: Path) -> None:
    """Documents saved after the backup are salvaged from the damaged file."""
    at = ("--library", str(library))
    assert "Backup 1 created" in run(capsys, "backup", *at)
    (listed,) = json_of(capsys, "backup", "--list", *at)["backups"]
    assert (listed["number"], listed["documents"], listed["images"]) == (1, 2, 1)
    with Library.open(library, stock=no_stock) as opened:
        opened.documents.save(read_document(fate("three"), declarations()))
    with library.open("r+b") as file:
        file.write(b"\0" * 100)
    broken = library.read_bytes()
    assert run(capsys, "check", *at, code=1)
    assert "2 documents" in run(capsys, "backup", "--list", *at)
    restored = json_of(capsys, "restore", *at)
    assert Path(restored["kept"]).read_bytes() == broken
    assert run(capsys, "list", *at) == "fate one: Ruin\nfate two: Ruin\n"
    with library.open("r+b") as file:
        file.write(b"\0" * 100)
    kept, how = run(capsys, "restore", *at).splitlines()[-2:]
    assert how.endswith(f"restore --salvage {kept.split(': ')[-1]}")
    output = run(capsys, "restore", "1", "--salvage", restored["kept"], *at)
    assert "from backup 1" in output
    assert "3 documents" in output
    assert run(capsys, "list", *at).count("\n") == 3
    assert "no backup 99" in run(capsys, "restore", "99", *at, code=2)
    for nothing in ("nowhere.db", "x" * 300, str(library.parent)):
        assert nothing in run(capsys, "restore", "--salvage", nothing, *at, code=2)
    assert run(capsys, "restore", "--salvage", str(library), "--library", "x" * 300, code=1)


def test_a_backup_made_before_a_repair_is_restored_only_by_its_number(
    capsys: pytest.CaptureFixture[str], library: Path
) -> None:
    """That backup is newer than all others, and as damaged as the library was."""
    at = ("--library", str(library))
    run(capsys, "backup", *at)
    connection = connect(library)
    connection.execute("UPDATE texts SET body = '{' WHERE body LIKE '%\"one\"%'")
    connection.close()
    run(capsys, "check", "--repair", *at)
    assert [each["cause"] for each in json_of(capsys, "backup", "--list", *at)["backups"]] == ["repair", "wish"]
    output = run(capsys, "restore", *at)
    assert "from backup 1" in output
    assert "is now backup 3" in output
    assert json_of(capsys, "restore", "2", *at)["made"]["number"] == 4


def test_a_damaged_backup_is_passed_over(capsys: pytest.CaptureFixture[str], library: Path) -> None:
    at = ("--library", str(library))
    run(capsys, "backup", *at)
    newest = json_of(capsys, "backup", *at)["backups"][0]
    with (Path(newest["path"]) / "library.db").open("r+b") as file:
        file.write(b"x")
    assert "from backup 1" in run(capsys, "restore", *at)
    assert "damaged" in run(capsys, "restore", "2", *at, code=1)


def test_where_all_backups_are_damaged_it_is_not_said_that_there_are_none(
    capsys: pytest.CaptureFixture[str], library: Path
) -> None:
    """And what else helps is reported, as it is to be typed."""
    at = ("--library", str(library))
    run(capsys, "backup", *at)
    (only,) = json_of(capsys, "backup", "--list", *at)["backups"]
    for damaged in (Path(only["path"]) / "library.db", library):
        with damaged.open("r+b") as file:
            file.write(b"\0" * 100)
    output = run(capsys, "restore", *at, code=2)
    assert "is intact" in output
    assert f"restore --salvage {library}" in output


@pytest.mark.slow
@pytest.mark.command("hexsmith library")
@pytest.mark.parametrize("named", ["itself", "elsewhere"])
def test_without_any_backup_a_damaged_library_is_saved(
    capsys: pytest.CaptureFixture[str], library: Path, tmp_path: Path, named: str
) -> None:
    """A new one takes its place, with all that can be read; the damaged file is kept, and so are the pictures."""
    at = ("--library", str(library))
    with library.open("r+b") as file:
        file.write(b"\0" * 100)
    damaged, broken = library, library.read_bytes()
    if named == "elsewhere":
        damaged = tmp_path / "copy.db"
        damaged.write_bytes(broken)
    assert "restore --salvage" in run(capsys, "restore", *at, code=2)
    found = json_of(capsys, "restore", "--salvage", str(damaged), *at)
    assert (found["backup"], found["salvaged"]["documents"]) == (None, ["one", "two"])
    assert Path(found["kept"]).read_bytes() == broken
    assert run(capsys, "list", *at) == "fate one: Ruin\nfate two: Ruin\n"
    with Library.open(library, stock=no_stock) as opened:
        (digest,) = opened.images.digests()
        assert opened.images.get(digest) is not None
        assert opened.check().is_sound


def test_of_a_whole_library_nothing_is_saved_from_itself(capsys: pytest.CaptureFixture[str], library: Path) -> None:
    before = library.read_bytes()
    assert "is intact" in run(capsys, "restore", "--salvage", str(library), "--library", str(library), code=2)
    assert library.read_bytes() == before


def test_a_library_that_names_itself_is_saved_after_its_backup(
    capsys: pytest.CaptureFixture[str], library: Path
) -> None:
    """Documents newer than the backup are read from the kept damaged file, not from the restored one."""
    at = ("--library", str(library))
    run(capsys, "backup", *at)
    with Library.open(library, stock=no_stock) as opened:
        opened.documents.save(read_document(fate("three"), declarations()))
    with library.open("r+b") as file:
        file.write(b"\0" * 100)
    found = json_of(capsys, "restore", "--salvage", str(library), *at)
    assert "three" in found["salvaged"]["documents"]
    assert run(capsys, "list", *at).count("\n") == 3


@pytest.mark.command("hexsmith library")
def test_the_newest_backup_is_tested(capsys: pytest.CaptureFixture[str], library: Path) -> None:
    at = ("--library", str(library))
    assert "no backups" in run(capsys, "backup", "--test", *at, code=2)
    made = json_of(capsys, "backup", *at)["backups"][0]
    assert run(capsys, "backup", "--test", *at) == "Backup 1 is fine: it opens and is complete.\n"
    (Path(made["path"]) / "library.db").write_bytes(b"x")
    assert json_of(capsys, "backup", "--test", *at, code=1) == {"number": 1, "sound": False}
    assert json_of(capsys, "backup", "--test", *at) == {"number": 2, "sound": True}


def test_of_noise_nothing_is_saved_and_it_says_so(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    noise = tmp_path / "noise.db"
    noise.write_bytes(b"noise" * 2000)
    output = run(capsys, "restore", "--salvage", str(noise), "--library", str(tmp_path / "new.db"), code=1)
    assert "Nothing could be read" in output
    assert noise.read_bytes() == b"noise" * 2000
