"""Side missions: in play for one character, scored once, lost when its activation or interruption ends."""

from dataclasses import replace
from typing import Any

import pytest

from editor.services.document_resolver import DocumentResolver
from engine.kernel.play.game import Game
from engine.systems.battleground.state import Battle
from engine.systems.battleground.victory.outcome import points
from tests.rules.battleground.fights import SWORD, interrupting, of_kind, weapon, with_dice
from tests.support.battleground import battle
from tests.support.script import asked, offers, play

MISSION = "glory-1-0-0"
KILL = (6, 6, 6, 6, 5, 5, 5, 5, 1, 1, 1)
"""Four sixes, all that they explode into, and a defence that fails."""
ATTACK = "red: attack weapon=test/sword target=bo"
PLAY = f"red: play-card card={MISSION} bonus=mission"
FELL: dict[str, Any] = {"knock-out": {"by": "self"}}


def mission(
    when: dict[str, Any],
    *dice: int,
    now: dict[str, dict[str, Any]] | None = None,
    more: dict[str, Any] | None = None,
    **lines: Any,
) -> Game[Battle]:
    """Ana is active with six action points, and both have a mission of 15 points in hand."""
    lines = {"red": "ana@E5:n", "blue": "bo@E4:s cy@A1", "gear": {"ana": [SWORD], "bo": [SWORD]}, **lines}
    decks = {"red": "fate-9-6-3 fate-2", "blue": "fate-1 fate-2"}
    glory = {"red": MISSION, "blue": MISSION}
    game = battle(decks=decks, glory=glory, bonuses={MISSION: {"vp": 15, "when": when, **(more or {})}}, **lines)
    play(game, "red: select-card card=fate-9-6-3", "blue: pass", "red: activate figure=ana", "red: bonus bonus=mana")
    changes = {"bo": {"wounds": 5}} if now is None else now
    figures = {name: replace(each, **changes.get(name, {})) for name, each in game.state.figures.items()}
    return with_dice(game.state.but(figures=figures), *dice)


def completed(events: list[Any]) -> list[str]:
    """The missions that came true."""
    return of_kind(events, "mission-completed")


SCORED = [f"mission-completed red ana {MISSION} 15"]


@pytest.mark.rule("BG-ABIL-4", "BG-ROUND-7", "BG-COMP-6")
def test_a_mission_scores_when_it_comes_true() -> None:
    """It is a bonus of a glory card; its points are the army's, its card lies face up."""
    game = mission(FELL, *KILL)
    assert f"play-card bonus=mission card={MISSION}" in offers(game, "red")
    events = play(game, PLAY, *without_rerolls())
    assert completed(events) == SCORED
    side = game.state.sides["red"]
    assert (side.completed, side.points) == ((MISSION,), 45)
    assert MISSION not in game.state.figures["ana"].cards
    assert points(game.state, "red") == 45


def without_rerolls() -> tuple[str, ...]:
    """The attack; its mana re-rolls are declined when they are offered."""
    return (ATTACK, "red: done")


@pytest.mark.rule("BG-ABIL-4")
def test_only_what_comes_after_it_was_played_counts() -> None:
    """A knock-out before is lost on it."""
    game = mission(FELL, *KILL)
    assert completed(play(game, *without_rerolls(), PLAY, "red: end")) == []
    assert game.state.sides["red"].completed == ()


@pytest.mark.rule("BG-ABIL-4")
def test_a_mission_is_lost_with_the_activation() -> None:
    """What happens later does not complete it; a card that is not completed goes to the discards."""
    game = mission(FELL)
    play(game, PLAY, "red: end")
    assert not game.state.frames
    assert game.state.sides["red"].completed == ()
    assert MISSION in game.state.sides["red"].discard


