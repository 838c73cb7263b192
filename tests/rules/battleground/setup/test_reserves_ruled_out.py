"""BG-WIN-2: a reserve whose ability a round, a knock-out or a past moment rules out for good enters no more."""

import pytest

from engine.kernel.data.record import replace
from tests.rules.battleground.abilities.types.test_scenario_abilities import acts
from tests.rules.battleground.fights import Document, item
from tests.rules.battleground.setup.test_reserves import (
    BLUE_LOST,
    after_the_round,
    alone,
    may_enter,
    played,
    waiting,
    with_reserve,
)
from tests.support.battleground import changed, with_figure, without
from tests.support.script import offers, play

SPAWN: Document = {"do": "spawn", "figure": "cy"}
NO_MORE: Document = {"round": {"most": 1}}
NEVER: Document = {"round": {"least": 4}}
"""In a game of three rounds."""
LAST: Document = {"round": {"least": 3}}
MOVED: Document = {"move": {"who": "character"}}
HEALTH: Document = {"when": "always", "modify": "health", "by": 1}
GONE: Document = {"knocked-out": "bo"}
ALIVE: Document = {"not": GONE}


@pytest.mark.rule("BG-WIN-2", "BG-ROUND-1", "BG-WOUND-1")
@pytest.mark.parametrize(
    ("ability", "lost"),
    [
        (acts(MOVED, SPAWN), False),
        (acts(MOVED, SPAWN, **{"if": NO_MORE}), True),
        (acts({"claim": {"who": "enemy"}}, SPAWN, **{"if": NO_MORE}), True),
        (acts("round-ends", SPAWN, **{"if": {**NO_MORE, **ALIVE}}), True),
        (acts("round-begins", SPAWN, **{"if": NEVER}), True),
        (acts({"round-begins": {"round": 9}}, SPAWN), True),
        (acts({"round-ends": {"round": 3}}, SPAWN), True),
        (acts({"round-ends": {"round": 2}}, SPAWN), False),
        (acts(MOVED, SPAWN, **{"if": {"round": {"least": 2, "most": 2}}}), False),
        (acts(MOVED, SPAWN, **{"if": {"not": {"round": {"least": 2}}}}), True),
        (acts(MOVED, SPAWN, **{"if": {"not": NO_MORE}}), False),
        (acts(MOVED, SPAWN, **{"if": ALIVE}), True),
        (acts(MOVED, SPAWN, **{"if": {"not": ALIVE}}), False),
        (acts(MOVED, SPAWN, **{"if": GONE}), False),
        (acts(MOVED, SPAWN, **{"if": {"knocked-out": "ana"}}), False),
        (acts(MOVED, SPAWN, **{"if": {"any": [NO_MORE, ALIVE]}}), True),
        (acts(MOVED, SPAWN, **{"if": {"any": [NO_MORE, GONE]}}), False),
        (acts(MOVED, SPAWN, **{"if": {"all": [GONE, NEVER]}}), True),
        (acts(MOVED, SPAWN, **{"if": {"not": {"all": [GONE, NEVER]}}}), False),
        (acts("round-ends", SPAWN, **{"if": LAST}), True),
        (acts("round-ends", SPAWN, **{"if": {"not": LAST}}), False),
        (acts({"phase-ends": {"phase": "clean-up"}}, SPAWN, **{"if": LAST}), True),
        (acts({"phase-ends": {"phase": "activation"}}, SPAWN, **{"if": LAST}), False),
        (acts("phase-ends", SPAWN, **{"if": LAST}), False),
        (acts({"round-begins": {"round": 2}}, SPAWN, **{"if": LAST}), True),
        (acts({"round-begins": {"round": 3}}, SPAWN, **{"if": LAST}), False),
        (acts({"round-begins": {"round": 2}}, {"do": "if", "if": LAST, "then": [SPAWN]}), True),
        (acts({"round-begins": {"round": 2}}, {"do": "if", "if": LAST, "then": [], "else": [SPAWN]}), False),
        (acts(MOVED, SPAWN, **{"if": {"all": [{"round": {"least": 2}}, {"not": {"round": {"least": 2}}}]}}), True),
        (acts(MOVED, SPAWN, **{"if": {"any": [{"all": [LAST, {"round": {"most": 2}}]}, NO_MORE]}}), True),
        (acts(MOVED, SPAWN, **{"if": {"knocked-out": "cy"}}), True),
        (acts(MOVED, SPAWN, **{"if": {"any": [{"knocked-out": "cy"}, LAST]}}), False),
        (acts({"give": {"effect": "buff", "who": "character"}}, SPAWN), True),
        (acts(MOVED, {"do": "if", "if": NO_MORE, "then": [SPAWN]}), True),
        (acts(MOVED, {"do": "if", "if": NO_MORE, "then": [], "else": [SPAWN]}), False),
        (acts(MOVED, {"do": "if", "if": GONE, "then": [], "else": [SPAWN]}), True),
        (acts(MOVED, {"do": "one-of", "options": [{"effects": []}, {"if": NEVER, "effects": [SPAWN]}]}), True),
        (acts(MOVED, {"do": "one-of", "options": [{"effects": []}, {"if": GONE, "effects": [SPAWN]}]}), False),
    ],
)
def test_an_ability_that_is_ruled_out_for_good_brings_no_reserve(ability: Document, lost: bool) -> None:
    """By a round that is over or never comes, or by a knock-out, which nothing undoes."""
    outcome = after_the_round(changed(alone(ability), knocked_out=("bo",))).outcome
    assert (outcome is not None and (outcome.result, outcome.why, outcome.winners) == BLUE_LOST) is lost


