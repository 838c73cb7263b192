"""Tests: eleven steps, re-rolls, exploding dice, the defence test inside, and the step that gets the successes."""

from dataclasses import dataclass

import pytest

from engine.kernel.positions.codec import Codec, written
from engine.kernel.state.event import Event
from engine.kernel.state.step import Do
from engine.systems.battleground.dice.dice_test import AfterTest, TakeTest
from engine.systems.battleground.interruptions.execution import Interrupt
from engine.systems.battleground.state import Battle
from engine.systems.battleground.system import SYSTEM
from tests.rules.battleground.fights import (
    SWORD,
    begun,
    done,
    fight,
    interrupting,
    item,
    of_kind,
    parts_of,
    weapon,
    with_dice,
)
from tests.support.script import asked, offers, play, refused

HIT = "red: attack weapon=test/sword target=bo"
UNDEFENDED = {"bo": {"toughness": 0}}
LUCKY = item("lucky", {"when": "always", "modify": "rerolls", "by": 2})


@dataclass(frozen=True, slots=True, kw_only=True)
class Noted(Event[Battle]):
    """What a test came to."""

    successes: int

    def evolve(self, state: Battle) -> Battle:
        return state


@dataclass(frozen=True, slots=True)
class Note(AfterTest):
    """Asserts the result of a test."""

    def run(self, state: Battle) -> Do[Battle]:
        assert not state.binds("faces"), "the frame of the test has ended"
        return Do((Noted(successes=self.successes),))


def counted(events: list[Event[Battle]]) -> list[str]:
    """The successes of each test."""
    return of_kind(events, "successes-counted")


@pytest.mark.rule("BG-TEST-8", "BG-TEST-4", "BG-TEST-5")
def test_the_example() -> None:
    """Strength 4: 3 4 6 2; the 2 becomes a 3 for a mana; the 6 explodes into a 5: three successes."""
    game = fight(3, 4, 6, 2, 3, 5, stats=UNDEFENDED, now={"ana": {"mana": 1}})
    play(game, HIT)
    assert asked(game) == "red: mana-reroll"
    events = play(game, "red: mana-reroll die=3", "red: done")
    assert counted(events)[0] == "successes-counted ana attack 3"
    assert of_kind(events, "attack-resolved") == ["attack-resolved ana test/sword bo 3 2"]
    assert game.state.figures["ana"].mana == 0


@pytest.mark.rule("BG-TEST-1", "BG-TEST-6")
def test_the_order_of_the_steps() -> None:
    """Threshold and focus, base roll, free re-rolls, mana re-rolls, explosions, successes, defence, effect."""
    game = fight(
        *(6, 2, 2, 2, 5, 4, 3, 4, 1, 1),
        arms={"ana": (SWORD, LUCKY)},
        now={"ana": {"mana": 1, "focused": True}, "bo": {"mana": 1}},
    )
    lines = ("red: reroll die=1", "red: done", "red: mana-reroll die=2", "red: done", "blue: done")
    events = play(game, HIT, *lines)
    assert [each.name() for each in events] == [
        "action-paid",
        "attack-began",
        "focus-spent",
        "test-began",
        *["rolled"] * 2,
        "mana-spent",
        *["rolled"] * 2,
        "successes-counted",
        "test-began",
        "rolled",
        "successes-counted",
        "attack-resolved",
        "wounds-suffered",
    ]
    assert [each.to_json()["results"] for each in events if each.name() == "rolled"] == [
        [6, 2, 2, 2],
        [5],
        [4],
        [3],
        [4, 1, 1],
    ]
    assert counted(events) == ["successes-counted ana attack 3", "successes-counted bo defence 1"]
    assert game.state.figures["bo"].wounds == 1


@pytest.mark.rule("BG-TEST-2", "BG-ATT-6")
def test_never_fewer_than_no_dice() -> None:
    """No dice are thrown, no re-roll is offered, and there are no successes; a focus token is spent all the same."""
    feather = weapon("feather", "melee", "1:1", dice=-3)
    game = fight(
        arms={"ana": (feather, LUCKY)}, stats={"ana": {"strength": 1}}, now={"ana": {"mana": 3, "focused": True}}
    )
    events = play(game, "red: attack weapon=test/feather target=bo")
    assert begun(events) == ["ana attack 0 dice 3+"]
    assert parts_of(events, "dice") == ["BG-ATT-6 add -3", "BG-TEST-2 at-least 0"]
    assert of_kind(events, "attack-resolved") == ["attack-resolved ana test/feather bo 0 0"]
    assert of_kind(events, "wounds-suffered") == []
    assert not game.state.figures["ana"].focused
    assert asked(game) == "red: act"


