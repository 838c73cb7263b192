"""Chips, dice, heroes, elite units, skills (HR-COMP)."""

import json

import pytest

from engine.content.checks.playability import playability_problems
from engine.content.problems import ContentError
from engine.kernel.chance.deck import UNKNOWN
from engine.kernel.chance.rolls import Stream
from engine.kernel.play.game import start_game
from engine.kernel.play.view import imagine, view
from engine.kernel.positions.codec import written
from engine.systems.hoplomachus.combat.attack_throw import throw
from engine.systems.hoplomachus.dice.attack_dice import COLOURS, HIT_FACES, hits, hits_of, strongest, weakest
from engine.systems.hoplomachus.documents.playability import PLAYABILITY
from engine.systems.hoplomachus.movement.arena_dice import direction_shown
from engine.systems.hoplomachus.system import SYSTEM
from engine.systems.hoplomachus.units.status import movement
from tests.support.hoplomachus import (
    Document,
    arena,
    arena_by_hand,
    done,
    event_lines,
    place_of,
    scenario,
    tactic,
    until,
    with_dice,
    with_side,
    with_unit,
)
from tests.support.script import asked, offers, play, refused

LAST_STAND: Document = {"skill": "last-stand", "dice": ["red"], "when": "isolated"}


@pytest.mark.rule("HR-COMP-1")
def test_a_chip() -> None:
    """Name, faction, class, range, movement, health, attack dice, skills: all from the document."""
    card = {"class": "archer", "range": 3, "movement": 4, "health": 2, "attack": ["red", "blue"], "skills": ["regen:2"]}
    chip = arena(red="ana@B2", cards={"ana": card}).state.chip("ana")
    assert (chip.id, chip.faction, chip.unit_class) == ("ana", "red-faction", "archer")
    assert (chip.range, chip.movement, chip.health, chip.attack) == (3, 4, 2, ("red", "blue"))
    assert [skill.name for skill in chip.skills] == ["regen"]


@pytest.mark.rule("HR-COMP-1", "HR-COMP-4")
@pytest.mark.parametrize(
    "card",
    [{"class": "wizard"}, {"attack": ["pink"]}, {"health": 0}, {"skills": ["fly"]}, {"skills": ["regen:1", "regen:2"]}],
)
def test_a_chip_that_is_none(card: Document) -> None:
    """Unknown classes, dice and skills, a unit without health; one of a kind of skill twice."""
    document = scenario()
    figure = document["armies"][0]["figures"][0]
    skills = [{"skill": name.partition(":")[0], "hp": 1} for name in card.get("skills", ())]
    figure["card"] = {**figure["card"], **card, **({"skills": skills} if skills else {})}
    with pytest.raises(ContentError):
        scenario(armies=document["armies"])


@pytest.mark.rule("HR-COMP-2")
def test_hit_faces() -> None:
    """A die with h hit faces hits on results above 6 - h; red always hits."""
    for colour, faces in zip(COLOURS, (2, 3, 4, 5, 6), strict=True):
        assert [hits(HIT_FACES, colour, face) for face in range(1, 7)] == [face > 6 - faces for face in range(1, 7)]
    assert hits_of(HIT_FACES, ("yellow", "yellow", "red"), (4, 5, 1)) == (0, 1, 1)
    pool = ("blue", "black", "yellow", "green")
    assert (strongest(HIT_FACES, pool), weakest(HIT_FACES, pool)) == ("black", "yellow")


@pytest.mark.rule("HR-COMP-2")
@pytest.mark.parametrize(("colour", "faces"), [("red", 7), ("pink", 1)])
def test_dice_that_are_none(colour: str, faces: int) -> None:
    """No die has more hit faces than faces, nor another colour."""
    with pytest.raises(ContentError) as caught:
        scenario(options={"dice": {colour: faces}})
    assert [(each.path, each.rule) for each in caught.value.errors] == [(f"$.options.dice.{colour}", "HR-COMP-2")]


