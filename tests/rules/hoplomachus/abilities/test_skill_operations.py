"""What skills and tactics are made of: the operations that only this game has, and shared ones as it means them."""

import json
from collections.abc import Callable
from dataclasses import replace
from typing import Any

import pytest

from engine.abilities.runtime.questions import ChoosePieces
from engine.content.problems import ContentError
from engine.kernel.chance.rolls import KeyedDice
from engine.kernel.play.game import Game, resume_game
from engine.kernel.positions.codec import Codec, unsound, written
from engine.systems.hoplomachus.combat.damage import IncomingDamage, lost_by
from engine.systems.hoplomachus.favour.track import SPACES
from engine.systems.hoplomachus.state import Arena, Played
from engine.systems.hoplomachus.system import SYSTEM
from engine.systems.hoplomachus.units.status import attack_dice, attack_range, engages_dazed, is_fatigued, movement
from tests.support.hoplomachus import (
    arena,
    event_lines,
    game_with,
    own,
    scenario,
    tactic,
    until,
    with_dice,
    with_side,
    with_unit,
)
from tests.support.script import offers, play

Document = dict[str, Any]
SELF_HEAL = {"when": "ability", "effects": [{"do": "gain", "counter": "hp"}]}


@pytest.mark.rule("HR-TURN-11")
@pytest.mark.parametrize(
    ("who", "hurt"),
    [
        ("strongest", "by"),
        ("weakest", "bo"),
        ("deadliest", "bo"),
        ("least-deadly", "by"),
        ("fastest", "bu"),
        ("slowest", "bo"),
    ],
)
def test_comparatives_in_skills(who: str, hurt: str) -> None:
    """By HP, by dice, by printed movement, among those that the skill says."""
    cards = {
        "bo": {"health": 2, "attack": ["red", "red", "blue"], "movement": 1},
        "by": {"health": 9, "attack": ["red"], "movement": 2},
        "bu": {"health": 5, "attack": ["red", "red"], "movement": 4},
    }
    whom = {who: {"pieces": {"side": "enemies"}}}
    ability = {"when": "special", "effects": [{"do": "hurt", "damage": 1, "on": whom}]}
    game = until(game_with(ability, blue="bo@D6 by@H7 bu@H8", cards=cards), "engagement")
    (dealt,) = event_lines(play(game, "red: special unit=ana skill=knack"), "damage-dealt")
    assert dealt == f"damage-dealt ana False {{'{hurt}': 1}} {{'{hurt}': 1}}"


@pytest.mark.rule("HR-TURN-11")
def test_a_skill_of_the_deadliest_counts_printed_dice() -> None:
    """What adds dice cannot ask how many there are with what it adds."""
    deadly = {"is": {"who": "self", "one-of": {"deadliest": {"pieces": {"side": "all"}}}}}
    game = game_with({"when": "always", "dice": ["red"], "if": deadly}, cards={"bo": {"attack": ["red", "red"]}})
    assert attack_dice(game.state, "ana") == ("black",)


GIVES_TWO = tactic("giv", {"do": "add-dice", "dice": ["green", "green"]})
DEADLIEST: Document = {"is": {"who": "self", "one-of": {"deadliest": {"pieces": {"side": "friends"}}}}}


@pytest.mark.rule("HR-TURN-11")
@pytest.mark.parametrize(
    ("ability", "read"),
    [
        ({"when": "always", "modify": "movement", "by": 2}, lambda state: movement(state, "ana") - 2),
        ({"when": "always", "modify": "range", "by": 2}, lambda state: attack_range(state, "ana") - 1),
        ({"when": "always", "status": "engages-dazed"}, lambda state: 2 * engages_dazed(state, "ana")),
        (
            {"when": "instead", "of": "damage", "by": 2},
            lambda state: lost_by(IncomingDamage(state, "ana", 1, attack=True)) - 1,
        ),
    ],
)
@pytest.mark.parametrize(("own_dice", "with_tactic", "bonus"), [(1, "", 0), (1, "ana", 2), (2, "", 2), (2, "al", 0)])
def test_a_skill_that_adds_no_dice_counts_all_dice(
    ability: Document, read: Callable[[Arena], int], own_dice: int, with_tactic: str, bonus: int
) -> None:
    """For the deadliest among friends; a tactic lies on one of them. Its movement, range, status and damage."""
    cards = {
        "ana": {"skills": [own("pride", {**ability, "if": DEADLIEST})], "attack": ["black"] * own_dice, "health": 9},
        "al": {"attack": ["black"] * (3 - own_dice)},
    }
    game = arena(red="ana@D5 al@A9", blue="bo@H8", cards=cards, tactics={"red": [GIVES_TWO]})
    if with_tactic:
        game = with_unit(game, with_tactic, tactics=(Played("test/giv", "red"),))
    assert read(game.state) == bonus


