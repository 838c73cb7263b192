"""Queries about dice: the dice and the threshold of an attack, and the odds of each result."""

from __future__ import annotations

from collections.abc import Mapping

from engine.content.query_fields import whole
from engine.kernel.data.message import message
from engine.kernel.data.record import record
from engine.kernel.data.value import Json, to_json
from engine.kernel.rules.queries import BadQueryValue, Query
from engine.odds.distribution import Distribution
from engine.systems.battleground.combat.attack_odds import attack_results, odds_of_attack, wounds_dealt
from engine.systems.battleground.combat.wounds import health_left
from engine.systems.battleground.dice.arithmetic import least_success
from engine.systems.battleground.dice.pending_test import Trial
from engine.systems.battleground.dice.success_odds import (
    MOST_DICE,
    Attempt,
    Rerolls,
    odds_of_test,
)
from engine.systems.battleground.dice.threshold import (
    DICE,
    FREE_REROLLS,
    THRESHOLD,
    attack_trial,
    defence_trial,
    dice_parts,
    dice_parts_json,
    threshold_parts_json,
)
from engine.systems.battleground.queries.odds_fields import (
    AttackInQuery,
    RerollLimits,
    attack,
    free_rerolls,
    mana_rerolls,
    rerolls,
)
from engine.systems.battleground.state import Battle

WIDEST = 100
"""The limit of a threshold; beyond 1 and 6 it makes no difference."""
TAIL = 8
_DIGITS = 9
_DICE_RULES = ("BG-TEST-3", "BG-TEST-4", "BG-TEST-5")


@record(frozen=True, slots=True, kw_only=True)
class ThresholdQuery(Query[Battle]):
    """BG-TEST-2, -3, BG-MOD: the threshold and the dice of an attack, with everything that modifies them."""

    action: AttackInQuery = attack()

    def answer(self, state: Battle) -> Mapping[str, Json]:
        return _test_json(attack_trial(state, *self.action))


@record(frozen=True, slots=True, kw_only=True)
class OddsQuery(Query[Battle]):
    """BG-TEST: the probability of each result of an attack, or of a number of dice with a threshold.

    Failures are thrown again first; without a given number of free re-rolls, as many as the figure has. The
    probabilities of `tail` and more successes are added up.
    """

    action: AttackInQuery | None = attack(default=None)
    dice: int | None = whole(0, MOST_DICE)(default=None)
    threshold: int | None = whole(-WIDEST, WIDEST)(default=None)
    free: int | None = free_rerolls(default=None)
    mana: int | None = mana_rerolls(default=None)
    defence: RerollLimits | None = rerolls(default=None)
    tail: int = whole(1, 2 * MOST_DICE)(default=TAIL)

    def answer(self, state: Battle) -> Mapping[str, Json]:
        if self.action is None:
            return self._of_dice()
        for name, value in (("dice", self.dice), ("threshold", self.threshold)):
            if value is not None:
                raise BadQueryValue(message("ask-battleground-one-kind-of-odds"), at=name)
        return self._of_attack(attack_trial(state, *self.action))

    def _of_dice(self) -> Mapping[str, Json]:
        if self.dice is None:
            raise BadQueryValue(message("ask-battleground-odds-of-what"), at="dice")
        if self.threshold is None:
            raise BadQueryValue(message("ask-battleground-odds-of-what"), at="threshold")
        if self.defence is not None:
            raise BadQueryValue(message("ask-battleground-nobody-defends"), at="defence")
        odds = odds_of_test(Attempt(self.dice, self.threshold, Rerolls(self.free or 0, self.mana or 0)))
        return {"successes": _with_tail(odds, self.tail), "rules": list(_DICE_RULES)}

    def _of_attack(self, trial: Trial) -> Mapping[str, Json]:
        against = defence_trial(trial)
        if against is None and self.defence is not None:
            raise BadQueryValue(message("ask-battleground-nobody-defends"), at="defence")
        defence = None if against is None else _attempt(against, self.defence or RerollLimits())
        attempt = _attempt(trial, RerollLimits(self.free, self.mana))
        dealt = attack_results(trial.state, trial.figure, trial.weapon, trial.target)
        odds = odds_of_attack(attempt, defence, lambda left: wounds_dealt(dealt.table, dealt.extras, left))
        rules = [*_DICE_RULES, *(["BG-TEST-6"] if defence else []), "BG-TEST-7"]
        rules += ["BG-ABIL-6"] if dealt.changed_by else []
        enough = health_left(trial.state, trial.target)
        return {
            "wounds": {str(wounds): round(odds.wounds[wounds], _DIGITS) for wounds in sorted(odds.wounds)},
            "mean": round(sum(wounds * chance for wounds, chance in odds.wounds.items()), _DIGITS),
            "beaten": round(sum(chance for wounds, chance in odds.wounds.items() if wounds >= enough), _DIGITS),
            "successes": _with_tail(odds.successes, self.tail),
            "left": _with_tail(odds.left, self.tail),
            "attack": {**_test_json(trial), "free": attempt.rerolls.free, "mana": attempt.rerolls.mana},
            "defence": None if against is None or defence is None else self._defence(against, defence, odds.defence),
            "rules": list(rules),
            **({"changed_by": list(dealt.changed_by)} if dealt.changed_by else {}),
        }

    def _defence(self, trial: Trial, attempt: Attempt, odds: Distribution[int]) -> Json:
        rerolled: dict[str, Json] = {"free": attempt.rerolls.free, "mana": attempt.rerolls.mana}
        return {**_test_json(trial), **rerolled, "successes": _with_tail(odds, self.tail)}


def _test_json(trial: Trial) -> dict[str, Json]:
    """The threshold and the dice of a test, with their parts and rules."""
    thresholds, dice = THRESHOLD.parts(trial), dice_parts(trial)
    threshold = THRESHOLD.value(trial)
    rules: list[Json] = list(dict.fromkeys(part.rule for part in (*thresholds, *dice)))
    return {
        "threshold": threshold,
        "least": least_success(threshold),
        "parts": [to_json(part) for part in threshold_parts_json(thresholds)],
        "dice": DICE.value(trial),
        "dice_parts": [to_json(part) for part in dice_parts_json(dice)],
        "rules": rules or ["BG-TEST-3"],
    }


def _attempt(trial: Trial, rerolls: RerollLimits) -> Attempt:
    """A test with the requested re-rolls, or the free ones of the figure."""
    dice = DICE.value(trial)
    if dice > MOST_DICE:
        raise BadQueryValue(
            message("ask-battleground-too-many-dice", figure=trial.figure, dice=dice, most=MOST_DICE), at="action"
        )
    free = max(0, min(FREE_REROLLS.value(trial), MOST_DICE)) if rerolls.free is None else rerolls.free
    return Attempt(dice, THRESHOLD.value(trial), Rerolls(free, rerolls.mana or 0))


def _with_tail(odds: Distribution[int], tail: int) -> dict[str, Json]:
    """The probability of each number of successes below a bound, and that of the bound and more."""
    exact: dict[str, Json] = {str(reached): round(odds.get(reached, 0.0), _DIGITS) for reached in range(tail)}
    beyond = sum(chance for reached, chance in odds.items() if reached >= tail)
    return {**exact, f"{tail}+": round(beyond, _DIGITS)}
