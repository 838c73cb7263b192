"""BG-ABIL-2: a character found within a distance is in sight of the one that resolves it, unless stated otherwise."""

import json
from collections.abc import Sequence
from typing import Any

import pytest

from engine.kernel.play.game import Game, start_game
from engine.kernel.state.event import Event
from engine.systems.battleground.abilities.ability_text import clauses, renderer_of
from engine.systems.battleground.abilities.types.aims import NOBODY, OTHERS
from engine.systems.battleground.dice.statistics import statistic
from engine.systems.battleground.documents.ability_fields import ABILITY
from engine.systems.battleground.sight.visibility import sees_figure
from engine.systems.battleground.state import Battle
from engine.systems.battleground.system import SYSTEM
from engine.words import resources_folder
from tests.rules.battleground.fights import SWORD, Document, begun, fight, of_kind
from tests.rules.battleground.victory.test_side_missions import MISSION, mission
from tests.support.battleground import scenario
from tests.support.script import offers, play

WALL = {"tall": "D4 E4 F4"}
"""Between E5 and the rows above; the hexes beside its ends are in sight: H4, and not H3 behind it."""
HERE: dict[str, Any] = {"red": "ana@E5:n al@E6 an@E3", "blue": "bo@D5 by@D3", "pieces": WALL}
"""Around Ana an ally and an enemy on this side of the wall, and one of each behind it."""
THERE: dict[str, Any] = {"red": "ana@E5:n al@H5 an@H3", "blue": "bo@H4 by@I4 bu@G4", "pieces": WALL}
"""Around Bo, whom Ana sees, some whom she sees and some behind the wall, which Bo sees."""


def stock(kind: str, name: str) -> Document:
    """A card that ships."""
    path = resources_folder() / "systems" / "battleground" / kind / f"{name}.json"
    card: Document = json.loads(path.read_text(encoding="utf-8"))
    return card


def whom(events: Sequence[Event[Any]], name: str) -> list[str]:
    """The figures to which something happened."""
    return [line.split()[1] for line in of_kind(events, name)]


def used(effect: Document, to: Document | None = None, **lines: Any) -> list[Event[Any]]:
    """The events when Ana uses an ability with this effect, on Bo if it needs a target."""
    ability = {"when": "active", **(to or {}), "effects": [effect]}
    game = fight(stats={"ana": {"abilities": [ability]}}, **lines)
    return play(game, f"red: use ability=test/ana{' target=bo' if to else ''}")


def near(**more: Any) -> Document:
    """All characters within 2″ of a figure."""
    return {"pieces": {"side": "all", "within": 2, **more}}


@pytest.mark.rule("BG-ABIL-2")
def test_the_scenes_of_this_file() -> None:
    """The lines of sight in the scenes of this file."""
    here, there = fight(**HERE).state, fight(**THERE).state
    assert [name for name in here.names if not sees_figure(here, "ana", name)] == ["an", "by"]
    assert [name for name in there.names if not sees_figure(there, "ana", name)] == ["an", "bu"]
    assert all(sees_figure(there, "bo", name) for name in there.names)


@pytest.mark.rule("BG-ABIL-2")
@pytest.mark.parametrize(
    ("seen", "found"),
    [
        ({}, ["ana", "al", "bo"]),
        ({"seen": True}, ["ana", "al", "bo"]),
        ({"seen": False}, ["ana", "al", "an", "bo", "by"]),
    ],
)
def test_characters_around_the_owner_are_found_in_its_sight(seen: Document, found: list[str]) -> None:
    """It sees itself; walls do not matter only where the ability says so."""
    events = used({"do": "wound", "on": near(**seen)}, **HERE)
    assert whom(events, "wounds-suffered") == found


@pytest.mark.rule("BG-ABIL-2")
@pytest.mark.parametrize(
    ("seen", "found"),
    [
        ({}, ["ana", "al", "bo", "by"]),
        ({"seen": True}, ["ana", "al", "an", "bo", "by", "bu"]),
        ({"seen": False}, ["ana", "al", "an", "bo", "by", "bu"]),
    ],
)
def test_characters_around_the_target_are_found_from_its_place(seen: Document, found: list[str]) -> None:
    """Measured from there, and seen by who resolves it; or in sight from there, where the ability says so."""
    events = used({"do": "wound", "on": near(of="target", **seen)}, {"to": "enemy", "range": 8}, **THERE)
    assert whom(events, "wounds-suffered") == found


@pytest.mark.rule("BG-ABIL-2")
def test_without_a_distance_nobody_must_be_seen() -> None:
    """An ability about all enemies is no ability about characters within a range."""
    events = used({"do": "wound", "on": {"pieces": {"side": "enemies"}}}, **HERE)
    assert whom(events, "wounds-suffered") == ["bo", "by"]


