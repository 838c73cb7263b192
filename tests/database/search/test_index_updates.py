"""The index follows the library: at once, after imports, with changed texts, and after damage."""

import json
import logging
import sqlite3
from pathlib import Path

import pytest
from sqlalchemy import event

from database.errors import LibraryUnavailable
from database.library import Library
from database.search import backfill as filling
from database.search import page_queries as finding
from database.search.index_updates import FEW
from database.search.service import SearchPage
from engine.content.envelope import Document
from engine.content.loading.document_reader import read_document
from engine.registry import declarations
from engine.words import resources_folder
from tests.support.libraries import document, fate, open_library
from tests.support.pack_libraries import imported
from tests.support.packs import as_bytes, pack_of

MANY = FEW + 100
SHIPPED = resources_folder() / "systems" / "battleground"
EVIL_LYN = SHIPPED / "characters" / "evil-lyn.json"
COUNCIL = SHIPPED / "fate" / "council-of-war.json"


def ids(page: SearchPage) -> list[str]:
    return [hit.entry.id for hit in page.hits]


def index_of(library: Library) -> list[tuple[object, ...]]:
    with library._session.looking() as connection:
        statement = "SELECT names, labels, notes, en, it, es, pl FROM finds_index ORDER BY labels"
        return connection.execute(statement).fetchall()


@pytest.fixture
def ready(library: Library) -> Library:
    """A library with two cards, its index up to date."""
    library.documents.save(fate("luck", name={"en": "Luck"}))
    library.documents.save(fate("gold", name={"en": "Gold"}))
    library.search.catch_up()
    return library


def test_a_document_is_found_as_soon_as_it_is_saved(ready: Library) -> None:
    ready.documents.save(fate("calm", name={"en": "Calm"}))
    assert ids(ready.search.page("calm")) == ["calm"]
    assert ready.search.is_up_to_date
    ready.documents.save(fate("calm", name={"en": "Storm"}))
    assert (ids(ready.search.page("storm")), ids(ready.search.page("calm", limit=1))) == (["calm"], ["calm"])
    ready.documents.rename("calm", "wind")
    assert (ids(ready.search.page("wind")), ids(ready.search.page("calm"))) == (["wind"], [])
    ready.documents.delete("wind")
    assert ids(ready.search.page("storm")) == []
    ready.trash.restore(ready.trash.entries()[0].key)
    assert ids(ready.search.page("storm")) == ["wind"]
    assert ready.search.is_sound()


def test_an_unsaved_document_is_not_found(ready: Library) -> None:
    def save_and_fail() -> None:
        with ready.transaction():
            ready.documents.save(fate("calm", name={"en": "Calm"}))
            raise RuntimeError("no")

    with pytest.raises(RuntimeError):
        save_and_fail()
    assert ids(ready.search.page("calm")) == []
    assert ready.search.is_sound()


def test_a_large_import_is_found_at_once_and_in_the_index_soon(ready: Library) -> None:
    ready.documents.save_many([fate(f"card-{number}", name={"en": "Imported"}) for number in range(FEW + 1)])
    page = ready.search.page("imported", limit=MANY)
    assert (len(page.hits), page.is_by_index, ready.search.is_up_to_date) == (FEW + 1, False, False)
    ready.search.catch_up()
    page = ready.search.page("imported", limit=MANY)
    assert (len(page.hits), page.is_by_index, ready.search.is_up_to_date) == (FEW + 1, True, True)
    assert ready.search.is_sound()


def test_steps_may_be_left_and_gone_on_with(ready: Library) -> None:
    ready.documents.save_many([fate(f"card-{number}", name={"en": "Imported"}) for number in range(MANY)])
    left = ready.search.steps()
    next(left)
    left.close()
    asked = iter([False, True])
    ready.search.catch_up(lambda: next(asked))
    assert not ready.search.is_up_to_date
    ready.search.catch_up()
    assert len(ready.search.page("imported", limit=MANY).hits) == MANY


def test_changes_between_steps_of_indexing_are_not_lost(ready: Library) -> None:
    ready.documents.save_many([fate(f"card-{number}", name={"en": "Imported"}) for number in range(MANY)])
    for number, _ in enumerate(ready.search.steps()):
        if number < 3:
            ready.documents.save(fate(f"card-{number}", name={"en": "Changed"}))
            ready.documents.delete(f"card-{50 + number}")
    assert len(ready.search.page("changed", limit=MANY).hits) == 3
    assert len(ready.search.page("imported", limit=MANY).hits) == MANY - 6
    assert ready.search.is_sound()


