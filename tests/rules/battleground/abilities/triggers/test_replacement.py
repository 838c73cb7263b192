"""Abilities that change pending events: wounds, knock-outs, pushes, mana, tokens; each is applied once to an event."""

from typing import Any

import pytest

from engine.kernel.play.game import Game
from engine.systems.battleground.abilities.events import EffectGiven
from engine.systems.battleground.queries.odds_fields import AttackInQuery
from engine.systems.battleground.queries.odds_query import OddsQuery
from engine.systems.battleground.state import Battle, Token
from tests.rules.battleground.abilities.triggers.test_triggers import HIT, of
from tests.rules.battleground.abilities.types.test_card_abilities import problems
from tests.rules.battleground.fights import SWORD, Document, fight, item, of_kind, weapon
from tests.support.battleground import battle, place_of, with_figure
from tests.support.script import asked, play

ATTACK = "red: attack weapon=test/sword target=bo"


def instead(what: str, **more: Any) -> Document:
    """An ability that changes something about to happen."""
    return {"when": "instead", "of": what, **more}


def wounds_after(*abilities: Document, whose: str = "bo", **more: Any) -> int:
    """How many of two wounds Bo suffers."""
    game = fight(*HIT, stats=of(whose, *abilities), **more)
    play(game, ATTACK)
    return game.state.figures["bo"].wounds


@pytest.mark.rule("BG-ABIL-6", "BG-ABIL-1")
@pytest.mark.parametrize(("by", "wounds"), [(-1, 1), (-2, 0), (-9, 0), (1, 3)])
def test_wounds_become_fewer_or_more(by: int, wounds: int) -> None:
    """Never fewer than none."""
    assert wounds_after(instead("wounds", by=by)) == wounds


@pytest.mark.rule("BG-ABIL-6")
def test_a_prevented_event_triggers_nothing() -> None:
    """Wounds that are none are not suffered."""
    thorns = {"when": {"wound": {"who": "self", "by": "enemy"}}, "effects": [{"do": "wound", "on": "by"}], "id": "t"}
    game = fight(*HIT, stats=of("bo", instead("wounds"), thorns))
    events = play(game, ATTACK)
    assert of_kind(events, "wounds-suffered") == []
    assert game.state.figures["ana"].wounds == 0


@pytest.mark.rule("BG-ABIL-6")
def test_something_else_happens_instead() -> None:
    """With the names of the event: to whom, by whom, how much."""
    mirror = instead("wounds", effects=[{"do": "wound", "on": "by", "wounds": {"named": "number"}}])
    game = fight(*HIT, stats=of("bo", mirror))
    play(game, ATTACK)
    assert (game.state.figures["ana"].wounds, game.state.figures["bo"].wounds) == (2, 0)


@pytest.mark.rule("BG-ABIL-6")
def test_two_that_turn_wounds_on_each_other_are_stopped() -> None:
    """The wounds of one are changed by the other, and so on."""
    mirror = instead("wounds", effects=[{"do": "wound", "on": "by"}])
    game = fight(*HIT, stats={**of("ana", mirror), **of("bo", mirror)})
    events = play(game, ATTACK)
    assert of_kind(events, "ability-stopped")
    assert asked(game) == "red: act"


@pytest.mark.rule("BG-ABIL-6")
def test_the_trace_tells_the_ability_and_the_rule() -> None:
    """What was changed, for which figure, from how much to how much."""
    events = play(fight(*HIT, stats=of("bo", instead("wounds", by=-1))), ATTACK)
    assert of_kind(events, "replaced") == ["replaced bo test/bo wounds bo 2 1"]
    assert [each.rules for each in events if each.name() == "replaced"] == [("BG-ABIL-6",)]


@pytest.mark.rule("BG-ABIL-6", "BG-ABIL-1")
def test_each_has_one_look() -> None:
    """Several of them add up, each once."""
    assert wounds_after(instead("wounds", by=-1, id="a"), instead("wounds", by=2, id="b")) == 3


@pytest.mark.rule("BG-ABIL-6")
def test_the_character_card_has_its_look_before_weapon_and_item() -> None:
    """Whatever the order of the scenario."""
    shield = item("shield", instead("wounds", by=-1))
    armed = {**SWORD, "ability": instead("wounds", by=3, to="all-enemies", anyway=True)}
    game = fight(*HIT, stats=of("bo", instead("wounds", by=1)), arms={"ana": [armed], "bo": [shield]})
    reported = of_kind(play(game, ATTACK), "replaced")
    assert reported == [
        "replaced bo test/bo wounds bo 2 3",
        "replaced ana test/sword wounds bo 3 6",
        "replaced bo test/shield wounds bo 6 5",
    ]


