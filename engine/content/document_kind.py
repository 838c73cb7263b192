"""Kinds of document, and those that every game system has: the modules of `kinds`."""

from __future__ import annotations

import pkgutil
from collections.abc import Mapping
from functools import cache, cached_property
from importlib import import_module
from typing import TYPE_CHECKING, Any

from pydantic import TypeAdapter

import engine.content.kinds
from engine.content.declarations import declared_kind
from engine.kernel.data.record import record

if TYPE_CHECKING:
    from engine.content.card import Card
    from engine.content.envelope import Document


@record(frozen=True)
class DocumentKind:
    """A kind of document: its name, the model or the slot that selects one, its current version, and the name of its
    icon."""

    name: str
    document: Any
    version: str = "1.0"
    needs_system: bool = True
    icon: str = "card"

    @property
    def required(self) -> tuple[str, ...]:
        """The keys of the envelope that are required in a document of its own, but not inside another one."""
        return ("id", "kind", "schema", "system") if self.needs_system else ("id", "kind", "schema")

    @cached_property
    def adapter(self) -> TypeAdapter[Document]:
        """The pydantic adapter for documents of this kind."""
        return TypeAdapter(self.document)


@cache
def common_kinds() -> Mapping[str, DocumentKind]:
    """The kinds that every game system has, each from its own file."""
    files = sorted(file.name for file in pkgutil.iter_modules(engine.content.kinds.__path__))
    kinds: list[DocumentKind] = [import_module(f"engine.content.kinds.{name}").KIND for name in files]
    return {kind.name: kind for kind in kinds}


@cache
def card_kind(card: type[Card]) -> DocumentKind:
    """The kind of the cards of a model that a system declares."""
    return DocumentKind(declared_kind(card), card, card.current)