def test_no_step_writes_much(ready: Library) -> None:
    """A save that comes between two steps waits for one of them at most."""
    ready.documents.save_many([fate(f"card-{number}") for number in range(MANY)])
    counts = []
    before = len(index_of(ready))
    for _ in ready.search.steps():
        counts.append(len(index_of(ready)) - before)
        before = len(index_of(ready))
    assert 0 < max(counts) <= filling.WRITTEN


def test_new_words_have_the_index_made_anew_while_it_is_used(ready: Library, monkeypatch: pytest.MonkeyPatch) -> None:
    for name in ("database.search.backfill.words_edition", "database.search.index_rows.words_edition"):
        monkeypatch.setattr(name, lambda: "e" * 64)
    assert ready.search.page("luck").is_by_index
    ready.search.catch_up()
    with ready._session.looking() as connection:
        assert connection.execute("SELECT DISTINCT edition FROM finds").fetchall() == [("e" * 64,)]


@pytest.mark.parametrize(
    ("typed", "lang", "said"), [("swap places", "en", "swap places"), ("przerazajaca", "pl", "Przerażająca")]
)
def test_a_card_is_found_by_what_its_abilities_do(tmp_path: Path, typed: str, lang: str, said: str) -> None:
    declared = declarations()
    card = read_document(EVIL_LYN.read_bytes(), declared)
    assert isinstance(card, Document)
    with open_library(tmp_path / "library.db", games=lambda: declared) as library:
        library.documents.save(card)
        (hit,) = library.search.page(typed, lang=lang).hits
        assert hit.snippet is not None
        assert (hit.entry.id, hit.snippet.lang) == (card.id, lang)
        assert said in hit.snippet.text


def test_documents_saved_together_are_found_at_once(tmp_path: Path) -> None:
    """In the transaction that saves it, up to as many as there are in most packs."""
    declared = declarations()
    card = json.loads(COUNCIL.read_bytes())
    cards = [read_document({**card, "id": f"card-{number}"}, declared) for number in range(FEW)]
    with open_library(tmp_path / "library.db", games=lambda: declared) as library:
        library.documents.save_many(cards)
        assert len(library.search.page("pesca", lang="it", limit=MANY).hits) == FEW
        library.search.catch_up()
        assert len(library.search.page("pesca", lang="it", limit=MANY).hits) == FEW


@pytest.mark.slow
def test_while_the_index_is_filled_both_what_is_in_it_and_what_is_not_is_found_once(ready: Library) -> None:
    """On every page: indexed documents come first."""
    ready.documents.save_many([fate(f"old-{number}", name={"en": "Wind"}) for number in range(30)])
    ready.documents.save_many([fate(f"new-{number}", name={"en": "Wind"}) for number in range(MANY)])
    for step in (7, 30, 50, MANY):
        found: list[str] = []
        for offset in range(0, 30 + MANY, step):
            page = ready.search.page("wind", limit=step, offset=offset)
            assert (page.is_by_index, page.has_more) == (False, offset + step < 30 + MANY)
            found += ids(page)
        assert {each.partition("-")[0] for each in found[:30]} == {"old"}
        assert len(found) == len(set(found)) == 30 + MANY
    assert ready.search.page("wind", limit=100, offset=1_000).hits == ()


def test_documents_saved_with_many_others_are_not_found_by_earlier_texts(ready: Library) -> None:
    for name in ("Wind", "Rain"):
        ready.documents.save_many([fate(f"card-{number}", name={"en": name}) for number in range(MANY)])
        if name == "Wind":
            ready.search.catch_up()
    assert [len(ready.search.page(text, limit=MANY).hits) for text in ("wind", "rain", "luck")] == [0, MANY, 1]
    ready.search.catch_up()
    assert [len(ready.search.page(text, limit=MANY).hits) for text in ("wind", "rain", "luck")] == [0, MANY, 1]
    assert ready.search.is_sound()


# A40: the index is broken, or is not what it should be.

BREAKS = {
    "gone": "DROP TABLE finds_index",
    "damaged": "UPDATE finds_index_data SET block = x'00ff00ff00ff' WHERE id >= 10",
    "emptied": "DELETE FROM finds_index_data",
}


