"""Loads playable documents: finds them by id, checks them, and expands their references."""

from __future__ import annotations

from collections.abc import Collection, Mapping
from typing import Any, TypeVar, get_args

from engine.content.checks.document_checks import check_document
from engine.content.envelope import Document
from engine.content.loading.document_reader import refuse_to_play
from engine.content.newer_document import NewerDocument
from engine.content.problems import ContentError, Problem, shown
from engine.content.references.resolver import UnknownDocument
from engine.kernel.data.message import Message, message
from engine.session.context import GameContext
from engine.session.refusal import Refusal, of_document

D = TypeVar("D", bound=Document)


def find_document(
    context: GameContext, reference: str | Mapping[str, Any], path: str, kinds: Collection[str] = ()
) -> Mapping[str, Any]:
    """The document itself, or the one with that name; if there is none, a similar name of these kinds is suggested, of
    any kind by default."""
    if isinstance(reference, Mapping):
        return reference
    try:
        return context.resolve(reference)
    except UnknownDocument as error:
        sentence = message("protocol-no-such-document", name=shown(reference))
        raise Refusal("bad-document", sentence, *_hint(error, context, kinds), path=path) from None
    except ContentError as error:
        raise of_document(error, path) from None


def _hint(error: UnknownDocument, context: GameContext, kinds: Collection[str]) -> tuple[Message, ...]:
    """A hint where the document is, or which one may be meant."""
    if error.in_trash:
        return (message("content-in-the-trash"),)
    near = error.nearest_of(kinds, context.resolve) if kinds else error.nearest
    return () if near is None else (message("content-did-you-mean", name=near),)


def _kinds(kind: type[Document]) -> tuple[str, ...]:
    """The names of a kind of document, as its field declares them."""
    return get_args(kind.model_fields["kind"].annotation)


def load_playable(
    context: GameContext, reference: str | Mapping[str, Any], kind: type[D], path: str, *, in_play: bool = False
) -> D:
    """A checked document of this kind, of an installed game, with its references expanded."""
    return load_with_problems(context, reference, kind, path, in_play=in_play)[0]


def load_with_problems(
    context: GameContext, reference: str | Mapping[str, Any], kind: type[D], path: str, *, in_play: bool = False
) -> tuple[D, tuple[Problem, ...]]:
    """A checked document of this kind, of an installed game, with its references expanded, and the problems that do not
    keep it from being played."""
    known = context.declarations
    whole = check_document(find_document(context, reference, path, _kinds(kind)), known, context.resolve)
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
    return document, whole.problems
