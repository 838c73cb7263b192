"""BG-TEST-2, -3, BG-MOD: the number of dice of a test, and the threshold that each must reach."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping

from engine.kernel.data.value import Value
from engine.kernel.rules.clauses import amount, clause
from engine.kernel.rules.modified_number import ModifiedNumber, NumberPart, NumberSource, adds
from engine.systems.battleground.abilities.passives.exemptions import is_exempt
from engine.systems.battleground.abilities.passives.modifiers import modifiers
from engine.systems.battleground.combat.attack_context import TargetedAttack, comes_from_behind, is_in_cover
from engine.systems.battleground.combat.weapons import FISTS, opposing, tested, weapon_named
from engine.systems.battleground.dice.pending_test import Trial
from engine.systems.battleground.dice.statistics import STATISTIC, StatisticReading, printed
from engine.systems.battleground.sight.places import engaged_with
from engine.systems.battleground.state import Battle

THRESHOLD_BY_DEFAULT = 4
"""BG-TEST-3: the threshold without modifiers."""


def attack_trial(
    state: Battle, figure: str, weapon: str, target: str, source: str = "", focused: bool | None = None
) -> Trial:
    """The test of an attack; if `focused` is not given, it is read from the figure."""
    serves = state.figures[figure].focused if focused is None else focused
    return Trial(state, figure, "attack", tested(weapon_named(state, weapon)).statistic, weapon, target, source, serves)


def defence_trial(attack: Trial) -> Trial | None:
    """BG-TEST-6: the test of the target against an attack; None if the rules give it none."""
    against = opposing(attack.state, attack.figure, weapon_named(attack.state, attack.weapon), attack.target)
    if not against:
        return None
    focused = attack.state.figures[attack.target].focused
    return Trial(attack.state, attack.target, "defence", against, attack.weapon, attack.figure, focused=focused)


@amount("BG-MOD-2", lambda trial: {"figure": trial.target})
def flank_attack(trial: Trial) -> int:
    """An attack from a hex in the target's rear arc is widened by 1."""
    return -1 if trial.purpose == "attack" and comes_from_behind(trial.state, _attack(trial)) else 0


@amount("BG-MOD-3", lambda trial: {"figure": trial.target})
def engaged_target(trial: Trial) -> int:
    """A ranged attack at an engaged target is narrowed by 1."""
    if trial.purpose != "attack" or weapon_named(trial.state, trial.weapon).type != "ranged":
        return 0
    return 1 if engaged_with(trial.state, trial.target) else 0


@amount("BG-MOD-4", lambda trial: {"figure": trial.target})
def target_in_cover(trial: Trial) -> int:
    """A ranged attack or spell at a target in cover is narrowed by 1; by one edition only a ranged attack is."""
    if trial.purpose != "attack":
        return 0
    both = trial.state.scenario.profile["cover_narrows"] == "ranged_and_spell"
    if weapon_named(trial.state, trial.weapon).type not in (("ranged", "spell") if both else ("ranged",)):
        return 0
    if is_exempt(trial.state, trial.figure, "cover", trial):
        return 0
    return 1 if is_in_cover(trial.state, _attack(trial)) else 0


def _attack(trial: Trial) -> TargetedAttack:
    return TargetedAttack(trial.figure, trial.target, trial.source or trial.figure)


@amount("BG-MOD-5", lambda trial: {"figure": trial.figure})
def focused_attack(trial: Trial) -> int:
    """A focused attacker spends its token: widened by 1."""
    return -1 if trial.purpose == "attack" and trial.focused else 0


@amount("BG-ACT-6", lambda trial: {"figure": trial.figure})
def focused_test(trial: Trial) -> int:
    """In any other test, too, a focus token is spent and widens it by 1."""
    return -1 if trial.purpose != "attack" and trial.focused else 0


@amount("BG-MOD-6", lambda trial: {"figure": trial.figure})
def interrupting_test(trial: Trial) -> int:
    """Every test that a character makes in its own interruption is narrowed by 1."""
    return 1 if _interrupts_by(trial) in ("guard", "ability") else 0


@amount("BG-MOD-6", lambda trial: {"figure": trial.figure})
def opportunity_test(trial: Trial) -> int:
    """In an opportunity attack the test is widened by 1 instead."""
    return -1 if _interrupts_by(trial) == "opportunity" else 0


def _interrupts_by(trial: Trial) -> Value:
    """The kind of the current interruption, if the tester is the interrupting figure."""
    for frame in reversed(trial.state.frames):
        if frame.values.get("active") == trial.figure:
            return frame.values.get("interruption", "")
    return ""


def _abilities(value: str) -> NumberSource[Trial]:
    """The source of modifiers of a number of the test by abilities."""

    def parts(trial: Trial) -> Iterator[NumberPart]:
        return modifiers(trial.state, trial.figure, value, trial)

    return NumberSource(parts)


THRESHOLD: ModifiedNumber[Trial] = ModifiedNumber(
    "threshold",
    lambda trial: THRESHOLD_BY_DEFAULT,
    (
        adds(flank_attack),
        adds(engaged_target),
        adds(target_in_cover),
        adds(focused_attack),
        adds(focused_test),
        adds(interrupting_test),
        adds(opportunity_test),
        _abilities("threshold"),
    ),
)


def tested_value(trial: Trial) -> int:
    """BG-TEST-1, -2: the tested statistic; with fists the printed value counts (BG-ATT-3)."""
    reading = _reading(trial)
    return printed(reading) if _bare(trial) else STATISTIC.value(reading)


def _reading(trial: Trial) -> StatisticReading:
    return StatisticReading(trial.state, trial.figure, trial.statistic, trial)


def _bare(trial: Trial) -> bool:
    return trial.purpose == "attack" and trial.weapon == FISTS.id


@amount("BG-ATT-6", lambda trial: {"weapon": trial.weapon})
def dice_of_weapon(trial: Trial) -> int:
    """The dice modifier of the weapon changes the attack roll."""
    return weapon_named(trial.state, trial.weapon).dice if trial.purpose == "attack" else 0


@clause("BG-TEST-2")
def no_dice_left(dice: int) -> bool:
    """Modifiers that remove more dice than there are leave none."""
    return dice < 0


DICE: ModifiedNumber[Trial] = ModifiedNumber(
    "dice", tested_value, (adds(dice_of_weapon), _abilities("dice")), no_dice_left
)
FREE_REROLLS: ModifiedNumber[Trial] = ModifiedNumber("rerolls", lambda trial: 0, (_abilities("rerolls"),))


def dice_parts(trial: Trial) -> tuple[NumberPart, ...]:
    """The parts that change the printed number of dice: of the statistic, then of the roll."""
    changed = () if _bare(trial) else STATISTIC.parts(_reading(trial))
    return (*changed, *DICE.parts(trial))


def dice_parts_json(parts: Iterable[NumberPart]) -> tuple[Mapping[str, Value], ...]:
    """The parts of a number of dice as data: the rule, the kind of change, and the amount."""
    return tuple({"rule": part.rule, "change": part.layer, "by": part.by} for part in parts)


def threshold_parts_json(parts: Iterable[NumberPart]) -> tuple[Mapping[str, Value], ...]:
    """The parts of a threshold as data: an increase narrows it, a decrease widens it."""
    return tuple({"rule": part.rule, **_change_json(part)} for part in parts)


def _change_json(part: NumberPart) -> Mapping[str, Value]:
    if part.layer != "add":
        return {"change": part.layer, "by": part.by}
    return {"change": "narrow" if part.by > 0 else "widen", "by": abs(part.by)}
