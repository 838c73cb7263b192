"""Scripts in Battleground: its table, its counters, questions on the way, effects that are about two."""

import json
from fractions import Fraction
from itertools import islice
from typing import Any

import pytest

from engine.abilities.ability_use import AbilityUse
from engine.kernel.play.game import Game, resume_game
from engine.kernel.positions.codec import Codec, written
from engine.systems.battleground.abilities.game_interface import INTERFACE
from engine.systems.battleground.state import Battle
from engine.systems.battleground.system import SYSTEM
from engine.systems.battleground.victory.outcome import points
from engine.words import speak
from tests.rules.battleground.fights import fight, of_kind
from tests.rules.battleground.written_positions import of_random_game
from tests.support.ability_documents import wrong
from tests.support.battleground import with_figure
from tests.support.script import asked, offers, play

USE = "red: use ability=test/ana"
FOES = {"pieces": {"side": "enemies"}}


def active(*effects: dict[str, Any], **more: Any) -> dict[str, Any]:
    """An active ability with these effects."""
    return {"when": "active", "effects": list(effects), **more}


def with_ability(*effects: dict[str, Any], **lines: Any) -> Game[Battle]:
    """A fight in which Ana has an ability with these effects."""
    more = lines.pop("more", {})
    stats = {"ana": {"abilities": [active(*effects, **more)]}, **lines.pop("stats", {})}
    return fight(stats=stats, **lines)


# Counters.


def gains(counter: str, amount: int = 1, on: str = "self", **now: Any) -> list[str]:
    """What happens where Ana gains something."""
    game = with_figure(with_ability({"do": "gain", "counter": counter, "amount": amount, "on": on}), "ana", **now)
    return [each for each in of_kind(play(game, USE), *COUNTED) if each]


def loses(counter: str, amount: int = 1, on: str = "self", **now: Any) -> list[str]:
    """What happens where Ana loses something."""
    game = with_figure(with_ability({"do": "lose", "counter": counter, "amount": amount, "on": on}), "ana", **now)
    return of_kind(play(game, USE), *COUNTED)


COUNTED = (
    "mana-gained",
    "mana-lost",
    "ap-gained",
    "action-paid",
    "focus-gained",
    "focus-lost",
    "guard-raised",
    "guard-lost",
)


@pytest.mark.rule("BG-ROUND-7")
def test_mana_above_five_is_lost() -> None:
    assert gains("mana", 4, mana=3) == ["mana-gained ana 2"]
    assert gains("mana", 1, mana=5) == []
    assert gains("mana", 2, mana=0) == ["mana-gained ana 2"]


def test_a_figure_loses_no_more_mana_than_it_has() -> None:
    assert loses("mana", 4, mana=3) == ["mana-lost ana 3"]
    assert loses("mana", 4, mana=0) == []


@pytest.mark.rule("BG-ACT-6")
def test_one_focus_token_at_a_time() -> None:
    assert gains("focus", 2) == ["focus-gained ana"]
    assert gains("focus", focused=True) == []
    assert loses("focus", focused=True) == ["focus-lost ana"]
    assert loses("focus") == []


def test_one_guard_token_at_a_time() -> None:
    assert gains("guard") == ["guard-raised ana"]
    assert gains("guard", guarding=True) == []
    assert loses("guard", guarding=True) == ["guard-lost ana"]
    assert loses("guard") == []


@pytest.mark.rule("BG-ROUND-7")
def test_action_points_are_those_of_who_acts() -> None:
    assert gains("ap", 2) == ["ap-gained ana 2"]
    assert loses("ap", 2) == ["action-paid ana  2"]
    assert loses("ap", 20) == ["action-paid ana  6"]
    game = with_ability({"do": "gain", "counter": "ap", "on": FOES}, {"do": "lose", "counter": "ap", "on": FOES})
    assert of_kind(play(game, USE), *COUNTED) == []


def test_wounds_are_counted_and_not_given() -> None:
    """Wounds and healing are effects of their own."""
    state = with_figure(fight(), "ana", wounds=2).state
    assert INTERFACE.counter(state, "ana", "wounds") == 2
    assert not INTERFACE.changed(state, AbilityUse("red", "ana", "test/ana"), "ana", "wounds", 1).events
    assert not INTERFACE.changed(state, AbilityUse("red", "ana", "test/ana"), "ana", "wounds", -1).events


# The table.


