"""What whole positions of Battleground are worth, and where looking ahead stops."""

from collections.abc import Sequence
from typing import Any

from engine.bots.evaluator import evaluator_of
from engine.bots.evaluators.battleground import rate_promising_choices
from engine.bots.evaluators.battleground.position_value import is_over, standing
from engine.bots.evaluators.battleground.prefilter import CARDS, PLACES
from engine.bots.memory import Memory
from engine.kernel.data.choice import Choice
from engine.kernel.play.game import Game
from engine.systems.battleground.state import Battle
from tests.rules.battleground.fights import BOW, fight
from tests.support.battleground import battle, changed, with_figure
from tests.support.script import play

FAR: dict[str, Any] = {"red": "ana@A1:s", "blue": "bo@I9:n", "arms": {}}
ZONES = {"red": "A1", "blue": "I9"}


def worth(game: Game[Battle], seat: str = "red") -> float:
    return standing(game.state, seat)


def test_an_enemy_threatens_one_figure_at_a_time() -> None:
    """Two in its reach are in no more danger than one; in the reach of nobody there is none."""
    lines: dict[str, Any] = {"blue": "bo@E2:s", "arms": {"bo": ({**BOW, "dice": 4},)}, "size": "9x20"}
    two, one, none = (
        worth(fight(red=f"ana@{ana}:n al@{al}:n", **lines)) for ana, al in (("E5", "D5"), ("E5", "A20"), ("E20", "A20"))
    )
    assert two == one < none


def test_the_gain_of_one_side_is_the_loss_of_the_other() -> None:
    game = with_figure(fight(**FAR, objectives="o1@C3", zones=ZONES), "bo", wounds=2, mana=3)
    assert abs(worth(game, "red") + worth(game, "blue")) < 1e-9
    assert worth(game) > worth(fight(**FAR, objectives="o1@C3", zones=ZONES))


def test_wounds_count_for_the_enemy() -> None:
    game = fight(**FAR)
    assert worth(with_figure(game, "ana", wounds=3)) < worth(game) < worth(with_figure(game, "bo", wounds=3))


def test_mana_and_tokens_on_a_card_count() -> None:
    """Mana, focus, guard."""
    game = fight(**FAR)
    for gift in ({"mana": 2}, {"focused": True}, {"guarding": True}):
        assert worth(with_figure(game, "ana", **gift)) > worth(game)


def test_objectives_count_more_the_nearer_one_is() -> None:
    """BG-ROUND-12: and most for who could claim them; less where the enemy hopes for them too."""
    places = ("A1:s", "C3:s", "E4:s")
    near = [worth(fight(red=f"ana@{at}", blue="bo@I9:n", arms={}, objectives="o1@E5", zones=ZONES)) for at in places]
    assert near[0] < near[1] < near[2]
    contested = fight(red="ana@E4:s", blue="bo@E6:n", arms={}, objectives="o1@E5", zones=ZONES)
    assert worth(contested) < near[2]


def test_an_objective_that_is_out_of_reach_in_time_counts_nothing() -> None:
    """In the last round nobody walks so far who was activated; in the first one there is time."""
    lines: dict[str, Any] = {"red": "ana@A1:s", "blue": "bo@I1:n", "size": "9x18", "arms": {}}
    lines["zones"] = {"red": "A1", "blue": "A17 I1"}
    game, bare = fight(**lines, objectives="o1@A17"), fight(**lines)
    gains = [worth(changed(game, round=number)) - worth(changed(bare, round=number)) for number in (1, 4)]
    assert gains[0] > gains[1] == 0


def test_no_figure_is_in_danger_after_the_last_activation_of_the_enemy() -> None:
    """It has passed here, and there is no round after the fourth."""
    armed, bare = (fight(red="ana@E5:n", blue="bo@E3:s", arms=arms) for arms in ({"bo": (BOW,)}, {}))
    lost = [worth(changed(bare, round=number)) - worth(changed(armed, round=number)) for number in (1, 4)]
    assert lost[0] > lost[1] == 0


def test_cards_count_as_far_as_there_is_somebody_to_play_them_for() -> None:
    """BG-ROUND-4: the last card is another activation, and a card too many is nothing much."""
    few, enough, many = (
        worth(battle(red="ana@A1", blue="bo@I9", rounds=1, decks={"red": deck, "blue": "fate-1"}))
        for deck in ("", "fate-1", "fate-1 fate-2")
    )
    assert enough - few > 5 > many - enough > 0


def test_cards_in_the_deck_count_for_the_rounds_to_come() -> None:
    decks = ("fate-1 fate-2 fate-3 fate-4 fate-5", "fate-1 fate-2 fate-3 fate-4 fate-5 fate-6")
    lines: dict[str, Any] = {"red": "ana@A1 al@A3", "blue": "bo@I9"}
    short, long = (worth(battle(**lines, decks={"red": deck, "blue": "fate-1"})) for deck in decks)
    assert long > short


