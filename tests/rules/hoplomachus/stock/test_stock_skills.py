"""The skills that ship, each in play (HR-COMP-11)."""

from itertools import product

import pytest

from tests.support.hoplomachus import (
    Document,
    arena,
    arena_with_dice,
    event_lines,
    own,
    place_of,
    until,
    with_dice,
    with_unit,
)
from tests.support.script import asked, offers, play, refused

RETALIATING: Document = {"bo": {"skills": ["retaliate"], "health": 5}}


@pytest.mark.rule("HR-COMP-11")
def test_retaliate() -> None:
    """Damaged by an attack from within its own range: 1 damage back, once, if it survived; to no attack from afar."""
    cards = {"ana": {"attack": ["red", "red"], "range": 2, "health": 3}, "bo": {"skills": ["retaliate"], "health": 4}}
    for at, health, answers in (("B3", 3, True), ("B4", 3, False), ("B3", 2, False)):
        game = arena_with_dice(1, 1, red="ana@B2", blue=f"bo@{at} by@H8", cards=cards)
        game = until(with_unit(game, "bo", hp=health), "engagement")
        events = play(game, "red: attack unit=ana target=bo")
        assert event_lines(events, "skill-triggered") == (["skill-triggered bo retaliate"] if answers else [])
        assert game.state.units["ana"].hp == (2 if answers else 3)


@pytest.mark.rule("HR-COMP-11", "HR-TURN-8")
@pytest.mark.parametrize(("start", "away", "answers"), [("D6", 3, True), ("D7", 1, False)])
def test_the_range_of_a_retaliation_is_that_of_the_attack(start: str, away: int, answers: bool) -> None:
    """Where the attack came from counts, not where another skill that it set off puts the two before the answer."""
    gale = {"when": {"damaged": {"who": "opponent"}}, "effects": [{"do": "displace", "away": away, "from": "self"}]}
    gale["effects"][0]["on"] = "subject"  # type: ignore[index]
    cards = {
        "ana": {"attack": ["red"], "range": 2, "skills": [own("gale", gale)]},
        "bo": {"skills": ["retaliate"], "health": 5},
    }
    game = with_dice(until(arena(red="ana@D5", blue=f"bo@{start}", cards=cards), "engagement"), 1)
    play(game, "red: attack unit=ana target=bo")
    place = "D8" if away == 3 else "D4"
    events = play(game, f"red: displace unit=bo to={place}")
    assert event_lines(events, "skill-triggered") == (["skill-triggered bo retaliate"] if answers else [])
    assert game.state.units["ana"].hp == (2 if answers else 3)


@pytest.mark.rule("HR-COMP-11")
def test_retaliation_to_each_attack_that_hit() -> None:
    """Once for an attack of several hits, again for the next one; to none that missed."""
    cards = {name: {"attack": ["yellow", "yellow"]} for name in ("ana", "al")}
    game = arena_with_dice(6, 6, 1, 1, red="ana@D5 al@C6", blue="bo@D6", cards={**cards, **RETALIATING})
    until(game, "engagement")
    answers = [
        event_lines(play(game, f"red: attack unit={unit} target=bo"), "skill-triggered").count(
            "skill-triggered bo retaliate"
        )
        for unit in ("ana", "al")
    ]
    assert answers == [1, 0]
    assert (game.state.units["ana"].hp, game.state.units["al"].hp) == (2, 3)


@pytest.mark.rule("HR-COMP-11", "HR-TURN-7")
def test_retaliation_is_no_attack() -> None:
    """It sets off no retaliation; nor does a Special."""
    cards = {name: {"attack": ["red"], "skills": ["retaliate", "sure-hit:1"]} for name in ("ana", "bo")}
    game = until(arena_with_dice(1, red="ana@B2", blue="bo@B3", cards=cards), "engagement")
    special = game.branch()
    events = play(game, "red: attack unit=ana target=bo")
    assert event_lines(events, "skill-triggered") == ["skill-triggered bo retaliate"]
    assert (game.state.units["ana"].hp, game.state.units["bo"].hp) == (2, 2)
    events = play(special, "red: special unit=ana skill=sure-hit target=bo")
    assert event_lines(events, "skill-triggered") == []


@pytest.mark.rule("HR-COMP-11", "HR-TURN-9", "HR-TROOP-1")
def test_hurl() -> None:
    """An adjacent unit, an ally too, onto a free unblocked hex exactly N away, else it is not usable."""
    game = until(arena(red="ana@D5 al@D4", blue="bo@D6 by@D8", cards={"ana": {"skills": ["hurl:3"]}}), "ability")
    grid = game.state.scenario.grid
    wish = "red: ability unit=ana skill=hurl target="
    targets = {text.split("target=")[1].split()[0] for text in offers(game, "red") if "target" in text}
    assert targets == {"al", "bo"}
    assert refused(game, f"{wish}by to=D2") == ["HR-COMP-11 near-enough"]
    assert refused(game, f"{wish}bo to=D3") == ["HR-COMP-11 exactly-so-far"]
    assert refused(game, f"{wish}bo to=D8") == ["HR-TURN-9 onto-free-hex"]
    ends = {text.split("to=")[1].split()[0] for text in offers(game, "red") if "target=bo" in text}
    assert "D2" in ends
    assert "D8" not in ends
    assert len(ends) == sum(_apart(grid.axial(grid.place("D5")), grid.axial(hex_)) == 3 for hex_ in range(81)) - 1
    play(game, f"{wish}al to=D2")
    assert place_of(game, "al") == "D2"
    alone = until(arena(red="ana@D5", blue="bo@D7", cards={"ana": {"skills": ["hurl:3"]}}), "movement")
    play(alone, "red: next-phase")
    assert asked(alone) == "blue: movement"


