"""The value of each choice to the seat that has it."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any

from engine.abilities import kinds
from engine.abilities.effects.lose import Lose
from engine.bots.evaluators.hoplomachus.attack_value import attack_balance, hits_of, hits_value, worth_of
from engine.bots.evaluators.hoplomachus.place_value import STONE, Places, places_in
from engine.bots.memory import Memory
from engine.kernel.data.choice import Choice
from engine.systems.hoplomachus.abilities.types.effect_types import CardEffect
from engine.systems.hoplomachus.abilities.use.skill_use import skill_damage_of
from engine.systems.hoplomachus.dice.attack_dice import SIDES
from engine.systems.hoplomachus.state import Arena
from engine.systems.hoplomachus.turn.deployment import UnitDeployed
from engine.systems.hoplomachus.units.actions import UnitAction, unit_action_of

ChoiceWorth = Callable[[Places, Choice, str], float]


def worth(view: Arena, choices: Sequence[Choice], seat: str, memory: Memory | None = None) -> Sequence[float]:
    """The value of each choice for the seat."""
    places = places_in(view, memory)
    return [WORTH.get(each.kind, zero_value)(places, each, seat) for each in choices]


def zero_value(places: Places, choice: Choice, seat: str) -> float:
    """The value of a choice that neither helps nor harms: zero."""
    return 0.0


def deploying(places: Places, choice: Choice, seat: str) -> float:
    """Another unit is always welcome, except one in danger whose defeat may lose the game; the stronger, the better."""
    view, name = places.view, choice.text("unit")
    chip = view.chip(name)
    there = places.in_(UnitDeployed(seat=seat, unit=name, at=choice.text("at"), hp=chip.health).evolve(view))
    strength = chip.health + sum(view.scenario.dice[colour] / SIDES for colour in chip.attack)
    return strength + there.ground(name) / 10 - there.danger(name)


def moving(places: Places, choice: Choice, seat: str) -> float:
    """The value of the hex there minus that of the hex here."""
    unit = choice.text("unit")
    return _there(places, choice) - places.standing(unit)


def displacing(places: Places, choice: Choice, seat: str) -> float:
    """Own units go where they stand best, opponents where they stand worst."""
    view, teams = places.view, places.view.scenario.teams
    place = _there(places, choice)
    return place if teams[view.units[choice.text("unit")].seat] == teams[seat] else -place


def _there(places: Places, choice: Choice) -> float:
    """The value of the place that the choice moves the unit to."""
    return places.standing_at(choice.text("unit"), places.view.place(choice.text("to")))


def attacking(places: Places, choice: Choice, seat: str) -> float:
    """The expected value of an attack, minus that of the response."""
    return attack_balance(places.view, choice.text("unit"), choice.text("target"))


def using_special(places: Places, choice: Choice, seat: str) -> float:
    """The expected value of a special's strike: damage to opponents minus damage to allies."""
    act = unit_action_of(places.view, choice)
    return striking(act, seat) or helping(act, seat)


def using_ability(places: Places, choice: Choice, seat: str) -> float:
    """The value of an ability: healing is good; opponents are moved off stones, allies are not, the own unit moves to
    one."""
    view = places.view
    act = unit_action_of(view, choice)
    if "to" not in choice.data:
        return striking(act, seat) or helping(act, seat)
    target = act.target or act.unit
    foe = view.units[target].seat != seat
    stones = view.scenario.stones
    return STONE * ((view.units[target].at in stones) - (view.place(choice.text("to")) in stones)) * (1 if foe else -1)


def striking(act: UnitAction, seat: str) -> float:
    """The expected value of a skill's strike, if it is one."""
    strike = skill_damage_of(act)
    if strike is None or not strike.hurts:
        return 0.0
    view = act.state
    hits = hits_of(view, (strike.die,)) if strike.die else {strike.damage: 1.0}
    sides = {foe: 1 if view.units[foe].seat != seat else -1 for foe in strike.targets}
    return sum(side * hits_value(view, foe, hits, attack=False) for foe, side in sides.items())


def helping(act: UnitAction, seat: str) -> float:
    """The value of a skill that helps the own side or harms the other."""
    effects = act.used.effects if act.used else ()
    own = act.target is None or act.state.units[act.target].seat == seat
    return 1.0 if own is not any(map(harms, effects)) else -1.0


def playing(places: Places, choice: Choice, seat: str) -> float:
    """The value of a card: help for own units, harm to others, each with its best target."""
    view, on = places.view, choice.text("on")
    tactic = view.tactic(choice.text("tactic"))
    own = view.units[on].seat == seat
    value = 1 + worth_of(view, on) / 10
    return value if own is not any(map(harms, tactic.effects)) else -value


def harms(effect: kinds.Effect[Any]) -> bool:
    """Whether an effect is harmful to the unit that it happens to."""
    return isinstance(effect, Lose) or (isinstance(effect, CardEffect) and effect.harms)


def returning(places: Places, choice: Choice, seat: str) -> float:
    """The value of a returned unit: the stronger, the better."""
    chip = places.view.chip(choice.text("unit"))
    return chip.health + len(chip.attack)


def gaining(places: Places, choice: Choice, seat: str) -> float:
    """HP for the unit that is most valuable."""
    return worth_of(places.view, choice.text("unit"))


WORTH: Mapping[str, ChoiceWorth] = {
    "deploy": deploying,
    "move": moving,
    "displace": displacing,
    "attack": attacking,
    "special": using_special,
    "ability": using_ability,
    "tactic": playing,
    "reward": returning,
    "bonus-hp": gaining,
}
