"""BG-ATT: the attack action: who may attack whom with which weapon, and its steps."""

from __future__ import annotations

from collections.abc import Iterator

from engine.geometry.hex.bit_sets import mask_of
from engine.kernel.data.choice import Choice, choice
from engine.kernel.data.message import MessageValue
from engine.kernel.data.record import record
from engine.kernel.rules.action import Action
from engine.kernel.rules.clauses import all_hold, clause, effect
from engine.kernel.state.event import Event
from engine.kernel.state.step import Do, Step
from engine.systems.battleground.activation.costs import (
    Bill,
    ap_bill,
    attack_use,
    can_pay,
    has_spent_all,
    mana_to_pay,
    paid,
    price_shown,
    with_its_cards,
)
from engine.systems.battleground.activation_frame import active, interrupted_by, interruption
from engine.systems.battleground.cards import WeaponDef
from engine.systems.battleground.combat.area_targets import FurtherTargets
from engine.systems.battleground.combat.attack_context import AttackTest
from engine.systems.battleground.combat.attack_test import Strike
from engine.systems.battleground.combat.events import AttackBegan
from engine.systems.battleground.combat.facing import facings_towards, turn_to_face
from engine.systems.battleground.combat.weapon_reach import area_of, range_of, reaches
from engine.systems.battleground.combat.weapons import (
    FISTS,
    equipment,
    kind_of_attack,
    means,
    weapon_named,
    weapons_in_play,
)
from engine.systems.battleground.combat.wounds import KnockOuts
from engine.systems.battleground.dice.events import ManaSpent
from engine.systems.battleground.sight.places import engaged_with
from engine.systems.battleground.sight.visibility import fields_of_sight, sees_figure
from engine.systems.battleground.state import Battle, FigureOrNone, WeaponName
from engine.systems.battleground.trigger_events import AttackEnded, passing


@record(frozen=True, slots=True)
class AttackWish:
    """A possible attack, legal or not: by a figure, with a weapon or its fists, on another figure."""

    state: Battle
    figure: str
    weapon: WeaponDef
    target: str

    @property
    def at_ally(self) -> bool:
        """BG-COMP-1: whether the target is of the own army."""
        return self.state.figures[self.figure].seat == self.state.figures[self.target].seat

    @property
    def bound_to(self) -> str | None:
        """BG-INT-2: the only enemy that may be attacked: the one that its army interrupts."""
        return interrupted_by(self.state, self.state.figures[self.figure].seat)

    @property
    def use(self) -> str:
        """BG-ACT-3: the category in which repeated attacks cost more."""
        return attack_use(kind_of_attack(self.state, self.weapon))

    @property
    def test(self) -> AttackTest | None:
        """The test of the attack, as context of modifiers of its cost; None if there are none in this game."""
        if COSTS.isdisjoint(self.state.scenario.ability_index.changed):
            return None
        return AttackTest(self.figure, self.weapon.id, self.target)

    @property
    def mana(self) -> int:
        """BG-ATT-5: its cost in mana as a spell, as modified by abilities."""
        return mana_of(self.state, self.figure, self.weapon, self.target)


def mana_bill(state: Battle, figure: str, weapon: WeaponDef, target: str = "") -> Bill:
    """BG-ATT-5: the bill for a spell, if its target is known."""
    return Bill(state, figure, "spell-mana", weapon.mana, about=AttackTest(figure, weapon.id, target))


def mana_of(state: Battle, figure: str, weapon: WeaponDef, target: str = "") -> int:
    """The mana of a spell; other attacks cost none."""
    if weapon.type != "spell" or "spell-mana" not in state.scenario.ability_index.changed:
        return weapon.mana
    return mana_to_pay(mana_bill(state, figure, weapon, target))


def _mana_shown(attack: AttackWish) -> dict[str, MessageValue]:
    bill = mana_bill(attack.state, attack.figure, attack.weapon, attack.target)
    return {"cost": with_its_cards(bill, attack.mana), "mana": attack.state.figures[attack.figure].mana}


def attack_of(state: Battle, wish: Choice) -> AttackWish:
    """The attack that a choice stands for."""
    return AttackWish(state, wish.text("figure"), weapon_named(state, wish.text("weapon")), wish.text("target"))


@clause("BG-ACT-3", lambda attack: price_shown(ap_bill(attack.state, attack.use, attack.test)))
def enough_ap_to_attack(attack: AttackWish) -> bool:
    """The action points suffice for one more attack with a weapon of this type."""
    return can_pay(attack.state, attack.use, attack.test)