@pytest.mark.rule("BG-ABIL-6", "BG-ABIL-2")
@pytest.mark.parametrize(("place", "wounds"), [("D4", 1), ("I9", 2)])
def test_a_replacement_may_be_about_figures_near_the_owner(place: str, wounds: int) -> None:
    """In range and in sight."""
    game = fight(*HIT, stats=of("cy", instead("wounds", by=-1, to="all-allies", range=2)), blue=f"bo@E4:s cy@{place}")
    play(game, ATTACK)
    assert game.state.figures["bo"].wounds == wounds


@pytest.mark.rule("BG-ABIL-6", "BG-ATT-6")
@pytest.mark.parametrize(
    ("conditions", "wounds"),
    [
        ({"weapon": "melee"}, 1),
        ({"weapon": "ranged"}, 2),
        ({"within": {"who": "by", "of": "self", "distance": 1}}, 1),
        ({"at-least": {"value": {"named": "number"}, "least": 3}}, 2),
        ({"wounded": True}, 2),
    ],
)
def test_conditions_of_a_replacement_know_the_attack_and_the_attacker(conditions: Document, wounds: int) -> None:
    """The weapon, the attacker, the number of wounds."""
    assert wounds_after(instead("wounds", by=-1, **{"if": conditions})) == wounds


@pytest.mark.rule("BG-ATT-6", "BG-ABIL-6")
@pytest.mark.parametrize(("used", "wounds"), [("sword", 3), ("mace", 2)])
def test_on_a_weapon_it_works_while_attacking_with_it(used: str, wounds: int) -> None:
    """Not with another one."""
    armed = {**SWORD, "ability": instead("wounds", by=1, to="all-enemies")}
    game = fight(*HIT, arms={"ana": [armed, weapon("mace", "melee")]})
    play(game, f"red: attack weapon=test/{used} target=bo")
    assert game.state.figures["bo"].wounds == wounds


@pytest.mark.rule("BG-ABIL-1", "BG-ABIL-6")
def test_a_replacement_may_be_declined() -> None:
    """Its player is asked, before the wounds."""
    for answer, wounds in (("use", 0), ("decline", 2)):
        game = fight(*HIT, stats=of("bo", instead("wounds", may=True)))
        play(game, ATTACK)
        assert asked(game) == "blue: use"
        play(game, f"blue: {answer}")
        assert game.state.figures["bo"].wounds == wounds


@pytest.mark.rule("BG-ABIL-1", "BG-ABIL-6")
def test_a_replacement_may_have_a_limit() -> None:
    """What was declined does not count."""
    game = fight(*HIT, *HIT, stats=of("bo", instead("wounds", limit={"per": "round"}), health=20))
    play(game, ATTACK)
    assert game.state.figures["bo"].wounds == 0
    play(game, ATTACK)
    assert game.state.figures["bo"].wounds == 2


@pytest.mark.rule("BG-FX-3", "BG-ABIL-6")
def test_the_wound_of_a_curse_is_one_like_any() -> None:
    """It is not dealt by any figure."""
    game = fight(stats=of("ana", {"when": "active", "effects": [{"do": "remove-effect"}], "to": "enemy"}))
    game = with_figure(game, "bo", debuff=Token("curse", "red"))
    play(game, "red: use ability=test/ana target=bo")
    assert game.state.figures["bo"].wounds == 1
    warded = fight(
        stats={
            **of("ana", {"when": "active", "effects": [{"do": "remove-effect"}], "to": "enemy"}),
            **of("bo", instead("wounds", by=-1)),
        }
    )
    warded = with_figure(warded, "bo", debuff=Token("curse", "red"))
    play(warded, "red: use ability=test/ana target=bo")
    assert warded.state.figures["bo"].wounds == 0


def last_stand(*effects: Document, **more: Any) -> Game[Battle]:
    """A fight in which Bo has one health left, and does not fall so easily."""
    ability = instead("knock-out", effects=list(effects), **more)
    game = fight(*HIT, stats=of("bo", ability), now={"bo": {"wounds": 5}}, blue="bo@E4:s cy@A1")
    play(game, ATTACK)
    return game


@pytest.mark.rule("BG-WOUND-1", "BG-ABIL-6")
def test_a_rescued_character_keeps_one_health() -> None:
    """And nobody scores."""
    game = last_stand()
    assert game.state.figures["bo"].wounds == 5
    assert game.state.sides["red"].points == 0


@pytest.mark.rule("BG-WOUND-1", "BG-ABIL-6")
def test_a_knock_out_that_is_none_may_do_something() -> None:
    """It knows who was about to do it."""
    game = last_stand({"do": "heal", "wounds": 2}, {"do": "wound", "on": "by"})
    assert (game.state.figures["bo"].wounds, game.state.figures["ana"].wounds) == (3, 1)


@pytest.mark.rule("BG-WOUND-1", "BG-ABIL-6")
def test_a_knock_out_happens_where_the_limit_is_reached() -> None:
    """Once a game, and then no more."""
    ability = instead("knock-out", limit={"per": "game"})
    game = fight(*HIT, *HIT, stats=of("bo", ability), now={"bo": {"wounds": 5}}, blue="bo@E4:s cy@A1")
    play(game, ATTACK, ATTACK)
    assert "bo" not in game.state.figures


