"""Actions: their costs, focus and guard, and what is not allowed."""

from typing import Any

import pytest

from engine.kernel.play.game import Game
from engine.systems.battleground.state import Battle
from tests.rules.battleground.fights import SWORD, fight, item, of_kind, weapon
from tests.support.battleground import activation, battle, event_lines, with_figure
from tests.support.script import asked, offers, play, refused

FAR: dict[str, Any] = {"red": "ana@E8:n", "blue": "bo@A1:n"}
RIFLE = weapon("rifle", "ranged", "1:1", range=12)
PISTOL = weapon("pistol", "ranged", "1:1", range=12)
MAGIC = weapon("magic", "spell", "1:1", range=12)
MACE = weapon("mace", "melee")
SHOUT = {"id": "shout", "when": "active", "cost": {"ap": 2}, "effects": [{"do": "gain", "counter": "mana"}]}


def is_focused(game: Game[Battle]) -> bool:
    """Whether Ana has a focus token."""
    return game.state.figures["ana"].focused


def ap(game: Game[Battle]) -> int:
    """The action points of the acting figure."""
    return game.state.bound("ap", int)


def costs(game: Game[Battle], *lines: str) -> list[str]:
    """What is paid for each of these answers: the use and the action points."""
    paid = of_kind(play(game, *lines), "action-paid")
    return [each.removeprefix("action-paid ana ") for each in paid]


def kinds(game: Game[Battle], seat: str = "red") -> set[str]:
    """The kinds of answers on offer."""
    return {line.partition(" ")[0] for line in offers(game, seat)}


@pytest.mark.rule("BG-ACT-1")
def test_the_five_actions() -> None:
    """Focus, move, attack, an active ability, guard; beside them cards and the end of the activation."""
    game = fight(arms={"ana": (RIFLE,)}, stats={"ana": {"abilities": [SHOUT]}}, blue="bo@E1:n")
    assert kinds(game) == {"focus", "move", "attack", "use", "guard", "play-card", "end"}


@pytest.mark.rule("BG-ACT-1")
def test_any_of_them_any_number_of_times_in_any_order() -> None:
    """Move, attack, focus, attack, move."""
    game = fight(*(1,) * 6, arms={"ana": (RIFLE,)}, blue="bo@E1:n", ap=7)
    shoot = "red: attack weapon=test/rifle target=bo"
    play(game, "red: move to=E6", "red: face facing=n", shoot, "red: focus", shoot)
    assert ap(game) == 7 - 1 - 1 - 1 - 2
    play(game, "red: move to=E7")
    assert ap(game) == 0


@pytest.mark.rule("BG-ACT-2")
def test_moves_cost_one_then_two_then_three() -> None:
    game = fight(ap=6, **FAR)
    turn = "red: face facing=n"
    moves = [line for at in ("E7", "E8", "E7") for line in (f"red: move to={at}", turn)]
    assert costs(game, *moves) == ["move 1", "move 2", "move 3"]
    assert ap(game) == 0


@pytest.mark.rule("BG-ACT-2")
def test_the_same_action_gets_dearer_and_no_other() -> None:
    """Focus after a move is the first focus; when its token is spent the next focus costs 2, and a guard 1."""
    game = fight(ap=9, **FAR)
    lines = (
        "red: move to=E7",
        "red: face facing=n",
        "red: focus",
        "red: move to=E6 focused=true",
        "red: face facing=n",
    )
    assert costs(game, *lines) == ["move 1", "focus 1", "move 2"]
    assert costs(game, "red: focus", "red: guard") == ["focus 2", "guard 1"]


@pytest.mark.rule("BG-ACT-2")
def test_costs_begin_anew_in_the_next_activation() -> None:
    """Two focuses in two activations cost 1 each."""
    game = battle(red="ana@A1", decks={"red": "fate-1-2-0 fate-2-2-0"})
    first = ("red: select-card card=fate-1-2-0", "blue: pass", "red: activate", "red: bonus")
    assert costs(game, *first, "red: move to=A2", "red: face facing=n", "red: end") == ["move 1"]
    play(game, "red: done", "blue: done", "red: select-card card=fate-2-2-0", "blue: pass", "red: activate")
    assert costs(game, "red: bonus", "red: move to=A1", "red: face facing=n") == ["move 1"]


