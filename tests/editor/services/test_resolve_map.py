"""The map of notes is the one that they contain, or the one in the stock that they refer to."""

import pytest

from editor.documents.load_document import CannotRead
from editor.services.resolve_map import resolve_map
from engine.content.kinds.notes import Note, Notes
from engine.content.maps.hex_map import HexMap
from tests.support.notes import notes_of

NOTES = notes_of(Note(id="one", at="A1"))


def on(map_id: str) -> Notes:
    return Notes.model_validate({**NOTES.plain(), "map": map_id})


def test_a_map_is_found_inside_the_notes_or_by_its_id() -> None:
    found = resolve_map(on("battleground/wasteland"))
    assert isinstance(found, HexMap)
    assert found.id == "battleground/wasteland"
    inside = Notes.model_validate({**NOTES.plain(), "map": found.plain()})
    assert resolve_map(inside) is inside.map


@pytest.mark.parametrize(
    ("map_id", "problem"),
    [("mine/lost", "content-no-such-document"), ("battleground/first-game", "content-other-kind")],
)
def test_notes_without_a_map_cannot_be_read(map_id: str, problem: str) -> None:
    with pytest.raises(CannotRead) as refused:
        resolve_map(on(map_id))
    assert refused.value.word.id == problem
