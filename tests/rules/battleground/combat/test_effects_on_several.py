"""An effect on several that has begun reaches all of them, though who acts falls by it first (BG-WOUND-2)."""

from typing import Any

import pytest

from engine.kernel.positions.codec import unsound
from engine.systems.battleground.system import SYSTEM
from tests.rules.battleground.abilities.triggers.test_triggers import of
from tests.rules.battleground.abilities.types.test_scenario_abilities import acts
from tests.rules.battleground.combat.test_last_wounds import AVENGES, BACK, FATAL, reaction
from tests.rules.battleground.fights import SWORD, Document, fight, item, of_kind
from tests.rules.battleground.guards import SOFT
from tests.support.script import asked, offers, play

EVERYBODY: Document = {"pieces": {"side": "all"}}
FOES: Document = {"pieces": {"side": "enemies"}}
NEXT: Document = {"do": "score", "points": 7}
DONE = ("wounds-suffered", "knocked-out", "points-scored")
DOOM: Document = {"do": "wound", "on": EVERYBODY}
HURT = {"ana": {"wounds": 5}}
ALL_HURT = ["ana 1 ana", "al 1 ana", "bo 1 ana"]
FALLS = ["knocked-out ana ana None", "points-scored blue 30"]


def happened(*lines: str, **fought: Any) -> list[str]:
    """What happens in a fight of Ana, who has one health left."""
    game = fight(**{"red": "ana@E5:n al@A9", "now": HURT, **fought})
    return [line.removeprefix("wounds-suffered ") for line in of_kind(play(game, *lines), *DONE)]


@pytest.mark.rule("BG-WOUND-2", "BG-ABIL-1")
@pytest.mark.parametrize("by", ["ability", "item", "end of a phase"])
def test_an_effect_on_all_spares_nobody_though_its_owner_falls_first(by: str) -> None:
    """Its next effect does not happen."""
    effects = [DOOM, NEXT]
    if by == "item":
        bomb = item("bomb", {"when": "single-use", "effects": effects})
        assert happened("red: use-item item=test/bomb", arms={"ana": (bomb,)}) == ALL_HURT + FALLS
    elif by == "ability":
        stats = of("ana", {"when": "active", "effects": effects})
        assert happened("red: use", stats=stats) == ALL_HURT + FALLS
    else:
        stats = of("ana", {"when": {"phase-ends": {"phase": "activation"}}, "effects": effects})
        assert happened("red: end", "red: pass", stats=stats) == ALL_HURT + FALLS


@pytest.mark.rule("BG-WOUND-2", "BG-ABIL-1")
def test_others_are_not_spared_by_a_reaction_of_the_first() -> None:
    """Bo, the first, beats her; By and Cy are still to come. Whom she beats leaves at once, as ever."""
    stats = {
        **of("ana", {"when": "active", "effects": [{**DOOM, "on": FOES}, NEXT]}),
        **of("bo", reaction(BACK, who="self")),
    }
    now = {**HURT, "by": {"wounds": 5}}
    assert happened("red: use", blue="bo@E4:s by@A1 cy@B1", stats=stats, now=now) == [
        *("bo 1 ana", "ana 1 bo"),
        *("by 1 ana", "knocked-out by ana None", "points-scored red 30"),
        *("cy 1 ana", "knocked-out ana bo None", "points-scored blue 30"),
    ]


@pytest.mark.rule("BG-ABIL-5", "BG-ABIL-6")
@pytest.mark.parametrize("when", ["last-moment", "instead"])
def test_a_character_that_is_saved_when_all_have_the_effect_goes_on(when: str) -> None:
    """With her next effect too."""
    saved: Document = {"when": "last-moment", "effects": [{"do": "heal"}]}
    if when == "instead":
        saved = {"when": "instead", "of": "knock-out", "effects": [{"do": "heal", "on": "self"}]}
    stats = of("ana", {"when": "active", "id": "doom", "effects": [DOOM, NEXT]}, saved)
    assert happened("red: use", stats=stats) == [*ALL_HURT, "points-scored red 7"]


@pytest.mark.rule("BG-WOUND-2")
def test_a_question_may_come_before_all_have_the_effect() -> None:
    """The state may be saved then."""
    asks: Document = {"do": "one-of", "options": [{"effects": [{"do": "score", "points": each}]} for each in (1, 2)]}
    thorns: Document = {"when": {"loses": {"counter": "mana"}}, "effects": [{"do": "wound", "on": FOES}, asks]}
    drain: Document = {"when": "active", "effects": [{"do": "lose", "counter": "mana", "on": FOES}, NEXT]}
    now = {**HURT, "bo": {"mana": 1}, "by": {"mana": 1}}
    game = fight(red="ana@E5:n", blue="bo@E4:s by@A1", stats={**of("ana", drain), **of("bo", thorns)}, now=now)
    play(game, "red: use")
    assert (asked(game), unsound(SYSTEM, game.state)) == ("blue: option", None)
    events = play(game, f"blue: {offers(game, 'blue')[0]}")
    assert of_kind(events, "mana-lost", "knocked-out") == ["mana-lost by 1", "knocked-out ana bo None"]


@pytest.mark.rule("BG-INT-3", "BG-WOUND-1")
def test_a_character_that_falls_in_an_interruption_leaves_in_it() -> None:
    """Bo interrupts her effect and beats her; it ends with her."""
    stats = {"ana": {**SOFT, "abilities": [{"when": "active", "effects": [{**DOOM, "on": FOES}]}]}}
    arms = {"bo": (SWORD, item("pendant", AVENGES))}
    game = fight(*FATAL, red="ana@E5:n al@A9", blue="bo@E4:s by@A1", arms=arms, stats=stats, now=HURT)
    events = play(game, "red: use", "blue: attack weapon=test/sword target=ana")
    assert of_kind(events, "knocked-out") == ["knocked-out ana bo test/sword"]
    assert of_kind(play(game, "blue: end"), "wounds-suffered") == []


@pytest.mark.rule("BG-FX-4", "BG-FX-5", "BG-WOUND-2")
@pytest.mark.parametrize("of_whom", ["scenario", "token", "mark"])
def test_an_effect_of_nobody_goes_on_though_the_acting_character_falls(of_whom: str) -> None:
    """It moved, and has one health left."""
    effects = [DOOM, NEXT]
    lays: Document = {
        "do": "mark",
        "name": "fog",
        "range": 9,
        "affects": "characters",
        "when": {"move": {}},
        "effects": effects,
    }
    bears: Document = {"do": "debuff", "name": "rot", "when": {"move": {}}, "effects": effects, "on": "self"}
    if of_whom == "scenario":
        game = fight(
            red="ana@E9:n al@A9", now=HURT, abilities=[acts({"move": {"who": "character"}}, *effects, seat="red")]
        )
    else:
        used: Document = {"when": "active", "effects": [bears]}
        if of_whom == "mark":
            used = {"when": "active", "to": "hex", "range": 9, "effects": [lays]}
        game = fight(red="ana@E9:n al@A9", now=HURT, stats=of("ana", used))
        play(game, "red: use at=E6" if of_whom == "mark" else "red: use")
    events = play(game, "red: move to=E8", "red: face facing=n")
    assert [line.removeprefix("wounds-suffered ") for line in of_kind(events, *DONE)] == [
        *("ana 1 None", "knocked-out ana None None", "points-scored blue 30"),
        *("al 1 None", "bo 1 None", "points-scored red 7"),
    ]