@pytest.mark.rule("BG-ACT-2")
def test_without_enough_action_points_nothing_is_done() -> None:
    """One point is enough for a first focus, not for a second move; none is enough for nothing."""
    game = fight(ap=2, **FAR)
    play(game, "red: move to=E7", "red: face facing=n")
    assert refused(game, "red: move figure=ana to=E6") == ["BG-ACT-2 enough-ap-to-move"]
    play(game, "red: focus")
    assert kinds(game) == {"play-card", "end"}
    assert refused(game, "red: guard") == ["BG-ACT-2 enough-ap"]
    spent = fight(ap=1, **FAR)
    play(spent, "red: move to=E7", "red: face facing=n")
    assert refused(spent, "red: focus") == ["BG-ACT-2 enough-ap"]


@pytest.mark.rule("BG-ACT-3")
def test_each_further_attack_with_a_weapon_type_costs_one_more() -> None:
    """The example: a rifle 1, a spell 1, the rifle again 2; another ranged weapon then costs 3."""
    game = fight(*(1,) * 11, arms={"ana": (RIFLE, PISTOL, MAGIC)}, blue="bo@E1:n", ap=7)
    shots = [f"red: attack weapon=test/{name} target=bo" for name in ("rifle", "magic", "rifle", "pistol")]
    assert costs(game, *shots) == ["attack ranged 1", "attack spell 1", "attack ranged 2", "attack ranged 3"]
    assert refused(game, f"{shots[0]} figure=ana") == ["BG-ACT-3 enough-ap-to-attack"]


@pytest.mark.rule("BG-ACT-3")
def test_two_weapons_of_one_type_make_each_other_dearer() -> None:
    """A sword, then a mace, and another enemy makes no difference."""
    game = fight(*(1,) * 8, arms={"ana": (SWORD, MACE)}, blue="bo@E4:s be@F5:s", ap=6)
    assert costs(game, "red: attack weapon=test/sword target=bo", "red: attack weapon=test/mace target=be") == [
        "attack melee 1",
        "attack melee 2",
    ]


@pytest.mark.rule("BG-ACT-4")
def test_an_active_ability_costs_what_it_says_and_no_more_action() -> None:
    """Its cost counts towards no other; it is used once."""
    game = fight(stats={"ana": {"abilities": [SHOUT]}}, ap=4, **FAR)
    use = "red: use figure=ana ability=test/ana:shout"
    play(game, use)
    assert ap(game) == 2
    assert refused(game, use) == ["BG-ACT-4 ability-once"]
    assert costs(game, "red: focus") == ["focus 1"]
    poor = fight(stats={"ana": {"abilities": [SHOUT]}}, ap=1, **FAR)
    assert refused(poor, use) == ["BG-ACT-4 enough-ap-for-ability"]


@pytest.mark.rule("BG-ACT-5")
def test_a_free_move_costs_nothing_and_the_next_move_one() -> None:
    """Also at no action points."""
    boots = item("boots", {"when": "single-use", "effects": [{"do": "free-action", "action": "move"}]})
    game = fight(arms={"ana": (boots,)}, ap=1, **FAR)
    assert costs(game, "red: use-item", "red: move to=E7", "red: face facing=n") == []
    assert costs(game, "red: move to=E6", "red: face facing=n") == ["move 1"]
    spent = fight(arms={"ana": (boots,)}, ap=1, **FAR)
    play(spent, "red: focus", "red: use-item", "red: move to=E7")
    assert ap(spent) == 0


@pytest.mark.rule("BG-ACT-6")
def test_focus_gives_a_token_and_none_to_the_focused() -> None:
    """The action may not be taken either."""
    game = fight(ap=6, **FAR)
    assert event_lines(play(game, "red: focus")) == ["action-paid ana focus 1", "focus-gained ana"]
    assert game.state.figures["ana"].focused
    assert "focus" not in offers(game, "red")
    assert refused(game, "red: focus") == ["BG-ACT-6 not-focused-yet"]


@pytest.mark.rule("BG-ACT-6")
def test_a_focus_token_stays_until_it_is_spent() -> None:
    """Through the end of the activation and clean-up."""
    game = fight(ap=2, **FAR)
    play(game, "red: focus", "red: end", "red: done", "blue: done")
    assert (game.state.round, game.state.figures["ana"].focused) == (2, True)


@pytest.mark.rule("BG-ACT-6")
def test_a_move_may_spend_focus_and_need_not() -> None:
    """Without it the printed speed counts and the token stays."""
    game = fight(size="1x20", red="ana@A1", blue="bo@A20", now={"ana": {"focused": True}}, ap=6)
    assert refused(game, "red: move figure=ana to=A7") == ["BG-MOVE-1 points-last"]
    play(game, "red: move to=A2", "red: face facing=s")
    assert is_focused(game)
    play(game, "red: move to=A10 focused=true", "red: face facing=s")
    assert not is_focused(game)
    assert refused(game, "red: move figure=ana to=A11 focused=true") == ["BG-ACT-6 has-focus-to-spend"]


