"""The arena of Hoplomachus as a board: special hexes, deployment hexes, units in combat."""

from __future__ import annotations

from collections.abc import Iterator

from editor.game_text.display_names import DisplayNames
from editor.presenters.hoplomachus.words import TERRAIN, unit_icon
from editor.presenters.short_names import short_names
from editor.view_model.board import Badge, BoardPiece, BoardPlace, BoardZone, GameBoard, Gauge, HexSheet
from engine.geometry.hex.bit_sets import members
from engine.systems.hoplomachus.state import Arena, printed_names
from engine.systems.hoplomachus.units.status import is_fatigued


def game_board(view: Arena, naming: DisplayNames) -> GameBoard:
    """The arena with everything that this view shows in it."""
    grid = view.scenario.grid
    return GameBoard(
        sheet=HexSheet(grid.tops, grid.columns, grid.rows),
        places=tuple(_places(view, naming)),
        zones=tuple(_zones(view, naming)),
        pieces=tuple(_figures(view, naming)),
        seats=view.seats,
        seat_names={seat: naming.name(seat) for seat in view.seats},
        teams=view.scenario.teams,
        surface="sand",
    )


def _places(view: Arena, naming: DisplayNames) -> Iterator[BoardPlace]:
    grid = view.scenario.grid
    called = {kind: naming.label(word_id) for kind, word_id in TERRAIN.items()}
    for hex_, name in enumerate(printed_names(grid)):
        column, row = grid.column_row(hex_)
        kind = terrain_of(view, hex_)
        yield BoardPlace(name, column, row, kind, called[kind])


def terrain_of(view: Arena, hex_: int) -> str:
    """The terrain kind of a hex."""
    if hex_ in view.scenario.stones:
        return "stone"
    if hex_ in view.scenario.pedestals:
        return "pedestal"
    return "centre" if view.scenario.centre >> hex_ & 1 else "open"


def _zones(view: Arena, naming: DisplayNames) -> Iterator[BoardZone]:
    for seat, hexes in view.scenario.deploy.items():
        if hexes:
            places = frozenset(view.printed(hex_) for hex_ in members(hexes))
            yield BoardZone(f"deploy-{seat}", naming.say("board-hoplomachus-zone", seat=seat), seat, places)


def _figures(view: Arena, naming: DisplayNames) -> Iterator[BoardPiece]:
    for seat in view.seats:
        own = {name: naming.name(name) for name in view.scenario.units if _may_belong(view, name, seat)}
        shorts = short_names(own)
        for name in view.of(seat):
            unit = view.units[name]
            yield BoardPiece(
                id=name,
                name=own[name],
                short=shorts[name],
                seat=seat,
                places=(view.printed(unit.at),),
                gauges=gauges(view, name, naming),
                badges=badges(view, name, naming),
                spent=unit.engaged,
                sign=unit_icon(view.chip(name).unit_class, view.chip(name).rank),
                card=view.chip(name).card,
            )


def _may_belong(view: Arena, name: str, seat: str) -> bool:
    """Whether a unit is of the faction of a seat, of none, or fights for it now."""
    if name in view.units:
        return view.units[name].seat == seat
    return view.chip(name).faction in (None, view.sides[seat].faction)


def gauges(view: Arena, name: str, naming: DisplayNames) -> tuple[Gauge, ...]:
    """The HP of a unit, which may exceed its health."""
    hp, health = view.units[name].hp, view.chip(name).health
    return (Gauge("health", naming.label("term-health"), hp, max(hp, health)),)


def badges(view: Arena, name: str, naming: DisplayNames) -> tuple[Badge, ...]:
    """Badges of a unit: its states and its tactics."""
    unit = view.units[name]
    found = []
    if not unit.active:
        found.append(Badge("lock", naming.label("board-hoplomachus-inactive"), unit.seat))
    if unit.dazed:
        found.append(Badge("dazed", naming.label("term-dazed"), unit.seat))
    if is_fatigued(view, name):
        found.append(Badge("debuff", naming.label("term-fatigued"), unit.seat))
    found += [Badge("tactic", naming.name(played.card), played.seat) for played in unit.tactics]
    return tuple(found)
