"""The only way for a scenario to enter the set-up of a game."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from pydantic import ValidationError

from engine.content.checks.playability import refuse_unplayable
from engine.content.declarations import Declarations, SystemContent
from engine.content.kinds.scenario import Scenario
from engine.content.loading.document_reader import open_document
from engine.content.newer_document import NewerDocument
from engine.content.problems import ROOT, ContentError, refusal


def playable_scenario(source: Scenario | Mapping[str, Any], system: SystemContent) -> Scenario:
    """A checked scenario that the game can be set up from; a `ContentError` if it cannot."""
    scenario = whole_scenario(source, Declarations((system,)))
    if system.playability is not None:
        refuse_unplayable(system.playability, scenario.plain())
    return scenario


def whole_scenario(scenario: Scenario | Mapping[str, Any], declarations: Declarations) -> Scenario:
    """A checked scenario with its references resolved: the object as given, or read from its data.

    Sessions pass the object that was checked; a match, which is sent to other processes, passes the data.
    """
    if isinstance(scenario, Scenario):
        return scenario
    found = open_document(scenario, declarations)
    if isinstance(found, NewerDocument):
        raise refusal(f"{ROOT}.schema", "content-unread", found=found.schema_version)
    try:
        document = found.validated()
    except ValidationError as error:
        raise ContentError(found.problems_in(error)) from None
    if not isinstance(document, Scenario):
        raise refusal(f"{ROOT}.kind", "content-other-kind", id=document.id, kind=document.kind, options=("scenario",))
    return document