@pytest.fixture(params=list(BREAKS.values()), ids=list(BREAKS))
def broken(ready: Library, request: pytest.FixtureRequest) -> Library:
    ready._session.connection.execute(request.param)
    return ready


def test_a_broken_index_keeps_nobody_from_searching(broken: Library, expect_log: object) -> None:
    expect_log("the index of the search is broken")  # type: ignore[operator]
    page = broken.search.page("luck")
    assert (ids(page), page.is_by_index) == (["luck"], False)


SHADOWS = {
    "how long texts are": "DELETE FROM finds_index_docsize",
    "how long texts are, as nonsense": "UPDATE finds_index_docsize SET sz = x'ff00ff00ffff'",
    "what texts hold": "DELETE FROM finds_index_content",
    "what texts hold, as nonsense": "UPDATE finds_index_content SET c3 = 'luck and more words'",
    "the version": "DELETE FROM finds_index_config",
    "another version": "UPDATE finds_index_config SET v = 99",
    "a table": "DROP TABLE finds_index_config",
    "where words stand": "DELETE FROM finds_index_idx",
    "all that it is made of": "DELETE FROM finds_index_data",
    "all that it is made of, as nonsense": "UPDATE finds_index_data SET block = x'ff00ff00ffff'",
}
"""Each of the tables that FTS5 keeps an index in, and does not look at before it needs it."""


@pytest.mark.parametrize("damage", SHADOWS.values(), ids=SHADOWS)
def test_a40_damage_to_any_part_of_the_index_hinders_neither_search_nor_save_and_is_mended(
    tmp_path: Path, damage: str, caplog: pytest.LogCaptureFixture
) -> None:
    """Also the next time the library is opened, when what SQLite cannot open it cannot drop either."""
    path = tmp_path / "library.db"
    with caplog.at_level(logging.CRITICAL, "database.search"):
        with open_library(path) as library:
            library.documents.save_many([fate("luck", name={"en": "Luck"}), fate("gold")])
            library.search.catch_up()
            library._session.connection.execute(damage)
            assert ids(library.search.page("luck")) == ["luck"]
        with open_library(path) as library:
            assert ids(library.search.page("luck")) == ["luck"]
            library.documents.save(fate("calm", name={"en": "Calm"}))
            library.documents.delete("gold")
            assert not [problem.what for problem in library.check().problems]
            library.repair()
            library.search.catch_up()
            assert library.search.is_sound()
            assert library.check().is_sound
            assert [ids(library.search.page(text)) for text in ("luck", "calm", "gold")] == [["luck"], ["calm"], []]
            assert library.search.page("calm").is_by_index


def test_an_index_that_finds_what_is_not_there_keeps_nobody_from_searching(
    ready: Library, expect_log: object, monkeypatch: pytest.MonkeyPatch
) -> None:
    """As with two pages of a file that changed places, of which SQLite sees nothing while it searches."""
    expect_log("the index of the search is broken")  # type: ignore[operator]
    monkeypatch.setattr(finding, "found_numbers", lambda *_: [1, 94])
    page = ready.search.page("luck")
    assert (ids(page), page.is_by_index) == (["luck"], False)


def test_a_broken_index_keeps_nobody_from_saving(broken: Library, expect_log: object) -> None:
    expect_log("the index of the search is broken")  # type: ignore[operator]
    broken.documents.save(fate("luck", name={"en": "Fortune"}))
    broken.documents.save(fate("calm", name={"en": "Calm"}))
    broken.documents.delete("gold")
    assert ids(broken.search.page("fortune")) == ["luck"]
    assert ids(broken.search.page("calm")) == ["calm"]
    assert broken.documents.count() == 2
    assert not broken.search.is_sound()
    broken.search.catch_up()
    assert broken.search.is_sound()
    assert [broken.search.page(text).is_by_index for text in ("fortune", "calm")] == [True, True]
    assert (ids(broken.search.page("fortune")), ids(broken.search.page("gold"))) == (["luck"], [])


def test_an_index_out_of_step_is_seen(ready: Library) -> None:
    assert ready.search.is_sound()
    ready._session.connection.execute("DELETE FROM finds_index WHERE rowid = 1")
    assert not ready.search.is_sound()
    ready.search.make_anew()
    ready.search.catch_up()
    assert ready.search.is_sound()


