"""Costs of abilities besides action points: mana, wounds, cards, the focus token; and their other conditions."""

import pytest

from engine.kernel.data.choice import choice
from engine.words import languages, speak
from tests.rules.battleground.abilities.types.test_card_abilities import problems
from tests.rules.battleground.abilities.use.test_use_action import active, using
from tests.rules.battleground.fights import Document, fight, item, of_kind
from tests.support.battleground import battle, with_figure
from tests.support.script import asked, offers, play, refused

USE = "red: use ability=test/ana"
VIAL = "red: use-item figure=ana item=test/vial"
HEAL: Document = {"do": "heal"}


@pytest.mark.rule("BG-ACT-4")
@pytest.mark.parametrize(
    ("cost", "now", "reason"),
    [
        ({"ap": 7}, {}, "BG-ACT-4 enough-ap-for-ability"),
        ({"mana": 3}, {"mana": 2}, "BG-ACT-4 enough-mana-for-ability"),
        ({"wounds": 2}, {"wounds": 4}, "BG-ACT-4 outlives-the-cost"),
        ({"cards": 5}, {}, "BG-ACT-4 enough-cards-for-ability"),
        ({"focus": 1}, {}, "BG-ACT-4 focus-for-ability"),
    ],
)
def test_each_cost_says_why_not(cost: Document, now: Document, reason: str) -> None:
    """In every language, with what is there."""
    game = with_figure(using(active(HEAL, cost=cost), decks={"red": "fate-2 fate-2"}), "ana", **{"mana": 0, **now})
    assert not [each for each in offers(game, "red") if each.startswith("use ")]
    assert refused(game, USE) == [reason]


@pytest.mark.rule("BG-ACT-4")
def test_all_costs_are_paid_before_anything_works() -> None:
    """Events and questions first, the ability last."""
    costs = {"ap": 2, "mana": 1, "wounds": 1, "cards": 1, "focus": 1}
    game = using(active({"do": "draw"}, cost=costs), decks={"red": "fate-2 fate-3 fate-4 fate-5 fate-5 fate-5 fate-6"})
    game = with_figure(game, "ana", mana=2, focused=True)
    events = play(game, USE)
    assert of_kind(events, "action-paid", "mana-spent", "wounds-suffered", "focus-spent", "card-drawn") == [
        "action-paid ana  2",
        "focus-spent ana",
        "mana-spent ana 1",
        "wounds-suffered ana 1 ana",
    ]
    assert asked(game) == "red: discard"
    events = play(game, f"red: {offers(game, 'red')[0]}")
    assert [each.name() for each in events if each.name() in ("cards-discarded", "card-drawn")] == [
        "cards-discarded",
        "card-drawn",
    ]
    figure = game.state.figures["ana"]
    assert (figure.mana, figure.wounds, figure.focused, game.state.bound("ap", int)) == (1, 1, False, 4)


@pytest.mark.rule("BG-ACT-4")
def test_as_many_cards_go_as_it_costs() -> None:
    """One after another, all before the ability works."""
    game = using(active(HEAL, cost={"cards": 2}), decks={"red": "fate-2 fate-3 fate-4"})
    game = with_figure(game, "ana", wounds=1)
    play(game, USE)
    for _ in range(2):
        assert (asked(game), game.state.figures["ana"].wounds) == ("red: discard", 1)
        play(game, f"red: {offers(game, 'red')[0]}")
    assert (asked(game), game.state.figures["ana"].wounds) == ("red: act", 0)


@pytest.mark.rule("BG-ACT-4", "BG-WOUND-1")
def test_an_ability_may_cost_all_wounds_but_the_last() -> None:
    """Who pays lives."""
    game = with_figure(using(active({"do": "draw"}, cost={"wounds": 2})), "ana", wounds=3)
    play(game, USE)
    assert game.state.figures["ana"].wounds == 5


@pytest.mark.rule("BG-ACT-8", "BG-ACT-4")
def test_items_cost_the_same_things() -> None:
    """All but action points."""
    vial = item("vial", {"when": "single-use", "cost": {"wounds": 6}, "effects": [{"do": "draw"}]})
    game = fight(arms={"ana": [vial]})
    assert refused(game, VIAL) == ["BG-ACT-4 outlives-the-cost"]
    cheap = item("vial", {"when": "single-use", "cost": {"focus": 1}, "effects": [{"do": "draw"}]})
    game = with_figure(fight(arms={"ana": [cheap]}), "ana", focused=True)
    assert of_kind(play(game, VIAL), "focus-spent") == ["focus-spent ana"]


@pytest.mark.rule("BG-ACT-4")
@pytest.mark.parametrize(
    ("cost", "path", "code", "nearest"),
    [
        ({"man": 1}, ".cost.man", "content-unknown-key", "mana"),
        ({"mana": 6}, ".cost.mana", "content-too-big", None),
        ({"ap": 0}, ".cost.ap", "content-too-small", None),
        ({"focus": 2}, ".cost.focus", "content-not-an-option", None),
    ],
)
def test_other_costs_are_refused(cost: Document, path: str, code: str, nearest: str | None) -> None:
    """By the place and the nearest name."""
    (found,) = problems({"when": "active", "cost": cost, "effects": [HEAL]})
    assert (found.path, found.code, found.suggestion) == (f"$.abilities[0]{path}", code, nearest)


@pytest.mark.rule("BG-ABIL-1")
@pytest.mark.parametrize(("wounds", "reasons"), [(0, ["BG-ABIL-1 all-it-asks-for"]), (1, [])])
def test_an_unmet_condition_of_an_ability_is_a_reason(wounds: int, reasons: list[str]) -> None:
    """One that is for the wounded only."""
    rage = active({"do": "draw"}, **{"if": {"wounded": True}})
    game = with_figure(using(rage), "ana", wounds=wounds)
    assert ("use ability=test/ana figure=ana" in offers(game, "red")) is (not reasons)
    if reasons:
        assert refused(game, USE) == reasons
        for lang in languages():
            (reason,) = game.why_not(choice("use", figure="ana", ability="test/ana"), "red")
            assert speak(reason.sentence, lang)


@pytest.mark.rule("BG-ABIL-1")
def test_conditions_may_be_about_the_target() -> None:
    """It can only be used on targets for which they hold."""
    finish = active({"do": "wound"}, to="enemy", **{"if": {"within": {"who": "target", "of": "self", "distance": 1}}})
    game = using(finish, red="ana@E5:n", blue="bo@E4:s cy@E1")
    assert [each for each in offers(game, "red") if each.startswith("use ")] == [
        "use ability=test/ana figure=ana target=bo"
    ]
    assert refused(game, f"{USE} target=cy") == ["BG-ABIL-1 all-it-asks-for"]


@pytest.mark.rule("BG-ROUND-7", "BG-ABIL-1")
def test_the_bonus_of_a_card_may_ask_for_something() -> None:
    """It does nothing where that is not so."""
    bonus = {"effects": [{"do": "heal"}], "if": {"wounded": True}}
    game = battle(decks={"red": "fate-1-2-0 fate-2"}, bonuses={"fate-1-2-0": bonus})
    play(game, "red: select-card card=fate-1-2-0", "blue: pass", "red: activate figure=ana")
    assert of_kind(play(game, "red: bonus bonus=ability"), "ability-triggered") == []
