"""What sets off a skill, whose comes first, and what it asks for when the event happens (HR-COMP-4, HR-TURN-8)."""

import pytest

from engine.systems.hoplomachus.combat.damage import Deal
from tests.support.hoplomachus import (
    Document,
    arena,
    done,
    event_lines,
    own,
    tactic,
    until,
    with_dice,
)
from tests.support.script import asked, offers, play

CHEER = [{"do": "gain", "counter": "favour", "amount": 1, "on": "self"}]
MOMENTS = {"pushed": "displaced", "walked": "moved"}


@pytest.mark.rule("HR-TURN-8")
def test_skills_set_off_by_one_event() -> None:
    """One controller's own in the order it likes; the seat whose turn it is first; nothing of the defeated."""
    cards = {name: {"skills": ["retaliate"]} for name in ("al", "bo", "by", "bu")}
    game = until(arena(red="ana@D5 al@E5", blue="bo@D4 by@D6 bu@E4", cards={**cards, "ana": {"health": 5}}), "movement")
    hits = (("bo", 1), ("by", 1), ("bu", 3), ("al", 1))
    game, events = done(game, Deal("ana", "red", True, hits))
    assert event_lines(events, "skill-triggered") == ["skill-triggered al retaliate"]
    assert asked(game) == "blue: order"
    assert offers(game, "blue") == ['order next="bo retaliate"', 'order next="by retaliate"']
    events = play(game, 'blue: order next="by retaliate"')
    assert event_lines(events, "skill-triggered") == ["skill-triggered by retaliate", "skill-triggered bo retaliate"]
    assert game.state.units["ana"].hp == 2


@pytest.mark.rule("HR-TURN-8")
@pytest.mark.parametrize(("inside", "hp"), [(False, 8), (True, 6)])
def test_a_condition_of_a_triggered_skill_must_hold_at_the_event(inside: bool, hp: int) -> None:
    """What the skills before it did makes no difference to it; an `if` among its effects looks when its turn comes."""
    few: Document = {"at-most": {"value": {"counter": {"of": "self", "name": "hp"}}, "most": 4}}
    gain: Document = {"do": "gain-hp", "hp": 2, "on": "self"}
    at_once: Document = {"if": few, "effects": [gain]}
    late: Document = {"effects": [{"do": "if", "if": few, "then": [gain]}]}
    when: Document = {"when": {"damaged": {"how": "attack"}}}
    skills = [own("first", {**when, "effects": [gain]}), own("second", {**when, **(late if inside else at_once)})]
    cards = {"bo": {"health": 5, "skills": skills}}
    game = with_dice(until(arena(red="ana@D5", blue="bo@D4 by@H8", cards=cards), "engagement"), 6)
    play(game, "red: attack unit=ana target=bo", 'blue: order next="bo first"')
    assert game.state.units["bo"].hp == hp


