"""How `greedy` evaluates costs, limits and conditions of abilities, and automatic and optional ones."""

from typing import Any

import pytest

from engine.abilities.ability_use import AbilityUse
from engine.abilities.loading.op_registry import ops_of
from engine.bots.evaluators.battleground.ability_value import COST_VALUES
from engine.kernel.data.value import Value
from engine.kernel.play.game import Game, resume_game
from engine.systems.battleground.abilities.types.card_abilities import Price
from engine.systems.battleground.abilities.types.vocabulary import OPS
from engine.systems.battleground.abilities.use.automatic_use import Perform
from engine.systems.battleground.combat.extra_effects import Offer
from engine.systems.battleground.combat.wounds import SufferWounds
from engine.systems.battleground.rounds.discards import DiscardCards, RecoverCards
from engine.systems.battleground.state import Battle
from tests.engine.bots.evaluators.battleground.evaluated import of_kind, preferred, worths
from tests.rules.battleground.fights import Document, fight
from tests.support.battleground import battle, with_figure
from tests.support.script import asked, play

USE = "use ability=test/ana figure=ana"
HEAL: Document = {"do": "heal", "wounds": 2}
DECKS = {"red": "fate-1 fate-2 fate-3-2-0 fate-4 fate-5 fate-6"}


def able(*abilities: Document, **lines: Any) -> Game[Battle]:
    """A game in which Ana has such abilities; she is hurt, focused, and has mana."""
    hurt = {"ana": {"wounds": 3, "mana": 3, "focused": True}}
    stats = {"ana": {"abilities": list(abilities), "health": 9}}
    return fight(**{"blue": "bo@I9:n", "arms": {}, "stats": stats, "now": hurt, "decks": DECKS, **lines})


def use_worth(ability: Document, **lines: Any) -> float:
    """What it is worth to her to use her ability."""
    return worths(able({"when": "active", **ability}, **lines))[USE]


@pytest.mark.parametrize("kind", sorted(COST_VALUES))
def test_each_kind_of_cost_has_its_price(kind: str) -> None:
    """The first action point is what every action costs; of any other cost the first one counts too."""
    number = 2 if kind == "ap" else 1
    free = use_worth({"effects": [HEAL]})
    assert use_worth({"effects": [HEAL], "cost": {kind: number}}) < free - 0.1
    assert use_worth({"effects": [HEAL], "cost": {"ap": 1}}) == free


def test_no_kind_of_cost_is_forgotten() -> None:
    assert COST_VALUES.keys() == {op.of for op in ops_of("cost", OPS).values() if issubclass(op, Price)}


def test_wounds_cost_more_where_few_are_left() -> None:
    """BG-WIN-1: by the points that the enemy is nearer to."""
    ability = {"effects": [{"do": "gain", "counter": "mana"}], "cost": {"wounds": 2}}
    strong = able({"when": "active", **ability}, stats={"ana": {"abilities": [{"when": "active", **ability}]}})
    assert use_worth(ability) > worths(with_figure(strong, "ana", wounds=1))[USE]
    assert preferred(with_figure(strong, "ana", wounds=3)) != USE


def test_cards_that_others_need_cost_more() -> None:
    """BG-ROUND-4: each ally that waits for its activation needs one."""
    lines: dict[str, Any] = {"red": "ana@E5:n al@A1:n am@A3:n"}
    many, few = (
        use_worth({"effects": [HEAL]}, decks=decks, **lines)
        - use_worth({"effects": [HEAL], "cost": {"cards": 1}}, decks=decks, **lines)
        for decks in (DECKS, {"red": "fate-1 fate-2"})
    )
    assert few > many > 0


def test_an_ability_for_once_in_a_game_is_kept_for_what_it_is_worth() -> None:
    """Until the last round, in which nothing is kept."""
    often, once = ({"effects": [{"do": "heal", "wounds": 1}], **more} for more in ({}, {"limit": {"per": "game"}}))
    assert use_worth(once) < use_worth(often)
    game = able({"when": "active", **once})
    last = resume_game(game.system, game.state.but(round=game.state.scenario.rounds))
    assert worths(last)[USE] > worths(game)[USE]


