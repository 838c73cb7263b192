"""A program that makes and releases documents with undo steps, with frequent garbage collection."""

from __future__ import annotations

import gc
import sys
from pathlib import Path

from PySide6.QtCore import QCoreApplication

from editor.documents.journal_replay import recover
from editor.documents.load_document import read_file
from editor.documents.workspace import Workspace
from tests.editor.documents.crashed_workspace import random_walk
from tests.editor.documents.test_journal_replay import journal_of

OFTEN = 20, 50, 100, 150, 200, 300
STEPS, TIMES = 45, 3


def main(folder: Path, file: Path) -> None:
    """Walk with a document, and make it anew from its journal several times, of which nothing is kept."""
    application = QCoreApplication([])
    gc.collect()
    gc.freeze()
    for number, often in enumerate(OFTEN):
        gc.set_threshold(often, 3, 3)
        walk_and_forget(folder / str(number), file)
        gc.collect()
    application.processEvents()


def walk_and_forget(folder: Path, file: Path) -> None:
    desk, document = Workspace(folder), read_file(file)
    desk.lay(document)
    walk = random_walk(document, 5)
    for _ in range(STEPS):
        if next(walk) == "save":
            document.save()
    for _ in range(TIMES):
        recover(journal_of(document))
    desk.leave()


if __name__ == "__main__":
    main(Path(sys.argv[1]), Path(sys.argv[2]))
