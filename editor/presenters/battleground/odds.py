"""The odds of attacks in Battleground as a card, with what would raise them."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import replace
from typing import Any

from editor.game_text.display_names import DisplayNames
from editor.presenters.amount_text import whole_percent
from editor.presenters.battleground.cards import weapon_name
from editor.presenters.queries import query
from editor.view_model.odds_card import OddsCard
from engine.geometry.hex.grid import DIRECTIONS
from engine.kernel.data.choice import Choice
from engine.session.refusal import Refusal
from engine.systems.battleground.activation.actions import Act
from engine.systems.battleground.activation.costs import ap_bill, ap_to_pay
from engine.systems.battleground.activation_frame import ap
from engine.systems.battleground.combat.attack_action import AttackWish
from engine.systems.battleground.combat.attack_context import TargetedAttack, comes_from_behind
from engine.systems.battleground.combat.weapons import weapon_named
from engine.systems.battleground.state import Battle
from engine.systems.battleground.system import SYSTEM

WORTH_TELLING = 0.01
"""The least chance that is told."""


def odds(view: Battle, choice: Choice, naming: DisplayNames) -> OddsCard | None:
    """The odds of an attack; None for another choice, or where the rules give none."""
    found = _odds(view, choice)
    if found is None:
        return None
    wounds = {int(number): chance for number, chance in found["wounds"].items()}
    hurt = _hurting(found)
    some = [number for number, chance in wounds.items() if number and chance >= WORTH_TELLING]
    only = len(some) == 1
    return OddsCard(
        title=naming.say("odds-attack", target=choice.text("target")),
        note=_note(view, choice, naming),
        chance=hurt,
        percent=whole_percent(hurt, naming),
        result=naming.say("board-battleground-wounds", wounds=some[0]) if only else naming.say("odds-to-wound"),
        others=" · ".join(_others(found, some if not only else [], naming)),
        dice=tuple(_dice(found, choice, naming)),
        better=_better(view, choice, hurt, naming),
    )


def chance(view: Battle, choice: Choice) -> float | None:
    """Probability that an attack wounds; None for another choice."""
    found = _odds(view, choice)
    return None if found is None else _hurting(found)


def _odds(view: Battle, choice: Choice) -> Mapping[str, Any] | None:
    if choice.kind != "attack":
        return None
    wish = {"kind": "attack", **{each: choice.text(each) for each in ("figure", "weapon", "target")}}
    try:
        return query(SYSTEM, "odds", view, action=wish)
    except Refusal:
        return None


def _hurting(found: Mapping[str, Any]) -> float:
    """BG-TEST-7: the chance of at least one wound."""
    return 1 - float(found["wounds"].get("0", 0))


def _note(view: Battle, choice: Choice, naming: DisplayNames) -> str:
    """The weapon, and its cost in an action."""
    name = weapon_name(choice.text("weapon"), naming)
    if not isinstance(view.question, Act):
        return name
    wish = AttackWish(view, choice.text("figure"), weapon_named(view, choice.text("weapon")), choice.text("target"))
    cost = ap_to_pay(ap_bill(view, wish.use, wish.test))
    return f"{name} · {naming.say('odds-of-ap', cost=cost, ap=ap(view))}"


def _others(found: Mapping[str, Any], some: list[int], naming: DisplayNames) -> Iterator[str]:
    """The numbers of wounds if there are several, no wound, and the knock-out."""
    for number in some:
        name = naming.say("board-battleground-wounds", wounds=number)
        yield f"{name} {whole_percent(found['wounds'][str(number)], naming)}"
    none = float(found["wounds"].get("0", 0))
    if none >= WORTH_TELLING and not some:
        yield naming.say("odds-no-wound", chance=whole_percent(none, naming))
    if found["beaten"] >= WORTH_TELLING:
        yield f"{naming.say('board-battleground-beaten')} {whole_percent(found['beaten'], naming)}"


def _dice(found: Mapping[str, Any], choice: Choice, naming: DisplayNames) -> Iterator[str]:
    for role, test in (("figure", found["attack"]), ("target", found["defence"])):
        if test is not None:
            who, dice, least = choice.text(role), test["dice"], test["least"]
            yield naming.say("odds-dice", who=who, dice=dice, least=least)


def _better(view: Battle, choice: Choice, hurt: float, naming: DisplayNames) -> str:
    """BG-MOD-2, BG-MOD-5: the chances from behind and with focus, where they are greater."""
    found = {"focused": _if_focused(view, choice), "behind": _if_behind(view, choice)}
    more = {how: chance for how, chance in found.items() if chance is not None and chance > hurt + WORTH_TELLING}
    if len(more) == 2 and len({round(each, 2) for each in more.values()}) == 1:
        return naming.say("odds-behind-or-focused", chance=whole_percent(more["behind"], naming))
    words = {"focused": "odds-focused", "behind": "odds-behind"}
    return " · ".join(naming.say(words[how], chance=whole_percent(each, naming)) for how, each in more.items())


def _if_focused(view: Battle, choice: Choice) -> float | None:
    figure = view.figures[choice.text("figure")]
    return None if figure.focused else chance(_with(view, choice.text("figure"), focused=True), choice)


def _if_behind(view: Battle, choice: Choice) -> float | None:
    """The chance if the target had its back to the attacker; None if it has."""
    figure, target = choice.text("figure"), choice.text("target")
    attack = TargetedAttack(figure, target, figure)
    if comes_from_behind(view, attack):
        return None
    turned = (_with(view, target, facing=facing) for facing in DIRECTIONS)
    from_behind = next((each for each in turned if comes_from_behind(each, attack)), None)
    return None if from_behind is None else chance(from_behind, choice)


def _with(view: Battle, figure: str, **changes: Any) -> Battle:
    return view.but(figures={**view.figures, figure: replace(view.figures[figure], **changes)})
