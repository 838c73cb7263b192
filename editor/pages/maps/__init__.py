"""The page that shows a map."""

from editor.pages.page_request import OpenLibraryDocument
from editor.pages.page_type import PageType

PAGE = PageType("editor.pages.maps.opener", answers=(OpenLibraryDocument,), opens=("map",))
