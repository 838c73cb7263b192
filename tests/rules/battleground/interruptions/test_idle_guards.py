"""A guard that is set off and can do nothing is reported why."""

from dataclasses import replace
from typing import Any

import pytest

from engine.words import languages, speak
from tests.rules.battleground.fights import BLAST, BOW, SWORD
from tests.rules.battleground.guards import SLOW, acting, in_interruption
from tests.support.battleground import changed
from tests.support.script import asked, offers, play

ENGAGED: dict[str, Any] = {"red": "ana@E8:n al@E3:n", "stats": {"bo": SLOW}}
"""Al stands beside Bo, who is on guard and sees Ana."""
STAYING = ("move figure=bo to=E2",)
"""What leads nowhere."""
IDLE = "but can’t attack or move"


def reported(game: Any) -> str:
    """What is asked."""
    assert game.decision is not None
    return speak(game.decision.prompt, "en")


@pytest.mark.rule("BG-INT-4")
def test_a_guard_that_is_engaged_is_reported_so() -> None:
    """It is set off by the range of its bow; it has no melee weapon, and nobody else may be attacked."""
    game = in_interruption(**ENGAGED)
    assert (asked(game), acting(game)) == ("blue: act", "bo")
    assert reported(game).endswith(
        "but can’t attack or move. bo is engaged and can only fight in melee. bo isn’t engaged with ana."
    )
    assert not game.state.figures["bo"].guarding
    play(game, "blue: end")
    assert asked(game) == "red: act"


@pytest.mark.rule("BG-INT-4")
@pytest.mark.parametrize("lang", languages())
def test_a_guard_without_mana_is_reported_so(lang: str) -> None:
    """With its spell alone; in every language."""
    game = in_interruption(arms={"bo": (BLAST, SWORD)}, stats={"bo": SLOW})
    assert game.decision is not None
    text = speak(game.decision.prompt, lang)
    assert {"2", "0"} <= set(text)
    if lang == "en":
        assert "The spell costs 2 mana; you have 0." in text


@pytest.mark.rule("BG-INT-4")
def test_the_only_answer_may_be_to_end_it() -> None:
    """Without a card in hand nothing else is left; it is asked all the same, so that one sees why."""
    game = in_interruption(**ENGAGED)
    side = game.state.sides["blue"]
    holding = side.holding
    for card in side.cards:
        holding = holding.without(card)
    game = changed(game, sides={**game.state.sides, "blue": replace(side, holding=holding)})
    assert [line for line in offers(game, "blue") if line not in STAYING] == ["end"]
    assert IDLE in reported(game)


@pytest.mark.rule("BG-INT-4")
def test_a_guard_that_can_do_something_is_asked_as_ever() -> None:
    """To shoot, to go nearer; and after it has shot, there is no message."""
    assert IDLE not in reported(in_interruption(stats={"bo": SLOW}))
    assert IDLE not in reported(in_interruption(arms={"bo": (BLAST,)}))
    game = in_interruption(*(1,) * 8, arms={"bo": (BOW,)}, stats={"bo": SLOW})
    play(game, "blue: attack weapon=test/bow target=ana")
    assert IDLE not in (reported(game) if asked(game).startswith("blue") else "")