def at_the_end(*effects: Document, **more: object) -> Document:
    """Something else that the scenario does when the round is over."""
    return acts("round-ends", *effects, id="ending", **more)


ALL: Document = {"pieces": {"side": "all"}}
TELEPORTS: Document = {"do": "teleport", "on": ALL}
WOUNDS: Document = {"do": "wound", "on": ALL}
SCORES: Document = {"do": "score", "points": 1}
THIS_ROUND: Document = {"if": {**NO_MORE, "leading": 200}}
"""It holds in no game so far."""


@pytest.mark.rule("BG-WIN-2", "BG-ROUND-11", "BG-ROUND-13")
@pytest.mark.parametrize(
    ("when", "ending", "lost"),
    [
        *[(when, SCORES, True) for when in (MOVED, "on-activation", "attack-ends", "claim", "knock-out")],
        *[({"phase-begins": {"phase": phase}}, SCORES, True) for phase in ("organisation", "activation")],
        ({"phase-ends": {"phase": "activation"}}, SCORES, True),
        ({"phase-ends": {"phase": "clean-up"}}, SCORES, False),
        ("round-ends", SCORES, False),
        ({"gains": {"who": "character", "counter": "mana"}}, SCORES, False),
        (MOVED, WOUNDS, True),
        ("knock-out", WOUNDS, False),
        ({"wound": {"who": "character"}}, WOUNDS, False),
        (MOVED, TELEPORTS, False),
    ],
    ids=str,
)
def test_the_end_of_a_round_brings_only_a_reserve_whose_moment_it_may_lead_to(
    when: object, ending: Document, lost: bool
) -> None:
    """An ability for the first round only, which is over but for its end."""
    who = {"who": "character"}
    when = {when: who} if when in ("on-activation", "attack-ends", "claim") else when
    game = with_reserve(acts(when, SPAWN, **THIS_ROUND), at_the_end(ending), rounds=3, objectives="o1@I9")
    outcome = after_the_round(changed(without(game, "bo"), knocked_out=("bo",))).outcome
    assert (outcome is not None and outcome.winners == ("red",)) is lost


@pytest.mark.rule("BG-WIN-2", "BG-ROUND-13")
@pytest.mark.parametrize(
    ("counter", "ending", "rests", "lost"),
    [
        ("mana", SCORES, True, False),
        ("mana", SCORES, False, True),
        ("mana", {"do": "gain", "counter": "mana", "on": ALL}, False, False),
        ("ap", SCORES, True, True),
        ("focus", SCORES, True, True),
        ("focus", {"do": "gain", "counter": "mana", "on": ALL}, True, True),
        ("focus", {"do": "gain", "counter": "focus", "on": ALL}, True, False),
    ],
)
def test_the_end_of_a_round_brings_mana_to_those_who_rested_and_nothing_else(
    counter: str, ending: Document, rests: bool, lost: bool
) -> None:
    """What else a reserve waits for comes only by an ability."""
    calls = acts({"gains": {"who": "character", "counter": counter}}, SPAWN, **THIS_ROUND)
    game = with_reserve(calls, at_the_end(ending), rounds=3)
    figures = {"ana": replace(game.state.figures["ana"], activated=not rests)}
    outcome = after_the_round(changed(game, figures=figures, knocked_out=("bo",))).outcome
    assert (outcome is not None and outcome.winners == ("red",)) is lost


