"""BG-AREA: the further targets of an area attack, one after another in the order that its player chooses."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

from engine.geometry.hex.steps import steps_between
from engine.kernel.data.choice import Choice, choice
from engine.kernel.data.message import message
from engine.kernel.data.record import record
from engine.kernel.rules.clauses import clause
from engine.kernel.state.decision import Decision
from engine.kernel.state.step import Do, Question
from engine.systems.battleground.combat.attack_test import Strike
from engine.systems.battleground.combat.weapon_reach import area_of
from engine.systems.battleground.combat.weapons import weapon_named
from engine.systems.battleground.combat.wounds import is_in_play
from engine.systems.battleground.sight.visibility import sees_figure
from engine.systems.battleground.state import Battle, FigureOrNone, WeaponName


@record(frozen=True, slots=True)
class AreaHit:
    """A figure that an area attack may hit besides its initial target."""

    state: Battle
    figure: str
    weapon: str
    initial: str
    other: str


@clause("BG-AREA-1", lambda blast: {"figure": blast.other})
def no_attacker(blast: AreaHit) -> bool:
    """The attacker is not hit, unless the scenario says so, nor the initial target twice."""
    spared = blast.state.scenario.profile["area_attacker"] == "spared"
    return blast.other != blast.initial and not (spared and blast.other == blast.figure)


@clause("BG-AREA-1", lambda blast: {"figure": blast.other})
def within_area(blast: AreaHit) -> bool:
    """Any hex of its base is at most so many steps on the grid from one of the initial target's."""
    grid, state = blast.state.scenario.terrain.grid, blast.state
    wide = area_of(state, blast.figure, weapon_named(state, blast.weapon), blast.initial)
    pairs = ((start, end) for start in state.filled(blast.initial) for end in state.filled(blast.other))
    return min(steps_between(grid, start, end) for start, end in pairs) <= wide


@clause("BG-AREA-1", lambda blast: {"figure": blast.other})
def seen_by_initial_target(blast: AreaHit) -> bool:
    """An area attack hits figures in the initial target's line of sight."""
    return sees_figure(blast.state, blast.initial, blast.other)


@clause("BG-AREA-1", lambda blast: {"figure": blast.other})
def at_its_height(blast: AreaHit) -> bool:
    """An area attack hits figures at the initial target's height."""
    grid, state = blast.state.scenario.terrain.grid, blast.state
    return grid.is_raised(state.filled(blast.initial)[0]) == grid.is_raised(state.filled(blast.other)[0])


HIT = (no_attacker, within_area, at_its_height, seen_by_initial_target)


def further_targets(state: Battle, figure: str, weapon: str, initial: str) -> Iterator[str]:
    """BG-AREA-1: all figures, including allies, that an area attack hits besides its initial target."""
    if initial not in state.figures or not area_of(state, figure, weapon_named(state, weapon), initial):
        return
    for other in state.names:
        blast = AreaHit(state, figure, weapon, initial, other)
        if state.filled(other) and all(holds(blast) for holds in HIT):
            yield other


@record(frozen=True, slots=True)
class FurtherTargets(Question[Battle]):
    """BG-AREA-1, -2: each further target gets an attack test of its own; one focus token serves them all."""

    figure: FigureOrNone
    weapon: WeaponName
    initial: FigureOrNone
    focused: bool
    struck: tuple[FigureOrNone, ...] = ()

    def ask(self, state: Battle) -> Decision | Do[Battle]:
        if not is_in_play(state, self.figure):
            return Do()
        hit = further_targets(state, self.figure, self.weapon, self.initial)
        left = tuple(other for other in hit if other not in self.struck)
        if len(left) < 2:
            return self._strike(state, left[0]) if left else Do()
        choices = tuple(choice("order", next=other, rules=("BG-AREA-1",)) for other in left)
        prompt = message("prompt-battleground-further-target", figure=self.figure)
        return Decision((state.figures[self.figure].seat,), "order", prompt, choices)

    def take(self, state: Battle, answer: Choice) -> Do[Battle]:
        return self._strike(state, answer.text("next"))

    def _strike(self, state: Battle, other: str) -> Do[Battle]:
        strike = Strike(self.figure, self.weapon, other, self.initial, self.focused)
        focused = self.focused or state.figures[self.figure].focused
        return Do(then=(strike, replace(self, focused=focused, struck=(*self.struck, other))))