@pytest.mark.rule("BG-ABIL-4")
def test_a_mission_scores_once() -> None:
    """Two enemies that fall together complete it once."""
    sweep = weapon("sword", "melee", "1:6", area=1)
    lines: dict[str, Any] = {"blue": "bo@E4:s cy@F4:s", "gear": {"ana": [sweep]}, "now": {}}
    game = mission(FELL, 4, 4, 1, 1, 1, 1, 1, 4, 4, 1, 1, 1, 1, 1, **lines)
    game = with_dice(
        game.state.but(figures={name: replace(each, mana=0) for name, each in game.state.figures.items()}),
        *(4, 4, 1, 1, 1, 1, 1, 4, 4, 1, 1, 1, 1, 1),
    )
    events = play(game, PLAY, ATTACK)
    assert len(of_kind(events, "knocked-out")) == 2
    assert completed(events) == SCORED


@pytest.mark.rule("BG-ABIL-4")
def test_a_mission_stays_in_play_during_interruptions() -> None:
    """Events meanwhile may complete it, if it is about any character; it belongs to its own."""
    anybody = {"wound": {"who": "character", "by": "anybody"}}
    game = mission(anybody, now={})
    play(game, PLAY)
    nested = interrupting(game, "bo", "guard", 5, 5, 1, 1, 1, 1, 1)
    events = play(nested, "blue: attack weapon=test/sword target=ana", "red: done")
    assert completed(events) == SCORED
    mine = mission({"wound": {"who": "character", "by": "self"}}, now={})
    play(mine, PLAY)
    nested = interrupting(mine, "bo", "guard", 5, 5, 1, 1, 1, 1, 1)
    assert completed(play(nested, "blue: attack weapon=test/sword target=ana", "red: done")) == []


@pytest.mark.rule("BG-ABIL-4", "BG-INT-2")
def test_a_mission_in_an_interruption_is_for_who_interrupts() -> None:
    """Its card is discarded as it is played, and lies face up when it is completed."""
    game = interrupting(
        mission({"wound": {"who": "enemy", "by": "self"}}, now={"ana": {"mana": 0}}), "bo", "guard", 5, 5, 1, 1, 1, 1, 1
    )
    play(game, f"blue: play-card card={MISSION} bonus=mission")
    assert game.state.sides["blue"].discard == (MISSION,)
    events = play(game, "blue: attack weapon=test/sword target=ana")
    assert completed(events) == [f"mission-completed blue bo {MISSION} 15"]
    side = game.state.sides["blue"]
    assert (side.discard, side.completed, side.points) == ((), (MISSION,), 15)


@pytest.mark.rule("BG-ABIL-4")
def test_a_mission_of_an_interruption_is_lost_with_it() -> None:
    """The card stays among the discards."""
    game = interrupting(mission({"wound": {"who": "enemy", "by": "self"}}, now={}), "bo", "guard")
    play(game, f"blue: play-card card={MISSION} bonus=mission", "blue: end")
    assert asked(game) == "red: act"
    assert game.state.sides["blue"].discard == (MISSION,)


@pytest.mark.rule("BG-WOUND-2", "BG-ABIL-4")
@pytest.mark.parametrize(("wounds", "lost"), [(4, False), (5, True)])
def test_a_mission_is_lost_with_the_last_wound_of_its_character(wounds: int, lost: bool) -> None:
    """Even if the attack that is still under way makes it come true."""
    wild = weapon("wild", "melee", "1:0")
    wild["ability"] = {
        "when": "attack",
        "needs": 1,
        "effects": [{"do": "wound", "on": "self"}, {"do": "debuff", "name": "stun"}],
    }
    game = mission({"give": {"effect": "debuff"}}, *KILL, gear={"ana": [wild]}, now={"ana": {"wounds": wounds}})
    events = play(game, PLAY, "red: attack weapon=test/wild target=bo", *without_rerolls()[1:])
    assert completed(events) == ([] if lost else SCORED)