@pytest.mark.rule("HR-COMP-4")
@pytest.mark.parametrize(
    ("when", "phase", "deed", "times"),
    [
        ({"moved": {}}, "movement", "move unit=ana to=D4", 1),
        ({"moved": {"who": "opponent"}}, "movement", "move unit=ana to=D4", 0),
        ({"moved": {"who": "ally"}}, "movement", "move unit=al to=H3", 1),
        ({"attack": {}}, "engagement", "attack unit=ana target=bo", 1),
        ({"attack": {"who": "opponent"}}, "engagement", "attack unit=ana target=bo", 0),
        ({"attack": {"whom": "opponent"}}, "engagement", "attack unit=ana target=bo", 1),
        ({"attack": {"who": "unit", "whom": "self"}}, "engagement", "attack unit=ana target=bo", 0),
        ({"damaged": {"who": "opponent"}}, "engagement", "attack unit=ana target=bo", 1),
        ({"damaged": {"who": "opponent", "how": "other"}}, "engagement", "attack unit=ana target=bo", 0),
        ({"defeated": {"who": "opponent"}}, "engagement", "attack unit=ana target=bo", 1),
        ({"defeated": {"who": "ally"}}, "engagement", "attack unit=ana target=bo", 0),
        ({"favour-gained": {}}, "engagement", "attack unit=ana target=bo", 1),
        ({"favour-gained": {"whose": "other"}}, "engagement", "attack unit=ana target=bo", 0),
        ({"tactic-played": {}}, "tactic", "tactic tactic=test/cheer on=ana", 1),
        ({"tactic-played": {"who": "ally"}}, "tactic", "tactic tactic=test/cheer on=ana", 0),
        ({"tactic-played": {"by": "other"}}, "tactic", "tactic tactic=test/cheer on=ana", 0),
        ({"phase-begins": {"phase": "movement"}}, "tactic", "next-phase", 1),
        ({"phase-begins": {"phase": "deployment"}}, "tactic", "next-phase", 0),
        ({"phase-begins": {"whose": "other", "phase": "movement"}}, "tactic", "next-phase", 0),
        ({"deployed": {"who": "ally"}}, "deployment", "deploy unit=an at=A2", 1),
        ({"deployed": {}}, "deployment", "deploy unit=an at=A2", 0),
        ({"hp-gained": {}}, "tactic", "tactic tactic=test/cheer on=ana", 1),
        ({"hp-gained": {"how": "given"}}, "tactic", "tactic tactic=test/cheer on=ana", 1),
        ({"hp-gained": {"how": "healed"}}, "tactic", "tactic tactic=test/cheer on=ana", 0),
        ({"hp-gained": {"who": "ally"}}, "tactic", "tactic tactic=test/cheer on=ana", 0),
        ({"turn-ends": {}}, "engagement", "next-phase", 1),
        ({"turn-ends": {"whose": "other"}}, "engagement", "next-phase", 0),
        ({"turn-begins": {"whose": "other"}}, "engagement", "next-phase", 1),
        ({"turn-begins": {}}, "engagement", "next-phase", 0),
    ],
)
def test_every_event_triggers_skills_of_the_right_unit(when: Document, phase: str, deed: str, times: int) -> None:
    """Each event, for the right unit; here each time is worth 1 favour, which itself does not trigger again."""
    limit = {"times": 1, "per": "turn"}
    cards = {
        "ana": {"attack": ["red"], "skills": [own("knack", {"when": when, "effects": CHEER, "limit": limit})]},
        "bo": {"health": 1},
    }
    cheer = tactic("cheer", {"do": "gain-hp", "hp": 1})
    game = arena(red="ana@D5 al@H2 an", blue="bo@D6 by@H8", cards=cards, tactics={"red": [cheer]})
    game = with_dice(until(game, phase), 6)
    assert len(event_lines(play(game, f"red: {deed}"), "skill-triggered")) == times


@pytest.mark.rule("HR-TURN-9")
@pytest.mark.parametrize(("who", "times"), [("self", 1), ("ally", 0), ("opponent", 0)])
def test_a_unit_that_is_displaced_sets_off_a_skill(who: str, times: int) -> None:
    """A move of its own is no displacement, and a displacement no move."""
    put = {"when": "ability", "to": "unit", "away": 1, "effects": [{"do": "displace"}]}
    knack = [own(name, {"when": {when: {"who": who}}, "effects": CHEER}) for name, when in MOMENTS.items()]
    cards = {"ana": {"skills": knack}, "al": {"skills": [own("put", put)]}}
    game = until(arena(red="ana@D5 al@H2", blue="bo@A7", cards=cards), "ability")
    wish = next(each for each in game.decision.choices if each.data.get("target") == "ana") if game.decision else None
    assert wish is not None
    triggered = event_lines(game.apply(wish, "red"), "skill-triggered")
    assert triggered == ["skill-triggered ana pushed"] * times
