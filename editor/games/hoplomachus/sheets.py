"""What is known of one thing of this game: a unit, in combat or beside the arena, a tactic, a hex."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import fields

from editor.board.panel import Fact, Sheet
from editor.games.amounts import signed
from editor.games.hoplomachus.board import badges, gauges, terrain_of
from editor.games.hoplomachus.words import CLASSES, COLOURS, RANKS, SKILL_KINDS, TACTIC_TYPES, TERRAIN
from editor.playtest.naming import Naming
from engine.geometry.bits import members
from engine.geometry.grid import PlaceError
from engine.kernel.word import Spoken
from engine.systems.hoplomachus.effects import Effect
from engine.systems.hoplomachus.ops.add_movement import AddMovement
from engine.systems.hoplomachus.setting import TacticDef, UnitDef
from engine.systems.hoplomachus.skills import Skill
from engine.systems.hoplomachus.state import Arena
from engine.systems.hoplomachus.status import attack_dice, movement


def piece(view: Arena, id_: str, naming: Naming) -> Sheet | None:
    """The sheet of a unit, tactic or hex; None where nothing has this id."""
    if id_ in view.units:
        return _in_combat(view, id_, naming)
    if id_ in view.setting.units:
        return chip_sheet(view.chip(id_), naming)
    if id_ in view.setting.tactics:
        return tactic_sheet(view, id_, naming)
    return _hex(view, id_, naming)


def chip_sheet(chip: UnitDef, naming: Naming) -> Sheet:
    """A unit as it is printed."""
    return naming.once(_chip_sheet, chip)


def _chip_sheet(chip: UnitDef, naming: Naming) -> Sheet:
    return Sheet(
        title=naming.name(chip.id),
        subtitle=_kind(chip, naming),
        facts=(
            Fact(naming.label("term-health"), str(chip.health), ("HR-COMP-1",)),
            *_numbers(chip, str(chip.movement), chip.attack, naming),
        ),
        dice=chip.attack,
    )


def _in_combat(view: Arena, name: str, naming: Naming) -> Sheet:
    chip, dice = view.chip(name), attack_dice(view, name)
    steps = movement(view, name)
    moves = str(steps)
    if steps != chip.movement:
        moves = naming.say("board-hoplomachus-changed", now=steps, printed=chip.movement)
    return Sheet(
        title=naming.name(name),
        subtitle=_kind(chip, naming),
        seat=view.units[name].seat,
        gauges=gauges(view, name, naming),
        badges=badges(view, name, naming),
        facts=tuple(_numbers(chip, moves, dice, naming)),
        dice=dice,
    )


def _kind(chip: UnitDef, naming: Naming) -> str:
    class_ = naming.label(CLASSES[chip.unit_class])
    return f"{class_}, {naming.say(RANKS[chip.rank])}" if chip.elite else class_


def _numbers(chip: UnitDef, moves: str, dice: Sequence[str], naming: Naming) -> Iterator[Fact]:
    yield Fact(naming.label("board-hoplomachus-movement"), moves, ("HR-TURN-4",))
    yield Fact(naming.label("term-range"), str(chip.range), ("HR-TURN-6",))
    yield Fact(naming.label("board-hoplomachus-dice"), dice_text(dice, naming), ("HR-COMP-2",))
    yield from (skill_fact(skill, naming) for skill in chip.skills)


def dice_text(dice: Sequence[str], naming: Naming) -> str:
    """Dice by their colours."""
    if not dice:
        return naming.say("board-nothing")
    numbers = {colour: list(dice).count(colour) for colour in COLOURS if colour in dice}
    return naming.say("list-of", items=tuple(naming.say(COLOURS[each], number=n) for each, n in numbers.items()))


def skill_fact(skill: Skill, naming: Naming) -> Fact:
    """A skill by its name, with its kind and what it does."""
    kind = naming.say(SKILL_KINDS[skill.kind])
    return Fact(
        skill_name(skill.name, naming), f"{kind}: {_does(skill.name, skill, naming)}", ("HR-COMP-4", "HR-COMP-11")
    )


def skill_name(name: str, naming: Naming) -> str:
    """What a skill is called."""
    return naming.say(f"board-hoplomachus-skill-{name}")


def _does(name: str, what: Skill | Effect, naming: Naming) -> str:
    values: dict[str, Spoken] = {}
    for each in fields(what):
        value = getattr(what, each.name)
        values[each.name] = dice_text(value, naming) if isinstance(value, tuple) else value
    if isinstance(what, AddMovement):
        values["by"] = signed(what.by)
    return naming.say(f"board-hoplomachus-does-{name}", **values)


def tactic_sheet(view: Arena, card: str, naming: Naming) -> Sheet:
    """A tactic: how long it lies there, on whom, and what it does."""
    return naming.once(_tactic_sheet, view.tactic(card))


def _tactic_sheet(tactic: TacticDef, naming: Naming) -> Sheet:
    subtitle = naming.say("board-hoplomachus-tactic", type=naming.say(TACTIC_TYPES[tactic.type]))
    facts = []
    if tactic.until is not None:
        facts.append(Fact(naming.label("board-hoplomachus-until"), _until(tactic.until, naming), ("HR-TACTIC-2",)))
    if tactic.whom != "anybody":
        whom = naming.say("board-hoplomachus-whom-text", whom=tactic.whom)
        facts.append(Fact(naming.label("board-hoplomachus-whom"), whom, ("HR-TURN-11",)))
    for effect in tactic.effects:
        name = type(effect).__module__.rpartition(".")[2].replace("_", "-")
        facts.append(Fact(naming.label("board-hoplomachus-effect"), _does(name, effect, naming), ("HR-TACTIC-2",)))
    return Sheet(naming.name(tactic.id), subtitle, facts=tuple(facts))


def _until(until: str, naming: Naming) -> str:
    return naming.say("board-hoplomachus-until-text", until=until)


def _hex(view: Arena, name: str, naming: Naming) -> Sheet | None:
    try:
        hex_ = view.place(name)
    except PlaceError:
        return None
    if view.setting.grid.is_raised(hex_):
        return None
    kind = terrain_of(view, hex_)
    facts = [
        Fact(naming.label("term-deployment"), naming.name(seat), ("HR-TURN-2",))
        for seat, hexes in view.setting.deploy.items()
        if hex_ in members(hexes)
    ]
    if kind == "stone":
        facts.append(Fact(naming.label("term-crowd-favour"), naming.say("board-hoplomachus-stone-text"), ("HR-S-4",)))
    return Sheet(name, naming.label(TERRAIN[kind]), facts=tuple(facts))