def test_a_full_disk_is_no_broken_index(ready: Library) -> None:
    """It is reported, and nothing is saved."""

    def fail(*_: object) -> None:
        error = sqlite3.OperationalError("database or disk is full")
        error.sqlite_errorcode = sqlite3.SQLITE_FULL
        raise error

    def refuse(_: object, __: object, statement: str, *___: object) -> None:
        if statement.startswith("INSERT INTO finds_index"):
            fail()

    event.listen(ready._session.rows, "before_cursor_execute", refuse)
    with pytest.raises(LibraryUnavailable):
        ready.documents.save(fate("calm", name={"en": "Calm"}))
    event.remove(ready._session.rows, "before_cursor_execute", refuse)
    assert ready.documents.count() == 2
    assert ready.search.is_up_to_date


def translation(name: str, *documents: str) -> bytes:
    """A pack that calls documents so in Polish."""
    texts = {each: {"name": f"{name} {number}"} for number, each in enumerate(documents)}
    return pack_of(entries={"translations/pl.json": as_bytes({"texts": texts})}, version=f"1.0.{len(name)}")


def test_translations_of_a_pack_are_found_at_once(ready: Library) -> None:
    """A translated name and a translated text; when the pack says otherwise, by that alone."""
    limits = [{"id": "bridges", "name": {"en": "Bridges"}, "kinds": ["fate"], "most": 2}]
    ready.documents.save(document("army-format", "plan", limits=limits))
    texts = {"luck": {"name": "Szczęście"}, "plan": {"limits.0.name": "Łącznice"}}
    imported(ready, pack_of(entries={"translations/pl.json": as_bytes({"texts": texts})}))
    assert ready.search.is_up_to_date
    (hit,) = ready.search.page("szczescie", lang="pl").hits
    assert (hit.entry.id, hit.snippet and hit.snippet.text) == ("luck", "Szczęście")
    assert ids(ready.search.page("lacznice", lang="pl")) == ["plan"]
    imported(ready, translation("Los", "luck"))
    assert ids(ready.search.page("los", lang="pl")) == ["luck"]
    assert ids(ready.search.page("szczescie", lang="pl")) == []
    assert ready.search.is_sound()


def test_a_document_that_comes_later_is_found_by_its_translation(ready: Library) -> None:
    imported(ready, translation("Wiatr", "wind"))
    ready.documents.save(fate("wind", name={"en": "Wind"}))
    assert ids(ready.search.page("wiatr", lang="pl")) == ["wind"]
    ready.documents.rename("wind", "breeze")
    assert ids(ready.search.page("wiatr", lang="pl")) == []


def test_many_translations_are_found_without_the_index_until_it_has_caught_up(ready: Library) -> None:
    names = [f"card-{number}" for number in range(FEW + 1)]
    ready.documents.save_many([fate(name, name={"en": "Card"}) for name in names])
    ready.search.catch_up()
    imported(ready, translation("Karta", *names))
    page = ready.search.page("karta", lang="pl", limit=MANY)
    assert (len(page.hits), page.is_by_index) == (len(names), False)
    ready.search.catch_up()
    page = ready.search.page("karta", lang="pl", limit=MANY)
    assert (len(page.hits), page.is_by_index) == (len(names), True)


@pytest.mark.parametrize("change", [f"document = '{'0' * 26}'", f"digest = '{'0' * 64}'"], ids=["whose", "of what"])
def test_a_document_that_the_index_has_lost_is_missed_and_found_again(ready: Library, change: str) -> None:
    ready.documents.save(fate("lost", name={"en": "Quetzal"}))
    with ready.transaction():
        last = "(SELECT max(id) FROM finds)"
        ready._session.connection.execute(f"UPDATE finds SET {change} WHERE id = {last}")  # noqa: S608
    assert not ready.check().is_search_sound
    assert ready.repair().left.is_sound
    assert [hit.entry.id for hit in ready.search.page("quetzal").hits] == ["lost"]


def test_one_that_waits_to_be_filled_misses_nothing(ready: Library) -> None:
    ready.documents.save_many([fate(f"card-{number}") for number in range(FEW + 1)])
    assert not ready.search.is_up_to_date
    assert ready.check().is_search_sound
