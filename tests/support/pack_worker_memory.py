"""Prints the peak memory in MB of workers that read packs; a process of its own, so that only they count."""

import multiprocessing
import sys
from pathlib import Path

from database.packs.format.refusals import PackRefused
from database.packs.reader.staging import Staging
from database.packs.reader.worker import read_in_worker


def most_memory(path: Path) -> int:
    """The most memory that the worker had until it came to the last entry."""
    seen = [0]

    def look(*_: object) -> None:
        (worker,) = multiprocessing.active_children()
        status = Path(f"/proc/{worker.pid}/status").read_text(encoding="ascii")
        seen.append(int(status.split("VmHWM:")[1].split()[0]) // 1024)

    with Staging() as staging:
        try:
            read_in_worker(path, staging, note=look)
        except PackRefused as error:
            print(error, file=sys.stderr)
    return max(seen)


if __name__ == "__main__":
    for name in sys.argv[1:]:
        print(most_memory(Path(name)))
