"""The page that edits notes on a map."""

from editor.page_api.page_request import AnnotateMap, NewDocument
from editor.page_api.page_type import PageType
from editor.page_api.panel_type import HISTORY, INSPECTOR, PROBLEMS

PAGE = PageType(
    "editor.pages.notes.opener",
    answers=(NewDocument, AnnotateMap),
    kind="notes",
    icon="note",
    panels=(INSPECTOR, HISTORY, PROBLEMS),
    new_keys="Ctrl+Alt+N",
)
