"""Modified costs are evaluated: more expensive attacks promise less."""

from typing import Any

import pytest

from engine.bots.evaluators.battleground.action_value import attacking
from engine.bots.evaluators.battleground.observation import Observation
from engine.kernel.data.choice import choice
from tests.engine.bots.evaluators.battleground.evaluated import worths
from tests.rules.battleground.abilities.passives.test_modifiers import always
from tests.rules.battleground.fights import BLAST, SWORD, fight
from tests.support.battleground import with_figure


def worth(number: str, by: int, weapon: str, **lines: Any) -> float:
    """What an attack of Ana is worth, whose cards change a price."""
    game = fight(stats={"ana": {"abilities": [always(number, by)]}}, **lines)
    view = with_figure(game, "ana", mana=5).state
    return attacking(Observation(view, "red"), choice("attack", figure="ana", weapon=weapon, target="bo"))


@pytest.mark.parametrize(
    ("number", "weapon", "lines"),
    [
        ("attack-ap", "test/sword", {"arms": {"ana": (SWORD,)}}),
        ("spell-mana", "test/blast", {"arms": {"ana": (BLAST,)}, "red": "ana@E8:n", "blue": "bo@E1:n"}),
    ],
)
def test_a_dearer_attack_is_worth_less(number: str, weapon: str, lines: dict[str, Any]) -> None:
    """A cheaper spell is worth more; an attack that is as cheap as can be is worth no more."""
    plain, dear, cheap = (worth(number, by, weapon, **lines) for by in (0, 2, -1))
    assert dear < plain
    assert (cheap > plain) is (number == "spell-mana")


def test_a_focus_that_leaves_no_points_is_good_for_no_attack_now() -> None:
    """The judge reads the price that is paid."""
    game = fight(ap=2)
    dear = fight(ap=2, stats={"ana": {"abilities": [always("focus-ap", 1)]}})
    assert worths(dear)["focus"] < worths(game)["focus"]
