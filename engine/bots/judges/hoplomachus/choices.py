"""What each choice of Hoplomachus is worth to the seat that has it."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import replace
from functools import cache, partial

from engine.bots.judges.hoplomachus.prospects import blow, hits_of, promise, worth_of
from engine.bots.judges.hoplomachus.standing import STONE, danger, ground, standing
from engine.kernel.choice import Choice
from engine.systems.hoplomachus.deployment import UnitDeployed
from engine.systems.hoplomachus.dice import SIDES, strongest
from engine.systems.hoplomachus.skills import Special
from engine.systems.hoplomachus.space import adjacent
from engine.systems.hoplomachus.state import Arena, with_unit
from engine.systems.hoplomachus.status import attack_dice

Worth = Callable[[Arena, Choice, str], float]


def worth(view: Arena, choices: Sequence[Choice], seat: str) -> Sequence[float]:
    """What each choice is worth to the seat."""
    here = cache(partial(standing, view))
    return [
        moving(view, each, here) if each.kind == "move" else WORTH.get(each.kind, nothing)(view, each, seat)
        for each in choices
    ]


def nothing(view: Arena, choice: Choice, seat: str) -> float:
    """To go on, or to do what neither helps nor harms."""
    return 0.0


def deploying(view: Arena, choice: Choice, seat: str) -> float:
    """Another unit is always welcome, but for one in danger that may lose the game; the stronger, the better."""
    name = choice.text("unit")
    chip = view.chip(name)
    there = UnitDeployed(seat=seat, unit=name, at=choice.text("at"), hp=chip.health).evolve(view)
    strength = chip.health + sum(view.setting.dice[colour] / SIDES for colour in chip.attack)
    return strength + ground(there, name) / 10 - danger(there, name)


def moving(view: Arena, choice: Choice, here: Callable[[str], float]) -> float:
    """The hex there against the hex here, which is the same for all moves of a unit."""
    unit = choice.text("unit")
    there = with_unit(view, unit, replace(view.units[unit], at=view.place(choice.text("to"))))
    return standing(there, unit) - here(unit)


def attacking(view: Arena, choice: Choice, seat: str) -> float:
    """What it takes on average, less what may come back."""
    return blow(view, choice.text("unit"), choice.text("target"))


def using_special(view: Arena, choice: Choice, seat: str) -> float:
    """A Special with a target, or one against all around; dice of one colour, or damage for certain."""
    unit, name = choice.text("unit"), choice.text("skill")
    skill = next(each for each in view.chip(unit).skills if isinstance(each, Special) and each.name == name)
    dice = attack_dice(view, unit)
    certain: int = getattr(skill, "damage", 0)
    hits = {certain: 1.0} if certain else hits_of(view, (strongest(view.setting.dice, dice),) if dice else ())
    around = (foe for foe in adjacent(view, unit) if not view.allied(unit, foe))
    targets = (choice.text("target"),) if "target" in choice.data else tuple(around)
    return sum(promise(view, foe, hits, attack=False) for foe in targets)


def using_ability(view: Arena, choice: Choice, seat: str) -> float:
    """Healing is good; an opponent is hurled off a stone, an ally is left where it is."""
    if "target" not in choice.data:
        return 1.0
    target = choice.text("target")
    foe = view.units[target].seat != seat
    stones = view.setting.stones
    return STONE * ((view.units[target].at in stones) - (view.place(choice.text("to")) in stones)) * (1 if foe else -1)


def playing(view: Arena, choice: Choice, seat: str) -> float:
    """What helps goes to own units, what harms to the others; the best one of each."""
    on, tactic = choice.text("on"), view.tactic(choice.text("tactic"))
    harms = any(each.fatigues or each.added_movement() < 0 or hasattr(each, "damage") for each in tactic.effects)
    own = view.units[on].seat == seat
    value = 1 + worth_of(view, on) / 10
    return value if own is not harms else -value


def returning(view: Arena, choice: Choice, seat: str) -> float:
    """The stronger unit comes back first."""
    chip = view.chip(choice.text("unit"))
    return chip.health + len(chip.attack)


def gaining(view: Arena, choice: Choice, seat: str) -> float:
    """HP for who is most worth keeping."""
    return worth_of(view, choice.text("unit"))


WORTH: Mapping[str, Worth] = {
    "deploy": deploying,
    "attack": attacking,
    "special": using_special,
    "ability": using_ability,
    "tactic": playing,
    "reward": returning,
    "bonus-hp": gaining,
}
