"""What a crash left is seen on a small picture: its map, and the notes on it."""

from PySide6.QtWidgets import QApplication

from editor.shell.dialogs.recovery_dialog import preview_of
from editor.theme.theme import Theme
from editor.thumbnails.thumbnail_painter import ThumbnailStyle
from engine.content.kinds.notes import Note, Notes
from tests.support.notes import notes_of

LOOK = ThumbnailStyle(Theme.LIGHT, 60, 60, 1.0, is_small=True)
ON_A_MAP = notes_of(Note(id="one", at="A1"))


def test_the_map_is_seen_with_its_notes(qapp: QApplication) -> None:
    """As large as there is room for; with a note elsewhere it looks otherwise."""
    seen = preview_of(ON_A_MAP, LOOK)
    assert seen is not None
    assert max(seen.width(), seen.height()) == 60
    moved = preview_of(notes_of(Note(id="one", at="M20")), LOOK)
    assert moved is not None
    assert seen != moved


def test_notes_on_a_map_that_is_not_there_have_none(qapp: QApplication) -> None:
    lost = Notes.model_validate({**ON_A_MAP.plain(), "map": "mine/lost"})
    assert preview_of(lost, LOOK) is None


def test_a_long_document_has_no_preview(qapp: QApplication) -> None:
    many = [Note(id=f"n{number}", at="A1", text="x" * 900) for number in range(300)]
    assert preview_of(notes_of(*many), LOOK) is None