@pytest.mark.rule("BG-ABIL-2")
@pytest.mark.parametrize(
    ("condition", "holds"),
    [
        ({"within": {"who": "subject", "of": "self", "distance": 2}}, False),
        ({"within": {"who": "self", "of": "subject", "distance": 2}}, False),
        ({"within": {"who": "subject", "of": "self", "distance": 2, "seen": False}}, True),
        ({"within": {"who": "self", "of": "subject", "distance": 2, "seen": False}}, True),
        ({"within": {"who": "self", "of": "subject", "distance": 2, "seen": True}}, False),
        ({"there-are": {"who": {"pieces": {"side": "enemies", "within": 2}}, "least": 2}}, False),
        ({"there-are": {"who": {"pieces": {"side": "enemies", "within": 2, "seen": False}}, "least": 2}}, True),
        ({"is": {"who": "subject", "one-of": {"facing": {"arc": "front", "within": 3}}}}, False),
        ({"is": {"who": "subject", "one-of": {"facing": {"arc": "front", "within": 3, "seen": True}}}}, False),
        ({"is": {"who": "subject", "one-of": {"facing": {"arc": "front", "within": 3, "seen": False}}}}, True),
    ],
)
def test_conditions_about_a_distance(condition: Document, holds: bool) -> None:
    """About By, who is healed behind the wall."""
    heal = {"id": "a", "when": "active", "effects": [{"do": "heal", "on": {"pieces": {"side": "enemies"}}}]}
    sign = {"do": "message", "text": {"en": "Ash"}}
    hears = {"id": "b", "when": {"heal": {"who": "enemy"}}, "if": condition, "effects": [sign]}
    game = fight(stats={"ana": {"abilities": [heal, hears]}}, now={"by": {"wounds": 1}}, **HERE)
    events = play(game, "red: use ability=test/ana:a")
    assert (
        whom([each for each in events if "test/ana:b" in str(each.to_json())], "ability-triggered") == ["ana"]
    ) is holds


@pytest.mark.rule("BG-ABIL-2")
@pytest.mark.parametrize("who", ["self", "subject"])
@pytest.mark.parametrize(("seen", "holds"), [({}, False), ({"seen": False}, True), ({"seen": True}, False)])
def test_the_owner_by_any_name_must_see_what_it_is_near(who: str, seen: Document, holds: bool) -> None:
    """By, who wounds Ana from behind the wall, is within 3″ of her, and not in her sight."""
    wound = {"id": "a", "when": "active", "effects": [{"do": "wound", "on": {"pieces": {"side": "enemies"}}}]}
    near_by = {"within": {"who": who, "of": "by", "distance": 3, **seen}}
    sign = {"do": "message", "text": {"en": "Ash"}}
    hears = {"id": "b", "when": {"wound": {"who": "self"}}, "if": near_by, "effects": [sign]}
    stats: dict[str, Document] = {"by": {"abilities": [wound]}, "ana": {"abilities": [hears]}}
    game = fight(red="by@D3:n", blue="ana@E5:n", pieces=WALL, stats=stats)
    events = play(game, "red: use ability=test/by:a")
    assert (whom(events, "ability-triggered") == ["ana"]) is holds


@pytest.mark.rule("BG-ABIL-2")
@pytest.mark.parametrize(
    ("seen", "found"), [({}, ["ana", "al", "bo"]), ({"seen": False}, ["ana", "al", "an", "bo", "by"])]
)
def test_an_effect_of_the_scenario_sees_from_where_it_measures(seen: Document, found: list[str]) -> None:
    """The effects of a scenario around a moving figure."""
    geyser = {"when": {"move": {"who": "character"}}, "effects": [{"do": "wound", "on": near(of="subject", **seen)}]}
    document = scenario(**{**HERE, "red": "ana@F5:n al@E6 an@E3"}, abilities=[geyser], glory={"red": "glory-9-5-0"})
    game: Game[Battle] = start_game(SYSTEM, document, 0)
    play(game, "red: select-card card=glory-9-5-0", "blue: pass", "red: activate figure=ana", "red: bonus bonus=ap")
    events = play(game, "red: move to=E5", "red: face facing=n")
    assert whom(events, "wounds-suffered") == found


