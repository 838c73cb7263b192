"""Who is within reach of an ability: cases of walls, platforms, massive figures, marks and tokens together."""

from typing import Any

import pytest

from engine.systems.battleground.dice.statistics import statistic
from engine.systems.battleground.sight.visibility import sees_figure
from tests.rules.battleground.fights import BALM, BOW, FIREBALL, Document, begun, fight, of_kind
from tests.rules.battleground.guards import SOFT, in_interruption
from tests.support.script import offers, play, refused

WALL = {"tall": "D4 E4 F4"}
"""Between E5 and the rows above."""
CASTLE = {"tall": "E3", "platform": "E3 E4 D3 F3"}
"""A platform whose southern hex touches E5."""
NEAR: Document = {"pieces": {"side": "enemies", "within": 3}}


def using(effect: Document, **ability: Any) -> dict[str, Any]:
    """Ana's card with an active ability that does this."""
    return {"stats": {"ana": {"abilities": [{"when": "active", "effects": [effect], **ability}]}}}


def targets(game: Any, name: str = "test/ana", seat: str = "red") -> list[str]:
    """The present targets of an ability; an empty name if it has none."""
    lines = [line.split() for line in offers(game, seat) if line.startswith("use ")]
    said = [dict(word.split("=") for word in words[1:]) for words in lines]
    return sorted(each.get("target", each.get("at", "")) for each in said if each["ability"] == name)


def whom(events: Any, name: str) -> list[str]:
    """The figures to which something happened."""
    return [line.split()[1] for line in of_kind(events, name)]


@pytest.mark.rule("BG-ABIL-2")
def test_a_choice_among_those_around_leaves_out_who_is_behind_the_wall() -> None:
    """IT 1265: all of the group must be in sight of the resolver."""
    effect = {"do": "choose", "as": "struck", "from": NEAR}
    game = fight(red="ana@E5:n", blue="bo@D5 by@D3 be@F6", pieces=WALL, **using(effect))
    play(game, "red: use")
    assert sorted(offers(game, "red")) == ["choose piece=be", "choose piece=bo"]


@pytest.mark.rule("BG-ABIL-2")
def test_the_one_with_most_wounds_is_looked_for_among_those_in_sight() -> None:
    """The worst wounded one is behind the wall: the next one is meant."""
    most = {"most": {"of": NEAR, "by": {"counter": {"of": "it", "name": "wounds"}}}}
    game = fight(
        red="ana@E5:n",
        blue="bo@D5 by@D3 be@F6",
        pieces=WALL,
        now={"by": {"wounds": 4}, "be": {"wounds": 2}},
        **using({"do": "wound", "on": most}),
    )
    assert whom(play(game, "red: use"), "wounds-suffered") == ["be"]


@pytest.mark.rule("BG-ABIL-2")
def test_the_nearest_one_behind_the_wall_is_not_the_nearest_around() -> None:
    """by is nearer than be, but out of sight."""
    nearest = {"nearest": {"of": NEAR}}
    game = fight(red="ana@E5:n", blue="by@E3 be@E8", pieces=WALL, **using({"do": "wound", "on": nearest}))
    assert whom(play(game, "red: use"), "wounds-suffered") == ["be"]


@pytest.mark.rule("BG-ABIL-2")
@pytest.mark.parametrize(("least", "is_met"), [(1, True), (2, False)])
def test_a_number_of_those_around_counts_whom_it_sees(least: int, is_met: bool) -> None:
    """One of two enemies within 3″ is in sight."""
    asks = {"at-least": {"value": {"count": {"of": NEAR}}, "least": least}}
    hurt = {"ana": {"wounds": 1}}
    ability = using({"do": "heal", "on": "self"}, **{"if": asks})
    game = fight(red="ana@E5:n", blue="bo@D5 by@D3", pieces=WALL, now=hurt, **ability)
    assert (targets(game) == [""]) == is_met


@pytest.mark.rule("BG-ABIL-2")
def test_friends_around_are_always_herself_too() -> None:
    """A character always sees itself, even between walls on all sides."""
    around = {"pieces": {"side": "friends", "within": 4}}
    game = fight(
        red="ana@E5:n al@E8",
        blue="bo@A1",
        pieces={"tall": "D5 E4 F5 D6 E6 F6 D4 F4"},
        now={"ana": {"wounds": 1}, "al": {"wounds": 1}},
        **using({"do": "heal", "on": around}),
    )
    assert whom(play(game, "red: use"), "wounds-healed") == ["ana"]


@pytest.mark.rule("BG-ABIL-2", "BG-SIGHT-5")
def test_under_a_platform_nobody_on_it_is_within_reach() -> None:
    """IT 1024: who is directly under a platform sees no hex of it; the one beside the platform is in sight."""
    game = fight(
        red="ana@E4:n",
        blue="bo@E3^ by@E6",
        pieces={"tall": "E2", "platform": "E2 E3 E4"},
        **using({"do": "wound", "on": NEAR}),
    )
    assert whom(play(game, "red: use"), "wounds-suffered") == ["by"]