@pytest.mark.rule("HR-TURN-11")
def test_a_tactic_for_the_fatigued_does_not_ask_about_itself() -> None:
    """A tactic that fatigues who is fatigued looks only at what fatigues without a condition."""
    again = tactic("again", abilities=[{"when": "always", "status": "fatigued", "if": {"fatigued": "self"}}])
    first = tactic("first", {"do": "fatigue"})
    game = arena(red="ana@D5 al@H2", blue="bo@D6", tactics={"red": [again], "blue": [first]})
    play(game, "red: tactic tactic=test/again on=ana")
    assert not is_fatigued(game.state, "ana")
    play(until(game, "tactic", "blue"), "blue: tactic tactic=test/first on=ana")
    assert is_fatigued(game.state, "ana")


@pytest.mark.rule("HR-TURN-11")
@pytest.mark.parametrize(("foes", "tired"), [("bo@D6", False), ("bo@D6 by@H7", True)])
def test_a_unit_that_its_own_skill_fatigues(foes: str, tired: bool) -> None:
    """Outnumbered, it does not move, and its other skills are ignored: a decision."""
    weary = own("weary", {"when": "always", "status": "fatigued", "if": {"outnumbered": "self"}})
    rage = own("rage", {"when": "always", "dice": ["red"]})
    game = until(arena(red="ana@D5", blue=foes, cards={"ana": {"skills": [weary, rage]}}), "movement")
    assert is_fatigued(game.state, "ana") == tired
    assert attack_dice(game.state, "ana") == (("black",) if tired else ("black", "red"))
    assert any(line.startswith("move") for line in offers(game, "red")) != tired


@pytest.mark.rule("HR-COMP-2")
def test_a_throw_of_the_weakest_die() -> None:
    """One die for each of those it is thrown at, all as one event."""
    throw = {"do": "throw", "die": "weakest", "on": {"pieces": {"side": "enemies", "within": 1}}}
    cards = {"ana": {"attack": ["red", "yellow"], "skills": [own("knack", {"when": "special", "effects": [throw]})]}}
    game = until(arena(red="ana@D5 al@H2", blue="bo@D6 by@D4", cards=cards), "engagement")
    events = play(with_dice(game, 4, 5), "red: special unit=ana skill=knack")
    assert event_lines(events, "hits-counted") == ["hits-counted ana ['yellow', 'yellow'] {'bo': 0, 'by': 1}"]


@pytest.mark.rule("HR-TURN-10", "HR-FAVOUR-1")
def test_an_effect_may_defeat_outright() -> None:
    """Whatever HP there are: to the discard, with the favour for it."""
    ability = {"when": "special", "to": "opponent", "range": 1, "effects": [{"do": "defeat"}]}
    game = until(game_with(ability, blue="bo@D6 by@H8", cards={"bo": {"health": 9}}), "engagement")
    events = play(game, "red: special unit=ana skill=knack target=bo")
    assert event_lines(events, "units-defeated", "favour-gained") == ["units-defeated ['bo']", "favour-gained red 2"]


@pytest.mark.rule("HR-FAVOUR-1", "HR-FAVOUR-2")
def test_the_favour_for_an_outright_defeat_brings_its_reward_at_once() -> None:
    """The first space of the track is reached by it."""
    ability = {"when": "special", "to": "opponent", "range": 1, "effects": [{"do": "defeat"}]}
    game = until(game_with(ability, blue="bo@D6 by@H8"), "engagement")
    red = replace(game.state.sides["red"], favour=SPACES[0] - 2)
    game = resume_game(SYSTEM, game.state.but(sides={**game.state.sides, "red": red}))
    events = play(game, "red: special unit=ana skill=knack target=bo")
    assert [each.name() for each in events if each.name() == "reward-earned"] == ["reward-earned"]


@pytest.mark.rule("HR-TURN-3")
def test_of_several_only_those_are_dazed_who_are_not_yet() -> None:
    """Al was dazed before."""
    everybody = {"do": "daze", "on": {"pieces": {"side": "all"}}}
    game = until(game_with({"when": "ability", "effects": [everybody]}), "ability")
    units = {**game.state.units, "al": replace(game.state.units["al"], dazed=True)}
    events = play(resume_game(SYSTEM, game.state.but(units=units)), "red: ability unit=ana skill=knack")
    dazed = [str(each.to_json()["unit"]) for each in events if each.name() == "unit-dazed"]
    assert sorted(dazed) == sorted(name for name in units if name != "al")


