"""Consistency checks of a state that was read from outside, beyond the types of its fields."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping
from dataclasses import fields, is_dataclass
from itertools import chain
from typing import Any, TypeAlias

from engine.abilities.analysis.state_checks import parts_of, script_problems
from engine.abilities.context import Cast
from engine.kernel.chance.rolls import Roll
from engine.kernel.data.message import Message, message
from engine.systems.hoplomachus.combat.attack_throw import CountHits, ThrowForAttack
from engine.systems.hoplomachus.dice.attack_dice import COLOURS, SIDES
from engine.systems.hoplomachus.favour.track import SPACES
from engine.systems.hoplomachus.movement.arena_dice import FollowCompass, NameResult, ReadArenaDie
from engine.systems.hoplomachus.phases import InPhase
from engine.systems.hoplomachus.setup import Prepare
from engine.systems.hoplomachus.state import Arena, printed_names
from engine.systems.hoplomachus.turn.refill import IN_CAMP
from engine.systems.hoplomachus.turn.sequence import PHASES, BeginPhase, BeginTurn, EndTurn, StartOfTurn, next_seat
from engine.systems.hoplomachus.units.health import hp_supply

Found: TypeAlias = Iterator[tuple[str, Message]]

SEATS = ("seat",)
UNITS = ("unit", "target", "by", "on")
TACTICS = ("tactic",)


def unsound(state: Arena) -> tuple[str, Message] | None:
    """The first thing that no game comes to, and where it stands in the position."""
    found = (
        troops_of_the_scenario,
        turns_of_the_seats,
        names_in_steps,
        units_once,
        units_face_down,
        units_in_combat,
        sides_of_heroes,
        tactics_once,
        favour_and_rewards,
        agenda_of_a_turn,
        skills_at_work,
        throws_and_their_counts,
    )
    return next(chain.from_iterable(each(state) for each in found), None)


def troops_of_the_scenario(state: Arena) -> Found:
    """HR-S-2: each seat has a troop of its own, of a faction that is there and not the other's."""
    if sorted(state.sides) != sorted(state.seats):
        yield "$.sides", message("hoplomachus-not-at-this-point")
        return
    taken = Counter(side.faction for side in state.sides.values() if side.faction is not None)
    for seat, side in state.sides.items():
        if side.faction is not None and side.faction not in state.setting.factions:
            yield f"$.sides.{seat}.faction", message("content-unknown-id", id=side.faction)
        elif side.faction is not None and taken[side.faction] > 1:
            yield f"$.sides.{seat}.faction", message("hoplomachus-named-twice", name=side.faction)
        if side.faction is None and state.round:
            yield f"$.sides.{seat}.faction", message("hoplomachus-not-at-this-point")


def turns_of_the_seats(state: Arena) -> Found:
    """HR-TURN-12: it is somebody's turn from the first round on, in an order of all seats."""
    if state.seats != state.setting.seats:
        yield "$.seats", message("hoplomachus-not-at-this-point")
    if (state.order or state.round) and sorted(state.order) != sorted(state.seats):
        yield "$.order", message("hoplomachus-not-at-this-point")
    if (state.active in state.seats) is not (state.round > 0) or (state.phase == "set-up") is not (state.round == 0):
        yield "$.active", message("hoplomachus-not-at-this-point")
    if state.round < 0:
        yield "$.round", message("state-below-nothing")


def names_in_steps(state: Arena) -> Found:
    """Steps are about seats, units and tactics that are in the game."""
    known: Mapping[str, Any] = {
        **dict.fromkeys(SEATS, state.seats),
        **dict.fromkeys(UNITS, state.setting.units),
        **dict.fromkeys(TACTICS, state.setting.tactics),
    }
    for path, name, value in _named(state.agenda, "$.agenda"):
        if name in known and value and value not in known[name]:
            yield path, message("content-unknown-id", id=str(value))


