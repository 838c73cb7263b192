"""Buffs and debuffs: one of each, their changes, and the effects of their removal."""

from typing import Any

import pytest

from engine.kernel.play.game import Game
from engine.systems.battleground.movement.speed import speed
from engine.systems.battleground.state import Battle, Token
from engine.systems.battleground.tokens.tokens import EndEffects
from tests.rules.battleground.fights import begun, done, fight, of_kind, parts_of
from tests.support.battleground import event_lines, with_figure
from tests.support.script import play

GIVE = "red: use ability=test/ana"


def giving(*effects: dict[str, Any], **lines: Any) -> Game[Battle]:
    """A fight in which Ana has an ability with these effects on herself."""
    return fight(stats={"ana": {"abilities": [{"when": "active", "effects": list(effects)}]}}, **lines)


def bearing(game: Game[Battle], name: str, buff: str = "", debuff: str = "", **more: Any) -> Game[Battle]:
    """The game from here in which a figure has these tokens of its own army."""
    seat = game.state.figures[name].seat
    tokens = {kind: Token(token, seat) for kind, token in (("buff", buff), ("debuff", debuff)) if token}
    return with_figure(game, name, **tokens, **more)


@pytest.mark.rule("BG-FX-1")
def test_a_character_has_one_buff_and_one_debuff() -> None:
    """They do not push each other out; a second buff replaces the first."""
    game = giving(
        {"do": "buff", "name": "haste"}, {"do": "debuff", "name": "stun"}, {"do": "buff", "name": "protection"}
    )
    events = of_kind(play(game, GIVE), "effect-given", "effect-removed")
    assert events == [
        "effect-given ana buff haste red ana",
        "effect-given ana debuff stun red ana",
        "effect-removed ana buff",
        "effect-given ana buff protection red ana",
    ]
    assert game.state.figures["ana"].buff == Token("protection", "red")
    assert game.state.figures["ana"].debuff == Token("stun", "red")


@pytest.mark.rule("BG-FX-1", "BG-FX-2")
def test_a_replaced_token_acts_as_it_goes() -> None:
    """Regeneration upon regeneration heals a wound."""
    game = bearing(giving({"do": "buff", "name": "regeneration"}), "ana", "regeneration", wounds=2)
    assert of_kind(play(game, GIVE), "effect-removed", "wounds-healed", "effect-given") == [
        "effect-removed ana buff",
        "wounds-healed ana 1",
        "effect-given ana buff regeneration red ana",
    ]
    assert game.state.figures["ana"].wounds == 1


@pytest.mark.rule("BG-FX-1", "BG-FX-3")
def test_a_replaced_curse_may_knock_its_bearer_out() -> None:
    """Then the new debuff is not given, and the rest of the ability does not happen."""
    game = bearing(giving({"do": "debuff", "name": "stun"}, red="ana@E5:n al@A1"), "ana", debuff="curse", wounds=5)
    events = event_lines(play(game, GIVE))
    assert "wounds-suffered ana 1 None" in events
    assert "knocked-out ana None None" in events
    assert not any("effect-given" in each for each in events)


@pytest.mark.rule("BG-FX-2")
def test_haste_makes_both_speeds_greater() -> None:
    """By two."""
    state = bearing(fight(), "ana", "haste").state
    assert (speed(state, "ana"), speed(state, "ana", focused=True)) == (7, 10)


@pytest.mark.rule("BG-FX-3")
def test_paralysis_makes_both_speeds_less_but_not_from_difficult_ground() -> None:
    """There the ground alone slows."""
    state = bearing(fight(), "ana", debuff="paralysis").state
    assert (speed(state, "ana"), speed(state, "ana", focused=True)) == (3, 6)
    assert (speed(state, "ana", from_difficult=True), speed(state, "ana", focused=True, from_difficult=True)) == (3, 6)


@pytest.mark.rule("BG-FX-2", "BG-FX-3")
@pytest.mark.parametrize(
    ("token", "bearer", "attack", "defence"),
    [
        ("enhancement", "ana", 3, 4),
        ("blindness", "ana", 5, 4),
        ("protection", "ana", 4, 4),
        ("stun", "ana", 4, 4),
        ("protection", "bo", 4, 3),
        ("stun", "bo", 4, 5),
        ("enhancement", "bo", 4, 4),
        ("blindness", "bo", 4, 4),
    ],
)
def test_thresholds_of_attack_and_defence(token: str, bearer: str, attack: int, defence: int) -> None:
    """Each token changes one kind of test of its bearer."""
    kind = "buff" if token in ("enhancement", "protection") else "debuff"
    game = fight(5, 5, 1, 1, 1, 1, 1, now={bearer: {kind: Token(token, "red")}})
    events = play(game, "red: attack weapon=test/sword target=bo")
    assert begun(events) == [f"ana attack 4 dice {attack}+", f"bo defence 3 dice {defence}+"]


