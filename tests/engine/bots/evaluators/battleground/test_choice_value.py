"""What `greedy` answers to the questions around actions, in small positions."""

from typing import Any

from engine.bots.evaluators.battleground.action_value import ACTIONS
from engine.bots.evaluators.battleground.choice_value import WORTH
from engine.kernel.play.game import Game, resume_game
from engine.kernel.state.step import Step
from engine.systems.battleground.interruptions.rules import Watched
from engine.systems.battleground.movement.climbing import PushAside
from engine.systems.battleground.movement.move_action import FreeMove
from engine.systems.battleground.movement.turning import TurnFreely
from engine.systems.battleground.rounds.clean_up import Claim
from engine.systems.battleground.shifts.leaps import Teleport
from engine.systems.battleground.shifts.pushes import Push
from engine.systems.battleground.shifts.towards import MoveTowards
from engine.systems.battleground.state import Battle
from engine.systems.battleground.system import SYSTEM
from tests.engine.bots.evaluators.battleground.evaluated import of_kind, preferred, worths
from tests.rules.battleground.fights import BOW, MACE, SWORD, fight, with_dice
from tests.support.battleground import KEEPS, PASSES, battle, battle_by_hand, with_figure
from tests.support.script import asked, play

FAR: dict[str, Any] = {"red": "ana@A1:s", "blue": "bo@I9:n", "arms": {}}


def asking(game: Game[Battle], *steps: Step[Battle]) -> Game[Battle]:
    """The game from here, with these steps to be done first."""
    return resume_game(SYSTEM, game.state.but(agenda=(*game.state.agenda, *reversed(steps))))


def test_greedy_chooses_to_be_the_first_player() -> None:
    """BG-SETUP-2."""
    game = battle_by_hand(first=None)
    play(game, "chance: 6 1")
    assert preferred(game) == "first-player seat=red"


def test_greedy_places_figures_near_the_objectives_and_facing_the_enemy() -> None:
    """BG-SETUP-4."""
    game = battle(red="ana", blue="bo@I9:n", zones={"red": "A1-A9"}, objectives="o1@C9")
    assert preferred(game).startswith("place at=A9 facing=")
    assert preferred(game) in ("place at=A9 facing=ne figure=ana", "place at=A9 facing=se figure=ana")


def test_greedy_selects_the_card_with_most_action_points() -> None:
    """BG-ROUND-4: and does not pass."""
    game = battle(decks={"red": "fate-1-1-0 fate-1-3-0 fate-9-1-2"})
    assert preferred(game) == "select-card card=fate-1-3-0"
    assert worths(game)["pass"] < min(of_kind(worths(game), "select-card").values())


def test_greedy_activates_the_figure_with_most_to_gain() -> None:
    """BG-ROUND-5: who can attack, or get to an objective."""
    attacker = battle(red="ana@A1 al@I8:s", gear={"al": ["sword"]})
    play(attacker, "red: select-card card=fate-1", "blue: pass")
    assert preferred(attacker) == "activate figure=al"
    walker = battle(red="ana@A1 al@A9", blue="bo@I1", objectives="o1@C8")
    play(walker, "red: select-card card=fate-1", "blue: pass")
    assert preferred(walker) == "activate figure=al"


def test_greedy_chooses_the_bonus_that_does_most() -> None:
    """BG-ROUND-7: healing for who is hurt, mana for who is not."""
    lines: dict[str, Any] = {
        "bonuses": {"fate-1": {"effects": [{"do": "heal", "wounds": 2}]}},
        "decks": {"red": "fate-1"},
    }
    answers = []
    for wounds in (0, 3):
        game = with_figure(battle(**lines), "ana", wounds=wounds)
        play(game, "red: select-card card=fate-1", "blue: pass", "red: activate figure=ana")
        answers.append(preferred(game))
    assert answers == ["bonus bonus=mana card=fate-1", "bonus bonus=ability card=fate-1"]


