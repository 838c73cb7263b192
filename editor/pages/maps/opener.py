"""Opens the page that shows a map, from a file or from the library."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace
from functools import partial
from typing import TYPE_CHECKING, cast

from database.store.document_source import DocumentSource, SourceChain
from editor.page_api.page_request import AnnotateMap, OpenFile, OpenLibraryDocument, PageRequest
from editor.pages.maps.page import MapPage, is_drawable
from editor.services.document_resolver import DocumentResolver
from editor.services.document_service import file_page_key
from editor.services.document_sources import with_neighbours
from editor.services.recent_documents import remember_as_recent
from engine.content.checks.document_checks import check_document
from engine.registry import declarations

if TYPE_CHECKING:
    from editor.services.app_context import AppContext
    from editor.view_model.map_document_board import MapDocument
    from engine.content.problems import Problem


def open_request(context: AppContext, request: PageRequest) -> None:
    """Show the map; as text where its parts contradict each other, so that it cannot be drawn."""
    match request:
        case OpenFile(document, path, real_path):
            key = file_page_key(real_path)
            if not is_drawable(document):
                _close_earlier_version(context, key)
                context.open(replace(request, as_text=True))
                return
            _show_map(context, cast("MapDocument", document), key, path)
            remember_as_recent(context.window, path)
        case OpenLibraryDocument(document, page_key, show_text):
            if is_drawable(document):
                _show_map(context, cast("MapDocument", document), page_key)
            else:
                _close_earlier_version(context, page_key)
                show_text()


def _show_map(context: AppContext, sheet: MapDocument, page_key: str, path: str = "") -> None:
    """Show the map on its page, which may be open with an earlier version of it."""

    def annotate(shown: MapDocument) -> None:
        context.open(AnnotateMap(shown))

    page = context.window.open_page(page_key, lambda: MapPage(sheet, context.lang, annotate, path))
    if isinstance(page, MapPage):
        page.show_map(sheet)
        page.check_with(partial(_find_problems, context, page))


def _close_earlier_version(context: AppContext, page_key: str) -> None:
    """Make room for the text of a map that was drawn before."""
    if (page := context.window.find_page(page_key)) is not None:
        context.window.close_page(page)


def _find_problems(context: AppContext, page: MapPage) -> None:
    """Have the page show the problems of its map; references are resolved next to its file and in the library."""

    def job(library: DocumentSource) -> Sequence[Problem]:
        source = with_neighbours(page.file, library) if page.file else library
        resolve = DocumentResolver(with_files=False, library=source)
        return check_document(page.sheet.plain(), declarations(), resolve).problems

    without_library: Callable[[object], None] = lambda _: page.show_problems(job(SourceChain()))  # noqa: E731
    context.library.look_up(page, job, page.show_problems, without_library)