@pytest.mark.rule("HR-COMP-2")
def test_other_dice_are_content() -> None:
    """A scenario may give a die other faces; each hit is 1 damage; there may be any number of dice."""
    dice = {"dice": {"yellow": 6, "red": 0}}
    pool = ["yellow"] * 20
    many = tactic("many", {"do": "add-dice", "dice": ["red"] * 20})
    lines: Document = {"red": "ana@B2", "blue": "bo@B3", "cards": {"ana": {"attack": pool}, "bo": {"health": 21}}}
    game = arena(**lines, tactics={"red": [many]}, options=dice)
    play(game, "red: tactic tactic=test/many on=ana")
    until(with_dice(game, *(1,) * 20, *(6,) * 20), "engagement")
    game = with_dice(until(game, "engagement"), *(1,) * 20, *(6,) * 20)
    play(game, "red: attack unit=ana target=bo")
    assert game.state.units["bo"].hp == 1


@pytest.mark.rule("HR-COMP-2")
def test_attack_dice_are_rolled_for_skills() -> None:
    game = until(arena(red="ana@B2", blue="bo@B3"), "engagement")
    game, events = done(game, throw(game.state, "test", "ana", ("yellow", "blue"), ("bo",)), dice=(5, 3))
    assert event_lines(events, "rolled")[0].startswith("rolled test red [5, 3]")
    assert game.state.units["bo"].hp == 2


@pytest.mark.rule("HR-COMP-3")
@pytest.mark.parametrize("tops", ["flat", "pointy"])
def test_an_arena_die_and_the_compass(tops: str) -> None:
    """1 to 6 clockwise from north with flat tops, from north-east with pointy ones; as the map's compass says."""
    roll = tactic("roll", {"do": "tumble"})
    names = {"flat": ("n", "ne", "se", "s", "sw", "nw"), "pointy": ("ne", "e", "se", "sw", "w", "nw")}[tops]
    for face, name in enumerate(names, 1):
        game = arena_by_hand(red="ana@C3", blue="bo@H8", tops=tops, tactics={"red": [roll]}, neutral=())
        grid = game.state.scenario.grid
        play(game, "red: tactic tactic=test/roll on=ana")
        play(game, f"chance: {face}")
        wanted = grid.neighbour(grid.place("C3"), grid.direction(name))
        assert game.state.units["ana"].at == wanted
        turned = (*range(2, 7), 1)
        assert grid.direction_name(direction_shown(grid, turned, turned[face - 1])) == name


@pytest.mark.rule("HR-COMP-3", "HR-TURN-9")
@pytest.mark.parametrize(("at", "other"), [("C1", "H8"), ("C3", "C2")])
def test_no_tumbling_onto_a_blocked_hex(at: str, other: str) -> None:
    """Nor out of the arena: the displacement stays undone."""
    roll = tactic("roll", {"do": "tumble"})
    game = arena_by_hand(red=f"ana@{at}", blue=f"bo@{other}", tactics={"red": [roll]}, neutral=())
    play(game, "red: tactic tactic=test/roll on=ana", "chance: 1")
    assert place_of(game, "ana") == at


@pytest.mark.rule("HR-COMP-4")
def test_three_kinds_of_skills() -> None:
    """Innate ones work in every phase; an Ability has its own phase; a Special is used instead of attacking."""
    card = {"skills": [LAST_STAND, "regen:1", "sure-hit:1"], "range": 1}
    game = with_unit(arena(red="ana@B2", blue="bo@B3", cards={"ana": card}), "ana", hp=1)
    assert "ability" not in asked(until(game, "movement"))
    until(game, "ability")
    assert offers(game, "red") == ["ability skill=regen unit=ana", "next-phase"]
    play(game, "red: ability unit=ana skill=regen")
    until(game, "engagement")
    assert offers(game, "red") == [
        "attack target=bo unit=ana",
        "special skill=sure-hit target=bo unit=ana",
        "next-phase",
    ]
    fought = with_dice(game, 1, 1)
    events = play(fought, "red: attack unit=ana target=bo")
    assert event_lines(events, "attack-began") == ["attack-began ana bo ['black', 'red']"]
    play(game, "red: special unit=ana skill=sure-hit target=bo")
    assert asked(game) != "red: engagement"


@pytest.mark.rule("HR-COMP-5")
def test_an_inactive_hero_is_not_deployed() -> None:
    """It is in camp; once active it is deployed as any unit."""
    game = arena(red="ana@B2 al", blue="bo@H8")
    assert refused(game, "red: deploy unit=red-hero at=A1") == ["HR-COMP-5 hero-is-active"]
    game = with_side(game, "red", awake=True)
    play(game, "red: deploy unit=red-hero at=A1")
    assert game.state.units["red-hero"].active