@clause("BG-ATT-1", lambda attack: {"figure": attack.figure, "weapon": attack.weapon.id})
def equipped(attack: AttackWish) -> bool:
    """An attack is made with a weapon that the character carries, or its fists."""
    return attack.weapon.id in (weapon.id for weapon in means(attack.state, attack.figure))


@clause("BG-ATT-3", lambda attack: {"figure": attack.figure})
def fists_only_without_weapon(attack: AttackWish) -> bool:
    """Only a character without a melee weapon attacks with its fists."""
    if attack.weapon is not FISTS:
        return True
    return all(weapon.type != "melee" for weapon in equipment(attack.state, attack.figure))


@clause("BG-ATT-5", _mana_shown)
def enough_mana_for_spell(attack: AttackWish) -> bool:
    """The mana suffices for the spell."""
    return attack.mana <= attack.state.figures[attack.figure].mana


@clause("BG-ATT-5", lambda attack: {"figure": attack.target, "weapon": attack.weapon.id})
def of_the_right_side(attack: AttackWish) -> bool:
    """An attack is aimed at an enemy; some spells are aimed at allies instead."""
    return attack.at_ally is (attack.weapon.targets == "allies")


@clause("BG-ATT-2", lambda attack: {"figure": attack.figure, "target": attack.target})
def engaged_with_target(attack: AttackWish) -> bool:
    """The target of a melee attack is engaged with the attacker."""
    return attack.weapon.type != "melee" or attack.target in engaged_with(attack.state, attack.figure)


@clause("BG-ATT-4", lambda attack: {"figure": attack.figure})
def not_while_engaged(attack: AttackWish) -> bool:
    """An engaged character makes no ranged attack and casts no spell."""
    return attack.weapon.type == "melee" or not engaged_with(attack.state, attack.figure)


def _inches(attack: AttackWish) -> str:
    """The present reach of the weapon, in inches."""
    return f"{float(range_of(attack.state, attack.figure, attack.weapon, attack.target) or 0):g}"


@clause("BG-ATT-4", lambda attack: {"target": attack.target, "range": _inches(attack)})
def target_in_range(attack: AttackWish) -> bool:
    """The target of a ranged attack or spell is within the range of the weapon."""
    weapon = attack.weapon
    return weapon.type == "melee" or reaches(attack.state, attack.figure, weapon, attack.target)


@clause("BG-ATT-4", lambda attack: {"figure": attack.figure, "target": attack.target})
def target_in_sight(attack: AttackWish) -> bool:
    """The target of a ranged attack or spell is in the attacker's line of sight."""
    return attack.weapon.type == "melee" or sees_figure(attack.state, attack.figure, attack.target)


@clause("BG-INT-2", lambda attack: {"interrupted": attack.bound_to or ""})
def at_the_interrupted(attack: AttackWish) -> bool:
    """In an interruption an attack against an enemy is aimed at the interrupted character."""
    return attack.at_ally or attack.bound_to in (None, attack.target)


@clause("BG-INT-6")
def melee_in_opportunity_attack(attack: AttackWish) -> bool:
    """An opportunity attack is a melee attack."""
    bound = attack.bound_to is not None and interruption(attack.state) == "opportunity"
    return attack.weapon.type == "melee" or not bound


@clause("BG-BIG-3", lambda attack: {"figure": attack.figure, "target": attack.target})
def room_to_face_target(attack: AttackWish) -> bool:
    """A massive attacker has room to turn a facing hex to the target."""
    massive = not attack.state.card(attack.figure).card.base.is_one_hex
    return not massive or bool(facings_towards(attack.state, attack.figure, attack.state.filled(attack.target)))


ABOUT_WEAPON = (equipped, fists_only_without_weapon, enough_mana_for_spell, melee_in_opportunity_attack)
WIELDED = (equipped, fists_only_without_weapon, melee_in_opportunity_attack)
COSTS = frozenset(("attack-ap", "spell-mana"))
"""The costs that may depend on the target, if abilities modify them."""
ABOUT_TARGET = (of_the_right_side, at_the_interrupted, room_to_face_target)
FREE = (*ABOUT_WEAPON, *ABOUT_TARGET, engaged_with_target, not_while_engaged, target_in_range, target_in_sight)
"""The conditions of a free attack (BG-ACT-5); a paid one needs its action points as well."""


