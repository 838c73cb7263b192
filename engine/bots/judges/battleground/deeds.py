"""What abilities are worth, whatever they do: their effects happen in the mind, weighed by the odds of their test."""

from __future__ import annotations

from collections.abc import Iterator

from engine.bots.judges.battleground.chances import chances, chances_of_attack
from engine.bots.judges.battleground.fights import trials
from engine.bots.judges.battleground.foresight import MANA_WORTH, MOST_AHEAD, gained
from engine.bots.judges.battleground.outlook import Outlook
from engine.kernel.step import Step, Within
from engine.systems.battleground.abilities import AbilityTest, Deed
from engine.systems.battleground.aiming import Aimed, aimed_by, legal_for
from engine.systems.battleground.casting import CarryOut, at_work, line_resolved
from engine.systems.battleground.extras import Reached, enough_successes, extras
from engine.systems.battleground.marks import affects
from engine.systems.battleground.state import Battle, Mark
from engine.systems.battleground.targets import Cast, deed_of, everybody_aimed_at
from engine.systems.battleground.threshold import Trial

SOMETHING = 0.3
"""What an ability is good for where the judge looks no further ahead."""


def deed_worth(outlook: Outlook, aimed: Aimed) -> float:
    """What an ability does for the seat, aimed like this, less the mana it costs."""
    return _done(outlook, aimed.cast, aimed.deed) - MANA_WORTH * aimed.cost.mana


def best_deed(outlook: Outlook, cast: Cast) -> float:
    """What an ability promises that is still to be aimed, or let be where that is allowed."""
    deed = deed_of(outlook.view, cast)
    aims = legal_for(outlook.view, cast, deed, "use")
    found = [deed_worth(outlook, Aimed(outlook.view, aimed_by(cast, aim), deed)) for aim in aims]
    return max([*found, 0.0] if deed.may or not found else found)


def _done(outlook: Outlook, cast: Cast, deed: Deed) -> float:
    if outlook.depth >= MOST_AHEAD:
        return SOMETHING
    key = "deed", _without_its_place(outlook.view, cast, deed)
    if key not in outlook.reckoned:
        outlook.reckoned[key] = sum(chance * gained(outlook, step) for chance, step in _ways(outlook.view, cast, deed))
    return outlook.reckoned[key]


def _without_its_place(state: Battle, cast: Cast, deed: Deed) -> tuple[object, ...]:
    """What tells apart the places that a mark may be laid on: whom it would affect there (BG-FX-5)."""
    meanings = [each.meaning for each in deed.every_effect if each.meaning is not None]
    names = [each.name for each in meanings if each.name in state.setting.lore.marks]
    if not cast.at or not names:
        return (cast,)
    at = state.setting.terrain.grid.place(cast.at)
    marks = [Mark(name=name, seat=cast.seat, at=at) for name in names]
    upon = tuple(figure for mark in marks for figure in state.names if affects(state, mark, figure))
    return (cast.figure, cast.ability, upon)


def _ways(state: Battle, cast: Cast, deed: Deed) -> Iterator[tuple[float, Step[Battle]]]:
    """BG-ABIL-3: what may come of an ability, each with its chance; a test against others is made against each."""
    whom = everybody_aimed_at(state, cast, deed)
    if deed.test is None:
        yield 1.0, at_work(cast)
        return
    tests = ((name,) for name in whom) if deed.test.against else (whom,)
    for each in tests:
        target = each[0] if deed.test.against else cast.target
        for line, chance in _lines(state, cast, deed, deed.test, target).items():
            done: Step[Battle] = CarryOut(cast, line, each)
            yield chance, Within((done,), subject=cast.figure or None, ability=cast.ability)


def _lines(state: Battle, cast: Cast, deed: Deed, test: AbilityTest, target: str) -> dict[int, float]:
    """BG-TEST-7: how likely each line of the results is."""
    focused = state.figures[cast.figure].focused
    trial = Trial(state, cast.figure, "ability", test.statistic, target=target, focused=focused)
    defence = None
    if test.against:
        guarded = state.figures[target].focused
        defence = Trial(state, target, "defence", test.against, target=cast.figure, focused=guarded)
    found: dict[int, float] = {}
    for left, chance in chances(trial, defence).items():
        line = line_resolved(deed, left)
        if line is not None:
            found[line] = found.get(line, 0.0) + chance
    return found


def effects_worth(outlook: Outlook, figure: str, weapon: str, target: str) -> float:
    """BG-ATT-7: what the extra effects of an attack are worth beside their wounds, by the odds that they happen."""
    found = 0.0
    for trial in trials(outlook.view, figure, weapon, target):
        odds = chances_of_attack(trial).items()
        for extra in extras(outlook.view, figure, weapon, trial.target):
            if not extra.wounds and outlook.depth < MOST_AHEAD:
                likely = sum(chance for left, chance in odds if enough_successes(Reached(extra, left)))
                found += likely * gained(outlook, extra.step)
    return found
