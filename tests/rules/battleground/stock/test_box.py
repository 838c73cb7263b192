"""The box: how many cards of each kind there are, no two alike, all operations used, and all that is known kept."""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Iterator, Mapping
from typing import Any

import pytest

from engine.abilities.loading.op_registry import ops_of
from engine.abilities.structure.traversal import all_parts
from engine.content.card import Card
from engine.content.loading.document_reader import read_document
from engine.systems.battleground.abilities.types.vocabulary import OPS
from engine.systems.battleground.checks.ability_lint import abilities_of
from engine.systems.battleground.content import CONTENT
from engine.systems.battleground.documents.ability_fields import SCENARIO_ABILITY
from engine.words import languages
from tests.rules.battleground.whole_box import EVIL, FOLDER, MASTERS, Document, cards
from tests.support.battleground import DECLARED

KINDS = ("character", "weapon", "item", "fate", "glory")
ABOUT_IT = ("id", "name", "cost", "provenance", "faction")
"""The parts of a card that are not its abilities."""
OP_KINDS = ("effect", "condition", "selector", "amount", "trigger", "cost")


def card(name: str) -> Document:
    """A card by its name."""
    (found,) = (each for kind in KINDS for each in cards(kind) if each["id"] == f"battleground/{name}")
    return found


def document(folder: str, name: str) -> Document:
    """A document that is no card."""
    found: Document = json.loads((FOLDER / folder / f"{name}.json").read_text(encoding="utf-8"))
    return found


@pytest.mark.rule("BG-COMP-2")
def test_the_box_has_as_many_designs_as_the_printed_one() -> None:
    assert {kind: len(cards(kind)) for kind in KINDS if kind != "fate"} == {
        "character": 10,
        "weapon": 55,
        "item": 48,
        "glory": 18,
    }


@pytest.mark.rule("BG-COMP-2", "BG-SETUP-3")
@pytest.mark.parametrize(("deck", "faction"), [("masters-box", MASTERS), ("evil-box", EVIL)])
def test_each_faction_has_48_fate_cards_at_most_two_of_a_design(deck: str, faction: str) -> None:
    """The deck of the box holds them all."""
    copies = Counter[str](document("decks", deck)["cards"])
    assert (copies.total(), max(copies.values())) == (48, 2)
    assert copies.keys() == {each["id"] for each in cards("fate") if each["faction"] == faction}


@pytest.mark.rule("BG-COMP-9", "BG-COMP-3")
def test_the_ten_characters_with_one_to_three_abilities_each() -> None:
    factions = {
        faction: {each["name"]["en"] for each in cards("character") if each["faction"] == faction}
        for faction in (MASTERS, EVIL)
    }
    assert factions == {
        MASTERS: {"He-Man", "Stratos", "Orko", "Ram Man", "Man-At-Arms"},
        EVIL: {"Skeletor", "Tri-Klops", "Evil-Lyn", "Trap Jaw", "Mer-Man"},
    }
    assert {len(each["abilities"]) for each in cards("character")} <= {1, 2, 3}


@pytest.mark.rule("BG-COMP-4", "BG-COMP-5", "BG-COMP-6")
def test_each_weapon_item_fate_and_glory_card_has_something_of_its_own() -> None:
    """A special ability, an ability, a bonus beside the plain one, a side mission."""
    own = {"weapon": "ability", "item": "ability", "fate": "bonus", "glory": "mission"}
    assert [each["id"] for kind, key in own.items() for each in cards(kind) if not each.get(key)] == []


@pytest.mark.parametrize("kind", KINDS)
def test_no_two_designs_of_a_kind_behave_alike(kind: str) -> None:
    """Regardless of their owners, names and costs."""
    alike = Counter(json.dumps(_behaviour(each), sort_keys=True) for each in cards(kind))
    assert set(alike.values()) == {1}


@pytest.mark.parametrize(("kind", "key"), [("item", "ability"), ("fate", "bonus"), ("glory", "mission")])
def test_no_two_do_the_same_with_other_numbers_on_them(kind: str, key: str) -> None:
    """Not even where initiative, kind of item or the like tell them apart."""
    alike = Counter(json.dumps(_nameless(each[key]), sort_keys=True) for each in cards(kind))
    assert set(alike.values()) == {1}


