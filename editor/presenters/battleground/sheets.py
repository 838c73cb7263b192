"""Sheets of Battleground: a character with its current numbers, a place, an objective, a card."""

from __future__ import annotations

from collections.abc import Iterator

from editor.game_text.display_names import DisplayNames
from editor.presenters.battleground.abilities import ability_facts
from editor.presenters.battleground.board import badges, gauges, objective_name, token_name
from editor.presenters.battleground.cards import card_sheet, item_facts, weapon_facts
from editor.presenters.battleground.words import TERRAIN
from editor.view_model.side_panel import Sheet, SheetLine
from engine.geometry.hex.grid import PlaceError
from engine.systems.battleground.activation_frame import active, ap, is_acting
from engine.systems.battleground.combat.weapons import FISTS, equipment
from engine.systems.battleground.dice.statistics import StatisticReading, printed, statistic
from engine.systems.battleground.documents.printed_values import STATISTICS
from engine.systems.battleground.movement.speed import speed
from engine.systems.battleground.state import Battle


def piece(view: Battle, id_: str, naming: DisplayNames) -> Sheet | None:
    """The sheet of a character, card, objective, mark or place; None for an unknown id."""
    if id_ in view.scenario.figures:
        return _figure(view, id_, naming)
    if id_ in view.scenario.cards:
        return card_sheet(view.scenario.cards[id_], naming)
    if id_ in view.scenario.objectives:
        return _objective(view, id_, naming)
    if id_ in view.marks:
        mark = view.marks[id_]
        return Sheet(token_name(mark.name, naming), naming.label("term-mark"), mark.seat)
    return _place(view, id_, naming)


def _figure(view: Battle, name: str, naming: DisplayNames) -> Sheet:
    figure = view.scenario.figures[name]
    if name not in view.figures:
        gone = naming.label("term-knocked-out" if name in view.knocked_out else "board-battleground-left-out")
        return Sheet(naming.name(name), gone, figure.seat)
    return Sheet(
        title=naming.name(name),
        subtitle=naming.say("board-battleground-of", seat=figure.seat),
        seat=figure.seat,
        gauges=gauges(view, name, naming),
        badges=badges(view, name, naming),
        facts=(*_numbers(view, name, naming), *_equipment(view, name, naming), *_state(view, name, naming)),
    )


def _numbers(view: Battle, name: str, naming: DisplayNames) -> Iterator[SheetLine]:
    """Current statistics and speed, with the printed values that differ."""
    for statistic_, word_id in STATISTICS.items():
        now, before = statistic(view, name, statistic_), printed(StatisticReading(view, name, statistic_))
        yield SheetLine(naming.label(word_id), _changed(now, before, naming), ("BG-TEST-2",))
    paces = (speed(view, name), speed(view, name, focused=True))
    text = naming.say("board-battleground-speeds", standard=paces[0], focused=paces[1])
    yield SheetLine(naming.label("term-speed"), text, ("BG-MOVE-1",))


def _changed(now: int, before: int, naming: DisplayNames) -> str:
    return str(now) if now == before else naming.say("board-battleground-changed", now=now, printed=before)


def _equipment(view: Battle, name: str, naming: DisplayNames) -> Iterator[SheetLine]:
    card, used = view.scenario.figures[name], view.figures[name].used
    for weapon in equipment(view, name) or (FISTS,):
        yield from weapon_facts(weapon, naming)
    for item in card.items:
        yield from item_facts(item, used=item.id in used, naming=naming)
    for known in view.scenario.ability_index.carried[name]:
        if known.kind == "character":
            yield from ability_facts(known, naming)


def _state(view: Battle, name: str, naming: DisplayNames) -> Iterator[SheetLine]:
    figure = view.figures[name]
    if is_acting(view) and active(view) == name:
        yield SheetLine(naming.label("term-action-points"), str(ap(view)), ("BG-ACT-1",))
    if figure.cards:
        cards = tuple(dict.fromkeys(figure.cards))
        yield SheetLine(naming.label("board-battleground-played"), naming.say("list-of", items=cards), ("BG-ROUND-8",))
    yield SheetLine(naming.label("board-battleground-worth"), str(view.scenario.figures[name].cost), ("BG-WIN-1",))


def _objective(view: Battle, name: str, naming: DisplayNames) -> Sheet:
    owner = next((seat for seat, side in view.sides.items() if name in side.objectives), None)
    worth = SheetLine(naming.label("term-victory-points"), str(view.scenario.objective_points), ("BG-WIN-1",))
    subtitle = (
        naming.say("board-battleground-of", seat=owner) if owner else naming.label("board-battleground-unclaimed")
    )
    return Sheet(objective_name(view, name, naming), subtitle, owner, facts=(worth,))


def _place(view: Battle, name: str, naming: DisplayNames) -> Sheet | None:
    """A hex or a raised hex: its terrain, its zone, the tokens there."""
    terrain = view.scenario.terrain
    try:
        place = terrain.grid.place(name)
    except PlaceError:
        return None
    if not terrain.places >> place & 1:
        return None
    kinds = {"tall": terrain.tall, "low": terrain.low, "difficult": terrain.difficult, "ladder": terrain.ladder}
    kind = (
        "platform"
        if terrain.grid.is_raised(place)
        else next((each for each, hexes in kinds.items() if hexes >> place & 1), "open")
    )
    facts = [SheetLine(naming.label("board-battleground-terrain"), naming.say(TERRAIN[kind]), ("BG-MAP-3",))]
    for seat, hexes in view.scenario.zones.items():
        if hexes >> place & 1:
            text = naming.name(seat)
            facts.append(SheetLine(naming.label("term-deployment-zone"), text, ("BG-MAP-6",)))
    facts += _regions(view, terrain.grid.hex_of(place), naming)
    for objective, at in view.objectives.items():
        if at == place:
            facts.append(
                SheetLine(naming.label("term-objective"), objective_name(view, objective, naming), ("BG-ROUND-12",))
            )
    return Sheet(name, naming.label(TERRAIN[kind]), facts=tuple(facts))


def _regions(view: Battle, at: int, naming: DisplayNames) -> Iterator[SheetLine]:
    """The named regions of the map that contain a hex, except deployment zones."""
    zones = set(view.scenario.zones.values())
    for region, hexes in view.scenario.regions.items():
        if hexes >> at & 1 and hexes not in zones:
            yield SheetLine(naming.say("ability-field-region"), token_name(region, naming), ("BG-MAP-6",))
