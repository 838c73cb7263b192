"""Search for documents: ranked, by beginnings of words, in every language, within filters, for any input."""

from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from database.library import Library, no_stock
from database.records import DocumentFilter
from database.search.rank_queries import MOST_RANKED
from database.search.service import SearchPage
from tests.support.libraries import deck, document, fate, open_library

LUCK = {"en": "Luck", "it": "Fortuna", "es": "Suerte", "pl": "Łut szczęścia"}


def ids(page: SearchPage) -> list[str]:
    return [hit.entry.id for hit in page.hits]


@pytest.fixture
def filled(library: Library) -> Library:
    library.documents.save(fate("luck", name=LUCK, tags=["good"]))
    library.documents.save(fate("fall", name={"en": "Fall"}, notes="It is bad luck to stumble over a Straße in Łódź."))
    library.documents.save(fate("gold", name={"en": "Gold"}, tags=["good", "dear"]))
    library.search.catch_up()
    return library


@pytest.fixture(scope="module")
def shared(tmp_path_factory: pytest.TempPathFactory) -> Library:
    library = open_library(tmp_path_factory.mktemp("search") / "library.db")
    library.documents.save(fate("luck", name=LUCK, notes='Say "a AND b" NEAR(c) foo:bar * ^ 100% _under_'))
    library.search.catch_up()
    return library


@pytest.mark.parametrize(
    "text", ["luck", "LUC", "fortuna", "suer", "lut", "Łut", "szczescia", "good luck", "luck, good!"]
)
def test_names_are_found_in_each_language_however_they_are_typed(filled: Library, text: str) -> None:
    assert ids(filled.search.page(text))[0] == "luck"


def test_documents_with_the_word_in_their_names_come_first(filled: Library) -> None:
    page = filled.search.page("luck")
    assert (ids(page), page.has_more, page.is_by_index) == (["luck", "fall"], False, True)


def test_all_words_are_wanted_and_only_their_beginnings(filled: Library) -> None:
    assert ids(filled.search.page("stum luck")) == ["fall"]
    assert ids(filled.search.page("umble")) == []


def test_snippets_show_the_text_as_it_was_written(filled: Library) -> None:
    (hit,) = filled.search.page("strasse lodz").hits
    assert hit.snippet is not None
    assert hit.snippet.text == "to stumble over a Straße in Łódź."
    assert [piece.text for piece in hit.snippet.pieces if piece.is_found] == ["Straße", "Łódź."]
    assert (hit.snippet.lang, hit.snippet.begins, hit.snippet.ends) == ("", False, True)


def test_a_name_alone_gives_no_snippet(filled: Library) -> None:
    assert filled.search.page("fortuna").hits[0].snippet is None


@pytest.mark.parametrize("text", ["", "  ", "*", '"', "()"])
def test_without_words_all_are_listed_by_their_names(filled: Library, text: str) -> None:
    assert ids(filled.search.page(text)) == ["fall", "gold", "luck"]
    assert ids(filled.search.page(text, lang="pl")) == ["fall", "gold", "luck"]
    assert ids(filled.search.page(text, limit=1, offset=1)) == ["gold"]
    assert filled.search.page(text, limit=1).has_more


def test_without_words_they_may_come_kind_by_kind(filled: Library) -> None:
    filled.documents.save(deck("a-deck", "luck"))
    assert ids(filled.search.page("", kinds=("fate", "deck"))) == ["fall", "gold", "luck", "a-deck"]
    assert ids(filled.search.page("", kinds=("deck",))) == ["a-deck", "fall", "gold", "luck"]
    assert ids(filled.search.page("", kinds=("deck",), limit=2, offset=1)) == ["fall", "gold"]


def test_the_traits_of_what_is_found_are_told_whatever_is_filtered(filled: Library) -> None:
    filled.documents.delete("gold")
    assert sorted((each.layer, each.kind, each.tags) for each in filled.search.traits("") or ()) == [
        ("own", "fate", ()),
        ("own", "fate", ("good",)),
        ("trash", "fate", ()),
    ]
    found = filled.search.traits("stumble")
    assert found is not None
    assert [(each.layer, each.system, each.tags) for each in found] == [("own", "battleground", ())]
    filled.search.make_anew()
    assert filled.search.traits("stumble") is None
    assert filled.search.traits("") is not None


