"""BG-ABIL-2: of two characters within a distance of each other, the one that resolves the ability must see both."""

import pytest

from engine.systems.battleground.abilities.ability_text import clauses, renderer_of
from engine.systems.battleground.dice.statistics import statistic
from engine.systems.battleground.documents.ability_fields import ABILITY
from tests.rules.battleground.abilities.targets.test_ability_sight import WALL, whom
from tests.rules.battleground.fights import Document, fight
from tests.support.script import offers, play


@pytest.mark.rule("BG-ABIL-2")
@pytest.mark.parametrize(
    ("striker", "struck", "seen", "holds"),
    [
        ("E6", "D5", {}, True),
        ("E3", "D5", {}, False),
        ("E6", "D3", {}, False),
        ("E3", "D3", {}, False),
        ("E3", "D5", {"seen": False}, True),
        ("E6", "D3", {"seen": False}, True),
        ("E3", "D3", {"seen": True}, True),
        ("E6", "D3", {"seen": True}, False),
    ],
)
@pytest.mark.parametrize("both", [("subject", "by"), ("by", "subject")])
def test_two_others_must_both_be_seen_by_the_one_that_resolves(
    both: tuple[str, str], striker: str, struck: str, seen: Document, holds: bool
) -> None:
    """Whichever of them is named first: Ana sees nobody behind the wall."""
    wound = {"id": "a", "when": "active", "to": "enemy", "effects": [{"do": "wound"}]}
    wound_all = {**wound, "to": "self", "effects": [{"do": "wound", "on": {"pieces": {"side": "enemies"}}}]}
    who, of = both
    near_by = {"within": {"who": who, "of": of, "distance": 4, **seen}}
    sign = {"do": "message", "text": {"en": "Ash"}}
    hears = {"id": "b", "when": {"wound": {"who": "enemy", "by": "army"}}, "if": near_by, "effects": [sign]}
    stats: dict[str, Document] = {"al": {"abilities": [wound_all]}, "ana": {"abilities": [hears]}}
    game = fight(red=f"al@{striker}:n ana@E5", blue=f"bo@{struck}", pieces=WALL, stats=stats)
    events = play(game, "red: use ability=test/al:a")
    assert (whom(events, "ability-triggered") == ["ana"]) is holds


@pytest.mark.rule("BG-ABIL-2")
@pytest.mark.parametrize(("by", "mind"), [("D5", 4), ("D3", 3)])
@pytest.mark.parametrize("who", ["bearer", "enemies"])
def test_an_aura_asks_for_sight_of_both(who: str, by: str, mind: int) -> None:
    """Ana sees Al, whose number it is; the enemy near Al counts only if she sees it."""
    enemies = {"pieces": {"side": "enemies"}}
    pair = {"who": "bearer", "of": enemies} if who == "bearer" else {"who": enemies, "of": "bearer"}
    aura = {"when": "always", "to": "all-allies", "modify": "mind", "by": 1, "if": {"within": {**pair, "distance": 4}}}
    state = fight(red="ana@E5:n al@E6", blue=f"bo@{by}", pieces=WALL, stats={"ana": {"abilities": [aura]}}).state
    assert statistic(state, "al", "mind") == mind


@pytest.mark.rule("BG-ABIL-2")
def test_an_enemy_near_a_place_must_be_seen_and_the_place_need_not() -> None:
    """An ability that is aimed at a hex measures from it: the hex is no character."""
    near_place = {"within": {"who": {"pieces": {"side": "enemies"}}, "of": "target", "distance": 1}}
    use = {"when": "active", "to": "hex", "if": near_place, "effects": [{"do": "heal", "on": "self"}]}
    for blue, offered in (("bo@D5", True), ("bo@E3", False)):
        game = fight(red="ana@E5:n", blue=blue, pieces=WALL, stats={"ana": {"abilities": [use]}})
        assert any(line.startswith("use ") for line in offers(game, "red")) is offered


@pytest.mark.parametrize(
    ("near_by", "said"),
    [
        (
            {"who": "subject", "of": "by"},
            (
                "and both are in sight of this character",
                "ed entrambi in vista di questo personaggio",
                "y ambos a la vista de este personaje",
                "i obie postacie są w polu widzenia tej postaci",
            ),
        ),
        (
            {"who": "bearer", "of": "by"},
            (
                "and has line of sight to it",
                "e ha linea di vista",
                "y tiene línea de visión",
                "i ma ją w polu widzenia",
            ),
        ),
        (
            {"who": "subject", "of": "bearer"},
            ("and in its sight", "e nella sua linea di vista", "y en su línea de visión", "i w jej polu widzenia"),
        ),
    ],
)
def test_a_condition_says_who_of_two_must_be_seen(near_by: Document, said: tuple[str, ...]) -> None:
    """Both of two others, and of the owner and another the other one, by whatever name the owner goes."""
    written = {
        "when": {"wound": {"who": "enemy"}},
        "if": {"within": {**near_by, "distance": 3}},
        "effects": [{"do": "heal"}],
    }
    for lang, words in zip(("en", "it", "es", "pl"), said, strict=True):
        read = clauses(ABILITY.read(written).read(), renderer_of(lang))
        assert next(each.text for each in read if each.label == "if").endswith(words), lang
