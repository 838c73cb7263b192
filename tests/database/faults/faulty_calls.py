"""Calls of the system that fail when they are ordered to: the k-th one below a folder, once or from then on."""

from __future__ import annotations

import builtins
import errno
import io
import os
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import pytest

NAMES = ("open", "mkdir", "replace", "rename", "link", "unlink", "rmdir", "fsync", "listdir", "scandir", "chmod")
"""Of the module `os`: what changes something, or is needed to."""
CODES = (errno.ENOSPC, errno.EIO, errno.EACCES, errno.EROFS)


@dataclass
class FaultyCalls:
    """Counts the calls, and lets one fail."""

    folder: Path
    fail_at: int = 0
    """Counted from 1; none if 0."""
    code: int = errno.ENOSPC
    for_ever: bool = False
    calls: int = 0

    def install(self, patch: pytest.MonkeyPatch) -> None:
        """From now on, until the patch is undone."""
        for name in NAMES:
            patch.setattr(os, name, self._failing(getattr(os, name)))
        patch.setattr(io, "open", self._failing(io.open))
        patch.setattr(builtins, "open", io.open)

    @property
    def has_failed(self) -> bool:
        return 0 < self.fail_at <= self.calls

    def _failing(self, real: Callable[..., Any]) -> Callable[..., Any]:
        def call(*args: Any, **named: Any) -> Any:
            if self._is_ours(args[0] if args else None):
                self.calls += 1
                if self.calls == self.fail_at or (self.for_ever and self.has_failed):
                    raise OSError(self.code, os.strerror(self.code), str(args[0]))
            return real(*args, **named)

        return call

    def _is_ours(self, what: object) -> bool:
        """Whether a path or an open file lies below the folder."""
        if isinstance(what, int):
            try:
                what = Path(f"/proc/self/fd/{what}").readlink()
            except OSError:
                return False
        return isinstance(what, str | Path) and str(what).startswith(str(self.folder))
