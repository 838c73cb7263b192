"""Previews of choices in Hoplomachus: their likely result, from the engine's queries."""

from __future__ import annotations

from dataclasses import replace

from editor.game_text.display_names import DisplayNames
from editor.presenters.amount_text import percent
from editor.presenters.hoplomachus.sheets import chip_sheet, dice_text, skill_fact, tactic_sheet
from editor.presenters.preview_table import PreviewTable
from editor.presenters.queries import query
from editor.view_model.side_panel import Sheet, SheetLine
from engine.kernel.data.choice import Choice
from engine.systems.hoplomachus.abilities.use.skill_use import skill_damage_of
from engine.systems.hoplomachus.state import Arena
from engine.systems.hoplomachus.system import SYSTEM
from engine.systems.hoplomachus.units.actions import unit_action_of

PREVIEWS = PreviewTable()


def preview(view: Arena, choice: Choice, naming: DisplayNames) -> Sheet | None:
    """Preview sheet of a choice; None if there is nothing to show."""
    return PREVIEWS.sheet(view, choice, naming)


@PREVIEWS.of("move")
def _move(view: Arena, choice: Choice, naming: DisplayNames) -> Sheet:
    unit, to = choice.text("unit"), choice.text("to")
    reach = query(SYSTEM, "reach", view, unit=unit)
    text = str(reach["reach"].get(to, 0))
    fact = SheetLine(naming.label("board-hoplomachus-steps"), text, tuple(reach["rules"]))
    return Sheet(naming.name(unit), naming.say("board-hoplomachus-to", place=to), view.units[unit].seat, facts=(fact,))


@PREVIEWS.of("attack")
def _attack(view: Arena, choice: Choice, naming: DisplayNames) -> Sheet:
    unit, target = choice.text("unit"), choice.text("target")
    odds = query(SYSTEM, "odds", view, action={"kind": "attack", "unit": unit, "target": target})
    hits = (f"{number}: {percent(chance, naming)}" for number, chance in odds["hits"].items())
    return Sheet(
        title=naming.say("board-hoplomachus-attack", unit=unit, target=target),
        seat=view.units[unit].seat,
        facts=(
            SheetLine(naming.label("board-hoplomachus-dice"), dice_text(odds["dice"], naming), ("HR-COMP-2",)),
            SheetLine(naming.label("board-hoplomachus-hits"), ", ".join(hits), ("HR-COMP-2",)),
            SheetLine(naming.label("board-hoplomachus-defeat"), percent(odds["defeated"], naming), ("HR-TURN-10",)),
        ),
        chances=tuple((naming.say("board-hoplomachus-loses", hp=int(hp)), p) for hp, p in odds["lost"].items()),
        dice=tuple(odds["dice"]),
    )


@PREVIEWS.of("ability")
def _ability(view: Arena, choice: Choice, naming: DisplayNames) -> Sheet:
    sheet, target = _skill(view, choice, naming), choice.data.get("target")
    if not isinstance(target, str):
        return sheet
    target_line = SheetLine(naming.label("board-hoplomachus-target"), naming.name(target))
    return replace(sheet, facts=(*sheet.facts, target_line))


@PREVIEWS.of("special")
def _special(view: Arena, choice: Choice, naming: DisplayNames) -> Sheet:
    """A skill with its dice, and the odds of the loss of each of its targets."""
    if skill_damage_of(unit_action_of(view, choice)) is None:
        return _ability(view, choice, naming)
    aim = {key: choice.text(key) for key in ("unit", "skill", "target") if key in choice.data}
    sheet, odds = _skill(view, choice, naming), query(SYSTEM, "odds", view, action={"kind": "special", **aim})
    targets, dice = odds["targets"], tuple(odds["dice"])
    facts = [SheetLine(naming.label("board-hoplomachus-dice"), dice_text(dice, naming), ("HR-COMP-2",))] if dice else []
    for target, taken in targets.items():
        chance = percent(taken["defeated"], naming)
        text = naming.say("board-hoplomachus-target-defeated", unit=target, chance=chance)
        facts.append(SheetLine(naming.label("board-hoplomachus-target"), text, ("HR-TURN-10",)))
    word_id = "board-hoplomachus-loses" if len(targets) == 1 else "board-hoplomachus-unit-loses"
    chances = tuple(
        (naming.say(word_id, unit=target, hp=int(hp)), chance)
        for target, taken in targets.items()
        for hp, chance in taken["lost"].items()
    )
    return replace(sheet, facts=(*sheet.facts, *facts), chances=chances, dice=dice)


def _skill(view: Arena, choice: Choice, naming: DisplayNames) -> Sheet:
    unit, name = choice.text("unit"), choice.text("skill")
    facts = tuple(skill_fact(skill, naming) for skill in view.chip(unit).skills if skill.name == name)
    return Sheet(naming.name(name), naming.name(unit), view.units[unit].seat, facts=facts)


@PREVIEWS.of("tactic")
def _tactic(view: Arena, choice: Choice, naming: DisplayNames) -> Sheet:
    return tactic_sheet(view, choice.text("tactic"), naming)


@PREVIEWS.of("deploy", "reward")
def _unit(view: Arena, choice: Choice, naming: DisplayNames) -> Sheet:
    return chip_sheet(view.chip(choice.text("unit")), naming)