@pytest.mark.rule("HR-COMP-5")
def test_an_inactive_hero_in_combat() -> None:
    """It cannot move or attack, its skills are ignored; it may be attacked, damaged, defeated."""
    skills = ["retaliate", "regen:1", "sure-hit:1", "ward:1"]
    cards = {"red-hero": {"rank": "hero", "health": 5, "skills": skills}}
    game = arena(red="red-hero@B2 ana@D4", blue="bo@B3 by@C8", cards=cards)
    game = with_unit(game, "red-hero", active=False, hp=4)
    assert refused(until(game, "movement"), "red: move unit=red-hero to=B1") == ["HR-COMP-5 shows-active-side"]
    assert asked(game) == "red: movement"
    play(game, "red: next-phase")
    assert asked(game) != "red: ability"
    until(game, "movement", "blue")
    game = with_dice(until(game, "engagement", "blue"), 6)
    awake = with_dice(with_unit(game, "red-hero", active=True), 6)
    events = play(game, "blue: attack unit=bo target=red-hero")
    assert event_lines(events, "damage-dealt", "skill-triggered") == [
        "damage-dealt bo True {'red-hero': 1} {'red-hero': 1}"
    ]
    events = play(awake, "blue: attack unit=bo target=red-hero")
    assert event_lines(events, "damage-dealt", "skill-triggered") == [
        "damage-dealt bo True {'red-hero': 1} {'red-hero': 0}",
        "skill-triggered red-hero retaliate",
        "damage-dealt red-hero False {'bo': 1} {'bo': 1}",
    ]


@pytest.mark.rule("HR-COMP-5")
def test_the_skills_and_attacks_of_an_inactive_hero() -> None:
    cards = {"red-hero": {"rank": "hero", "health": 5, "skills": ["regen:1", "sure-hit:1"]}}
    game = arena(red="red-hero@B2 ana@B4", blue="bo@B3", cards={**cards, "ana": {"skills": ["regen:1"]}})
    game = with_unit(with_unit(game, "red-hero", active=False, hp=4), "ana", hp=1)
    until(game, "ability")
    assert refused(game, "red: ability unit=red-hero skill=regen") == ["HR-COMP-5 shows-active-side"]
    until(game, "engagement")
    for wish in ("attack unit=red-hero target=bo", "special unit=red-hero skill=sure-hit target=bo"):
        assert refused(game, f"red: {wish}") == ["HR-COMP-5 shows-active-side"]


@pytest.mark.rule("HR-COMP-5", "HR-S-2")
def test_neutral_heroes_come_as_rewards() -> None:
    """A neutral hero lies at the end of each track, and is active when it comes."""
    game = arena(red="ana@B2", blue="bo@H8")
    prizes = {side.prize for side in game.state.sides.values()}
    assert prizes == {"nike", "otto"}
    assert all(game.state.chip(name).faction is None for name in prizes if name)


@pytest.mark.rule("HR-COMP-6", "HR-TACTIC-1")
@pytest.mark.parametrize(("rank", "legal"), [("common", True), ("hero", False), ("immortal", False), ("titan", False)])
def test_no_tactic_on_an_elite_unit(rank: str, legal: bool) -> None:
    dash = tactic("dash", {"do": "add-movement", "by": 1})
    cards = {"ana": {"rank": rank}} if rank != "hero" else {}
    game = arena(red=f"{'red-hero' if rank == 'hero' else 'ana'}@B2 al@B5", cards=cards, tactics={"red": [dash]})
    name = "red-hero" if rank == "hero" else "ana"
    if legal:
        play(game, f"red: tactic tactic=test/dash on={name}")
    else:
        assert refused(game, f"red: tactic tactic=test/dash on={name}") == ["HR-COMP-6 on-no-elite-unit"]


@pytest.mark.rule("HR-COMP-12", "HR-TURN-4")
def test_adrenaline() -> None:
    """+1 movement."""
    dash = tactic("dash", {"do": "add-movement", "by": 1}, until="end-of-turn")
    game = arena(red="ana@D5", blue="bo@H8", tactics={"red": [dash]})
    assert refused(until(game.branch(), "movement"), "red: move unit=ana to=D2") == ["HR-TURN-4 within-movement"]
    play(game, "red: tactic tactic=test/dash on=ana", "red: move unit=ana to=D2")
    assert place_of(game, "ana") == "D2"