@pytest.mark.rule("BG-TEST-2")
def test_dice_are_the_statistic_and_all_modifiers() -> None:
    ring = item("ring", {"when": "always", "modify": "strength", "by": 2})
    gloves = item("gloves", {"when": "always", "modify": "dice", "by": -1, "if": {"test": "attack"}})
    mace = weapon("mace", "melee", dice=1)
    game = fight(*(1,) * 6, arms={"ana": (mace, ring, gloves)})
    events = play(game, "red: attack weapon=test/mace target=bo")
    assert begun(events) == ["ana attack 6 dice 4+"]
    assert sorted(parts_of(events, "dice")) == ["BG-ABIL-1 add -1", "BG-ABIL-1 add 2", "BG-ATT-6 add 1"]


@pytest.mark.rule("BG-TEST-3")
@pytest.mark.parametrize(
    ("by", "threshold", "hits"), [(0, 4, 3), (-1, 3, 4), (1, 5, 2), (2, 6, 1), (3, 7, 1), (9, 13, 1), (-2, 2, 5)]
)
def test_a_threshold_widened_and_narrowed(by: int, threshold: int, hits: int) -> None:
    """A 6 always succeeds; what narrows and widens adds up."""
    charm = item("charm", {"when": "always", "modify": "threshold", "by": by})
    arms = {"ana": (SWORD, charm) if by else (SWORD,)}
    game = fight(1, 2, 3, 4, 5, 6, 1, arms=arms, stats={**UNDEFENDED, "ana": {"strength": 6}})
    events = play(game, HIT)
    assert begun(events)[0] == f"ana attack 6 dice {threshold}+"
    assert counted(events)[0] == f"successes-counted ana attack {hits}"


@pytest.mark.rule("BG-TEST-3")
@pytest.mark.parametrize("by", [-3, -4, -9])
def test_a_one_always_fails(by: int) -> None:
    charm = item("charm", {"when": "always", "modify": "threshold", "by": by})
    game = fight(1, 1, 2, 3, arms={"ana": (SWORD, charm)}, stats=UNDEFENDED)
    assert counted(play(game, HIT))[0] == "successes-counted ana attack 2"


@pytest.mark.rule("BG-TEST-4")
def test_free_re_rolls() -> None:
    """Any dice, successes too, each once; they are thrown together when all are picked, and the new faces stand."""
    game = fight(5, 4, 1, 1, 2, 6, 1, arms={"ana": (SWORD, LUCKY)}, stats=UNDEFENDED)
    play(game, HIT)
    assert offers(game, "red") == ["reroll die=0", "reroll die=1", "reroll die=2", "reroll die=3", "done"]
    assert game.decision is not None
    assert [each.shows["face"] for each in game.decision.choices[:4]] == [5, 4, 1, 1]
    assert play(game, "red: reroll die=0") == []
    assert refused(game, "red: reroll die=0") == ["BG-TEST-4 not-picked-yet"]
    play(game, "red: reroll die=2")
    assert refused(game, "red: reroll die=1") == ["BG-TEST-4 rerolls-left"]
    assert refused(game, "red: reroll die=4") == []
    assert offers(game, "red") == ["done"]
    events = play(game, "red: done")
    assert counted(events)[0] == "successes-counted ana attack 2"


@pytest.mark.rule("BG-TEST-4")
def test_re_rolls_need_not_be_used() -> None:
    """Nothing is thrown and nothing is paid."""
    game = fight(1, 1, 1, 1, arms={"ana": (SWORD, LUCKY)}, now={"ana": {"mana": 2}})
    events = play(game, HIT, "red: done", "red: done")
    assert [each.name() for each in events].count("rolled") == 1
    assert of_kind(events, "mana-spent") == []
    assert game.state.figures["ana"].mana == 2


@pytest.mark.rule("BG-TEST-4")
def test_mana_re_rolls() -> None:
    """A die for each mana, up to five; paid when they are thrown; a die of the free re-rolls may go once more."""
    game = fight(
        *(1,) * 6, 2, *(4,) * 5, arms={"ana": (SWORD, LUCKY)}, stats={**UNDEFENDED, "ana": {"strength": 6}},
        now={"ana": {"mana": 7}},
    )  # fmt: skip
    play(game, HIT, "red: reroll die=0", "red: done", *(f"red: mana-reroll die={die}" for die in range(5)))
    assert refused(game, "red: mana-reroll die=5") == ["BG-TEST-4 rerolls-left"]
    assert refused(game, "red: mana-reroll die=4") == ["BG-TEST-4 not-picked-yet", "BG-TEST-4 rerolls-left"]
    assert game.state.figures["ana"].mana == 7
    events = play(game, "red: done")
    assert game.state.figures["ana"].mana == 2
    assert counted(events)[0] == "successes-counted ana attack 5"