@pytest.mark.rule("BG-ACT-7")
def test_guard_gives_a_token_and_ends_the_activation_at_once() -> None:
    """With action points and cards left: nothing more is played or done."""
    game = fight(ap=6, **FAR)
    happened = event_lines(play(game, "red: guard"))
    assert happened[:3] == ["action-paid ana guard 1", "guard-raised ana", "activation-ended ana"]
    assert game.state.figures["ana"].guarding
    assert not game.state.binds("ap")
    assert asked(game) == "red: organise", "no character is ready any more"


@pytest.mark.rule("BG-ACT-7", "BG-ABIL-5")
def test_end_of_activation_comes_right_after_a_guard() -> None:
    """What acts at the end of an activation still does."""
    rest = {"id": "rest", "when": "end-of-activation", "effects": [{"do": "gain", "counter": "mana"}]}
    game = fight(stats={"ana": {"abilities": [rest]}}, **FAR)
    happened = event_lines(play(game, "red: guard"))
    assert happened[2:5] == ["activation-ended ana", "ability-triggered ana test/ana:rest", "mana-gained ana 1"]


@pytest.mark.rule("BG-ACT-7", "BG-INT-5")
def test_a_guard_may_guard_anew() -> None:
    """Its token went with the activation (BG-INT-5)."""
    game = with_figure(battle(red="ana@A1 al@A3"), "ana", guarding=True)
    play(game, "red: select-card card=fate-1", "blue: pass")
    assert "guard-dropped ana" in event_lines(play(game, "red: activate figure=ana"))
    assert not game.state.figures["ana"].guarding
    play(game, "red: bonus", "red: guard")
    assert game.state.figures["ana"].guarding


@pytest.mark.rule("BG-ACT-8")
def test_any_number_of_single_use_items_and_each_once() -> None:
    """Also with all action points spent; they make nothing dearer."""
    vial = item("vial", {"when": "single-use", "effects": [{"do": "gain", "counter": "mana"}]})
    tonic = item("tonic", {"when": "single-use", "effects": [{"do": "gain", "counter": "ap"}]})
    game = fight(arms={"ana": (vial, tonic)}, ap=1, **FAR)
    play(game, "red: focus", "red: use-item item=test/vial", "red: use-item item=test/tonic")
    assert (ap(game), game.state.figures["ana"].mana) == (1, 1)
    assert refused(game, "red: use-item figure=ana item=test/vial") == ["BG-ACT-8 item-unused"]


@pytest.mark.rule("BG-ROUND-8")
def test_no_card_inside_an_action_or_a_test() -> None:
    """Not while dice may be re-rolled, nor before the figure that moved is turned; between actions again."""
    game = fight(5, 1, 1, 1, 1, now={"ana": {"mana": 1}}, stats={"bo": {"toughness": 0}})
    card = "red: play-card card=fate-1 bonus=mana"
    play(game, "red: attack weapon=test/sword target=bo")
    assert asked(game) == "red: mana-reroll"
    assert refused(game, card) == []
    play(game, "red: done", "red: move to=E6", "blue: decline")
    assert asked(game) == "red: face"
    assert refused(game, card) == []
    play(game, "red: face facing=n", card)
    assert game.state.figures["ana"].mana == 2


@pytest.mark.rule("BG-ROUND-9")
def test_a_character_made_ready_gives_its_cards_to_the_discards_at_once_and_may_be_active_again() -> None:
    """By an effect, in the middle of a round."""
    rouse = {"to": "ally", "effects": [{"do": "ready"}]}
    game = battle(red="ana@A1 al@A3", decks={"red": "fate-1 fate-2 fate-3"}, bonuses={"fate-2": rouse})
    play(game, "red: select-card card=fate-1", "blue: pass", *activation("red", "ana"))
    play(game, "red: select-card card=fate-2", "red: activate figure=al")
    assert list(game.state.figures["ana"].cards) == ["fate-1"]
    play(game, "red: bonus bonus=ability")
    assert [list(game.state.figures["ana"].cards), list(game.state.sides["red"].discard)] == [[], ["fate-1"]]
    play(game, "red: end", "red: select-card card=fate-3")
    assert offers(game, "red") == ["activate figure=ana"]
