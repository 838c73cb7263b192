"""Revisions: one for each save, viewed, restored, and deleted by age and number."""

import pytest

from database.errors import LibraryBug
from database.library import Library
from database.store.retention import ALWAYS_KEPT, DAYS_KEPT, MOST_KEPT
from engine.content.loading.document_reader import read_document
from tests.support.documents import DECLARED
from tests.support.libraries import DAY, NOON, Clock, deck, fate


def test_every_save_keeps_a_revision(library: Library, clock: Clock) -> None:
    """The newest first, each with its time and its text."""
    library.documents.save(fate("luck", ap=1))
    clock.seconds += 5
    library.documents.save(fate("luck", ap=2))
    new, old = library.revisions.of("luck")
    assert (old.saved, new.saved) == (NOON, NOON + 5)
    assert library.revisions.get(old.number) == fate("luck", ap=1)
    assert library.revisions.text(new.number) == library.documents.text("luck")
    assert new.digest == library.documents.entry("luck").digest


def test_an_old_revision_is_restored(library: Library) -> None:
    """It is restored as a new revision, so that none is lost; its references are recorded again."""
    library.documents.save(deck("cards", "luck"))
    library.documents.save(deck("cards", "skill"))
    first = library.revisions.of("cards")[-1]
    library.revisions.restore(first.number)
    assert library.documents.get("cards") == deck("cards", "luck")
    assert [each.cause for each in library.revisions.of("cards")] == ["restored", "saved", "saved"]
    assert [use.user.id for use in library.documents.users_of("luck")] == ["cards"]
    assert library.documents.users_of("skill") == ()


def test_a_revision_from_before_a_new_id(library: Library) -> None:
    """The document keeps the id that it has now."""
    library.documents.save(fate("luck", ap=1))
    library.documents.save(fate("luck", ap=2))
    library.documents.rename("luck", "skill")
    library.revisions.restore(library.revisions.of("skill")[-1].number)
    assert library.documents.get("skill") == fate("skill", ap=1)


def test_a_revision_that_only_a_newer_program_can_read(library: Library) -> None:
    for ap in (1, 2):
        newer = {**fate("luck", ap=ap).plain(), "schema": "1.7", "spell": "of tomorrow"}
        library.documents.save(read_document(newer, DECLARED))
    first = library.revisions.of("luck")[-1]
    assert library.revisions.restore(first.number).digest == first.digest
    assert library.documents.text("luck") == library.revisions.text(first.number)


def test_texts_are_kept_once(library: Library) -> None:
    """Back and forth between two texts are many revisions, and two texts."""
    for turn in range(6):
        library.documents.save(fate("luck", ap=turn % 2))
    assert len(library.revisions.of("luck")) == 6
    with library._session.looking() as connection:
        assert connection.execute("SELECT count(*) FROM texts").fetchone() == (2,)


@pytest.mark.slow
def test_revisions_are_let_go_by_their_number(library: Library) -> None:
    for turn in range(MOST_KEPT + 3):
        library.documents.save(fate("luck", ap=turn))
    kept = library.revisions.of("luck")
    assert len(kept) == MOST_KEPT
    assert library.revisions.get(kept[0].number) == fate("luck", ap=MOST_KEPT + 2)
    with library._session.looking() as connection:
        assert connection.execute("SELECT count(*) FROM texts").fetchone() == (MOST_KEPT,)


def test_revisions_are_let_go_by_their_age(library: Library, clock: Clock) -> None:
    """But for the newest, however old these are, and for those of other documents."""
    library.documents.save(fate("other"))
    for turn in range(ALWAYS_KEPT + 10):
        library.documents.save(fate("luck", ap=turn))
    clock.seconds += (DAYS_KEPT + 1) * DAY
    library.documents.save(fate("luck", ap=99))
    kept = library.revisions.of("luck")
    assert len(kept) == ALWAYS_KEPT
    assert library.revisions.get(kept[-1].number) == fate("luck", ap=11)
    assert len(library.revisions.of("other")) == 1


def test_a_clock_that_goes_back_takes_nothing(library: Library, clock: Clock) -> None:
    for turn in range(ALWAYS_KEPT + 10):
        library.documents.save(fate("luck", ap=turn))
    clock.seconds = 0
    library.documents.save(fate("luck", ap=99))
    assert len(library.revisions.of("luck")) == ALWAYS_KEPT + 11


def test_no_revision_has_this_number(library: Library) -> None:
    for ask in (library.revisions.text, library.revisions.restore):
        with pytest.raises(LibraryBug):
            ask(7)
