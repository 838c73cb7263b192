"""Kills a program in the middle of its work, and returns the work that it had reported as done.

The programs are forked from a server that has imported everything, so that a thousand of them take minutes, not hours.
"""

from __future__ import annotations

import multiprocessing
import random
import time
from contextlib import closing
from pathlib import Path
from typing import Any, TypeAlias

from tests.database.faults.library_actions import Victim

Answer: TypeAlias = tuple[Any, ...]

SERVER = multiprocessing.get_context("forkserver")
SERVER.set_forkserver_preload(["pytest", "tests.database.faults.preloaded_modules"])
AT_MOST = 0.04
"""Seconds of work between the last sign of life that was waited for and the kill."""
SIGNS = 4
"""At most so many are waited for, so that work gets done on a busy machine too."""
PATIENCE = 60


def killed(victim: Victim, path: Path, seed: int, *, signs: int = SIGNS) -> list[Answer]:
    """The reports that the program sent before `kill -9` ended it at some moment."""
    chance = random.Random(seed)
    ours, its = SERVER.Pipe(duplex=False)
    process = SERVER.Process(target=victim, args=(path, seed, its))
    process.start()
    its.close()
    reported: list[Answer] = []
    with closing(ours):
        try:
            for _ in range(chance.randint(1, signs)):
                assert ours.poll(PATIENCE), "the victim does not live"
                reported.append(ours.recv())
            time.sleep(chance.uniform(0, AT_MOST))
            process.kill()
            while True:
                reported.append(ours.recv())
        except EOFError:
            process.join()
            return reported
