"""Guard interruptions: which figures a guard interrupts and which not."""

from typing import Any

import pytest

from engine.kernel.play.game import Game
from engine.systems.battleground.state import Battle
from tests.rules.battleground.fights import BLAST, BOW, GUN, MACE, fight, of_kind, weapon
from tests.rules.battleground.guards import GUARD, SLOW, acting, guarded, on_guard
from tests.support.battleground import place_of
from tests.support.script import asked, offers, play, refused


def interrupted(game: Game[Battle], to: str, facing: str = "n") -> bool:
    """Whether a guard interrupts Ana when she goes there."""
    play(game, f"red: move to={to}", f"red: face facing={facing}")
    assert asked(game) in ("red: act", "blue: act")
    return asked(game) == "blue: act"


@pytest.mark.rule("BG-INT-4", "BG-INT-5")
def test_a_guard_must_interrupt_and_may_do_nothing() -> None:
    """It is not asked whether it wants to: its token is spent, then it may end."""
    game = guarded(red="ana@E8:n", blue="bo@E2:s")
    events = play(game, "red: move to=E7", "red: face facing=n")
    assert of_kind(events, "guard-dropped", "interruption-began") == [
        "guard-dropped bo",
        "interruption-began bo ana guard",
    ]
    play(game, "blue: end")
    assert (asked(game), on_guard(game), acting(game)) == ("red: act", False, "ana")


@pytest.mark.rule("BG-INT-4")
def test_only_with_a_guard_token() -> None:
    game = fight(arms={"bo": (BOW,)}, red="ana@E8:n", blue="bo@E2:s")
    assert not interrupted(game, "E7")


@pytest.mark.rule("BG-INT-4")
def test_an_ally_that_moves_is_not_interrupted() -> None:
    game = guarded("al", red="ana@E8:n al@E2:s", blue="bo@A1:n", arms={"al": (BOW,)})
    assert not interrupted(game, "E7")
    assert on_guard(game, "al")


@pytest.mark.rule("BG-INT-4")
def test_the_movement_must_end_in_the_line_of_sight_of_the_guard() -> None:
    """Drawn from the guard: from C1 one sees D9, and from D9 one does not see C1."""
    walls = {"tall": "B5 C2 C5 G8"}
    seen = guarded(red="ana@D8:n", blue="bo@C1:s", pieces=walls, stats={"bo": SLOW})
    assert interrupted(seen, "D9")
    unseen = guarded(red="ana@B1:n", blue="bo@D9:n", pieces=walls, stats={"bo": SLOW})
    assert not interrupted(unseen, "C1")
    assert on_guard(unseen)


@pytest.mark.rule("BG-INT-4")
def test_a_way_through_its_sight_is_not_enough() -> None:
    """Only the end of the move counts: on from behind a wall to behind a wall."""
    game = guarded(red="ana@C8:n", blue="bo@E1:s", pieces={"tall": "C6 D6 F6 G6 C7 G7"}, stats={"bo": SLOW})
    play(game, 'red: move to=G8 path=["C8","D8","E8","F8","G8"]', "red: face facing=n")
    assert (asked(game), on_guard(game)) == ("red: act", True)
    assert interrupted(game, "F8")


@pytest.mark.rule("BG-INT-4")
@pytest.mark.parametrize(
    ("facing", "to", "triggered"),
    [
        ("s", "G5", True),
        ("n", "G5", True),
        ("s", "G4", False),
        ("n", "G4", True),
        ("n", "G6", False),
        ("s", "G6", True),
    ],
)
def test_in_the_front_arc_and_on_the_dividing_line(facing: str, to: str, triggered: bool) -> None:
    """G5 is centred on the line beside who faces north or south on E5: it counts, though it is no rear arc either."""
    game = guarded(red="ana@I5:n", blue=f"bo@E5:{facing}", stats={"bo": SLOW})
    assert interrupted(game, to) is triggered


@pytest.mark.rule("BG-INT-4", "BG-BIG-4")
def test_any_part_of_the_base_in_the_front_arc_is_enough() -> None:
    """Of two hexes one is behind the line and one before it."""
    bases = {"ana": [[0, 0], [0, -1]]}
    game = guarded(red="ana@H6:n", blue="bo@E4:n", bases=bases, stats={"bo": SLOW})
    assert interrupted(game, "G5"), "G4 lies on the line"
    behind = guarded(red="ana@H7:n", blue="bo@E4:n", bases=bases, stats={"bo": SLOW})
    assert not interrupted(behind, "G6"), "G5 and G6 lie behind it"


@pytest.mark.rule("BG-INT-4")
@pytest.mark.parametrize(("reach", "triggered"), [(4, False), (5, True)])
def test_in_range_of_a_weapon(reach: int, triggered: bool) -> None:
    """From E1 to E7 it is five inches."""
    bow = weapon("bow", "ranged", "1:1", range=reach)
    game = guarded(red="ana@E8:n", blue="bo@E1:s", arms={"bo": (bow,)}, stats={"bo": SLOW})
    assert interrupted(game, "E7") is triggered


