"""The cost and path shown with a move on offer are up to date, though the choices are cached."""

from engine.kernel.play.game import Game
from engine.protocol.peer import Peer
from engine.systems.battleground.state import Battle
from tests.support.battleground import battle
from tests.support.battleground_moves import acting, focused
from tests.support.script import play

REFEREE = Peer(None, "en")


def shown_beside(game: Game[Battle], to: str) -> object:
    """The values that the protocol shows with the move to this place."""
    choices = REFEREE.decision(game)["choices"]
    assert isinstance(choices, list)
    return next(
        each.get("shows")
        for each in choices
        if isinstance(each, dict) and each["kind"] == "move" and each["to"] == to and "focused" not in each
    )


def test_the_protocol_tells_cost_and_way() -> None:
    game = acting(battle(size="12x1", red="ana@A1", blue="bo@L1"), "ana")
    assert shown_beside(game, "C1") == {"cost": 2, "path": ["A1", "B1", "C1"]}
    assert shown_beside(game, "A1") == {"cost": 0, "path": ["A1"]}


def test_the_same_move_from_elsewhere_shows_another_way() -> None:
    """The choice is the same one; the values next to it are computed when they are shown."""
    game = acting(battle(size="12x1", red="ana@A1", blue="bo@L1"), "ana")
    before = game.decision
    play(game, "red: move to=B1", "red: face facing=n")
    after = game.decision
    assert before is not None
    assert after is not None
    kept = next(each for each in after.choices if each.kind == "move" and each["to"] == "D1")
    assert any(each is kept for each in before.choices)
    assert shown_beside(game, "D1") == {"cost": 2, "path": ["B1", "C1", "D1"]}
    game.undo(2)
    assert game.shown(kept) == {"cost": 3, "path": ("A1", "B1", "C1", "D1")}


def test_a_focused_move_shows_its_own_cost() -> None:
    """The focused speed leads farther, for the same points a hex."""
    game = focused(acting(battle(size="12x1", red="ana@A1", blue="bo@L1"), "ana"), "ana")
    assert game.decision is not None
    farthest = [each for each in game.decision.choices if each.data.get("focused")][-1]
    assert game.shown(farthest)["cost"] == "ABCDEFGHIJKL".index(farthest.text("to")[0]) > 5


def test_choices_without_a_path_show_none() -> None:
    """The end of an activation, a token."""
    game = acting(battle(size="12x1", red="ana@A1", blue="bo@L1"), "ana")
    assert game.decision is not None
    others = [each for each in game.decision.choices if each.kind != "move"]
    assert others
    assert not any(game.shown(each) for each in others)
