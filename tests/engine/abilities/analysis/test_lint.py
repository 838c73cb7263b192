"""Valid but odd abilities: a warning with its path, in every language, and no more."""

from typing import Any

import pytest

from tests.support.ability_documents import card, problem_lines, warned, wrong

DRAW = {"do": "draw"}
NOBODY = {"without": {"of": "self", "these": "self"}}
ENEMIES = {"pieces": {"side": "enemies"}}


def active(*effects: dict[str, Any], **fields: Any) -> dict[str, Any]:
    return {"when": "active", "cost": {"ap": 1}, "effects": list(effects) or [DRAW], **fields}


def always(**conditions: Any) -> dict[str, Any]:
    """A number that is another one under conditions."""
    return {"when": "always", "modify": "mind", "by": 1, "if": conditions}


def when(trigger: Any, *effects: dict[str, Any], **fields: Any) -> dict[str, Any]:
    return {"when": trigger, "effects": list(effects) or [DRAW], **fields}


SUBJECT = {"who": "subject"}
HEAL_SUBJECT = {"do": "heal", "on": "subject"}
WOUND_BACK = when({"wound": {"who": "friend", "by": "anybody"}}, {"do": "wound", "on": "subject"})


@pytest.mark.parametrize(
    ("ability", "path", "code"),
    [
        (active({"do": "choose", "as": "foe", "from": ENEMIES}, DRAW), ".effects[0].as", "unused-name"),
        (active({"do": "keep", "as": "n", "value": 2}), ".effects[0].as", "unused-name"),
        (always(weapon="melee", **{"not": {"weapon": "melee"}}), ".if", "never-so"),
        (always(all=[{"weapon": "melee"}, {"weapon": "spell"}]), ".if", "never-so"),
        (always(all=[{"wounded": True}, {"wounded": False}]), ".if", "never-so"),
        (always(all=[{"carries": {"type": "melee"}}, {"carries": {"type": "melee", "so": False}}]), ".if", "never-so"),
        (always(test="defence", **{"target-on": "difficult-ground"}), ".if", "never-so"),
        (active({"do": "if", "if": {"not": {}}, "then": [DRAW]}), ".effects[0].if.not", "never-so"),
        (active(**{"if": {"any": []}}), ".if.any", "never-so"),
        (active(**{"if": {"round": {"least": 3, "most": 2}}}), ".if.round.most", "nothing-between"),
        (active({"do": "wound", "on": NOBODY}), ".effects[0].on.without.these", "nobody"),
        (when({"attack-begins": {"who": "self", "whom": "self"}}), ".when.attack-begins.whom", "trigger-never"),
        (when({"wound": {"who": "ally", "weapon": "melee", "by": "self"}}), ".when.wound.who", "trigger-never"),
        (when({"interrupts": {"who": "self", "whom": "ally"}}), ".when.interrupts.whom", "trigger-never"),
        (when({"hit": {"who": "self", "whom": "ally", "weapon": "melee"}}), ".when.hit.whom", "trigger-never"),
        (when({"hit": {"who": "enemy", "whom": "enemy", "weapon": "ranged"}}), ".when.hit.whom", "trigger-never"),
        (when({"phase-begins": {"phase": "set-up"}}), ".when.phase-begins.phase", "trigger-never"),
        (when({"phase-ends": {"phase": "set-up"}}), ".when.phase-ends.phase", "trigger-never"),
        (active({"do": "wait", "when": "round-ends", "effects": [DRAW]}), ".effects[0].when", "trigger-never"),
        (when({"heal": {"who": "self"}}, {"do": "heal"}), ".when", "sets-itself-off"),
        (WOUND_BACK, ".when", "sets-itself-off"),
        (when({"heal": {"who": "ally"}}, {"do": "heal"}, to="friend"), ".when", "sets-itself-off"),
        (when({"wound": {"who": "enemy"}}, {"do": "free-action", "action": "attack"}), ".when", "sets-itself-off"),
    ],
)  # fmt: skip
def test_an_odd_ability_is_warned_of(ability: dict[str, Any], path: str, code: str) -> None:
    assert warned(ability) == [(f"${path}", f"ability-{code}", None)]
    assert wrong(ability) == []


@pytest.mark.rule("BG-ATT-5", "BG-ROUND-1")
@pytest.mark.parametrize(
    "ability",
    [
        when({"hit": {"who": "self", "whom": "ally", "weapon": "spell"}}),
        when({"hit": {"who": "self", "whom": "ally"}}),
        when({"hit": {"who": "enemy", "whom": "self", "weapon": "melee"}}),
        when({"phase-begins": {"phase": "organisation"}}),
        when("phase-ends"),
        active({"do": "wait", "when": "end-of-activation", "effects": [DRAW]}),
    ],
)
def test_an_effect_that_may_happen_is_not_warned_about(ability: dict[str, Any]) -> None:
    """Spells at allies, attacks of enemies, phases of rounds, moments of the activation that one waits in."""
    assert warned(ability) == []


