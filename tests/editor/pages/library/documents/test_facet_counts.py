"""The numbers beside filters: how many documents each value would list, and how many each filter hides."""

from database.records import DocumentFilter, DocumentTraits
from editor.pages.library.documents.facet_counts import count_facets

FOUND = (
    DocumentTraits("own", "p", "map", "hills", None, None, ("mine",)),
    DocumentTraits("own", None, "weapon", "hills", "blue", 5, ()),
    DocumentTraits("stock", None, "weapon", "hills", "red", 9, ()),
    DocumentTraits("stock", None, "weapon", "seas", "red", None, ("mine", "old")),
    DocumentTraits("trash", None, "weapon", "seas", None, None, ()),
)


def test_without_filters_all_outside_the_trash_count() -> None:
    counts = count_facets(FOUND, DocumentFilter())
    assert counts.total == counts.unfiltered == 4
    assert {value: counts.of("from", value) for value in ("", "own", "stock", "p", "trash")} == {
        "": 4,
        "own": 2,
        "stock": 2,
        "p": 1,
        "trash": 1,
    }
    assert (counts.of("kind", "map"), counts.of("kind", "weapon")) == (1, 3)
    assert (counts.of("tag", "mine"), counts.of("tag", "old"), counts.of("faction", "red")) == (2, 1, 2)
    assert counts.hidden == {"from": 1}


def test_each_filter_counts_as_if_it_alone_were_another() -> None:
    counts = count_facets(FOUND, DocumentFilter(kinds=("weapon",), systems=("hills",)))
    assert counts.total == 2
    assert (counts.of("kind", "map"), counts.of("kind", "weapon")) == (1, 2)
    assert (counts.of("game", "hills"), counts.of("game", "seas")) == (2, 1)
    assert counts.hidden == {"kind": 1, "game": 1}


def test_packs_costs_and_tags_hide_too() -> None:
    assert count_facets(FOUND, DocumentFilter(packs=("p",))).total == 1
    costs = count_facets(FOUND, DocumentFilter(least_cost=6, most_cost=9))
    assert (costs.total, costs.hidden["cost"]) == (1, 3)
    tags = count_facets(FOUND, DocumentFilter(tags=("mine",), kinds=("map",), systems=("seas",)))
    assert (tags.total, tags.hidden, tags.unfiltered) == (0, {"game": 1, "kind": 1}, 4)


def test_the_trash_counts_its_kinds() -> None:
    counts = count_facets(FOUND, DocumentFilter(layers=("trash",)))
    assert (counts.total, counts.of("kind", "weapon"), counts.of("from", "")) == (1, 1, 4)
