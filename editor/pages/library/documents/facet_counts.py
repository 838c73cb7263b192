"""Counts of documents for the filters: how many each value would list, and how many each filter hides."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass, field
from typing import TYPE_CHECKING

from database.records import DocumentFilter, DocumentTraits

if TYPE_CHECKING:
    from database.library import Library
    from editor.pages.library.documents.search_query import SearchQuery

SOURCE, KIND, GAME, FACTION, TAG, COST = FACETS = ("from", "kind", "game", "faction", "tag", "cost")
"""The filters: which documents, then what is asked of them."""
EVERYWHERE = ""
TRASH = ("trash",)


@dataclass(frozen=True, slots=True)
class FacetCounts:
    """The number of documents by filter and value, as if that filter alone had another value."""

    total: int = 0
    """The number of documents that all filters let through."""
    by_value: Mapping[str, Mapping[str, int]] = field(default_factory=dict)
    hidden: Mapping[str, int] = field(default_factory=dict)
    """By filter: the number of documents that it alone hides."""

    unfiltered: int = 0
    """The number of documents outside the trash."""

    def hidden_besides(self, facet: str) -> int:
        """The number of documents that one other filter alone hides."""
        return sum(number for each, number in self.hidden.items() if each != facet)

    def of(self, facet: str, value: str) -> int:
        return self.by_value.get(facet, {}).get(value, 0)


def facet_counts(library: Library, question: SearchQuery) -> FacetCounts | None:
    """The counts for a search; None if they cannot be told at once, as in the trash, which no index knows."""
    text = question.text.strip()
    if text and question.is_of_the_trash:
        return None
    found = library.search.traits(text)
    return None if found is None else count_facets(found, question.wanted)


def count_facets(found: Iterable[DocumentTraits], wanted: DocumentFilter) -> FacetCounts:
    """The counts of documents: one that only one filter hides still counts for the values of that filter."""
    total = unfiltered = 0
    by_value = {facet: Counter[str]() for facet in FACETS}
    hidden = Counter[str]()
    for traits in found:
        unfiltered += traits.layer not in TRASH
        hides = tuple(facet for facet in FACETS if not _passes(facet, traits, wanted))
        if not hides:
            total += 1
        elif len(hides) == 1:
            hidden[hides[0]] += 1
        if len(hides) <= 1:
            for facet in hides or FACETS:
                by_value[facet].update(_values(facet, traits))
    return FacetCounts(total, by_value, hidden, unfiltered)


def _passes(facet: str, traits: DocumentTraits, wanted: DocumentFilter) -> bool:
    match facet:
        case "from":
            return traits.layer in wanted.layers and (not wanted.packs or traits.pack in wanted.packs)
        case "kind":
            return not wanted.kinds or traits.kind in wanted.kinds
        case "game":
            return not wanted.systems or traits.system in wanted.systems
        case "faction":
            return not wanted.factions or traits.faction in wanted.factions
        case "tag":
            return all(tag in traits.tags for tag in wanted.tags)
    return _is_within(traits.cost, wanted)


def _is_within(cost: int | None, wanted: DocumentFilter) -> bool:
    least, most = wanted.least_cost, wanted.most_cost
    if least is None and most is None:
        return True
    return cost is not None and (least is None or cost >= least) and (most is None or cost <= most)


def _values(facet: str, traits: DocumentTraits) -> Iterator[str]:
    """The values of a filter that let a document through."""
    match facet:
        case "from":
            yield traits.layer
            if traits.layer not in TRASH:
                yield EVERYWHERE
                if traits.pack:
                    yield traits.pack
        case "kind":
            yield traits.kind
        case "game":
            yield traits.system
        case "faction":
            yield traits.faction or ""
        case "tag":
            yield from traits.tags
