"""The cards of the box that cost points, with the costs they had before any were fitted."""

from __future__ import annotations

import json
from collections.abc import Mapping
from functools import cache
from pathlib import Path
from typing import Any, TypeAlias

from engine.content.card import Card
from engine.content.loading.document_reader import read_document
from engine.words import resources_folder
from tests.support.battleground import DECLARED

Document: TypeAlias = Mapping[str, Any]

FOLDER = resources_folder() / "systems" / "battleground"
FIRST_COSTS = Path(__file__).with_name("first_costs.json")
FOLDERS = ("characters", "weapons", "items")
CHARACTER = "character"
FACTIONS = ("masters-of-the-universe", "evil-warriors")


@cache
def first_costs() -> Mapping[str, int]:
    """What each card cost when it was written, by its name."""
    costs: dict[str, int] = json.loads(FIRST_COSTS.read_text(encoding="utf-8"))
    return costs


@cache
def box() -> Mapping[str, Document]:
    """The cards by their names, in order, at their first costs, so that games can be played again.

    A card that came later takes part once its first cost stands at the end of the list.
    """
    found = {path.stem: path for folder in FOLDERS for path in (FOLDER / folder).glob("*.json")}
    return {name: {**_read(found[name]), "cost": first_costs()[name]} for name in sorted(first_costs())}


def _read(path: Path) -> Document:
    card = read_document(json.loads(path.read_text(encoding="utf-8")), DECLARED)
    assert isinstance(card, Card)
    return card.plain()


@cache
def numbers() -> Mapping[str, int]:
    """The number of each card, under which it is written down."""
    return {name: number for number, name in enumerate(first_costs())}


@cache
def group_of(name: str) -> str:
    """What a card is compared with: characters, weapons of a type, items of a type."""
    card = box()[name]
    return CHARACTER if card["kind"] == CHARACTER else str(card["type"])


def may_have(faction: str, kind: str) -> list[str]:
    """The cards of a kind that an army of this faction may have."""
    return [name for name, card in box().items() if card["kind"] == kind and card.get("faction", faction) == faction]
