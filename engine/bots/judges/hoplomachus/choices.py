"""What each choice of Hoplomachus is worth to the seat that has it."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import replace
from functools import cache, partial
from typing import Any

from engine.abilities import kinds
from engine.abilities.effects.lose import Lose
from engine.bots.judges.hoplomachus.prospects import blow, hits_of, promise, worth_of
from engine.bots.judges.hoplomachus.standing import STONE, danger, ground, standing
from engine.kernel.choice import Choice
from engine.systems.hoplomachus.acting import Act, act_of
from engine.systems.hoplomachus.deployment import UnitDeployed
from engine.systems.hoplomachus.dice import SIDES
from engine.systems.hoplomachus.effects import Effect
from engine.systems.hoplomachus.state import Arena, with_unit
from engine.systems.hoplomachus.using import strike_of

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
    return standing(_there(view, choice), unit) - here(unit)


def displacing(view: Arena, choice: Choice, seat: str) -> float:
    """Units of the own team go where they stand best, opponents where they stand worst."""
    unit, teams = choice.text("unit"), view.setting.teams
    place = standing(_there(view, choice), unit)
    return place if teams[view.units[unit].seat] == teams[seat] else -place


def _there(view: Arena, choice: Choice) -> Arena:
    """The game as it would be if the unit stood where the choice puts it."""
    unit = choice.text("unit")
    return with_unit(view, unit, replace(view.units[unit], at=view.place(choice.text("to"))))


def attacking(view: Arena, choice: Choice, seat: str) -> float:
    """What it takes on average, less what may come back."""
    return blow(view, choice.text("unit"), choice.text("target"))


def using_special(view: Arena, choice: Choice, seat: str) -> float:
    """What its strike takes on average, from opponents less what it takes from allies."""
    act = act_of(view, choice)
    return striking(act, seat) or helping(act, seat)


def using_ability(view: Arena, choice: Choice, seat: str) -> float:
    """Healing is good; an opponent is hurled off a stone, an ally is left where it is, its own unit goes to one."""
    act = act_of(view, choice)
    if "to" not in choice.data:
        return striking(act, seat) or helping(act, seat)
    target = act.target or act.unit
    foe = view.units[target].seat != seat
    stones = view.setting.stones
    return STONE * ((view.units[target].at in stones) - (view.place(choice.text("to")) in stones)) * (1 if foe else -1)


def striking(act: Act, seat: str) -> float:
    """What the strike of a skill takes on average, if it is one."""
    strike = strike_of(act)
    if strike is None or not strike.hurts:
        return 0.0
    view = act.state
    hits = hits_of(view, (strike.die,)) if strike.die else {strike.damage: 1.0}
    sides = {foe: 1 if view.units[foe].seat != seat else -1 for foe in strike.targets}
    return sum(side * promise(view, foe, hits, attack=False) for foe, side in sides.items())


def helping(act: Act, seat: str) -> float:
    """What does good to the own side, or ill to the other one, is worth doing."""
    effects = act.used.effects if act.used else ()
    own = act.target is None or act.state.units[act.target].seat == seat
    return 1.0 if own is not any(map(harms, effects)) else -1.0


def playing(view: Arena, choice: Choice, seat: str) -> float:
    """What helps goes to own units, what harms to the others; the best one of each."""
    on, tactic = choice.text("on"), view.tactic(choice.text("tactic"))
    own = view.units[on].seat == seat
    value = 1 + worth_of(view, on) / 10
    return value if own is not any(map(harms, tactic.effects)) else -value


def harms(effect: kinds.Effect[Any]) -> bool:
    """Whether nobody would want an effect for its own units."""
    return isinstance(effect, Lose) or (isinstance(effect, Effect) and effect.harms)


def returning(view: Arena, choice: Choice, seat: str) -> float:
    """The stronger unit comes back first."""
    chip = view.chip(choice.text("unit"))
    return chip.health + len(chip.attack)


def gaining(view: Arena, choice: Choice, seat: str) -> float:
    """HP for who is most worth keeping."""
    return worth_of(view, choice.text("unit"))


WORTH: Mapping[str, Worth] = {
    "deploy": deploying,
    "displace": displacing,
    "attack": attacking,
    "special": using_special,
    "ability": using_ability,
    "tactic": playing,
    "reward": returning,
    "bonus-hp": gaining,
}