@pytest.mark.rule("BG-INT-4")
def test_in_range_counts_by_distance_usable_or_not() -> None:
    """A spell without the mana for it; a bow of a figure engaged with another one."""
    spell = guarded(red="ana@E8:n", blue="bo@E1:s", arms={"bo": (BLAST,)}, stats={"bo": SLOW})
    assert interrupted(spell, "E7")
    assert not [line for line in offers(spell, "blue") if line.startswith("attack")]
    held = guarded(red="ana@E8:n al@E2:s", blue="bo@E1:s", arms={"bo": (GUN,)}, stats={"bo": SLOW})
    assert interrupted(held, "E6")
    assert not [line for line in offers(held, "blue") if line.startswith("attack")]


@pytest.mark.rule("BG-INT-4")
@pytest.mark.parametrize("arms", [(MACE,), ()])
def test_for_melee_weapons_and_fists_it_must_be_engaged(arms: tuple[Any, ...]) -> None:
    """Two hexes away nothing reaches it; beside it, it does."""
    far = guarded(red="ana@E8:n", blue="bo@E4:s", arms={"bo": arms}, stats={"bo": SLOW})
    assert not interrupted(far, "E6")
    near = guarded(red="ana@E7:n", blue="bo@E4:s", arms={"bo": arms}, stats={"bo": SLOW})
    assert interrupted(near, "E5")


@pytest.mark.rule("BG-INT-4")
def test_or_it_could_be_engaged_by_one_move_action() -> None:
    """Of 5 points: up to six hexes away; a wall of others in the way makes it too far."""
    for to, triggered in (("A7", True), ("A8", False)):
        game = guarded(size="1x20", red="ana@A10:n", blue="bo@A1:s", arms={})
        assert interrupted(game, to) is triggered
    barred = guarded("bo", size="1x20", red="ana@A10:n", blue="bo@A1:s be@A3:s", arms={})
    assert not interrupted(barred, "A7")


@pytest.mark.rule("BG-INT-4", "BG-ACT-6")
def test_a_focused_guard_is_asked_for_its_focused_speed() -> None:
    """8 points with the token, which the move then spends."""
    focused = {**GUARD, "focused": True}
    for to, triggered in (("A10", True), ("A11", False)):
        game = guarded(size="1x20", red="ana@A12:n", blue="bo@A1:s", arms={}, now={"bo": focused})
        assert interrupted(game, to) is triggered
    game = guarded(size="1x20", red="ana@A12:n", blue="bo@A1:s", arms={}, now={"bo": focused})
    interrupted(game, "A10")
    play(game, "blue: move to=A9 focused=true")
    assert (place_of(game, "bo"), game.state.figures["bo"].focused) == ("A9", False)


@pytest.mark.rule("BG-INT-4", "BG-MOVE-4")
def test_a_move_of_no_hex_triggers_nothing() -> None:
    """To turn on the spot in full sight."""
    game = guarded(red="ana@E7:n", blue="bo@E2:s")
    play(game, "red: move to=E7", "red: face facing=s")
    assert (asked(game), on_guard(game)) == ("red: act", True)


@pytest.mark.rule("BG-INT-4")
def test_a_guard_checks_a_move_after_its_turn() -> None:
    """A base of two hexes ends behind the line or before it, as it is turned."""
    bases = {"ana": [[0, 0], [0, -1]]}
    for facing, triggered in (("n", True), ("s", False)):
        game = guarded(red="ana@H6:n", blue="bo@E4:n", bases=bases, stats={"bo": SLOW})
        assert interrupted(game, "G5", facing) is triggered


@pytest.mark.rule("BG-INT-4")
def test_no_guard_interrupts_an_activation_of_its_own_side() -> None:
    """An enemy that is drawn near by Ana's own ability ends its movement before her ally on guard: nothing."""
    call = {"id": "call", "when": "active", "cost": {"ap": 1}, "to": "enemy"}
    lure = {**call, "effects": [{"do": "towards", "on": "target", "points": 2}]}
    game = guarded("al", "be", red="ana@E8:n al@C8:n", blue="bo@E3:s be@A1:s", stats={"ana": {"abilities": [lure]}})
    play(game, "red: use target=bo", "red: move to=E5")
    assert (asked(game), on_guard(game, "al"), place_of(game, "bo")) == ("red: act", True, "E5")


@pytest.mark.rule("BG-INT-4")
def test_an_ally_that_an_active_character_moves_is_interrupted_itself() -> None:
    """Its enemy's activation it is; who moved is the interrupted one."""
    order = {"id": "order", "when": "active", "cost": {"ap": 1}, "to": "ally"}
    march = {**order, "effects": [{"do": "free-action", "action": "move"}]}
    game = guarded(red="ana@A9:n al@E8:n", blue="bo@E2:s", stats={"ana": {"abilities": [march]}})
    play(game, "red: use target=al", "red: move to=E7", "red: face facing=n")
    assert asked(game) == "blue: act"
    assert refused(game, "blue: attack figure=bo weapon=test/bow target=ana") == ["BG-INT-2 at-the-interrupted"]
    assert "attack figure=bo target=al weapon=test/bow" in offers(game, "blue")