@pytest.mark.rule("BG-ABIL-2", "BG-COMP-1")
def test_an_aura_stops_at_a_wall() -> None:
    """Allies within 3″ get her strength only in her sight; she herself is no ally of hers."""
    aura = {"when": "always", "modify": "strength", "by": 1, "to": "all-allies", "range": 3}
    game = fight(red="ana@E5:n al@D3 an@E6", blue="bo@I9", pieces=WALL, stats={"ana": {"abilities": [aura]}})
    assert [statistic(game.state, name, "strength") for name in ("ana", "al", "an")] == [4, 4, 5]


@pytest.mark.rule("BG-ABIL-2", "BG-BIG-4")
def test_a_massive_ally_is_in_an_aura_by_any_of_its_hexes() -> None:
    """Two of its three hexes are behind the wall."""
    aura = {"when": "always", "modify": "strength", "by": 1, "to": "all-allies", "range": 3}
    game = fight(
        red="ana@E5:n al@H3:n",
        blue="bo@A9",
        pieces=WALL,
        bases={"al": [[0, 0], [0, 1], [0, 2]]},
        stats={"ana": {"abilities": [aura]}},
    )
    assert statistic(game.state, "al", "strength") == 5


@pytest.mark.rule("BG-ABIL-2", "BG-ATT-4")
def test_an_ability_with_a_target_turns_towards_it_and_one_without_does_not() -> None:
    """IT 1265: with a target the character must be turned to it."""
    aimed = fight(blue="bo@E8", arms={}, **using({"do": "wound"}, to="enemy", range=4))
    play(aimed, "red: use target=bo")
    assert aimed.state.figures["ana"].facing == 3
    around = fight(blue="bo@E8", arms={}, **using({"do": "wound", "on": NEAR}))
    play(around, "red: use")
    assert around.state.figures["ana"].facing == 0


@pytest.mark.rule("BG-ABIL-2")
def test_an_ability_may_be_used_while_engaged_unlike_a_shot() -> None:
    """IT 1265 takes line of sight and facing from ranged attacks, not the ban while engaged."""
    game = fight(blue="bo@E4 by@E8", arms={"ana": (BOW,)}, **using({"do": "wound"}, to="enemy", range=9))
    assert "BG-ATT-4 not-while-engaged" in refused(game, "red: attack weapon=test/bow target=by")
    assert whom(play(game, "red: use target=by"), "wounds-suffered") == ["by"]


@pytest.mark.rule("BG-ABIL-2", "BG-SIGHT-1")
@pytest.mark.parametrize(("inches", "is_legal"), [(2, False), (3, True)])
def test_the_range_of_an_ability_is_measured_between_the_nearest_points(inches: int, is_legal: bool) -> None:
    """Four hexes away are three inches between the hexes."""
    game = fight(blue="bo@E9", arms={}, **using({"do": "wound"}, to="enemy", range=inches))
    assert targets(game) == (["bo"] if is_legal else [])


@pytest.mark.rule("BG-FX-5", "BG-SIGHT-4")
def test_a_mark_affects_nobody_at_another_height() -> None:
    """On the ground it does not reach who stands on a platform beside it."""
    mark = {"do": "mark", "name": "pit", "range": 2, "gives": [{"modify": "mind", "by": -1}]}
    game = fight(
        red="ana@A5:n",
        blue="bo@E4^ by@E7",
        pieces={"tall": "E4", "platform": "E4"},
        **using(mark, to="hex", range=9),
    )
    play(game, "red: use at=E6")
    assert [statistic(game.state, name, "mind") for name in ("bo", "by")] == [3, 2]


@pytest.mark.rule("BG-FX-5", "BG-SIGHT-3")
def test_a_mark_behind_a_column_does_not_see_past_it() -> None:
    """IT: Orko is not in sight of the mark and escapes it."""
    mark = {"do": "mark", "name": "pit", "range": 4, "gives": [{"modify": "mind", "by": -1}]}
    game = fight(red="ana@E9:n", blue="bo@E3 by@G6", pieces={"tall": "E5"}, **using(mark, to="hex", range=9))
    play(game, "red: use at=E7")
    assert [statistic(game.state, name, "mind") for name in ("bo", "by")] == [3, 2]


@pytest.mark.rule("BG-FX-5", "BG-ABIL-2")
def test_a_mark_is_laid_only_where_its_owner_sees() -> None:
    """In range, empty, and behind the wall: not there."""
    mark = {"do": "mark", "name": "pit", "range": 1, "gives": [{"modify": "mind", "by": -1}]}
    game = fight(blue="bo@A1", pieces=WALL, **using(mark, to="hex", range=4))
    assert refused(game, "red: use at=E3") == ["BG-ABIL-2 ability-sees"]


