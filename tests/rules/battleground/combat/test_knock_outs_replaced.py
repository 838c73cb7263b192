"""Knock-outs of several at once that abilities change: each is looked at, and what is done instead comes afterwards."""

from typing import Any

import pytest

from engine.kernel.state.event import Event
from tests.rules.battleground.abilities.triggers.test_replacement import instead
from tests.rules.battleground.abilities.triggers.test_triggers import of
from tests.rules.battleground.attack_results import last_blow, points
from tests.rules.battleground.fights import FIREBALL, Document, fight, of_kind
from tests.rules.battleground.guards import SOFT
from tests.support.script import asked, play

DOOM: Document = {"when": "active", "to": "enemy", "effects": [{"do": "wound", "wounds": 9}]}
BANNER: Document = {"when": "always", "modify": "health", "by": 4, "to": "all-allies", "id": "banner"}
WEAK = {"health": 2}
"""With one more wound than this they stand only by the banner."""
HURT = {"wounds": 3}


def banner_falls(profile: str, **stats: Any) -> tuple[Any, list[Event[Any]]]:
    """Ana beats Bo, whose banner kept Cy, Da and Di standing: they fall at once."""
    game = fight(
        stats={**of("ana", DOOM, health=20), **of("bo", BANNER), **dict.fromkeys(("cy", "da", "di"), WEAK), **stats},
        blue="bo@E4:s cy@C4 da@G4 di@I1 du@A9",
        now={name: dict(HURT) for name in ("cy", "da", "di")},
        profile={"preset": profile},
    )
    return game, play(game, "red: use ability=test/ana target=bo")


@pytest.mark.rule("BG-WOUND-1", "BG-ABIL-6")
def test_a_replacement_of_a_knock_out_happens_after_the_others_left() -> None:
    """The blow of the one that stays is no knock-out of the others: they are the attacker's, and so are the points."""
    strikes_back = instead("knock-out", effects=[{"do": "wound", "on": "by"}])
    game, events = banner_falls("pl", **of("cy", strikes_back, **WEAK))
    assert of_kind(events, "knocked-out", "spared", "points-scored", "wounds-suffered") == [
        "wounds-suffered bo 9 ana",
        "knocked-out bo ana None",
        "points-scored red 30",
        "spared cy 1",
        "knocked-out da ana None",
        "points-scored red 30",
        "knocked-out di ana None",
        "points-scored red 30",
        "wounds-suffered ana 1 cy",
    ]
    assert (points(game), game.state.figures["ana"].wounds) == ({"red": 90, "blue": 0}, 1)


@pytest.mark.rule("BG-WOUND-1", "BG-ABIL-6")
def test_several_replacements_of_knock_outs_happen_in_their_order() -> None:
    """Each knows of itself."""
    heals = instead("knock-out", effects=[{"do": "heal", "on": "subject"}])
    _, events = banner_falls("it", **{name: {"abilities": [heals], **WEAK} for name in ("cy", "di")})
    assert of_kind(events, "spared", "knocked-out", "wounds-healed") == [
        "knocked-out bo ana None",
        "spared cy 1",
        "spared di 1",
        "knocked-out da ana None",
        "wounds-healed cy 1",
        "wounds-healed di 1",
    ]


@pytest.mark.rule("BG-ABIL-1", "BG-ABIL-6")
def test_each_of_several_is_asked_for_apart() -> None:
    """One is spared, one is not: nobody is asked twice."""
    spares = instead("knock-out", to="all-allies", may=True)
    game, _ = banner_falls("it", **of("du", spares))
    answers = {"bo": "decline", "cy": "use", "da": "decline", "di": "use"}
    for name, answer in answers.items():
        (use,) = [each for each in game.decision.choices if each.kind == "use"]
        assert use["target"] == name
        play(game, f"blue: {answer}" + (f" target={name}" if answer == "use" else ""))
    assert asked(game) == "red: act"
    assert sorted(game.state.figures) == ["ana", "cy", "di", "du"]


def fire(**stats: Any) -> tuple[Any, list[Event[Any]]]:
    """Bo, Be and By fall by one area attack of Ana's."""
    soft = dict.fromkeys(("bo", "be", "by"), SOFT)
    game = fight(
        *(5, 1, 5, 1, 5, 1),
        red="ana@E9:n",
        blue="bo@E4:s be@E5:s by@E3 bu@A1",
        arms={"ana": (FIREBALL,)},
        stats={**soft, **{name: {**soft.get(name, {}), **each} for name, each in stats.items()}},
        now={"ana": {"mana": 1}, **{name: {"wounds": 5} for name in soft}},
    )
    return game, play(game, "red: attack weapon=test/fireball target=bo", "red: order next=be")


@pytest.mark.rule("BG-WOUND-1", "BG-ABIL-6", "BG-ABIL-1")
@pytest.mark.parametrize(("times", "left"), [(1, ["bo"]), (2, ["be", "bo"]), (3, ["be", "bo", "by"])])
def test_a_guardian_spares_so_many_of_those_who_fall_at_once(times: int, left: list[str]) -> None:
    """By its limit, in the order of the scenario."""
    game, _ = fire(**of("bu", instead("knock-out", to="all-allies", limit={"times": times, "per": "game"})))
    assert sorted(game.state.figures) == sorted(["ana", "bu", *left])
    assert points(game) == {"red": 30 * (3 - times), "blue": 0}


@pytest.mark.rule("BG-WOUND-1", "BG-ABIL-6", "BG-WIN-1")
def test_an_attacker_beaten_by_a_replacement_of_a_knock_out_leaves_as_well() -> None:
    """The attack is over when it is struck back."""
    strikes_back = instead("knock-out", effects=[{"do": "wound", "on": "by"}])
    stats = of("bo", strikes_back, **SOFT)
    game = last_blow(*(5, 1, 1, 1), stats=stats, now={"ana": {"wounds": 5}}, profile={"preset": "pl"})
    events = play(game, "red: attack weapon=test/sword target=bo")
    assert of_kind(events, "spared", "knocked-out") == ["spared bo 5", "knocked-out ana bo None"]
    assert points(game) == {"red": 0, "blue": 30}


@pytest.mark.rule("BG-AREA-3", "BG-ABIL-6")
def test_in_an_area_attack_one_strikes_back_when_the_other_has_left() -> None:
    """The attack goes to its end first; nobody of those who stay is beaten by it once more."""
    strikes_back = {"abilities": [instead("knock-out", effects=[{"do": "wound", "on": "by"}])]}
    _, events = fire(bo=strikes_back, by=strikes_back)
    assert of_kind(events, "spared", "knocked-out", "wounds-suffered")[3:] == [
        "spared bo 5",
        "spared by 5",
        "knocked-out be ana test/fireball",
        "wounds-suffered ana 1 bo",
        "wounds-suffered ana 1 by",
    ]