def _apart(one: tuple[int, int], other: tuple[int, int]) -> int:
    """The distance of two hexes by their axial coordinates, found by looking at all three axes."""
    lanes, slants = one[0] - other[0], one[1] - other[1]
    return (abs(lanes) + abs(slants) + abs(lanes + slants)) // 2


@pytest.mark.rule("HR-COMP-11", "HR-TROOP-2", "HR-TURN-5")
def test_regen() -> None:
    """It heals up to the unit's health; without lost HP, or with an empty supply, it is not usable."""
    lines: Document = {"red": "ana@B2 al@B4", "blue": "bo@H8", "cards": {"ana": {"health": 4, "skills": ["regen:2"]}}}
    for hp, after in ((1, 3), (2, 4), (3, 4)):
        game = until(with_unit(arena(**lines), "ana", hp=hp), "ability")
        play(game, "red: ability unit=ana skill=regen")
        assert game.state.units["ana"].hp == after
    full = until(with_unit(arena(**lines), "al", hp=1), "movement")
    play(full, "red: next-phase")
    assert asked(full) == "blue: movement"
    short = until(with_unit(arena(**lines, options={"hp_chips": 7}), "ana", hp=3), "movement")
    short = with_unit(short, "al", hp=4)
    play(short, "red: next-phase")
    assert asked(short) == "blue: movement"


@pytest.mark.rule("HR-TURN-5")
def test_why_nothing_is_healed() -> None:
    cards = {"ana": {"skills": ["regen:2"]}, "al": {"skills": ["regen:1"]}}
    game = until(with_unit(arena(red="ana@B2 al@B4", blue="bo@H8", cards=cards), "al", hp=1), "ability")
    assert refused(game, "red: ability unit=ana skill=regen") == ["HR-TURN-5 would-help"]


@pytest.mark.rule("HR-COMP-11")
def test_whirlwind() -> None:
    """The strongest die for each adjacent opponent, no ally; all that is hit is one event, and no attack."""
    cards = {"ana": {"attack": ["yellow", "blue"], "skills": ["whirlwind"]}, "bo": {"skills": ["retaliate"]}}
    game = arena_with_dice(4, 3, red="ana@D5 al@D4", blue="bo@D6 by@C5 bu@H8", cards=cards)
    until(game, "engagement")
    events = play(game, "red: special unit=ana skill=whirlwind")
    assert event_lines(events, "hits-counted", "damage-dealt", "skill-triggered") == [
        "hits-counted ana ['blue', 'blue'] {'bo': 1, 'by': 0}",
        "damage-dealt ana False {'bo': 1} {'bo': 1}",
    ]
    lone = until(arena(red="ana@D5 al@B5", blue="bo@B6", cards=cards), "engagement")
    assert refused(lone, "red: special unit=ana skill=whirlwind") == ["HR-COMP-11 would-hurt"]


@pytest.mark.rule("HR-COMP-11", "HR-TURN-6")
def test_long_shot() -> None:
    """The strongest die at an opponent up to N away."""
    cards = {"ana": {"attack": ["yellow", "black"], "skills": ["long-shot:3"]}, "al": {"skills": ["long-shot:8"]}}
    cards["al"]["attack"] = []
    game = arena_with_dice(2, red="ana@D5 al@D1", blue="bo@D8 by@D9", cards=cards)
    until(game, "engagement")
    wish = "red: special skill=long-shot"
    assert refused(game, f"{wish} unit=ana target=by") == ["HR-TURN-6 within-reach"]
    assert refused(game, f"{wish} unit=ana target=al") == ["HR-TROOP-1 at-an-opponent", "HR-TURN-6 within-reach"]
    assert refused(game, f"{wish} unit=al target=bo") == ["HR-COMP-11 would-hurt"]
    events = play(game, f"{wish} unit=ana target=bo")
    assert event_lines(events, "hits-counted") == ["hits-counted ana ['black'] {'bo': 1}"]


@pytest.mark.rule("HR-COMP-11", "HR-COMP-4")
def test_perfect_strike() -> None:
    """An ability, as it stands on Feng's chip before Hurl: so much damage within range, without dice, and no attack."""
    cards: Document = {"ana": {"skills": ["perfect-strike:2"]}, "bo": {"skills": ["retaliate"]}}
    game = until(arena(red="ana@D5", blue="bo@D6 by@D7", cards=cards), "ability")
    assert refused(game, "red: ability unit=ana skill=perfect-strike target=by") == ["HR-COMP-11 near-enough"]
    events = play(game, "red: ability unit=ana skill=perfect-strike target=bo")
    assert event_lines(events, "rolled", "damage-dealt", "skill-triggered") == [
        "damage-dealt ana False {'bo': 2} {'bo': 2}"
    ]
    assert "attack target=bo unit=ana" in offers(until(game, "engagement"), "red")


def test_the_axes_agree() -> None:
    """The distance by three axes is that of the game."""
    from engine.systems.hoplomachus.arena_geometry import distance

    grid = arena(red="ana@B2").state.scenario.grid
    for one, other in product(range(0, 81, 7), range(0, 81, 5)):
        assert distance(grid, one, other) == _apart(grid.axial(one), grid.axial(other))
