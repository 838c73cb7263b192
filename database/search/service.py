"""The search service: pages of documents for a query, and an index that is kept up to date."""

from __future__ import annotations

import logging
from collections.abc import Callable, Generator, Sequence
from dataclasses import dataclass
from typing import Any

from sqlalchemy import Row

from database.languages import LANGUAGES
from database.records import DocumentFilter, DocumentTraits, LibraryEntry
from database.search import backfill as filling
from database.search.index import IndexBroken, check, is_complete, sqlite_errors_translated
from database.search.index_state import BROKEN, condition_of, is_there, is_whole, note_condition
from database.search.page_queries import (
    NUMBER,
    by_like,
    by_rank,
    by_rank_and_like,
    in_order_of_names,
    traits_of_all,
    traits_of_found,
)
from database.search.query import match, wanted_words
from database.search.snippets import Snippet, snippet
from database.store.entry_queries import entry_of
from database.store.session import LibrarySession
from engine.words.letter_fold import fold

log = logging.getLogger(__name__)

ALL = DocumentFilter()
PAGE = 50


@dataclass(frozen=True, slots=True)
class SearchHit:
    """A document that was found."""

    entry: LibraryEntry
    snippet: Snippet | None
    """The passage with the searched words; None if only its names have them."""


@dataclass(frozen=True, slots=True)
class SearchPage:
    """A page of results."""

    hits: tuple[SearchHit, ...]
    has_more: bool
    is_by_index: bool
    """Whether all results come from the index; documents not in it yet are not found by the game's description of
    them."""


class SearchService:
    """Searches documents by their names and texts."""

    def __init__(self, session: LibrarySession) -> None:
        self._session = session
        session.connection.create_function("folded", 1, _folded, deterministic=True)

    def page(
        self,
        text: str,
        filter_: DocumentFilter = ALL,
        *,
        lang: str = "en",
        limit: int = PAGE,
        offset: int = 0,
        kinds: Sequence[str] = (),
    ) -> SearchPage:
        """The documents that have, for each word of the text, a word that begins with it; the best matches first.

        If the text has no words, all documents: those of the given kinds first, kind by kind, then in the order of
        their names.
        """
        words = wanted_words(text)
        try:
            # A transaction in which the index turned out to be broken can only be rolled back.
            with self._session.reading() as rows:
                if not words:
                    found = in_order_of_names(rows, filter_, lang, limit + 1, offset, kinds)
                    return _page(found, words, lang, limit, is_by_index=True)
                condition = condition_of(rows)
                if is_there(condition):
                    ask = by_rank if is_whole(condition) else by_rank_and_like
                    with sqlite_errors_translated():
                        found = ask(rows, words, filter_, lang, limit + 1, offset)
                    return _page(found, words, lang, limit, is_by_index=is_whole(condition))
        except IndexBroken as error:
            log.warning("the index of the search is broken, so names and texts are looked through: %s", error)
        with self._session.reading() as rows:
            found = by_like(rows, words, filter_, lang, limit + 1, offset)
            return _page(found, words, lang, limit, is_by_index=False)

    def traits(self, text: str) -> tuple[DocumentTraits, ...] | None:
        """The traits of all documents that the text finds, whatever is filtered; None if there is no index to tell."""
        words = wanted_words(text)
        try:
            with self._session.reading() as rows:
                if not words:
                    return traits_of_all(rows)
                if not is_whole(condition_of(rows)):
                    return None
                with sqlite_errors_translated():
                    return traits_of_found(rows, match(words))
        except IndexBroken:
            return None

    @property
    def is_up_to_date(self) -> bool:
        """Whether the index contains the current texts of all documents."""
        return filling.is_up_to_date(self._session)

    def steps(self) -> Generator[None, None, None]:
        """Bring the index up to date while it is iterated over, a few milliseconds a step; iteration may stop at any
        time."""
        return filling.steps(self._session)

    def catch_up(self, is_cancelled: Callable[[], bool] = lambda: False) -> None:
        """Run all these steps."""
        for _ in self.steps():
            if is_cancelled():
                return

    def is_sound(self) -> bool:
        """Whether the index has the right content, and is complete; this reads all of it."""
        with self._session.reading() as rows:
            try:
                check(rows)
            except IndexBroken:
                return False
            condition = condition_of(rows)
            return is_there(condition) and (is_complete(rows) or not is_whole(condition))

    def make_anew(self) -> None:
        """Have the index rebuilt by the next steps; until then, names and texts are searched without it."""
        with self._session.writing() as rows:
            note_condition(rows, BROKEN)


def _folded(text: object) -> str:
    return fold(text) if isinstance(text, str) else ""


def _page(found: Sequence[Row[Any]], words: tuple[str, ...], lang: str, limit: int, *, is_by_index: bool) -> SearchPage:
    hits = tuple(SearchHit(entry_of(row), _snippet(row, words, lang)) for row in found[:limit])
    return SearchPage(hits, len(found) > limit, is_by_index)


def _snippet(row: Row[Any], words: tuple[str, ...], lang: str) -> Snippet | None:
    """From the text in the reader's language, otherwise that of unknown language, otherwise another one in the
    index."""
    columns = row._mapping  # noqa: SLF001 - public, and named so that no column hides it
    if NUMBER not in columns:
        return None
    for each in (lang, "notes", *(other for other in LANGUAGES if other != lang)):
        found = snippet(each.removeprefix("notes"), columns[f"shown_{each}"], columns[f"folded_{each}"], words)
        if found is not None:
            return found
    return None