def _behaviour(design: Document) -> Any:
    return _nameless({key: value for key, value in design.items() if key not in ABOUT_IT})


def _nameless(part: Any) -> Any:
    """Without the names of abilities and options, which do nothing."""
    if isinstance(part, dict):
        titled = isinstance(part.get("name"), Mapping)
        return {key: _nameless(each) for key, each in part.items() if not (titled and key in ("name", "id"))}
    return [_nameless(each) for each in part] if isinstance(part, list) else part


@pytest.mark.parametrize("kind", OP_KINDS)
def test_every_operation_of_the_language_is_used_in_the_box(kind: str) -> None:
    """By a card, or by the abilities of a mission."""
    used = {type(part) for ability in _abilities() for part, _ in all_parts(ability)}
    assert {name for name, op in ops_of(kind, OPS).items() if op not in used} == set()


def _abilities() -> Iterator[Any]:
    """All abilities of the stock documents."""
    for kind in KINDS:
        for each in cards(kind):
            made = read_document(each, DECLARED)
            assert isinstance(made, Card)
            yield from (standing.ability for standing in abilities_of(made.plain(), ()))
    for path in sorted((FOLDER / "scenarios").glob("*.json")):
        for written in json.loads(path.read_text(encoding="utf-8")).get("abilities", ()):
            yield SCENARIO_ABILITY.read(written).read()


@pytest.mark.rule("BG-COMP-8")
def test_known_facts_about_cards_of_the_first_printing_hold() -> None:
    """Facts that no single value states."""
    assert card("trident")["type"] == "melee"
    assert (card("fireball")["area"], card("fireball")["type"]) == (2, "spell")
    ring = card("ring-of-grayskull")["ability"]
    assert (ring["when"], ring["needs"]) == ("attack", 3)
    assert (card("magic-blast")["type"], card("laser-rifle")["type"]) == ("spell", "ranged")
    assert "faction" not in card("magic-blast")
    assert "faction" not in card("laser-rifle")
    assert any(each["initiative"] == 3 for each in cards("fate"))
    assert any((each["ap"], each["mana"]) == (2, 2) for each in cards("fate"))
    assert {"when": "always", "modify": "mind", "by": 1} in [each["ability"] for each in cards("item")]
    assert [each["ability"]["cost"] for each in cards("item") if _called(each["ability"], "Power Surge")] == [
        {"ap": 1, "mana": 1}
    ]
    gain = {"when": "single-use", "effects": [{"do": "gain", "counter": "ap"}]}
    assert gain in [each["ability"] for each in cards("item")]
    assert {"knock-out": {"weapon": "melee", "by": "self"}} in [each["mission"]["when"] for each in cards("glory")]


def _called(ability: Document, name: str) -> bool:
    return bool(ability.get("name", {}).get("en") == name)


@pytest.mark.rule("BG-COMP-7")
def test_a_mark_and_a_debuff_have_tokens_of_their_own() -> None:
    """Those of Mer-Man and Tri-Klops."""
    assert "mark" in {effect["do"] for each in card("mer-man")["abilities"] for effect in each.get("effects", ())}
    (third_eye,) = (each for each in card("tri-klops")["abilities"] if each["id"] == "third-eye")
    assert [effect["do"] for effect in third_eye["effects"]] == ["debuff"]
    assert third_eye["effects"][0]["gives"]


@pytest.mark.parametrize("lang", languages())
@pytest.mark.parametrize("kind", KINDS)
def test_every_card_says_what_it_does(kind: str, lang: str) -> None:
    """In each language; cards of different behaviour read differently."""
    reported = {}
    for each in cards(kind):
        made = read_document(each, DECLARED)
        assert isinstance(made, Card)
        passages = tuple(CONTENT.ability_texts(made, lang))
        assert passages
        assert all(passage.lines and all(passage.lines) for passage in passages), each["id"]
        reported[each["id"]] = tuple(line for passage in passages for line in passage.lines)
    if kind in ("item", "fate", "glory"):
        assert len(set(reported.values())) == len(reported)