def attacks_by(state: Battle, figure: str) -> Iterator[Choice]:
    """Every possible attack of a figure, legal or not: with every weapon in the game, on every other figure."""
    weapons = dict.fromkeys(weapon.id for weapon in (*means(state, figure), *weapons_in_play(state)))
    others = tuple(name for name in state.names if name != figure)
    return (choice("attack", figure=figure, weapon=weapon, target=other) for weapon in weapons for other in others)


def legal_attacks_by(state: Battle, figure: str, *, free: bool = False) -> Iterator[Choice]:
    """The legal ones among them; which targets are engaged or seen is computed once."""
    if not free and has_spent_all(state):
        return
    costs = (enough_mana_for_spell,) if free else (enough_ap_to_attack, enough_mana_for_spell)
    by_target = not COSTS.isdisjoint(state.scenario.ability_index.changed)
    needed = WIELDED if by_target else (*costs, *WIELDED)
    attempts = (AttackWish(state, figure, weapon, figure) for weapon in means(state, figure))
    usable = [each.weapon for each in attempts if all_hold(needed, each)]
    if not usable:
        return
    foes, own = engaged_with(state, figure), state.filled(figure)
    far = not foes and any(weapon.type != "melee" for weapon in usable)
    seen = _seen_from(state, figure, own) if far else {}
    asked = (*ABOUT_TARGET, *costs) if by_target else ABOUT_TARGET
    for weapon in usable:
        melee = weapon.type == "melee"
        for target in foes if melee else seen:
            attack = AttackWish(state, figure, weapon, target)
            fit = all_hold(asked, attack)
            if fit and (melee or reaches(state, figure, weapon, target)):
                yield choice("attack", figure=figure, weapon=weapon.id, target=target)


def _seen_from(state: Battle, figure: str, own: tuple[int, ...]) -> dict[str, tuple[int, ...]]:
    """BG-BIG-4: all other figures of which any hex is seen from any of these places, and where they stand."""
    field = fields_of_sight(state).union(own)
    others = {name: state.filled(name) for name in state.names if name != figure}
    return {name: filled for name, filled in others.items() if field & mask_of(filled)}


def attacks(state: Battle) -> Iterator[Choice]:
    """Every possible attack of the acting figure, legal or not."""
    return attacks_by(state, active(state))


def legal_attacks(state: Battle) -> Iterator[Choice]:
    """The legal ones among them."""
    return legal_attacks_by(state, active(state))


ACTION: Action[Battle, AttackWish] = Action("attack", (enough_ap_to_attack, *FREE), attack_of, attacks, legal_attacks)


def begin(state: Battle, answer: Choice) -> Do[Battle]:
    """BG-ATT-1: the attack is paid for and made."""
    attack = attack_of(state, answer)
    made = attacked(attack)
    return Do((paid(state, attack.figure, attack.use, "BG-ACT-3", attack.test), *made.events), made.then)


def attacked(attack: AttackWish) -> Do[Battle]:
    """The steps of an attack: the mana of a spell, the turn, the test, further targets, and finally the knock-outs."""
    state, figure, weapon, target = attack.state, attack.figure, attack.weapon.id, attack.target
    began = AttackBegan(figure=figure, weapon=weapon, target=target, rules=("BG-ATT-1",))
    further = (
        (FurtherTargets(figure, weapon, target, state.figures[figure].focused),)
        if area_of(state, figure, attack.weapon, target)
        else ()
    )
    # BG-AREA-3: Nobody leaves the map before the whole attack is done.
    made = (*target_faced(attack), Strike(figure, weapon, target), *further)
    steps = (*made, KnockOuts(figure, weapon), AttackDone(figure, weapon, target))
    return Do((began, *mana_of_spell(attack)), steps)


@record(frozen=True, slots=True)
class AttackDone(Step[Battle]):
    """BG-AREA-3: the whole attack is over, for abilities that wait for it."""

    figure: FigureOrNone
    weapon: WeaponName
    target: FigureOrNone

    def run(self, state: Battle) -> Do[Battle]:
        return passing(state, AttackEnded(figure=self.figure, weapon=self.weapon, target=self.target))


@effect("BG-ATT-5")
def mana_of_spell(attack: AttackWish) -> tuple[Event[Battle], ...]:
    """The cost of a spell is spent before its test."""
    cost = attack.mana
    return (ManaSpent(figure=attack.figure, mana=cost, rules=("BG-ATT-5",)),) if cost else ()


@effect("BG-ATT-1")
def target_faced(attack: AttackWish) -> tuple[Step[Battle], ...]:
    """The attacker turns to face the target."""
    return turn_to_face(attack.state, attack.figure, attack.state.filled(attack.target))
