"""BG-ACT-2 to -5: costs of actions, spells and abilities, as modified by cards, and their payment."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from functools import cache
from typing import NamedTuple

from engine.kernel.data.message import MessageValue, message
from engine.kernel.data.record import record
from engine.kernel.rules.clauses import amount, clause
from engine.kernel.rules.modified_number import ModifiedNumber, NumberPart, NumberSource, adds
from engine.kernel.state.event import Event
from engine.kernel.state.step import assign
from engine.systems.battleground.abilities.passives.modifiers import modifiers
from engine.systems.battleground.abilities.passives.passive_parts import TestContext
from engine.systems.battleground.activation_frame import active, ap, uses
from engine.systems.battleground.state import Battle

FIRST_USE = 1
"""BG-ACT-2, -3: the cost of the first use."""


class Bill(NamedTuple):
    """A cost to be paid: its payer, the printed value, and the name under which abilities modify it.

    `use` is the category in which repeats cost more; `about` is the attack that it is paid for.
    """

    state: Battle
    figure: str
    number: str
    printed: int
    use: str = ""
    about: TestContext | None = None

    @property
    def is_changed(self) -> bool:
        """Whether anything in this game modifies such costs."""
        return self.number in self.state.scenario.ability_index.changed


def attack_use(kind: str) -> str:
    """BG-ACT-3: the category of attacks that make each other more expensive: those with weapons of one type."""
    return f"attack {kind}"


def ap_bill(state: Battle, use: str, about: TestContext | None = None) -> Bill:
    """The bill for another action: `attack-ap` for attacks, `move-ap` for moves and so on."""
    return Bill(state, active(state), _number_of(use), FIRST_USE, use, about)


@cache
def _number_of(use: str) -> str:
    return f"{use.partition(' ')[0]}-ap"


def ap_cost(state: Battle, use: str, about: TestContext | None = None) -> int:
    """The action points that another action costs the acting figure."""
    return ap_to_pay(ap_bill(state, use, about))


def ap_to_pay(bill: Bill) -> int:
    """The action points of a bill."""
    return AP.value(bill) if bill.is_changed else ap_without_cards(bill)


def ap_without_cards(bill: Bill) -> int:
    """The cost without modification by abilities."""
    return bill.printed + (attacks_before(bill) if _is_attack(bill) else actions_before(bill))


def mana_to_pay(bill: Bill) -> int:
    """The mana of a bill."""
    return MANA.value(bill) if bill.is_changed else bill.printed


@amount("BG-ACT-2")
def actions_before(bill: Bill) -> int:
    """Each repeat of an action in an activation costs one more."""
    return uses(bill.state).count(bill.use) if bill.use and not _is_attack(bill) else 0


@amount("BG-ACT-3")
def attacks_before(bill: Bill) -> int:
    """Each further attack with a weapon of the same type in an activation costs one more."""
    return uses(bill.state).count(bill.use) if _is_attack(bill) else 0


def _is_attack(bill: Bill) -> bool:
    return bill.use.startswith("attack ")


def _of_abilities(bill: Bill) -> Iterator[NumberPart]:
    """BG-ABIL-6: the modification by abilities."""
    return modifiers(bill.state, bill.figure, bill.number, bill.about)


def _of_actions(bill: Bill) -> Iterator[NumberPart]:
    """The bounds of a cost in action points: no action costs less than the minimum."""
    for part in _of_abilities(bill):
        yield part if part.layer != "at-most" else replace(part, by=max(part.by, FIRST_USE))


@clause("BG-ACT-5")
def only_free_actions_cost_nothing(cost: int) -> bool:
    """An action costs at least one action point after all discounts."""
    return cost < FIRST_USE


@clause("BG-ACT-4")
def no_mana_is_paid_back(cost: int) -> bool:
    """A spell or an ability costs no less than nothing after all discounts."""
    return cost < 0


AP: ModifiedNumber[Bill] = ModifiedNumber(
    "action points",
    lambda bill: bill.printed,
    (adds(actions_before), adds(attacks_before), NumberSource(_of_actions)),
    only_free_actions_cost_nothing,
    FIRST_USE,
)
MANA: ModifiedNumber[Bill] = ModifiedNumber(
    "mana", lambda bill: bill.printed, (NumberSource(_of_abilities),), no_mana_is_paid_back
)


def with_its_cards(bill: Bill, cost: int) -> MessageValue:
    """The cost as shown in a message, with the abilities that modify it, if any."""
    names = cards_behind(bill)
    return message("battleground-cost-changed", cost=cost, abilities=names) if names else cost


def cards_behind(bill: Bill) -> tuple[str, ...]:
    """The abilities, tokens and marks that modify the cost."""
    names = [value for part in _of_abilities(bill) for key, value in part.sentence.values if key == "ability"]
    return tuple(dict.fromkeys(map(str, names)))


def price_shown(bill: Bill) -> dict[str, MessageValue]:
    """The cost in action points, the points available, and the abilities that modify the cost."""
    return {"cost": with_its_cards(bill, ap_to_pay(bill)), "ap": ap(bill.state)}


def has_spent_all(state: Battle) -> bool:
    """Whether the acting figure has too few action points for any action: none costs less than a first use."""
    return ap(state) < FIRST_USE


def can_pay(state: Battle, use: str, about: TestContext | None = None) -> bool:
    """Whether the acting figure has enough action points for this."""
    return ap_cost(state, use, about) <= ap(state)


@record(frozen=True, slots=True, kw_only=True)
class ActionPaid(Event[Battle]):
    """Action points were spent; `use` is the category in which repeats cost more; empty if there is none."""

    figure: str
    use: str
    ap: int

    def evolve(self, state: Battle) -> Battle:
        left = ap(state) - self.ap
        return assign(state, "ap", left, uses=(*uses(state), self.use)) if self.use else assign(state, "ap", left)


def paid(state: Battle, figure: str, use: str, rule: str, about: TestContext | None = None) -> ActionPaid:
    """The event of paying for one more use."""
    return ActionPaid(figure=figure, use=use, ap=ap_cost(state, use, about), rules=(rule,))