@pytest.mark.rule("BG-AREA-3", "BG-ABIL-6")
def test_each_of_several_who_fall_at_once_is_looked_at() -> None:
    """One is spared, the other one leaves."""
    used = {"when": "active", "to": "all-enemies", "effects": [{"do": "wound", "wounds": 9}]}
    stats = {**of("ana", used), **of("cy", instead("knock-out"))}
    game = fight(stats=stats, blue="bo@E4:s cy@D4 da@A1")
    play(game, "red: use ability=test/ana")
    assert sorted(game.state.figures) == ["ana", "cy"]
    assert game.state.figures["cy"].wounds == 5


@pytest.mark.rule("BG-SHIFT-5", "BG-ABIL-6")
@pytest.mark.parametrize(
    ("what", "more", "place"),
    [
        ("push", {"by": 1}, "E1"),
        ("push", {"by": -1}, "E3"),
        ("push", {}, "E4"),
        ("pull", {}, "E2"),
    ],
)
def test_pushes_go_further_or_less_far(what: str, more: Document, place: str) -> None:
    """Or not at all; a pull is no push."""
    used = {"when": "active", "to": "enemy", "effects": [{"do": "push", "hexes": 2}]}
    game = fight(stats={**of("ana", used), **of("bo", instead(what, **more))})
    play(game, "red: use ability=test/ana target=bo")
    assert place_of(game, "bo") == place


@pytest.mark.rule("BG-ROUND-7", "BG-ROUND-13", "BG-ABIL-6")
def test_gained_mana_is_more_or_less() -> None:
    """That of cards and bonuses, of abilities and of rest."""
    game = battle(
        cards={**of("ana", instead("mana", by=1)), **of("bo", instead("mana"))}, decks={"red": "fate-1-2-1 fate-2"}
    )
    play(game, "red: select-card card=fate-1-2-1", "blue: pass", "red: activate figure=ana")
    assert game.state.figures["ana"].mana == 2
    play(game, "red: bonus bonus=mana")
    assert game.state.figures["ana"].mana == 4
    events = play(game, "red: end", "red: done", "blue: done")
    assert of_kind(events, "replaced") == ["replaced bo test/bo mana bo 1 0"]


@pytest.mark.rule("BG-FX-1", "BG-ABIL-6")
@pytest.mark.parametrize(("what", "borne"), [("debuff", "stun"), ("buff", "curse")])
def test_a_token_is_not_given(what: str, borne: str) -> None:
    """The old one stays then, and its removal does nothing."""
    used = {"when": "active", "to": "enemy", "effects": [{"do": "debuff", "name": "curse"}]}
    game = fight(stats={**of("ana", used), **of("bo", instead(what))})
    game = with_figure(game, "bo", debuff=Token("stun", "red"))
    events = play(game, "red: use ability=test/ana target=bo")
    given = [each for each in events if isinstance(each, EffectGiven)]
    assert (game.state.figures["bo"].debuff, bool(given)) == (Token(borne, "red"), borne == "curse")


@pytest.mark.parametrize(
    ("ability", "path", "code"),
    [
        (instead("wonds", by=1), ".of", "content-not-an-option"),
        (instead("wounds", by=1, effects=[{"do": "heal"}]), ".by", "ability-by-or-effects"),
        (instead("knock-out", by=-1), ".by", "battleground-nothing-to-count"),
        ({"when": "instead"}, ".of", "content-missing-key"),
    ],
)
def test_a_senseless_replacement_is_refused(ability: Document, path: str, code: str) -> None:
    """By its place."""
    (found,) = problems(ability)
    assert (found.path, found.code) == (f"$.abilities[0]{path}", code)


def test_a_game_without_such_abilities_changes_nothing() -> None:
    """No step is looked at twice."""
    assert fight().state.scenario.ability_index.instead == {}


def odds_of(*abilities: Document) -> Any:
    """The odds of Ana's attack on Bo, who has these abilities."""
    game = fight(stats=of("bo", *abilities))
    return OddsQuery(action=AttackInQuery("ana", "test/sword", "bo")).answer(game.state)


@pytest.mark.rule("BG-ABIL-6", "BG-TEST-7")
def test_the_odds_know_what_surely_changes_the_wounds() -> None:
    """They name the ability and the rule; what may be declined is left out."""
    plain, warded = odds_of(), odds_of(instead("wounds", by=-1))
    offered = odds_of(instead("wounds", by=-1, may=True))
    assert warded["changed_by"] == ["test/bo"]
    assert "BG-ABIL-6" in warded["rules"]
    assert warded["wounds"]["0"] == pytest.approx(plain["wounds"]["0"] + plain["wounds"]["1"])
    assert offered["wounds"] == plain["wounds"]
    assert "changed_by" not in plain
