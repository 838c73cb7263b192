"""Detail sheets of Hoplomachus: a unit in combat or off the arena, a tactic, a hex."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import replace

from editor.game_text.display_names import DisplayNames
from editor.presenters.hoplomachus.board import badges, gauges, terrain_of
from editor.presenters.hoplomachus.words import CLASSES, COLOURS, RANKS, SKILL_KINDS, TACTIC_TYPES, TERRAIN
from editor.view_model.side_panel import Sheet, SheetLine
from engine.abilities.wording.clauses import in_one_line
from engine.abilities.wording.renderer import Renderer
from engine.geometry.hex.bit_sets import members
from engine.geometry.hex.grid import PlaceError
from engine.systems.hoplomachus.abilities.types.ability_text import clauses, effect_lines, renderer_of
from engine.systems.hoplomachus.abilities.types.skills import KnownSkill
from engine.systems.hoplomachus.compiled_scenario import TacticDef, UnitDef
from engine.systems.hoplomachus.state import Arena
from engine.systems.hoplomachus.units.status import attack_dice, attack_range, movement


def piece(view: Arena, id_: str, naming: DisplayNames) -> Sheet | None:
    """The sheet of a unit, tactic or hex; None for an unknown id."""
    if id_ in view.units:
        return _in_combat(view, id_, naming)
    if id_ in view.scenario.units:
        return chip_sheet(view.chip(id_), naming)
    if id_ in view.scenario.tactics:
        return tactic_sheet(view, id_, naming)
    return _hex(view, id_, naming)


def chip_sheet(chip: UnitDef, naming: DisplayNames) -> Sheet:
    """A unit as printed."""
    return naming.once(_chip_sheet, chip)


def _chip_sheet(chip: UnitDef, naming: DisplayNames) -> Sheet:
    return Sheet(
        title=naming.name(chip.id),
        subtitle=_kind(chip, naming),
        facts=(
            SheetLine(naming.label("term-health"), str(chip.health), ("HR-COMP-1",)),
            *_numbers(chip, str(chip.movement), str(chip.range), chip.attack, naming),
        ),
        dice=chip.attack,
    )


def _in_combat(view: Arena, name: str, naming: DisplayNames) -> Sheet:
    chip, dice = view.chip(name), attack_dice(view, name)
    moves = _changed(movement(view, name), chip.movement, naming)
    reach = _changed(attack_range(view, name), chip.range, naming)
    return Sheet(
        title=naming.name(name),
        subtitle=_kind(chip, naming),
        seat=view.units[name].seat,
        gauges=gauges(view, name, naming),
        badges=badges(view, name, naming),
        facts=tuple(_numbers(chip, moves, reach, dice, naming)),
        dice=dice,
    )


def _kind(chip: UnitDef, naming: DisplayNames) -> str:
    class_ = naming.label(CLASSES[chip.unit_class])
    return f"{class_}, {naming.say(RANKS[chip.rank])}" if chip.elite else class_


def _changed(now: int, printed: int, naming: DisplayNames) -> str:
    """A current number, with the printed one if it differs."""
    return str(now) if now == printed else naming.say("board-hoplomachus-changed", now=now, printed=printed)


def _numbers(chip: UnitDef, moves: str, reach: str, dice: Sequence[str], naming: DisplayNames) -> Iterator[SheetLine]:
    yield SheetLine(naming.label("board-hoplomachus-movement"), moves, ("HR-TURN-4",))
    yield SheetLine(naming.label("term-range"), reach, ("HR-TURN-6",))
    yield SheetLine(naming.label("board-hoplomachus-dice"), dice_text(dice, naming), ("HR-COMP-2",))
    yield from (skill_fact(skill, naming) for skill in chip.skills)


def dice_text(dice: Sequence[str], naming: DisplayNames) -> str:
    """Dice by their colours."""
    if not dice:
        return naming.say("board-nothing")
    numbers = {colour: list(dice).count(colour) for colour in COLOURS if colour in dice}
    return naming.say("list-of", items=tuple(naming.say(COLOURS[each], number=n) for each, n in numbers.items()))


def skill_fact(skill: KnownSkill, naming: DisplayNames) -> SheetLine:
    """A skill by its name, with its type and its text for this chip."""
    type_ = naming.say(SKILL_KINDS[skill.type])
    renderer = replace(renderer_of(naming.lang, naming.name), in_a_row=True, is_short=True)
    does = in_one_line(clauses(skill.ability, renderer, skill.values), naming.lang)
    return SheetLine(naming.name(skill.key), f"{type_}: {does}", ("HR-COMP-4", "HR-COMP-11"))


def tactic_sheet(view: Arena, card: str, naming: DisplayNames) -> Sheet:
    """Sheet of a tactic: duration, bearer, effects."""
    return naming.once(_tactic_sheet, view.tactic(card))


def _tactic_sheet(tactic: TacticDef, naming: DisplayNames) -> Sheet:
    subtitle = naming.say("board-hoplomachus-tactic", type=naming.say(TACTIC_TYPES[tactic.type]))
    facts = []
    if tactic.until is not None:
        facts.append(SheetLine(naming.label("board-hoplomachus-until"), _until(tactic.until, naming), ("HR-TACTIC-2",)))
    if tactic.whom != "anybody":
        whom = naming.say("board-hoplomachus-whom-text", whom=tactic.whom)
        facts.append(SheetLine(naming.label("board-hoplomachus-whom"), whom, ("HR-TURN-11",)))
    renderer = replace(renderer_of(naming.lang, naming.name), is_short=True)
    does = [*effect_lines(tactic.effects, renderer), *_lying(tactic, renderer)]
    facts += [SheetLine(naming.label("board-hoplomachus-effect"), each, ("HR-TACTIC-2",)) for each in does]
    return Sheet(naming.name(tactic.id), subtitle, facts=tuple(facts))


def tactic_text(view: Arena, card: str, naming: DisplayNames) -> str:
    """The effects of a tactic in the words of its card."""
    label = naming.label("board-hoplomachus-effect")
    return " ".join(fact.text for fact in tactic_sheet(view, card, naming).facts if fact.name == label)


def _lying(tactic: TacticDef, renderer: Renderer) -> Iterator[str]:
    """Abilities that a tactic grants while it is in play, besides its effects."""
    for _, ability in tactic.given:
        yield in_one_line(clauses(ability, replace(renderer, in_a_row=True)), renderer.lang)


def _until(until: str, naming: DisplayNames) -> str:
    return naming.say("board-hoplomachus-until-text", until=until)


def _hex(view: Arena, name: str, naming: DisplayNames) -> Sheet | None:
    try:
        hex_ = view.place(name)
    except PlaceError:
        return None
    if view.scenario.grid.is_raised(hex_):
        return None
    kind = terrain_of(view, hex_)
    facts = [
        SheetLine(naming.label("term-deployment"), naming.name(seat), ("HR-TURN-2",))
        for seat, hexes in view.scenario.deploy.items()
        if hex_ in members(hexes)
    ]
    if kind == "stone":
        text = naming.say("board-hoplomachus-stone-text")
        facts.append(SheetLine(naming.label("term-crowd-favour"), text, ("HR-S-4",)))
    return Sheet(name, naming.label(TERRAIN[kind]), facts=tuple(facts))
