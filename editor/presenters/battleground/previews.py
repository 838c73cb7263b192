"""Previews of choices in Battleground: cost and likely result, from the engine's queries."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

from editor.game_text.display_names import DisplayNames
from editor.presenters.amount_text import amount, percent
from editor.presenters.battleground.abilities import clause_facts, renderer
from editor.presenters.battleground.cards import card_sheet, weapon_name
from editor.presenters.battleground.sheets import piece
from editor.presenters.preview_table import PreviewTable
from editor.presenters.queries import part_facts, query
from editor.view_model.side_panel import ComparisonRow, Sheet, SheetLine
from engine.abilities.runtime.questions import ChooseOption
from engine.abilities.wording.clauses import name_of
from engine.kernel.data.choice import Choice
from engine.kernel.data.message import message
from engine.kernel.rules.explanation import action_of
from engine.session.refusal import Refusal
from engine.systems.battleground.abilities.ability_text import some_effects
from engine.systems.battleground.abilities.types.ability_index import KnownAbility
from engine.systems.battleground.abilities.types.card_abilities import Used
from engine.systems.battleground.abilities.use.targeting_rules import AimedAbility
from engine.systems.battleground.abilities.use.use_action import unaimed_use
from engine.systems.battleground.activation.actions import Act
from engine.systems.battleground.activation.costs import Bill, ap_bill, ap_to_pay, cards_behind
from engine.systems.battleground.activation_frame import ap
from engine.systems.battleground.combat.attack_action import AttackWish, mana_bill
from engine.systems.battleground.combat.weapons import weapon_named
from engine.systems.battleground.documents.printed_values import table_text
from engine.systems.battleground.state import Battle
from engine.systems.battleground.system import SYSTEM
from engine.words import in_language

PREVIEWS = PreviewTable()

BONUSES: Mapping[str, str] = {
    "ability": "board-battleground-bonus-ability",
    "mana": "board-battleground-bonus-mana",
    "mission": "board-battleground-bonus-mission",
    "ap": "board-battleground-bonus-ap",
}
STANCES: Mapping[str, tuple[str, str, str]] = {
    "focus": ("term-focus", "state-battleground-focused", "BG-ACT-6"),
    "guard": ("term-guard", "state-battleground-guard", "BG-ACT-7"),
}
"""The name of each stance, the sentence about what it does, and its rule."""


def preview(view: Battle, choice: Choice, naming: DisplayNames) -> Sheet | None:
    """Preview sheet of a choice; None if there is nothing to show."""
    return PREVIEWS.sheet(view, choice, naming)


def brief(view: Battle, choice: Choice, naming: DisplayNames) -> ComparisonRow | None:
    """An attack in one line: its weapon, threshold, dice, expected wounds, probability of a knock-out."""
    if choice.kind != "attack":
        return None
    wish = {"kind": "attack", **{each: choice.text(each) for each in ("figure", "weapon", "target")}}
    try:
        odds = query(SYSTEM, "odds", view, action=wish)
    except Refusal:
        return None
    test = odds["attack"]
    facts = (
        SheetLine(naming.label("term-threshold"), f"{test['least']}+"),
        SheetLine(naming.label("board-battleground-dice"), str(test["dice"])),
        *_hoped_for(odds, naming),
    )
    return ComparisonRow(weapon_name(choice.text("weapon"), naming), facts)


@PREVIEWS.of("move", "teleport", "push")
def _move(view: Battle, choice: Choice, naming: DisplayNames) -> Sheet:
    """A movement of any kind: its cost, and its path if that is known."""
    action = action_of(view, choice)
    shown = choice.shows or ({} if action is None else action.shown(view, choice))
    facts = [*_ap_facts(view, choice.kind, naming)]
    if "cost" in shown:
        facts.append(SheetLine(naming.label("board-battleground-points"), str(shown["cost"]), ("BG-MOVE-1",)))
    path = shown.get("path")
    if isinstance(path, tuple):
        facts.append(SheetLine(naming.label("board-battleground-way"), " → ".join(map(str, path)), ("BG-MOVE-2",)))
    title = naming.say("board-battleground-to", place=choice.text("to"))
    subtitle = naming.label("term-focused") if choice.data.get("focused") is True else ""
    return Sheet(title, subtitle, facts=tuple(facts))


def _ap_facts(view: Battle, use: str, naming: DisplayNames, attack: AttackWish | None = None) -> Iterator[SheetLine]:
    """The cost of an action in action points, if it is not free, and what changes it."""
    if isinstance(view.question, Act):
        bill = ap_bill(view, use, attack.test if attack else None)
        text = naming.say("board-battleground-ap-of", cost=ap_to_pay(bill), ap=ap(view))
        yield SheetLine(naming.label("term-action-points"), text, ("BG-ACT-3" if attack else "BG-ACT-2",))
        yield from _changed(bill, naming)


def _changed(bill: Bill, naming: DisplayNames) -> Iterator[SheetLine]:
    """The abilities that change a cost."""
    names = cards_behind(bill)
    if names:
        label = naming.label("board-battleground-changed-by")
        yield SheetLine(f"– {label}", naming.speak(message("list-of", items=names)))


@PREVIEWS.of("attack")
def _attack(view: Battle, choice: Choice, naming: DisplayNames) -> Sheet:
    figure, weapon, target = (choice.text(each) for each in ("figure", "weapon", "target"))
    card = weapon_named(view, weapon)
    title = naming.say("board-battleground-attack", figure=figure, target=target)
    attack = AttackWish(view, figure, card, target)
    facts = list(_ap_facts(view, attack.use, naming, attack))
    bill = mana_bill(view, figure, card, target)
    if card.type == "spell" and (card.mana or attack.mana):
        facts.append(SheetLine(naming.label("term-mana"), str(attack.mana), ("BG-ATT-5",)))
        facts += _changed(bill, naming)
    facts.append(SheetLine(naming.label("board-battleground-results"), table_text(card.table), ("BG-TEST-7",)))
    wish = {"kind": "attack", "figure": figure, "weapon": weapon, "target": target}
    try:
        odds = query(SYSTEM, "odds", view, action=wish)
    except Refusal as refusal:
        why = " ".join(naming.speak(sentence) for sentence in refusal.sentences)
        facts.append(SheetLine(naming.label("board-odds"), why))
        return Sheet(title, weapon_name(weapon, naming), facts=tuple(facts))
    facts += _test_facts(odds["attack"], naming.label("board-battleground-attack-test"), naming)
    if odds["defence"] is not None:
        facts += _test_facts(odds["defence"], naming.label("term-defence-test"), naming)
    facts.append(_spread(odds["left"], "board-battleground-successes-left", naming))
    facts += _hoped_for(odds, naming)
    return Sheet(
        title,
        weapon_name(weapon, naming),
        view.figures[figure].seat,
        facts=tuple(facts),
        chances=tuple((naming.say("board-battleground-wounds", wounds=int(n)), p) for n, p in odds["wounds"].items()),
    )


def _hoped_for(odds: Mapping[str, Any], naming: DisplayNames) -> tuple[SheetLine, SheetLine]:
    """The expected wounds, and the probability of a knock-out."""
    return (
        SheetLine(naming.label("board-battleground-mean"), amount(odds["mean"], naming), ("BG-TEST-7",)),
        SheetLine(naming.label("board-battleground-beaten"), percent(odds["beaten"], naming), ("BG-WOUND-1",)),
    )


def _test_facts(test: Mapping[str, Any], name: str, naming: DisplayNames) -> list[SheetLine]:
    """A test: its dice and threshold with everything that changes them, its re-rolls, its successes."""
    number = naming.say("board-battleground-dice-against", dice=test["dice"], least=test["least"])
    facts = [SheetLine(name, number, ("BG-TEST-2", "BG-TEST-3"))]
    facts += part_facts(f"– {naming.label('board-battleground-dice')}", test["dice_parts"], naming)
    facts += part_facts(f"– {naming.label('term-threshold')}", test["parts"], naming)
    if test["free"]:
        facts.append(SheetLine(f"– {naming.label('board-battleground-rerolls')}", str(test["free"]), ("BG-TEST-4",)))
    if "successes" in test:
        facts.append(_spread(test["successes"], "board-battleground-successes", naming))
    return facts


def _spread(odds: Mapping[str, float], word_id: str, naming: DisplayNames) -> SheetLine:
    """The probability of each number of successes, in one line, without very unlikely ones."""
    likely = (f"{number}: {percent(chance, naming)}" for number, chance in odds.items() if chance >= 0.0005)
    return SheetLine(f"– {naming.label(word_id)}", ", ".join(likely), ("BG-TEST-1",))


@PREVIEWS.of("use", "use-item")
def _use(view: Battle, choice: Choice, naming: DisplayNames) -> Sheet:
    name = choice.text("ability") if "ability" in choice.data else choice.text("item")
    known = _used(view, choice)
    facts = [*clause_facts(known.ability, naming)]
    target = choice.data.get("target") or choice.data.get("at") or choice.data.get("objective")
    if isinstance(target, str):
        facts.insert(0, SheetLine(naming.label("board-battleground-target"), naming.name(target)))
    facts[:0] = _ability_facts(view, choice, known, naming)
    return Sheet(naming.name(name), facts=tuple(facts))


def _ability_facts(view: Battle, choice: Choice, known: KnownAbility, naming: DisplayNames) -> Iterator[SheetLine]:
    """BG-ACT-4: the current cost of a use, and what changes it."""
    if not isinstance(view.question, Act) or not isinstance(known.ability, Used):
        return
    use = AimedAbility(view, unaimed_use(view, choice.text("figure"), known.key), known.ability)
    mana = use.bill("mana")
    if use.bill("ap").printed:
        text = naming.say("board-battleground-ap-of", cost=use.price("ap"), ap=ap(view))
        yield SheetLine(naming.label("term-action-points"), text, ("BG-ACT-4",))
        yield from _changed(use.bill("ap"), naming)
    if mana.is_changed and mana.printed:
        yield SheetLine(naming.label("term-mana"), str(use.price("mana")), ("BG-ACT-4",))
        yield from _changed(mana, naming)


def _used(view: Battle, choice: Choice) -> KnownAbility:
    """The ability, or the one of the item."""
    ability_index = view.scenario.ability_index
    if "ability" in choice.data:
        return ability_index.abilities[choice.text("ability")]
    return next(known for known in ability_index.carried[choice.text("figure")] if known.card == choice.text("item"))


@PREVIEWS.of("option")
def _option(view: Battle, choice: Choice, naming: DisplayNames) -> Sheet:
    """An option of an ability, in the ability's own words."""
    asks: ChooseOption[Battle] = view.question
    option = asks.effect(view).options[choice.number("option") - 1]
    of = naming.name(asks.cast.called)
    lines = some_effects(view.scenario.ability_index.definitions[asks.cast.ability], option.effects, renderer(naming))
    facts = tuple(SheetLine(name_of(clause, naming.lang), line) for clause in lines for line in clause.lines)
    if not option.name:
        return Sheet(of, facts=facts)
    return Sheet(in_language(dict(option.name), naming.lang), of, facts=facts)


