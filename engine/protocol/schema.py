"""The published JSON Schema of the protocol: every request from the fields of its verb, and every answer.

The queries of the shipped games are included: `ask-battleground-sight`.
"""

from __future__ import annotations

from inspect import getdoc
from typing import Any

from pydantic.json_schema import models_json_schema

from engine.kernel.rules.queries import Query, fields_of
from engine.protocol.request import Request
from engine.protocol.verb_registry import verbs
from engine.protocol.verbs.hello import PROTOCOL
from engine.registry import systems
from engine.session.refusal import CODES

ProtocolSchema = dict[str, Any]

DIALECT = "https://json-schema.org/draft/2020-12/schema"
TEXT: ProtocolSchema = {"type": "string"}
TEXTS: ProtocolSchema = {"type": "array", "items": TEXT}
TEXT_OR_NONE: ProtocolSchema = {"type": ["string", "null"]}
COUNT: ProtocolSchema = {"type": "integer", "minimum": 0}
DOCUMENT: ProtocolSchema = {"type": "object", "required": ["kind", "schema", "system"]}


def protocol_schema() -> ProtocolSchema:
    """One schema for all lines, in both directions; `$defs` has them one by one, `request-new` and `answer-new`."""
    requests = _requests()
    definitions = {**requests, **_questions(requests["request-ask"]), **PARTS, **_answers()}
    lines = [name for name in definitions if name.startswith(("request-", "answer-"))] + ["error"]
    return {
        "$schema": DIALECT,
        "$id": f"urn:hexsmith:schema:protocol:{PROTOCOL}",
        "title": "protocol",
        "description": "The engine protocol: one JSON object a line. Requests go in, an answer or an error comes out.",
        "anyOf": [_ref(name) for name in lines],
        "$defs": definitions,
    }


def _requests() -> ProtocolSchema:
    """The request of each verb, and their common definitions."""
    models = [(request, "validation") for request in verbs().values()]
    _, made = models_json_schema(models, by_alias=True, ref_template="#/$defs/{model}")  # type: ignore[arg-type]
    shared: ProtocolSchema = made["$defs"]
    named = {f"request-{verb}": _request(verb, shared.pop(kind.__name__)) for verb, kind in verbs().items()}
    return {**named, **shared}


def _request(verb: str, made: ProtocolSchema) -> ProtocolSchema:
    properties = {**made["properties"], "do": {"const": verb}}
    return {**made, "title": verb, "properties": properties}


def _questions(request: ProtocolSchema) -> ProtocolSchema:
    """The request `ask` for each query of each game, with the fields of the query."""
    return {
        f"ask-{system.id}-{what}": _question(request, what, kind)
        for system in systems().values()
        for what, kind in system.asks.items()
    }


def _question(request: ProtocolSchema, what: str, kind: type[Query[Any]]) -> ProtocolSchema:
    known = fields_of(kind).values()
    fields = {"what": {"const": what}, **{each.name: dict(each.schema) for each in known}}
    required = [*request["required"], *(each.name for each in known if each.required)]
    return {
        **request,
        "title": what,
        "description": getdoc(kind),
        "properties": {**request["properties"], **fields},
        "required": required,
        "additionalProperties": False,
    }


def _answers() -> ProtocolSchema:
    return {f"answer-{verb}": _answer(kind) for verb, kind in verbs().items()}


def _answer(kind: type[Request]) -> ProtocolSchema:
    fields = {name: FIELDS[name] for name in (*kind.gives, *kind.may_give)}
    properties = {"id": True, "ok": {"const": True}, **fields}
    return {"type": "object", "properties": properties, "required": ["id", "ok", *kind.gives]}


def _ref(name: str) -> ProtocolSchema:
    return {"$ref": f"#/$defs/{name}"}


def _list_of(name: str) -> ProtocolSchema:
    return {"type": "array", "items": _ref(name)}


def _object(required: ProtocolSchema, others: ProtocolSchema | None = None) -> ProtocolSchema:
    return {"type": "object", "properties": {**required, **(others or {})}, "required": list(required)}


# Parts of answers. Any of them may have more fields than listed here.
PARTS: ProtocolSchema = {
    "choice": _object({"id": TEXT, "kind": TEXT, "rules": TEXTS}, {"seat": TEXT, "shows": {"type": "object"}}),
    "over": _object(
        {
            "result": {"enum": ["win", "draw", "loss"]},
            "winner": TEXT_OR_NONE,
            "winners": TEXTS,
            "why": TEXT,
            "points": {"type": "object", "additionalProperties": {"type": "integer"}},
        }
    ),
    "question": _object(
        {
            "seats": TEXTS,
            "mode": {"enum": ["one", "any", "all"]},
            "kind": TEXT,
            "prompt": TEXT,
            "choices": _list_of("choice"),
            "standing": _list_of("choice"),
        }
    ),
    "ended": _object({"over": _ref("over")}),
    "decision": {"anyOf": [_ref("question"), _ref("ended")]},
    "event": _object({"event": TEXT, "rules": TEXTS}),
    "reason": _object(
        {"rule": TEXT_OR_NONE, "clause": TEXT, "sentence": TEXT, "values": {"type": "object"}, "places": TEXTS}
    ),
    "finding": _object(
        {
            "severity": {"enum": ["error", "warning"]},
            "code": TEXT,
            "rule": TEXT_OR_NONE,
            "message": TEXT,
            "place": TEXT,
            "fixes": {"type": "array"},
        },
        {"edits": _list_of("fix")},
    ),
    "fix": _object({"label": TEXT, "edits": {"type": "array", "items": {"type": "object"}}}),
    "error": _object(
        {
            "id": True,
            "ok": {"const": False},
            "error": _object(
                {"code": {"enum": list(CODES)}, "message": TEXT, "rule": TEXT_OR_NONE, "path": TEXT_OR_NONE},
                {"findings": _list_of("finding"), "more": COUNT},
            ),
        }
    ),
}

# The fields that verbs declare for their answers.
FIELDS: ProtocolSchema = {
    "name": TEXT,
    "version": TEXT,
    "protocol": {"const": PROTOCOL},
    "systems": TEXTS,
    "decision": _ref("decision"),
    "events": _list_of("event"),
    "view": {"type": "object"},
    "position": DOCUMENT,
    "journal": DOCUMENT,
    "legal": {"type": "boolean"},
    "reasons": _list_of("reason"),
    "findings": _list_of("finding"),
    "more": COUNT,
    "result": {"anyOf": [_ref("over"), {"type": "null"}]},
    "decisions": COUNT,
}
