"""Parsers for the parts of hand-written positions: each returns the expected type, or refuses with the path."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any, TypeAlias

from engine.kernel.data.errors import BadState
from engine.kernel.data.message import message
from engine.kernel.positions.codec import encode

Plain: TypeAlias = dict[str, Any]


def plain_of(thing: object) -> Plain:
    """A part of a state as the codec writes it."""
    return table(encode(thing), "$")


def table(raw: object, path: str, known: Iterable[str] | None = None) -> Plain:
    """A table; with no other names than those that are known, where there are such."""
    if not isinstance(raw, dict):
        raise BadState(path, message("state-needs-table"))
    if known is not None:
        names = tuple(known)
        for name in raw:
            if name not in names:
                left = [each for each in names if each not in raw]
                raise BadState(f"{path}.{name}", message("state-unknown-field", name=str(name)), str(name), left)
    return raw


def items(raw: object, path: str) -> Sequence[Any]:
    """A list."""
    if not isinstance(raw, list):
        raise BadState(path, message("state-needs-list"))
    return raw


def truth(raw: object, path: str) -> bool:
    """Yes or no."""
    if not isinstance(raw, bool):
        raise BadState(path, message("state-needs-truth"))
    return raw


def number(raw: object, path: str, least: int, most: int) -> int:
    """A whole number within bounds."""
    if isinstance(raw, bool) or not isinstance(raw, int):
        raise BadState(path, message("state-needs-number"))
    if not least <= raw <= most:
        raise BadState(path, message("state-number-between", least=least, most=most))
    return raw


def text(raw: object, path: str) -> str:
    """A text."""
    if not isinstance(raw, str):
        raise BadState(path, message("state-needs-text"))
    return raw


def name(raw: object, path: str, known: Iterable[str]) -> str:
    """The name of one of the things that there are."""
    names = tuple(known)
    if text(raw, path) not in names:
        raise BadState(path, message("content-unknown-id", id=str(raw)), str(raw), names)
    return str(raw)


def names(raw: object, path: str, known: Iterable[str]) -> list[str]:
    """A list of such names."""
    every = tuple(known)
    return [name(each, f"{path}[{at}]", every) for at, each in enumerate(items(raw, path))]


def one_of(raw: object, path: str, allowed: Sequence[str]) -> str:
    """One of a few words."""
    if not isinstance(raw, str) or raw not in allowed:
        raise BadState(path, message("state-needs-one-of", names=", ".join(allowed)), str(raw), allowed)
    return raw
