"""Interruptions: what an interrupting character gets, how they begin and end."""

import pytest

from tests.rules.battleground.fights import SWORD, item, of_kind
from tests.rules.battleground.guards import GUARD, SHOT, TONIC, ap, in_interruption, kinds, names
from tests.support.script import asked, play, refused

SALVE = {"when": "single-use", "effects": [{"do": "heal"}]}
CALL = {"id": "call", "when": "active", "cost": {"mana": 1}, "effects": [{"do": "heal"}]}
HEX = {"id": "hex", "when": "active", "cost": {"ap": 1}, "to": "enemy", "effects": [{"do": "debuff", "name": "stun"}]}


# What it is


@pytest.mark.rule("BG-INT-1")
def test_one_action_point_for_a_move_an_attack_or_an_ability() -> None:
    """And cards; neither focus nor guard, even with action points enough."""
    game = in_interruption(stats={"bo": {"abilities": [HEX]}}, bonuses={"fate-5": TONIC})
    assert (asked(game), ap(game)) == ("blue: act", 1)
    assert kinds(game, "blue") == {"move", "attack", "use", "play-card", "end"}
    for action in ("focus", "guard"):
        assert refused(game, f"blue: {action}") == ["BG-INT-1 not-while-interrupting"]
    play(game, "blue: play-card card=fate-5 bonus=ability")
    assert ap(game) == 3
    assert refused(game, "blue: guard") == ["BG-INT-1 not-while-interrupting"]


@pytest.mark.rule("BG-INT-1")
def test_cards_give_their_bonuses_only() -> None:
    """Not their action points and mana: one mana, or one action point."""
    game = in_interruption(decks={"blue": "fate-9-3-4 fate-8"})
    play(game, "blue: play-card card=fate-9-3-4")
    assert (ap(game), game.state.figures["bo"].mana) == (1, 1)


@pytest.mark.rule("BG-INT-1")
def test_costs_count_afresh_and_those_of_the_interrupted_go_on_after() -> None:
    """Ana moved for 1; Bo pays 1 and 2 for its two shots; then Ana's second move costs 2."""
    game = in_interruption(*(1,) * 6, bonuses={"fate-5": TONIC})
    paid = of_kind(play(game, "blue: play-card card=fate-5 bonus=ability", SHOT, SHOT), "action-paid")
    assert paid == ["action-paid bo attack ranged 1", "action-paid bo attack ranged 2"]
    play(game, "blue: end")
    assert (asked(game), ap(game)) == ("red: act", 5)
    assert of_kind(play(game, "red: move to=E6"), "action-paid") == ["action-paid ana move 2"]


@pytest.mark.rule("BG-INT-1", "BG-ACT-4")
def test_an_ability_may_be_used_in_the_activation_and_again_in_an_interruption() -> None:
    """Once in each."""
    shout = {"id": "shout", "when": "active", "cost": {"ap": 1}, "effects": [{"do": "gain", "counter": "mana"}]}
    game = in_interruption(stats={"bo": {"abilities": [shout]}}, bonuses={"fate-5": TONIC})
    use = "blue: use figure=bo ability=test/bo:shout"
    play(game, "blue: play-card card=fate-5 bonus=ability", use)
    assert refused(game, use) == ["BG-ACT-4 ability-once"]


@pytest.mark.rule("BG-INT-1")
@pytest.mark.parametrize("activated", [False, True])
def test_ready_or_activated_it_may_interrupt_and_that_is_no_activation(activated: bool) -> None:
    """It is as ready afterwards as before, and no later activation counts it (BG-ROUND-6)."""
    game = in_interruption(1, 1, 1, now={"bo": {**GUARD, "activated": activated}})
    play(game, SHOT, "blue: end")
    assert game.state.figures["bo"].activated is activated
    assert (game.state.sides["blue"].activations, game.state.sides["blue"].last) == (0, None)


@pytest.mark.rule("BG-INT-1", "BG-ROUND-13")
def test_a_figure_that_only_interrupted_counts_as_rested() -> None:
    """It gains its mana in clean-up; the cards played for it are in the discards already."""
    game = in_interruption()
    play(game, "blue: play-card card=fate-1", "blue: end", "red: end")
    assert game.state.round == 2
    assert (game.state.figures["bo"].mana, game.state.sides["blue"].discard) == (2, ("fate-1",))


@pytest.mark.rule("BG-INT-1")
def test_action_points_gained_end_with_the_interruption_and_mana_stays() -> None:
    game = in_interruption(bonuses={"fate-5": TONIC})
    play(game, "blue: play-card card=fate-5 bonus=ability", "blue: play-card card=fate-1", "blue: end")
    assert (ap(game), game.state.bound("active", str)) == (5, "ana")
    assert game.state.figures["bo"].mana == 1
    play(game, "red: move to=E6", "red: face facing=n")
    assert asked(game) == "red: act", "the guard token is spent"


@pytest.mark.rule("BG-INT-1")
def test_a_player_who_passed_still_interrupts_and_plays_cards() -> None:
    """BG-ROUND-10: it only activates no more."""
    game = in_interruption()
    assert game.state.sides["blue"].passed
    assert {"attack", "play-card"} <= kinds(game, "blue")