@pytest.mark.rule("BG-ABIL-1", "BG-ABIL-3")
def test_a_condition_about_a_test_where_there_is_none_is_reported() -> None:
    """Before an ability is used, and in what abilities do; numbers are read in tests."""
    none = "battleground-no-test-there"
    attack = {"if": {"test": "attack"}}
    asks = {"do": "if", "if": {"all": [{"in-cover": True}]}, "then": [DRAW]}
    assert warned(active(**attack)) == [("$.if.test", none, None)]
    assert warned(when("hit", asks)) == [("$.effects[0].if.all[0].in-cover", none, None)]
    assert warned(when("hit", **attack)) == []
    changes = {"do": "modify", "gives": [{"modify": "dice", "by": 1, **attack}]}
    assert warned(active(changes)) == []


@pytest.mark.rule("BG-WOUND-2")
@pytest.mark.parametrize(
    ("ability", "path"),
    [
        (when("knock-out", HEAL_SUBJECT), ".effects[0].on"),
        (when({"knock-out": {"who": "ally"}}, **{"if": {"wounded": SUBJECT}}), ".if.wounded.who"),
        (when("knock-out", {"do": "if", "if": {"engaged": SUBJECT}, "then": [DRAW]}), ".effects[0].if.engaged.who"),
        (when("knock-out", {"do": "heal", "on": {"engaged-with": "subject"}}), ".effects[0].on.engaged-with"),
        (
            when("knock-out", {"do": "draw", "cards": {"distance": {"from": "self", "to": "subject"}}}),
            ".effects[0].cards.distance.to",
        ),
    ],
)
def test_an_effect_on_a_figure_that_was_knocked_out_is_warned_of(ability: dict[str, Any], path: str) -> None:
    """At its last moment it is still there; the piece that did it goes on, and other subjects are there."""
    assert warned(ability) == [(f"${path}", "battleground-knocked-out-gone", None)]
    for other in ("last-moment", {"wound": {"who": "ally"}}):
        assert "battleground-knocked-out-gone" not in str(warned({**ability, "when": other}))
    assert warned(when("knock-out", {"do": "heal", "on": "by"})) == []


@pytest.mark.rule("BG-ABIL-1")
def test_an_active_ability_for_nothing_is_reported() -> None:
    """It has a cost by the rules; a single-use item is turned down for it."""
    assert warned({"when": "active", "effects": [DRAW]}) == [("$.cost", "battleground-active-is-free", None)]


def test_an_aim_that_can_never_be_is_reported() -> None:
    """Allies are not engaged with one another; a range says nothing about oneself."""
    reported = warned(active(to="ally", engaged=True), active(range=3))
    assert reported == [
        ("$.engaged", "battleground-never-engaged", None),
        ("$.abilities[1].range", "battleground-range-of-nobody", None),
    ]


@pytest.mark.rule("BG-ABIL-2")
@pytest.mark.parametrize(
    "passive",
    [
        {"when": "always", "modify": "mind", "by": -1},
        {"when": "instead", "of": "wounds", "by": -1},
        {"when": "exempt", "from": "cover"},
        {"when": "wound", "effects": [DRAW]},
    ],
)
def test_the_range_of_a_passive_about_nobody_else_is_reported(passive: dict[str, Any]) -> None:
    """The range finds none of the figures that the ability is about."""
    assert warned({**passive, "range": 4}) == [("$.range", "battleground-range-of-nobody", None)]
    assert warned({**passive, "range": 4, "to": "all-allies"}) == []


@pytest.mark.rule("BG-TEST-7")
@pytest.mark.parametrize(("needs", "codes"), [((1, 3), []), ((1, 3, 3), ["battleground-results-for-the-same"])])
def test_two_results_for_as_many_successes_are_reported(needs: tuple[int, ...], codes: list[str]) -> None:
    results = [{"needs": each, "effects": [DRAW]} for each in needs]
    ability = {"when": "active", "cost": {"ap": 1}, "test": {"statistic": "power"}, "results": results}
    assert [(path, code) for path, code, _ in warned(ability)] == [("$.results[2].needs", code) for code in codes]


