"""Loads playable documents: finds them by id, checks them, and expands their references."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar

from engine.content.checks.document_checks import check_document
from engine.content.envelope import Document
from engine.content.loading.document_reader import refuse_to_play
from engine.content.newer_document import NewerDocument
from engine.content.problems import ContentError, shown
from engine.content.references.resolver import UnknownDocument
from engine.kernel.data.message import Message, message
from engine.session.context import GameContext
from engine.session.refusal import Refusal, of_document

D = TypeVar("D", bound=Document)


def find_document(context: GameContext, reference: str | Mapping[str, Any], path: str) -> Mapping[str, Any]:
    """The document itself, or the one with that name."""
    if isinstance(reference, Mapping):
        return reference
    try:
        return context.resolve(reference)
    except UnknownDocument as error:
        raise Refusal(
            "bad-document", message("protocol-no-such-document", name=shown(reference)), *_hint(error), path=path
        ) from None
    except ContentError as error:
        raise of_document(error, path) from None


def _hint(error: UnknownDocument) -> tuple[Message, ...]:
    """A hint where the document is, or which one may be meant."""
    if error.in_trash:
        return (message("content-in-the-trash"),)
    return () if error.nearest is None else (message("content-did-you-mean", name=error.nearest),)


def load_playable(
    context: GameContext, reference: str | Mapping[str, Any], kind: type[D], path: str, *, in_play: bool = False
) -> D:
    """A checked document of this kind, of an installed game, with its references expanded."""
    known = context.declarations
    whole = check_document(find_document(context, reference, path), known, context.resolve)
    if errors := whole.errors(in_play=in_play):
        raise of_document(ContentError(errors, whole.more_beside_errors), path)
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
