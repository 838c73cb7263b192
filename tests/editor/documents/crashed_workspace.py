"""A workspace that crashes, and a program that edits and saves until it is killed."""

from __future__ import annotations

import random
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from PySide6.QtCore import QCoreApplication

from editor.documents.document import OpenDocument
from editor.documents.journal_recorder import JournalRecorder
from editor.documents.load_document import read_file
from editor.documents.workspace import Workspace
from editor.edits.edit import CannotEdit, Edit
from editor.edits.note_edits import add_note, mark_note, move_note, remove_note, write_note
from engine.content.kinds.notes import Note, Notes
from tests.support.notes import PLACES, SIGNS


def crash(desk: Workspace) -> None:
    """As if the process were gone: nothing is written any more, and the lock counts no more."""
    for document in desk.documents:
        assert isinstance(document.recorder, JournalRecorder)
        document.recorder.close()
        document.recorder = None
    assert desk._lock is not None
    desk._lock.release()


def random_walk(document: OpenDocument, seed: int) -> Iterator[str]:
    """Edits, typing, undo, redo, forever; each action is reported, `save` before it is done."""
    chance = random.Random(seed)
    number = 0
    while True:
        number += 1
        what = chance.random()
        if what < 0.08:
            yield "save"
        elif what < 0.2:
            document.stack.setIndex(chance.randint(0, document.stack.count()))
            yield "step"
        else:
            try:
                document.do(random_edit(chance, document.content, number), f"typing-{number // 7}")
            except CannotEdit:
                continue
            yield "edit"


def random_edit(chance: random.Random, content: Any, number: int) -> Edit:
    notes: Notes = content
    if len(notes.placed) < 3 or (chance.random() < 0.2 and len(notes.placed) < 30):
        note = Note(id=f"n{number}", at=chance.choice(PLACES), text=f"note {number}")
        return add_note(notes, note, chance.randint(0, len(notes.placed)))
    name = chance.choice(notes.placed).id
    edits = [
        remove_note(notes, name),
        move_note(notes, name, chance.choice(PLACES)),
        mark_note(notes, name, chance.choice(SIGNS)),
        *(write_note(notes, name, "typed " * chance.randint(0, 9)) for _ in range(4)),
    ]
    return chance.choice(edits)


def main(folder: str, file: str, seed: int) -> None:
    """Walk for ever, telling each deed when it is done."""
    application = QCoreApplication([])
    desk, document = Workspace(Path(folder)), read_file(Path(file))
    desk.lay(document)
    for action in random_walk(document, seed):
        if action == "save":
            document.save()
        sys.stdout.write(f"{action}\n")
        sys.stdout.flush()
        application.processEvents()


if __name__ == "__main__":
    main(sys.argv[1], sys.argv[2], int(sys.argv[3]))
