"""A card becomes the record that a game is played with."""

from dataclasses import dataclass, field
from typing import Literal

import pytest

from engine.content.card import Card, record_of


class SwordCard(Card):
    """A card with a field that the game does not need."""

    kind: Literal["sword"]
    dice: int
    range: str
    flavour: str = ""


@dataclass(frozen=True)
class SwordDef:
    """The record of it."""

    id: str
    dice: int
    range: int
    bent: bool = False
    worth: int = field(init=False, default=3)


SWORD = SwordCard.model_validate({"kind": "sword", "id": "duel/long", "dice": 2, "range": "3", "flavour": "Old."})


def test_fields_of_the_same_names_are_taken_over() -> None:
    """But for those that are given; what the card does not have is left to the record."""
    assert record_of(SwordDef, SWORD, range=int(SWORD.range)) == SwordDef("duel/long", 2, 3)


def test_a_field_that_neither_has_is_a_fault_of_ours() -> None:
    @dataclass(frozen=True)
    class Bow:
        id: str
        string: str

    with pytest.raises(TypeError, match="string"):
        record_of(Bow, SWORD)