def _named(part: object, path: str) -> Iterator[tuple[str, str, object]]:
    """The fields of steps with their places."""
    if isinstance(part, tuple):
        for number, item in enumerate(part):
            yield from _named(item, f"{path}[{number}]")
    elif is_dataclass(part):
        for each in fields(part):
            value = getattr(part, each.name)
            yield f"{path}.{each.name}", each.name, value if isinstance(value, str) else None
            yield from _named(value, f"{path}.{each.name}")


def units_once(state: Arena) -> Found:
    """HR-TROOP-3: each unit is in one place only, and belongs to the troop that has it."""
    seen = set[str]()
    for seat, side in state.sides.items():
        faction = state.setting.factions.get(side.faction or "")
        own = {*(faction.units if faction else ()), *((faction.hero,) if faction else ()), *state.setting.neutral}
        deck = side.holding.deck
        held = [*side.holding.hand, *deck.known, *deck.rest, *side.camp, *side.discard]
        held += [side.prize] if side.prize else []
        for name in (*held, *(name for name, unit in state.units.items() if unit.seat == seat)):
            if name not in own:
                yield f"$.sides.{seat}", message("hoplomachus-not-of-the-troop", name=name, seat=seat)
            if name in seen:
                yield f"$.sides.{seat}", message("hoplomachus-named-twice", name=name)
            seen.add(name)


def units_face_down(state: Arena) -> Found:
    """HR-S-2, -3: heroes never lie face down or in the bag; no more units are drawn than a troop has in camp."""
    for seat, side in state.sides.items():
        deck = side.holding.deck
        for name in (*side.holding.hand, *deck.known, *deck.rest):
            if name in state.setting.units and state.chip(name).hero:
                yield f"$.sides.{seat}", message("hoplomachus-not-at-this-point")
        if len(side.holding.hand) > IN_CAMP:
            yield f"$.sides.{seat}", message("state-number-between", least=0, most=IN_CAMP)


def units_in_combat(state: Arena) -> Found:
    """HR-ARENA-1, HR-TROOP-2: units stand on hexes of their own and have HP of the supply."""
    taken, size = set[int](), state.setting.grid.size
    for name, unit in state.units.items():
        path = f"$.units.{name}"
        if unit.seat not in state.seats:
            yield f"{path}.seat", message("content-unknown-id", id=unit.seat)
            return
        if name not in state.setting.units:
            yield path, message("content-unknown-id", id=name)
            return
        if not 0 <= unit.at < size:
            yield f"{path}.at", message("hoplomachus-no-such-hex", number=unit.at)
        elif unit.at in taken or unit.at in state.setting.pedestals:
            place = state.printed(unit.at)
            yield f"{path}.at", message("hoplomachus-blocked-hex", unit=name, place=place)
        taken.add(unit.at)
        if not 1 <= unit.hp <= state.setting.hp:
            yield f"{path}.hp", message("state-number-between", least=1, most=state.setting.hp)
    for seat in state.seats:
        if hp_supply(state, seat) < 0:
            yield "$.units", message("state-number-between", least=0, most=state.setting.hp)


def sides_of_heroes(state: Arena) -> Found:
    """HR-COMP-5: a primary hero in combat shows the side it was turned to; nobody else has an inactive one."""
    for name, unit in state.units.items():
        if unit.active is not (state.sides[unit.seat].awake or name != state.primary(unit.seat)):
            yield f"$.units.{name}.status", message("hoplomachus-not-at-this-point")


def tactics_once(state: Arena) -> Found:
    """HR-TACTIC-2, HR-COMP-6: no troop has more copies of a tactic than its faction, and none lies on an elite unit."""
    for seat, side in state.sides.items():
        faction = state.setting.factions.get(side.faction or "")
        played = [each for unit in state.units.values() for each in unit.tactics if each.seat == seat]
        there = Counter((*side.tactics, *side.spent, *(each.card for each in played)))
        for card in there - Counter(faction.tactics if faction else ()):
            yield f"$.sides.{seat}.tactics", message("hoplomachus-named-twice", name=card)
    for name, unit in state.units.items():
        for number, each in enumerate(unit.tactics):
            lasting = state.tactic(each.card).type != "instant"
            if each.seat not in state.seats or not lasting or state.chip(name).elite:
                yield f"$.units.{name}.tactics[{number}]", message("hoplomachus-not-at-this-point")


