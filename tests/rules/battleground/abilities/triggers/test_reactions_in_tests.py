"""Reactions in the middle of a test or a movement may remove its figure: play goes on without it."""

from typing import Any

import pytest

from tests.rules.battleground.abilities.triggers.test_triggers import ATTACK, of, waits
from tests.rules.battleground.fights import Document, fight, interrupting, item
from tests.support.script import asked, play

FATAL: Document = {"do": "wound", "wounds": 20}
HEX: Document = {
    "when": "active",
    "id": "h",
    "to": "enemy",
    "test": {"statistic": "mind", "against": "power"},
    "results": [{"needs": 1, "effects": [{"do": "wound"}]}],
}
OTHERS: dict[str, Any] = {"red": "ana@E5:n al@A9", "blue": "bo@E4:s cy@A1"}


@pytest.mark.rule("BG-TEST-6", "BG-WOUND-2")
@pytest.mark.parametrize("gone", ["ana", "bo"])
@pytest.mark.parametrize("of_", ["ability", "defence"])
def test_the_attacker_or_the_defender_of_a_test_may_leave(gone: str, of_: str) -> None:
    """After the dice of either test."""
    whose, tester = ("al", "ana") if of_ == "ability" else ("cy", "bo")
    effect = {**FATAL, "on": "subject" if gone == tester else {"pieces": {"side": "enemies"}}}
    fell = waits({"tested": {"of": of_, "who": "ally"}}, effect)
    game = fight(5, 5, 5, 5, 5, stats={**of("ana", HEX), **of(whose, fell)}, **OTHERS)
    play(game, "red: use ability=test/ana:h target=bo")
    assert gone not in game.state.figures
    assert asked(game) or game.outcome


@pytest.mark.rule("BG-ATT-1", "BG-AREA-3")
def test_the_target_of_an_attack_may_be_gone_before_its_dice() -> None:
    """The attack ends with nothing done."""
    fell = waits("attack-begins", {**FATAL, "on": "subject"})
    game = fight(5, 5, 5, 5, 1, 1, 1, stats=of("ana", fell), **OTHERS)
    play(game, ATTACK[0])
    assert "bo" not in game.state.figures


@pytest.mark.rule("BG-MOVE-4", "BG-INT-4")
def test_a_figure_may_leave_at_the_end_of_its_move() -> None:
    """Before guards look at it."""
    fell = waits({"move": {"who": "enemy"}}, {**FATAL, "on": "subject"})
    game = fight(stats=of("bo", fell), now={"bo": {"guarding": True}}, red="ana@E8:n al@A9", blue="bo@E4:s")
    play(game, "red: move to=E7", "red: face facing=n")
    assert "ana" not in game.state.figures


@pytest.mark.rule("BG-INT-7", "BG-WOUND-2")
def test_an_interrupting_figure_may_leave_as_it_begins() -> None:
    """The interrupted one goes on."""
    fell = waits({"interrupts": {"who": "enemy"}}, {**FATAL, "on": "by"})
    game = interrupting(fight(stats=of("ana", fell), **OTHERS), "bo", "guard")
    assert ("bo" in game.state.figures, asked(game)) == (False, "red: act")


@pytest.mark.rule("BG-FX-1", "BG-ABIL-1")
def test_the_giver_or_the_bearer_of_a_token_may_leave() -> None:
    """What is left of the ability ends with its owner."""
    used = {"when": "active", "id": "a", "to": "enemy", "effects": [{"do": "debuff", "name": "stun"}, {"do": "push"}]}
    thorns = item(
        "thorns", waits({"give": {"effect": "debuff", "who": "enemy", "whom": "self"}}, {**FATAL, "on": "by"})
    )
    game = fight(stats=of("ana", used), arms={"bo": [thorns]}, **OTHERS)
    play(game, "red: use ability=test/ana:a target=bo")
    assert "ana" not in game.state.figures
