"""Tactics: their targets, times, durations, and discards (HR-TACTIC, HR-TURN-11)."""

import pytest

from editor.game_text.display_names import DisplayNames
from editor.game_text.event_text import event_text
from engine.content.problems import ContentError
from engine.kernel.play.game import Game
from engine.kernel.play.view import view
from engine.systems.hoplomachus.combat.damage import Deal
from engine.systems.hoplomachus.state import Arena, Played
from engine.systems.hoplomachus.system import SYSTEM
from engine.systems.hoplomachus.units.comparatives import MEASURES, superlative_units
from engine.systems.hoplomachus.units.status import attack_dice, attack_range, engages_dazed, movement
from engine.words import languages
from tests.support.hoplomachus import (
    Document,
    arena,
    done,
    event_lines,
    own,
    place_of,
    scenario,
    tactic,
    until,
    with_dice,
    with_side,
    with_unit,
)
from tests.support.script import asked, offers, play, refused

DASH = tactic("dash", {"do": "add-movement", "by": 1}, until="end-of-turn")
STUN = tactic("stun", {"do": "fatigue"}, until="next-turn")
BLADES = tactic("blades", {"do": "add-dice", "dice": ["green"]})
GIFT = tactic("gift", {"do": "gain-hp", "hp": 2})
DART = tactic("dart", {"do": "hurt", "damage": 3})


@pytest.mark.rule("HR-TACTIC-1")
def test_one_tactic_a_turn() -> None:
    """By a player, in the tactic phase."""
    game = arena(red="ana@B2", blue="bo@H8", tactics={"red": [DASH, GIFT]})
    assert asked(game) == "red: tactic"
    play(game, "red: tactic tactic=test/gift on=ana")
    assert asked(game) == "red: movement"


@pytest.mark.rule("HR-TACTIC-1")
def test_on_own_units_and_those_beside_them() -> None:
    """A dazed, fatigued or inactive own unit counts as well."""
    game = arena(red="ana@B2", blue="bo@B3 by@H8", tactics={"red": [STUN, BLADES], "blue": [STUN]})
    assert refused(game, "red: tactic tactic=test/stun on=by") == ["HR-TACTIC-1 own-or-beside-own"]
    fatigued = (Played("test/stun", "blue"),)
    for changes in ({"dazed": True}, {"active": False}, {"tactics": fatigued}):
        other = with_unit(game, "ana", **changes)
        assert "tactic on=bo tactic=test/stun" in offers(other, "red")
    play(game, "red: tactic tactic=test/stun on=bo")
    assert offers(until(game, "tactic", "blue"), "blue")[0] == "tactic on=ana tactic=test/stun"


@pytest.mark.rule("HR-TACTIC-1")
def test_several_on_one_unit() -> None:
    """Of both players; what lies on a unit may be read by everybody."""
    game = arena(red="ana@B2", blue="bo@B3", tactics={"red": [BLADES], "blue": [STUN]})
    play(game, "red: tactic tactic=test/blades on=ana")
    until(game, "tactic", "blue")
    play(game, "blue: tactic tactic=test/stun on=ana")
    assert [(each.card, each.seat) for each in game.state.units["ana"].tactics] == [
        ("test/blades", "red"),
        ("test/stun", "blue"),
    ]
    for seat in ("red", "blue"):
        seen = view(SYSTEM, game.state, seat).units["ana"].tactics
        assert [each.card for each in seen] == ["test/blades", "test/stun"]


@pytest.mark.rule("HR-TACTIC-2", "HR-TURN-10")
def test_a_permanent_tactic_stays_until_the_unit_is_defeated() -> None:
    """Then it goes to the discard of the troop that played it, whosever unit it was."""
    game = arena(red="ana@B2", blue="bo@B3 by@H8", tactics={"red": [BLADES]})
    play(game, "red: tactic tactic=test/blades on=bo")
    until(game, "movement", "blue")
    until(game, "movement", "red")
    assert len(game.state.units["bo"].tactics) == 1
    game, _ = done(game, Deal(None, "red", False, (("bo", 3),)))
    assert game.state.sides["red"].spent == ("test/blades",)
    assert game.state.sides["blue"].spent == ()