def test_filters_narrow_what_is_found(library: Library) -> None:
    library.documents.save_many(
        [
            *(fate(f"red-{number}", name={"en": "Thing"}, tags=["odd"] if number % 2 else []) for number in range(4)),
            document("deck", "pile", name={"en": "Thing"}, cards=[]),
        ]
    )
    library.search.catch_up()
    assert len(library.search.page("thing").hits) == 5
    assert ids(library.search.page("thing", DocumentFilter(kinds=("deck",)))) == ["pile"]
    assert sorted(ids(library.search.page("thing", DocumentFilter(tags=("odd",))))) == ["red-1", "red-3"]
    assert ids(library.search.page("thing", DocumentFilter(systems=("hoplomachus",)))) == []
    assert ids(library.search.page("", DocumentFilter(kinds=("deck",)))) == ["pile"]


def test_pages_follow_one_another(library: Library) -> None:
    library.documents.save_many([fate(f"card-{number}", name={"en": "Same word"}) for number in range(25)])
    library.search.catch_up()
    pages = [library.search.page("same", limit=10, offset=offset) for offset in (0, 10, 20)]
    assert [page.has_more for page in pages] == [True, True, False]
    assert len({name for page in pages for name in ids(page)}) == 25


@pytest.mark.slow
def test_of_very_many_those_come_first_that_are_called_so(library: Library) -> None:
    """They are not ranked, but their pages still follow one another."""
    named = {"calm-1", "calm-2", "calm-3"}
    library.documents.save_many(
        [
            *(fate(f"card-{number}", notes="calm") for number in range(MOST_RANKED + 10)),
            *(fate(name, name={"en": "Calm"}) for name in named),
        ]
    )
    library.search.catch_up()
    first = library.search.page("calm", limit=5)
    second = library.search.page("calm", limit=5, offset=5)
    assert set(ids(first)[:3]) == named
    assert len({*ids(first), *ids(second)}) == 10
    assert named.isdisjoint(ids(second))
    assert set(ids(library.search.page("calm", limit=2, offset=2))) - named
    last = library.search.page("calm", limit=MOST_RANKED, offset=500)
    assert (len(last.hits), last.has_more) == (MOST_RANKED + 13 - 500, False)


def test_ones_own_document_stands_for_the_stock_one(tmp_path: Path) -> None:
    with open_library(tmp_path / "library.db", stock=no_stock) as library:
        library.documents.save(fate("luck", name={"en": "Chance"}))
        library.search.catch_up()
        assert ids(library.search.page("chance")) == ["luck"]
        library.documents.delete("luck")
        assert ids(library.search.page("chance")) == []


@pytest.mark.slow
@settings(max_examples=200, deadline=None)
@given(
    text=st.one_of(
        st.text(), st.text(alphabet='"*^():- ANDORNEAR{}+\\%_\0luck'), st.text(alphabet=st.characters(codec=None))
    )
)
def test_any_text_is_safe(shared: Library, text: str) -> None:
    shared.search.page(text)


@pytest.mark.parametrize(
    "text", ['"', "a AND", "NEAR(", "foo:bar", "*", "^", "luck*", "-luck", "names : luck", "\0", "\ud800"]
)
def test_signs_of_the_language_of_the_index_mean_nothing(shared: Library, text: str) -> None:
    assert shared.search.page(text).is_by_index


@settings(max_examples=50, deadline=None)
@given(text=st.text())
def test_any_text_is_safe_without_the_index_too(shared: Library, text: str) -> None:
    with shared.transaction():
        shared.search.make_anew()
        assert shared.search.page(text).hits is not None
        shared._session.connection.execute("UPDATE state SET value = 'filling' WHERE name = 'search'")
    shared.search.catch_up()
