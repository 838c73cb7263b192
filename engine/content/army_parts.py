"""The parts of an army: figures with their equipment, and piles of cards under keys that the game system declares."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from functools import cache
from typing import TYPE_CHECKING, Annotated, Any, ClassVar, TypeAlias

from pydantic import ConfigDict, Field, PlainValidator, TypeAdapter, ValidationInfo, model_validator

from engine.content.card import Card, CardOrId
from engine.content.fields import DocumentId, Many, Slug, document_id, is_field_name
from engine.content.limits import MAX_PILE
from engine.content.model import ALWAYS_WRITTEN, Model, several, unknown_key, wire_names
from engine.content.problems import Problem, step_into

if TYPE_CHECKING:
    from engine.content.declarations import SystemContent

Cards: TypeAlias = Annotated[Many[CardOrId], Field(max_length=MAX_PILE)]


@cache
def _reads_cards() -> TypeAdapter[Cards]:
    return TypeAdapter(Cards)


def _pile(value: Any, info: ValidationInfo) -> Any:
    if isinstance(value, str):
        return document_id(value)
    return _reads_cards().validate_python(value, context=info.context)


Pile: TypeAlias = Annotated[Cards | str, PlainValidator(_pile, json_schema_input_type=Cards | DocumentId)]


class Figure(Model):
    """Somebody or something that stands on the map."""

    id: Slug
    """Its name in this army."""
    card: CardOrId
    """The card or chip of the unit."""
    equipment: Annotated[Cards, ALWAYS_WRITTEN] = ()
    """The cards it carries."""


class Forces(Model):
    """The piles of an army; which there may be, the game system declares."""

    model_config = ConfigDict(extra="allow")
    __pydantic_extra__: dict[str, Pile]
    other_keys: ClassVar[Any] = Pile

    @property
    def piles(self) -> Mapping[str, tuple[CardOrId, ...] | str]:
        """The cards that are not figures, by the key of the pile; a pile may be the id of a deck."""
        return self.__pydantic_extra__

    def card_problems(self, figures: Iterable[Figure], at: str, system: SystemContent | None) -> Iterator[Problem]:
        """What is wrong with the cards that are written out in it."""
        lists = [(cards, step_into(at, key)) for key, cards in self.piles.items() if not isinstance(cards, str)]
        for number, figure in enumerate(figures):
            here = f"{at}.figures[{number}]"
            if isinstance(figure.card, Card):
                yield from figure.card.problems(step_into(here, "card"), system)
            lists.append((figure.equipment, step_into(here, "equipment")))
        for cards, place in lists:
            for number, card in enumerate(cards):
                if isinstance(card, Card):
                    yield from card.problems(step_into(place, number), system)

    @model_validator(mode="before")
    @classmethod
    def _piles_are_known(cls, value: Any, info: ValidationInfo) -> Any:
        system: SystemContent | None = info.context
        wrong = [key for key in value if not _is_known(key, cls, system)] if isinstance(value, Mapping) else []
        if wrong:
            known = (*wire_names(cls), *(system.piles if system else ()))
            raise several([unknown_key(key, value, known) for key in wrong])
        return value


def _is_known(key: str, forces: type[Forces], system: SystemContent | None) -> bool:
    """Whether an army may have this key; that of a system which is not here may have any pile."""
    if key in wire_names(forces):
        return True
    return is_field_name(key) if system is None else key in system.piles