@pytest.mark.rule("HR-TURN-4")
def test_movement_is_never_less_than_not_at_all() -> None:
    """However much is taken from it; this is reported, too."""
    mud = tactic("mud", {"do": "add-movement", "by": -3}, until="end-of-turn")
    game = arena(red="ana@D5 al@D8", blue="bo@H8", tactics={"red": [mud]})
    play(game, "red: tactic tactic=test/mud on=ana")
    assert movement(game.state, "ana") == 0
    assert refused(game, "red: move unit=ana to=D4") == ["HR-TURN-4 within-movement"]


@pytest.mark.rule("HR-COMP-12")
def test_blitz() -> None:
    """One more green die in the unit's attacks, for good."""
    blitz = tactic("blitz", {"do": "add-dice", "dice": ["green"]})
    game = arena(red="ana@D5", blue="bo@D6", tactics={"red": [blitz]})
    play(game, "red: tactic tactic=test/blitz on=ana")
    game = with_dice(until(game, "engagement"), 1, 3)
    events = play(game, "red: attack unit=ana target=bo")
    assert event_lines(events, "attack-began") == ["attack-began ana bo ['black', 'green']"]
    assert game.state.units["bo"].hp == 2


@pytest.mark.rule("HR-COMP-13")
def test_a_neutral_hero_is_one_chip() -> None:
    """It never lies on both tracks, and is no unit of a troop where it may lie on one, nor of both troops."""
    for seed in range(6):
        prizes = [
            side.prize for side in start_game(SYSTEM, scenario(neutral=("nike", "otto")), seed).state.sides.values()
        ]
        assert sorted(filter(None, prizes)) == ["nike", "otto"]
    document = scenario(neutral=("nike",))
    (nike,) = document["armies"][0]["neutral"]
    assert not list(playability_problems(PLAYABILITY, document))
    hero = next(each for each in document["armies"][0]["figures"] if each["card"].get("rank") == "hero")
    hero["card"] = nike
    (problem,) = playability_problems(PLAYABILITY, document)
    assert (problem.code, problem.rule) == ("hoplomachus-hero-twice", "HR-COMP-13")
    with pytest.raises(ContentError, match="twice"):
        start_game(SYSTEM, document)
    both = scenario(neutral=())
    for army in both["armies"]:
        next(each for each in army["figures"] if each["card"].get("rank") == "hero")["card"] = nike
    assert [each.path.partition(".figures")[0] for each in playability_problems(PLAYABILITY, both)] == ["$.armies[1]"]


@pytest.mark.rule("HR-COMP-14", "HR-S-2")
def test_a_chip_that_lies_face_down() -> None:
    """It tells its faction, and that it is no hero; no more, until it is deployed."""
    game = arena(red="ana al ay az ax", blue="bo by")
    for other, seat in (("blue", "red"), ("red", "blue")):
        seen = view(SYSTEM, game.state, other).sides[seat]
        assert seen.faction == f"{seat}-faction"
        assert set(seen.holding.hand) == {UNKNOWN}
        known = json.dumps(written(SYSTEM, view(SYSTEM, game.state, other))["seats"][seat])
        assert not any(f'"{unit}"' in known for unit in game.state.sides[seat].holding.hand)
        for number in range(9):
            guess = imagine(SYSTEM, view(SYSTEM, game.state, other), other, Stream(number)).sides[seat].holding
            assert not any(game.state.chip(unit).hero for unit in (*guess.hand, *guess.deck.rest))
            assert {game.state.chip(unit).faction for unit in guess.hand} == {f"{seat}-faction"}


@pytest.mark.rule("HR-COMP-7")
@pytest.mark.parametrize(("red", "wrong"), [("none", True), ("two", True), ("one", False)])
def test_a_troop_has_one_hero(red: str, wrong: bool) -> None:
    document = scenario()
    figures = document["armies"][0]["figures"]
    hero = next(each for each in figures if each["card"].get("rank") == "hero")
    if red == "none":
        figures.remove(hero)
    elif red == "two":
        figures.append({"id": "second", "card": hero["card"]})
    if wrong:
        with pytest.raises(ContentError, match="hero"):
            start_game(SYSTEM, document)
    else:
        assert start_game(SYSTEM, document).decision is not None
