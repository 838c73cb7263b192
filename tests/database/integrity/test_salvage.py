"""Salvage of a damaged library: only texts with the right digests are read."""

import random
from pathlib import Path

import pytest

from database.errors import LibraryUnavailable
from database.library import Library
from database.records import DocumentFilter
from database.store.connection import connect
from engine.content.envelope import Document
from tests.support.libraries import deck, fate, open_library
from tests.support.packs import png

PAGE = 4096
CARDS = [f"card-{number}" for number in range(60)]


def newest(name: str) -> Document:
    return fate(name, 2, notes="x" * 500)


@pytest.fixture
def damaged(tmp_path: Path) -> Path:
    """The file of a library with sixty cards in two versions each, a deck, one card in the trash, and an image."""
    path = tmp_path / "damaged.db"
    with open_library(path) as library:
        library.documents.save_many([fate(name, 1, notes="y" * 500) for name in CARDS])
        library.documents.save_many([newest(name) for name in CARDS])
        library.documents.save_many([deck("cards", *CARDS), fate("thrown-away")])
        library.documents.delete("thrown-away")
        library.images.put(png())
    return path


def own(library: Library) -> dict[str, Document]:
    names = [entry.id for entry in library.documents.entries(DocumentFilter(layers=("own",)), limit=1000)]
    found = {name: library.documents.get(name) for name in names}
    assert library.check().damage == ()
    return {name: each for name, each in found.items() if isinstance(each, Document)}


def write_over(path: Path, pages: range) -> None:
    with path.open("r+b") as file:
        for page in pages:
            file.seek(page * PAGE)
            file.write(random.Random(page).randbytes(PAGE))


def test_of_a_sound_file_everything_is_read(library: Library, damaged: Path) -> None:
    before = damaged.read_bytes()
    saved = library.salvage(damaged)
    assert own(library) == {**{name: newest(name) for name in CARDS}, "cards": deck("cards", *CARDS)}
    assert (saved.older, saved.images) == ((), 1)
    assert library.images.get(library.images.digests()[0]) == png()
    assert damaged.read_bytes() == before
    assert [each.name for each in damaged.parent.iterdir() if ".tmp-" in each.name] == []


def test_unchanged_documents_are_not_salvaged(library: Library, damaged: Path) -> None:
    library.documents.save_many([newest(name) for name in CARDS[1:]])
    library.documents.save(fate(CARDS[1], 9))
    saved = library.salvage(damaged)
    assert set(saved.documents) == {*CARDS, "cards"}
    assert set(saved.brought) == {CARDS[0], CARDS[1], "cards"}


def test_a_text_in_which_a_letter_is_another_is_none(library: Library, damaged: Path) -> None:
    """The text is readable as a document, but no user wrote it."""
    whole, written = damaged.read_bytes(), b'"notes":"xxx'
    assert written in whole
    damaged.write_bytes(whole.replace(written, b'"notes":"xxz', 1))
    (spoilt,) = library.salvage(damaged).older
    assert own(library)[spoilt] == fate(spoilt, 1, notes="y" * 500)


def test_the_journal_of_a_killed_program_is_heeded(library: Library, damaged: Path) -> None:
    with_journal = connect(damaged)
    with_journal.execute("PRAGMA journal_mode=WAL")
    with_journal.execute("PRAGMA wal_autocheckpoint=0")
    with_journal.execute("DELETE FROM mentions")
    assert set(library.salvage(damaged).documents) == {*CARDS, "cards"}
    with_journal.close()


def test_without_its_first_hundred_bytes_it_is_read_all_the_same(library: Library, damaged: Path) -> None:
    with damaged.open("r+b") as file:
        file.write(b"\xff" * 100)
    with pytest.raises(LibraryUnavailable):
        open_library(damaged)
    assert set(library.salvage(damaged).documents) == {*CARDS, "cards"}


@pytest.mark.parametrize(
    ("old", "new"),
    [
        (b"ix_mentions_said", b"ix_men\xdbions_said"),
        (b"CREATE INDEX ix_mentions", b"CREATE XNDEX ix_mentions"),
        (b"CREATE TABLE tags", b"CREATE TABLE t\xfegs"),
    ],
)
def test_where_something_else_is_damaged_in_the_schema_all_documents_are_read(
    library: Library, damaged: Path, old: bytes, new: bytes
) -> None:
    """Even where the name of it is no text any more."""
    data = damaged.read_bytes()
    assert old in data
    damaged.write_bytes(data.replace(old, new))
    assert set(library.salvage(damaged).documents) == {*CARDS, "cards"}


