"""The armies that seats may bring: with points, and each other one with the reason why it does not fit."""

import json
from collections.abc import Mapping
from typing import Any

import pytest

from database.store.document_source import DocumentSource
from editor.pages.play.start.army_choices import ArmyChoices, find_armies, with_armies
from editor.services.document_resolver import DocumentResolver
from engine.content.canonical_json import canonical
from tests.editor.pages.play.conftest import ARENA, FIRST

STOCK = DocumentResolver(with_files=False)


class OwnArmies(DocumentSource):
    """Documents of a test, by id."""

    def __init__(self, *documents: Mapping[str, Any]) -> None:
        self._documents = {each["id"]: canonical(each) for each in documents}

    @property
    def names(self) -> tuple[str, ...]:
        return tuple(self._documents)

    def read(self, name: str) -> bytes:
        if name not in self._documents:
            raise self.unknown(name)
        return self._documents[name]


def army(id_: str, **changed: Any) -> dict[str, Any]:
    return {**json.loads(json.dumps(STOCK("battleground/first-masters"))), "id": id_, **changed}


def armies_with(*documents: Mapping[str, Any]) -> ArmyChoices:
    return find_armies(DocumentResolver(with_files=False, library=OwnArmies(*documents)), STOCK(FIRST))


def test_armies_of_the_format_have_their_points() -> None:
    found = armies_with()
    assert {seat: (each.id, each.points, each.most) for seat, each in found.own.items()} == {
        "red": ("battleground/first-masters", 150, 150),
        "blue": ("battleground/first-evil-warriors", 147, 150),
    }
    points = {each.id: each.points for each in found.of_seat("red")}
    assert points["battleground/pass-masters"] == 149
    assert "battleground/first-masters" not in points


@pytest.mark.parametrize(
    ("changed", "why"),
    [
        ({"format": "mine/other-format"}, "new-game-other-format"),
        (
            {"figures": [{"id": "he-man", "card": "battleground/he-man", "equipment": ["battleground/mace"] * 9}]},
            "new-game-breaks-format",
        ),
        ({"figures": [{"id": "he-man"}]}, "new-game-unreadable"),
    ],
)
def test_an_army_that_does_not_fit_says_why(changed: Mapping[str, Any], why: str) -> None:
    """And comes after those that fit."""
    offered = list(armies_with(army("mine/army", **changed)).of_seat("red"))
    assert offered[-1].id == "mine/army"
    assert offered[-1].why_not is not None
    assert offered[-1].why_not.id == why
    assert all(each.why_not is None for each in offered[:-1])


def test_armies_without_a_format_have_no_points() -> None:
    found = find_armies(STOCK, STOCK(ARENA))
    assert [(each.id, each.points) for each in found.of_seat("red")] == [("hoplomachus/amazons", None)]


def test_another_army_is_deployed_by_its_player() -> None:
    changed = with_armies(STOCK(FIRST), {"red": "battleground/pass-masters"})
    red, blue = changed["armies"]
    assert red == {"seat": "red", "army": "battleground/pass-masters"}
    assert blue == STOCK(FIRST)["armies"][1]
    assert with_armies(STOCK(FIRST), {}) == STOCK(FIRST)
