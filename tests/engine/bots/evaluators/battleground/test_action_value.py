"""What `greedy` does in an activation or interruption, in small positions."""

from dataclasses import dataclass, replace
from typing import Any

import pytest

from engine.abilities.context import Now
from engine.abilities.loading.op_registry import ops_of
from engine.bots.evaluators.battleground.action_value import ACTIONS
from engine.bots.evaluators.battleground.choice_value import WORTH
from engine.kernel.play.game import resume_game
from engine.kernel.state.step import Do
from engine.systems.battleground.abilities.types.card_abilities import CardEffect, Used
from engine.systems.battleground.abilities.types.vocabulary import OPS
from engine.systems.battleground.combat.wounds import KnockOuts, WoundsSuffered
from engine.systems.battleground.state import Battle, Token
from engine.systems.battleground.system import SYSTEM
from tests.engine.bots.evaluators.battleground.evaluated import of_kind, preferred, worths
from tests.rules.battleground.fights import BALM, BOW, FIREBALL, MACE, SWORD, fight, interrupting, item, weapon
from tests.rules.battleground.victory.test_side_missions import PLAY, mission
from tests.support.battleground import with_figure
from tests.support.script import play

FAR: dict[str, Any] = {"red": "ana@A1:s", "blue": "bo@I9:n", "size": "9x9"}
STUNNING = weapon("stunning", "melee", "1:1")


def active(*effects: dict[str, Any], **more: Any) -> dict[str, Any]:
    """An active ability with these effects."""
    return {"when": "active", "effects": list(effects), **more}


def able(*abilities: dict[str, Any], **lines: Any) -> dict[str, float]:
    """What the uses of these abilities of Ana's are worth."""
    now, mana = lines.pop("now", {}), {"mana": 3}
    game = fight(
        stats={"ana": {"abilities": list(abilities)}}, now={**now, "ana": {**mana, **now.get("ana", {})}}, **lines
    )
    return {name.removeprefix("use ability=test/ana"): worth for name, worth in of_kind(worths(game), "use").items()}


def test_greedy_attacks_with_the_weapon_that_promises_more() -> None:
    game = fight(arms={"ana": (SWORD, MACE)}, ap=1)
    assert preferred(game) == "attack figure=ana target=bo weapon=test/mace"


def test_greedy_attacks_an_enemy_that_is_nearly_knocked_out() -> None:
    """Wounds are worth most where they are the last."""
    game = fight(blue="bo@E4:s cy@D5:s", now={"cy": {"wounds": 5}}, ap=1)
    attacks = of_kind(worths(game), "attack")
    assert (
        attacks["attack figure=ana target=cy weapon=test/sword"]
        > attacks["attack figure=ana target=bo weapon=test/sword"]
    )
    assert preferred(game) == "attack figure=ana target=cy weapon=test/sword"


def test_greedy_attacks_from_behind_rather_than_from_the_front() -> None:
    """BG-MOD-2: by the threshold of the rules."""
    game = fight(blue="bo@E4:n cy@D5:se")
    attacks = of_kind(worths(game), "attack")
    behind, before = (attacks[f"attack figure=ana target={foe} weapon=test/sword"] for foe in ("bo", "cy"))
    assert behind > before


def test_greedy_spares_its_allies() -> None:
    """BG-AREA-1: a fireball that hits more of its own than of the enemy's is not thrown; one that hits only them is."""
    allies = fight(red="ana@E9:n al@E3:n am@D3:n", blue="bo@E2:s", arms={"ana": (FIREBALL,)}, now={"ana": {"mana": 1}})
    enemies = fight(red="ana@E9:n", blue="bo@E2:s be@E3:s", arms={"ana": (FIREBALL,)}, now={"ana": {"mana": 1}})
    name = "attack figure=ana target=bo weapon=test/fireball"
    assert worths(allies)[name] < 0 < worths(enemies)[name]
    assert not preferred(allies).startswith("attack")