@pytest.mark.rule("BG-ABIL-2", "BG-FX-4", "BG-FX-5")
@pytest.mark.parametrize(("blue", "mind"), [("bo@E7 by@E8", 2), ("bo@D5 by@D3", 3), ("bo@E7", 3)])
@pytest.mark.parametrize("what", ["debuff", "mark"])
def test_a_token_sees_with_the_eyes_of_its_bearer(blue: str, mind: int, what: str) -> None:
    """Allies are those of the bearer, or of the character that a mark affects, without that one itself."""
    near_ally = {"there-are": {"who": {"pieces": {"side": "allies", "within": 2}}}}
    effect = {"do": what, "name": "lonely", "gives": [{"modify": "mind", "by": -1, "if": near_ally}]}
    range_ = {"range": 9, "affects": "enemies"} if what == "mark" else {}
    ability = {
        "when": "active",
        "to": "hex" if what == "mark" else "enemy",
        "range": 9,
        "effects": [{**effect, **range_}],
    }
    game = fight(red="ana@H7:n", blue=blue, pieces=WALL, stats={"ana": {"abilities": [ability]}})
    play(game, f"red: use ability=test/ana {'at=H6' if what == 'mark' else 'target=bo'}")
    assert statistic(game.state, "bo", "mind") == mind


# The cards that ship


@pytest.mark.rule("BG-ABIL-2")
@pytest.mark.parametrize(
    ("name", "event", "found"),
    [
        ("castle-bells", "mana-gained", ["al"]),
        ("shield-wall", "effect-given", ["ana", "al"]),
    ],
)
def test_fate_cards_about_those_around(name: str, event: str, found: list[str]) -> None:
    """Their bonus reaches nobody behind the wall."""
    card = "fate-2"
    decks = {"red": f"{card} fate-3 fate-4 fate-5 fate-6"}
    game = fight(decks=decks, bonuses={card: stock("fate", name)["bonus"]}, **HERE)
    assert whom(play(game, f"red: play-card card={card} bonus=ability"), event) == found


@pytest.mark.rule("BG-ABIL-2")
def test_rally_calls_whom_its_character_sees() -> None:
    """The one of the two is chosen by itself."""
    game = fight(decks={"red": "fate-2 fate-3"}, bonuses={"fate-2": stock("fate", "rally")["bonus"]}, **HERE)
    assert whom(play(game, "red: play-card card=fate-2 bonus=ability"), "mana-gained") == ["al"]


@pytest.mark.rule("BG-ABIL-2")
@pytest.mark.parametrize(("red", "hunted"), [("ana@E5:n al@H5", True), ("ana@E5:n al@H3", False)])
def test_the_pack_hunts_whom_it_is_seen_around(red: str, hunted: bool) -> None:
    """The ally beside the prey must be in sight."""
    lines = {**THERE, "red": red, "blue": "bo@H4"}
    game = fight(decks={"red": "fate-2 fate-3"}, bonuses={"fate-2": stock("fate", "pack-hunt")["bonus"]}, **lines)
    events = play(game, "red: play-card card=fate-2 bonus=ability")
    assert (whom(events, "effect-given") == ["bo"]) is hunted


@pytest.mark.rule("BG-ABIL-2")
@pytest.mark.parametrize(
    ("name", "lines", "play_", "event", "found"),
    [
        ("smoke-bomb", HERE, "red: use-item item=battleground/smoke-bomb", "effect-given", ["ana", "bo"]),
        (
            "thunder-egg",
            {**THERE, "red": "ana@E5:n al@A9"},
            "red: use-item item=battleground/thunder-egg target=bo",
            "wounds-suffered",
            ["bo", "by"],
        ),
    ],
)
def test_items_that_are_thrown(name: str, lines: Document, play_: str, event: str, found: list[str]) -> None:
    """No figure is hit that the thrower does not see."""
    game = fight(arms={"ana": (stock("items", name),)}, **lines)
    line = next(each for each in offers(game, "red") if name in each and ("target" not in play_ or "target=bo" in each))
    assert whom(play(game, f"red: {line}"), event) == found


@pytest.mark.rule("BG-ABIL-2")
@pytest.mark.parametrize(
    ("red", "blue", "dice"),
    [
        ("ana@E5:n al@E6", "bo@D5 by@D3", 5),
        ("ana@E5:n al@E3", "bo@D5 by@D3", 4),
        ("ana@E5:n al@E6", "bo@H5 by@D3", None),
    ],
)
def test_the_fang_counts_whom_its_bearer_sees(red: str, blue: str, dice: int | None) -> None:
    """An ally and an enemy."""
    game = fight(*(1,) * 8, red=red, blue=blue, pieces=WALL, arms={"ana": (SWORD, stock("items", "pack-leaders-fang"))})
    if dice is None:
        assert not [line for line in offers(game, "red") if line.startswith("attack")]
        return
    assert begun(play(game, "red: attack weapon=test/sword target=bo"))[0] == f"ana attack {dice} dice 4+"