@pytest.mark.rule("BG-FX-2", "BG-FX-3")
def test_the_parts_of_a_threshold_name_the_tokens_rules() -> None:
    """An enhancement and a blindness cancel each other."""
    tokens = {"buff": Token("enhancement", "red"), "debuff": Token("blindness", "blue")}
    game = fight(1, 1, 1, 1, now={"ana": tokens})
    assert parts_of(play(game, "red: attack weapon=test/sword target=bo"), "threshold") == [
        "BG-FX-2 widen 1",
        "BG-FX-3 narrow 1",
    ]


RAGE = {
    "do": "buff",
    "name": "rage",
    "gives": [{"modify": "strength", "by": 2}],
    "removed": [{"do": "lose", "counter": "mana", "amount": 2}],
}


@pytest.mark.rule("BG-FX-4")
def test_a_token_of_its_own_kind_does_what_its_card_says() -> None:
    """While it lies there, and when it is removed."""
    game = fight(1, 1, 1, 1, 1, 1, stats={"ana": {"abilities": [{"when": "active", "effects": [RAGE]}]}})
    play(game, GIVE)
    events = play(game, "red: attack weapon=test/sword target=bo")
    assert begun(events) == ["ana attack 6 dice 4+"]
    assert parts_of(events, "dice") == ["BG-FX-4 add 2"]
    game = with_figure(game, "ana", mana=3)
    assert of_kind(done(game, steps=[EndEffects()]), "effect-removed", "mana-lost") == [
        "effect-removed ana buff",
        "mana-lost ana 2",
    ]


@pytest.mark.rule("BG-FX-4")
def test_an_army_has_one_copy_of_each_in_play() -> None:
    """The second one removes the first, with what that does; the other army's copy stays, and so do common tokens."""
    rage = [{"when": "active", "to": "ally", "effects": [RAGE, {"do": "debuff", "name": "stun"}]}]
    game = fight(stats={"ana": {"abilities": rage}}, red="ana@E5:n al@E7 an@C5")
    game = bearing(game, "an", "rage", "stun", mana=2)
    game = with_figure(game, "bo", buff=Token("rage", "blue"))
    events = of_kind(play(game, f"{GIVE} target=al"), "effect-given", "effect-removed", "mana-lost")
    assert events == [
        "effect-removed an buff",
        "mana-lost an 2",
        "effect-given al buff rage red ana",
        "effect-given al debuff stun red ana",
    ]
    assert game.state.figures["an"].debuff == Token("stun", "red")
    assert game.state.figures["bo"].buff == Token("rage", "blue")


@pytest.mark.rule("BG-FX-6", "BG-ROUND-11")
def test_clean_up_removes_ongoing_effects_only() -> None:
    """Focus, guard, mana and wounds stay."""
    game = bearing(fight(), "ana", "haste", "stun", focused=True, guarding=True, mana=2, wounds=3)
    events = done(game, steps=[EndEffects()])
    assert of_kind(events, "effect-removed") == ["effect-removed ana buff", "effect-removed ana debuff"]
    state = game.state
    for event in events:
        state = event.evolve(state)
    ana = state.figures["ana"]
    assert (ana.buff, ana.debuff, ana.focused, ana.guarding, ana.mana, ana.wounds) == (None, None, True, True, 2, 3)


@pytest.mark.rule("BG-ROUND-11", "BG-FX-2", "BG-FX-3")
def test_regeneration_acts_before_curse() -> None:
    """Who would fall by the curse is saved by it; somebody else's curse comes after all regenerations, too."""
    game = fight(red="ana@E5:n al@A1")
    game = bearing(bearing(game, "ana", "regeneration", "curse", wounds=5), "bo", "regeneration", wounds=1)
    events = of_kind(done(game, steps=[EndEffects()]), "wounds-healed", "wounds-suffered", "knocked-out")
    assert events == ["wounds-healed ana 1", "wounds-healed bo 1", "wounds-suffered ana 1 None"]


@pytest.mark.rule("BG-ROUND-11", "BG-FX-3", "BG-WIN-1")
def test_a_knock_out_by_curse_scores_before_the_victory_check() -> None:
    """At the end of round 4 it decides the game."""
    game = fight(red="ana@E5:n al@A1", blue="bo@E4:s cy@I9", rounds=1)
    game = bearing(game, "bo", debuff="curse", wounds=5)
    events = play(game, "red: end", "red: pass")
    assert of_kind(events, "knocked-out", "points-scored") == ["knocked-out bo None None", "points-scored red 30"]
    assert game.decision is None
    assert of_kind(events, "game-ended")[0].startswith("game-ended win red")
