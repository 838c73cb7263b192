"""Recent documents as texts in the preferences."""

from editor.services.recent_documents import RecentLibraryDocument, recent_library_document, remember_as_recent
from tests.editor.conftest import OpenWindow


def test_a_document_of_the_library_is_remembered_with_its_last_name(open_window: OpenWindow) -> None:
    window = open_window()
    card = RecentLibraryDocument("k1", "fate", "Line: held")
    for text in (card.text(), "battleground/first-game", RecentLibraryDocument("k1", "fate", "Hold").text()):
        remember_as_recent(window, text)
    recent = window.store.preferences.recent
    assert recent == ("library:k1:fate:Hold", "battleground/first-game")
    assert recent_library_document(card.text()) == card
    assert recent_library_document("battleground/first-game") is None
    assert recent_library_document("library:broken") is None
