"""Range and area of weapons as changed by abilities: in attacks, in refusals, for guards."""

from typing import Any

import pytest

from engine.kernel.data.choice import choice
from engine.kernel.play.game import Game
from engine.systems.battleground.state import Battle
from tests.rules.battleground.fights import FIREBALL, GUN, SWEEP, fight, of_kind
from tests.support.script import offers, play

Document = dict[str, Any]


def always(number: str, **more: Any) -> Document:
    return {"when": "always", "modify": number, **more}


def shooting(*abilities: Document, at: str = "E1", **more: Any) -> Game[Battle]:
    """Ana with a gun that reaches 4 inches, and Bo where he stands."""
    lines: Document = {"arms": {"ana": (GUN,)}, "red": "ana@E9:n", "blue": f"bo@{at}:s", **more}
    return fight(*(1,) * 9, stats={"ana": {"abilities": list(abilities)}}, **lines)


def farthest(*abilities: Document) -> str:
    """The farthest hex straight ahead at which Ana can shoot."""
    hexes = (f"E{row}" for row in range(1, 9))
    return next(
        at for at in hexes if any(each.startswith("attack") for each in offers(shooting(*abilities, at=at), "red"))
    )


@pytest.mark.rule("BG-ATT-4", "BG-SIGHT-1", "BG-ABIL-1")
@pytest.mark.parametrize(
    ("abilities", "reached"),
    [
        ((), "E4"),
        ((always("range", by=2),), "E2"),
        ((always("range", by=-2),), "E6"),
        ((always("range", by=1), {"id": "more", **always("range", by=1)}), "E2"),
        ((always("range", set=5),), "E3"),
        ((always("range", **{"at-least": 6}),), "E2"),
        ((always("range", **{"at-most": 1}),), "E7"),
        ((always("range", by=2, **{"if": {"weapon": "spell"}}),), "E4"),
        ((always("range", by=2, **{"if": {"weapon": "ranged"}}),), "E2"),
    ],
)
def test_a_weapon_reaches_farther_or_less_far(abilities: tuple[Document, ...], reached: str) -> None:
    """As far as this, and not a hex farther; where the ability says so, with such weapons only."""
    assert farthest(*abilities) == reached


@pytest.mark.rule("BG-ATT-4")
def test_the_reason_names_the_range_of_now() -> None:
    game = shooting(always("range", by=-2))
    [reason] = game.why_not(choice("attack", figure="ana", weapon="test/gun", target="bo"))
    assert dict(reason.sentence.values)["range"] == "2"


@pytest.mark.rule("BG-ATT-6", "BG-ATT-4")
def test_the_ability_of_a_weapon_changes_that_weapon_only() -> None:
    """The other gun reaches as far as before."""
    long = {**GUN, "id": "test/long", "ability": always("range", by=2)}
    game = shooting(arms={"ana": (GUN, long)}, at="E2")
    shots = [each for each in offers(game, "red") if each.startswith("attack")]
    assert [each for each in shots if "test/gun" in each] == []
    assert len([each for each in shots if "test/long" in each]) == 1


def hit(*abilities: Document, weapon: Document = FIREBALL, red: str = "ana@E1:s", at: str = "bo@E5 by@E8") -> list[str]:
    """The figures attacked next to Bo."""
    game = fight(
        *(1,) * (12 if weapon["type"] == "melee" else 9),
        stats={"ana": {"power": 1, "abilities": list(abilities)}},
        arms={"ana": (weapon,)},
        now={"ana": {"mana": weapon.get("mana", 0)}},
        red=red,
        blue=at,
    )
    events = play(game, f"red: attack weapon={weapon['id']} target=bo")
    return [line.split()[3] for line in of_kind(events, "attack-resolved")]


@pytest.mark.rule("BG-AREA-1", "BG-ABIL-1")
@pytest.mark.parametrize(
    ("abilities", "others"),
    [
        ((), ["bo"]),
        ((always("area", by=1),), ["bo", "by"]),
        ((always("area", by=1, **{"if": {"weapon": "melee"}}),), ["bo"]),
        ((always("area", by=-5),), ["bo"]),
    ],
)
def test_an_area_is_wider_or_less_wide(abilities: tuple[Document, ...], others: list[str]) -> None:
    """The fireball hits up to two steps away; Bo's friend stands three steps away."""
    assert hit(*abilities) == others
    assert hit(always("area", by=-5), at="bo@E5 by@E6") == ["bo"]


@pytest.mark.rule("BG-AREA-1")
def test_an_attack_without_an_area_may_get_one() -> None:
    """Also one with a melee weapon, where the ability does not say otherwise."""
    bare = {**SWEEP, "area": 0}
    beside = {"red": "ana@E4:s", "at": "bo@E5 by@E6"}
    assert hit(weapon=bare, **beside) == ["bo"]
    assert hit(always("area", **{"at-least": 1}), weapon=bare, **beside) == ["bo", "by"]


@pytest.mark.rule("BG-ATT-4", "BG-ABIL-1")
def test_range_and_area_may_depend_on_the_target() -> None:
    """On where it stands, or what it has: of those who are aimed at, each by itself."""
    far = always("range", by=4, **{"if": {"wounded": {"who": "target"}}})
    assert shooting_at_wounded(far, 1) != shooting_at_wounded(far, 0)
    muddy = always("area", by=5, **{"if": {"target-on": "difficult-ground"}})
    assert hit(muddy) == ["bo"]


def shooting_at_wounded(ability: Document, wounds: int) -> list[str]:
    """The attacks that Ana may make at Bo, who is farther away than her gun reaches."""
    game = shooting(ability, at="E2", now={"bo": {"wounds": wounds}})
    return [each for each in offers(game, "red") if each.startswith("attack")]
