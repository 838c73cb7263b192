"""The page that shows a map."""

from editor.page_api.page_request import OpenLibraryDocument
from editor.page_api.page_type import PageType
from editor.page_api.panel_type import INSPECTOR, PROBLEMS

PAGE = PageType(
    "editor.pages.maps.opener", answers=(OpenLibraryDocument,), opens=("map",), panels=(INSPECTOR, PROBLEMS)
)
