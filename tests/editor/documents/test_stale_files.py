"""At the start, leftovers of interrupted saves are deleted from the folders that the app writes to."""

import os
from pathlib import Path

from editor.documents.stale_files import delete_stale_files


def test_the_folders_of_the_app_and_of_recent_files_are_swept(tmp_path: Path) -> None:
    swept, recent, other = (tmp_path / name for name in ("settings", "papers", "other"))
    for folder in (swept, recent, other):
        folder.mkdir()
        (folder / ".n.json.tmp-1-00000000").write_bytes(b"x")
        os.utime(folder / ".n.json.tmp-1-00000000", (1, 1))
    delete_stale_files((swept, tmp_path / "gone"), (str(recent / "n.json"), "battleground/first-game"))
    assert [len(list(folder.iterdir())) for folder in (swept, recent, other)] == [0, 0, 1]
