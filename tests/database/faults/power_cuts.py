"""A simulated disk: the possible contents of a folder after a power cut, given what was synced before."""

from __future__ import annotations

import os
import random
import shutil
from collections.abc import Callable
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import pytest


@dataclass
class Disk:
    """What of a folder has reached the disk for certain; all else may have, or not.

    After every call that changes names or syncs, one more state is noted in which the power may go.
    """

    folder: Path
    contents: dict[int, bytes] = field(default_factory=dict)
    """By inode, as last synced."""
    names: dict[int, dict[str, int]] = field(default_factory=dict)
    """Inodes by their names, for each folder, by its own inode, as last synced."""
    moments: list[Moment] = field(default_factory=list)

    def begin(self) -> None:
        """All that is there now has been there for long."""
        for path in (self.folder, *self.folder.rglob("*")):
            if path.is_dir():
                self.names[inode_of(path)] = names_in(path)
            else:
                self.contents[inode_of(path)] = path.read_bytes()

    def install(self, patch: pytest.MonkeyPatch) -> None:
        """Watch the calls of this process, until the patch is undone."""
        for name in ("replace", "rename", "link", "unlink", "mkdir", "fsync"):
            patch.setattr(os, name, self._watched(name, getattr(os, name)))

    def _watched(self, name: str, real: Callable[..., Any]) -> Callable[..., Any]:
        def call(*args: Any, **named: Any) -> Any:
            before = self._moment()
            result = real(*args, **named)
            self.moments.append(before)
            if name == "fsync":
                self._synced(args[0])
            self.moments.append(self._moment())
            return result

        return call

    def _synced(self, descriptor: int) -> None:
        path = Path(f"/proc/self/fd/{descriptor}").readlink()
        if path.is_dir():
            self.names[inode_of(path)] = names_in(path)
        elif path.is_file():
            self.contents[inode_of(path)] = path.read_bytes()

    def _moment(self) -> Moment:
        written = {inode_of(path): path.read_bytes() for path in self.folder.rglob("*") if path.is_file()}
        named = {inode_of(path): names_in(path) for path in (self.folder, *self.folder.rglob("*")) if path.is_dir()}
        return Moment(inode_of(self.folder), dict(self.contents), {**self.names}, written, named)


@dataclass(frozen=True)
class Moment:
    """What was synced and what was only written when the power went."""

    folder: int
    synced: dict[int, bytes]
    synced_names: dict[int, dict[str, int]]
    written: dict[int, bytes]
    written_names: dict[int, dict[str, int]]

    def left(self, chance: random.Random, target: Path) -> None:
        """Make `target` one of the folders that may be found afterwards."""
        shutil.rmtree(target, ignore_errors=True)
        self._lay(chance, self.folder, target)

    def _lay(self, chance: random.Random, source: int, target: Path) -> None:
        target.mkdir(parents=True)
        old, new = self.synced_names.get(source, {}), self.written_names.get(source, {})
        found = {name: old.get(name) for name in old} | {
            name: new.get(name) for name in {*old, *new} if old.get(name) != new.get(name) and chance.random() < 0.5
        }
        for name, inode in found.items():
            if inode is None:
                continue
            if inode in self.written_names or inode in self.synced_names:
                self._lay(chance, inode, target / name)
            elif inode in self.written or inode in self.synced:
                (target / name).write_bytes(self._content(chance, inode))

    def _content(self, chance: random.Random, inode: int) -> bytes:
        """As it was synced; what was written since may be there, in part, or as zeros."""
        old, new = self.synced.get(inode, b""), self.written.get(inode, self.synced.get(inode, b""))
        if old == new:
            return old
        return chance.choice([old, new, new[: len(new) // 2], bytes(len(new)), b""])


def names_in(folder: Path) -> dict[str, int]:
    return {path.name: inode_of(path) for path in folder.iterdir()}


def inode_of(path: Path) -> int:
    return path.stat().st_ino


def cut(run: Callable[[], object], folder: Path) -> list[Moment]:
    """All moments of a deed at which the power may go, the last when it was reported done."""
    disk = Disk(folder)
    disk.begin()
    with pytest.MonkeyPatch.context() as patch:
        disk.install(patch)
        run()
    return disk.moments
