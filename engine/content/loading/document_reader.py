"""Reads a document from bytes, text or plain data, and reports all problems at once."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from itertools import islice
from typing import TYPE_CHECKING, Any

from pydantic import ValidationError
from pydantic_core import from_json

from engine.content.canonical_json import canonical
from engine.content.card import ForeignCard
from engine.content.document_kind import DocumentKind, card_kind, common_kinds
from engine.content.fields import is_slug
from engine.content.limits import MAX_CARD_BYTES, MAX_CARD_VALUES, MAX_PROBLEMS, MAX_VALUES
from engine.content.loading.json_parser import BEGINNING, checked, loaded
from engine.content.loading.pydantic_errors import problems_of, wrong_places
from engine.content.loading.schema_upgrade import NewerMinorError, modernised
from engine.content.newer_document import NewerDocument
from engine.content.problems import ROOT, ContentError, Problem, nearest, refusal, shown, written
from engine.kernel.data.record import record

if TYPE_CHECKING:
    from engine.content.declarations import Declarations, SystemContent
    from engine.content.envelope import Document


def read_document(source: bytes | str | Mapping[str, Any], declarations: Declarations) -> Document | NewerDocument:
    """The document in `source`, upgraded to the current version; raises a `ContentError` if it cannot be used.

    A document of a newer minor version is returned unread. One of an unknown game system is read as far as its form is
    known; `refuse_to_play` raises an error for it.
    """
    found = open_document(source, declarations)
    if isinstance(found, NewerDocument):
        return found
    try:
        document = found.validated()
    except ValidationError as error:
        raise ContentError(found.problems_in(error), found.unlisted_in(error)) from None
    problems = [*found.missing(), *islice(document.problems(ROOT, found.system), MAX_PROBLEMS)]
    if problems:
        raise ContentError(problems)
    return document


@record(frozen=True, slots=True)
class OpenedDocument:
    """Plain data of the current version, with its kind determined."""

    data: Mapping[str, Any]
    kind: DocumentKind
    system: SystemContent | None

    def validated(self) -> Document:
        """The document, if each of its parts is valid; otherwise raises pydantic's error."""
        return self.kind.adapter.validate_python(self.data, context=self.system)

    def editable(self) -> Document:
        """The document if each part is valid by itself, whatever is wrong between them; otherwise raises
        `ContentError`."""
        if missing := tuple(self.missing()):
            raise ContentError(missing)
        try:
            return self.validated()
        except ValidationError as error:
            raise ContentError(self.problems_in(error), self.unlisted_in(error)) from None

    def missing(self) -> Iterator[Problem]:
        """The keys that are missing although a document that is not inside another one needs them."""
        for key in self.kind.required:
            if key not in self.data:
                yield Problem(f"{ROOT}.{key}", "content-missing-key", {"key": key})

    def problems_in(self, error: ValidationError) -> Iterator[Problem]:
        """The problems for pydantic's errors and for missing keys."""
        yield from self.missing()
        yield from problems_of(error, self.kind.document, self.data, self.system)

    def unlisted_in(self, error: ValidationError) -> int:
        """The number of invalid places for which `problems_in` has no problem."""
        return max(0, wrong_places(error, self.data) - MAX_PROBLEMS)


def open_document(
    source: bytes | str | Mapping[str, Any], declarations: Declarations
) -> OpenedDocument | NewerDocument:
    """The parsed content of `source` as plain data. Raises `ContentError` if its kind cannot be determined."""
    data = _plain(source)
    system = declarations.of(data.get("system"))
    kind = _kind(data, system, declarations)
    try:
        return OpenedDocument(modernised(data, system), kind, system)
    except NewerMinorError:
        return _unread(data, source)


def _plain(source: bytes | str | Mapping[str, Any]) -> dict[str, Any]:
    """The source as plain data, within the limits of its kind."""
    data = _of_text(source) if isinstance(source, bytes | str) else dict(source)
    return checked(data, MAX_CARD_VALUES if _is_card(data) else MAX_VALUES)


