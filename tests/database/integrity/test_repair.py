"""Repair: first a backup, then copies from backups, otherwise readable data; a dry run changes nothing."""

from hashlib import sha256
from pathlib import Path

import pytest

from database.errors import NotDone
from database.library import Library
from engine.words import languages, speak
from tests.database.integrity.test_content_checks import behind_its_back
from tests.support.libraries import deck, fate, open_library
from tests.support.pack_libraries import imported
from tests.support.packs import as_bytes, pack_of, png

GONE = "f" * 64
CHANGE = """UPDATE texts SET body = replace(body, '"ap":1', '"ap":7') WHERE body LIKE '%"luck"%'"""


@pytest.fixture(autouse=True)
def documents(library: Library) -> None:
    library.documents.save_many([fate("luck", tags=["good"]), deck("cards", "luck"), fate("skill")])


def without_keys(library: Library, statement: str, *values: object) -> None:
    """What no honest program could do."""
    library._session.connection.execute("PRAGMA foreign_keys=OFF")
    behind_its_back(library, statement, *values)
    library._session.connection.execute("PRAGMA foreign_keys=ON")


def found(library: Library) -> list[str]:
    words = library.check().words
    assert all(speak(each, lang) for each in words for lang in languages())
    return [each.id for each in words]


def repaired(library: Library) -> list[str]:
    """What a repair does, as a dry run says before, without doing it; afterwards nothing is wrong."""
    before = [row for row in library._session.connection.iterdump() if "finds" not in row and "'search'" not in row]
    tried = library.repair(dry_run=True)
    after = [row for row in library._session.connection.iterdump() if "finds" not in row and "'search'" not in row]
    assert before == after
    done = library.repair()
    assert library.backups.all()[0].cause == "repair"
    assert tried.done == done.done
    assert all(speak(each, lang) for each in done.done for lang in languages())
    assert done.left.is_sound, done.left
    assert library.check().is_sound
    return [each.id for each in done.done]


def test_a_sound_library(library: Library) -> None:
    report = library.check()
    assert (report.is_sound, report.words) == (True, ())
    assert library.repair().done == ()


def test_documents_that_name_what_is_missing_are_the_users_affair(library: Library) -> None:
    library.documents.delete("luck", anyway=True)
    assert found(library) == ["library-dangling"]
    assert library.check().is_sound
    assert library.repair().done == ()


def test_a_changed_text_comes_back_from_a_backup(library: Library) -> None:
    library.backups.make()
    behind_its_back(library, CHANGE)
    assert found(library) == ["library-changed-text"]
    assert repaired(library) == ["repair-text-from-backup"]
    assert library.documents.get("luck") == fate("luck", tags=["good"])


def test_without_a_backup_the_version_before_is_taken(library: Library) -> None:
    """The damaged one too is kept, in the backup that comes before."""
    library.documents.save(fate("skill", ap=2))
    behind_its_back(
        library, """UPDATE texts SET body = replace(body, '"ap":2', '"ap":9') WHERE body LIKE '%"skill"%'"""
    )
    assert repaired(library) == ["repair-older"]
    assert library.documents.get("skill") == fate("skill", ap=1)


def test_without_either_what_stands_there_is_kept_if_it_is_a_document(library: Library) -> None:
    behind_its_back(library, CHANGE)
    assert repaired(library) == ["repair-as-it-stands"]
    assert library.documents.get("luck") == fate("luck", ap=7, tags=["good"])


def test_an_unreadable_text_is_left_and_reported(library: Library) -> None:
    behind_its_back(library, "UPDATE texts SET body = '{' WHERE body LIKE '%\"skill\"%'")
    done = library.repair()
    assert done.done == ()
    assert [problem.what for problem in done.left.problems] == ["changed-text"]


def test_an_old_version_that_was_damaged_goes(library: Library) -> None:
    library.documents.save(fate("luck", ap=2))
    behind_its_back(library, CHANGE)
    assert found(library) == ["library-changed-old-text"]
    assert repaired(library) == ["repair-old-text"]
    assert len(library.revisions.of("luck")) == 1


def test_an_old_version_comes_back_from_a_backup(library: Library) -> None:
    """Nobody says its text any more, so nobody is named."""
    library.backups.make()
    library.documents.save(fate("luck", ap=2))
    behind_its_back(library, CHANGE)
    assert repaired(library) == ["repair-old-text-from-backup"]
    assert len(library.revisions.of("luck")) == 2


