"""Texts for an empty list, and the ways out of it: which filter hides what."""

from __future__ import annotations

from editor.pages.library.documents.facet_counts import FACETS, FacetCounts
from editor.pages.library.documents.search_query import SearchQuery
from editor.pages.library.filters.filter_panel import FilterPanel
from engine.words import say

SEARCH_TEXT, ALL_FILTERS = "search", "all"
"""The ways out besides those of single filters."""


def explain_empty_results(
    question: SearchQuery, filters: FilterPanel, counts: FacetCounts | None, lang: str
) -> tuple[str, str, list[tuple[str, str]]]:
    """The title, the hint, and the ways out as names and words of buttons."""
    text = question.text.strip()
    if question.is_of_the_trash and not text and counts is not None and not counts.hidden_besides("from"):
        return say("library-trash-empty", lang), say("library-trash-empty-how", lang), []
    if not text and not filters.is_narrow:
        return say("library-empty", lang), say("library-empty-how", lang), []
    ways = list(_ways(filters, counts, lang))
    if not ways and filters.is_narrow and (counts is None or counts.unfiltered):
        number = "" if counts is None else say("library-number", lang, n=counts.unfiltered)
        ways.append((ALL_FILTERS, ": ".join(filter(None, (say("library-filter-clear", lang), number)))))
    if text:
        ways.append((SEARCH_TEXT, say("library-search-clear", lang)))
    title = say("library-nothing-found-for", lang, text=text) if text else say("library-nothing-found", lang)
    hides = say("library-nothing-hidden", lang) if len(ways) > bool(text) and counts is not None else ""
    return title, hides or say("library-nothing-found-how", lang), ways


def _ways(filters: FilterPanel, counts: FacetCounts | None, lang: str) -> list[tuple[str, str]]:
    """Each filter that alone hides documents, the one that hides the most first."""
    hidden = {} if counts is None else counts.hidden
    found = sorted((facet for facet in FACETS if hidden.get(facet)), key=lambda facet: -hidden[facet])
    return [
        (facet, say("library-nothing-without", lang, filter=filters.name_of(facet), n=hidden[facet])) for facet in found
    ]