def favour_and_rewards(state: Arena) -> Found:
    """HR-FAVOUR-2: no more rewards than there are, and than the favour earns."""
    for seat, side in state.sides.items():
        if side.favour < 0:
            yield f"$.sides.{seat}.favour", message("state-below-nothing")
        earned = sum(side.favour >= space for space in SPACES)
        if not 0 <= side.rewards <= earned:
            yield f"$.sides.{seat}.rewards", message("state-number-between", least=0, most=earned)


def agenda_of_a_turn(state: Arena) -> Found:
    """HR-TURN-1: below all else lies the end of the active seat's turn, or the next one's beginning while skills are at
    work that waited for the end; its phases come in their order."""
    bottom = state.agenda[0] if state.agenda else None
    if isinstance(bottom, BeginTurn) and state.round and len(state.agenda) > 1 and state.active in state.order:
        sound = bottom.seat == next_seat(state, state.active)
    elif state.round:
        sound = isinstance(bottom, EndTurn) and bottom.seat == state.active
    else:
        sound = isinstance(bottom, Prepare if not state.order else Prepare | BeginTurn)
    if not sound:
        yield "$.agenda[0]", message("hoplomachus-not-at-this-point")
    coming = [step.phase for step in state.agenda if isinstance(step, BeginPhase)]
    if coming != [phase for phase in reversed(tuple(PHASES)) if phase in coming]:
        yield "$.agenda", message("hoplomachus-not-at-this-point")
    for number, step in enumerate(state.agenda):
        if number and isinstance(step, EndTurn | BeginTurn | Prepare):
            yield f"$.agenda[{number}]", message("hoplomachus-not-at-this-point")
        if isinstance(step, InPhase | BeginPhase | StartOfTurn) and step.seat != state.active:
            yield f"$.agenda[{number}].seat", message("hoplomachus-not-at-this-point")


def skills_at_work(state: Arena) -> Found:
    """HR-COMP-4: what skills and tactics still do stands on their cards, with a hex of the arena if with any."""
    yield from script_problems(state, state.setting.definitions)
    for number, step in enumerate(state.agenda):
        for path, each in parts_of(step, f"$.agenda[{number}]"):
            if isinstance(each, Cast) and each.at and each.at not in printed_names(state.setting.grid):
                yield f"{path}.at", message("content-bad-place", found=each.at)


def _counted_by(step: CountHits | FollowCompass | ReadArenaDie) -> tuple[int, str]:
    """How many dice are counted, and what they are called."""
    if isinstance(step, CountHits):
        return len(step.colours), "faces"
    return 1, "compass" if isinstance(step, FollowCompass) else "arena-die"


def throws_and_their_counts(state: Arena) -> Found:
    """HR-COMP-2: what counts dice lies in a frame of its own, under the throw of as many dice."""
    for number, step in enumerate(state.agenda):
        if isinstance(step, NameResult):
            yield f"$.agenda[{number}]", message("hoplomachus-not-at-this-point")
        if isinstance(step, ThrowForAttack) and not (step.colours and set(step.colours) <= set(COLOURS)):
            yield f"$.agenda[{number}].colours", message("hoplomachus-not-at-this-point")
        if not isinstance(step, CountHits | FollowCompass | ReadArenaDie):
            continue
        above = state.agenda[number + 1] if number + 1 < len(state.agenda) else None
        dice, name = _counted_by(step)
        thrown = isinstance(above, Roll) and (above.number, above.into, above.sides) == (dice, name, SIDES)
        framed = any(frame.base == number for frame in state.frames)
        aimed = not isinstance(step, CountHits) or len(step.targets) == (dice if step.each else 1)
        if not (thrown and framed and aimed):
            yield f"$.agenda[{number}]", message("hoplomachus-not-at-this-point")
        elif isinstance(step, CountHits) and not set(step.colours) <= set(COLOURS):
            yield f"$.agenda[{number}].colours", message("hoplomachus-not-at-this-point")
