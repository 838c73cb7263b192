"""Opportunity attacks: who makes them, when, with what, and what becomes of the mover."""

from typing import Any

import pytest

from engine.kernel.event import Event
from engine.kernel.game import Game
from engine.systems.battleground.state import Battle
from tests.rules.battleground.fights import BOW, MACE, SWORD, Document, begun, fight, item, of_kind, weapon, with_dice
from tests.support.battleground import place_of
from tests.support.script import asked, offers, play, refused

AWAY = "red: move to=E7"
TRIPLE: dict[str, Any] = {"red": "ana@E5:n", "blue": "bo@E4:s be@D5:s bu@F5:s"}
"""Ana is engaged with three enemies."""


def shoving(hexes: int = 1) -> Document:
    """A melee weapon that pushes whom it hits."""
    shove = weapon("shove", "melee", "1:0")
    return {**shove, "ability": {"when": "attack", "needs": 1, "effects": [{"do": "push", "hexes": hexes}]}}


def leaving(*dice: int, **more: Any) -> Game[Battle]:
    """A fight in which Ana, engaged with Bo, is about to go away."""
    lines: dict[str, Any] = {"red": "ana@E5:n", "blue": "bo@E4:s", "arms": {"bo": (SWORD,)}, **more}
    return fight(*dice, **lines)


def acting(game: Game[Battle]) -> str:
    """Who acts now."""
    return game.state.bound("active", str)


def strike(figure: str, name: str = "sword") -> str:
    """The answer that this enemy hits Ana."""
    return f"blue: attack figure={figure} weapon=test/{name} target=ana"


def attackers(events: list[Event[Any]]) -> list[str]:
    """Who interrupted, in order."""
    return [line.split()[1] for line in of_kind(events, "interruption-began")]


# When


@pytest.mark.rule("BG-INT-6", "BG-MOVE-10")
def test_after_the_move_is_declared_and_before_the_hex_is_left() -> None:
    """It is paid for, the figure still stands where it stood; then it goes as declared."""
    game = leaving(1, 1, 1, 1)
    events = play(game, AWAY)
    assert of_kind(events, "action-paid", "moved", "interruption-began") == [
        "action-paid ana move 1",
        "interruption-began bo ana opportunity",
    ]
    assert (asked(game), place_of(game, "ana")) == ("blue: act", "E5")
    events = play(game, strike("bo"), "blue: end")
    assert of_kind(events, "moved") == ["moved ana E5 E7 ['E5', 'E6', 'E7'] 2 move"]


@pytest.mark.rule("BG-INT-6")
def test_also_where_it_goes_from_one_hex_beside_the_enemy_to_another() -> None:
    """It leaves its hex, though it stays engaged."""
    game = leaving()
    play(game, "red: move to=F5")
    assert (asked(game), acting(game)) == ("blue: act", "bo")


@pytest.mark.rule("BG-INT-6")
def test_not_for_turning_nor_for_who_is_not_engaged() -> None:
    """Nor at the end of a move that comes beside an enemy."""
    game = leaving()
    play(game, "red: move to=E5", "red: face facing=s")
    assert asked(game) == "red: act"
    apart = leaving(red="ana@E7:n")
    play(apart, "red: move to=E5", "red: face facing=n")
    assert asked(apart) == "red: act"


@pytest.mark.rule("BG-INT-6", "BG-MAP-2")
def test_not_between_heights() -> None:
    """Beside each other on the sheet, one above: not engaged."""
    game = leaving(blue="bo@E4^:s", pieces={"tall": "E3", "platform": "E3 E4"})
    play(game, AWAY, "red: face facing=n")
    assert asked(game) == "red: act"


@pytest.mark.rule("BG-INT-6")
def test_facing_does_not_matter_and_no_guard_token_is_needed() -> None:
    """Its back turned to the mover."""
    game = leaving(blue="bo@E4:n")
    play(game, AWAY)
    assert acting(game) == "bo"
    assert not game.state.figures["bo"].guarding


