"""BG-ABIL-1, -5: triggered abilities, tokens and marks: which events trigger them, and in which order.

Their conditions are checked again when they act.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from engine.abilities.ability_use import AbilityUse
from engine.abilities.context import AbilityContext
from engine.kernel.data.record import record
from engine.kernel.rules.clauses import effect
from engine.kernel.rules.triggers import CHECKS, TriggeredStep
from engine.kernel.state.step import Do
from engine.systems.battleground.abilities.events import AbilityTriggered
from engine.systems.battleground.abilities.limits import LimitedUse, within_its_limit
from engine.systems.battleground.abilities.passives.passive_parts import CarriedAbility, weapon_in_use
from engine.systems.battleground.abilities.targets.targets import definition_of
from engine.systems.battleground.abilities.triggers.delayed_abilities import delayed_triggers
from engine.systems.battleground.abilities.triggers.scenario_triggers import scenario_reacts
from engine.systems.battleground.abilities.use.automatic_use import Perform
from engine.systems.battleground.abilities.use.resolution import consequences
from engine.systems.battleground.abilities.use.targeting_rules import AimedAbility
from engine.systems.battleground.abilities.use.use_action import can_work
from engine.systems.battleground.activation_frame import active, is_acting
from engine.systems.battleground.combat.attack_context import AttackTest, attack_of_event, weapon_being_used
from engine.systems.battleground.combat.wounds import is_in_play
from engine.systems.battleground.state import Battle, BoundNames, FigureOrNone, SeatOrNone, Token, WeaponName
from engine.systems.battleground.tokens.marks import affects
from engine.systems.battleground.tokens.tokens import KINDS, token_of


def abilities_react(state: Battle, event: Any) -> tuple[TriggeredStep[Battle], ...]:
    """The triggers of abilities by an event; empty if no card of the game waits for such events."""
    return acting_now(state, event) if type(event) in state.scenario.ability_index.awaited else ()


@effect("BG-ABIL-5")
def acting_now(state: Battle, event: Any) -> tuple[TriggeredStep[Battle], ...]:
    """The triggers that act now; the player of the activation or interruption orders simultaneous ones."""
    own = (*_of_cards(state, event), *_of_tokens(state, event), *_of_marks(state, event))
    return (*own, *delayed_triggers(state, event), *scenario_reacts(state, event))


def _of_cards(state: Battle, event: Any) -> Iterator[TriggeredStep[Battle]]:
    """BG-ABIL-1: the passives of characters that are on the map."""
    ability_index, attack = state.scenario.ability_index, attack_of_event(state, event)
    waiting = ability_index.awaited[type(event)]
    state.meter.work += len(waiting) // CHECKS
    for owner, known, when in waiting:
        if owner not in state.figures or not weapon_in_use(CarriedAbility(known, owner, attack)):
            continue
        seat, weapon = state.figures[owner].seat, weapon_being_used(state, event)
        cast = AbilityUse(seat, owner, known.key, weapon=weapon)
        about = attack if attack is not None and attack.target else None
        found = when.matched(AbilityContext(state, cast, about), event)
        if found is None:
            continue
        turn_of = _whose_turn(state, seat)
        woken = AbilityActs(seat, ability_index.label(owner, known), cast, found.names, about, turn_of)
        if woken.holds(state):
            yield woken


def _of_tokens(state: Battle, event: Any) -> Iterator[TriggeredStep[Battle]]:
    """BG-FX-4: tokens defined by cards, treated as abilities of their bearers."""
    waiting = state.scenario.ability_index.waiting_tokens.get(type(event))
    if not waiting:
        return
    for name in state.names:
        for kind in KINDS:
            token = token_of(state.figures[name], kind)
            meaning = waiting.get(token.name) if token else None
            if token is None or meaning is None or meaning.when is None:
                continue
            bearer = AbilityUse(state.figures[name].seat, name, token.name)
            found = meaning.when.matched(AbilityContext(state, bearer), event)
            if found is not None:
                weapon, turn_of = weapon_being_used(state, event), _whose_turn(state, token.seat)
                yield TokenActs(token.seat, token.name, name, turn_of, weapon, found.names)


def _of_marks(state: Battle, event: Any) -> Iterator[TriggeredStep[Battle]]:
    """BG-FX-5: marks, treated as abilities of the characters that they affect."""
    waiting = state.scenario.ability_index.waiting_marks.get(type(event))
    if not waiting or not state.marks:
        return
    for key, mark in sorted(state.marks.items()):
        meaning = waiting.get(mark.name)
        if meaning is None or meaning.when is None:
            continue
        for name in state.names:
            figure = AbilityUse(state.figures[name].seat, name, mark.name)
            found = meaning.when.matched(AbilityContext(state, figure), event)
            if found is not None:
                weapon, turn_of = weapon_being_used(state, event), _whose_turn(state, mark.seat)
                trigger = MarkActs(mark.seat, key, name, turn_of, weapon, found.names)
                if trigger.holds(state):
                    yield trigger


def _whose_turn(state: Battle, otherwise: str) -> str:
    """BG-ABIL-5: the seat of the activation or interruption; outside of both, each player orders their own triggers."""
    return state.card(active(state)).seat if is_acting(state) else otherwise


@record(frozen=True, slots=True)
class AbilityActs(TriggeredStep[Battle]):
    """BG-ABIL-1: a passive acts, once for each time it is triggered; its label is the ability.

    `names` are bound by its trigger, `attack` is the attack in which it was triggered.
    """

    cast: AbilityUse
    names: BoundNames
    attack: AttackTest | None
    turn_of: SeatOrNone

    @property
    def group(self) -> str:
        """BG-ABIL-5: the player of the current activation or interruption orders it, whoever owns it."""
        return self.turn_of

    def holds(self, state: Battle) -> bool:
        # BG-WOUND-2: The wound that beats a character triggers none of its abilities.
        if not is_in_play(state, self.cast.figure) or not within_its_limit(LimitedUse(state, self.cast)):
            return False
        return can_work(
            AimedAbility(state, self.cast, definition_of(state, self.cast), names=self.names, attack=self.attack)
        )

    def run(self, state: Battle) -> Do[Battle]:
        return Do(then=(Perform(self.cast, self.names, self.attack),))


@record(frozen=True, slots=True)
class TokenActs(TriggeredStep[Battle]):
    """BG-FX-4: a token of a seat acts on its bearer; its label is the token."""

    figure: FigureOrNone
    turn_of: SeatOrNone
    weapon: WeaponName
    names: BoundNames

    @property
    def group(self) -> str:
        """BG-ABIL-5: the player of the current activation or interruption orders it, whoever gave the token."""
        return self.turn_of

    def holds(self, state: Battle) -> bool:
        if not is_in_play(state, self.figure):
            return False
        return Token(self.label, self.seat) in (token_of(state.figures[self.figure], kind) for kind in KINDS)

    def run(self, state: Battle) -> Do[Battle]:
        triggered = AbilityTriggered(figure=self.figure, ability=self.label, rules=("BG-FX-4",))
        act = consequences("token-act", self.label, self.seat, self.figure, self.weapon, self.names)
        return Do((triggered,), (act,))


@record(frozen=True, slots=True)
class MarkActs(TriggeredStep[Battle]):
    """BG-FX-5: a mark of a seat acts on a character that it affects; its label is the mark."""

    figure: FigureOrNone
    turn_of: SeatOrNone
    weapon: WeaponName
    names: BoundNames

    @property
    def group(self) -> str:
        """BG-ABIL-5: the player of the current activation or interruption orders it, whoever placed the mark."""
        return self.turn_of

    def holds(self, state: Battle) -> bool:
        there = self.label in state.marks
        return there and is_in_play(state, self.figure) and affects(state, state.marks[self.label], self.figure)

    def run(self, state: Battle) -> Do[Battle]:
        mark = state.marks[self.label]
        triggered = AbilityTriggered(figure=self.figure, ability=mark.name, rules=("BG-FX-5",))
        act = consequences("mark", mark.name, mark.seat, self.figure, self.weapon, self.names)
        return Do((triggered,), (act,))
