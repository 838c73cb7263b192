"""How long temporary tactics last: what happens at the end of their time, and after it (HR-TACTIC-2)."""

import pytest

from tests.support.hoplomachus import Document, arena, own, tactic, until, with_side
from tests.support.script import asked, play


def turn_lines(trigger: str, until_end: str, *, given: bool) -> list[str]:
    """What is reported from red's first turn to its second, in which bo has a skill that waits for the other's turns,
    given to it by a temporary tactic; or has it on its chip, and the tactic fatigues it."""
    skill: Document = {"when": {trigger: {"whose": "other"}}, "effects": [{"do": "gain-hp", "hp": 1, "on": "self"}]}
    card = tactic("card", *(() if given else ({"do": "fatigue"},)), abilities=[skill] if given else [], until=until_end)
    cards = {"bo": {"skills": [] if given else [own("skill", skill)]}}
    game = arena(red="ana@D5", blue="bo@D4", cards=cards, tactics={"red": [card]})
    events = play(game, "red: tactic tactic=test/card on=bo")
    while game.state.round == 1 or game.state.phase == "start":
        events += game.apply("next-phase")
    names = {"turn-began": "seat", "turn-ended": "seat", "skill-triggered": "unit", "tactic-ended": "on"}
    plain = [each.to_json() for each in events if each.name() in names]
    return [f"{each['event']} {each[names[str(each['event'])]]}" for each in plain]


@pytest.mark.rule("HR-TACTIC-2", "HR-TURN-11")
@pytest.mark.parametrize("given", [False, True])
def test_a_tactic_until_the_end_of_the_turn_holds_for_all_that_the_end_triggers(given: bool) -> None:
    """A skill that it gives still works then, and a unit that it fatigues does nothing; as with daze, it is over before
    the next turn."""
    assert turn_lines("turn-ends", "end-of-turn", given=given) == [
        "turn-ended red",
        *(["skill-triggered bo"] if given else []),
        "tactic-ended bo",
        "turn-began blue",
        "turn-ended blue",
        "turn-began red",
    ]


@pytest.mark.rule("HR-TACTIC-2", "HR-TURN-11")
@pytest.mark.parametrize("given", [False, True])
def test_a_tactic_until_the_next_turn_is_over_when_that_turn_begins(given: bool) -> None:
    """A skill that it gave works no more then, and a unit that it fatigued acts again."""
    assert turn_lines("turn-begins", "next-turn", given=given) == [
        "turn-ended red",
        "turn-began blue",
        "turn-ended blue",
        "tactic-ended bo",
        "turn-began red",
        *([] if given else ["skill-triggered bo"]),
    ]


@pytest.mark.rule("HR-TACTIC-2", "HR-TURN-11")
@pytest.mark.parametrize("given", [False, True])
def test_a_tactic_until_the_next_turn_holds_at_the_ends_of_the_turns_before(given: bool) -> None:
    """Of its player's, and in between."""
    assert turn_lines("turn-ends", "next-turn", given=given) == [
        "turn-ended red",
        *(["skill-triggered bo"] if given else []),
        "turn-began blue",
        "turn-ended blue",
        "tactic-ended bo",
        "turn-began red",
    ]


@pytest.mark.rule("HR-TACTIC-2", "HR-TURN-6")
def test_dice_until_the_end_of_the_turn_are_there_at_its_end() -> None:
    """A skill that waits for the end counts them; in the next turn they are gone."""
    count = {"do": "gain-hp", "hp": {"statistic": {"of": "self", "name": "attack-dice"}}, "on": "self"}
    both = [{"when": {when: {"whose": "any"}}, "effects": [count]} for when in ("turn-ends", "turn-begins")]
    cards = {"ana": {"skills": [own("dusk", both[0]), own("dawn", both[1])], "health": 1}}
    cry = tactic("cry", {"do": "add-dice", "dice": ["green"]}, until="end-of-turn")
    game = arena(red="ana@D5", blue="bo@H8", cards=cards, tactics={"red": [cry]})
    events = play(game, "red: tactic tactic=test/cry on=ana")
    events += until(game, "movement", "blue").events
    gained = [each.to_json()["hp"] for each in events if each.name() == "hp-gained"]
    assert gained[-2:] == [2, 1]


@pytest.mark.rule("HR-TACTIC-2", "HR-FAVOUR-2")
@pytest.mark.parametrize(("time", "returned"), [("end-of-turn", False), ("next-turn", True)])
def test_a_tactic_returns_by_the_second_reward_once_its_time_is_over(time: str, returned: bool) -> None:
    """Not by one earned as the turn ends to whose end it lasts; by one for the stones of the turn that it lasts to."""
    brief = tactic("brief", {"do": "add-movement", "by": 1}, until=time)
    cheer = own("cheer", {"when": {"turn-ends": {"whose": "own"}}, "effects": [{"do": "score", "points": 1}]})
    game = arena(red="ana@E2", blue="bo@H8", cards={"ana": {"skills": [cheer]}}, tactics={"red": [brief]})
    game = with_side(game, "red", favour=8 if returned else 9, rewards=1)
    play(game, "red: tactic tactic=test/brief on=ana")
    while asked(game) != "blue: bonus-hp":
        game.apply("next-phase")
    red = game.state.sides["red"]
    assert (red.rewards, red.tactics) == (2, ("test/brief",) if returned else ())
