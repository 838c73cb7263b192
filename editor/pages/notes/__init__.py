"""The page that edits notes on a map."""

from editor.page_api.page_request import AnnotateMap, NewDocument
from editor.page_api.page_type import PageType
from editor.page_api.panel_type import HISTORY, INSPECTOR, PROBLEMS, PanelType

NOTES = PanelType("notes", 5, "note", is_above=True)

PAGE = PageType(
    "editor.pages.notes.opener",
    answers=(NewDocument, AnnotateMap),
    kind="notes",
    icon="note",
    panels=(NOTES, INSPECTOR, HISTORY, PROBLEMS),
    new_keys="Ctrl+Alt+N",
)