@pytest.mark.parametrize("is_newest", [True, False])
def test_a_digest_that_was_damaged_is_put_right_and_its_text_stays(library: Library, is_newest: bool) -> None:
    """One bit of it in the table itself, while its index still says what was there; there is no backup."""
    digest = library.documents.entry("luck").digest.encode()
    if not is_newest:
        library.documents.save(fate("luck", tags=["good"], ap=2))
    library.close()
    data, text = library.path.read_bytes(), digest + b'{"ap"'
    assert data.count(text) == 1
    library.path.write_bytes(data.replace(text, digest[:-1] + b"'" + text[len(digest) :]))
    with open_library(library.path) as again:
        done = again.repair()
        assert {each.id for each in done.done} == {"repair-indexes", "repair-digest"}
        assert done.left.words == ()
        assert again.documents.get("luck") == fate("luck", tags=["good"], ap=1 if is_newest else 2)
        assert len(again.revisions.of("luck")) == (1 if is_newest else 2)


def test_a_version_whose_digest_is_no_text_goes(library: Library) -> None:
    """Python cannot even read it as one."""
    library.documents.save(fate("luck", ap=2))
    connection = library._session.connection
    connection.execute("PRAGMA ignore_check_constraints=ON")
    number = library.revisions.of("luck")[-1].number
    without_keys(library, "UPDATE revisions SET digest = CAST(x'ff41' AS TEXT) WHERE number = ?", number)
    done = library.repair()
    assert [each.id for each in done.done] == ["repair-references"]
    assert done.left.is_sound
    assert [each.number for each in library.revisions.of("luck")] != [number]


def test_a_damaged_text_in_the_trash_goes(library: Library) -> None:
    library.documents.delete("skill")
    behind_its_back(library, "UPDATE texts SET body = '{' WHERE body LIKE '%\"skill\"%'")
    library.repair()
    assert library.trash.entries() == ()
    assert library.check().is_sound


def test_a_document_that_cannot_be_read_goes_back(library: Library) -> None:
    body = '{"kind":"fate"}'
    digest = sha256(body.encode()).hexdigest()
    behind_its_back(library, "INSERT INTO texts VALUES (?, ?)", digest, body)
    behind_its_back(library, "UPDATE documents SET digest = ? WHERE id = 'luck'", digest)
    assert repaired(library) == ["repair-older"]
    assert library.documents.get("luck") == fate("luck", tags=["good"])


@pytest.mark.parametrize(
    "change",
    [
        "UPDATE documents SET name_en = 'Lick' WHERE id = 'luck'",
        "UPDATE documents SET cost = 5 WHERE id = 'luck'",
        "DELETE FROM tags",
        "UPDATE documents SET schema = '0.9' WHERE id = 'luck'",
    ],
)
def test_rows_are_written_anew(library: Library, change: str) -> None:
    revisions = library.revisions.of("luck")
    behind_its_back(library, change)
    assert repaired(library) == ["repair-row"]
    assert library.revisions.of("luck") == revisions


@pytest.mark.parametrize(
    ("change", "done"),
    [
        ("DELETE FROM ids WHERE id = 'luck'", ["repair-references"]),
        ("DELETE FROM ids", ["repair-references"]),
        ("DELETE FROM documents WHERE id = 'skill'", ["repair-references"]),
        ("UPDATE mentions SET target = 'nowhere'", ["repair-references", "repair-row"]),
        ("UPDATE revisions SET digest = 'GONE'", ["repair-references"]),
        ("UPDATE documents SET origin_id = 'x', origin_digest = 'GONE' WHERE id = 'luck'", []),
        ("UPDATE documents SET pack = 'x' WHERE id = 'luck'", []),
        ("UPDATE documents SET digest = 'GONE' WHERE id = 'luck'", ["repair-older"]),
    ],
)
def test_references_that_lead_nowhere_are_put_right(library: Library, change: str, done: list[str]) -> None:
    without_keys(library, change.replace("GONE", GONE))
    assert found(library)[0] == "check-broken"
    assert repaired(library) == done
    assert set(library.resolver().names) >= {"cards", "luck"}


def test_a_missing_text_comes_back_from_a_backup(library: Library) -> None:
    library.backups.make()
    without_keys(library, "DELETE FROM texts")
    without_keys(library, "DELETE FROM revisions WHERE document = (SELECT key FROM documents WHERE id = 'skill')")
    assert sorted(repaired(library)) == ["repair-from-backup", "repair-references"]
    assert library.documents.get("luck") == fate("luck", tags=["good"])
    assert len(library.revisions.of("luck")) == 1


