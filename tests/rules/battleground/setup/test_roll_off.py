"""The roll-off where no rule decides: each player rolls a die, ties are rolled again, and the higher result decides."""

from typing import Any

import pytest

from engine.kernel.chance.rolls import ByHand
from engine.kernel.play.game import Game, resume_game
from engine.kernel.positions.codec import Codec, written
from engine.systems.battleground.shifts.swap import Swap
from engine.systems.battleground.state import Battle
from engine.systems.battleground.system import SYSTEM
from engine.words import languages, speak
from tests.rules.battleground.fights import with_dice
from tests.support.battleground import battle, battle_by_hand, event_lines, place_of
from tests.support.script import asked, offers, play, refused

IDLE = "red, blue: select-card"
BETWEEN_TWO_FOES: dict[str, Any] = {"red": "ana@C3:n al@G8", "blue": "bo@G7:n be@C2"}
"""Each of `ana` and `bo` has an enemy beside it that is not the other."""


def swapping(*dice: int, **lines: Any) -> Game[Battle]:
    """Two figures of different armies are about to change places, and these are all the dice."""
    state = battle(**(lines or BETWEEN_TWO_FOES)).state
    return with_dice(state.but(agenda=(*state.agenda, Swap("ana", "bo"))), *dice)


def rolled(game: Game[Battle]) -> list[str]:
    """The throws of the game so far that settled a dispute."""
    throws = (each.to_json() for each in game.events if each.name() == "rolled")
    return [f"{each['seat']} {each['results']}" for each in throws if each["purpose"] == "dispute"]


@pytest.mark.rule("BG-GOLD-1", "BG-SHIFT-6", "BG-INT-6")
@pytest.mark.parametrize(("dice", "seat"), [((5, 2), "red"), ((1, 6), "blue"), ((3, 3, 6, 6, 1, 2), "blue")])
def test_the_higher_one_decides_and_ties_roll_again(dice: tuple[int, ...], seat: str) -> None:
    """Each player throws one die at a time, the first player first; all throws are reported."""
    game = swapping(*dice)
    assert asked(game) == f"{seat}: order"
    assert offers(game, seat) == ["order next=ana", "order next=bo"]
    assert rolled(game) == [f"{('red', 'blue')[at % 2]} [{face}]" for at, face in enumerate(dice)]
    other = {"red": "blue", "blue": "red"}[seat]
    assert refused(game, f"{other}: order next=ana") == []
    assert refused(game, f"{seat}: order next=be") == []


@pytest.mark.rule("BG-GOLD-1", "BG-SHIFT-6", "BG-INT-6")
@pytest.mark.parametrize(("first", "attackers"), [("ana", ["blue", "red"]), ("bo", ["red", "blue"])])
def test_the_figure_that_leaves_first_is_attacked_first(first: str, attackers: list[str]) -> None:
    """Its enemies have their opportunity, then those of the other; then both change places."""
    game = swapping(1, 6)
    play(game, f"blue: order next={first}")
    for seat in attackers:
        assert asked(game) == f"{seat}: act"
        assert game.state.bound("interrupted", str) == {"blue": "ana", "red": "bo"}[seat]
        play(game, f"{seat}: decline")
    assert (place_of(game, "ana"), place_of(game, "bo"), asked(game)) == ("G7", "C3", IDLE)
    assert [line for line in event_lines(game.events) if line.startswith("moved")] == [
        "moved ana C3 G7 ['C3', 'G7'] 0 swap",
        "moved bo G7 C3 ['G7', 'C3'] 0 swap",
    ]


@pytest.mark.rule("BG-GOLD-1", "BG-INT-6")
def test_two_that_are_engaged_with_each_other_roll_too() -> None:
    """Each may attack the other before they change places."""
    game = swapping(6, 1, red="ana@C3:n", blue="bo@C2:s")
    assert asked(game) == "red: order"
    play(game, "red: order next=bo")
    assert (asked(game), game.state.bound("active", str)) == ("red: act", "ana")
    play(game, "red: decline")
    assert (asked(game), game.state.bound("active", str)) == ("blue: act", "bo")
    play(game, "blue: decline")
    assert (place_of(game, "ana"), place_of(game, "bo"), asked(game)) == ("C2", "C3", IDLE)


@pytest.mark.rule("BG-GOLD-1", "BG-SHIFT-6")
@pytest.mark.parametrize(
    ("lines", "attacker"),
    [
        ({"red": "ana@C3 al@I1", "blue": "bo@G7 be@C2"}, "blue"),
        ({"red": "ana@C3 al@G8", "blue": "bo@G7 be@I1"}, "red"),
        ({"red": "ana@C3", "blue": "bo@G7"}, ""),
    ],
)
def test_no_roll_off_is_needed_where_only_one_player_may_attack(lines: dict[str, Any], attacker: str) -> None:
    """The rules decide then."""
    game = swapping(**lines)
    assert rolled(game) == []
    assert asked(game) == (f"{attacker}: act" if attacker else IDLE)


@pytest.mark.rule("BG-GOLD-1", "BG-SHIFT-6")
def test_no_roll_off_is_needed_where_one_player_makes_all_attacks() -> None:
    """Two of one army change places: the other player has all opportunities, one figure after the other."""
    state = battle(red="ana@A1 al@E6", blue="bo@A2 be@E7").state
    game = with_dice(state.but(agenda=(*state.agenda, Swap("ana", "al"))))
    assert asked(game) == "blue: act"
    assert rolled(game) == []


@pytest.mark.rule("BG-GOLD-1")
def test_the_dice_may_be_thrown_by_hand_and_the_game_saved_between_them() -> None:
    """Each throw is a question of its own, reported in every language."""
    state = battle_by_hand(**{**BETWEEN_TWO_FOES, "decks": {"red": "", "blue": ""}}).state
    game = resume_game(SYSTEM, state.but(agenda=(*state.agenda, Swap("ana", "bo"))), ByHand())
    assert asked(game) == "chance: roll"
    play(game, "chance: 4")
    game = resume_game(SYSTEM, Codec(SYSTEM, game.state).decode(written(SYSTEM, game.state)), ByHand())
    play(game, "chance: 5")
    assert asked(game) == "blue: order"
    assert game.decision is not None
    assert len({speak(game.decision.prompt, lang) for lang in languages()}) == len(languages())


@pytest.mark.rule("BG-GOLD-1", "BG-SETUP-2")
def test_the_first_player_is_settled_in_the_same_way() -> None:
    """Ties again, however many; the higher one chooses."""
    game = battle_by_hand(first=None)
    play(game, "chance: 2 2", "chance: 5 5", "chance: 6 1")
    assert asked(game) == "red: first-player"
    play(game, "red: first-player seat=blue")
    assert game.state.first == "blue"
