"""A strict JSON parser for untrusted files: from bytes to plain data, every error with its path."""

from __future__ import annotations

import json
import math
import re
from collections import Counter
from collections.abc import Iterable, Iterator
from itertools import islice
from typing import Any, TypeAlias

from engine.content.limits import MAX_BYTES, MAX_DEPTH, MAX_INTEGER, MAX_KEY, MAX_PROBLEMS, MAX_TEXT, MAX_VALUES
from engine.content.problems import (
    ROOT,
    ContentError,
    PathLink,
    Problem,
    ProblemValue,
    Remark,
    path_of,
    refusal,
    shown,
    written,
)
from engine.kernel.data.record import record

Object: TypeAlias = dict[str, Any]

BYTE_ORDER_MARK = b"\xef\xbb\xbf"
SEPARATORS = (b",", b"[", b"{")
MOST_SEPARATORS = 2 * MAX_VALUES
"""A valid document with the greatest number of values stays below this limit, unless its texts consist of
separators."""
BEGINNING = 64 * 1024
"""The bytes in which a document states its kind, unless its author hides it."""
SYNTAX = {
    "trailing comma": "content-json-comma-too-many",
    "expected `,`": "content-json-comma-missing",
    "key must be a string": "content-json-key-bare",
    "EOF": "content-json-not-closed",
    "trailing characters": "content-json-goes-on",
}
"""The message ids for the parser's messages."""
_LONGEST_NUMBER = len(str(MAX_INTEGER)) + 1
_POSITION = re.compile(r" at line (\d+) column (\d+)\Z")
# Control characters except tab and line feed, lone surrogates, bidirectional controls, noncharacters, and tags, which
# can encode whole sentences invisibly.
_HIDDEN = re.compile(
    "[\x00-\x08\x0b-\x1f\x7f-\x9f\u061c\u200e\u200f\u2028-\u202e\u2066-\u206f\ud800-\udfff\ufeff\ufff9-\ufffb\ufffe\uffff"
    "\U000e0000-\U000e007f]"
)


@record(frozen=True, slots=True)
class _BadNumber:
    """Replaces an unusable number in the data until its path is known."""

    written: str


class _Repeating(Object):
    """Marks an object with a repeated key until its path is known."""

    repeated: tuple[str, ...]


def parse(source: bytes | str) -> Object:
    """The object in a JSON text."""
    return checked(loaded(source))


