"""Arena dice that skills and tactics roll, to count with and to pick among effects (HR-COMP-3)."""

import pytest

from engine.kernel.chance.rolls import ByHand
from engine.kernel.play.game import resume_game
from engine.kernel.positions.codec import unsound
from engine.systems.hoplomachus.movement.arena_dice import NameResult
from engine.systems.hoplomachus.system import SYSTEM
from tests.support.hoplomachus import arena, arena_by_hand, event_lines, tactic
from tests.support.script import play


@pytest.mark.rule("HR-COMP-3")
@pytest.mark.parametrize(("face", "gained"), [(1, 1), (3, 3), (4, 0), (6, 0)])
def test_an_arena_die_counts_and_picks_among_effects(face: int, gained: int) -> None:
    """Up to 3 its number is gained; above that the unit is dazed. Saved before the die falls, it goes on the same."""
    low = {"at-most": {"value": {"named": "die"}, "most": 3}}
    gains = {"do": "gain-hp", "hp": {"named": "die"}}
    pick = {"do": "if", "if": low, "then": [gains], "else": [{"do": "daze"}]}
    lucky = tactic("lucky", {"do": "roll", "as": "die"}, pick)
    game = arena_by_hand(red="ana@C3", blue="bo@H8", tactics={"red": [lucky]}, neutral=())
    before = game.state.units["ana"].hp
    play(game, "red: tactic tactic=test/lucky on=ana")
    assert unsound(SYSTEM, game.state) is None
    again = resume_game(SYSTEM, game.state, ByHand())
    for each in (game, again):
        events = play(each, f"chance: {face}")
        assert event_lines(events, "rolled")[0].startswith(f"rolled arena-die red [{face}]")
        assert each.state.units["ana"].hp == before + gained
        assert each.state.units["ana"].dazed is (face > 3)


@pytest.mark.rule("HR-COMP-3")
def test_the_face_of_an_arena_die_is_named_at_once() -> None:
    """No position waits before it."""
    game = arena(red="ana@B2", blue="bo@B3")
    odd = game.state.but(agenda=(*game.state.agenda, NameResult("die", 7)))
    found = unsound(SYSTEM, odd)
    assert found is not None
    assert found[0] == f"$.agenda[{len(odd.agenda) - 1}]"
