"""The trash: deleted documents can be restored until they are destroyed."""

import pytest

from database.errors import IdTaken, LibraryBug
from database.library import Library
from database.records import DocumentFilter
from engine.content.references.resolver import UnknownDocument
from tests.support.libraries import DAY, Clock, deck, fate


def test_a_deleted_document_is_in_the_trash(library: Library) -> None:
    """Nobody finds it elsewhere, and its history is kept."""
    library.documents.save(fate("luck", ap=1, tags=["good"]))
    library.documents.save(fate("luck", ap=2))
    entry = library.documents.delete("luck")
    assert entry.layer == "trash"
    assert library.trash.entries() == (entry,)
    assert library.documents.entries() == ()
    assert library.documents.entries(DocumentFilter(tags=("good",), layers=("trash",))) == ()
    assert library.resolver().names == ()
    assert len(library.revisions.of_key(entry.key)) == 2
    with pytest.raises(UnknownDocument):
        library.documents.get("luck")


def test_a_document_in_the_trash_shows_its_tags(library: Library) -> None:
    """Those of its last version, as before it was deleted."""
    library.documents.save(fate("luck", ap=1, tags=["old"]))
    before = library.documents.save(fate("luck", ap=1, tags=["good", "rare"]))
    library.documents.save(fate("skill", ap=1))
    library.documents.delete("skill")
    after = library.documents.delete("luck")
    assert after.tags == before.tags == ("good", "rare")
    assert {each.id: each.tags for each in library.trash.entries()} == {"luck": ("good", "rare"), "skill": ()}


def test_a_restored_document_is_unchanged(library: Library) -> None:
    library.documents.save(deck("cards", "luck", tags=["good"]))
    before = library.documents.entry("cards")
    after = library.trash.restore(library.documents.delete("cards").key)
    assert (after.key, after.id, after.layer, after.tags) == (before.key, "cards", "own", ("good",))
    assert library.documents.get("cards") == deck("cards", "luck", tags=["good"])
    assert [each.id for each in library.documents.dangling()] == ["luck"]
    assert len(library.revisions.of("cards")) == 1
    assert library.trash.entries() == ()
    assert {problem.what for problem in library.problems()} == {"dangling"}


def test_a_document_is_not_restored_while_its_id_is_taken(library: Library) -> None:
    """Several deleted documents may have had one id; the last deleted comes first."""
    library.documents.save(fate("luck", ap=1))
    first = library.documents.delete("luck")
    library.documents.save(fate("luck", ap=2))
    with pytest.raises(IdTaken):
        library.trash.restore(first.key)
    second = library.documents.delete("luck")
    assert [entry.key for entry in library.trash.entries()] == [second.key, first.key]
    library.trash.restore(first.key)
    assert library.documents.get("luck") == fate("luck", ap=1)


def test_a_destroyed_document_leaves_nothing(library: Library) -> None:
    """No text, no id, no revision; what others say stays."""
    library.documents.save_many([fate("luck"), fate("skill", ap=3), deck("cards", "wit")])
    library.documents.save(fate("luck", ap=2))
    entry = library.documents.delete("luck")
    library.trash.destroy([entry.key])
    assert library.trash.entries() == ()
    with library._session.looking() as connection:
        assert connection.execute("SELECT count(*) FROM texts").fetchone() == (2,)
        assert connection.execute("SELECT id FROM ids ORDER BY id").fetchall() == [("cards",), ("skill",), ("wit",)]
        assert connection.execute("SELECT count(*) FROM revisions").fetchone() == (2,)


def test_the_trash_is_emptied_by_age(library: Library, clock: Clock) -> None:
    library.documents.save_many([fate("luck"), fate("skill")])
    library.documents.delete("luck")
    clock.seconds += 31 * DAY
    kept = library.documents.delete("skill")
    assert library.trash.empty() == 1
    assert library.trash.entries() == (kept,)
    assert library.trash.empty(older_than_days=0) == 1
    assert library.trash.entries() == ()


def test_only_what_is_in_it_is_destroyed(library: Library) -> None:
    entry = library.documents.save(fate("luck"))
    for ask in (library.trash.restore, lambda key: library.trash.destroy([key])):
        with pytest.raises(LibraryBug):
            ask(entry.key)
    assert library.documents.get("luck") == fate("luck")
