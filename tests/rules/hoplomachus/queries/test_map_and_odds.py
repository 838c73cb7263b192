"""Queries: the odds of an attack and of a Special are those of all throws; distances and ways; nonsense is refused."""

from collections import Counter
from itertools import product
from typing import Any

import pytest

from engine.kernel.rules.queries import BadQueryValue
from engine.systems.hoplomachus.queries.map_and_odds import ASKS
from tests.support.hoplomachus import arena, tactic, until, with_dice
from tests.support.script import play

SPECIALS: dict[str, Any] = {
    "ana": {"attack": ["blue", "yellow"], "skills": ["sure-hit:2", "long-shot:3", "whirlwind"]},
    "bo": {"health": 1},
    "bert": {"skills": [{"skill": "ward", "by": 1, "against": "everything"}]},
}


def answer(game: Any, what: str, **fields: Any) -> Any:
    """The answer to a question, its fields read as a peer's are."""
    from engine.protocol.queries import answer_query

    return answer_query(ASKS[what], game.state, fields)


@pytest.mark.rule("HR-TURN-6", "HR-COMP-12")
def test_the_odds_of_an_attack() -> None:
    """Its dice with all modifiers; the HP that its target loses, with what it withstands; its defeat."""
    blitz = tactic("blitz", {"do": "add-dice", "dice": ["red"]})
    cards = {"bo": {"skills": ["ward:1"], "health": 1}}
    game = arena(red="ana@D5", blue="bo@D4", cards=cards, tactics={"red": [blitz]})
    play(game, "red: tactic tactic=test/blitz on=ana")
    found = answer(game, "odds", action={"kind": "attack", "unit": "ana", "target": "bo"})
    assert found["dice"] == ["black", "red"]
    assert found["hits"] == {"1": round(1 / 6, 9), "2": round(5 / 6, 9)}
    assert found["lost"] == {"0": round(1 / 6, 9), "1": round(5 / 6, 9)}
    assert found["defeated"] == round(5 / 6, 9)


@pytest.mark.rule("HR-COMP-11", "HR-TURN-6")
@pytest.mark.parametrize("aim", ["sure-hit target=bert", "long-shot target=bo", "whirlwind"])
def test_the_odds_of_a_special_are_those_of_all_throws(aim: str) -> None:
    """Each throw of its dice played: the HP that every target loses, and how often it is defeated."""
    game = until(arena(red="ana@D5", blue="bo@D4 bert@D6", cards=SPECIALS), "engagement")
    name, _, target = aim.partition(" target=")
    action = {"kind": "special", "unit": "ana", "skill": name, **({"target": target} if target else {})}
    found = answer(game, "odds", action=action)
    targets = ("bo", "bert") if name == "whirlwind" else (target,)
    assert found["targets"].keys() == set(targets)
    throws = list(product(range(1, 7), repeat=len(found["dice"])))
    lost = {each: Counter[str]() for each in targets}
    for faces in throws:
        struck = with_dice(game, *faces)
        play(struck, f"red: special unit=ana skill={aim}")
        for each in targets:
            before, after = game.state.units[each].hp, struck.state.units.get(each)
            lost[each][str(before - (after.hp if after else 0))] += 1
    for each in targets:
        odds = found["targets"][each]
        assert odds["lost"] == {hp: pytest.approx(ways / len(throws)) for hp, ways in lost[each].items()}
        hp = str(game.state.units[each].hp)
        assert odds["defeated"] == pytest.approx(lost[each][hp] / len(throws))


@pytest.mark.rule("HR-TURN-4", "HR-TURN-6")
def test_distances_and_ways() -> None:
    game = arena(red="ana@A1 al@A2", blue="bo@D4")
    assert answer(game, "distance", **{"from": "A1", "to": "D4"})["hexes"] == 5
    assert answer(game, "reach", unit="ana")["reach"] == {"B1": 1, "B2": 2, "C1": 2, "C2": 2}
    assert answer(game, "odds", dice=["blue", "blue"])["hits"] == {"0": 0.25, "1": 0.5, "2": 0.25}


@pytest.mark.parametrize(
    ("what", "fields"),
    [
        ("distance", {"from": "A1", "to": "Z99"}),
        ("distance", {"from": "A1", "to": "A1^"}),
        ("distance", {"from": "A1", "to": 4}),
        ("reach", {"unit": "nobody"}),
        ("odds", {}),
        ("odds", {"dice": ["pink"]}),
        ("odds", {"dice": "blue"}),
        ("odds", {"dice": ["blue"] * 101}),
        ("odds", {"action": {"kind": "move", "unit": "ana", "target": "bo"}}),
        ("odds", {"action": {"kind": "attack", "unit": "ana"}}),
        ("odds", {"action": {"kind": "attack", "unit": "ana", "target": "bo", "with": 1}}),
        ("odds", {"action": 1}),
        ("odds", {"action": {"kind": ["attack"], "unit": "ana", "target": "bo"}}),
        ("odds", {"action": {"kind": "special", "unit": "ana"}}),
        ("odds", {"action": {"kind": "special", "unit": "ana", "skill": "hurl"}}),
        ("odds", {"action": {"kind": "special", "unit": "nobody", "skill": "long-shot"}}),
        ("odds", {"action": {"kind": "special", "unit": "ana", "skill": "long-shot"}}),
        ("odds", {"action": {"kind": "special", "unit": "ana", "skill": "whirlwind", "target": "bo"}}),
    ],
)
def test_questions_that_make_no_sense(what: str, fields: dict[str, Any]) -> None:
    """They are refused with the field."""
    from engine.session.refusal import Refusal

    with pytest.raises((Refusal, BadQueryValue)):
        answer(arena(red="ana@D5", blue="bo@D4", cards={"ana": SPECIALS["ana"]}), what, **fields)