@pytest.mark.rule("BG-COMP-8", "BG-ABIL-4")
@pytest.mark.parametrize(
    ("when", "true"),
    [
        ({"knock-out": {"weapon": "melee", "by": "self"}}, True),
        ({"knock-out": {"weapon": "ranged", "by": "self"}}, False),
        ({"knock-out": {"who": "ally", "by": "self"}}, False),
        ({"knock-out": {"who": "character", "by": "army"}}, True),
        ({"wound": {"who": "enemy", "wounds": 4, "by": "self"}}, True),
        ({"wound": {"who": "enemy", "wounds": 5, "by": "self"}}, False),
        ({"wound": {"who": "enemy", "weapon": "melee", "wounds": 4, "by": "self"}}, True),
        ({"wound": {"who": "enemy", "weapon": "spell", "by": "self"}}, False),
        ({"heal": {"who": "ally"}}, False),
        ({"use": {}}, False),
    ],
)
def test_a_knock_out_with_a_melee_weapon_completes_its_side_missions(when: dict[str, Any], true: bool) -> None:
    """Figure, cause, weapon, amount."""
    game = mission(when, *KILL, gear={"ana": [weapon("sword", "melee", "1:4")]})
    assert completed(play(game, PLAY, *without_rerolls())) == (SCORED if true else [])


@pytest.mark.rule("BG-ATT-3", "BG-ABIL-4")
@pytest.mark.parametrize(("preset", "true"), [("default", True), ("es", False)])
def test_fists_are_a_melee_weapon_for_missions_but_in_one_edition(preset: str, true: bool) -> None:
    """By the Spanish rules they are a type of their own."""
    game = mission({"knock-out": {"weapon": "melee", "by": "self"}}, *KILL, gear={}, profile={"preset": preset})
    events = play(game, PLAY, "red: attack weapon=fists target=bo", "red: done")
    assert completed(events) == (SCORED if true else [])


@pytest.mark.rule("BG-ABIL-4")
@pytest.mark.parametrize(
    ("when", "effects", "to"),
    [
        ({"heal": {"who": "self", "wounds": 2}}, [{"do": "heal", "wounds": 3}], "self"),
        ({"give": {"effect": "debuff"}}, [{"do": "debuff", "name": "stun"}], "enemy"),
        ({"give": {"effect": "buff", "name": "haste"}}, [{"do": "buff", "name": "haste"}], "self"),
        ({"use": {}}, [{"do": "gain", "counter": "mana"}], "self"),
    ],
)
def test_abilities_complete_missions(when: dict[str, Any], effects: list[dict[str, Any]], to: str) -> None:
    """Healing, giving, using."""
    cards = {"ana": {"abilities": [{"when": "active", "to": to, "range": 1, "effects": effects}]}}
    game = mission(when, now={"ana": {"wounds": 2}}, cards=cards)
    assert completed(play(game, PLAY, "red: use ability=test/ana")) == SCORED


@pytest.mark.rule("BG-ABIL-4", "BG-FX-5")
def test_a_mark_completes_a_mission() -> None:
    """That it is given by who has the mission."""
    snare = {"do": "mark", "name": "snare", "range": 1, "gives": [{"modify": "mind", "by": -1}]}
    cards = {"ana": {"abilities": [{"when": "active", "to": "hex", "effects": [snare]}]}}
    game = mission({"give": {"effect": "mark", "name": "snare"}}, cards=cards)
    assert completed(play(game, PLAY, "red: use ability=test/ana at=E7")) == SCORED


@pytest.mark.rule("BG-ABIL-4")
def test_moves_complete_missions() -> None:
    """To an objective outside the own zone, or into the other army's zone."""
    lines: dict[str, Any] = {"blue": "bo@A1", "objectives": "gem@E8 own@E3", "zones": {"red": "E3", "blue": "E7"}}
    towards = mission({"move": {"to": "objective"}}, **lines)
    assert completed(play(towards, PLAY, "red: move to=E4", "red: face facing=n")) == [], "it lies in the own zone"
    assert completed(play(towards, "red: move to=E6", "red: face facing=n")) == []
    assert completed(play(towards, "red: move to=E7", "red: face facing=n")) == SCORED
    zone = mission({"move": {"to": "enemy-zone"}}, **lines)
    assert completed(play(zone, PLAY, "red: move to=E6", "red: face facing=n")) == []
    assert completed(play(zone, "red: move to=E7", "red: face facing=n")) == SCORED