@pytest.mark.rule("BG-TEST-4", "BG-TEST-6")
def test_the_defender_uses_its_own_mana() -> None:
    game = fight(5, 5, 1, 1, 1, 1, 1, 4, now={"bo": {"mana": 1}})
    play(game, HIT)
    assert asked(game) == "blue: mana-reroll"
    events = play(game, "blue: mana-reroll die=2", "blue: done")
    assert counted(events) == ["successes-counted bo defence 1"]
    assert of_kind(events, "attack-resolved") == ["attack-resolved ana test/sword bo 1 1"]
    assert (game.state.figures["bo"].mana, game.state.figures["ana"].mana) == (0, 0)


@pytest.mark.rule("BG-TEST-5", "BG-TEST-4")
def test_sixes_explode_without_end() -> None:
    """Re-rolled ones too, one that was re-rolled away not; exploded dice are never re-rolled and succeed on 5 alone."""
    charm = item("charm", {"when": "always", "modify": "threshold", "by": -2})
    game = fight(6, 1, 1, 1, 2, 6, 6, 4, arms={"ana": (SWORD, LUCKY, charm)}, stats=UNDEFENDED)
    play(game, HIT)
    assert len(offers(game, "red")) == 5
    events = play(game, "red: reroll die=0", "red: reroll die=1", "red: done")
    assert [each.to_json()["results"] for each in events if each.name() == "rolled"][:3] == [[2, 6], [6], [4]]
    assert counted(events)[0] == "successes-counted ana attack 3", "2, 6 and the exploded 6, but not the 4"


@pytest.mark.rule("BG-TEST-5")
def test_an_exploded_five_succeeds_however_narrow_the_threshold() -> None:
    charm = item("charm", {"when": "always", "modify": "threshold", "by": 2})
    game = fight(6, 5, 1, 1, 5, arms={"ana": (SWORD, charm)}, stats=UNDEFENDED)
    assert counted(play(game, HIT))[0] == "successes-counted ana attack 2"


@pytest.mark.rule("BG-TEST-6")
def test_each_success_of_the_defence_cancels_one() -> None:
    """More than there are do no more."""
    for dice, left in (((1, 1, 1), 2), ((4, 1, 1), 1), ((4, 4, 4), 0)):
        events = play(fight(4, 4, 1, 1, *dice), HIT)
        assert of_kind(events, "attack-resolved")[0].split()[-2] == str(left)


@pytest.mark.rule("BG-TEST-6", "BG-ACT-6")
def test_without_a_success_there_is_no_defence_test() -> None:
    """The target keeps its focus; by the other reading it must test all the same."""
    focused = {"bo": {"focused": True}}
    game = fight(1, 1, 1, 1, now=focused)
    assert begun(play(game, HIT)) == ["ana attack 4 dice 4+"]
    assert game.state.figures["bo"].focused
    profile = {"preset": "default", "defence_without_successes": "yes"}
    game = fight(1, 1, 1, 1, 5, 5, 5, now=focused, profile=profile)
    assert begun(play(game, HIT)) == ["ana attack 4 dice 4+", "bo defence 3 dice 3+"]
    assert not game.state.figures["bo"].focused
    assert game.state.figures["bo"].wounds == 0


@pytest.mark.rule("BG-TEST-7", "BG-ATT-1")
def test_only_the_line_that_needs_most_successes() -> None:
    ladder = weapon("ladder", "melee", "1:1 2:3 4:5")
    for hits, wounds in ((0, 0), (1, 1), (2, 3), (3, 3), (4, 5)):
        game = fight(*((5,) * hits + (1,) * (4 - hits)), arms={"ana": (ladder,)}, stats=UNDEFENDED)
        events = play(game, "red: attack weapon=test/ladder target=bo")
        assert of_kind(events, "attack-resolved") == [f"attack-resolved ana test/ladder bo {hits} {wounds}"]
        assert game.state.figures["bo"].wounds == wounds


@pytest.mark.rule("BG-ACT-6", "BG-MOD-5")
def test_focus_is_spent_in_any_test_and_widens_it() -> None:
    """The attacker's and the target's, each its own, each for one test."""
    game = fight(3, 3, 1, 1, 3, 1, 1, *(3,) * 4, now={"ana": {"focused": True}, "bo": {"focused": True}})
    events = play(game, HIT)
    assert of_kind(events, "focus-spent") == ["focus-spent ana", "focus-spent bo"]
    assert begun(events) == ["ana attack 4 dice 3+", "bo defence 3 dice 3+"]
    assert parts_of(events, "threshold") == ["BG-MOD-5 widen 1"]
    assert of_kind(events, "attack-resolved") == ["attack-resolved ana test/sword bo 1 1"]
    assert begun(play(game, HIT)) == ["ana attack 4 dice 4+"]