@pytest.mark.rule("BG-INT-6", "BG-INT-1")
@pytest.mark.parametrize("activated", [False, True])
def test_by_the_ready_and_the_activated_alike(activated: bool) -> None:
    game = leaving(now={"bo": {"activated": activated}})
    play(game, AWAY)
    assert acting(game) == "bo"


# With what


@pytest.mark.rule("BG-INT-6", "BG-MOD-6")
def test_widened_by_one_instead_of_narrowed() -> None:
    """The attack; the defence test of the mover is as ever."""
    game = leaving(6, 1, 1, 1, 1, 1, 1, 1)
    assert begun(play(game, AWAY, strike("bo"))) == ["bo attack 4 dice 3+", "ana defence 3 dice 4+"]


@pytest.mark.rule("BG-INT-6")
def test_melee_attacks_only() -> None:
    """No move, no ability, no focus, no guard, no other target; cards may be played."""
    shout = {"id": "shout", "when": "active", "cost": {"ap": 1}, "effects": [{"do": "gain-mana"}]}
    game = leaving(
        red="ana@E5:n al@F4:n", arms={"bo": (SWORD, BOW)}, stats={"bo": {"abilities": [shout]}}
    )
    play(game, AWAY)
    kinds = {line.partition(" ")[0] for line in offers(game, "blue")}
    assert kinds == {"attack", "play-card", "decline"}
    assert refused(game, "blue: move figure=bo to=E4") == ["BG-INT-6 no-move-in-an-opportunity-attack"]
    assert refused(game, "blue: use figure=bo ability=test/bo:shout") == ["BG-INT-6 no-ability-in-opportunity-attack"]
    assert "BG-INT-6 melee-in-opportunity-attack" in refused(game, strike("bo", "bow"))
    assert refused(game, "blue: focus") == ["BG-INT-1 not-while-interrupting"]
    assert refused(game, "blue: guard") == ["BG-INT-1 not-while-interrupting"]
    assert refused(game, "blue: attack figure=bo weapon=test/sword target=al") == ["BG-INT-2 at-the-interrupted"]


@pytest.mark.rule("BG-INT-6", "BG-ATT-3")
def test_fists_are_allowed() -> None:
    game = leaving(1, 1, 1, 1, arms={"bo": (BOW,)})
    play(game, AWAY, "blue: attack figure=bo weapon=fists target=ana", "blue: end")
    assert place_of(game, "ana") == "E7"


@pytest.mark.rule("BG-INT-6", "BG-ACT-3")
def test_more_than_one_attack_with_action_points_enough() -> None:
    """It is an interruption: cards may give it more, and each attack costs one more."""
    tonic = {"effects": [{"do": "gain-ap", "ap": 2}]}
    game = leaving(*(1,) * 9, arms={"bo": (SWORD, MACE)}, bonuses={"fate-5": tonic})
    events = play(game, AWAY, "blue: play-card card=fate-5 bonus=ability", strike("bo"), strike("bo", "mace"))
    assert of_kind(events, "action-paid")[1:] == ["action-paid bo attack melee 1", "action-paid bo attack melee 2"]


@pytest.mark.rule("BG-INT-6")
def test_an_enemy_may_decline() -> None:
    """The move goes on, nobody is hurt."""
    game = leaving()
    events = play(game, AWAY, "blue: decline")
    assert of_kind(events, "attack-began") == []
    assert place_of(game, "ana") == "E7"


# By several


@pytest.mark.rule("BG-INT-6")
def test_each_enemy_engaged_in_the_order_their_player_chooses() -> None:
    """Each once; the last one needs no choosing."""
    game = fight(**TRIPLE)
    play(game, AWAY)
    assert offers(game, "blue") == ["order next=bo", "order next=be", "order next=bu"]
    events = play(game, "blue: order next=bu", "blue: decline", "blue: order next=bo", "blue: decline")
    assert attackers(events) == ["bu", "bo", "be"]
    assert refused(game, "blue: order next=bu") == []
    play(game, "blue: decline")
    assert (asked(game), place_of(game, "ana")) == ("red: face", "E7")


