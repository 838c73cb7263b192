"""Splits a stream of bytes into lines of bounded length, so that no line can fill the memory."""

from __future__ import annotations

from collections.abc import Iterator
from typing import BinaryIO

from engine.protocol.limits import MAX_LINE


def lines_of(stream: BinaryIO, longest: int = MAX_LINE) -> Iterator[bytes]:
    """The lines without their ends; of one that is too long, the first `longest` + 1 bytes and no more."""
    while line := stream.readline(longest + 1):
        if len(line) > longest and not line.endswith(b"\n"):
            _pass_over_the_rest(stream, longest)
        yield line.removesuffix(b"\n")


def _pass_over_the_rest(stream: BinaryIO, size: int) -> None:
    while (rest := stream.readline(size)) and not rest.endswith(b"\n"):
        pass