def test_the_game_interface_of_battleground_answers() -> None:
    lines: dict[str, Any] = {
        "red": "ana@E5:n al@C3",
        "blue": "bo@E4:s di@E9",
        "pieces": {"tall": "E7", "difficult": "C3"},
    }
    lines["zones"] = {"red": "C2-C4", "blue": "E8-E9"}
    state = with_figure(fight(stats={"ana": {"mind": 3, "faction": "test-order"}}, **lines), "ana", mana=4).state
    assert INTERFACE.pieces(state) == ("ana", "al", "bo", "di")
    assert [INTERFACE.is_there(state, each) for each in ("ana", "", "zed")] == [True, False, False]
    assert (INTERFACE.seat_of(state, "bo"), INTERFACE.rivals(state, "blue")) == ("blue", ("red",))
    assert [INTERFACE.allied(state, "red", each) for each in ("ana", "bo")] == [True, False]
    assert [INTERFACE.steps_apart(state, "ana", each) for each in ("ana", "bo", "di")] == [0, 1, 4]
    assert [INTERFACE.within(state, "ana", "di", Fraction(inches)) for inches in (2, 3)] == [False, True]
    assert list(INTERFACE.near(state, "ana", ("di", "bo", "al"), Fraction(2))) == ["bo", "al"]
    assert [INTERFACE.side(state, "red", own) for own in (True, False)] == [("ana", "al"), ("bo", "di")]
    assert [INTERFACE.sees(state, "ana", each) for each in ("bo", "di")] == [True, False]
    assert [INTERFACE.counter(state, "ana", each) for each in ("mana", "focus", "guard", "ap", "wounds")] == [
        4,
        0,
        0,
        6,
        0,
    ]
    assert [INTERFACE.has_trait(state, "ana", each) for each in ("test-order", "test-chaos")] == [True, False]
    assert [INTERFACE.is_in(state, each, "red") for each in ("al", "ana")] == [True, False]
    assert [INTERFACE.is_on(state, each, "difficult-ground") for each in ("al", "ana")] == [True, False]
    assert INTERFACE.printed(state, "ana", "mind") == 3


def test_near_figures_are_the_ones_within_the_distance() -> None:
    """Asked of all at once or one by one, of figures of one hex and of two."""
    for game in islice(of_random_game(3), 40):
        state = game.state
        for one in state.names:
            for inches in (1, Fraction(5, 2), 6):
                alone = [each for each in state.names if INTERFACE.within(state, one, each, inches)]
                assert list(INTERFACE.near(state, one, state.names, inches)) == alone


def test_a_statistic_is_read_with_all_that_changes_it_and_printed_without() -> None:
    rage = {"when": "always", "modify": "mind", "by": 2}
    state = fight(stats={"ana": {"mind": 3, "abilities": [rage]}}).state
    assert (INTERFACE.number(state, "ana", "mind", None), INTERFACE.printed(state, "ana", "mind")) == (5, 3)


@pytest.mark.rule("BG-WIN-1")
def test_points_scored_by_an_ability_count() -> None:
    game = with_ability({"do": "score", "points": 7}, {"do": "score", "points": {"points": "own"}, "whose": "other"})
    play(game, USE)
    assert [points(game.state, seat) for seat in ("red", "blue")] == [7, 7]


# Questions in mid-ability.

ASKING = (
    {"do": "choose", "as": "foe", "from": FOES},
    {
        "do": "one-of",
        "options": [
            {"effects": [{"do": "wound", "on": "foe"}]},
            {"name": {"en": "Rest"}, "effects": [{"do": "gain", "counter": "mana"}]},
        ],
    },
)
TWO = {"blue": "bo@E4:s di@E9"}


def test_an_ability_asks_its_player_and_goes_on_with_the_answers() -> None:
    game = with_ability(*ASKING, **TWO)
    play(game, USE)
    assert (asked(game), offers(game, "red")) == ("red: choose", ["choose piece=bo", "choose piece=di"])
    play(game, "red: choose piece=di")
    assert offers(game, "red") == ["option option=1", "option option=2"]
    assert of_kind(play(game, "red: option option=1"), "wounds-suffered") == ["wounds-suffered di 1 ana"]


def test_the_choices_carry_the_rule_for_abilities() -> None:
    game = with_ability(*ASKING, **TWO)
    play(game, USE)
    assert game.decision is not None
    assert {rule for each in game.decision.choices for rule in each.rules} == {"BG-ABIL-1"}