@pytest.mark.rule("HR-TACTIC-2", "HR-TROOP-2")
def test_an_instant_tactic_happens_at_once() -> None:
    """It gives HP above health too, and is discarded."""
    game = arena(red="ana@B2", blue="bo@H8", tactics={"red": [GIFT]})
    play(game, "red: tactic tactic=test/gift on=ana")
    assert game.state.units["ana"].hp == 5
    assert game.state.units["ana"].tactics == ()
    assert game.state.sides["red"].spent == ("test/gift",)


@pytest.mark.rule("HR-TACTIC-2", "HR-S-4")
def test_damage_of_a_tactic() -> None:
    """It is no attack, and no unit's doing, so that it earns nothing; what follows it finds the unit gone."""
    both = tactic("both", {"do": "hurt", "damage": 3}, {"do": "heal"})
    cards = {"bo": {"skills": ["retaliate"]}}
    game = arena(red="ana@B2", blue="bo@B3 by@H8", tactics={"red": [both]}, cards=cards)
    events = play(game, "red: tactic tactic=test/both on=bo")
    assert event_lines(events, "units-defeated", "favour-gained", "hp-gained") == ["units-defeated ['bo']"]


@pytest.mark.rule("HR-S-4", "HR-TURN-10")
@pytest.mark.parametrize(
    "effect",
    [{"do": "hurt", "damage": 3}, {"do": "defeat"}, {"do": "lose", "counter": "hp", "amount": 3}],
    ids=lambda effect: effect["do"],
)
def test_only_a_unit_earns_favour_by_a_defeat(effect: Document) -> None:
    """The same effect earns 2 favour as the skill of a unit, and nothing as that of a tactic."""
    game = arena(red="ana@B2", blue="bo@B3 by@H8", tactics={"red": [tactic("curse", effect)]})
    events = play(game, "red: tactic tactic=test/curse on=bo")
    assert event_lines(events, "units-defeated", "favour-gained") == ["units-defeated ['bo']"]
    skill = own("curse", {"when": "special", "to": "opponent", "range": 1, "effects": [effect]})
    game = until(arena(red="ana@B2", blue="bo@B3 by@H8", cards={"ana": {"skills": [skill]}}), "engagement")
    events = play(game, "red: special unit=ana skill=curse target=bo")
    assert event_lines(events, "units-defeated", "favour-gained") == ["units-defeated ['bo']", "favour-gained red 2"]


@pytest.mark.rule("HR-S-4")
def test_a_unit_earns_favour_by_what_a_tactic_gives_it() -> None:
    """What a tactic gives the unit on which it lies is the unit's own doing: dice as well as answers."""
    answer = {"when": {"damaged": {"how": "attack"}}, "effects": [{"do": "hurt", "damage": 1, "on": "by"}]}
    game = arena(red="ana@B2", blue="bo@B3 by@H8", tactics={"red": [tactic("thorns", abilities=[answer])]})
    play(game, "red: tactic tactic=test/thorns on=ana")
    game = with_dice(with_unit(until(game, "engagement", "blue"), "bo", hp=1), 6)
    events = play(game, "blue: attack unit=bo target=ana")
    assert event_lines(events, "units-defeated", "favour-gained") == ["units-defeated ['bo']", "favour-gained red 2"]