@pytest.mark.rule("BG-ABIL-4")
def test_the_line_is_held_against_somebody() -> None:
    """The card of the box asks for an enemy beside the character: to run to an objective is not enough."""
    card = DocumentResolver(with_files=False)("battleground/hold-the-line")
    more = {key: value for key, value in card["mission"].items() if key != "when"}
    lines: dict[str, Any] = {"objectives": "gem@E7", "zones": {"red": "A1", "blue": "A9"}, "more": more}
    alone = mission(card["mission"]["when"], blue="bo@A1", **lines)
    assert completed(play(alone, PLAY, "red: move to=E6", "red: face facing=n")) == []
    contested = mission(card["mission"]["when"], blue="bo@E7", **lines)
    assert completed(play(contested, PLAY, "red: move to=E6", "red: face facing=n")) == [
        f"mission-completed red ana {MISSION} {more['vp']}"
    ]


@pytest.mark.rule("BG-ABIL-4")
@pytest.mark.parametrize(
    ("asked_for", "scored"),
    [
        ({"wounded": True}, True),
        ({"wounded": False}, False),
        ({"wounded": {"who": "target", "so": True}}, True),
        ({"attack-from": "front"}, True),
        ({"attack-from": "rear"}, False),
        ({"at-least": {"value": {"statistic": {"of": "subject", "name": "toughness"}}, "least": 3}}, True),
        ({"at-least": {"value": {"named": "wounds"}, "least": 9}}, False),
    ],
)
def test_a_mission_may_ask_for_more(asked_for: dict[str, Any], scored: bool) -> None:
    """Of its character, of the attack, of the event."""
    now: dict[str, dict[str, Any]] = {"ana": {"wounds": 1}, "bo": {"wounds": 5}}
    game = mission({"hit": {}}, *KILL, now=now, more={"if": asked_for})
    assert bool(completed(play(game, PLAY, *without_rerolls()))) is scored


LOST_2 = {"loses": {"who": "enemy", "counter": "mana", "least": 2}}
DRAIN: dict[str, Any] = {"when": "active", "to": "enemy", "effects": [{"do": "lose", "counter": "mana", "amount": 2}]}


@pytest.mark.rule("BG-ABIL-4", "BG-TEST-4")
def test_mana_that_an_enemy_spends_is_not_lost() -> None:
    """It throws two dice of its defence again."""
    game = mission(LOST_2, *(5, 1, 1, 1), *(1, 1, 1), *(1, 1), now={"bo": {"mana": 2}})
    events = play(game, PLAY, ATTACK, "red: done", "blue: mana-reroll die=0", "blue: mana-reroll die=1", "blue: done")
    assert of_kind(events, "mana-spent") == ["mana-spent bo 2"]
    assert completed(events) == []


@pytest.mark.rule("BG-ABIL-4", "BG-ATT-5")
def test_mana_that_an_enemy_casts_with_is_not_lost() -> None:
    """Nor what it pays for an ability."""
    blast = weapon("blast", "spell", "1:1", range=12, mana=2)
    game = mission(LOST_2, *(1,) * 6, now={"bo": {"mana": 2}}, gear={"ana": [SWORD], "bo": [blast]}, blue="bo@E1:s")
    play(game, PLAY)
    game = interrupting(game, "bo", "guard", *(1,) * 6)
    events = play(game, "blue: attack weapon=test/blast target=ana")
    assert of_kind(events, "mana-spent") == ["mana-spent bo 2"]
    assert completed(events) == []


@pytest.mark.rule("BG-ABIL-4")
@pytest.mark.parametrize(("mana", "scored"), [(2, SCORED), (1, [])])
def test_mana_that_is_taken_from_an_enemy_is_lost(mana: int, scored: list[str]) -> None:
    """As much as it had."""
    game = mission(LOST_2, now={"bo": {"mana": mana}}, cards={"ana": {"abilities": [DRAIN]}})
    events = play(game, PLAY, "red: use ability=test/ana target=bo")
    assert of_kind(events, "mana-lost") == [f"mana-lost bo {mana}"]
    assert completed(events) == scored