def test_greedy_aims_bonuses_at_the_right_side_and_declines_harm() -> None:
    """BG-ROUND-7: at a question of its own."""
    bonus = {"to": "character", "range": 4, "effects": [{"do": "wound"}], "may": True}
    lines: dict[str, Any] = {"red": "ana@C3 al@C4", "bonuses": {"fate-1": bonus}, "decks": {"red": "fate-1"}}
    start = ("red: select-card card=fate-1", "blue: pass", "red: activate figure=ana", "red: bonus bonus=ability")
    near, far = battle(**lines, blue="bo@C5"), battle(**lines, blue="bo@I9")
    for game, wanted in ((near, "use ability=fate-1 figure=ana target=bo"), (far, "decline")):
        play(game, *start)
        assert (asked(game), preferred(game)) == ("red: use", wanted)


def test_greedy_turns_to_the_enemy() -> None:
    """BG-MOVE-4: to the nearest one above all."""
    game = asking(fight(red="ana@E5:n", blue="bo@E7:n be@A1:n", arms={}), TurnFreely("ana"))
    assert preferred(game) == "face facing=s"


def test_greedy_rerolls_failures_and_keeps_successes() -> None:
    """BG-TEST-4: free ones."""
    lucky = {"when": "always", "modify": "rerolls", "by": 3}
    game = fight(5, 2, 6, 1, stats={"ana": {"abilities": [lucky]}})
    play(game, "red: attack target=bo")
    again = of_kind(worths(game), "reroll")
    assert [name for name, worth in again.items() if worth > 0] == ["reroll die=1", "reroll die=3"]
    assert worths(game)["done"] > min(again.values())


def test_greedy_spends_mana_on_dice_that_no_spell_needs() -> None:
    """BG-TEST-4: in the last round all of it."""
    spell = {**MACE, "id": "test/spell", "type": "spell", "range": 6, "mana": 2}
    answers = []
    for arms, number in (((SWORD,), 1), ((SWORD, spell), 1), ((SWORD, spell), 4)):
        game = fight(5, 2, 6, 1, arms={"ana": arms}, now={"ana": {"mana": 2}})
        game = with_dice(game.state.but(round=number), 5, 2, 6, 1)
        play(game, "red: attack target=bo weapon=test/sword")
        answers.append(preferred(game).split(" ")[0])
    assert answers == ["mana-reroll", "done", "mana-reroll"]


def test_greedy_claims_every_objective_in_reach() -> None:
    """BG-ROUND-12: also where it need not."""
    game = battle(red="ana@D4", objectives="o1@D5")
    play(game, *PASSES)
    assert (asked(game), preferred(game)) == ("red: claim", "claim figure=ana objective=o1")
    assert asked(asking(game, Claim("red"))) == "red: claim"


def test_greedy_discards_fate_cards_without_action_points() -> None:
    """BG-ROUND-2: and nothing else."""
    game = battle(decks={"red": "fate-1-0-3 fate-1-1-0 fate-2-2-0"}, glory={"red": "glory-1-0-0"})
    play(game, *PASSES)
    assert (asked(game), preferred(game)) == ("red: organise", "discard card=fate-1-0-3")
    play(game, "red: discard card=fate-1-0-3")
    assert preferred(game) == "done"
    play(game, *KEEPS[:1])
    assert asked(game) == "blue: organise"


def test_greedy_pushes_enemies_away_from_objectives() -> None:
    """BG-SHIFT-5: of two directions equally near."""
    lines: dict[str, Any] = {"red": "ana@C3:n", "arms": {}, "zones": {"red": "A1", "blue": "I9"}}
    for objective in ("E3", "D5"):
        game = asking(fight(blue="bo@D4:n", objectives=f"o1@{objective}", **lines), Push("bo", "", 2, "red"))
        pushes = of_kind(worths(game), "push")
        grid = game.state.scenario.terrain.grid
        best = max(pushes, key=lambda name: pushes[name]).removeprefix("push to=")
        assert grid.place(best) not in {grid.place(objective), game.state.figures["bo"].at}
        assert pushes[f"push to={best}"] > min(pushes.values())