def _of_text(source: bytes | str) -> object:
    """The data of a JSON text; an oversized card is refused before the full check, which takes time."""
    raw = source.encode("utf-8", "replace") if isinstance(source, str) else source
    is_long, is_full = len(raw) > MAX_CARD_BYTES, raw.count(b"{") + raw.count(b"[") > MAX_CARD_VALUES
    if not is_long and not is_full:
        return loaded(source)
    _refuse_large_card(raw, _beginning_of(raw))
    data = loaded(source)
    _refuse_large_card(raw, data)
    return data


def _beginning_of(raw: bytes) -> object:
    """The readable beginning of a long text that is cut off; the full reading reports the errors."""
    try:
        return from_json(raw[:BEGINNING], allow_partial=True)
    except ValueError:
        return None


def _refuse_large_card(raw: bytes, data: object) -> None:
    if not _is_card(data):
        return
    if len(raw) > MAX_CARD_BYTES:
        raise refusal(ROOT, "content-too-large", most=MAX_CARD_BYTES // 1024, found=-(-len(raw) // 1024))
    raise refusal(ROOT, "content-too-many-values", most=MAX_CARD_VALUES)


def _is_card(data: object) -> bool:
    kind = data.get("kind") if isinstance(data, dict) else None
    return isinstance(kind, str) and kind not in common_kinds()


def refuse_to_play(document: Document | NewerDocument, declarations: Declarations) -> None:
    """Raise a `ContentError` if the document cannot be played: it is unread, or its system is not installed."""
    if isinstance(document, NewerDocument):
        raise refusal(f"{ROOT}.schema", "content-unread", found=document.schema_version)
    unknown = tuple(unknown_system(document.system, declarations))
    if unknown:
        raise ContentError(unknown)


def unknown_system(system: object, declarations: Declarations) -> Iterator[Problem]:
    """The error for a game that is not installed; its documents are kept, but cannot be played."""
    if isinstance(system, str) and system and declarations.of(system) is None:
        near, values = nearest(system, sorted(declarations.by_id)), {"system": shown(system)}
        yield Problem(f"{ROOT}.system", "content-unknown-system", values, near, stops="nothing")


def _kind(data: Mapping[str, Any], system: SystemContent | None, declarations: Declarations) -> DocumentKind:
    """The kind of the document; a card of a system that is not installed is a `ForeignCard`."""
    missing = [
        Problem(f"{ROOT}.{key}", "content-missing-key", {"key": key}) for key in ("kind", "schema") if key not in data
    ]
    if missing:
        raise ContentError(missing)
    name, common = data["kind"], common_kinds()
    if not isinstance(name, str):
        raise refusal(f"{ROOT}.kind", "content-not-text", found=written(name))
    if name in common:
        return common[name]
    if system is not None and name in system.card_models:
        return card_kind(system.card_models[name])
    if system is None and "system" in data and is_slug(name):
        return DocumentKind(name, ForeignCard)
    known = {*common, *(kind for each in declarations.by_id.values() for kind in each.card_models)}
    near = nearest(name, sorted(known))
    raise ContentError([Problem(f"{ROOT}.kind", "content-unknown-kind", {"kind": shown(name)}, near)])


def _unread(data: Mapping[str, Any], source: bytes | str | Mapping[str, Any]) -> NewerDocument:
    """The envelope of a newer document, the only part that is read."""
    envelope = {key: value for key in ("id", "kind", "schema", "system") if isinstance(value := data.get(key), str)}
    return NewerDocument(
        id=envelope.get("id", ""),
        kind=envelope["kind"],
        schema_version=envelope.get("schema", ""),
        system=envelope.get("system", ""),
        raw=_bytes(source),
    )


def _bytes(source: bytes | str | Mapping[str, Any]) -> bytes:
    if isinstance(source, Mapping):
        return canonical(source)
    return source if isinstance(source, bytes) else source.encode()