# Its end


@pytest.mark.rule("BG-INT-3")
def test_at_no_action_points_cards_and_mana_only_actions_go_on() -> None:
    """Until its player wants no more; then the interrupted one goes on."""
    game = in_interruption(1, 1, 1, stats={"bo": {"abilities": [CALL]}}, now={"bo": {**GUARD, "mana": 1, "wounds": 1}})
    play(game, SHOT, "blue: done")
    assert (asked(game), ap(game)) == ("blue: act", 0)
    assert kinds(game, "blue") == {"use", "play-card", "end"}
    play(game, "blue: use", "blue: play-card card=fate-1", "blue: end")
    assert (asked(game), game.state.figures["bo"].wounds) == ("red: act", 0)


@pytest.mark.rule("BG-INT-3")
def test_by_the_other_reading_it_ends_with_the_last_action_point() -> None:
    game = in_interruption(
        1,
        1,
        1,
        stats={"bo": {"abilities": [CALL]}},
        now={"bo": {**GUARD, "mana": 1, "wounds": 1}},
        profile={"interruption_without_ap": "ends"},
    )
    assert kinds(game, "blue") == {"move", "attack", "use", "play-card", "end"}
    assert names(play(game, SHOT, "blue: done"))[-1] == "interruption-ended"
    assert asked(game) == "red: act"


@pytest.mark.rule("BG-INT-3")
def test_an_interruption_may_end_with_action_points_left() -> None:
    game = in_interruption()
    assert names(play(game, "blue: end")) == ["interruption-ended"]
    assert (asked(game), ap(game)) == ("red: act", 5)


@pytest.mark.rule("BG-INT-3")
def test_an_interruption_ends_by_itself_where_nothing_is_left_to_do() -> None:
    """No cards, no action points, nothing for nothing."""
    game = in_interruption(1, 1, 1, decks={"blue": "fate-1"})
    play(game, "blue: play-card", SHOT, "blue: done")
    assert asked(game) == "red: act"


# Its order


@pytest.mark.rule("BG-INT-7", "BG-ABIL-5")
@pytest.mark.parametrize("edition", ["default", "it", "es", "pl"])
def test_the_order_of_an_interruption(edition: str) -> None:
    """Items of the interrupted, guard token off, on interruption, actions, end of interruption, then on it goes.

    By one edition "on interruption" comes right after the beginning.
    """
    moments = [
        {"id": name, "when": name, "effects": [{"do": "gain", "counter": "mana"}]}
        for name in ("on-interruption", "end-of-interruption")
    ]
    game = in_interruption(
        arms={"ana": (item("salve", SALVE),)},
        now={"bo": GUARD, "ana": {"wounds": 1}},
        stats={"bo": {"abilities": moments}},
        profile={"preset": edition},
    )
    assert (asked(game), game.state.figures["bo"].guarding) == ("red: items-before", True)
    start = names(play(game, "red: use-item"))
    moment, begin = ["ability-triggered", "mana-gained"], ["interruption-began", "ap-gained"]
    inner = [*begin, *moment] if edition == "pl" else [*moment, *begin]
    assert start == ["item-used", "wounds-healed", "interruption-declared", "guard-dropped", *inner]
    assert names(play(game, "blue: end")) == ["interruption-ended", *moment]
    assert asked(game) == "red: act"


@pytest.mark.rule("BG-INT-7", "BG-ACT-8", "BG-WOUND-2")
def test_an_item_that_knocks_out_the_guard_first() -> None:
    """Its interruption lapses."""
    bomb = item("bomb", {"when": "single-use", "to": "enemy", "effects": [{"do": "wound"}]})
    game = in_interruption(blue="bo@E2:s be@A9", arms={"ana": (bomb,)}, now={"bo": {**GUARD, "wounds": 5}})
    happened = names(play(game, "red: use-item target=bo"))
    assert happened == ["item-used", "wounds-suffered", "knocked-out", "points-scored"]
    assert asked(game) == "red: act"


@pytest.mark.rule("BG-INT-7", "BG-ACT-8", "BG-WOUND-2")
def test_an_item_that_knocks_out_its_own_bearer_first() -> None:
    """There is nobody to interrupt any more; the guard keeps its token."""
    flask = item("flask", {"when": "single-use", "effects": [{"do": "wound"}]})
    game = in_interruption(red="ana@E8:n al@A9", arms={"ana": (flask,)}, now={"bo": GUARD, "ana": {"wounds": 5}})
    play(game, "red: use-item")
    assert (asked(game), game.state.figures["bo"].guarding) == ("red: select-card", True)


@pytest.mark.rule("BG-ACT-8", "BG-INT-7")
def test_an_item_that_takes_its_bearer_away() -> None:
    """The guard was triggered and interrupts all the same; it may find nothing to do."""
    vane = item("vane", {"when": "single-use", "effects": [{"do": "teleport", "points": 3}]})
    game = in_interruption(arms={"ana": (vane,), "bo": (SWORD,)}, stats={"bo": {"speed": [4, 4]}})
    assert asked(game) == "red: items-before"
    happened = names(play(game, "red: use-item", "red: teleport to=H7", "red: face facing=n"))
    assert "guard-dropped" in happened