def test_extra_effects_of_an_attack_count() -> None:
    """BG-ATT-7: of two weapons alike the one that stuns as well; a balm for an ally is worth its healing."""
    stuns = {"when": "attack", "effects": [{"do": "debuff", "name": "stun"}]}
    game = fight(arms={"ana": (weapon("plain", "melee", "1:1"), {**STUNNING, "ability": stuns})}, ap=1)
    assert preferred(game) == "attack figure=ana target=bo weapon=test/stunning"
    heals = {**BALM, "ability": {"when": "attack", "effects": [{"do": "heal", "wounds": 3}]}}
    lines: dict[str, Any] = {"red": "ana@A1:s al@B3:s", "blue": "bo@I9:n", "arms": {"ana": (heals,)}}
    hurt = fight(**lines, now={"ana": {"mana": 1}, "al": {"wounds": 4}})
    assert worths(hurt)["attack figure=ana target=al weapon=test/balm"] > 1


def test_greedy_goes_to_an_objective_by_the_nearest_way() -> None:
    """BG-ROUND-12: where it can claim it."""
    game = fight(**FAR, objectives="o1@A7")
    assert preferred(game) in {f"move figure=ana to={place}" for place in ("A6", "B6", "B5")}


def test_greedy_does_not_go_for_an_objective_in_its_own_zone() -> None:
    game = fight(**FAR, objectives="o1@A7 o2@G1", zones={"red": "A7", "blue": "I9"})
    assert preferred(game) in {f"move figure=ana to={place}" for place in ("F1", "F2", "E2", "E1", "F3")}


def test_greedy_does_not_leave_an_enemy_for_nothing() -> None:
    """BG-INT-6: opportunity attacks have their price."""
    game = fight(arms={"bo": (MACE,)})
    assert max(of_kind(worths(game), "move").values()) < 0


def test_greedy_stays_out_of_range() -> None:
    """Survival: of two ways to wait it takes the one that no bow reaches."""
    near = fight(red="ana@E9:n", blue="bo@E1:s", arms={"bo": (weapon("gun", "ranged", "1:2", range=6),)}, size="9x20")
    moves = of_kind(worths(near), "move")
    assert moves["move figure=ana to=E12"] > moves["move figure=ana to=E7"]


def test_greedy_goes_as_near_to_a_far_objective_as_possible() -> None:
    """Each movement point of the way counts."""
    game = fight(red="ana@A1:s", blue="bo@I1:s", size="9x20", objectives="o1@A20", arms={})
    moves = of_kind(worths(game), "move")
    assert preferred(game) == "move figure=ana to=A6"
    assert moves["move figure=ana to=A6"] > moves["move figure=ana to=A5"] > moves["move figure=ana to=A4"]


def test_greedy_denies_an_objective_to_the_enemy() -> None:
    """BG-ROUND-12: next to an enemy that could claim it too, no figure can claim an objective."""
    lines: dict[str, Any] = {"red": "ana@E5:n", "blue": "bo@E1:s", "zones": {"red": "E1", "blue": "I9"}, "arms": {}}
    guarded, idle = (of_kind(worths(fight(**lines, objectives=each)), "move") for each in ("o1@E1", ""))
    beside = {f"move figure=ana to={place}" for place in ("E2", "D1", "F1")} & idle.keys()
    assert beside
    assert all(guarded[name] > idle[name] + 5 for name in beside)
    assert guarded["move figure=ana to=E8"] == idle["move figure=ana to=E8"]


def test_greedy_focuses_before_an_attack_that_can_still_be_paid() -> None:
    """BG-ACT-6: and not for nothing."""
    assert worths(fight(ap=2))["focus"] > worths(fight(ap=1))["focus"]
    assert worths(fight(ap=2))["focus"] > worths(fight(**FAR, ap=2))["focus"]


