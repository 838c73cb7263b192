"""Documents that are not needed any more are deleted with all their steps, and nothing else is."""

import subprocess
import sys
from pathlib import Path
from weakref import ref

import pytest

from editor.documents.document import OpenDocument
from editor.edits.note_edits import write_note
from tests.editor.documents import released_documents as letting_go
from tests.support.notes import do_edit

ROOT = Path(__file__).resolve().parents[3]


@pytest.mark.slow
def test_python_collects_documents_with_steps_as_it_likes(notes_file: Path, tmp_path: Path) -> None:
    """A stack of Qt must not meet steps that are gone already: that ended the program some time after."""
    command = [sys.executable, "-m", letting_go.__name__, str(tmp_path / "recovery"), str(notes_file)]
    ended = subprocess.run(command, cwd=ROOT, capture_output=True, timeout=60, check=False)
    assert (ended.returncode, ended.stderr) == (0, b"")


def test_steps_do_not_keep_a_document(document: OpenDocument) -> None:
    """It is released with its last reference, and observers of its stack get no signal."""
    made = OpenDocument(document.content)
    do_edit(made, write_note, "one", "Other")
    stack, changes = made.stack, list[int]()
    stack.indexChanged.connect(changes.append)
    gone = ref(made)
    del made
    assert gone() is None
    assert changes == []
