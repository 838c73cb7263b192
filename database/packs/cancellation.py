"""Cancellation: whoever waits for a pack may have had enough, and whatever takes long asks for that on its way."""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeAlias

IsCancelled: TypeAlias = Callable[[], bool]
"""Whether somebody wants it to stop."""


class Cancelled(Exception):
    """Somebody wanted it to stop; nothing was changed."""


def never() -> bool:
    """For what nobody stops."""
    return False


def stop_if(cancelled: IsCancelled) -> None:
    """Raises `Cancelled` where that is wanted."""
    if cancelled():
        raise Cancelled
