"""Everything at once: cases in which several rules meet, as a stranger would put them from the digest."""

from typing import Any

import pytest

from engine.kernel.state.outcome import Outcome
from engine.systems.battleground.state import Token
from tests.rules.battleground.fights import BOW, FIREBALL, SWEEP, SWORD, begun, fight, item, of_kind
from tests.rules.battleground.guards import GUARD, SOFT, acting
from tests.support.battleground import KEEPS, PASSES, activation, battle, place_of, with_figure
from tests.support.script import asked, offers, play

FLANKED = "bo attack 4 dice 2+"
"""An opportunity attack that is a flank attack as well."""


def ability(name: str, to: str, *effects: dict[str, Any]) -> dict[str, Any]:
    """An active ability for 1 AP."""
    return {"id": name, "when": "active", "cost": {"ap": 1}, "to": to, "effects": list(effects)}


# Knock-outs in the middle of other things


@pytest.mark.rule("BG-WOUND-2", "BG-INT-2")
def test_the_interrupted_is_knocked_out_by_its_own_ally_in_a_nested_interruption() -> None:
    """Cy interrupts Bo, who interrupts Ana, and its fireball at Bo hits her: Bo goes on, her turn is over."""
    game = fight(
        *(1, 1, 5, 1),
        red="ana@E8:n cy@H6:nw ad@A1",
        blue="bo@E2:s",
        arms={"bo": (SWORD,), "cy": (FIREBALL,)},
        stats={"ana": SOFT, "cy": {"speed": [0, 0]}},
        now={"bo": GUARD, "cy": {**GUARD, "mana": 1}, "ana": {"wounds": 5}},
    )
    play(game, "red: move to=E7", "red: face facing=n", "blue: move to=E6")
    assert acting(game) == "cy"
    events = play(game, "red: attack weapon=test/fireball target=bo")
    assert of_kind(events, "knocked-out") == ["knocked-out ana cy test/fireball"]
    play(game, "red: end")
    assert (asked(game), acting(game)) == ("blue: act", "bo")
    assert not [line for line in offers(game, "blue") if line.startswith(("attack", "move"))]
    play(game, "blue: end")
    assert asked(game) == "red: select-card"


@pytest.mark.rule("BG-WOUND-2", "BG-INT-6", "BG-ACT-5")
def test_an_ally_on_a_free_move_is_knocked_out() -> None:
    """Its move does not happen; the activation of who sent it goes on."""
    march = ability("march", "ally", {"do": "free-action", "action": "move"})
    game = fight(
        *(5, 1, 1, 1),
        red="ana@A9:n al@E5:n",
        blue="bo@E4:s",
        arms={"bo": (SWORD,)},
        stats={"ana": {"abilities": [march]}, "al": SOFT},
        now={"al": {"wounds": 5}},
    )
    play(game, "red: use target=al", "red: move to=E7")
    events = play(game, "blue: attack weapon=test/sword target=al", "blue: end")
    assert of_kind(events, "knocked-out", "moved") == ["knocked-out al bo test/sword"]
    assert (asked(game), acting(game), game.state.bound("ap", int)) == ("red: act", "ana", 5)


@pytest.mark.rule("BG-WOUND-2", "BG-AREA-1", "BG-INT-6")
def test_a_sweep_at_the_mover_knocks_out_the_active_character_beside_it() -> None:
    """An opportunity attack with an area hits others too, allies of the attacker as well; her activation is over."""
    march = ability("march", "ally", {"do": "free-action", "action": "move"})
    game = fight(
        *(1, 1, 1, 1, 5, 1, 1, 1, 1, 1, 1, 1),
        red="ana@F5:n al@E5:n ad@A1",
        blue="bo@E4:s be@D5:s",
        arms={"bo": (SWEEP,)},
        stats={"ana": {**SOFT, "abilities": [march]}},
        now={"ana": {"wounds": 5}},
    )
    play(game, "red: use target=al", "red: move to=E6", "blue: order next=bo")
    events = play(game, "blue: attack weapon=test/sweep target=al", "blue: order next=ana")
    assert begun(events) == ["bo attack 4 dice 3+", "bo attack 4 dice 3+", "ana defence 0 dice 4+", FLANKED]
    assert of_kind(events, "knocked-out") == ["knocked-out ana bo test/sweep"]
    play(game, "blue: end", "blue: decline")
    while asked(game).startswith("red: face"):
        play(game, "red: face facing=n")
    assert asked(game) == "red: select-card"