def test_greedy_guards_with_its_last_action_point() -> None:
    """BG-ACT-7: for the activation ends with it."""
    assert worths(fight(**FAR, ap=3))["guard"] < 0 < worths(fight(**FAR, ap=1))["guard"]


def test_greedy_interrupts_with_an_attack_and_accepts_helpful_effects() -> None:
    """BG-INT-1, BG-INT-6: in a guard interruption and in an opportunity attack."""
    for kind in ("guard", "opportunity"):
        game = interrupting(fight(arms={"bo": (MACE,)}), "bo", kind)
        assert preferred(game) == "attack figure=bo target=ana weapon=test/mace"


def test_greedy_plays_spare_cards() -> None:
    """BG-ROUND-8: the last ones are kept for the characters that wait."""
    spare = fight(**FAR, decks={"red": "fate-1 fate-2 fate-3"})
    needed = fight(**{**FAR, "red": "ana@A1:s al@B1:s am@C1:s"}, decks={"red": "fate-1 fate-2"})
    able_to = {"effects": [{"do": "gain", "counter": "ap", "amount": 2}]}
    better = fight(**FAR, decks={"red": "fate-1 fate-2 fate-3"}, bonuses={"fate-2": able_to})
    assert set(of_kind(worths(needed), "play-card").values()) == {-1.5}
    cards = of_kind(worths(better), "play-card")
    assert max(cards, key=lambda name: cards[name]) == "play-card bonus=ability card=fate-2"
    assert max(of_kind(worths(spare), "play-card").values()) < 0.5


def test_a_mission_is_played_when_it_can_come_true() -> None:
    """BG-ABIL-4: by the chance that it has."""
    name = "play-card bonus=mission card=glory-1-0-0"
    likely, unlikely = (
        mission({"knock-out": {"by": "self"}}),
        mission({"knock-out": {"by": "self"}}, now={"bo": {"wounds": 3}}),
    )
    other = mission({"knock-out": {"weapon": "spell", "by": "self"}})
    assert worths(likely)[name] > worths(unlikely)[name] > worths(other)[name]


def test_a_mission_in_play_draws_it_to_what_makes_it_true() -> None:
    """BG-ABIL-4: an attack that knocks out, a move to an objective, the use of an ability."""
    attack = "attack figure=ana target=bo weapon=test/sword"
    before, after = mission({"knock-out": {"by": "self"}}), mission({"knock-out": {"by": "self"}})
    play(after, PLAY)
    assert worths(after)[attack] > worths(before)[attack] + 5
    lines: dict[str, Any] = {"red": "ana@A9:n", "blue": "bo@I1:s", "objectives": "o1@A6", "now": {}}
    going, there = mission({"move": {"to": "objective"}}, **lines), mission({"move": {"to": "objective"}}, **lines)
    play(there, PLAY)
    move = "move figure=ana to=A7"
    assert worths(there)[move] == pytest.approx(worths(going)[move] + 15)
    howl = {"ana": {"abilities": [active({"do": "gain", "counter": "mana"})]}}
    idle, used = mission({"use": {}}, cards=howl), mission({"use": {}}, cards=howl)
    play(used, PLAY)
    assert worths(used)["use ability=test/ana figure=ana"] == pytest.approx(
        worths(idle)["use ability=test/ana figure=ana"] + 15
    )


TOGETHER: dict[str, Any] = {"red": "ana@E5:n al@C5:n", "blue": "bo@E2:s", "arms": {}}


def test_greedy_never_harms_allies_nor_helps_enemies() -> None:
    """Whatever the effect: aimed at the right side it is worth something, aimed at the wrong one less than nothing."""
    good = (
        {"do": "heal", "wounds": 2},
        {"do": "buff", "name": "protection"},
        {"do": "gain", "counter": "focus"},
        {"do": "gain", "counter": "guard"},
    )
    bad = ({"do": "wound"}, {"do": "debuff", "name": "stun"}, {"do": "lose", "counter": "mana"})
    hurt = {name: {"wounds": 2, "mana": 3} for name in ("ana", "al", "bo")}
    for effect in (*good, *bad):
        uses = able(active(effect, to="character"), **TOGETHER, now=hurt)
        ally, enemy = (uses[f" figure=ana target={name}"] for name in ("al", "bo"))
        assert (ally > 0 > enemy) if effect in good else (enemy > 0 > ally), effect


