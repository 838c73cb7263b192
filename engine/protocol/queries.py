"""Reads a request's fields into a query of a game. Unknown and missing fields are refused by name."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from engine.content.problems import ROOT, nearest, shown, step_into
from engine.kernel.data.message import message
from engine.kernel.data.value import Json
from engine.kernel.positions.position_part import KnownNames, no_known_names
from engine.kernel.rules.queries import BadQueryValue, Query, QueryField, fields_of
from engine.kernel.state.game_state import State
from engine.protocol.request_refusals import bad_field
from engine.session.refusal import Refusal


def answer_query(
    question: type[Query[Any]],
    state: State,
    given: Mapping[str, Any],
    known: Callable[[Any], KnownNames] = no_known_names,
) -> dict[str, Json]:
    """The answer to a question asked with these fields; `known` are the names that the marks of its fields refer to."""
    asked = _read(question, state, given, fields_of(question, known))
    try:
        return dict(asked.answer(state))
    except BadQueryValue as error:
        raise _refusal(error, error.at) from None


def _read(
    question: type[Query[Any]], state: State, given: Mapping[str, Any], known: Mapping[str, QueryField]
) -> Query[Any]:
    for name in given:
        if name not in known:
            near = nearest(name, (each for each in known if each not in given))
            raise bad_field(step_into(ROOT, name), message("content-unknown-key", key=shown(name)), near)
    values = {}
    for each in known.values():
        if each.name in given:
            try:
                values[each.into] = each.read(state, given[each.name])
            except BadQueryValue as error:
                raise _refusal(error, each.name) from None
        elif each.required:
            raise bad_field(step_into(ROOT, each.name), message("content-missing-key", key=each.name))
    return question(**values)


def _refusal(error: BadQueryValue, at: str | None) -> Refusal:
    path = ROOT if at is None else step_into(ROOT, at)
    return bad_field(path, error.sentence, nearest(error.found, error.known))
