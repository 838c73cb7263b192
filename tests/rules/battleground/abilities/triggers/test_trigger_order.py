"""Passives that wait for something: who orders them, that they look again, how tokens and marks wait."""

from typing import Any

import pytest

from engine.systems.battleground.checks.weapon_ability_checks import weapon_ability_problems
from engine.systems.battleground.state import Token
from engine.systems.battleground.system import SYSTEM
from tests.rules.battleground.abilities.triggers.test_triggers import ATTACK, HIT, gained, of, waits
from tests.rules.battleground.fights import SWORD, fight, interrupting, item, of_kind
from tests.rules.battleground.victory.test_side_missions import PLAY, mission
from tests.support.script import asked, offers, play


@pytest.mark.rule("BG-ABIL-5")
def test_the_acting_player_orders_what_belongs_to_others() -> None:
    """Both wait for the same; it is red's activation."""
    stats = {
        **of("ana", waits("hit", {"do": "heal"})),
        **of("bo", waits({"hit": {"who": "enemy", "whom": "self"}}, {"do": "heal"})),
    }
    game = fight(*HIT, stats=stats)
    play(game, ATTACK[0])
    assert offers(game, "red") == ["order next=test/ana", "order next=test/bo"]
    events = play(game, "red: order next=test/bo")
    assert [each.split()[1] for each in of_kind(events, "ability-triggered")] == ["bo", "ana"]


@pytest.mark.rule("BG-ABIL-5")
def test_the_same_ability_of_two_figures_is_distinguished() -> None:
    """Their order matters as much as that of others."""
    ring = item("ring", waits({"hit": {"who": "friend", "whom": "enemy"}}, {"do": "heal"}))
    game = fight(*HIT, arms={"ana": [SWORD, ring], "al": [ring]}, red="ana@E5:n al@A9")
    play(game, ATTACK[0])
    assert offers(game, "red") == ['order next="test/ring@ana"', 'order next="test/ring@al"']


@pytest.mark.rule("BG-ABIL-5", "BG-WOUND-2")
def test_they_look_again_when_their_turn_comes() -> None:
    """A condition that the first of them made untrue stops the second."""
    first = waits("hit", {"do": "wound", "on": "self"}, id="a")
    second = waits("hit", id="b", **{"if": {"wounded": False}})
    game = fight(*HIT, stats=of("ana", first, second), now={"ana": {"mana": 0}})
    play(game, ATTACK[0])
    assert gained(play(game, "red: order next=test/ana:a")) == []
    other = fight(*HIT, stats=of("ana", first, second), now={"ana": {"mana": 0}})
    play(other, ATTACK[0])
    assert gained(play(other, "red: order next=test/ana:b")) == ["ana"]


@pytest.mark.rule("BG-ABIL-1")
def test_some_may_be_declined() -> None:
    """Its player is asked."""
    game = fight(*HIT, stats=of("bo", waits({"hit": {"who": "enemy", "whom": "self"}}, {"do": "heal"}, may=True)))
    play(game, ATTACK[0])
    assert asked(game) == "blue: use"
    assert of_kind(play(game, "blue: decline"), "ability-triggered") == []


@pytest.mark.rule("BG-ABIL-1")
def test_two_that_wake_each_other_for_ever_are_stopped() -> None:
    """What one gives the other takes away; play goes on."""
    gain, lose = ({"do": do, "counter": "mana"} for do in ("gain", "lose"))
    first = {"when": "active", "id": "a", "effects": [gain]}
    other, one = (
        waits({"gains": {"counter": "mana"}}, lose, id="b"),
        waits({"loses": {"counter": "mana"}}, gain, id="c"),
    )
    game = fight(stats=of("ana", first, other, one))
    events = play(game, "red: use ability=test/ana:a")
    assert "ability-stopped" in {each.name() for each in events}
    assert asked(game) == "red: act"


@pytest.mark.rule("BG-FX-4", "BG-ABIL-1")
def test_a_token_of_its_own_kind_waits_as_if_its_bearer_did() -> None:
    """It does to its bearer what its card says, by nobody's hand, until it is gone."""
    leech = {"do": "debuff", "name": "leech", "when": {"loses": {"counter": "mana"}}, "effects": [{"do": "wound"}]}
    used = {"when": "active", "id": "a", "to": "enemy", "effects": [leech]}
    drain = {"when": "active", "id": "b", "to": "enemy", "effects": [{"do": "lose", "counter": "mana"}]}
    free = {"when": "active", "id": "c", "to": "enemy", "effects": [{"do": "remove-effect"}]}
    again = {**drain, "id": "d"}
    game = fight(stats=of("ana", used, drain, free, again), now={"bo": {"mana": 3}, "ana": {"mana": 3}})
    play(game, "red: use ability=test/ana:a target=bo")
    events = play(game, "red: use ability=test/ana:b target=bo")
    assert of_kind(events, "wounds-suffered") == ["wounds-suffered bo 1 None"]
    play(game, "red: use ability=test/ana:c target=bo")
    assert of_kind(play(game, "red: use ability=test/ana:d target=bo"), "wounds-suffered") == []