@pytest.mark.rule("BG-WIN-2", "BG-WOUND-1")
@pytest.mark.parametrize(("fallen", "coming"), [(False, True), (True, False)])
def test_an_ability_of_a_knocked_out_figure_sets_nothing_off(fallen: bool, coming: bool) -> None:
    """Al would heal Ana when the round ends."""
    heals = {"when": "round-ends", "effects": [{"do": "heal", "on": ALL}]}
    calls = {"when": {"heal": {"who": "character"}}, **THIS_ROUND, "effects": [SPAWN]}
    stats = {"ana": {"abilities": [calls]}, "al": {"abilities": [heals]}}
    game = waiting(stats=stats, red="ana@E5:n al@A9")
    game = changed(without(game, "al"), knocked_out=("bo", "al")) if fallen else changed(game, knocked_out=("bo",))
    assert (after_the_round(game).outcome is None) is coming


@pytest.mark.rule("BG-WIN-2", "BG-WOUND-1")
@pytest.mark.parametrize(("lends", "coming"), [(True, True), (False, False)])
def test_a_reserve_may_wait_for_a_knock_out_by_the_loss_of_lent_health(lends: bool, coming: bool) -> None:
    """Al goes away when the round ends; An may live by the health that it lends."""
    lent: Document = {**HEALTH, "to": "all-allies", "range": 1}
    goes = {"when": "round-ends", "effects": [{"do": "teleport", "points": 5, "on": "self"}]}
    calls = {"when": {"knock-out": {"who": "ally"}}, **THIS_ROUND, "effects": [SPAWN]}
    stats = {"ana": {"abilities": [calls]}, "al": {"abilities": [*([lent] if lends else []), goes]}}
    game = waiting(stats=stats, red="ana@E5:n al@E6 an@E7")
    assert (after_the_round(changed(game, knocked_out=("bo",))).outcome is None) is coming


@pytest.mark.rule("BG-WIN-2", "BG-WOUND-1", "BG-ROUND-13")
@pytest.mark.parametrize(("condition", "coming"), [({"if": {"ready": False}}, True), ({}, False)])
def test_a_reserve_may_wait_for_a_knock_out_of_who_gets_ready(condition: Document, coming: bool) -> None:
    """No ability acts then: Al lives by the health that it has while it is not ready."""
    calls = {"when": {"knock-out": {"who": "ally"}}, "if": NO_MORE, "effects": [SPAWN]}
    stats = {"ana": {"abilities": [calls]}, "al": {"abilities": [{**HEALTH, **condition}]}}
    game = with_figure(waiting(stats=stats, red="ana@E5:n al@E6"), "al", activated=True)
    game = after_the_round(changed(with_figure(game, "al", wounds=6), knocked_out=("bo",)))
    assert ("cy" in game.state.figures) is coming


GLORY: Document = {"play-card": {"who": "character", "card": "glory"}}
FATE: Document = {"play-card": {"who": "character", "card": "fate"}}
MISSION: Document = {"complete-mission": {"who": "character"}}


@pytest.mark.rule("BG-WIN-2", "BG-ROUND-7")
@pytest.mark.parametrize(
    ("when", "gone", "coming"),
    [
        (GLORY, "blue", True),
        (GLORY, "red", False),
        (MISSION, "blue", True),
        (MISSION, "red", False),
        (FATE, "blue", True),
        (FATE, "red", False),
        ({"play-card": {"who": "character"}}, "red", False),
    ],
)
def test_cards_of_an_army_without_figures_bring_no_reserve(when: Document, gone: str, coming: bool) -> None:
    """Only red has a figure to play a card for."""
    cards = {"red": "glory-9-5-0", "blue": "glory-9-4-0"}
    missions = {card: {"vp": 5, "when": {"move": {}}} for card in cards.values()}
    decks = {"red": "fate-1", "blue": "fate-2"}
    game = waiting(
        stats={"ana": {"abilities": [{"when": when, "effects": [SPAWN]}]}}, glory=cards, bonuses=missions, decks=decks
    )
    assert may_enter(game)
    side = game.state.sides[gone]
    fate = decks[gone]
    spent = replace(side.without(fate), glory=(), discard=(fate,))
    assert may_enter(changed(game, sides={**game.state.sides, gone: spent})) is coming


