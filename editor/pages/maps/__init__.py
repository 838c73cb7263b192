"""The page that shows a map."""

from editor.page_api.dock_type import INSPECTOR, PROBLEMS
from editor.page_api.page_request import OpenLibraryDocument
from editor.page_api.page_type import PageType

PAGE = PageType("editor.pages.maps.opener", answers=(OpenLibraryDocument,), opens=("map",), docks=(INSPECTOR, PROBLEMS))