def test_greedy_moves_its_pushed_figure_to_a_useful_place() -> None:
    """BG-MOVE-9: its own player says where."""
    lines: dict[str, Any] = {"red": "ana@C3^:n al@C4:n", "blue": "bo@I9:n", "pieces": {"platform": "C3", "tall": "C3"}}
    game = fight(**lines, arms={}, objectives="o1@C6")
    pushing = asking(game, PushAside("ana", game.state.scenario.terrain.grid.place("C4")))
    assert asked(pushing) == "red: push"
    assert preferred(pushing) == "push to=C5"


def test_greedy_leaps_to_an_objective_and_sends_enemies_away() -> None:
    """BG-SHIFT-3: whose leap it is decides."""
    own = asking(fight(**FAR, objectives="o1@C3"), Teleport("ana", 3, "red"))
    assert preferred(own) in {f"teleport to={place}" for place in ("C3", "B2", "B3", "C2", "D2", "D3", "C4")}
    lines: dict[str, Any] = {"red": "ana@A9:n", "blue": "bo@C3:n", "arms": {}, "zones": {"red": "A9", "blue": "I9"}}
    other = asking(fight(**lines, objectives="o1@C3"), Teleport("bo", 3, "red"))
    near = worths(other)["teleport to=C3"]
    assert worths(other)[preferred(other)] > near


def test_a_free_move_is_taken_where_it_helps_and_declined_where_not() -> None:
    """BG-ACT-5."""
    helps = asking(fight(**FAR, objectives="o1@A5"), FreeMove("ana"))
    assert preferred(helps).startswith("move figure=ana to=")
    harms = asking(fight(red="ana@E5:n", blue="bo@E4:s", arms={"bo": (MACE,)}), FreeMove("ana"))
    assert preferred(harms) == "decline"


def test_greedy_moves_enemies_no_farther_than_needed() -> None:
    """BG-SHIFT-1: an enemy that it moves stops where it is of least use to its army."""
    lines: dict[str, Any] = {"red": "ana@A9:n", "blue": "bo@A1:s", "arms": {}, "zones": {"red": "A9", "blue": "I9"}}
    game = asking(fight(**lines, objectives="o1@A5"), MoveTowards("bo", "ana", 4, "red"))
    assert asked(game) == "red: move"
    moves = of_kind(worths(game), "move")
    assert moves[preferred(game)] > moves["move figure=bo to=A5"]


def test_the_guard_with_the_best_attack_comes_first() -> None:
    """BG-INT-5: where several may interrupt."""
    game = fight(
        red="ana@E5:n", blue="bo@E3:s be@E7:n", arms={"bo": (BOW,), "be": ({**BOW, "dice": 4, "id": "test/b"},)}
    )
    for name in ("bo", "be"):
        game = with_figure(game, name, guarding=True)
    game = asking(game, Watched("ana"))
    assert (asked(game), preferred(game)) == ("blue: order", "order next=be")


def test_a_choice_without_an_evaluator_is_worth_nothing() -> None:
    """Such as to stop; luck decides between answers that are as good."""
    game = battle(red="ana@D4 al@D6", gear={}, first="red")
    assert worths(game)["pass"] == 0
    twin = battle(decks={"red": "fate-2 fate-2-2-1 fate-2 fate-2-2-1"})
    assert len({preferred(twin, seed) for seed in range(20)}) == 2


def test_every_kind_that_is_judged_has_its_place_here() -> None:
    """Whoever adds one adds a test."""
    around = {"first-player", "place", "select-card", "activate", "bonus", "face", "reroll", "mana-reroll", "claim"}
    in_abilities = {"choose", "option", "decline", "done", "recover"}
    """Those of `test_judge_answers.py` and `test_judge_prices.py`."""
    assert WORTH.keys() - ACTIONS.keys() == around | in_abilities | {"discard", "push", "teleport", "order"}
