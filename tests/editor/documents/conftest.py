"""Fixtures of the tests of documents."""

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from PySide6.QtWidgets import QApplication

from editor.documents.document import OpenDocument
from editor.documents.load_document import read_file
from editor.documents.workspace import Workspace
from engine.content.canonical_json import save
from engine.content.kinds.notes import Note
from tests.support.notes import notes_of

MakeDesk = Callable[[], Workspace]
ExpectLog = Callable[[str], None]


@pytest.fixture
def notes_file(tmp_path: Path) -> Path:
    """A file with two notes."""
    path = tmp_path / "notes.json"
    path.write_bytes(save(notes_of(Note(id="one", at="A1", text="First"), Note(id="two", at="B2"))))
    return path


@pytest.fixture
def document(notes_file: Path) -> OpenDocument:
    return read_file(notes_file)


@pytest.fixture
def desk(qapp: QApplication, tmp_path: Path) -> Iterator[MakeDesk]:
    """Makes desks on one folder of recovery, as several runs of the app would."""
    made: list[Workspace] = []

    def make() -> Workspace:
        made.append(Workspace(tmp_path / "recovery"))
        return made[-1]

    yield make
    for each in made:
        each.leave()
