"""The query for the cost of an action, with every card that modifies it."""

from __future__ import annotations

from collections.abc import Mapping

from engine.content.problems import shown
from engine.content.query_fields import QueryFieldType, not_an_option, object_of, read_members
from engine.kernel.data.message import message
from engine.kernel.data.record import record
from engine.kernel.data.value import Json
from engine.kernel.rules.modified_number import ModifiedNumber, NumberPart
from engine.kernel.rules.queries import BadQueryValue, Query
from engine.systems.battleground.abilities.use.targeting_rules import AimedAbility
from engine.systems.battleground.abilities.use.use_action import active_abilities, unaimed_use
from engine.systems.battleground.activation.costs import AP, MANA, Bill, ap_bill
from engine.systems.battleground.activation_frame import active, is_acting
from engine.systems.battleground.combat.attack_action import AttackWish, mana_bill
from engine.systems.battleground.combat.weapons import weapon_named
from engine.systems.battleground.queries.odds_fields import attack as attack_field
from engine.systems.battleground.queries.odds_fields import read_attack
from engine.systems.battleground.state import Battle

PLAIN = ("move", "focus", "guard")
"""The actions without further fields."""
KINDS = ("attack", *PLAIN, "use")


@record(frozen=True, slots=True)
class Bills:
    """A cost in action points, and in mana if there is one."""

    ap: Bill | None
    mana: Bill | None


def read_bills(state: Battle, value: object) -> Bills:
    """The cost for the acting figure of an attack, an ability of its own, or another action."""
    if not is_acting(state):
        raise BadQueryValue(message("ask-battleground-nobody-acts"))
    kind = value.get("kind") if isinstance(value, Mapping) else None
    if kind == "attack":
        return _of_attack(state, value)
    found = read_members(value, ("kind", "ability") if kind == "use" else ("kind",))
    if kind in PLAIN:
        return Bills(ap_bill(state, str(kind)), None)
    if kind != "use":
        raise not_an_option(kind, KINDS)
    return _of_use(state, found.get("ability"))


def _of_attack(state: Battle, value: object) -> Bills:
    wished = read_attack(state, value)
    if wished.figure != active(state):
        raise BadQueryValue(message("ask-battleground-pays-nothing", figure=wished.figure))
    attack = AttackWish(state, wished.figure, weapon_named(state, wished.weapon), wished.target)
    spell = attack.weapon.type == "spell"
    mana = mana_bill(state, attack.figure, attack.weapon, attack.target) if spell else None
    return Bills(ap_bill(state, attack.use, attack.test), mana)


def _of_use(state: Battle, ability: object) -> Bills:
    figure = active(state)
    known = {each.key: used for each, used in active_abilities(state, figure)}
    if not isinstance(ability, str) or ability not in known:
        raise BadQueryValue(message("content-unknown-id", id=shown(ability)), ability, sorted(known))
    use = AimedAbility(state, unaimed_use(state, figure, ability), known[ability])
    ap, mana = use.bill("ap"), use.bill("mana")
    return Bills(ap if ap.printed else None, mana if mana.printed else None)


action = QueryFieldType(
    read_bills,
    {
        "type": "object",
        "oneOf": [dict(attack_field.schema), object_of(*PLAIN), object_of("use", texts=("ability",))],
    },
)
"""An action with a cost, in the form of a choice, with the fields that its cost depends on."""


@record(frozen=True, slots=True, kw_only=True)
class CostQuery(Query[Battle]):
    """BG-ACT-2 to -5, BG-ATT-5: the present cost of an action for the acting figure, with everything that modifies
    it."""

    action: Bills = action()

    def answer(self, state: Battle) -> Mapping[str, Json]:
        ap, mana = _cost_json(AP, self.action.ap), _cost_json(MANA, self.action.mana)
        return {"ap": ap, "mana": mana}


def _cost_json(number: ModifiedNumber[Bill], bill: Bill | None) -> Json:
    """A cost: the printed value, the result, and the rules and abilities behind it."""
    if bill is None:
        return None
    parts: list[Json] = [_part(each) for each in number.parts(bill)]
    return {"printed": bill.printed, "cost": number.value(bill), "parts": parts}


def _part(part: NumberPart) -> Json:
    """One modifier of a cost; an ability has the same name as in `explain`."""
    by: dict[str, Json] = {key: str(value) for key, value in part.sentence.values if key == "ability"}
    return {"rule": part.rule, "change": part.layer, "by": part.by, **by}