@pytest.mark.rule("HR-S-4", "HR-TACTIC-2")
def test_damage_of_a_tactic_is_not_reported_as_damage_of_the_arena() -> None:
    """No unit deals that damage and nobody earns favour for it, but the arena has no part in it either."""
    game = arena(red="ana@B2", blue="bo@B3 by@H8", tactics={"red": [DART]})
    events = play(game, "red: tactic tactic=test/dart on=bo")
    assert event_lines(events, "damage-dealt", "favour-gained") == ["damage-dealt None False {'bo': 3} {'bo': 3}"]
    dealt = next(event for event in events if event.name() == "damage-dealt")
    for lang in languages():
        text = event_text(dealt, SYSTEM.id, DisplayNames(lang, {"bo": "Bo"}))
        assert "Bo" in text
        assert "aren" not in text.casefold()


def lying(game: Game[Arena], unit: str) -> int:
    """How many tactics lie on a unit."""
    return len(game.state.units[unit].tactics)


@pytest.mark.rule("HR-TACTIC-2")
def test_temporary_tactics() -> None:
    """To the end of the turn, or to the start of the next turn of who played it; then discarded."""
    game = arena(red="ana@B2", blue="bo@B3", tactics={"red": [DASH, STUN], "blue": [STUN]})
    brief, long = game.branch(), game
    play(brief, "red: tactic tactic=test/dash on=ana")
    assert lying(brief, "ana") == 1
    until(brief, "movement", "blue")
    assert lying(brief, "ana") == 0
    assert brief.state.sides["red"].spent == ("test/dash",)
    play(long, "red: tactic tactic=test/stun on=bo")
    until(long, "tactic", "blue")
    assert lying(long, "bo") == 1
    play(long, "blue: tactic tactic=test/stun on=ana")
    until(long, "tactic", "red")
    assert lying(long, "bo") == 0
    assert lying(long, "ana") == 1
    assert long.state.sides["red"].spent == ("test/stun",)


@pytest.mark.rule("HR-TURN-11")
def test_a_fatigued_unit() -> None:
    """It cannot move or attack, and all its skills, innate ones too, are ignored."""
    skills = ["regen:1", "sure-hit:1", "retaliate", "first-strike"]
    game = arena(red="ana@B2 al@D4", blue="bo@B3 by@H8", tactics={"blue": [STUN]}, cards={"ana": {"skills": skills}})
    until(game, "tactic", "blue")
    play(game, "blue: tactic tactic=test/stun on=ana")
    game = with_dice(with_unit(until(game, "engagement", "blue"), "ana", hp=2), 6)
    events = play(game, "blue: attack unit=bo target=ana")
    assert event_lines(events, "skill-triggered") == []
    until(game, "movement")
    assert refused(game, "red: move unit=ana to=B1") == ["HR-TURN-11 not-fatigued"]


@pytest.mark.rule("HR-TURN-11")
@pytest.mark.parametrize(("fatigued", "hp"), [(False, 2), (True, 3)])
def test_the_skills_that_tactics_give_a_fatigued_unit(fatigued: bool, hp: int) -> None:
    """They are ignored like its own, so that it is not moved either; dice and movement are no skills and stay."""
    hop = {"do": "displace", "away": 1, "on": "self"}
    attacked = {"damaged": {"how": "attack"}}
    thorns = tactic("thorns", abilities=[{"when": attacked, "effects": [{"do": "hurt", "damage": 1, "on": "by"}]}])
    gust = tactic("gust", abilities=[{"when": attacked, "effects": [hop]}])
    game = arena(red="ana@D5", blue="bo@D6", tactics={"blue": [thorns, gust, BLADES], "red": [STUN]})
    lying = tuple(Played(f"test/{name}", "blue") for name in ("thorns", "gust", "blades"))
    game = with_unit(with_side(game, "blue", tactics=()), "bo", tactics=lying)
    if fatigued:
        play(game, "red: tactic tactic=test/stun on=bo")
    game = with_dice(until(game, "engagement"), 6)
    play(game, "red: attack unit=ana target=bo")
    if not fatigued:
        play(game, 'blue: order next="bo thorns"', "blue: displace unit=bo to=D7")
    assert asked(game).endswith(": movement")
    assert game.state.units["ana"].hp == hp
    assert place_of(game, "bo") == ("D6" if fatigued else "D7")
    assert "green" in attack_dice(game.state, "bo")


