"""An attacker that has its last wound in its own attack: what it has not done yet does not happen (BG-WOUND-2)."""

import pytest

from tests.rules.battleground.abilities.triggers.test_triggers import of
from tests.rules.battleground.attack_results import last_blow
from tests.rules.battleground.combat.test_last_wounds import FATAL, STRIKE, THORNS
from tests.rules.battleground.fights import SWORD, Document, fight, item, of_kind
from tests.rules.battleground.guards import SOFT
from tests.support.script import asked, play

EXTRA: Document = {"when": "attack", "needs": 1, "effects": [{"do": "wound"}, {"do": "score", "points": 7}]}


@pytest.mark.rule("BG-WOUND-2", "BG-ATT-7")
@pytest.mark.parametrize("optional", [False, True])
@pytest.mark.parametrize(
    ("wounds", "done"),
    [
        (3, ["bo 1 ana", "ana 1 bo", "bo 1 ana", "ana 1 bo", "points-scored red 7"]),
        (4, ["bo 1 ana", "ana 1 bo", "bo 1 ana", "ana 1 bo", "points-scored blue 30"]),
        (5, ["bo 1 ana", "ana 1 bo", "points-scored blue 30"]),
    ],
)
def test_the_extra_effects_of_a_beaten_attacker_end(wounds: int, done: list[str], optional: bool) -> None:
    """Bo wounds her back for the table of her weapon, and again for its extra effect, which does more than wound."""
    blade = {**SWORD, "ability": {**EXTRA, "may": optional}}
    game = fight(
        *FATAL,
        red="ana@E5:n al@A9",
        arms={"ana": (blade,)},
        stats={"bo": {**SOFT, "abilities": [THORNS]}},
        now={"ana": {"wounds": wounds}},
    )
    events = play(game, STRIKE)
    assert (asked(game) == "red: use") is (optional and wounds < 5)
    if optional and wounds < 5:
        events += play(game, "red: use")
    told = of_kind(events, "wounds-suffered", "points-scored")
    assert [line.removeprefix("wounds-suffered ") for line in told] == done


@pytest.mark.rule("BG-WOUND-2", "BG-ATT-7")
def test_an_extra_effect_of_another_card_ends_with_the_attacker_as_well() -> None:
    """A ring's, after that of her sword."""
    ring = item("ring", {"when": "attack", "needs": 1, "effects": [{"do": "score", "points": 9}]})
    arms = {"ana": ({**SWORD, "ability": EXTRA}, ring)}
    stats = {"bo": {**SOFT, "abilities": [THORNS]}}
    game = fight(*FATAL, red="ana@E5:n al@A9", arms=arms, stats=stats, now={"ana": {"wounds": 4}})
    assert of_kind(play(game, STRIKE), "points-scored") == ["points-scored blue 30"]


@pytest.mark.rule("BG-WOUND-2", "BG-TEST-7")
def test_an_attacker_beaten_in_its_test_hits_nobody() -> None:
    """Be wounds whoever throws for an attack."""
    trap = {"when": {"tested": {"who": "enemy", "of": "attack"}}, "effects": [{"do": "wound", "on": "subject"}]}
    stats = {"bo": SOFT, **of("be", trap)}
    game = last_blow(*FATAL, stats=stats, red="ana@E5:n al@A9", now={"ana": {"wounds": 5}})
    events = play(game, STRIKE)
    assert of_kind(events, "attack-resolved", "knocked-out") == ["knocked-out ana be None"]