@pytest.mark.rule("BG-WIN-2", "BG-COMP-6", "BG-ABIL-4")
def test_a_glory_card_without_a_side_mission_completes_none() -> None:
    """It is played for an action point."""
    stats = {"ana": {"abilities": [{"when": MISSION, "effects": [SPAWN]}]}}
    assert not may_enter(waiting(stats=stats, glory={"red": "glory-9-5-0"}))


@pytest.mark.rule("BG-WIN-2", "BG-ROUND-2", "BG-ACT-8")
@pytest.mark.parametrize(("returns", "coming"), [(True, True), (False, False)])
def test_a_fate_card_that_an_item_returns_is_one_to_play(returns: bool, coming: bool) -> None:
    """All others were played."""
    note = item("note", {"when": "single-use", "effects": [{"do": "recover"} if returns else {"do": "draw"}]})
    stats = {"ana": {"abilities": [{"when": FATE, "effects": [SPAWN]}]}}
    assert may_enter(played(waiting(note, stats=stats, decks={"red": "fate-1"}), "fate-1")) is coming


@pytest.mark.rule("BG-WIN-2", "BG-FX-4")
@pytest.mark.parametrize(("round_", "lost"), [(1, True), (2, False)])
def test_a_token_that_waits_for_a_past_moment_brings_no_reserve(round_: int, lost: bool) -> None:
    """It may be given, and never acts."""
    call = {"do": "buff", "name": "call", "on": "subject", "when": {"round-begins": {"round": round_}}}
    outcome = after_the_round(alone(acts(MOVED, {**call, "effects": [SPAWN]}))).outcome
    assert (outcome is not None) is lost


@pytest.mark.rule("BG-WIN-2", "BG-FX-4", "BG-FX-6")
@pytest.mark.parametrize(
    ("given", "acts_if", "lost"),
    [
        ({"round-begins": {"round": 2}}, {"round": {"least": 2}}, False),
        ({"round-ends": {"round": 2}}, LAST, False),
        ({"round-begins": {"round": 2}}, {"round": {"least": 4}}, True),
        ({"round-begins": {"round": 3}}, {"round": {"most": 2}}, True),
    ],
)
def test_a_token_acts_in_its_own_round_or_until_the_next_clean_up(
    given: Document, acts_if: Document, lost: bool
) -> None:
    """One that is given when a round ends is there in the next one."""
    act = {"do": "if", "if": acts_if, "then": [SPAWN]}
    call = {"do": "buff", "name": "call", "on": {"pieces": {"side": "all"}}, "when": {"move": {}}, "effects": [act]}
    outcome = after_the_round(alone(acts(given, call))).outcome
    assert (outcome is not None) is lost


@pytest.mark.rule("BG-WIN-2", "BG-FX-2")
@pytest.mark.parametrize(("name", "lost"), [("haste", False), ("protection", True), (None, False)])
def test_a_reserve_that_waits_for_a_buff_comes_if_somebody_may_give_it(name: str | None, lost: bool) -> None:
    """By the name of the token, if the trigger has one."""
    given = {"effect": "buff", "who": "character", **({"name": name} if name else {})}
    haste = acts(MOVED, {"do": "buff", "name": "haste", "on": "subject"})
    outcome = after_the_round(alone(acts({"give": given}, SPAWN), {**haste, "id": "haste"})).outcome
    assert (outcome is not None) is lost


@pytest.mark.rule("BG-WIN-2", "BG-ABIL-1")
@pytest.mark.parametrize(("when", "coming"), [("claim", False), ({"move": {"who": "self"}}, True)])
def test_a_reserve_enters_by_what_a_character_waits_for_if_it_may_come(when: object, coming: bool) -> None:
    """There are no objectives on this map."""
    horn = item("horn", {"when": "single-use", "effects": [{"do": "wait", "when": when, "effects": [SPAWN]}]})
    assert may_enter(waiting(horn)) is coming


@pytest.mark.rule("BG-ROUND-1", "BG-WIN-3")
def test_the_last_round_ends_with_the_game() -> None:
    """What waits for its end does not happen."""
    game = with_reserve(acts("round-ends", {"do": "wound", "on": {"pieces": {"side": "all"}}}), rounds=2)
    while game.decision is not None:
        seat = game.decision.seats[0]
        play(game, f"{seat}: {'pass' if 'pass' in offers(game, seat) else 'done'}")
    assert [game.state.figures[name].wounds for name in ("ana", "bo")] == [1, 1]
