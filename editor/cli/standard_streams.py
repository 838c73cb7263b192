"""Replacements for standard streams that were closed before the program began.

Using one fails with the same error as in the system.
"""

import errno
import os
import sys
from io import BytesIO, StringIO
from typing import BinaryIO, NoReturn


def _fail(*_: object) -> NoReturn:
    raise OSError(errno.EBADF, os.strerror(errno.EBADF))


class _ClosedBytes(BytesIO):
    """The binary buffer of a closed stream."""

    read = readline = write = _fail


class ClosedStream(StringIO):
    """A text stream in place of None."""

    read = readline = write = _fail

    @property
    def buffer(self) -> BinaryIO:
        """Binary buffer, as of an open stream."""
        return _ClosedBytes()


def stand_in_for_closed_streams() -> None:
    """Replace closed standard streams by ones that fail with a reason; error output is dropped."""
    if sys.stdin is None:
        sys.stdin = ClosedStream()
    if sys.stdout is None:
        sys.stdout = ClosedStream()
    if sys.stderr is None:
        sys.stderr = StringIO()
