"""Cancellation of long work: functions that take long ask a callback on their way whether to stop."""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeAlias

IsCancelled: TypeAlias = Callable[[], bool]
"""Whether somebody wants it to stop."""


class Cancelled(Exception):
    """Raised when the user cancelled an operation; nothing was changed."""


def never() -> bool:
    """For what nobody stops."""
    return False


def stop_if(cancelled: IsCancelled) -> None:
    """Raises `Cancelled` where that is wanted."""
    if cancelled():
        raise Cancelled