@PREVIEWS.of("order")
def _next(view: Battle, choice: Choice, naming: DisplayNames) -> Sheet | None:
    """Preview of the order of pending triggers."""
    label = choice.text("next")
    known = view.scenario.ability_index.abilities.get(label.partition("@")[0])
    if known is None:
        return piece(view, label, naming)
    return Sheet(naming.name(known.key), facts=tuple(clause_facts(known.ability, naming)))


@PREVIEWS.of("focus", "guard")
def _stance(view: Battle, choice: Choice, naming: DisplayNames) -> Sheet:
    term, text, rule = STANCES[choice.kind]
    does = SheetLine(naming.label("state-effect"), naming.say(text), (rule,))
    return Sheet(naming.label(term), facts=(*_ap_facts(view, choice.kind, naming), does))


@PREVIEWS.of("bonus", "play-card")
def _bonus(view: Battle, choice: Choice, naming: DisplayNames) -> Sheet:
    card, bonus = view.scenario.cards[choice.text("card")], choice.text("bonus")
    clause = {"ability": card.bonus, "mission": card.mission}.get(bonus)
    plain = SheetLine(naming.label("board-battleground-bonus"), naming.say(BONUSES[bonus]), ("BG-ROUND-7",))
    facts = (plain,) if clause is None else tuple(clause_facts(clause, naming))
    return Sheet(naming.name(card.id), naming.label(BONUSES[bonus]), facts=facts)


@PREVIEWS.of("select-card", "discard", "recover")
def _card(view: Battle, choice: Choice, naming: DisplayNames) -> Sheet:
    return card_sheet(view.scenario.cards[choice.text("card")], naming)


@PREVIEWS.of("activate")
def _figure(view: Battle, choice: Choice, naming: DisplayNames) -> Sheet | None:
    return piece(view, choice.text("figure"), naming)


@PREVIEWS.of("choose")
def _piece(view: Battle, choice: Choice, naming: DisplayNames) -> Sheet | None:
    return piece(view, choice.text("piece"), naming)


@PREVIEWS.of("claim")
def _claim(view: Battle, choice: Choice, naming: DisplayNames) -> Sheet | None:
    return piece(view, choice.text("objective"), naming)
