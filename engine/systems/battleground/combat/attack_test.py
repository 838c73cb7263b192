"""BG-ATT-1, BG-ATT-7: the test of an attack against one target, and the results of its successes."""

from __future__ import annotations

from engine.kernel.data.record import record
from engine.kernel.state.step import Do, Step
from engine.systems.battleground.combat.events import AttackResolved
from engine.systems.battleground.combat.extra_effects import extra_steps
from engine.systems.battleground.combat.weapons import opposing, tested, weapon_named
from engine.systems.battleground.combat.wounds import SufferWounds, is_in_play
from engine.systems.battleground.dice.arithmetic import line_reached
from engine.systems.battleground.dice.dice_test import AfterTest, TakeTest
from engine.systems.battleground.state import Battle, FigureOrNone, WeaponName


@record(frozen=True, slots=True)
class Strike(Step[Battle]):
    """BG-ATT-2, -4, -5: the attack test against one target; the other fields are those of a test."""

    figure: FigureOrNone
    weapon: WeaponName
    target: FigureOrNone
    source: FigureOrNone = ""
    focused: bool = False

    def run(self, state: Battle) -> Do[Battle]:
        # BG-WOUND-2: A beaten attacker strikes nobody.
        if not is_in_play(state, self.figure) or self.target not in state.figures:
            return Do()
        weapon = weapon_named(state, self.weapon)
        test = TakeTest(
            self.figure,
            "attack",
            tested(weapon).statistic,
            StrikeLands(self.figure, self.weapon, self.target),
            self.weapon,
            self.target,
            self.source,
            opposing(state, self.figure, weapon, self.target),
            self.focused,
        )
        return Do(then=(test,))


@record(frozen=True, slots=True)
class StrikeLands(AfterTest):
    """BG-TEST-7, BG-ATT-7: one line of the weapon's table, and in addition the extra effects that were reached."""

    figure: FigureOrNone
    weapon: WeaponName
    target: FigureOrNone

    def run(self, state: Battle) -> Do[Battle]:
        # BG-WOUND-2: Nor does one that was beaten in its own test.
        if not is_in_play(state, self.figure):
            return Do()
        line = line_reached(weapon_named(state, self.weapon).table, self.successes)
        wounds = line.wounds if line else 0
        resolved = AttackResolved(
            figure=self.figure,
            weapon=self.weapon,
            target=self.target,
            successes=self.successes,
            wounds=wounds,
            rules=("BG-TEST-7",),
        )
        suffered = (SufferWounds(self.target, wounds, self.figure, "BG-ATT-1", weapon=self.weapon),) if wounds else ()
        extra = extra_steps(state, self.figure, self.weapon, self.target, self.successes)
        return Do((resolved,), (*suffered, *extra))
