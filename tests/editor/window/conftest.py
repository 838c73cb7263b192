"""What the tests of the window share."""

from pathlib import Path

import pytest

from engine.content.canonical_json import save
from engine.content.kinds.notes import Note
from tests.support.notes import notes_of


@pytest.fixture
def notes_file(tmp_path: Path) -> Path:
    path = tmp_path / "notes.json"
    path.write_bytes(save(notes_of(Note(id="one", at="A1", text="First"))))
    return path
