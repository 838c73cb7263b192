"""Keeps the temporary files of the tests in memory where there is room.

On a disk they are synced many thousand times: each library, each setting, each saved game. Whoever wants to look at
them afterwards sets TMPDIR, to a folder on the disk.
"""

import os
import shutil
import tempfile
from collections.abc import Mapping
from multiprocessing.util import Finalize
from pathlib import Path

import pytest

IN_MEMORY = Path("/dev/shm")  # noqa: S108 - a folder of its owner's alone is made in it
NAME = "TMPDIR"
PREFIX = "hx"
"""Of its name, before the number of the process; short, for the paths of sockets are."""
OWNERS = 0o700
ROOM = 4 * 2**30
"""Bytes; a run of all tests needs a tenth of that."""
AFTER_ALL = -1000
"""The priority at the end of the program, after what other modules remove from the folder."""


def has_room(folder: Path, environment: Mapping[str, str]) -> bool:
    """Whether temporary files may be kept in a folder: there is room, and nobody has chosen another place."""
    if NAME in environment or not os.access(folder, os.W_OK):
        return False
    return shutil.disk_usage(folder).free >= ROOM


def remove_left(folder: Path) -> None:
    """Remove what runs left that were killed."""
    for left in folder.glob(f"{PREFIX}*"):
        number = left.name.removeprefix(PREFIX)
        if number.isdecimal() and not Path("/proc", number).exists():
            shutil.rmtree(left, ignore_errors=True)


def pytest_configure(config: pytest.Config) -> None:
    """Workers, and the programs that tests run, inherit the place; it is removed at the very end."""
    if has_room(IN_MEMORY, os.environ) and config.option.basetemp is None:
        remove_left(IN_MEMORY)
        made = IN_MEMORY / f"{PREFIX}{os.getpid()}"
        shutil.rmtree(made, ignore_errors=True)
        made.mkdir(OWNERS)
        os.environ[NAME] = tempfile.tempdir = str(made)
        config.option.basetemp = str(made / "t")
        Finalize(None, shutil.rmtree, (made, True), exitpriority=AFTER_ALL)
