"""BG-ABIL-2, BG-INT-2, BG-FX-5: the rules for choosing the target of an ability, and all possible choices."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import field
from fractions import Fraction

from engine.abilities.ability_use import AbilityUse
from engine.abilities.context import TARGET, AbilityContext, Now
from engine.abilities.kinds import picked
from engine.geometry.hex.bit_sets import mask_of, members, union
from engine.geometry.hex.distance import hexes_within
from engine.kernel.data.choice import Choice
from engine.kernel.data.message import MessageValue
from engine.kernel.data.record import record, replace
from engine.kernel.data.value import NOTHING, Value
from engine.kernel.rules.clauses import all_hold, clause
from engine.kernel.state.step import Step
from engine.systems.battleground.abilities.targets.choice_cache import choices_by_place
from engine.systems.battleground.abilities.targets.targets import (
    affected_figures,
    chosen_targets,
    is_within,
    of_side,
)
from engine.systems.battleground.abilities.types.aims import CHOSEN, NOBODY
from engine.systems.battleground.abilities.types.card_abilities import AbilityDefinition, CardEffect, Used
from engine.systems.battleground.activation.costs import Bill, ap_to_pay, mana_to_pay
from engine.systems.battleground.activation_frame import interrupted_by
from engine.systems.battleground.combat.attack_context import AttackTest
from engine.systems.battleground.combat.facing import turn_to_face
from engine.systems.battleground.sight.places import adjacent_places, engaged_with
from engine.systems.battleground.sight.visibility import fields_of_sight, sees
from engine.systems.battleground.state import Battle
from engine.systems.battleground.tokens.marks import free_for_marks


@record(frozen=True, slots=True)
class AimedAbility:
    """An ability that is aimed at a target, or used without one."""

    state: Battle
    cast: AbilityUse
    definition: AbilityDefinition
    item: str = ""
    """The single-use item with the ability."""
    names: Mapping[str, Value] = field(default_factory=lambda: NOTHING)
    """The values bound by its trigger."""
    attack: AttackTest | None = None
    """The attack in which it was triggered."""

    @property
    def context(self) -> AbilityContext[Battle]:
        """The context of its conditions: the target is the affected character, or the place that it is aimed at."""
        if self.definition.to in NOBODY:
            return AbilityContext(self.state, self.cast, self.attack, self.names)
        whom = affected_figures(self.state, self.cast, self.definition)
        return AbilityContext(self.state, self.cast, self.attack, {**self.names, TARGET: whom})

    def price(self, of: str) -> int:
        """Its cost of a kind after modification by abilities; zero for an automatic ability."""
        bill = self.bill(of)
        if not bill.printed:
            return 0
        return ap_to_pay(bill) if of == "ap" else mana_to_pay(bill)

    def bill(self, of: str) -> Bill:
        """BG-ACT-4: the bill for one kind of cost."""
        printed = self.definition.price(of) if isinstance(self.definition, Used) else 0
        return Bill(self.state, self.cast.figure, f"ability-{of}", printed)

    @property
    def places(self) -> tuple[int, ...]:
        """The places that it is aimed at: the base of a character, a hex, or the hex of an objective; empty without an
        aim."""
        state, cast = self.state, self.cast
        if cast.target:
            return state.filled(cast.target)
        if cast.objective:
            return (state.objectives[cast.objective],)
        return (state.scenario.terrain.grid.place(cast.at),) if cast.at else ()

    @property
    def victim(self) -> str | None:
        """BG-INT-2: the character that it must be aimed at if it is against an enemy: the one that its army
        interrupts."""
        return interrupted_by(self.state, self.cast.seat)

    @property
    def named(self) -> str:
        """The name of its target."""
        return self.cast.target or self.cast.at or self.cast.objective


def _shown(aimed: AimedAbility) -> Mapping[str, MessageValue]:
    grid = aimed.state.scenario.terrain.grid
    places = tuple(grid.name(place) for place in aimed.places)
    return {"ability": aimed.cast.ability, "target": aimed.named, "places": places}


def _range_shown(aimed: AimedAbility) -> Mapping[str, MessageValue]:
    return {**_shown(aimed), "range": f"{float(aimed.definition.range or 0):g}"}


def _victim_shown(aimed: AimedAbility) -> Mapping[str, MessageValue]:
    return {**_shown(aimed), "interrupted": aimed.victim or ""}


@clause("BG-COMP-1", _shown)
def ability_is_about_such(aimed: AimedAbility) -> bool:
    """An ability says whether it is about allies, enemies or anybody."""
    return not aimed.cast.target or aimed.cast.target in of_side(aimed.state, aimed.cast.figure, aimed.definition.to)


@clause("BG-SIGHT-1", _range_shown)
def ability_reaches(aimed: AimedAbility) -> bool:
    """The target of an ability is within its range."""
    places = aimed.places
    return not places or is_within(aimed.state, aimed.state.filled(aimed.cast.figure), places, aimed.definition.range)


@clause("BG-ABIL-2", _shown)
def ability_sees(aimed: AimedAbility) -> bool:
    """The target of an ability is in sight; a character always sees itself."""
    places = aimed.places
    return not places or sees(aimed.state, aimed.cast.figure, places)


@clause("BG-ATT-2", _shown)
def ability_needs_engagement(aimed: AimedAbility) -> bool:
    """Some abilities are for engaged enemies only."""
    if not aimed.definition.engaged or not aimed.cast.target:
        return True
    return aimed.cast.target in engaged_with(aimed.state, aimed.cast.figure)


@clause("BG-INT-2", _victim_shown)
def ability_at_the_interrupted(aimed: AimedAbility) -> bool:
    """In an interruption an ability against an enemy is aimed at the interrupted character."""
    if aimed.victim is None or aimed.definition.to in ("self", *NOBODY):
        return True
    if aimed.definition.to == "all-enemies":
        return aimed.victim in chosen_targets(aimed.state, aimed.cast, aimed.definition)
    own = aimed.state.card(aimed.cast.figure).seat
    return (
        not aimed.cast.target or aimed.cast.target == aimed.victim or aimed.state.figures[aimed.cast.target].seat == own
    )


@clause("BG-FX-5", _shown)
def mark_on_an_empty_hex(aimed: AimedAbility) -> bool:
    """A mark is laid on a hex without character, terrain or token; by one edition without obstacle or ladder."""
    return aimed.definition.to != "hex" or all(free_for_marks(aimed.state) >> place & 1 for place in aimed.places)


@clause("BG-INT-2", _victim_shown)
def mark_beside_the_interrupted(aimed: AimedAbility) -> bool:
    """In an interruption a mark is laid on a hex adjacent to the interrupted enemy."""
    if aimed.victim is None or aimed.definition.to != "hex":
        return True
    if aimed.victim not in aimed.state.figures:
        return False
    return not adjacent_places(aimed.state, aimed.state.filled(aimed.victim)).isdisjoint(aimed.places)


@clause("BG-SHIFT-2", _shown)
def charge_has_a_way(aimed: AimedAbility) -> bool:
    """A charge needs a way that ends adjacent to the charged character."""
    return _possible(aimed, "BG-SHIFT-2")


@clause("BG-BIG-5", _shown)
def swap_has_room(aimed: AimedAbility) -> bool:
    """A swap needs two figures of the same size, and room for both."""
    return _possible(aimed, "BG-BIG-5")


def _possible(aimed: AimedAbility, rule: str) -> bool:
    """Whether all effects that this rule may prevent can be carried out."""
    if aimed.definition.to not in CHOSEN and aimed.definition.to != "objective":
        return True
    bound = (each for line in aimed.definition.lines for each in line if isinstance(each, CardEffect))
    return all(_can_begin(aimed, each) for each in bound if each.forbidden_by == rule)


def _can_begin(aimed: AimedAbility, effect: CardEffect) -> bool:
    """Whether an effect can be carried out for those that it is about."""
    state, cast = aimed.state, aimed.cast
    whom = (cast.target or cast.figure,) if effect.on == TARGET else picked(AbilityContext(state, cast), effect.on)
    return all(effect.possible(Now(state, cast, (), figure)) for figure in whom)


AIM = (
    ability_is_about_such,
    ability_reaches,
    ability_sees,
    ability_needs_engagement,
    ability_at_the_interrupted,
    mark_on_an_empty_hex,
    mark_beside_the_interrupted,
    charge_has_a_way,
    swap_has_room,
)

NOT_ON_THE_MAP = (ability_needs_engagement, ability_at_the_interrupted, charge_has_a_way, swap_has_room)
"""The remaining clauses for a character of the right side that is in range and in sight."""


def wishes_for(
    state: Battle, cast: AbilityUse, definition: AbilityDefinition, kind: str, **fields: Value
) -> Iterator[Choice]:
    """The aims of an ability, legal or not."""
    grid = state.scenario.terrain.grid
    match definition.to:
        case "ally" | "friend" | "enemy" | "character":
            yield from (Choice(kind, {**fields, "target": name}) for name in state.names)
        case "objective":
            yield from (Choice(kind, {**fields, "objective": name}) for name in sorted(state.objectives))
        case "hex":
            yield from (Choice(kind, {**fields, "at": grid.name(at)}) for at in members(state.scenario.terrain.places))
        case _:
            yield Choice(kind, fields)


def legal_for(
    state: Battle,
    cast: AbilityUse,
    definition: AbilityDefinition,
    kind: str,
    rules: tuple[str, ...] = (),
    **fields: Value,
) -> Iterator[Choice]:
    """The legal aims, with these rules; what depends on the map alone is computed once for all."""
    if definition.to == "hex":
        cached = choices_by_place(state.scenario.terrain.grid, kind, tuple(fields.items()), "at", rules)
        yield from (cached[at] for at in members(_hexes_for(state, cast, definition)))
        return
    if definition.to in CHOSEN:
        seen, near = _seen_from(state, cast.figure), _within(state, cast.figure, definition.range)
        for name in of_side(state, cast.figure, definition.to):
            filled = mask_of(state.filled(name))
            # BG-BIG-4: One hex of a massive figure may be seen, and another one be near enough.
            if not (seen & filled and near & filled):
                continue
            if all_hold(NOT_ON_THE_MAP, AimedAbility(state, replace(cast, target=name), definition)):
                yield Choice(kind, {**fields, "target": name}, None, rules)
        return
    for wish in wishes_for(state, cast, definition, kind, **fields):
        aimed = AimedAbility(state, aimed_by(cast, wish), definition)
        if all_hold(AIM, aimed):
            yield wish


def _seen_from(state: Battle, figure: str) -> int:
    """BG-ABIL-2: every place that a figure sees, including its own."""
    own = state.filled(figure)
    return fields_of_sight(state).union(own) | mask_of(own)


def _hexes_for(state: Battle, cast: AbilityUse, definition: AbilityDefinition) -> int:
    """BG-FX-5, BG-INT-2: the hexes in range and in sight that may take a mark."""
    found = free_for_marks(state) & _seen_from(state, cast.figure) & _within(state, cast.figure, definition.range)
    victim = AimedAbility(state, cast, definition).victim
    if victim is None:
        return found
    return found & mask_of(adjacent_places(state, state.filled(victim))) if victim in state.figures else 0


def _within(state: Battle, figure: str, inches: Fraction | None) -> int:
    """BG-SIGHT-1: the places within so many inches of a figure, at both heights; all of them without a range."""
    if inches is None:
        return state.scenario.terrain.places
    grid, inch = state.scenario.terrain.grid, state.scenario.inch
    near = union(hexes_within(grid, grid.hex_of(place), inches, inch) for place in state.filled(figure))
    return near | near << grid.size


def aimed_by(cast: AbilityUse, choice: Choice) -> AbilityUse:
    """The ability with the aim of the choice."""
    aim = {name: choice.text(name) for name in ("target", "at", "objective") if name in choice.data}
    return replace(cast, **aim)


def turning(state: Battle, aimed: AimedAbility) -> tuple[Step[Battle], ...]:
    """BG-ABIL-2: the steps that turn the character to face the target, if there is one."""
    places = aimed.places
    if not places or not set(places).isdisjoint(state.filled(aimed.cast.figure)):
        return ()
    return turn_to_face(state, aimed.cast.figure, places)
