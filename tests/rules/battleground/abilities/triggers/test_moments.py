"""The moments of activations and interruptions, and who orders what acts at them."""

from typing import Any

import pytest

from engine.kernel.play.game import Game
from engine.systems.battleground.interruptions.execution import Interrupt
from engine.systems.battleground.state import Battle
from tests.rules.battleground.fights import done, fight, interrupting, item
from tests.support.battleground import battle, with_figure
from tests.support.script import asked, offers, play


def at_moment(moment: str, *effects: dict[str, Any], **more: Any) -> dict[str, Any]:
    """A passive that acts at a moment."""
    return {"when": moment, "effects": list(effects) or [{"do": "gain", "counter": "mana"}], **more}


def names(events: list[Any], *wanted: str) -> list[str]:
    """The names of those events, in their order."""
    return [event.name() for event in events if event.name() in wanted]


WATCHED = ("bonus-chosen", "mana-gained", "action-paid", "activation-ended", "interruption-began", "interruption-ended")


def begun(moment: str, **more: Any) -> Game[Battle]:
    """A game in which red is about to activate Ana, who has such a passive."""
    game = battle(cards={"ana": {"abilities": [at_moment(moment)]}}, decks={"red": "fate-1-2-0 fate-2"}, **more)
    play(game, "red: select-card card=fate-1-2-0", "blue: pass")
    return game


@pytest.mark.rule("BG-ABIL-5")
def test_on_activation_comes_between_the_card_and_the_actions() -> None:
    """After the bonus, before the first action."""
    game = begun("on-activation")
    events = play(game, "red: activate figure=ana", "red: bonus bonus=mana", "red: focus")
    assert names(events, *WATCHED) == ["bonus-chosen", "mana-gained", "mana-gained", "action-paid"]


@pytest.mark.rule("BG-ABIL-5")
def test_the_end_of_activation_comes_right_after_it() -> None:
    """After its last step, before anything else."""
    game = begun("end-of-activation")
    events = play(game, "red: activate figure=ana", "red: bonus bonus=mana", "red: end")
    assert names(events, *WATCHED)[:4] == ["bonus-chosen", "mana-gained", "activation-ended", "mana-gained"]


@pytest.mark.rule("BG-ABIL-5", "BG-INT-7")
@pytest.mark.parametrize(
    ("preset", "order"),
    [("default", ["mana-gained", "interruption-began"]), ("pl", ["interruption-began", "mana-gained"])],
)
def test_on_interruption_comes_before_it_begins_or_right_after(preset: str, order: list[str]) -> None:
    """By the editions; the end of interruption comes right after it."""
    moments = [at_moment("on-interruption", id="a"), at_moment("end-of-interruption", id="b")]
    game = fight(stats={"bo": {"abilities": moments}}, profile={"preset": preset})
    assert names(done(game, steps=[Interrupt("bo", "ana", "guard")]), "mana-gained", "interruption-began") == order
    events = play(interrupting(game, "bo", "guard"), "blue: end")
    assert names(events, *WATCHED) == ["interruption-ended", "mana-gained"]


@pytest.mark.rule("BG-ABIL-5")
def test_several_at_once_are_ordered_by_the_acting_player() -> None:
    """A character ability, an item and a weapon; what is left needs no order."""
    document: dict[str, Any] = {
        "cards": {"ana": {"abilities": [at_moment("on-activation", {"do": "wound", "wounds": 2})]}},
        "gear": {"ana": [item("balm", at_moment("on-activation", {"do": "heal", "wounds": 2}))]},
    }
    game = battle(decks={"red": "fate-1-2-0 fate-2"}, **document)
    play(game, "red: select-card card=fate-1-2-0", "blue: pass", "red: activate figure=ana", "red: bonus bonus=mana")
    assert asked(game) == "red: order"
    assert offers(game, "red") == ["order next=test/ana", "order next=test/balm"]
    play(game, "red: order next=test/ana")
    assert (asked(game), game.state.figures["ana"].wounds) == ("red: act", 0)


