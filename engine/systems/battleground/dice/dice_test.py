"""BG-TEST-1: a test in eleven steps, in a frame of its own; its result leaves the frame as a step."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import field, replace
from typing import TypedDict

from engine.kernel.chance.rolls import MOST_DICE, Roll, dice
from engine.kernel.data.field_marks import Count
from engine.kernel.data.record import record
from engine.kernel.data.value import Value
from engine.kernel.rules.clauses import effect
from engine.kernel.state.event import Event
from engine.kernel.state.step import Do, Step, Within
from engine.systems.battleground.dice.arithmetic import (
    counted,
    exploded_successes,
    left_after_defence,
    sixes,
    successes,
)
from engine.systems.battleground.dice.events import SuccessesCounted, TestBegan
from engine.systems.battleground.dice.pending_test import Purpose, Trial
from engine.systems.battleground.dice.rerolls import FreeRerolls, ManaRerolls, mana_rerolls
from engine.systems.battleground.dice.threshold import (
    DICE,
    FREE_REROLLS,
    THRESHOLD,
    dice_parts,
    dice_parts_json,
    threshold_parts_json,
)
from engine.systems.battleground.events import FocusSpent
from engine.systems.battleground.state import Battle, FigureName, FigureOrNone, StatisticName, WeaponName


@record(frozen=True, slots=True)
class AfterTest(Step[Battle]):
    """A step after a test: it runs when the test is over, with the final successes."""

    successes: Count = field(default=0, kw_only=True)


class TestValues(TypedDict):
    """BG-TEST-1: what the frame of a test binds."""

    tester: FigureName
    test: Purpose
    threshold: int


@record(frozen=True, slots=True)
class TakeTest(Step[Battle]):
    """A test of a statistic for an attack, a defence or an ability (BG-ABIL-3), and the step that receives its
    successes.

    With `against`, the target makes a defence test of that statistic (BG-TEST-6). `focused` says that a focus token
    that was already spent also serves this test. The other fields are those of `Trial`.
    """

    figure: FigureOrNone
    purpose: Purpose
    statistic: StatisticName
    then: AfterTest
    weapon: WeaponName = ""
    target: FigureOrNone = ""
    source: FigureOrNone = ""
    against: StatisticName = ""
    focused: bool = False

    def run(self, state: Battle) -> Do[Battle]:
        if self.figure not in state.figures:
            return Do()
        trial = self.trial(state)
        threshold, number = THRESHOLD.value(trial), min(DICE.value(trial), MOST_DICE)
        began = TestBegan(
            figure=self.figure,
            purpose=self.purpose,
            statistic=self.statistic,
            target=self.target,
            weapon=self.weapon,
            dice=number,
            dice_parts=dice_parts_json(dice_parts(trial)),
            threshold=threshold,
            threshold_parts=threshold_parts_json(THRESHOLD.parts(trial)),
            rules=("BG-TEST-1",),
        )
        roll: Roll[Battle] = Roll(self.purpose, state.figures[self.figure].seat, number, "faces")
        free, paid = FREE_REROLLS.value(trial), mana_rerolls(state, self.figure)
        steps = (roll, FreeRerolls(free), ManaRerolls(paid), CountSuccesses(self))
        values: Mapping[str, Value] = {"tester": self.figure, "test": self.purpose, "threshold": threshold}
        return Do((*focus_spent_in_test(self, state), began), (Within(steps, values=values),))

    def trial(self, state: Battle) -> Trial:
        """The test with everything that may modify it, before a focus token is spent for it."""
        focused = self.focused or state.figures[self.figure].focused
        return Trial(state, self.figure, self.purpose, self.statistic, self.weapon, self.target, self.source, focused)


@effect("BG-ACT-6")
def focus_spent_in_test(test: TakeTest, state: Battle) -> tuple[Event[Battle], ...]:
    """The token is spent when the threshold is set, unless one that was already spent serves the test."""
    if test.focused or not state.figures[test.figure].focused:
        return ()
    return (FocusSpent(figure=test.figure, rules=("BG-ACT-6",)),)


@record(frozen=True, slots=True)
class CountSuccesses(Step[Battle]):
    """BG-TEST-5, BG-TEST-1: sixes explode, including those on added dice; then all successes are counted."""

    test: TakeTest

    def run(self, state: Battle) -> Do[Battle]:
        faces = counted(dice(state, "faces"))
        return exploded(state, self.test, sixes(faces), successes(faces, state.bound("threshold", int)))


@record(frozen=True, slots=True)
class CountExploded(Step[Battle]):
    """BG-TEST-5: the dice that exploded, kept separate; `before` are the successes of all dice thrown before them."""

    test: TakeTest
    before: Count

    def run(self, state: Battle) -> Do[Battle]:
        faces = counted(dice(state, "exploded"))
        return exploded(state, self.test, sixes(faces), self.before + exploded_successes(faces))


def exploded(state: Battle, test: TakeTest, more: int, so_far: int) -> Do[Battle]:
    """One more die for each six; without any the successes are final."""
    if more:
        roll: Roll[Battle] = Roll(f"{test.purpose}-exploding", state.figures[test.figure].seat, more, "exploded")
        return Do(then=(roll, CountExploded(test, so_far)))
    counts = SuccessesCounted(figure=test.figure, purpose=test.purpose, successes=so_far, rules=("BG-TEST-1",))
    defence = defence_test(state, test, so_far)
    return Do((counts,), defence, () if defence else (replace(test.then, successes=so_far),))


@effect("BG-TEST-6")
def defence_test(state: Battle, test: TakeTest, reached: int) -> tuple[Step[Battle], ...]:
    """The target makes a defence test if the rules say "against"; by one option even if there were no successes."""
    if not test.against or test.target not in state.figures:
        return ()
    if not reached and state.scenario.profile["defence_without_successes"] == "no":
        return ()
    then = Defended(test, reached)
    return (TakeTest(test.target, "defence", test.against, then, weapon=test.weapon, target=test.figure),)


@record(frozen=True, slots=True)
class Defended(AfterTest):
    """BG-TEST-6: each success of the defence test cancels one of the test that it is against."""

    test: TakeTest
    reached: Count

    def run(self, state: Battle) -> Do[Battle]:
        left = left_after_defence(self.reached, self.successes)
        return Do(after=(replace(self.test.then, successes=left),))