WOUND: dict[str, Any] = {"do": "wound"}
DECIDED_ELSEWHERE = ("choose", "keep", "message", "draw", "discard", "recover", "spawn", "wait", "interrupt")
"""Effects that only name or tell something, or are about cards that nobody has here, about nobody yet, or about an
enemy that acts, which none does here."""


@pytest.mark.slow
def test_each_effect_that_can_be_written_is_judged() -> None:
    """On each possible target; each makes a difference to some figure here."""
    needs: dict[str, dict[str, Any]] = {
        "free-action": {"action": "move"},
        "modify": {"gives": [{"modify": "threshold", "by": -2}]},
        "buff": {"name": "haste"},
        "debuff": {"name": "curse"},
        "mark": {"name": "snare", "range": 2, "gives": [{"modify": "mind", "by": -1}]},
        "gain": {"counter": "focus"},
        "lose": {"counter": "mana"},
        "if": {"if": {}, "then": [WOUND]},
        "for-each": {"of": {"pieces": {"side": "enemies"}}, "effects": [WOUND]},
        "repeat": {"times": 2, "effects": [WOUND]},
        "one-of": {"options": [{"effects": [WOUND]}, {"effects": [{"do": "heal"}]}]},
        "score": {"points": 2},
        "choose": {"as": "foe", "from": {"pieces": {"side": "enemies"}}},
        "keep": {"as": "number", "value": 1},
        "message": {"text": {"en": "Run!"}},
        "end": {"winner": "own"},
        "spawn": {"figure": "cy"},
        "wait": {"when": "hit", "effects": [WOUND]},
        "interrupt": {"whom": "target"},
    }
    now: dict[str, dict[str, Any]] = {name: {"wounds": 2, "mana": 3, "activated": True} for name in ("ana", "al", "bo")}
    now["bo"]["buff"] = Token("haste", "blue")
    for name in ops_of("effect", OPS):
        to = "hex" if name == "mark" else "character"
        lines = {**TOGETHER, "blue": "bo@E4:s be@F4:s", "now": now, "objectives": "o1@E2"}
        lines["decks"] = {"red": "fate-1 fate-2"}
        uses = able(active({"do": name, **needs.get(name, {})}, to=to, range=3), **lines)
        assert any(uses.values()) or name in DECIDED_ELSEWHERE, name


@dataclass(frozen=True, slots=True, kw_only=True)
class Backfire(CardEffect):
    """An effect that no author can write yet."""

    def happen(self, now: Now[Battle]) -> Do[Battle]:
        return Do((WoundsSuffered(figure=now.figure, wounds=2, by=now.cast.by),), (KnockOuts(now.cast.by),))


def test_an_effect_that_nobody_heard_of_is_judged_by_what_it_does() -> None:
    game = fight(stats={"ana": {"abilities": [active({"do": "heal"}, to="character")]}}, **TOGETHER)
    ability_index = game.state.scenario.ability_index
    known = ability_index.carried["ana"][0]
    assert isinstance(known.ability, Used)
    changed = replace(known, ability=replace(known.ability, effects=(Backfire(),)))
    carried = {**ability_index.carried, "ana": (changed,)}
    definitions = {**ability_index.definitions, changed.key: changed.definition}
    scenario = replace(
        game.state.scenario,
        ability_index=replace(
            ability_index,
            abilities={**ability_index.abilities, changed.key: changed},
            carried=carried,
            definitions=definitions,
        ),
    )
    uses = of_kind(worths(resume_game(SYSTEM, game.state.but(scenario=scenario))), "use")
    ally, enemy = (uses[f"use ability=test/ana figure=ana target={name}"] for name in ("al", "bo"))
    assert enemy > 0 > ally


