"""The value of a lead by its probability to win; expected throws count as far as they can still decide."""

from typing import Any

import pytest

from engine.bots.evaluators.battleground.attack_value import attack_worth
from engine.bots.evaluators.battleground.lead_value import FOR_ITSELF, WON, prospect, roll_value, worth_of
from engine.bots.evaluators.battleground.position_value import WOUNDS
from engine.bots.evaluators.battleground.test_value import WOUND_SHARE
from engine.bots.memory import Memory
from engine.kernel.data.choice import choice
from engine.kernel.state.outcome import draw, win
from engine.systems.battleground.state import Battle
from tests.rules.battleground.fights import fight
from tests.support.battleground import changed, with_figure

FAR: dict[str, Any] = {"red": "ana@A1:s", "blue": "bo@I9:n", "arms": {}}


def far(**others: Any) -> Battle:
    return changed(fight(**FAR), **others).state


def test_the_points_that_make_a_win_of_a_draw_count_most() -> None:
    """BG-WIN-3: at the end those about the lead that wins; more than twice the lead is hardly better."""
    state = far()
    lead = state.scenario.winning_lead
    steps = [worth_of(state, most, 25.0) - worth_of(state, most - 10, 25.0) for most in (10, lead, 2 * lead + 10)]
    assert steps[1] > WON / 2 > 2 * steps[0]
    assert steps[2] == pytest.approx(10 * FOR_ITSELF, abs=0.1)


def test_while_much_may_happen_every_point_counts() -> None:
    state = far()
    steps = [worth_of(state, most, 2500.0) - worth_of(state, most - 10, 2500.0) for most in (0, 10, 20, 30)]
    assert max(steps) < 1.25 * min(steps)


def test_the_value_of_a_lead_is_the_loss_of_the_other_side() -> None:
    assert worth_of(far(), 13.0, 400.0) == -worth_of(far(), -13.0, 400.0)


def test_at_the_end_only_points_count_and_who_has_won() -> None:
    """BG-WIN."""
    over = changed(with_figure(fight(**FAR), "ana", wounds=3, mana=4), ended=win("BG-WIN-3", "blue")).state
    assert (prospect(over, "red", 0.0, Memory()), prospect(over, "blue", 0.0, Memory())) == (-WON, WON)


def test_a_game_that_has_been_won_is_won() -> None:
    """BG-WIN-2: regardless of the points; a draw by points may still become a win by expected throws."""
    won, drawn = far(ended=win("BG-WIN-2", "red")), far(ended=draw("BG-WIN-3"))
    assert (prospect(won, "red", 0.0, Memory()), prospect(won, "blue", 0.0, Memory())) == (WON, -WON)
    assert prospect(drawn, "red", 0.0, Memory()) == pytest.approx(0.0, abs=1e-6)
    assert prospect(drawn, "red", 15.0, Memory()) > 15.0 * FOR_ITSELF + WON / 5


def test_an_attack_promises_no_more_by_wounds_than_they_count_afterwards() -> None:
    """One that knocks nobody out promises a share; anything else what the judge thinks."""
    state, attack = fight(rounds=1).state, choice("attack", figure="ana", weapon="test/sword", target="bo")
    full = attack_worth(state, "ana", "test/sword", "bo")
    less = attack_worth(state, "ana", "test/sword", "bo", share=WOUNDS[1] * WOUND_SHARE)
    assert 0 < less < full
    assert roll_value(state, attack, 9.0) - roll_value(state, attack, 4.0) == 5.0
    assert roll_value(state, attack, full + 0.5) == pytest.approx(less)
    assert roll_value(state, choice("use", figure="ana"), 9.0) == 9.0