@pytest.mark.rule("BG-ABIL-5", "BG-WOUND-2")
def test_each_is_looked_at_again_when_its_turn_comes() -> None:
    """Who was knocked out by the first has no second."""
    moments = [at_moment("on-activation", {"do": "wound", "wounds": 9}, id="a"), at_moment("on-activation", id="b")]
    game = battle(cards={"ana": {"abilities": moments}}, red="ana@A1 al@A3")
    play(game, "red: select-card card=fate-1", "blue: pass", "red: activate figure=ana", "red: bonus bonus=mana")
    events = play(game, "red: order next=test/ana:a")
    assert names(events, "knocked-out", "mana-gained") == ["knocked-out"]
    assert asked(game) != "red: act"


@pytest.mark.rule("BG-ABIL-1")
def test_a_passive_with_a_target_asks_for_it_where_there_are_several() -> None:
    """None: nothing happens; one: it is that one; where it may, its player may decline."""
    hurt = at_moment("on-activation", {"do": "wound"}, to="enemy", range=3)
    cards = {"ana": {"abilities": [hurt]}}
    start = ("red: select-card card=fate-1", "blue: pass", "red: activate figure=ana", "red: bonus bonus=mana")
    far = battle(cards=cards, red="ana@A1", blue="bo@I9")
    play(far, *start)
    assert (asked(far), far.state.figures["bo"].wounds) == ("red: act", 0)
    one = battle(cards=cards, red="ana@E5", blue="bo@E3 cy@A9")
    play(one, *start)
    assert (asked(one), one.state.figures["bo"].wounds) == ("red: act", 1)
    two = battle(cards=cards, red="ana@E5", blue="bo@E3 cy@E7")
    play(two, *start)
    assert asked(two) == "red: use"
    assert offers(two, "red") == [
        "use ability=test/ana figure=ana target=bo",
        "use ability=test/ana figure=ana target=cy",
    ]
    play(two, "red: use target=cy")
    assert two.state.figures["cy"].wounds == 1
    may = battle(cards={"ana": {"abilities": [{**hurt, "may": True}]}}, red="ana@E5", blue="bo@E3 cy@A9")
    play(may, *start, "red: decline")
    assert may.state.figures["bo"].wounds == 0


@pytest.mark.rule("BG-ROUND-7", "BG-COMP-6")
def test_the_bonus_of_a_fate_card_is_its_ability_or_mana() -> None:
    """One of both; a card without an ability gives mana only."""
    bonus = {"effects": [{"do": "gain", "counter": "ap", "amount": 3}]}
    game = battle(decks={"red": "fate-1-2-0 fate-2"}, bonuses={"fate-1-2-0": bonus})
    play(game, "red: select-card card=fate-1-2-0", "blue: pass", "red: activate figure=ana")
    assert offers(game, "red") == ["bonus bonus=ability card=fate-1-2-0", "bonus bonus=mana card=fate-1-2-0"]
    play(game, "red: bonus bonus=ability")
    assert game.state.bound("ap", int) == 5
    assert [each for each in offers(game, "red") if each.startswith("play-card")] == [
        "play-card bonus=mana card=fate-2"
    ]


@pytest.mark.rule("BG-ROUND-8", "BG-INT-1", "BG-INT-2")
def test_bonuses_in_interruptions_are_aimed_at_the_interrupted() -> None:
    """The ability of a card played there, too."""
    bonus = {"to": "enemy", "effects": [{"do": "wound"}]}
    game = fight(red="ana@E5:n al@G5", decks={"blue": "fate-1 fate-2"}, bonuses={"fate-1": bonus})
    game = interrupting(game, "bo", "guard")
    play(game, "blue: play-card card=fate-1 bonus=ability")
    assert (game.state.figures["ana"].wounds, game.state.figures["al"].wounds) == (1, 0)


@pytest.mark.rule("BG-ABIL-7")
def test_nothing_comes_between_an_ability_and_what_it_does() -> None:
    """No item, no card and no action is offered while its effects continue."""
    game = fight(
        stats={
            "ana": {
                "abilities": [
                    {
                        "when": "active",
                        "effects": [{"do": "gain", "counter": "mana"}, {"do": "gain", "counter": "focus"}],
                    }
                ]
            }
        },
        arms={"ana": [item("vial", {"when": "single-use", "effects": [{"do": "gain", "counter": "ap"}]})]},
    )
    game = with_figure(game, "ana", mana=0)
    play(game, "red: use ability=test/ana")
    assert (game.state.figures["ana"].mana, game.state.figures["ana"].focused) == (1, True)
