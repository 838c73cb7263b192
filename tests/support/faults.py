"""The problems of a Battleground document as a client gets them: from `check` and from `new`, which must agree."""

from __future__ import annotations

import copy
from typing import Any

from engine.words import languages
from tests.engine.protocol.conversation import Answer, Conversation
from tests.support.battleground import scenario, with_zones

Fault = tuple[str, str, str | None]
PLAYABLE = frozenset({"battleground-platform-loose"})
"""Errors of the map check that do not prevent a game."""


def playable(**lines: Any) -> dict[str, Any]:
    """A scenario without errors."""
    return with_zones(scenario(**lines))


def found(document: dict[str, Any], severity: str = "error") -> list[Fault]:
    """Place, code and rule of all that `check` reports; `new` refuses with the same, in every language, or plays."""
    talk = Conversation()
    for lang in languages():
        findings = talk.ask("check", document=document, lang=lang)["findings"]
        assert all(each["message"] for each in findings)
        errors = [each for each in findings if each["severity"] == "error" and each["code"] not in PLAYABLE]
        assert errors == (refused_by_new(talk, document, lang) if errors else [])
    if not errors:
        talk.ask("new", scenario=document)
    return [(each["place"], each["code"], each["rule"]) for each in findings if each["severity"] == severity]


def refused_by_new(talk: Conversation, document: dict[str, Any], lang: str) -> list[Answer]:
    """The findings that `new` refuses with, their places as in the document."""
    error = talk.refused("new", scenario=document, lang=lang)
    reported: list[Answer] = error["findings"]
    assert (error["code"], error["path"], error["rule"]) == ("bad-document", reported[0]["place"], reported[0]["rule"])
    return [{**each, "place": each["place"].replace("$.scenario", "$", 1)} for each in reported]


def changed(document: dict[str, Any], path: str, value: object) -> dict[str, Any]:
    """A copy with another value at a path; `None` removes it."""
    made: Any = copy.deepcopy(document)
    *steps, last = [int(step) if step.isdigit() else step for step in path.split(".")]
    holder = made
    for step in steps:
        holder = holder[step]
    if value is None:
        del holder[last]
    else:
        holder[last] = value
    result: dict[str, Any] = made
    return result


def armed(gear: str = "sword") -> dict[str, Any]:
    """A scenario whose first figure carries some equipment."""
    return playable(gear={"ana": [gear]})