def test_a_side_mission_in_hand_is_worth_keeping() -> None:
    """BG-ABIL-4: by its victory points; what is in the other hand nobody knows."""
    bonuses: list[dict[str, Any]] = [{"glory-1": {"vp": vp, "when": {"knock-out": {"by": "self"}}}} for vp in (5, 15)]
    games = [battle(red="ana@A1", blue="bo@I9", glory={"red": "glory-1"}, bonuses=each) for each in bonuses]
    assert standing(games[0].view("red"), "red") < standing(games[1].view("red"), "red")
    assert standing(games[0].view("blue"), "blue") == standing(games[1].view("blue"), "blue")


def states(*lines: str, **others: Any) -> tuple[Battle, Battle]:
    """A game before and after these lines."""
    game = battle(red="ana@A1 al@A3", blue="bo@I9 be@I7", first="red", **others)
    play(game, "red: select-card card=fate-5", "blue: select-card card=fate-1")
    before = game.state
    play(game, *lines)
    return before, game.state


def test_a_turn_is_over_with_the_own_activation() -> None:
    """And not before, nor with an activation of the enemy."""
    acts = ("red: activate figure=ana", "red: bonus bonus=mana")
    assert not is_over(*states(*acts), "red")
    assert is_over(*states(*acts, "red: end"), "red")
    assert not is_over(*states(*acts, "red: end"), "blue")


def test_the_end_of_a_round_is_looked_at() -> None:
    """BG-ROUND-12: where one activation is left it is played on, so that objectives are claimed."""
    game = battle(red="ana@A1", blue="bo@I9", first="red")
    play(game, "red: select-card card=fate-5", "blue: select-card card=fate-1", "red: activate figure=ana")
    before = game.state
    play(game, "red: bonus bonus=mana", "red: end")
    assert not is_over(before, game.state, "red")
    play(game, "blue: activate figure=bo", "blue: bonus bonus=mana", "blue: end")
    assert is_over(before, game.state, "red")


def test_a_glance_keeps_the_places_that_matter() -> None:
    """Next to the objective and where a figure can be attacked; and everything that is neither move nor card."""
    game = fight(red="ana@E5:n", blue="bo@E2:s", arms={}, objectives="o1@E8", zones=ZONES)
    assert game.decision is not None
    mine = game.decision.choices_of("red")
    few = kept_of(game, mine)
    kept = {each.text("to") for each in few if each.kind == "move"}
    assert len(kept) == PLACES < sum(each.kind == "move" for each in mine)
    assert "E7" in kept
    thinned = ("move", "play-card")
    assert [each for each in few if each.kind not in thinned] == [each for each in mine if each.kind not in thinned]


def kept_of(game: Game[Battle], mine: Sequence[Choice]) -> list[Choice]:
    """What is left at a glance."""
    return [each for each, _ in rate_promising_choices(game.view("red"), mine, "red", Memory())]


def test_a_glance_judges_what_it_keeps() -> None:
    """Just as the judge does that sees all choices."""
    game = fight(red="ana@E5:n", blue="bo@E2:s", objectives="o1@E8", zones=ZONES)
    assert game.decision is not None
    mine, view = game.decision.choices_of("red"), game.view("red")
    whole = dict(zip((each.id for each in mine), evaluator_of(view)(view, mine, "red"), strict=True))
    few = rate_promising_choices(view, mine, "red", Memory())
    assert {each.id: worth for each, worth in few} == {each.id: whole[each.id] for each, _ in few}


def test_a_glance_keeps_the_cards_that_promise_most() -> None:
    """BG-ROUND-8: action points rather than mana; and none where all are needed for who waits."""
    better = {"effects": [{"do": "heal"}]}
    lines: dict[str, Any] = {"blue": "bo@I9:n", "arms": {}, "bonuses": {"fate-3": better}}
    game = fight(**lines, decks={"red": "fate-1 fate-2 fate-3 fate-4"})
    assert cards_left(game) == {"ability"}
    few = fight(red="ana@E5:n al@A1 am@A3 an@A5", **lines, decks={"red": "fate-1 fate-2 fate-3"})
    assert cards_left(few) == set()


def cards_left(game: Game[Battle]) -> set[str]:
    """The bonuses that are left at a glance, but for mana; at most two cards are."""
    assert game.decision is not None
    few = kept_of(game, game.decision.choices_of("red"))
    cards = [each.text("bonus") for each in few if each.kind == "play-card"]
    assert len(cards) <= CARDS
    return set(cards) - {"mana"}