@pytest.mark.rule("HR-TURN-3")
def test_a_skill_may_daze() -> None:
    """To the end of the turn; who is dazed already cannot be dazed."""
    ability = {"when": "ability", "to": "unit", "range": 9, "effects": [{"do": "daze"}]}
    game = until(game_with(ability), "ability")
    play(game, "red: ability unit=ana skill=knack target=al")
    assert game.state.units["al"].dazed
    assert not until(game, "movement", "blue").state.units["al"].dazed


@pytest.mark.rule("HR-TROOP-2")
def test_hp_are_gained_and_taken() -> None:
    """Gained above health too; taken without being damage, and with the last one goes the unit."""
    game = until(game_with(SELF_HEAL), "ability")
    play(game, "red: ability unit=ana skill=knack")
    assert game.state.units["ana"].hp == 6
    drain = {"when": "ability", "to": "opponent", "range": 1, "effects": [{"do": "lose", "counter": "hp", "amount": 3}]}
    game = until(game_with(drain, blue="bo@D6 by@H8"), "ability")
    events = play(game, "red: ability unit=ana skill=knack target=bo")
    assert event_lines(events, "hp-taken", "damage-dealt", "units-defeated") == [
        "hp-taken bo 3",
        "units-defeated ['bo']",
    ]


@pytest.mark.rule("HR-FAVOUR-1")
def test_favour_is_gained_and_lost() -> None:
    """With its rewards; no more is lost than down to the last reward that was reached."""
    boast = {"when": "ability", "effects": [{"do": "gain", "counter": "favour", "amount": 5}]}
    events = play(until(game_with(boast), "ability"), "red: ability unit=ana skill=knack")
    assert event_lines(events, "favour-gained", "reward-earned") == ["favour-gained red 5", "reward-earned red 1"]
    shame = {"when": "ability", "to": "opponent", "effects": [{"do": "lose", "counter": "favour", "amount": 9}]}
    game = until(with_side(game_with(shame), "blue", favour=7, rewards=1), "ability")
    assert event_lines(play(game, "red: ability unit=ana skill=knack target=bo"), "favour-lost") == [
        "favour-lost blue 2"
    ]


@pytest.mark.rule("HR-TACTIC-2")
def test_a_tactic_gives_abilities() -> None:
    """For as long as it lies on the unit: numbers, answers, less damage; then they are gone with it."""
    answer = {"when": {"damaged": {"how": "attack"}}, "effects": [{"do": "hurt", "damage": 1, "on": "by"}]}
    shell = {"when": "instead", "of": "damage", "by": -1}
    reach = {"when": "always", "modify": "range", "by": 2}
    card = tactic("shell", abilities=[answer, shell, reach], until="next-turn")
    game = arena(red="ana@D5 al@H2", blue="bo@D6 by@H8", tactics={"red": [card]}, cards={"bo": {"attack": ["red"]}})
    play(game, "red: tactic tactic=test/shell on=ana")
    assert attack_range(game.state, "ana") == 3
    game = with_dice(until(game, "engagement", "blue"), 6)
    events = play(game, "blue: attack unit=bo target=ana")
    assert event_lines(events, "damage-dealt", "skill-triggered") == [
        "damage-dealt bo True {'ana': 1} {'ana': 0}",
        "skill-triggered ana shell",
        "damage-dealt ana False {'bo': 1} {'bo': 1}",
    ]
    assert attack_range(until(game, "movement").state, "ana") == 1


@pytest.mark.rule("HR-TACTIC-2")
@pytest.mark.parametrize(
    ("card", "wrong"),
    [
        ({"type": "instant", "effects": []}, "does nothing"),
        ({"type": "instant", "effects": [], "abilities": [{"when": "always", "status": "fatigued"}]}, "doesn’t fit"),
        ({"type": "instant", "effects": [{"do": "displace"}]}, "No hex is chosen"),
        ({"type": "instant", "effects": [{"do": "heal", "on": "self"}]}, "Nothing here is called"),
    ],
)
def test_a_tactic_that_is_none(card: Document, wrong: str) -> None:
    """It does something that goes with its type, to the unit on which it is played."""
    with pytest.raises(ContentError, match=wrong):
        scenario(tactics={"red": [{"kind": "tactic", "id": "test/odd", **card}]})


@pytest.mark.rule("HR-TURN-8")
def test_a_tactic_asks_on_the_way() -> None:
    """Effects of the shared language: a unit is chosen, and something happens to it."""
    game = in_the_middle()
    assert offers(game, "red") == ["choose piece=bo", "choose piece=by"]
    events = play(game, "red: choose piece=by")
    assert event_lines(events, "damage-dealt") == ["damage-dealt None False {'by': 1} {'by': 1}"]


