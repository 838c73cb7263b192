"""The page that edits notes on a map."""

from editor.page_api.dock_type import HISTORY, INSPECTOR, PROBLEMS
from editor.page_api.page_request import AnnotateMap, NewDocument
from editor.page_api.page_type import PageType

PAGE = PageType(
    "editor.pages.notes.opener",
    answers=(NewDocument, AnnotateMap),
    kind="notes",
    icon="note",
    docks=(INSPECTOR, HISTORY, PROBLEMS),
    new_keys="Ctrl+Alt+N",
)
