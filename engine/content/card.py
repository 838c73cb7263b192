"""Cards and units: a game system declares their fields by a subclass, `class Weapon(Card)`."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import fields
from typing import Annotated, Any, ClassVar, NamedTuple, TypeAlias, TypeVar

from pydantic import ConfigDict, JsonValue

from engine.content.declarations import SystemContent
from engine.content.envelope import Document
from engine.content.fields import DocumentId, Slug
from engine.content.model import Model, refused_at
from engine.content.polymorphic_fields import PolymorphicField
from engine.content.problems import nearest, shown

R = TypeVar("R")


class CardReference(NamedTuple):
    """A list on a card whose objects refer to other cards of its game: its key, the key with the name, the kind of
    card."""

    list: str
    key: str
    kind: str


class Card(Document):
    """A card, chip or tile. The `kind` of a subclass is a `Literal` with its slug."""

    current: ClassVar[str] = "1.0"
    """The schema version of this kind that this program writes."""
    names: ClassVar[tuple[CardReference, ...]] = ()
    """The fields with references to cards, which must not contain references themselves."""


class PieceCard(Card):
    """A card of a piece that stands on the map."""


class ForeignCard(Card):
    """A card of a game system that is not installed: kept as it is, its fields unread, and not playable."""

    model_config = ConfigDict(extra="allow")
    __pydantic_extra__: dict[str, JsonValue]
    kind: Slug


class InsertedCard(Card):
    """The published schema of a card inside another document: the fields are those of its game."""

    model_config = ConfigDict(extra="allow")
    kind: Slug
    id: DocumentId
    """Its own name."""


def card_model(value: Mapping[str, Any], system: SystemContent | None) -> type[Card]:
    """The model of a card inside a document of this system."""
    for key in ("kind", "id"):
        if key not in value:
            raise refused_at((key,), "content-missing-key", value, key=key)
    if system is None:
        return ForeignCard
    kind, models = value["kind"], system.card_models
    if not isinstance(kind, str) or kind not in models:
        near = nearest(kind, models)
        suggested = {"nearest": near} if near else {}
        raise refused_at(("kind",), "content-unknown-kind", kind, kind=shown(kind), **suggested)
    model: type[Card] = models[kind]
    return model


def record_of(kind: type[R], part: Model, /, **others: Any) -> R:
    """The record that a game is played with: the fields of a card, or of a part of a document, under their names.

    Those that are something else in the game are given beside it.
    """
    names = (each.name for each in fields(kind) if each.init and each.name not in others)  # type: ignore[arg-type]
    return kind(**{name: getattr(part, name) for name in names if hasattr(part, name)}, **others)


CardOrId: TypeAlias = Annotated[str | Card, PolymorphicField(card_model, DocumentId | InsertedCard, named=True)]