@pytest.mark.rule("HR-TURN-11", "HR-TURN-9")
@pytest.mark.parametrize("given", [False, True])
def test_permanent_skills_of_a_fatigued_unit_give_it_nothing(given: bool) -> None:
    """Neither those of its chip nor those that a tactic gives it; what a tactic does itself stays."""
    skills: dict[str, Document] = {
        "rage": {"when": "always", "dice": ["red", "red", "red"]},
        "haste": {"when": "always", "modify": "movement", "by": 3},
        "sight": {"when": "always", "modify": "range", "by": 3},
        "ready": {"when": "always", "status": "engages-dazed"},
    }
    gift = tactic("gift", abilities=list(skills.values()))
    run = tactic("run", {"do": "add-movement", "by": 1})
    cards = {"bo": {"skills": [] if given else [own(name, skill) for name, skill in skills.items()]}}
    tactics = {"blue": [gift, BLADES, run], "red": [STUN]}
    game = arena(red="ana@D5", blue="bo@D4", cards=cards, tactics=tactics)
    lying = tuple(Played(f"test/{name}", "blue") for name in (*(("gift",) if given else ()), "blades", "run"))
    game = with_unit(with_side(game, "blue", tactics=()), "bo", tactics=lying)
    assert numbers(game, "bo") == (5, 6, 4, True)
    play(game, "red: tactic tactic=test/stun on=bo")
    assert numbers(game, "bo") == (2, 3, 1, False)


def numbers(game: Game[Arena], unit: str) -> tuple[int, int, int, bool]:
    """The dice, the movement and the range of a unit, and whether it may engage dazed."""
    dice = attack_dice(game.state, unit)
    return len(dice), movement(game.state, unit), attack_range(game.state, unit), engages_dazed(game.state, unit)


@pytest.mark.rule("HR-TURN-11", "HR-TURN-9")
@pytest.mark.parametrize("given", [False, True])
def test_the_dice_of_ignored_skills_do_not_make_a_unit_the_deadliest(given: bool) -> None:
    """Bo has one die and three by its skill, by has two."""
    rage = {"when": "always", "dice": ["red", "red", "red"]}
    whom = {"deadliest": {"pieces": {"side": "enemies"}}}
    aimed = own("aimed", {"when": "ability", "effects": [{"do": "hurt", "damage": 1, "on": whom}]})
    cards = {
        "ana": {"skills": [aimed]},
        "by": {"attack": ["black", "black"]},
        "bo": {"skills": [] if given else [own("rage", rage)]},
    }
    for fatigued, hurt in ((False, "bo"), (True, "by")):
        tactics = {"red": [STUN], "blue": [tactic("gift", abilities=[rage])]}
        game = arena(red="ana@D5", blue="bo@D4 by@D6", cards=cards, tactics=tactics)
        lying = (Played("test/gift", "blue"),) if given else ()
        game = with_unit(with_side(game, "blue", tactics=()), "bo", tactics=lying)
        if fatigued:
            play(game, "red: tactic tactic=test/stun on=bo")
        events = play(until(game, "ability"), "red: ability unit=ana skill=aimed")
        assert event_lines(events, "damage-dealt") == [f"damage-dealt ana False {{'{hurt}': 1}} {{'{hurt}': 1}}"]


