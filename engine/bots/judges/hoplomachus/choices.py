"""What each choice of Hoplomachus is worth to the seat that has it."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence

from engine.bots.judges.hoplomachus.prospects import blow, promise, worth_of
from engine.kernel.choice import Choice
from engine.systems.hoplomachus.dice import strongest
from engine.systems.hoplomachus.skills import Special
from engine.systems.hoplomachus.space import adjacent, distance
from engine.systems.hoplomachus.state import Arena
from engine.systems.hoplomachus.status import attack_dice

Worth = Callable[[Arena, Choice, str], float]

STONE = 1.5
"""A unit on a stone earns favour each turn; two earn three."""
NEAR = 0.1
"""A hex nearer to the nearest opponent."""


def worth(view: Arena, choices: Sequence[Choice], seat: str) -> Sequence[float]:
    """What each choice is worth to the seat."""
    return [WORTH.get(each.kind, nothing)(view, each, seat) for each in choices]


def nothing(view: Arena, choice: Choice, seat: str) -> float:
    """To go on, or to do what neither helps nor harms."""
    return 0.0


def deploying(view: Arena, choice: Choice, seat: str) -> float:
    """Another unit is always welcome: the stronger the better, near the enemy."""
    chip = view.chip(choice.text("unit"))
    strength = chip.health + sum(view.setting.dice[colour] / 6 for colour in chip.attack)
    return strength + _standing(view, view.place(choice.text("at")), chip.range, seat) / 10


def moving(view: Arena, choice: Choice, seat: str) -> float:
    """The hex there against the hex here."""
    unit = choice.text("unit")
    here, reach = view.units[unit].at, view.chip(unit).range
    there = view.place(choice.text("to"))
    return _standing(view, there, reach, seat, unit) - _standing(view, here, reach, seat, unit)


def _standing(view: Arena, hex_: int, reach: int, seat: str, unit: str | None = None) -> float:
    """What it is worth to stand on a hex: the best blow from there, a stone, to be near."""
    grid = view.setting.grid
    foes = [name for name in view.names if view.units[name].seat != seat]
    ways = {name: distance(grid, hex_, view.units[name].at) for name in foes}
    blows = (blow(view, unit, name) for name, way in ways.items() if way <= reach) if unit else ()
    near = max((reach - way for way in ways.values()), default=0)
    return max(blows, default=0.0) + STONE * (hex_ in view.setting.stones) + NEAR * min(near, 0)


def attacking(view: Arena, choice: Choice, seat: str) -> float:
    """What it takes on average; a miss costs nothing but what may come back."""
    return 0.5 + blow(view, choice.text("unit"), choice.text("target"))


def using_special(view: Arena, choice: Choice, seat: str) -> float:
    """A Special with a target, or one against all around; dice of one colour, or damage for certain."""
    unit, name = choice.text("unit"), choice.text("skill")
    skill = next(each for each in view.chip(unit).skills if isinstance(each, Special) and each.name == name)
    dice = attack_dice(view, unit)
    certain: int = getattr(skill, "damage", 0)
    pool = ("red",) * certain if certain else (strongest(view.setting.dice, dice),) if dice else ()
    if "target" in choice.data:
        return 0.4 + promise(view, pool, choice.text("target"))
    foes = (name for name in adjacent(view, unit) if not view.allied(unit, name))
    return 0.4 + sum(promise(view, pool, foe) for foe in foes)


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
    "move": moving,
    "attack": attacking,
    "special": using_special,
    "ability": using_ability,
    "tactic": playing,
    "reward": returning,
    "bonus-hp": gaining,
}