@pytest.mark.rule("BG-INT-6")
def test_each_at_most_once_a_move_also_if_it_stays_engaged_on_the_way() -> None:
    """From a hex beside Bo to another one beside it; a second move gives it a second one."""
    game = leaving()
    events = play(game, "red: move to=F5", "blue: decline", "red: face facing=n")
    assert attackers(events) == ["bo"]
    assert attackers(play(game, "red: move to=E6")) == ["bo"]


@pytest.mark.rule("BG-INT-6")
def test_one_no_longer_engaged_when_its_turn_comes_loses_it() -> None:
    """Bo pushes Ana away from the other two."""
    game = with_dice(fight(**TRIPLE, arms={"bo": (shoving(),)}, stats={"ana": {"toughness": 0}}).state, 5, 1, 1, 1)
    events = play(game, AWAY, "blue: order next=bo", strike("bo", "shove"), "blue: end")
    assert attackers(events) == ["bo"]
    assert place_of(game, "ana") == "E6"
    assert asked(game) == "red: move", "she goes on from there"


@pytest.mark.rule("BG-INT-6", "BG-MOVE-1")
def test_a_mover_pushed_by_one_goes_on_from_its_new_hex() -> None:
    """With all its points, wherever they lead from there; it may stay, too."""
    game = leaving(5, 1, 1, 1, arms={"bo": (shoving(),)}, stats={"ana": {"toughness": 0}}, size="1x20", **{
        "red": "ana@A5:n", "blue": "bo@A4:s"
    })
    play(game, "red: move to=A7", strike("bo", "shove"), "blue: end")
    assert (asked(game), place_of(game, "ana")) == ("red: move", "A6")
    ends = [line.split("to=")[1] for line in offers(game, "red")]
    assert ends == [f"A{row}" for row in range(5, 12)]
    play(game, "red: move to=A11", "red: face facing=n")
    assert (place_of(game, "ana"), asked(game)) == ("A11", "red: act")


@pytest.mark.rule("BG-INT-6")
def test_a_push_beside_another_enemy_gives_that_one_its_attack() -> None:
    """The hex that is left then is the one beside it; Bo has had its turn."""
    game = leaving(
        5, 1, 1, 1,
        blue="bo@E4:s be@E7:n",
        arms={"bo": (shoving(),), "be": (SWORD,)},
        stats={"ana": {"toughness": 0}},
    )
    events = play(game, "red: move to=F5", strike("bo", "shove"), "blue: end")
    assert attackers(events) == ["bo", "be"]
    play(game, "blue: decline")
    assert (asked(game), place_of(game, "ana")) == ("red: move", "E6")


@pytest.mark.rule("BG-INT-6", "BG-WOUND-2")
def test_a_mover_knocked_out_by_the_first_is_not_attacked_by_the_others() -> None:
    """Its move does not happen, its activation is over."""
    lines = {**TRIPLE, "red": "ana@E5:n al@A9"}
    arms = dict.fromkeys(("bo", "be", "bu"), (SWORD,))
    game = fight(5, 1, 1, 1, **lines, arms=arms, now={"ana": {"wounds": 5}}, stats={"ana": {"toughness": 0}})
    events = play(game, AWAY, "blue: order next=be", strike("be"), "blue: end")
    assert attackers(events) == ["be"]
    assert of_kind(events, "moved", "activation-ended") == []
    assert asked(game) == "red: select-card"


@pytest.mark.rule("BG-INT-6", "BG-MOVE-1")
def test_movement_points_are_computed_after_the_attacks() -> None:
    """One that slows the mover down: two points fewer than when it was declared; then it says where to."""
    snag = weapon("snag", "melee", "1:0")
    snag["ability"] = {"when": "attack", "needs": 1, "effects": [{"do": "debuff", "name": "paralysis"}]}
    game = leaving(
        5, 1, 1, 1,
        size="1x20", red="ana@A5:n", blue="bo@A4:s", arms={"bo": (snag,)}, stats={"ana": {"toughness": 0}},
    )
    play(game, "red: move to=A10", strike("bo", "snag"), "blue: end")
    assert asked(game) == "red: move"
    assert [line.split("to=")[1] for line in offers(game, "red")] == ["A5", "A6", "A7", "A8"]


