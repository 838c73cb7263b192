"""Opportunity attacks: when they are made, with what, before which movement."""

from typing import Any

import pytest

from engine.kernel.play.game import Game
from engine.systems.battleground.state import Battle
from tests.rules.battleground.fights import BOW, MACE, SWORD, begun, fight, of_kind
from tests.rules.battleground.guards import acting, interrupters
from tests.support.battleground import place_of
from tests.support.script import asked, offers, play, refused

AWAY = "red: move to=E7"


def leaving(*dice: int, **more: Any) -> Game[Battle]:
    """A fight in which Ana, engaged with Bo, is about to go away."""
    lines: dict[str, Any] = {"red": "ana@E5:n", "blue": "bo@E4:s", "arms": {"bo": (SWORD,)}, **more}
    return fight(*dice, **lines)


def strike(figure: str, name: str = "sword") -> str:
    """The answer that this enemy hits Ana."""
    return f"blue: attack figure={figure} weapon=test/{name} target=ana"


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
    play(game, "red: move to=F4")
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
    shout = {"id": "shout", "when": "active", "cost": {"ap": 1}, "effects": [{"do": "gain", "counter": "mana"}]}
    game = leaving(red="ana@E5:n al@F4:n", arms={"bo": (SWORD, BOW)}, stats={"bo": {"abilities": [shout]}})
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
    tonic = {"effects": [{"do": "gain", "counter": "ap", "amount": 2}]}
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
        ends = [line for line in offers(game, "red") if "to=" in line and not line.endswith("to=E5")]
        play(game, f"red: {ends[-1]}")
    assert (asked(game) == "blue: act") is attacked
    if attacked:
        assert (acting(game), place_of(game, "ana")) == ("bo", "E5")


@pytest.mark.rule("BG-INT-6", "BG-SHIFT-5")
@pytest.mark.parametrize("do", ["push", "pull"])
def test_never_by_a_push_or_pull(do: str) -> None:
    """Ana's friend moves her away from Bo."""
    ability = {"id": "go", "when": "active", "cost": {"ap": 1}, "to": "ally", "effects": [{"do": do}]}
    at = "E6" if do == "push" else "E2"
    game = leaving(
        red=f"al@{at}:n ana@E5:n" if do == "push" else "al@A5:n ana@E5:n", stats={"al": {"abilities": [ability]}}
    )
    events = play(game, "red: use figure=al ability=test/al:go target=ana")
    while asked(game) != "red: act":
        events += play(game, f"red: {offers(game, 'red')[0]}")
    assert interrupters(events) == []