def loaded(source: bytes | str) -> object:
    """The data of a JSON text, before `checked`; refuses only invalid JSON and oversized texts."""
    raw = _as_bytes(source)
    if len(raw) > MAX_BYTES:
        raise refusal(ROOT, "content-too-large", most=MAX_BYTES // 1024, found=-(-len(raw) // 1024))
    raw = raw.removeprefix(BYTE_ORDER_MARK)
    _refuse_overfull(raw)
    text = _as_text(raw)
    _refuse_bad_syntax(raw)
    try:
        return json.loads(
            text,
            object_pairs_hook=_object,
            parse_int=_integer,
            parse_float=_fraction,
            parse_constant=_BadNumber,
        )
    except RecursionError:
        raise refusal(ROOT, "content-too-deep", most=MAX_DEPTH) from None
    except json.JSONDecodeError as error:
        raise refusal(ROOT, "content-not-json", line=error.lineno, column=error.colno) from None


def usable_members(data: object, names: Iterable[str]) -> Object:
    """The named members that are usable, even if the rest of the data may not be."""
    if not isinstance(data, dict):
        return {}
    repeated = data.repeated if isinstance(data, _Repeating) else ()
    one_each = ({name: data[name]} for name in names if name in data and name not in repeated)
    return {name: value for one in one_each if not any(_problems(one)) for name, value in one.items()}


def checked(data: object, most_values: int = MAX_VALUES) -> Object:
    """The data itself, not a copy, if it is an object of plain values within the limits."""
    problems = list(islice(_problems(data, most_values), MAX_PROBLEMS))
    if not problems and not isinstance(data, dict):
        problems.append(Problem(ROOT, "content-not-object", {"found": written(data)}))
    if problems or not isinstance(data, dict):
        raise ContentError(problems)
    return data


def _as_bytes(source: bytes | str) -> bytes:
    if isinstance(source, bytes):
        return source
    try:
        return source.encode()
    except UnicodeEncodeError as error:
        line, column = _position(source[: error.start])
        raise refusal(ROOT, "content-not-utf8", line=line, column=column) from None


def _as_text(raw: bytes) -> str:
    try:
        return raw.decode()
    except UnicodeDecodeError as error:
        line, column = _position(raw[: error.start].decode())
        raise refusal(ROOT, "content-not-utf8", line=line, column=column) from None


def _refuse_overfull(raw: bytes) -> None:
    """Refuse a source that would exhaust the memory before it is parsed; a syntax error at its start is reported as
    such."""
    if sum(map(raw.count, SEPARATORS)) > MOST_SEPARATORS:
        _refuse_bad_syntax(raw[:BEGINNING], goes_on=True)
        raise refusal(ROOT, "content-too-many-values", most=MAX_VALUES)


def _refuse_bad_syntax(raw: bytes, *, goes_on: bool = False) -> None:
    """Check depth, surrogates and grammar in one pass without recursion or backtracking."""
    from pydantic_core import from_json

    try:
        from_json(raw, cache_strings=False, allow_partial=goes_on)
    except ValueError as error:
        message = str(error)
        if message.startswith("number out of range"):
            # A number is checked later, when its path is known.
            return
        if message.startswith("recursion limit"):
            raise refusal(ROOT, "content-too-deep", most=MAX_DEPTH) from None
        found = _POSITION.search(message)
        line, column = map(int, found.groups()) if found else (1, 1)
        values: dict[str, ProblemValue] = {"line": line, "column": max(column, 1)}
        word = next((word for begin, word in SYNTAX.items() if message.startswith(begin)), None)
        remark = None if word is None else Remark(word)
        raise ContentError([Problem(ROOT, "content-not-json", values, remark=remark)]) from None


def _position(before: str) -> tuple[int, int]:
    return before.count("\n") + 1, len(before) - before.rfind("\n")


def _object(pairs: list[tuple[str, Any]]) -> Object:
    data = dict(pairs)
    if len(data) == len(pairs):
        return data
    repeating = _Repeating(data)
    repeating.repeated = tuple(key for key, times in Counter(key for key, _ in pairs).items() if times > 1)
    return repeating


def _integer(digits: str) -> int | _BadNumber:
    if len(digits) > _LONGEST_NUMBER or digits == "-0":
        return _BadNumber(digits)
    return int(digits)


def _fraction(digits: str) -> float | _BadNumber:
    number = float(digits)
    if not math.isfinite(number) or (number == 0 and digits.startswith("-")):
        return _BadNumber(digits)
    return number


def _problems(root: object, most_values: int = MAX_VALUES) -> Iterator[Problem]:
    """Walk the data without recursion; paths are only built for problems."""
    values = 1
    yield from _value_problems(root, None)
    waiting: list[tuple[object, PathLink, int]] = [(root, None, 1)]
    while waiting:
        holder, place, depth = waiting.pop()
        if depth > MAX_DEPTH:
            yield Problem(path_of(place), "content-too-deep", {"most": MAX_DEPTH})
            return
        inner: list[tuple[object, PathLink, int]] = []
        for step, value in _members(holder):
            values += 1
            kind = type(value)
            if kind is str:
                if len(value) > MAX_TEXT or _HIDDEN.search(value):
                    yield from _text_problems(value, (place, step), MAX_TEXT)
            elif kind is int:
                if not -MAX_INTEGER <= value <= MAX_INTEGER:
                    yield from _value_problems(value, (place, step))
            elif kind is dict or kind is list:
                inner.append((value, (place, step), depth + 1))
            else:
                yield from _value_problems(value, (place, step))
                if isinstance(value, dict | list):
                    inner.append((value, (place, step), depth + 1))
        if values > most_values:
            yield Problem(path_of(place), "content-too-many-values", {"most": most_values})
            return
        if isinstance(holder, dict) and not all(map(_is_plain_key, holder)):
            yield from _key_problems(holder, place)
        waiting.extend(reversed(inner))


def _members(holder: object) -> Iterable[tuple[str | int, Any]]:
    if isinstance(holder, dict):
        return holder.items()
    return enumerate(holder) if isinstance(holder, list) else ()


def _value_problems(value: object, place: PathLink) -> Iterator[Problem]:
    """The problems of a value that do not depend on its type."""
    if isinstance(value, str):
        yield from _text_problems(value, place, MAX_TEXT)
    elif isinstance(value, _BadNumber):
        yield Problem(path_of(place), "content-bad-number", {"written": shown(value.written)})
    elif isinstance(value, _Repeating):
        yield from _repeated_keys(value, place)
    elif isinstance(value, float):
        if not math.isfinite(value):
            yield Problem(path_of(place), "content-bad-number", {"written": str(value)})
    elif isinstance(value, int):
        if not -MAX_INTEGER <= value <= MAX_INTEGER:
            yield Problem(path_of(place), "content-bad-number", {"written": _digits(value)})
    elif value is not None and not isinstance(value, dict | list):
        yield Problem(path_of(place), "content-not-data", {"found": shown(value)})


def _repeated_keys(value: _Repeating, place: PathLink) -> Iterator[Problem]:
    for key in value.repeated:
        yield Problem(path_of((place, key)), "content-repeated-key", {"key": shown(key)})


def _is_plain_key(key: object) -> bool:
    return type(key) is str and len(key) <= MAX_KEY and key.isascii() and key.isprintable()


def _key_problems(value: dict[Any, Any], place: PathLink) -> Iterator[Problem]:
    for key in value:
        if type(key) is not str:
            yield Problem(path_of(place), "content-not-data", {"found": shown(key)})
        elif len(key) > MAX_KEY or _HIDDEN.search(key):
            yield from _text_problems(key, (place, key), MAX_KEY)


def _text_problems(text: str, place: PathLink, longest: int) -> Iterator[Problem]:
    if len(text) > longest:
        yield Problem(path_of(place), "content-text-too-long", {"most": longest, "found": len(text)})
    elif (hidden := _HIDDEN.search(text)) is not None:
        yield Problem(path_of(place), "content-hidden-character", {"character": f"U+{ord(hidden[0]):04X}"})


def _digits(number: int) -> str:
    """The first digits of a number that is too large; converting all of it to text would take too long."""
    return shown(str(number)) if abs(number) < 10**60 else "…"