def test_a_document_of_which_nothing_is_left_is_reported(library: Library) -> None:
    without_keys(library, 'DELETE FROM texts WHERE body LIKE \'%"id":"skill"%\'')
    assert repaired(library) == ["repair-lost", "repair-references"]


def test_an_index_is_made_anew(library: Library) -> None:
    """The schema is changed for a moment to another index, so that the pages of this one are not updated."""
    connection = library._session.connection
    connection.execute("PRAGMA writable_schema=ON")
    (sql,) = connection.execute("SELECT sql FROM sqlite_master WHERE name = 'ix_documents_kind'").fetchone()
    connection.execute("UPDATE sqlite_master SET sql = ? WHERE name = 'ix_documents_kind'", (f"{sql} WHERE 0",))
    connection.execute("PRAGMA writable_schema=RESET")
    library.documents.save(fate("new"))
    connection.execute("PRAGMA writable_schema=ON")
    connection.execute("UPDATE sqlite_master SET sql = ? WHERE name = 'ix_documents_kind'", (sql,))
    connection.execute("PRAGMA writable_schema=RESET")
    assert found(library) == ["check-indexes"]
    assert repaired(library) == ["repair-indexes"]


@pytest.mark.parametrize("lost", [True, False])
def test_images_come_back_from_a_backup(library: Library, lost: bool) -> None:
    """A39."""
    digest = library.images.put(png())
    library.backups.make()
    place = library.images.path(digest)
    place.unlink()
    if not lost:
        place.write_bytes(b"x")
    assert found(library) == ["library-missing-image" if lost else "library-changed-image"]
    assert repaired(library) == ["repair-image"]
    assert library.images.get(digest) == png()


def test_images_that_belong_to_nothing_are_taken_away(library: Library) -> None:
    kept = library.images.path(library.images.put(png()))
    stray = kept.with_name(f"{GONE}.png")
    stray.write_bytes(b"x")
    (kept.parent / "notes.txt").write_bytes(b"mine")
    assert found(library) == ["check-strays"]
    assert library.check().is_sound
    assert repaired(library) == ["repair-strays"]
    assert sorted(each.name for each in kept.parent.iterdir()) == sorted([kept.name, "notes.txt"])


def test_the_index_of_the_search_is_made_anew(library: Library) -> None:
    """A40."""
    library.search.catch_up()
    behind_its_back(library, "DELETE FROM finds_index WHERE rowid = 1")
    assert found(library) == ["check-search"]
    assert repaired(library) == ["repair-search"]
    assert [hit.entry.id for hit in library.search.page("luck").hits]


@pytest.mark.parametrize("said", ["1", "x", "-5", ""])
def test_the_count_of_changes_is_put_right(library: Library, said: str) -> None:
    """Else a new revision could not be distinguished from an old one."""
    behind_its_back(library, "UPDATE state SET value = ? WHERE name = 'sequence'", said)
    assert found(library) == ["check-order"]
    assert repaired(library) == ["repair-order"]
    library.documents.save(fate("luck", ap=5))
    assert len(library.revisions.of("luck")) == 2


def test_a_file_that_is_damaged_itself_is_not_repaired(library: Library) -> None:
    """A backup is wanted: the sentence says so, and no byte is changed."""
    damage(library.path)
    assert found(library) == ["check-damage"]
    with pytest.raises(NotDone) as caught:
        library.repair()
    assert caught.value.word.id == "repair-needs-backup"
    assert library.backups.all() == ()


@pytest.mark.parametrize("column", ["version", "signer"])
def test_a_text_that_is_none_any_more_is_found(library: Library, column: str) -> None:
    """SQLite finds nothing wrong with its bytes, but gives nothing of its row."""
    imported(library, pack_of(entries={"translations/pl.json": as_bytes({"texts": {"luck": {"name": "Traf"}}})}))
    behind_its_back(library, f"UPDATE packs SET {column} = CAST(? AS TEXT)", b"1.\xff")  # noqa: S608
    assert found(library) == ["check-damage"]


def damage(path: Path) -> None:
    """Overwrite the pages in the middle."""
    with path.open("r+b") as file:
        file.seek(12 * 4096)
        file.write(b"\xff" * 4096 * 4)


def test_of_a_table_that_is_gone_only_what_sqlite_says_is_reported(library: Library) -> None:
    """The error does not contain the SQL statement, which only a programmer can read."""
    without_keys(library, "DROP TABLE texts")
    (said,) = library.check().damage
    assert said == "no such table: texts"
