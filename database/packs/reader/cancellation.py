"""Cancellation of long work: long-running functions regularly ask a callback whether to stop."""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeAlias

IsCancelled: TypeAlias = Callable[[], bool]
"""Whether the user wants to cancel."""


class Cancelled(Exception):
    """Raised when the user cancelled an operation; nothing was changed."""


def never_cancelled() -> bool:
    """The default for work that cannot be cancelled."""
    return False


def stop_if(cancelled: IsCancelled) -> None:
    """Raise `Cancelled` if requested."""
    if cancelled():
        raise Cancelled