@pytest.mark.rule("HR-TURN-8")
def test_skills_that_set_off_each_other_end() -> None:
    """Two that answer each other for ever are stopped, and play goes on."""
    thorn = {"when": {"damaged": {"who": "self"}}, "effects": [{"do": "hurt", "damage": 1, "on": "by"}]}
    shell = {"when": "instead", "of": "damage", "by": -9}
    skills = [own("thorn", thorn), own("shell", shell)]
    cards = {name: {"skills": skills, "attack": ["red"]} for name in ("ana", "bo")}
    game = until(arena(red="ana@D5 al@H2", blue="bo@D6", cards=cards), "engagement")
    events = play(with_dice(game, 6), "red: attack unit=ana target=bo")
    assert event_lines(events, "ability-stopped") == ["ability-stopped test/thorn chain"]
    assert game.decision is not None


@pytest.mark.rule("HR-COMP-6")
@pytest.mark.parametrize(
    ("condition", "holds"),
    [
        ({"trait": {"who": "self", "trait": "attacker"}}, True),
        ({"trait": {"who": "self", "trait": "elite"}}, False),
        ({"stands-on": {"who": "self", "ground": "stone"}}, False),
        ({"in-range": {"who": {"pieces": {"side": "enemies"}}}}, True),
        ({"in-range": {"who": "self", "of": {"pieces": {"side": "enemies"}}}}, True),
        ({"dazed": "self"}, False),
        ({"fatigued": "self"}, False),
        ({"isolated": "self"}, False),
        ({"in-region": {"who": "self", "region": "red"}}, False),
        ({"has": {"who": "self", "counter": "favour"}}, False),
        ({"at-least": {"value": {"statistic": {"of": "self", "name": "attack-dice"}}, "least": 1}}, True),
    ],
)
def test_skills_may_ask_about_everything_of_a_unit(condition: Document, holds: bool) -> None:
    """Class and rank, ground, range, daze and fatigue, favour, dice."""
    game = game_with({"when": "always", "dice": ["red"], "if": condition})
    assert (attack_dice(game.state, "ana") == ("black", "red")) is holds


def in_the_middle() -> Game[Arena]:
    """A game with a question for a target in the middle of a tactic."""
    among = {"pieces": {"side": "enemies"}}
    effects = [{"do": "choose", "as": "foe", "from": among}, {"do": "hurt", "damage": 1, "on": "foe"}]
    card = {"kind": "tactic", "id": "test/dart", "type": "instant", "effects": effects}
    game = arena(red="ana@D5", blue="bo@D6 by@H8", tactics={"red": [card]})
    play(game, "red: tactic tactic=test/dart on=ana")
    return game


def test_a_tactic_in_the_middle_is_saved_and_goes_on() -> None:
    """Its question, its names and what it still does are data."""
    state = in_the_middle().state
    again = Codec(SYSTEM, state).decode(json.loads(json.dumps(written(SYSTEM, state))))
    assert unsound(SYSTEM, again) is None
    game: Game[Arena] = resume_game(SYSTEM, again, KeyedDice())
    assert event_lines(play(game, "red: choose piece=bo"), "damage-dealt") == [
        "damage-dealt None False {'bo': 1} {'bo': 1}"
    ]


@pytest.mark.parametrize(
    ("change", "path"),
    [
        ({"ability": "test/none"}, "cast.ability"),
        ({"at": "Z9"}, "cast.at"),
        ({"target": "nobody"}, "cast.target"),
        ({"seat": "green"}, "cast.seat"),
    ],
)
def test_an_unsound_skill_at_work_is_found(change: Document, path: str) -> None:
    """It stands on a card of the game, and is about hexes, units and seats that there are."""
    state = in_the_middle().state
    asking = state.agenda[-1]
    assert isinstance(asking, ChoosePieces)
    other = replace(asking, cast=replace(asking.cast, **change))
    found = unsound(SYSTEM, state.but(agenda=(*state.agenda[:-1], other)))
    assert found is not None
    assert found[0].endswith(path)
    moved = unsound(SYSTEM, state.but(agenda=(*state.agenda[:-1], replace(asking, place=(0, 1)))))
    assert moved is not None
    assert moved[0].endswith(".place")


@pytest.mark.rule("HR-COMP-4")
@pytest.mark.parametrize("who", ["self", "target", "bearer"])
@pytest.mark.parametrize(("trait", "gained"), [("attacker", 1), ("archer", 0)])
def test_a_reaction_is_about_its_own_unit(who: str, trait: str, gained: int) -> None:
    """Nobody is chosen for it, so that its unit is the target, as in what it does."""
    asking: Document = {"if": {"trait": {"who": who, "trait": trait}}}
    ability = {
        "when": {"phase-begins": {"phase": "engagement"}},
        "effects": [{"do": "gain", "counter": "hp"}],
        **asking,
    }
    game = game_with(ability)
    before = game.state.units["ana"].hp
    assert until(game, "engagement").state.units["ana"].hp == before + gained
