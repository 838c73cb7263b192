"""Brings the library page to the front."""

from __future__ import annotations

from typing import TYPE_CHECKING, cast

from editor.pages.library.page import LibraryPage

if TYPE_CHECKING:
    from editor.services.app_context import AppContext

KEY = "library"


def open_library(context: AppContext) -> LibraryPage:
    """Bring the library to the front, ready to be searched."""
    page = cast(LibraryPage, context.window.open_page(KEY, lambda: LibraryPage(context)))
    page.browser.start_searching()
    return page
