"""Mentions of other documents: the ids that a document refers to with their paths, and renaming them there."""

from __future__ import annotations

import logging
import re
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any

from engine.content.declarations import SystemContent
from engine.content.fields import is_document_id
from engine.content.problems import ROOT
from engine.content.references.document_cache import DocumentCache
from engine.content.references.reference_expansion import ReferenceExpander
from engine.content.references.resolver import UnknownDocument
from engine.kernel.data.record import record

if TYPE_CHECKING:
    from engine.content.declarations import Declarations
    from engine.content.problems import Problem

log = logging.getLogger(__name__)

SHORT = "…/"
"""A prefix that marks a shortened id while a document is traversed; no id can contain it."""
_STEP = re.compile(r"\.(?P<key>[^.\[]+)|\[(?P<number>\d+)\]")


@record(frozen=True, slots=True)
class Mention:
    """A reference to a document: the id and the path."""

    id: str
    place: str
    said: str = ""
    """The text in the document, if it is only the last part of the id; it is resolved to that id unless a document has
    its name."""


def mentions(plain: Mapping[str, Any], declarations: Declarations) -> tuple[Mention, ...]:
    """All references in a document, declared ones first; `plain` is a valid document as JSON data."""
    needed = tuple(_needed(plain))
    system = declarations.of(plain.get("system")) or _unknown_system(plain)
    model = system.card_models.get(plain["kind"])
    if model is not None and not model.names:
        return needed
    noted = _Noted(_resolves_nothing, declarations, system.id, found=list(needed))
    if plain["kind"] == "army" and "format" in plain:
        noted.found.append(Mention(plain["format"], f"{ROOT}.format"))
    if plain["kind"] == "map" and "set" in plain:
        noted.found.append(Mention(plain["set"], f"{ROOT}.set"))
    ReferenceExpander(noted, system).whole(plain, ROOT)
    return tuple(noted.found)


def mentions_of_newer(plain: Mapping[str, Any], declarations: Declarations) -> tuple[Mention, ...]:
    """The references in a document of a newer minor version, which may only have added keys.

    A document in which that is not so has no references; values that are no ids are ignored.
    """
    try:
        found = mentions(plain, declarations)
    except (KeyError, TypeError, AttributeError, ValueError) as odd:
        log.info("what %s names cannot be read: %r", plain.get("id"), odd)
        return ()
    return tuple(each for each in found if is_document_id(each.id))


def with_other_name(plain: Mapping[str, Any], places: Mapping[str, str]) -> dict[str, Any]:
    """A copy of a document in which other ids are at these paths."""
    made: dict[str, Any] = dict(plain)
    for place, name in places.items():
        *way, last = _steps(place)
        holder: Any = made
        for step in way:
            holder[step] = dict(holder[step]) if isinstance(holder[step], Mapping) else list(holder[step])
            holder = holder[step]
        holder[last] = name
    return made


@dataclass(slots=True)
class _Noted(DocumentCache):
    """A resolver that finds nothing but records the names: so the references are found by the code that expands
    them."""

    found: list[Mention] = field(default_factory=list)

    def of_kind(self, name: str, kinds: tuple[str, ...], at: str, problems: list[Problem]) -> None:
        short = name.removeprefix(SHORT)
        self.found.append(Mention(name, at) if short == name else Mention(f"{self.system}/{short}", at, short))

    def in_full(self, name: Any) -> Any:
        return f"{SHORT}{name}" if isinstance(name, str) and "/" not in name else name


def _resolves_nothing(name: str) -> Mapping[str, Any]:
    raise UnknownDocument(name)


def _needed(plain: Mapping[str, Any]) -> Iterator[Mention]:
    for number, each in enumerate(plain.get("references", ())):
        yield Mention(each["id"], f"{ROOT}.references[{number}].id")


def _unknown_system(plain: Mapping[str, Any]) -> SystemContent:
    """The declarations of a game that is not installed: any unknown list of an army may be a pile."""
    sides = [plain, *plain.get("armies", ())]
    piles = {key for side in sides for key, value in side.items() if _may_be_pile(value)}
    table = tuple(sorted(key for key, value in plain.get("piles", {}).items() if _may_be_pile(value)))
    return SystemContent(str(plain.get("system", "")), piles=tuple(sorted(piles - _NO_PILES)), table_piles=table)


def _may_be_pile(value: Any) -> bool:
    return isinstance(value, str) or (
        isinstance(value, list) and all(isinstance(each, str | Mapping) for each in value)
    )


_NO_PILES = frozenset(
    ("id", "kind", "schema", "system", "notes", "tags", "references", "format", "figures", "seat", "army", "placements")
)


def _steps(place: str) -> list[str | int]:
    """A path as keys and indexes."""
    found = _STEP.finditer(place.removeprefix(ROOT))
    return [int(step["number"]) if step["number"] else step["key"] for step in found]