def test_a_game_is_saved_and_loaded_while_an_ability_asks() -> None:
    game = with_ability(*ASKING, **TWO)
    for answer in (USE, "red: choose piece=di", "red: option option=2"):
        play(game, answer)
        again = Codec(SYSTEM, game.state).decode(json.loads(json.dumps(written(SYSTEM, game.state))))
        assert again == game.state
        game = resume_game(SYSTEM, again, 1)
    assert game.state.figures["ana"].mana == 1


def test_in_mid_ability_who_is_knocked_out_ends_it_and_its_questions() -> None:
    """BG-WOUND-2: the owner wounds itself to death; nothing is asked any more."""
    game = with_figure(
        with_ability({"do": "wound", "wounds": 9, "on": "self"}, *ASKING, **TWO, red="ana@E5:n al@C3"), "ana"
    )
    play(game, USE)
    assert "ana" not in game.state.figures
    assert asked(game) not in ("red: choose", "red: option")


@pytest.mark.rule("BG-FX-4")
def test_effects_of_a_removed_token_may_ask() -> None:
    """Its player is the one of the army that gave it."""
    removed = [{"do": "choose", "as": "friend", "from": FOES}, {"do": "gain", "counter": "mana", "on": "friend"}]
    embers = {"do": "debuff", "name": "embers", "removed": removed, "on": "self"}
    game = with_ability(embers, {"do": "remove-effect", "on": "self"}, **TWO)
    play(game, USE)
    assert asked(game) == "red: choose"
    assert game.decision is not None
    assert "“embers”" in speak(game.decision.prompt, "en").replace("\u2068", "").replace("\u2069", "")
    play(game, "red: choose piece=di")
    assert game.state.figures["di"].mana == 1


# Effects that are about two.


@pytest.mark.rule("BG-SHIFT-2")
def test_a_figure_chosen_by_an_ability_can_be_charged() -> None:
    """Inside a branch on the chosen figure, the owner of the ability charges it."""
    charge = {"do": "for-each", "of": "foe", "effects": [{"do": "charge", "on": "self"}]}
    game = with_ability({"do": "choose", "as": "foe", "from": FOES}, charge, red="ana@E5:n", blue="bo@A1:s di@E9")
    play(game, USE, "red: choose piece=di", "red: move to=E8")
    assert game.state.figures["ana"].at == game.state.scenario.terrain.grid.place("E8")


def test_a_figure_neither_charges_nor_approaches_itself() -> None:
    for effect in ("charge", "towards"):
        branch = {"do": "if", "if": {}, "on": "self", "then": [{"do": effect, "on": "self"}]}
        game = with_ability(branch)
        play(game, USE)
        assert asked(game) == "red: act"


@pytest.mark.parametrize("effect", [{"do": "push"}, {"do": "swap"}, {"do": "if", "if": {}, "then": [{"do": "pull"}]}])
def test_a_token_does_nothing_that_needs_somebody_to_do_it(effect: dict[str, Any]) -> None:
    """BG-FX-4, -5: no figure carries out the effects of a token, nor those of a mark."""
    embers = {"do": "debuff", "name": "embers", "removed": [effect]}
    trap = {"do": "mark", "name": "trap", "range": 1, "when": "on-activation", "effects": [effect]}
    for ability in (active(embers), active(trap, to="hex")):
        assert "battleground-effect-needs-owner" in {code for _, code, _ in wrong(ability)}


def test_an_aim_is_needed_only_for_the_target_of_the_ability() -> None:
    """A swap with a chosen character needs no aim; one with the target does, wherever it is nested."""
    chosen = {"do": "choose", "as": "foe", "from": FOES}, {"do": "swap", "on": "foe"}
    each = {"do": "for-each", "of": FOES, "effects": [{"do": "swap"}]}
    assert with_ability(*chosen, each)
    inside = {"do": "if", "if": {}, "then": [{"do": "swap"}]}
    mark = {"do": "mark", "name": "trap", "range": 1, "gives": [{"modify": "mind", "by": -1}]}
    lay = {"do": "for-each", "of": FOES, "effects": [mark]}
    instead = {"when": "instead", "of": "wounds", "effects": [mark]}
    assert wrong(active(lay, to="hex")) == []
    for ability in (active(inside), active(lay), active({**mark, "on": FOES}), instead):
        assert [code for _, code, _ in wrong(ability)] == ["battleground-effect-needs-aim"]
