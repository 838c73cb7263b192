"""The figures of armies, and piles of cards of armies and of the table, under keys that the game system declares."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from functools import cache
from typing import TYPE_CHECKING, Annotated, Any, ClassVar, TypeAlias, TypeVar

from pydantic import ConfigDict, Field, PlainValidator, TypeAdapter, ValidationInfo, model_validator

from engine.content.card import Card, CardOrId
from engine.content.fields import DocumentId, Many, Slug, document_id, is_field_name
from engine.content.limits import MAX_PILE
from engine.content.model import ALWAYS_WRITTEN, Model, unknown_key, validation_error, wire_names
from engine.content.problems import Problem, step_into

if TYPE_CHECKING:
    from engine.content.declarations import SystemContent

C = TypeVar("C", bound=Card)
CardPile: TypeAlias = Annotated[Many[CardOrId], Field(max_length=MAX_PILE)]


def cards_of(cards: Iterable[CardOrId], model: type[C]) -> Iterator[C]:
    """The cards of one model."""
    return (card for card in cards if isinstance(card, model))


@cache
def _reads_cards() -> TypeAdapter[CardPile]:
    return TypeAdapter(CardPile)


def _pile(value: Any, info: ValidationInfo) -> Any:
    if isinstance(value, str):
        return document_id(value)
    return _reads_cards().validate_python(value, context=info.context)


PileCards: TypeAlias = Annotated[CardPile | str, PlainValidator(_pile, json_schema_input_type=CardPile | DocumentId)]


class ArmyFigure(Model):
    """A figure on the map, or a thing that is handled like one."""

    id: Slug
    """Its name in this army."""
    card: CardOrId
    """The card or chip of the unit."""
    equipment: Annotated[CardPile, ALWAYS_WRITTEN] = ()
    """The cards it carries."""


class Piles(Model):
    """Piles of cards, under keys that the game system declares."""

    model_config = ConfigDict(extra="allow")
    __pydantic_extra__: dict[str, PileCards]
    other_keys: ClassVar[Any] = PileCards

    @classmethod
    def declared(cls, system: SystemContent) -> tuple[str, ...]:
        """The keys of such piles in a game."""
        raise NotImplementedError

    @property
    def piles(self) -> Mapping[str, tuple[CardOrId, ...] | str]:
        """The cards that are not figures, by the key of the pile; a pile may be the id of a deck."""
        return self.__pydantic_extra__

    def pile(self, key: str, model: type[C]) -> tuple[C, ...]:
        """The cards of one model in a pile; none of a pile that is only named."""
        return tuple(cards_of(self.piles.get(key, ()), model))

    def pile_problems(self, at: str, system: SystemContent | None) -> Iterator[Problem]:
        """The problems of the cards that are written inline in the piles."""
        for key, cards in self.piles.items():
            if not isinstance(cards, str):
                yield from _problems_of(cards, step_into(at, key), system)

    @model_validator(mode="before")
    @classmethod
    def _piles_are_known(cls, value: Any, info: ValidationInfo) -> Any:
        system: SystemContent | None = info.context
        wrong = [key for key in value if not _is_known(key, cls, system)] if isinstance(value, Mapping) else []
        if wrong:
            known = (*wire_names(cls), *(cls.declared(system) if system else ()))
            raise validation_error([unknown_key(key, value, known) for key in wrong])
        return value


class TablePiles(Piles):
    """The decks and piles that belong to the table and to no army."""

    @classmethod
    def declared(cls, system: SystemContent) -> tuple[str, ...]:
        return system.table_piles


class Forces(Piles):
    """The piles of an army."""

    @classmethod
    def declared(cls, system: SystemContent) -> tuple[str, ...]:
        return system.piles

    def card_problems(self, figures: Iterable[ArmyFigure], at: str, system: SystemContent | None) -> Iterator[Problem]:
        """The problems of the cards that are written inline in a list of figures."""
        equipment = list[tuple[tuple[CardOrId, ...], str]]()
        for number, figure in enumerate(figures):
            here = f"{at}.figures[{number}]"
            if isinstance(figure.card, Card):
                yield from figure.card.problems(step_into(here, "card"), system)
            equipment.append((figure.equipment, step_into(here, "equipment")))
        yield from self.pile_problems(at, system)
        for cards, place in equipment:
            yield from _problems_of(cards, place, system)


def _problems_of(cards: Iterable[CardOrId], at: str, system: SystemContent | None) -> Iterator[Problem]:
    for number, card in enumerate(cards):
        if isinstance(card, Card):
            yield from card.problems(step_into(at, number), system)


def _is_known(key: str, piles: type[Piles], system: SystemContent | None) -> bool:
    """Whether the key is allowed; for a system that is not installed, any key is taken for a pile."""
    if key in wire_names(piles):
        return True
    return is_field_name(key) if system is None else key in piles.declared(system)