@pytest.mark.rule("BG-INT-2", "BG-ABIL-2")
def test_in_an_interruption_an_ability_on_everybody_around_is_no_target() -> None:
    """It refers to nobody in particular, so its sight decides; a targeted one must be at the interrupted one."""
    blast = {"when": "active", "effects": [{"do": "wound", "on": {"pieces": {"side": "enemies", "within": 9}}}]}
    aimed = {"when": "active", "id": "aimed", "to": "enemy", "effects": [{"do": "wound"}]}
    game = in_interruption(red="ana@E8:n al@D8", stats={"bo": {"abilities": [blast, aimed]}})
    assert targets(game, "test/bo:aimed", "blue") == ["ana"]
    assert whom(play(game, "blue: use ability=test/bo"), "wounds-suffered") == ["ana", "al"]


@pytest.mark.rule("BG-ATT-5", "BG-ATT-4")
def test_a_spell_for_an_ally_is_not_cast_while_engaged() -> None:
    """IT 1040: all rules of a ranged attack but for the exceptions; the target is an ally."""
    game = fight(red="ana@E5:n al@E7", blue="bo@E4", arms={"ana": (BALM,)}, now={"ana": {"mana": 2}})
    assert "BG-ATT-4 not-while-engaged" in refused(game, "red: attack weapon=test/balm target=al")
    free = fight(red="ana@E5:n al@E7", blue="bo@A1", arms={"ana": (BALM,)}, now={"ana": {"mana": 2}})
    assert [line for line in offers(free, "red") if line.startswith("attack")] == [
        "attack figure=ana target=al weapon=test/balm"
    ]


@pytest.mark.rule("BG-AREA-1", "BG-SIGHT-4")
def test_a_fireball_on_a_platform_hits_nobody_below() -> None:
    """IT: each additional character is at the height of the initial target."""
    game = fight(
        *(1,) * 30,
        red="ana@E9:n",
        blue="bo@E4^ by@D4^ be@E6",
        arms={"ana": (FIREBALL,)},
        pieces={"tall": "E4", "platform": "E4 D4"},
        stats={"bo": SOFT, "by": SOFT, "be": SOFT},
        now={"ana": {"mana": 1}},
    )
    events = play(game, "red: attack weapon=test/fireball target=bo")
    assert len(begun(events)) == 2


@pytest.mark.rule("BG-ABIL-2")
def test_two_distances_each_ask_for_the_sight_of_the_resolver() -> None:
    """Enemies within 2″ of an ally that is within 3″: ally and enemy must be seen by her."""
    allies = {"pieces": {"side": "allies", "within": 3}}
    around = {"pieces": {"side": "enemies", "within": 2, "of": allies}}
    game = fight(
        red="ana@E5:n al@D3 an@E7",
        blue="bo@D2 by@E8",
        pieces=WALL,
        **using({"do": "wound", "on": around}),
    )
    assert whom(play(game, "red: use"), "wounds-suffered") == ["by"]


@pytest.mark.rule("BG-ABIL-2")
def test_seen_on_purpose_asks_for_the_sight_of_where_it_is_measured() -> None:
    """`seen: true` from the target: its eyes, not hers."""
    around = {"pieces": {"side": "enemies", "within": 2, "of": "target", "seen": True}}
    game = fight(
        red="ana@E5:n",
        blue="bo@H4 by@H3 be@H6",
        pieces={"tall": "D4 E4 F4 G4"},
        **using({"do": "wound", "on": around}, to="enemy"),
    )
    assert sorted(whom(play(game, "red: use target=bo"), "wounds-suffered")) == ["be", "bo", "by"]


@pytest.mark.rule("BG-SIGHT-3", "BG-ABIL-2")
def test_neither_figures_nor_low_obstacles_nor_ladders_hide_anybody_from_an_ability() -> None:
    """Only tall obstacles block sight."""
    game = fight(
        red="ana@E9:n al@E7",
        blue="bo@E2",
        pieces={"low": "E5", "difficult": "E4", "tall": "A1", "platform": "A1 A2", "ladder": "E6"},
        **using({"do": "wound"}, to="enemy", range=9),
    )
    assert targets(game) == ["bo"]


@pytest.mark.rule("BG-SIGHT-2", "BG-ABIL-2")
def test_sight_from_one_side_is_not_sight_from_the_other() -> None:
    """The figure with the ability decides, whatever the other one sees (BG-SIGHT: who sees whom)."""
    game = fight(red="ana@B2:n", blue="bo@F6", pieces={"tall": "C3 D5"}, **using({"do": "wound"}, to="enemy"))
    assert (targets(game) == ["bo"]) == sees_figure(game.state, "ana", "bo")


@pytest.mark.rule("BG-INT-6", "BG-ABIL-2")
def test_a_swap_needs_the_sight_of_whom_it_changes_places_with() -> None:
    """An ally behind a wall is no target."""
    game = fight(red="ana@E5:n al@E3 an@E7", blue="bo@A1", pieces=WALL, **using({"do": "swap"}, to="ally"))
    assert targets(game) == ["an"]