def test_where_the_texts_are_gone_from_the_schema_nothing_is_read(library: Library, damaged: Path) -> None:
    damaged.write_bytes(damaged.read_bytes().replace(b"CREATE TABLE texts", b"CREATE TABLE t\xfexts"))
    assert library.salvage(damaged).documents == ()


def test_only_documents_on_lost_pages_are_lost(library: Library, damaged: Path) -> None:
    """The texts are lost page after page in the second half of the file; each text that is read is intact."""
    pages = damaged.stat().st_size // PAGE
    write_over(damaged, range(pages // 2, pages, 4))
    saved = library.salvage(damaged)
    found = own(library)
    assert 30 < len(found) == len(saved.documents)
    for name, each in found.items():
        assert each in (newest(name), fate(name, 1, notes="y" * 500), fate(name), deck("cards", *CARDS))
        assert each == newest(name) or name in (*saved.older, "cards")


def test_of_nothing_nothing_is_read(library: Library, tmp_path: Path) -> None:
    for content in (b"", b"x", b"no library" * 1000):
        (tmp_path / "bad.db").write_bytes(content)
        assert library.salvage(tmp_path / "bad.db").documents == ()


def test_a_document_that_may_be_older_replaces_nothing(library: Library, damaged: Path) -> None:
    """If it is unknown which version was the newest, the documents restored from a backup stay."""
    library.documents.save(fate("card-1", 9))
    connection = connect(damaged)
    connection.execute("PRAGMA foreign_keys=OFF")
    connection.execute("DELETE FROM documents")
    connection.close()
    saved = library.salvage(damaged)
    assert set(saved.older) == set(saved.documents) == {*CARDS, "cards", "thrown-away"} - {"card-1"}
    assert library.documents.get("card-1") == fate("card-1", 9)
    assert library.documents.get("card-2") == newest("card-2")


def test_later_versions_of_the_damaged_library_are_salvaged(library: Library, damaged: Path) -> None:
    """By its revisions, where nothing else tells which version was the newest; a backup is as old as it is."""
    library.documents.save_many([fate(name, 1, notes="y" * 500) for name in CARDS])
    connection = connect(damaged)
    connection.execute("PRAGMA foreign_keys=OFF")
    connection.execute("DELETE FROM documents")
    connection.close()
    saved = library.salvage(damaged)
    assert set(saved.documents) == {*CARDS, "cards", "thrown-away"}
    assert {name: each for name, each in own(library).items() if name in CARDS} == {
        name: newest(name) for name in CARDS
    }


def test_older_versions_are_not_salvaged(library: Library, damaged: Path) -> None:
    """The document here is newer, by the revisions of the damaged library."""
    library.documents.save_many([newest(name) for name in CARDS])
    connection = connect(damaged)
    connection.execute("PRAGMA foreign_keys=OFF")
    connection.execute("DELETE FROM documents")
    connection.execute("PRAGMA ignore_check_constraints=ON")
    connection.execute("UPDATE texts SET body = '{}' WHERE body LIKE '%xxx%'")
    connection.close()
    assert set(library.salvage(damaged).documents) == {"cards", "thrown-away"}
    assert library.documents.get("card-1") == newest("card-1")


def test_a_byte_of_the_head_by_which_every_text_reads_wrong_is_put_right(library: Library, damaged: Path) -> None:
    """The changed byte makes SQLite read all texts as UTF-16."""
    with damaged.open("r+b") as file:
        file.seek(59)
        file.write(b"\x02")
    assert set(library.salvage(damaged).documents) == {*CARDS, "cards"}


@pytest.mark.slow
def test_stock_documents_are_not_salvaged_as_own_ones(tmp_path: Path) -> None:
    """Even if it is unknown whose a text was."""
    damaged = tmp_path / "damaged.db"
    with Library.open(damaged) as broken:
        broken.documents.save(newest("mine"))
    connection = connect(damaged)
    connection.execute("PRAGMA foreign_keys=OFF")
    connection.execute("DELETE FROM documents")
    connection.close()
    with Library.open(tmp_path / "new.db") as library:
        assert library.salvage(damaged).documents == ("mine",)