BONUS = ("red: select-card card=fate-1", "blue: pass", "red: activate figure=ana")


@pytest.mark.parametrize(
    ("condition", "answer"),
    [({}, "bonus bonus=ability card=fate-1"), ({"engaged": True}, "bonus bonus=mana card=fate-1")],
)
def test_a_bonus_whose_conditions_are_not_met_is_worth_nothing(condition: Document, answer: str) -> None:
    """BG-ABIL-1: nobody stands beside her."""
    bonus = {"effects": [{"do": "heal", "wounds": 3}], "if": condition}
    game = battle(blue="bo@I9", bonuses={"fate-1": bonus}, decks={"red": "fate-1"})
    game = with_figure(game, "ana", wounds=4)
    play(game, *BONUS)
    assert preferred(game) == answer


def performing(*effects: Document, by: str) -> Game[Battle]:
    """A game in which a passive of hers waits for a wound, and has just been triggered."""
    waits = {"when": {"wound": {"who": "self", "by": "anybody"}}, "may": True, "effects": list(effects)}
    game = able(waits, red="ana@E5:n al@C5:n", blue="bo@E4:s")
    cast = AbilityUse("red", "ana", "test/ana")
    names: dict[str, Value] = {"by": by, "subject": "ana", "number": 1}
    return resume_game(game.system, game.state.but(agenda=(*game.state.agenda, Perform(cast, names))))


def test_greedy_judges_an_optional_ability_by_its_cause() -> None:
    """A wound back at an enemy is welcome, at an ally it is not."""
    back = {"do": "wound", "on": "by", "wounds": 2}
    assert preferred(performing(back, by="bo")) == USE
    assert preferred(performing(back, by="al")) == "decline"


def test_greedy_declines_an_ability_that_would_only_harm() -> None:
    assert preferred(performing({"do": "wound", "on": "self"}, by="bo")) == "decline"
    assert preferred(performing({"do": "heal", "on": "self"}, by="bo")) == USE


@pytest.mark.parametrize(("by", "answer"), [(-1, "use"), (1, "decline")])
def test_greedy_replaces_events_for_the_better(by: int, answer: str) -> None:
    """BG-ABIL-6: fewer wounds are better than more."""
    game = able({"when": "instead", "of": "wounds", "by": by, "may": True})
    suffer = SufferWounds("ana", 2, "bo", "BG-FX-2")
    game = resume_game(game.system, game.state.but(agenda=(*game.state.agenda, suffer)))
    assert asked(game) == "red: use"
    assert preferred(game).split()[0] == answer


def test_an_extra_effect_that_may_be_declined_is_judged_by_what_it_brings() -> None:
    """BG-ATT-7."""
    for effect, answer in (({"do": "wound"}, "use"), ({"do": "heal"}, "decline")):
        game = able({"when": "attack", "effects": [effect], "may": True}, blue="bo@E4:s")
        game = with_figure(game, "bo", wounds=2)
        offer = Offer(AbilityUse("red", "ana", "test/ana", "bo"))
        game = resume_game(game.system, game.state.but(agenda=(*game.state.agenda, offer)))
        assert preferred(game).split()[0] == answer


def test_greedy_discards_the_least_useful_card() -> None:
    """BG-ROUND-4: where it has to; and takes the best one back."""
    game = able(decks={"red": "fate-1-1-0 fate-2-3-0 fate-3-2-1"})
    gone = resume_game(game.system, game.state.but(agenda=(*game.state.agenda, DiscardCards("red", 1, "BG-ACT-4"))))
    hand = of_kind(worths(gone), "discard")
    assert preferred(gone) == max(hand, key=lambda name: hand[name]) == "discard card=fate-1-1-0"
    play(gone, "red: discard card=fate-2-3-0")
    state = gone.state
    back = resume_game(game.system, state.but(agenda=(*state.agenda, RecoverCards("red", 1, "BG-ROUND-2"))))
    assert preferred(back) == "recover card=fate-2-3-0"
