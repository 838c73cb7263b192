"""Cached attacks: in every position of a game they have the value that they have when computed afresh."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import replace
from random import Random
from typing import Any

import pytest

from engine.bots.evaluators.battleground.attack_cache import AttackCache
from engine.bots.evaluators.battleground.observation import as_acting
from engine.bots.evaluators.battleground.test_value import WOUND_SHARE, points_by_attack
from engine.kernel.play.game import Game
from engine.systems.battleground.activation_frame import Interruption
from engine.systems.battleground.dice.threshold import attack_trial
from engine.systems.battleground.state import Battle, Figure, Token
from tests.engine.bots.evaluators.battleground.mission_decisions import MISSIONS, drawn
from tests.rules.battleground.fights import BLAST, BOW, SWORD, fight

NEAR = {"pieces": {"side": "allies", "within": 3}}
ABILITIES: Mapping[str, Mapping[str, Any]] = {
    "plain": {"modify": "dice", "by": 1, "if": {"test": "attack", "weapon": "ranged"}},
    "behind": {"modify": "dice", "by": 2, "if": {"attack-from": "rear"}},
    "cover": {"modify": "threshold", "by": -1, "if": {"in-cover": True}},
    "height": {"modify": "dice", "by": 1, "if": {"raised": True}},
    "engaged": {"modify": "threshold", "by": 1, "if": {"engaged": True}},
    "mana": {"modify": "strength", "by": 1, "if": {"has": {"who": "self", "counter": "mana"}}},
    "wounded": {"modify": "toughness", "by": 2, "if": {"wounded": True}},
    "guarding": {"modify": "toughness", "by": 1, "if": {"guarding": True}},
    "hardy": {"modify": "health", "by": 2, "if": {"guarding": True}},
    "late": {"modify": "dice", "by": 1, "if": {"round": {"least": 2}}},
    "swarm": {"modify": "dice", "by": {"count": {"of": NEAR}}, "if": {"test": "attack"}},
    "either": {"modify": "dice", "by": 1, "if": {"any": [{"ready": True}, {"there-are": {"who": NEAR}}]}},
    "leader": {"modify": "threshold", "by": -1, "to": "all-allies", "range": 3},
    "menace": {"modify": "dice", "by": -1, "to": "all-enemies", "range": 4, "if": {"focused": True}},
}
"""Passives, one of each kind that an attack may depend on."""
EXTRA: Mapping[str, Any] = {"when": "attack", "if": {"guarding": True}, "effects": [{"do": "wound"}]}
ARMS: Mapping[str, Any] = {"ana": (SWORD, BOW), "al": (BOW, BLAST), "bo": (SWORD, BLAST), "be": (BOW,)}
PIECES = {"tall": "E5 C6", "low": "D8 F3", "platform": "G6 G7"}
KINDS: tuple[Interruption, ...] = ("", "guard", "opportunity")


def positions(game: Game[Battle], number: int, luck: Random) -> Iterator[Battle]:
    """Many variations of the game: figures at other places, and one of them in another condition."""
    state = game.state
    places = [
        place for place in range(state.scenario.terrain.grid.size) if state.scenario.terrain.standing >> place & 1
    ]
    for _ in range(number):
        at = dict(zip(state.figures, luck.sample(places, len(state.figures)), strict=True))
        turned = {name: replace(each, at=at[name], facing=luck.randrange(6)) for name, each in state.figures.items()}
        name = luck.choice([*turned])
        turned[name] = replace(turned[name], **luck.choice(_conditions(turned[name], luck)))
        state = state.but(figures=turned, round=luck.choice((1, 1, 2)))
        yield state


def _conditions(figure: Figure, luck: Random) -> list[dict[str, Any]]:
    other = "blue" if figure.seat == "red" else "red"
    return [
        {"wounds": luck.randrange(3)},
        {"mana": luck.randrange(2)},
        {"focused": luck.random() < 0.5},
        {"guarding": luck.random() < 0.5},
        {"activated": luck.random() < 0.5},
        {"buff": luck.choice((None, Token("enhancement", figure.seat), Token("protection", figure.seat)))},
        {"debuff": luck.choice((None, Token("stun", other), Token("blindness", other)))},
    ]


def check(state: Battle, memory: AttackCache, luck: Random) -> None:
    """All attacks of everybody on every enemy, in any kind of interruption, focused or not."""
    for name, figure in state.figures.items():
        foes = [foe for foe, other in state.figures.items() if other.seat != figure.seat and other.at is not None]
        acting = as_acting(state, name, kind=luck.choice(KINDS))
        for weapon in state.card(name).weapons if figure.at is not None else ():
            for foe in foes:
                trial = attack_trial(acting, name, weapon.id, foe, focused=luck.choice((None, True)))
                assert memory.points(trial, WOUND_SHARE) == points_by_attack(trial)


@pytest.mark.slow
@pytest.mark.parametrize("ability", ABILITIES.values(), ids=list(ABILITIES))
def test_a_cached_attack_has_the_value_computed_afresh(ability: Mapping[str, Any]) -> None:
    """With an ability of each kind on one of each side, in eighty positions with one memory."""
    passive = {"when": "always", **ability}
    stats = {name: {"abilities": [passive]} for name in ("ana", "bo")}
    lines: dict[str, Any] = {"red": "ana@E4:n al@E8:n", "blue": "bo@E3:s be@G2:s"}
    game = fight(**lines, arms=ARMS, stats=stats, pieces=PIECES)
    luck, memory = Random(11), AttackCache(game.state.scenario)
    for state in positions(game, 80, luck):
        check(state, memory, luck)


def test_an_extra_effect_counts_only_where_it_comes() -> None:
    """BG-ATT-7: it has conditions of its own."""
    arms = {**ARMS, "ana": ({**BOW, "id": "test/longbow", "ability": EXTRA},)}
    game = fight(red="ana@E4:n al@E8:n", blue="bo@E3:s be@G2:s", arms=arms, pieces=PIECES)
    luck, memory = Random(12), AttackCache(game.state.scenario)
    for state in positions(game, 80, luck):
        check(state, memory, luck)


@pytest.mark.slow
@pytest.mark.parametrize("mission", MISSIONS)
def test_cached_values_stay_correct_in_the_stock_missions(mission: str) -> None:
    """All through a game, with one memory."""
    luck, memory = Random(13), None
    for asked in drawn(mission, 3, every=6):
        memory = memory or AttackCache(asked.view.scenario)
        check(asked.view, memory, luck)
    assert memory is not None


def test_an_attack_that_comes_out_alike_is_reckoned_once(monkeypatch: pytest.MonkeyPatch) -> None:
    """From another place without flank or cover; not when the target has another wound."""
    game = fight(red="ana@E8:n", blue="bo@E3:s", arms={"ana": (BOW,)})
    memory, reckoned = AttackCache(game.state.scenario), list[str]()

    def reckon(trial: Any, share: float) -> float:
        reckoned.append(trial.target)
        return 1.0

    monkeypatch.setattr("engine.bots.evaluators.battleground.attack_cache.points_by_attack", reckon)

    def look(**changes: Any) -> int:
        figures = {name: replace(each, **changes.get(name, {})) for name, each in game.state.figures.items()}
        memory.points(attack_trial(game.state.but(figures=figures), "ana", "test/bow", "bo"), WOUND_SHARE)
        return len(reckoned)

    grid = game.state.scenario.terrain.grid
    assert look() == 1
    assert look(ana={"at": grid.place("D8")}) == 1
    assert look(bo={"wounds": 1}) == 2
    assert look(bo={"facing": 0}) == 3