@pytest.mark.rule("BG-FX-4", "BG-ABIL-5")
@pytest.mark.parametrize(("first", "acts"), [("rest", ["rest"]), ("itch", ["itch", "rest"])])
def test_a_token_that_another_took_away_acts_no_more(first: str, acts: list[str]) -> None:
    """Both wait for the same; the one that comes first may remove the other."""
    when = {"loses": {"counter": "mana"}}
    itch = {"do": "debuff", "name": "itch", "when": when, "effects": [{"do": "wound"}]}
    rest = {"do": "buff", "name": "rest", "when": when, "effects": [{"do": "remove-effect", "of": "debuff"}]}
    used = {"when": "active", "id": "a", "to": "enemy", "effects": [itch, rest]}
    drain = {"when": "active", "id": "b", "to": "enemy", "effects": [{"do": "lose", "counter": "mana"}]}
    game = fight(stats=of("ana", used, drain), now={"bo": {"mana": 3}})
    play(game, "red: use ability=test/ana:a target=bo", "red: use ability=test/ana:b target=bo")
    events = play(game, f"red: order next={first}")
    assert [each.split()[2] for each in of_kind(events, "ability-triggered")] == acts


@pytest.mark.rule("BG-FX-5", "BG-ABIL-1")
def test_a_mark_waits_for_what_those_near_it_do() -> None:
    """Only for those it affects."""
    mire = {
        "do": "mark",
        "name": "mire",
        "range": 1,
        "affects": "characters",
        "when": "move",
        "effects": [{"do": "wound"}],
    }
    used = {"when": "active", "id": "a", "to": "hex", "range": 9, "effects": [mire]}
    game = fight(stats=of("ana", used), red="ana@E5:n", blue="bo@A1")
    play(game, "red: use ability=test/ana:a at=E9", "red: move to=E6", "red: face facing=n")
    assert game.state.figures["ana"].wounds == 0
    play(game, "red: move to=E7", "red: face facing=n")
    assert game.state.figures["ana"].wounds == 1


@pytest.mark.rule("BG-ACT-8", "BG-ABIL-1")
@pytest.mark.parametrize(("when", "woken"), [("use-item", 1), ({"use-item": {"who": "ally"}}, 0), ("use", 0)])
def test_a_used_item_wakes_them(when: Any, woken: int) -> None:
    """That of the owner; an item is no active ability."""
    vial = item("vial", {"when": "single-use", "effects": [{"do": "gain", "counter": "ap"}]})
    game = fight(stats=of("ana", waits(when)), arms={"ana": [vial]}, now={"ana": {"mana": 0}})
    assert len(gained(play(game, "red: use-item figure=ana item=test/vial"))) == woken


@pytest.mark.rule("BG-ABIL-4", "BG-ABIL-1")
@pytest.mark.parametrize(("when", "woken"), [("complete-mission", 1), ({"complete-mission": {"who": "enemy"}}, 0)])
def test_a_completed_mission_wakes_them(when: Any, woken: int) -> None:
    """That of the owner."""
    used = {"when": "active", "id": "a", "effects": [{"do": "draw"}]}
    cards = of("ana", used, waits(when, {"do": "heal"}, id="b"))
    game = mission({"use": {}}, cards=cards, now={"ana": {"wounds": 1}})
    events = play(game, PLAY, "red: use ability=test/ana:a")
    assert len(of_kind(events, "wounds-healed")) == woken


@pytest.mark.rule("BG-ABIL-5")
@pytest.mark.parametrize("moment", ["on-interruption", "end-of-interruption", "on-activation", "end-of-activation"])
def test_the_moments_of_others_wake_nobody_who_waits_for_their_own(moment: str) -> None:
    """Without more said they are those of the owner."""
    game = fight(stats=of("ana", waits(moment)), now={"ana": {"mana": 0}})
    game = interrupting(game, "bo", "guard")
    assert gained(play(game, "blue: end")) == []


def test_a_game_without_such_abilities_awaits_nothing() -> None:
    """It pays for none of this: no event has anything to wake."""
    game = fight()
    assert game.state.scenario.ability_index.awaited == {}
    assert SYSTEM.listeners


@pytest.mark.rule("BG-ATT-6")
@pytest.mark.parametrize(
    ("when", "anyway", "codes"),
    [
        ("on-activation", False, ["battleground-never-in-attacks"]),
        ("on-activation", True, []),
        ("hit", False, []),
        ({"gains": {"counter": "mana"}}, False, []),
    ],
)
def test_a_weapon_that_waits_for_what_no_attack_brings_is_warned_about(
    when: Any, anyway: bool, codes: list[str]
) -> None:
    """It would never work."""
    armed = {**SWORD, "ability": waits(when, **({"anyway": True} if anyway else {}))}
    assert [each.code for each in weapon_ability_problems(armed)] == codes


@pytest.mark.rule("BG-ABIL-5", "BG-FX-4")
def test_tokens_of_the_other_army_are_ordered_by_who_acts() -> None:
    """What blue laid on Ana and what Ana does herself wait for the same."""
    ember = {"do": "debuff", "name": "ember", "when": {"gains": {"counter": "mana"}}, "effects": [{"do": "wound"}]}
    gains = {"when": "active", "id": "gains", "effects": [{"do": "gain", "counter": "mana"}]}
    heals = {"when": {"gains": {"counter": "mana"}}, "id": "heals", "effects": [{"do": "heal"}]}
    stats: dict[str, Any] = {
        "ana": {"abilities": [gains, heals]},
        "bo": {"abilities": [{"when": "active", "effects": [ember], "to": "enemy"}]},
    }
    game = fight(stats=stats, now={"ana": {"wounds": 1, "debuff": Token("ember", "blue")}})
    play(game, "red: use ability=test/ana:gains")
    assert asked(game) == "red: order"
    play(game, "red: order next=test/ana:heals")
    assert (asked(game), game.state.figures["ana"].wounds) == ("red: act", 1)
