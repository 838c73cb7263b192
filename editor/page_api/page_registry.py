"""Registry of pages, found by scanning the packages in `editor/pages`.

The opener of a page is imported when first needed (`editor/page_api/page_type.py`).
"""

from __future__ import annotations

import pkgutil
from collections.abc import Mapping
from functools import cache
from importlib import import_module
from types import ModuleType

from editor.page_api.page_request import OpenLibraryDocument
from editor.page_api.page_type import PageType
from editor.page_api.panel_type import PanelType

PAGES = "editor.pages"


@cache
def page_types() -> Mapping[str, PageType]:
    """The declarations of all pages, by the names of their packages."""
    names = (found.name for found in pkgutil.iter_modules(import_module(PAGES).__path__) if found.ispkg)
    return {name: import_module(f"{PAGES}.{name}").PAGE for name in names}


@cache
def home_page_type() -> PageType:
    """The page that every window has from the start."""
    return next(page for page in page_types().values() if page.is_home)


@cache
def editor_pages() -> Mapping[str, PageType]:
    """The pages on which documents are edited, by kind of document."""
    return {page.kind: page for page in page_types().values() if page.kind}


@cache
def panel_types() -> Mapping[str, PanelType]:
    """The panels of all pages, in order, by name."""
    panels = {panel for page in page_types().values() for panel in page.panels}
    return {panel.name: panel for panel in sorted(panels, key=lambda panel: panel.place)}


@cache
def library_kinds() -> frozenset[str]:
    """The kinds of library documents that a page shows without editing them, other than as text."""
    return frozenset(
        kind for page in page_types().values() if OpenLibraryDocument in page.answers for kind in page.opens
    )


@cache
def played_kinds() -> frozenset[str]:
    """The kinds of library documents that a page plays."""
    return frozenset(page.plays for page in page_types().values() if page.plays)


def opener_of(page: PageType) -> ModuleType:
    """The module that opens a page."""
    return import_module(page.opener)