@pytest.mark.parametrize(
    "ability",
    [
        active({"do": "choose", "as": "foe", "from": ENEMIES}, {"do": "wound", "on": "foe"}),
        active({"do": "wound", "on": {"pieces": {"side": "enemies", "within": 3}}}),
        always(weapon="melee", **{"not": {"wounded": True, "weapon": "melee"}}),
        always(all=[{"weapon": "melee"}, {"test": "attack"}]),
        always(all=[{"wounded": True}, {"wounded": {"who": "target", "so": False}}]),
        always(all=[{"bearing": {"of": "buff"}}, {"bearing": {"of": "buff", "name": "haste", "so": False}}]),
        always(all=[{"carries": {"type": "melee"}}, {"carries": {"type": "spell", "so": False}}, {"focused": True}]),
        active(**{"if": {"there-are": {"who": ENEMIES, "least": 2, "most": 2}}}),
        active(to="enemy", range=3, engaged=True),
        when({"wound": {"who": "ally", "weapon": "spell", "by": "self"}}),
        when({"interrupts": {"who": "enemy", "whom": "self"}}),
        when({"heal": {"who": "self"}}, {"do": "heal"}, limit={"per": "round"}),
        when({"heal": {"who": "self"}}, {"do": "heal"}, may=True),
        when({"gains": {"counter": "mana"}}, {"do": "gain", "counter": "ap"}),
        when({"heal": {"who": "self"}}, {"do": "wound", "on": ENEMIES}),
        when({"wound": {"who": "self", "by": "enemy"}}, {"do": "wound", "on": "by"}),
        when({"wound": {"who": "enemy", "by": "self"}}, {"do": "wound"}),
        when({"wound": {"who": "ally", "by": "anybody"}}, {"do": "wound"}),
        when({"heal": {"who": "ally"}}, {"do": "heal"}, to="enemy"),
    ],
)
def test_an_ordinary_ability_is_not_warned_of(ability: dict[str, Any]) -> None:
    assert warned(ability) == []


def test_an_effect_that_waits_may_set_itself_off() -> None:
    """A buff that hurts a hurt character; one that lasts only for a while does not."""
    thorns = {
        "do": "debuff",
        "name": "thorns",
        "when": {"wound": {"who": "enemy", "by": "anybody"}},
        "effects": [{"do": "wound"}],
    }
    assert warned(active(thorns)) == [("$.effects[0].when", "ability-sets-itself-off", None)]
    waits = {"do": "wait", "when": {"wound": {"who": "enemy", "by": "anybody"}}, "effects": [{"do": "wound"}]}
    assert warned(active(waits)) == [("$.effects[0].when", "ability-sets-itself-off", None)]
    assert warned(active({**waits, "times": 2})) == []


def test_two_abilities_that_set_each_other_off() -> None:
    """Reported once, at the first ability, with the name of the other; where one of them has a limit they end."""
    hurt = {**when({"heal": {"who": "character"}}, {"do": "wound"}), "id": "hurt"}
    mend = {**when({"wound": {"who": "self", "by": "anybody"}}, {"do": "heal"}), "id": "mend"}
    assert warned(hurt, mend) == [("$.when", "ability-set-each-other-off", None)]
    assert warned({**hurt, "limit": {"per": "game"}}, mend) == []


def test_cards_of_an_army_may_set_each_other_off() -> None:
    """Each alone is fine; the problem is reported where both are in one document."""
    hurt = {**card(when({"heal": {"who": "character"}}, {"do": "wound"})), "id": "test/hurt"}
    mend = {**card(when({"wound": {"who": "self", "by": "anybody"}}, {"do": "heal"})), "id": "test/mend"}
    figures = [{"id": "one", "card": hurt}, {"id": "two", "card": mend}, {"id": "three", "card": hurt}]
    army = {"kind": "army", "schema": "1.0", "id": "test/army", "system": "battleground", "figures": figures}
    found = [each for each in problem_lines(army) if each[1].startswith("ability-")]
    assert found == [("$.figures[0].card.abilities[0].when", "ability-set-each-other-off", None)]
    assert [each for each in problem_lines({**army, "figures": figures[::2]}) if each[1].startswith("ability-")] == []


def test_a_scenario_is_looked_at_as_a_card_is() -> None:
    """Its own abilities, and those that they trigger on cards."""
    odd = {"when": {"knock-out": {"by": "self"}}, "effects": [{"do": "keep", "as": "n", "value": 1}]}
    hurts = {"when": {"heal": {"who": "character"}}, "effects": [{"do": "wound", "on": "subject"}]}
    mend = {**card(when({"wound": {"who": "self", "by": "anybody"}}, {"do": "heal"})), "id": "test/mend"}
    scenario = {
        "kind": "scenario",
        "schema": "1.0",
        "id": "test/scenario",
        "system": "battleground",
        "abilities": [odd, hurts],
        "armies": [{"seat": "red", "figures": [{"id": "one", "card": mend, "at": "A1", "facing": "n"}]}],
    }
    reported = {(path, code) for path, code, _ in problem_lines(scenario) if code.startswith("ability-")}
    assert reported == {
        ("$.effects[0].as", "ability-unused-name"),
        ("$.armies[0].figures[0].card.abilities[0].when", "ability-set-each-other-off"),
    }
