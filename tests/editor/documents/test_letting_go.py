"""Documents that nobody needs any more go, with all their steps, and take nothing else with them."""

import subprocess
import sys
from pathlib import Path
from weakref import ref

from editor.documents.document import OpenDocument
from editor.edits.notes.change_note import ChangeNote
from tests.editor.documents import letting_go

ROOT = Path(__file__).resolve().parents[3]


def test_python_collects_documents_with_steps_as_it_likes(notes_file: Path, tmp_path: Path) -> None:
    """A stack of Qt must not meet steps that are gone already: that ended the program some time after."""
    command = [sys.executable, "-m", letting_go.__name__, str(tmp_path / "recovery"), str(notes_file)]
    ended = subprocess.run(command, cwd=ROOT, capture_output=True, timeout=60, check=False)
    assert (ended.returncode, ended.stderr) == (0, b"")


def test_steps_do_not_keep_a_document(document: OpenDocument) -> None:
    """It goes with the last who holds it, and whoever listens to its stack hears nothing of that."""
    made = OpenDocument(document.content)
    made.do(ChangeNote("one", "text", "Other"))
    stack, told = made.stack, list[int]()
    stack.indexChanged.connect(told.append)
    gone = ref(made)
    del made
    assert gone() is None
    assert told == []
