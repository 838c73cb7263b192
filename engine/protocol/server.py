"""The protocol server: `serve(lines, resolve)` answers every line; a request that fails changes nothing."""

from __future__ import annotations

import json
import logging
from collections.abc import Iterable, Iterator
from typing import Any

from engine.content.loading.json_parser import checked, loaded, usable_members
from engine.content.problems import ContentError, Problem, nearest, shown
from engine.content.references.resolver import ResolveDocument
from engine.kernel.data.errors import BadDice, OutOfDice
from engine.kernel.data.message import message
from engine.kernel.data.value import Json
from engine.protocol.connection import Connection
from engine.protocol.limits import MAX_LINE
from engine.protocol.request import Request, read_request
from engine.protocol.request_refusals import of_dice
from engine.protocol.verb_registry import verbs
from engine.session.refusal import Code, Refusal, of_problem
from engine.words import languages

log = logging.getLogger(__name__)

DEFAULT_LANGUAGE = "en"
HEADING = ("id", "lang")
"""The fields that an error repeats, even if other fields of the request are invalid."""
# The problems that make a text no JSON at all, and those that make it too large; all others are about single values.
CODES_OF_SYNTAX = frozenset({"content-not-json", "content-not-utf8"})
CODES_OF_SIZE = frozenset(
    {
        "content-bad-number",
        "content-list-too-long",
        "content-text-too-long",
        "content-too-deep",
        "content-too-large",
        "content-too-many-values",
    }
)
# Reported before other problems: if a key is misspelt, another one seems to be missing.
UNKNOWN_FIELD = "content-unknown-key"
NO_NUMBERS = frozenset({"NaN", "Infinity", "-Infinity"})


def serve(lines: Iterable[bytes], resolve: ResolveDocument, *, with_probes: bool = False) -> Iterator[str]:
    """Answer requests, one JSON object per line, until the lines end. `resolve` finds documents by name."""
    connection = Connection(resolve, with_probes=with_probes)
    for line in lines:
        yield answer_to(connection, line)


def answer_to(connection: Connection, line: bytes) -> str:
    """The answer to one line, as one line. An error leaves the connection unchanged."""
    before = connection.current
    raw: dict[str, Any] = {}
    try:
        data = _loaded(line)
        raw = usable_members(data, HEADING)
        raw = _checked(data)
        request = _request(raw)
        request.allow()
        return _written({"id": raw.get("id"), "ok": True, **request.answer(connection)})
    except Exception as error:
        connection.current = before
        return _written({"id": raw.get("id"), "ok": False, "error": _error_json(error, raw, connection)})


def _loaded(line: bytes) -> object:
    """The JSON value on a line."""
    if len(line) > MAX_LINE:
        raise Refusal("too-large", message("protocol-line-too-long", most=MAX_LINE))
    try:
        return loaded(line)
    except ContentError as error:
        raise of_problem(_code_of(error.problem), error.problem) from None


def _checked(data: object) -> dict[str, Any]:
    """The JSON value as an object, free of invalid values."""
    try:
        return checked(data)
    except ContentError as error:
        raise of_problem(_code_of(error.problem), error.problem) from None


def _request(raw: dict[str, Any]) -> Request:
    """The request in an object, by its verb and the fields of that verb."""
    verb = raw.get("do")
    if not isinstance(verb, str):
        raise Refusal("bad-field", message("protocol-no-verb"), path="$.do")
    if verb not in verbs():
        near = nearest(verb, verbs())
        hint = () if near is None else (message("content-did-you-mean", name=near),)
        raise Refusal("unknown-verb", message("protocol-unknown-verb", verb=shown(verb)), *hint, path="$.do")
    try:
        return read_request(verbs()[verb], raw)
    except ContentError as error:
        problem = min(error.errors, key=lambda each: each.code != UNKNOWN_FIELD)
        raise of_problem(_code_of(problem), problem) from None


def _code_of(problem: Problem) -> Code:
    """The protocol's code of a problem in a line or a field."""
    if problem.code in CODES_OF_SYNTAX or problem.values.get("written") in NO_NUMBERS:
        return "not-json"
    return "too-large" if problem.code in CODES_OF_SIZE else "bad-field"


def _error_json(error: Exception, raw: dict[str, Any], connection: Connection) -> dict[str, Json]:
    """An error in the notation of the protocol; an unexpected exception is a bug and is logged.

    In a game that was continued from a state from outside, that state is the more likely cause.
    """
    if isinstance(error, OutOfDice | BadDice):
        error = of_dice(error)
    if isinstance(error, Refusal):
        return error.to_json(_language(raw))
    if connection.current is not None and connection.current.start.handed_in:
        log.info("the request %r failed in a position that was handed in", raw.get("do"), exc_info=error)
        return Refusal("bad-document", message("protocol-position-fails")).to_json(_language(raw))
    log.error("the request %r failed", raw.get("do"), exc_info=error)
    return Refusal("internal", message("protocol-internal")).to_json(_language(raw))


def _language(raw: dict[str, Any]) -> str:
    """The requested language, if it is known."""
    lang = raw.get("lang")
    return lang if isinstance(lang, str) and lang in languages() else DEFAULT_LANGUAGE


def _written(answer: dict[str, Json]) -> str:
    return json.dumps(answer, ensure_ascii=False, allow_nan=False, separators=(",", ":"))
