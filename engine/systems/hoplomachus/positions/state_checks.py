"""Consistency checks of a state that was read from outside, beyond the types of its fields."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

from engine.abilities.analysis.state_checks import script_problems
from engine.kernel.chance.rolls import Roll
from engine.kernel.data.message import message
from engine.kernel.positions.value_forms import Found
from engine.systems.hoplomachus.combat.attack_throw import CountHits, ThrowForAttack
from engine.systems.hoplomachus.dice.attack_dice import COLOURS, SIDES
from engine.systems.hoplomachus.favour.track import SPACES
from engine.systems.hoplomachus.movement.arena_dice import FollowCompass, NameResult, ReadArenaDie
from engine.systems.hoplomachus.phases import InPhase
from engine.systems.hoplomachus.setup import Prepare
from engine.systems.hoplomachus.state import Arena, Side
from engine.systems.hoplomachus.turn.refill import IN_CAMP
from engine.systems.hoplomachus.turn.turn_steps import PHASES, BeginPhase, BeginTurn, EndTurn, StartOfTurn, next_seat
from engine.systems.hoplomachus.units.health import hp_supply


def armies_of_the_scenario(state: Arena) -> Found:
    """HR-S-2: each seat has a troop of its own, of an existing faction that the other does not have."""
    if sorted(state.sides) != sorted(state.seats):
        yield "$.seats", message("hoplomachus-not-at-this-point")
        return
    taken = Counter(side.faction for side in state.sides.values() if side.faction is not None)
    for seat, side in state.sides.items():
        if side.faction is not None and taken[side.faction] > 1:
            yield f"$.seats.{seat}.faction", message("hoplomachus-named-twice", name=side.faction)
        if side.faction is None and state.round:
            yield f"$.seats.{seat}.faction", message("hoplomachus-not-at-this-point")


def turns_of_the_seats(state: Arena) -> Found:
    """HR-TURN-12: from the first round on a seat has the turn, in an order of all seats."""
    if (state.order or state.round) and sorted(state.order) != sorted(state.seats):
        yield "$.order", message("hoplomachus-not-at-this-point")
    if (state.active in state.seats) is not (state.round > 0) or (state.phase == "set-up") is not (state.round == 0):
        yield "$.active", message("hoplomachus-not-at-this-point")


def units_once(state: Arena) -> Found:
    """HR-TROOP-3: each unit is in one place only, and belongs to the troop that has it."""
    seen = set[str]()
    for seat, side in state.sides.items():
        faction = state.scenario.factions.get(side.faction or "")
        own = {*(faction.units if faction else ()), *((faction.hero,) if faction else ()), *state.scenario.neutral}
        for path, name in (*_beside_the_arena(seat, side), *_in_combat(state, seat)):
            if name not in own:
                yield path, message("hoplomachus-not-of-the-troop", name=name, seat=seat)
            if name in seen:
                yield path, message("hoplomachus-named-twice", name=name)
            seen.add(name)


def _beside_the_arena(seat: str, side: Side) -> Iterator[tuple[str, str]]:
    """The units of a troop that are not in combat, with the path of each in the position."""
    deck, path = side.holding.deck, f"$.seats.{seat}"
    piles = {"hand": side.holding.hand, "bag": (*deck.known, *deck.rest), "camp": side.camp, "discard": side.discard}
    yield from ((f"{path}.{pile}[{at}]", name) for pile, names in piles.items() for at, name in enumerate(names))
    if side.prize:
        yield f"{path}.prize", side.prize


def _in_combat(state: Arena, seat: str) -> Iterator[tuple[str, str]]:
    """The units of a troop in combat, with the path of each in the position."""
    return ((f"$.units.{name}", name) for name, unit in state.units.items() if unit.seat == seat)


def units_face_down(state: Arena) -> Found:
    """HR-S-2, -3: heroes are never face down or in the bag; a troop draws units only up to the limit of its camp."""
    for seat, side in state.sides.items():
        deck = side.holding.deck
        for pile, names in (("hand", side.holding.hand), ("bag", (*deck.known, *deck.rest))):
            for at, name in enumerate(names):
                if state.chip(name).hero:
                    yield f"$.seats.{seat}.{pile}[{at}]", message("hoplomachus-not-at-this-point")
        if len(side.holding.hand) > IN_CAMP:
            yield f"$.seats.{seat}.hand", message("state-number-between", least=0, most=IN_CAMP)


def units_in_combat(state: Arena) -> Found:
    """HR-ARENA-1, HR-TROOP-2: units stand on hexes of their own and have HP of the supply."""
    taken = set[int]()
    for name, unit in state.units.items():
        path = f"$.units.{name}"
        if unit.at in taken or unit.at in state.scenario.pedestals:
            place = state.printed(unit.at)
            yield f"{path}.at", message("hoplomachus-blocked-hex", unit=name, place=place)
        taken.add(unit.at)
    for seat in state.seats:
        if hp_supply(state, seat) < 0:
            yield "$.units", message("state-number-between", least=0, most=state.scenario.hp)


def sides_of_heroes(state: Arena) -> Found:
    """HR-COMP-5: a primary hero in combat shows the side it was turned to; no other unit has an inactive one."""
    for name, unit in state.units.items():
        if unit.active is not (state.sides[unit.seat].awake or name != state.primary(unit.seat)):
            yield f"$.units.{name}.status", message("hoplomachus-not-at-this-point")


def tactics_once(state: Arena) -> Found:
    """HR-TACTIC-2, HR-COMP-6: no troop has more copies of a tactic than its faction, and none lies on an elite unit."""
    for seat, side in state.sides.items():
        faction = state.scenario.factions.get(side.faction or "")
        left = Counter(faction.tactics if faction else ())
        for path, card in _tactics_of(state, seat, side):
            if not left[card]:
                yield path, message("hoplomachus-named-twice", name=card)
            left[card] -= 1
    for name, unit in state.units.items():
        for number, each in enumerate(unit.tactics):
            lasting = state.tactic(each.card).type != "instant"
            if each.seat not in state.seats or not lasting or state.chip(name).elite:
                yield f"$.units.{name}.tactics[{number}]", message("hoplomachus-not-at-this-point")


def _tactics_of(state: Arena, seat: str, side: Side) -> Iterator[tuple[str, str]]:
    """The tactics of a troop, on units or off the arena, with the path of each in the position."""
    for name, unit in state.units.items():
        for number, each in enumerate(unit.tactics):
            if each.seat == seat:
                yield f"$.units.{name}.tactics[{number}]", each.card
    for pile, cards in (("spent", side.spent), ("tactics", side.tactics)):
        yield from ((f"$.seats.{seat}.{pile}[{number}]", card) for number, card in enumerate(cards))


def favour_and_rewards(state: Arena) -> Found:
    """HR-FAVOUR-2: no more rewards than exist, or than the favour earns."""
    for seat, side in state.sides.items():
        earned = sum(side.favour >= space for space in SPACES)
        if side.rewards > earned:
            yield f"$.seats.{seat}.rewards", message("state-number-between", least=0, most=earned)


def agenda_of_a_turn(state: Arena) -> Found:
    """HR-TURN-1: the lowest step is the end of the active seat's turn, or the beginning of the next one while skills
    triggered by the end are running; phases are in order."""
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
    """HR-COMP-4: the pending effects of skills and tactics belong to their cards."""
    yield from script_problems(state, state.scenario.definitions)


def _counted_by(step: CountHits | FollowCompass | ReadArenaDie) -> tuple[int, str]:
    """The number of dice that a step counts, and their name."""
    if isinstance(step, CountHits):
        return len(step.colours), "faces"
    return 1, "compass" if isinstance(step, FollowCompass) else "arena-die"


def misplaced_counts(state: Arena) -> Found:
    """HR-COMP-2: a step that counts dice is in a frame of its own, below the throw of the same number of dice."""
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


UNSOUND = (
    armies_of_the_scenario,
    turns_of_the_seats,
    units_once,
    units_face_down,
    units_in_combat,
    sides_of_heroes,
    tactics_once,
    favour_and_rewards,
    agenda_of_a_turn,
    skills_at_work,
    misplaced_counts,
)
"""The checks for impossible states, in order."""
