"""Interruptions that an ability grants: targets, times, actions, and restrictions."""

from typing import Any

import pytest

from engine.kernel.play.game import Game
from engine.systems.battleground.state import Battle
from tests.rules.battleground.fights import BOW, SWORD, fight, of_kind, parts_of, with_dice
from tests.support.battleground import place_of
from tests.support.script import asked, offers, play, refused

Document = dict[str, Any]
AVENGE: Document = {
    "id": "avenge",
    "when": {"hit": {"who": "enemy", "whom": "ally"}},
    "limit": {"per": "round"},
    "effects": [{"do": "interrupt", "on": "self", "whom": "by"}],
}
BLOW = "red: attack weapon=test/sword target=bo"


def struck(*dice: int, ability: Document = AVENGE, be: str = "be@C3:se", **more: Any) -> Game[Battle]:
    """Ana, who is active, has hit Bo; Be has an ability that answers to it."""
    stats: Document = {"bo": {"toughness": 0}, "be": {"abilities": [ability], "strength": 3}, "ana": {"toughness": 0}}
    arms: Document = {"ana": (SWORD,), "be": (SWORD, BOW)}
    game = fight(5, 1, 1, 1, *dice, blue=f"bo@E4:s {be}", stats=stats, arms=arms, **more)
    play(game, BLOW)
    return game


@pytest.mark.rule("BG-INT-1", "BG-INT-2", "BG-MOD-6")
def test_an_ability_lets_a_character_interrupt() -> None:
    """With one action point, narrowed by 1, against the interrupted character only; then the activation goes on."""
    game = struck(5, 5, 5, be="be@D5:ne")
    assert asked(game) == "blue: act"
    kinds = {each.partition(" ")[0] for each in offers(game, "blue")}
    assert {"attack", "move", "end"} <= kinds
    assert not {"focus", "guard"} & kinds
    events = play(game, "blue: attack weapon=test/sword target=ana")
    assert "BG-MOD-6 narrow 1" in parts_of(events, "threshold")
    assert (asked(game), game.state.figures["ana"].wounds) == ("blue: act", 2)
    play(game, "blue: end")
    assert asked(game) == "red: act"


@pytest.mark.rule("BG-INT-2", "BG-SHIFT-1")
def test_an_interrupting_move_leads_towards_the_interrupted_figure() -> None:
    """Nowhere else; the guard token stays, for this is no guard interruption."""
    game = struck(now={"be": {"guarding": True}})
    assert refused(game, "blue: move to=A3")
    play(game, "blue: move to=D4")
    assert game.state.figures["be"].guarding
    assert place_of(game, "be") == "D4"


@pytest.mark.rule("BG-INT-7", "BG-ABIL-5")
def test_an_interruption_by_an_ability_triggers_what_waits_for_interruptions() -> None:
    """By an ability, not from guard."""

    def waits(id_: str, when: Any) -> Document:
        return {"id": id_, "when": when, "effects": [{"do": "gain", "counter": "mana"}]}

    hows = [waits(how, {"interrupts": {"how": how}}) for how in ("ability", "guard", "opportunity")]
    moments = [waits(moment, moment) for moment in ("on-interruption", "end-of-interruption")]
    stats: Document = {"bo": {"toughness": 0}, "be": {"abilities": [AVENGE, *hows, *moments]}}
    game = fight(5, 1, 1, 1, blue="bo@E4:s be@C3:se", stats=stats, arms={"ana": (SWORD,)})
    events = [*play(game, BLOW), *play(game, "blue: end")]
    woken = [each.rpartition(":")[2] for each in of_kind(events, "ability-triggered")]
    assert woken == ["avenge", "on-interruption", "ability", "end-of-interruption"]
    assert "BG-INT-1" in next(each for each in events if each.name() == "interruption-began").rules


@pytest.mark.rule("BG-ABIL-1")
def test_an_ability_interrupts_as_often_as_its_limit_allows() -> None:
    game = struck()
    play(game, "blue: end")
    game = with_dice(game.state, 5, 1, 1, 1)
    play(game, BLOW)
    assert asked(game) == "red: act"


@pytest.mark.rule("BG-INT-1")
@pytest.mark.parametrize("whom", ["self", "subject"])
def test_only_an_acting_enemy_is_interrupted(whom: str) -> None:
    """Neither an ally nor itself."""
    ability = {**AVENGE, "effects": [{"do": "interrupt", "on": "self", "whom": whom}]}
    assert asked(struck(ability=ability)) == "red: act"


@pytest.mark.rule("BG-INT-1")
def test_a_figure_never_interrupts_its_own_side() -> None:
    """Not even an ally that acts, nor itself while it does."""
    for owner, who in (("al", "ally"), ("ana", "self")):
        eager = {**AVENGE, "when": {"hit": {"who": who}}}
        stats: Document = {"bo": {"toughness": 0}, owner: {"abilities": [eager]}}
        game = fight(5, 1, 1, 1, red="ana@E5:n al@C3:se", stats=stats)
        events = play(game, BLOW)
        assert of_kind(events, "ability-triggered") == [f"ability-triggered {owner} test/{owner}:avenge"]
        assert (of_kind(events, "interruption-began"), asked(game)) == ([], "red: act")


@pytest.mark.rule("BG-INT-1")
def test_while_nobody_acts_nobody_is_interrupted() -> None:
    """Between activations there is nothing to interrupt."""
    late: Document = {"id": "late", "when": "phase-ends", "to": "enemy"}
    late = {**late, "effects": [{"do": "interrupt", "on": "self", "whom": "target"}, {"do": "wound"}]}
    game = fight(stats={"bo": {"abilities": [late]}})
    events = play(game, "red: end")
    assert of_kind(events, "interruption-began") == []
    assert of_kind(events, "wounds-suffered")