@pytest.mark.rule("HR-TURN-11")
def test_a_fatigued_unit_engages_with_nothing() -> None:
    skills = ["regen:1", "sure-hit:1"]
    cards = {"ana": {"skills": skills}, "al": {"skills": ["regen:1"]}}
    game = arena(red="ana@B2 al@B4", blue="bo@B3", tactics={"red": [STUN]}, cards=cards)
    game = with_unit(with_unit(game, "ana", hp=1), "al", hp=1)
    play(game, "red: tactic tactic=test/stun on=ana")
    assert refused(until(game, "ability"), "red: ability unit=ana skill=regen") == ["HR-TURN-11 not-fatigued"]
    until(game, "engagement")
    assert refused(game, "red: attack unit=ana target=bo") == ["HR-TURN-11 not-fatigued"]
    special = "red: special unit=ana skill=sure-hit target=bo"
    assert refused(game, special) == ["HR-TURN-11 not-fatigued"]


@pytest.mark.rule("HR-TURN-11")
def test_superlatives() -> None:
    """By HP; by the number of attack dice with modifiers; by printed movement."""
    cards: Document = {
        "ana": {"attack": ["red"], "movement": 4},
        "bo": {"attack": ["yellow", "yellow"], "movement": 2},
        "by": {"attack": ["blue"], "movement": 3},
    }
    game = arena(red="ana@B2", blue="bo@B3 by@H8", cards=cards, tactics={"red": [BLADES, DASH]})
    game = with_unit(with_unit(game, "bo", hp=2), "by", hp=7)
    names = game.state.names
    found = {each: superlative_units(game.state, each, names) for each in MEASURES}
    assert found == {
        "strongest": ("by",),
        "weakest": ("bo",),
        "deadliest": ("bo",),
        "least-deadly": ("ana", "by"),
        "fastest": ("ana",),
        "slowest": ("bo",),
    }
    play(game, "red: tactic tactic=test/blades on=ana")
    assert superlative_units(game.state, "deadliest", names) == ("ana", "bo")
    assert superlative_units(game.state, "fastest", ()) == ()


@pytest.mark.rule("HR-TURN-11")
def test_a_tactic_for_the_weakest() -> None:
    """Among its possible targets."""
    dart = {**DART, "whom": "weakest"}
    game = arena(red="ana@B2", blue="bo@B3 by@H8", tactics={"red": [dart]})
    game = with_unit(with_unit(game, "bo", hp=2), "by", hp=1)
    assert offers(game, "red") == ["tactic on=bo tactic=test/dart", "next-phase"]
    assert refused(game, "red: tactic tactic=test/dart on=ana") == ["HR-TURN-11 on-the-one-it-names"]


@pytest.mark.rule("HR-TURN-11", "HR-COMP-4")
def test_isolated_and_outnumbered() -> None:
    """Without allies in combat; with more opponents in combat than units of its team, itself included."""
    for when, sides, holds in (
        ("isolated", ("ana@B2", "bo@B3 by@H8"), True),
        ("isolated", ("ana@B2 al@B6", "bo@B3"), False),
        ("outnumbered", ("ana@B2", "bo@B3 by@H8"), True),
        ("outnumbered", ("ana@B2", "bo@B3"), False),
        ("outnumbered", ("ana@B2 al@B6", "bo@B3 by@H8"), False),
    ):
        stand = {"skill": "last-stand", "dice": ["red"], "when": when}
        game = until(arena(red=sides[0], blue=sides[1], cards={"ana": {"skills": [stand]}}), "engagement")
        began = event_lines(play(with_dice(game, 1, 1), "red: attack unit=ana target=bo"), "attack-began")
        assert began == [f"attack-began ana bo {['black', 'red'] if holds else ['black']}"]


@pytest.mark.rule("HR-TACTIC-2")
@pytest.mark.parametrize(
    "card",
    [
        {**DASH, "until": None},
        {**GIFT, "until": "next-turn"},
        {**BLADES, "type": "instant"},
        {**GIFT, "type": "permanent"},
        {**DASH, "type": "permanent"},
    ],
)
def test_a_tactic_that_is_none(card: Document) -> None:
    """Its kind, its time and its effects go together."""
    wrong = {key: value for key, value in card.items() if value is not None}
    with pytest.raises(ContentError):
        scenario(tactics={"red": [wrong]})