def test_a_test_weighs_what_may_come_of_it() -> None:
    """BG-ABIL-3: against a strong mind less than against a weak one."""
    hex_ = active(
        to="enemy",
        test={"statistic": "power", "against": "mind"},
        results=[{"needs": 1, "effects": [{"do": "wound"}]}, {"needs": 3, "effects": [{"do": "wound", "wounds": 3}]}],
    )
    lines: dict[str, Any] = {"red": "ana@E5:n", "blue": "bo@E2:s be@D3:s", "arms": {}}
    stats: dict[str, dict[str, Any]] = {"ana": {"abilities": [hex_], "power": 4}, "bo": {"mind": 6}, "be": {"mind": 1}}
    uses = of_kind(worths(fight(stats=stats, **lines)), "use")
    strong, weak = (uses[f"use ability=test/ana figure=ana target={name}"] for name in ("bo", "be"))
    assert weak > strong > 0


def test_greedy_considers_the_choices_of_an_effect() -> None:
    """A free attack is worth something beside an enemy only; a free move where there is somewhere to go."""
    attack = active({"do": "free-action", "action": "attack"}, id="strike")
    beside = able(attack)
    away = able(attack, **FAR)
    assert beside[":strike figure=ana"] > 1 > away[":strike figure=ana"]
    move = active({"do": "free-action", "action": "move"}, id="run")
    assert able(move, **FAR, objectives="o1@A6")[":run figure=ana"] > able(move, **FAR)[":run figure=ana"]


def test_a_mark_is_laid_where_it_meets_enemies() -> None:
    """BG-FX-5: and not where it meets nobody."""
    mark = active({"do": "mark", "name": "snare", "range": 1, "gives": [{"modify": "mind", "by": -1}]}, to="hex")
    uses = able(mark, red="ana@E5:n", blue="bo@E2:s", arms={})
    assert uses[" at=E3 figure=ana"] > uses[" at=A9 figure=ana"]


def test_items_are_used_for_what_they_do() -> None:
    """BG-ACT-8: a healing one by who is hurt; in an interruption too."""
    salve = item("salve", {"when": "single-use", "effects": [{"do": "heal", "wounds": 2}]})
    whole = fight(arms={"ana": (salve,)})
    hurt = with_figure(whole, "ana", wounds=3)
    name = "use-item figure=ana item=test/salve"
    assert worths(hurt)[name] > 1 > 0 > worths(whole)[name]
    asked = interrupting(hurt, "bo", "guard")
    assert preferred(asked) == name


def test_every_kind_that_is_judged_is_named_here() -> None:
    assert ACTIONS.keys() < WORTH.keys()
    assert ACTIONS.keys() == {"attack", "move", "focus", "guard", "play-card", "use", "use-item"}


def test_hurt_figures_count_their_danger() -> None:
    """Survival: who would be knocked out by the next blow goes farther from it than who would not."""
    lines: dict[str, Any] = {"red": "ana@E9:n", "blue": "bo@E3:s", "arms": {"bo": (BOW, MACE)}}
    whole, hurt = fight(**lines), fight(**lines, now={"ana": {"wounds": 5}})
    away, near = "move figure=ana to=A9", "move figure=ana to=E7"
    gap = [worths(game)[away] - worths(game)[near] for game in (whole, hurt)]
    assert gap[1] > gap[0]


def test_replacing_changes_nothing_else() -> None:
    """The judge leaves the view as it is."""
    game = fight(stats={"ana": {"abilities": [active({"do": "wound"}, to="enemy")]}})
    before = game.view("red")
    worths(game)
    assert game.view("red") == before == replace(before)