@pytest.mark.rule("BG-FX-1", "BG-FX-3", "BG-WOUND-2", "BG-WIN-1")
@pytest.mark.parametrize(("preset", "scored"), [("default", 30), ("pl", 0)])
def test_a_new_debuff_in_an_interruption_removes_a_curse_that_kills(preset: str, scored: int) -> None:
    """The old one acts as it goes: nobody's doing. The mover is gone before the guard acts."""
    stun = {"to": "enemy", "effects": [{"do": "debuff", "name": "stun"}]}
    game = fight(
        red="ana@E8:n al@A1",
        blue="bo@E2:s",
        arms={"bo": (BOW,)},
        now={"bo": GUARD, "ana": {"wounds": 5, "debuff": Token("curse", "blue")}},
        bonuses={"fate-5": stun},
        profile={"preset": preset},
    )
    play(game, "red: move to=E7", "red: face facing=n")
    events = play(game, "blue: play-card card=fate-5 bonus=ability")
    assert of_kind(events, "effect-given") == []
    assert ("ana" in game.state.figures, game.state.sides["blue"].points) == (False, scored)
    play(game, "blue: end")
    assert asked(game) == "red: select-card"


@pytest.mark.rule("BG-ACT-8", "BG-INT-7", "BG-WOUND-2", "BG-INT-6")
def test_a_bomb_before_an_opportunity_attack_frees_the_mover() -> None:
    """Bo is gone, the other one has its turn; then the move goes on."""
    bomb = item("bomb", {"when": "single-use", "to": "enemy", "effects": [{"do": "wound"}]})
    game = fight(
        red="ana@E5:n",
        blue="bo@E4:s be@D4:s",
        arms={"ana": (bomb,)},
        now={"bo": {"wounds": 5}},
    )
    play(game, "red: move to=E7", "blue: order next=bo", "red: use-item target=bo")
    assert (asked(game), acting(game)) == ("blue: act", "be")
    play(game, "blue: decline")
    assert place_of(game, "ana") == "E7"


# Whole rounds


@pytest.mark.rule("BG-ROUND-6", "BG-WOUND-2")
@pytest.mark.parametrize("cursed", [False, True])
def test_double_activation_of_the_last_one_left(cursed: bool) -> None:
    """Al, the last one of the round, may be the first of the next once Ana is lost to a curse, and only then."""
    game = battle(red="ana@A1 al@A3", decks={"red": " ".join(f"fate-{number}" for number in range(1, 8))})
    for card, name in zip(game.state.sides["red"].in_hand[:2], ("ana", "al"), strict=True):
        passing = ("blue: pass",) if name == "ana" else ()
        play(game, f"red: select-card card={card}", *passing, f"red: activate figure={name}", "red: bonus")
        if name == "al" and cursed:
            game = with_figure(game, "ana", wounds=5, debuff=Token("curse", "blue"))
        play(game, "red: end")
    play(game, *KEEPS)
    card = game.state.sides["red"].in_hand[0]
    play(game, f"red: select-card card={card}", "blue: pass")
    assert offers(game, "red") == (["activate figure=al"] if cursed else ["activate figure=ana"])


@pytest.mark.rule("BG-ROUND-10", "BG-WIN-3")
def test_both_pass_in_every_round() -> None:
    """Nobody is activated, everybody rests: a mana a round, no points, a draw."""
    game = battle()
    for number in range(4):
        play(game, *PASSES, *(KEEPS if number < 3 else ()))
    assert game.outcome == Outcome("draw", "BG-WIN-3", (), {"red": 0, "blue": 0})
    assert {figure.mana for figure in game.state.figures.values()} == {3}, "after the last round nobody gets ready"


@pytest.mark.rule("BG-ROUND-2", "BG-ROUND-4", "BG-ROUND-10")
def test_empty_decks() -> None:
    """No reshuffle: who has no card left passes by itself in every round; the game still takes four."""
    game = battle(decks={"red": "fate-1", "blue": "fate-2"})
    play(game, "red: select-card card=fate-1", "blue: select-card card=fate-2")
    play(game, *activation("blue", "bo"), *activation("red", "ana"), *KEEPS, *KEEPS, *KEEPS)
    assert game.outcome == Outcome("draw", "BG-WIN-3", (), {"red": 0, "blue": 0})
    assert game.state.round == 4
    assert game.state.sides["red"].discard == ("fate-1",)


@pytest.mark.rule("BG-INT-2", "BG-ROUND-2")
def test_cards_spent_in_an_interruption_are_missing_afterwards() -> None:
    """Blue plays its whole hand while it interrupts; it draws up to five again in organisation."""
    deck = " ".join(f"fate-{n}" for n in range(1, 11))
    game = fight(red="ana@E8:n", blue="bo@E2:s", arms={"bo": (BOW,)}, now={"bo": GUARD}, decks={"blue": deck})
    play(game, "red: move to=E7", "red: face facing=n")
    for card in game.state.sides["blue"].in_hand:
        play(game, f"blue: play-card card={card}")
    assert (game.state.sides["blue"].in_hand, len(game.state.sides["blue"].discard)) == ((), 5)
    assert game.state.figures["bo"].mana == 5
    play(game, "blue: end", "red: end", "red: done")
    if asked(game) == "blue: organise":
        play(game, "blue: done")
    assert len(game.state.sides["blue"].in_hand) == 5
