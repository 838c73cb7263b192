"""Loads playable documents: finds them by id, checks them against their schemas, writes out everything they name."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from importlib import import_module
from typing import Any, TypeVar

from engine import registry
from engine.content.checks.document_checks import check_document
from engine.content.declarations import Declarations, SystemContent
from engine.content.envelope import Document
from engine.content.loading.document_reader import refuse_to_play
from engine.content.newer_document import NewerDocument
from engine.content.problems import ContentError, shown
from engine.content.references.resolver import UnknownDocument
from engine.kernel.data.message import Message, message
from engine.kernel.rules.game_system import GameSystem
from engine.session.context import GameContext
from engine.session.refusal import Refusal, of_document

D = TypeVar("D", bound=Document)


def declarations(systems: Iterable[GameSystem[Any]]) -> Declarations:
    """What these games say about their documents."""
    return Declarations(_content_of(system) for system in systems)


def _content_of(system: GameSystem[Any]) -> SystemContent:
    """What a game that ships says in its module `content`; a probe has options only."""
    if system.id in registry.systems():
        content: SystemContent = import_module(f"{system.state.__module__.rpartition('.')[0]}.content").CONTENT
        return content
    return SystemContent(system.id, profile=system.profile)


def find_document(context: GameContext, said: str | Mapping[str, Any], path: str) -> Mapping[str, Any]:
    """The document itself, or the one of that name."""
    if isinstance(said, Mapping):
        return said
    try:
        return context.resolve(said)
    except UnknownDocument as error:
        raise Refusal(
            "bad-document", message("protocol-no-such-document", name=shown(said)), *_hint(error), path=path
        ) from None
    except ContentError as error:
        raise of_document(error, path) from None


def _hint(error: UnknownDocument) -> tuple[Message, ...]:
    """Where it is, or what may be meant."""
    if error.in_trash:
        return (message("content-in-the-trash"),)
    return () if error.nearest is None else (message("content-did-you-mean", name=error.nearest),)


def load_playable(
    context: GameContext, said: str | Mapping[str, Any], kind: type[D], path: str, *, in_play: bool = False
) -> D:
    """A document of this kind, checked, of a game that is here, with everything it names written out."""
    known = declarations(context.systems.values())
    whole = check_document(find_document(context, said, path), known, context.resolve)
    if errors := whole.errors(in_play=in_play):
        raise of_document(ContentError(errors), path)
    document = whole.document
    if document is None:
        raise TypeError("a document without errors was not read")
    try:
        refuse_to_play(document, known)
    except ContentError as error:
        raise of_document(error, path) from None
    if isinstance(document, NewerDocument) or not isinstance(document, kind):
        raise Refusal("bad-document", message("protocol-other-kind", kind=document.kind), path=f"{path}.kind")
    return document