@pytest.mark.rule("BG-ABIL-3", "BG-TEST-1")
def test_an_ability_test_by_the_usual_steps() -> None:
    """Of any statistic, without a target; what it comes to is known when its frame has ended."""
    game = fight(now={"ana": {"focused": True}})
    events = done(game, 6, 1, 3, 5, steps=(TakeTest("ana", "ability", "mind", Note()),))
    assert begun(events) == ["ana ability 3 dice 3+"]
    assert parts_of(events, "threshold") == ["BG-ACT-6 widen 1"]
    assert events[-1] == Noted(successes=3)


@pytest.mark.rule("BG-ABIL-3", "BG-TEST-6")
def test_an_ability_test_against_a_statistic() -> None:
    """The target defends itself with it; the successes that are left are handed on."""
    test = TakeTest("ana", "ability", "power", Note(), target="bo", against="mind")
    events = done(fight(stats={"ana": {"power": 3}}), 4, 4, 4, 6, 1, 1, 2, steps=(test,))
    assert begun(events) == ["ana ability 3 dice 4+", "bo defence 3 dice 4+"]
    assert events[-1] == Noted(successes=2)
    assert done(fight(), 1, 1, steps=(test,))[-1] == Noted(successes=0)


@pytest.mark.rule("BG-TEST-1", "BG-ACT-6")
def test_a_token_that_was_spent_before_serves_the_test() -> None:
    """Then the figure keeps one that it got since."""
    test = TakeTest("ana", "ability", "power", Note(), focused=True)
    events = done(fight(now={"ana": {"focused": True}}), 3, 1, steps=(test,))
    assert begun(events) == ["ana ability 2 dice 3+"]
    assert of_kind(events, "focus-spent") == []


@pytest.mark.rule("BG-TEST-4", "BG-TEST-6")
def test_saved_in_the_middle_of_a_defence_test() -> None:
    """All of its frames is data: saved and read back, it goes on unchanged."""
    game = fight(5, 5, 1, 1, 1, 1, 1, 4, now={"bo": {"mana": 2}})
    play(game, HIT, "blue: mana-reroll die=2")
    again = Codec(SYSTEM, game.state).decode(written(SYSTEM, game.state))
    assert again == game.state
    other = with_dice(again, 4)
    for each in (game, other):
        play(each, "blue: done")
    assert other.state == game.state


@pytest.mark.rule("BG-MOD-6")
@pytest.mark.parametrize(("kind", "threshold"), [("guard", 5), ("opportunity", 3)])
def test_the_tests_of_who_interrupts(kind: str, threshold: int) -> None:
    """Every one of its own is narrowed, in an opportunity attack widened; not the defence test of its target."""
    game = interrupting(fight(arms={"bo": (SWORD,)}), "bo", "guard" if kind == "guard" else "opportunity")
    game = with_dice(game.state, 6, 6, 6, 6, 1, 1, 1, 1, 1, 1, 1)
    events = play(game, "blue: attack weapon=test/sword target=ana")
    assert begun(events) == [f"bo attack 4 dice {threshold}+", "ana defence 3 dice 4+"]
    assert parts_of(events, "threshold") == [f"BG-MOD-6 {'narrow' if kind == 'guard' else 'widen'} 1"]


@pytest.mark.rule("BG-MOD-6")
def test_the_tests_of_who_is_interrupted_in_its_own_interruption() -> None:
    """Its defence is a test that it makes in its interruption; in the other's activation it is not narrowed."""
    game = fight(red="ana@E5 al@D4", arms={"al": (SWORD,)})
    game = interrupting(game, "bo", "guard")
    steps = (*game.state.agenda, Interrupt("al", "bo", "guard"))
    game = with_dice(game.state.but(agenda=steps), 6, 6, 6, 6, 1, 1, 1, 1, 1, 1, 1)
    events = play(game, "red: attack weapon=test/sword target=bo")
    assert [line.split()[-1] for line in begun(events)][1:] == ["5+"]
    assert begun(events)[0].startswith("al attack 4 dice")
    play(game, "red: end", "blue: end")
    game = with_dice(game.state, 6, 6, 6, 6, 1, 1, 1, 1, 1, 1, 1)
    assert begun(play(game, "red: attack weapon=fists target=bo"))[1] == "bo defence 3 dice 4+"