@pytest.mark.rule("BG-INT-6", "BG-ACT-6")
def test_focused_speed_is_chosen_when_declaring() -> None:
    """The token is gone before the attacks, so that it serves no defence test."""
    game = leaving(
        6, 1, 1, 1, 1, 1, 1, 1, size="1x20", red="ana@A5:n", blue="bo@A4:s", now={"ana": {"focused": True}}
    )
    events = play(game, "red: move to=A13 focused=true", strike("bo"), "blue: end")
    assert begun(events) == ["bo attack 4 dice 3+", "ana defence 3 dice 4+"]
    assert place_of(game, "ana") == "A13"
    kept = leaving(6, 1, 1, 1, 1, 1, 1, 1, size="1x20", red="ana@A5:n", blue="bo@A4:s", now={"ana": {"focused": True}})
    events = play(kept, "red: move to=A7", strike("bo"))
    assert begun(events) == ["bo attack 4 dice 3+", "ana defence 3 dice 3+"]


@pytest.mark.rule("BG-ACT-8", "BG-INT-7")
def test_single_use_items_before_an_opportunity_attack() -> None:
    """Before each of them."""
    salve = item("salve", {"when": "single-use", "effects": [{"do": "heal"}]})
    game = fight(**{**TRIPLE, "blue": "bo@E4:s be@D5:s"}, arms={"ana": (salve, salve)}, now={"ana": {"wounds": 2}})
    play(game, AWAY, "blue: order next=bo")
    assert asked(game) == "red: items-before"
    play(game, "red: use-item", "red: decline", "blue: decline")
    assert (asked(game), game.state.figures["ana"].wounds) == ("red: items-before", 1)
    play(game, "red: decline", "blue: decline")
    assert place_of(game, "ana") == "E7"


# By which movement


MOVEMENTS: list[tuple[dict[str, Any], bool]] = [
    ({"do": "free-action", "action": "move"}, True),
    ({"do": "towards", "points": 3}, True),
    ({"do": "charge"}, True),
    ({"do": "jump", "points": 3}, True),
    ({"do": "swap"}, True),
    ({"do": "teleport", "points": 3}, False),
]


@pytest.mark.rule("BG-INT-6")
@pytest.mark.parametrize(("effect", "attacked"), MOVEMENTS, ids=lambda value: str(value))
def test_by_which_movement_of_ones_own(effect: dict[str, Any], attacked: bool) -> None:
    """A free move, towards, charge, jump and swap; never teleport."""
    self_ = {"on": "self"} if effect["do"] in ("towards", "charge") else {}
    aim = "enemy" if effect["do"] in ("towards", "charge") else "ally" if effect["do"] == "swap" else "self"
    ability = {"id": "go", "when": "active", "cost": {"ap": 1}, "to": aim, "effects": [{**effect, **self_}]}
    game = leaving(red="ana@E5:n al@H5:n", blue="bo@E4:s be@E9:n", stats={"ana": {"abilities": [ability]}})
    target = {"enemy": " target=be", "ally": " target=al", "self": ""}[aim]
    play(game, f"red: use figure=ana ability=test/ana:go{target}")
    if asked(game) in ("red: move", "red: teleport"):
        play(game, "red: " + next(line for line in reversed(offers(game, "red")) if not line.endswith("to=E5")))
    assert (asked(game) == "blue: act") is attacked
    if attacked:
        assert (acting(game), place_of(game, "ana")) == ("bo", "E5")


@pytest.mark.rule("BG-INT-6", "BG-SHIFT-5")
@pytest.mark.parametrize("do", ["push", "pull"])
def test_never_by_a_push_or_pull(do: str) -> None:
    """Ana's friend moves her away from Bo."""
    ability = {"id": "go", "when": "active", "cost": {"ap": 1}, "to": "ally", "effects": [{"do": do}]}
    at = "E6" if do == "push" else "E2"
    game = leaving(red=f"al@{at}:n ana@E5:n" if do == "push" else "al@A5:n ana@E5:n", stats={"al": {"abilities": [ability]}})
    events = play(game, "red: use figure=al ability=test/al:go target=ana")
    while asked(game) != "red: act":
        events += play(game, f"red: {offers(game, 'red')[0]}")
    assert attackers(events) == []