@pytest.mark.rule("BG-ABIL-2")
@pytest.mark.parametrize(
    ("weapon", "event", "found"),
    [("tri-blaster", "wounds-suffered", ["by", "bo"]), ("signal-pistol", "focus-gained", ["al"])],
)
def test_weapons_that_reach_around_their_target(weapon: str, event: str, found: list[str]) -> None:
    """The bystander that the shooter does not see stands nearer to the target, and is spared."""
    lines = {**THERE, "blue": "bo@H4:n by@I6 bu@G4"}
    stats = {"bo": {"toughness": 0, "health": 9}}
    game = fight(*(5,) * 5, *(1,) * 5, arms={"ana": (stock("weapons", weapon),)}, stats=stats, **lines)
    events = play(game, f"red: attack weapon=battleground/{weapon} target=bo")
    assert sorted(whom(events, event)) == sorted(found)


@pytest.mark.rule("BG-ABIL-2")
def test_the_totem_hurts_whom_its_bearer_sees() -> None:
    """At its last moment."""
    use = {"id": "a", "when": "active", "effects": [{"do": "wound", "wounds": 5}]}
    game = fight(
        arms={"ana": (stock("items", "skull-totem"),)}, stats={"ana": {"abilities": [use], "health": 5}}, **HERE
    )
    events = play(game, "red: use ability=test/ana:a")
    assert whom(events, "wounds-suffered") == ["ana", "bo"]


@pytest.mark.rule("BG-ABIL-2", "BG-ABIL-4")
def test_the_banner_is_for_those_whom_its_bearer_sees() -> None:
    """And for itself."""
    heal = {"id": "a", "when": "active", "effects": [{"do": "heal"}]}
    gear, cards = {"ana": [stock("items", "banner-of-eternia")]}, {"ana": {"abilities": [heal]}}
    game = mission({"heal": {"who": "self"}}, now={"ana": {"wounds": 1}}, gear=gear, cards=cards, **HERE)
    events = play(game, f"red: play-card card={MISSION} bonus=mission", "red: use ability=test/ana:a")
    assert whom(events, "focus-gained") == ["ana", "al"]


# What the texts say


@pytest.mark.parametrize(
    ("pieces", "said"),
    [
        ({}, ("and in its sight", "e nella sua linea di vista", "y en su línea de visión", "i w jej polu widzenia")),
        (
            {"seen": False},
            ("(in sight or not)", "(in vista o meno)", "(a la vista o no)", "(także poza polem widzenia)"),
        ),
        (
            {"of": "target"},
            (
                "of the target and in sight of this character",
                "e in vista di questo personaggio",
                "y a la vista de este personaje",
                "i w polu widzenia tej postaci",
            ),
        ),
        (
            {"of": "target", "seen": True},
            (
                "of the target and in its sight",
                "dal bersaglio e nella sua linea di vista",
                "del objetivo y en su línea de visión",
                "od celu i w jego polu widzenia",
            ),
        ),
    ],
)
def test_a_card_says_who_must_be_seen(pieces: Document, said: tuple[str, ...]) -> None:
    """In each language."""
    effect = {"do": "wound", "on": {"pieces": {"side": "enemies", "within": 2, **pieces}}}
    ability = ABILITY.read({"when": "active", "cost": {"ap": 1}, "to": "enemy", "effects": [effect]}).read()
    for lang, words in zip(("en", "it", "es", "pl"), said, strict=True):
        assert clauses(ability, renderer_of(lang))[-1].text.endswith(words), lang


IN_SIGHT = ("in sight", "in vista", "a la vista", "w polu widzenia")


@pytest.mark.rule("BG-ABIL-2")
@pytest.mark.parametrize("to", [*OTHERS, *NOBODY])
def test_a_target_is_said_to_be_in_sight(to: str) -> None:
    """Whatever an ability is aimed at, one or all of them, in each language; an engaged one is in sight anyway."""
    for lang, sight in zip(("en", "it", "es", "pl"), IN_SIGHT, strict=True):
        written = {
            "when": "active",
            "cost": {"ap": 1},
            "to": to,
            "range": 3,
            "effects": [{"do": "heal", "on": "self"}],
        }
        target = next(
            each.text for each in clauses(ABILITY.read(written).read(), renderer_of(lang)) if each.label == "target"
        )
        assert target.count(sight) == 1, lang


@pytest.mark.rule("BG-FX-5")
@pytest.mark.parametrize(
    "lasting", [{"gives": [{"modify": "speed", "by": -1}]}, {"when": "on-activation", "effects": [{"do": "wound"}]}]
)
def test_a_mark_is_said_to_see_whom_it_affects(lasting: Document) -> None:
    """In each language, whether it gives something or waits for something."""
    said = ("and in its sight", "e nella sua linea di vista", "y en su línea de visión", "i w jego polu widzenia")
    mark = {"do": "mark", "name": "pit", "range": 2, "affects": "enemies", **lasting}
    ability = ABILITY.read({"when": "active", "cost": {"ap": 1}, "to": "hex", "effects": [mark]}).read()
    for lang, words in zip(("en", "it", "es", "pl"), said, strict=True):
        assert words in clauses(ability, renderer_of(lang))[-1].text, lang
