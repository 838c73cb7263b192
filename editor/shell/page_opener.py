"""Opens pages: makes the home page, and dispatches a request to the page that handles it."""

from __future__ import annotations

from itertools import chain
from typing import Protocol, cast

from editor.page_api.page import Page
from editor.page_api.page_registry import home_page_type, opener_of, page_types
from editor.page_api.page_request import OpenFile, OpenLibraryDocument, PageRequest
from editor.page_api.page_type import PageType
from editor.services.app_context import AppContext


class PageOpener(Protocol):
    """The module that opens a page (`PageType.opener`)."""

    def open_request(self, context: AppContext, request: PageRequest) -> None:
        """Handle a request of a type that the page declares."""


class HomePageOpener(Protocol):
    """The module that makes the home page (`PageType.is_home`)."""

    def home_page(self, context: AppContext) -> Page:
        """The page that every window has from the start."""


def home_page(context: AppContext) -> Page:
    """The home page of a window."""
    return cast(HomePageOpener, opener_of(home_page_type())).home_page(context)


def open_request(context: AppContext, request: PageRequest) -> None:
    """Dispatch a request to the page that declares its type."""
    cast(PageOpener, opener_of(_page_for(request))).open_request(context, request)


def _page_for(request: PageRequest) -> PageType:
    kind = _kind_of(request)
    by_kind = (page for page in page_types().values() if kind in page.opens)
    by_type = (page for page in page_types().values() if type(request) in page.answers)
    return next(chain(by_kind, by_type))


def _kind_of(request: PageRequest) -> str:
    """The kind of document that a page is requested for; empty if the kind does not matter."""
    match request:
        case OpenFile(document, as_text=False) | OpenLibraryDocument(document):
            return document.kind
    return ""
