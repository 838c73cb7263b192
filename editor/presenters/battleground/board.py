"""The map of Battleground as a board: terrain on two levels, zones, objectives, marks and figures."""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache

from editor.game_text.display_names import DisplayNames
from editor.presenters.battleground.words import STRONGEST, TERRAIN, TOKENS, strongest
from editor.presenters.short_names import short_names
from editor.view_model.board import Badge, BoardPiece, BoardPlace, BoardZone, GameBoard, Gauge, HexSheet, Marker
from engine.content.maps.terrain_classes import TALL_FROM
from engine.geometry.hex.bit_sets import members
from engine.geometry.hex.terrain import Terrain
from engine.kernel.data.choice import Choice
from engine.systems.battleground.activation.mana_and_ap import MOST_MANA
from engine.systems.battleground.activation_frame import is_acting
from engine.systems.battleground.combat.wounds import health_left
from engine.systems.battleground.dice.statistics import statistic
from engine.systems.battleground.state import Battle
from engine.words.slug_text import slug_text

HEIGHTS = {"tall": f"{TALL_FROM}+", "low": f"<{TALL_FROM}"}
"""BG-MAP-3: the heights of obstacles in inches."""
GHOSTS = ("move", "teleport", "place", "face")
"""The kinds of choices that take a figure to another place, or onto the map, or turn it."""
CLASSES = ("tall", "low", "difficult", "ladder")


def game_board(view: Battle, naming: DisplayNames) -> GameBoard:
    """The map with everything that this view shows on it."""
    grid = view.scenario.terrain.grid
    names = {TERRAIN[each]: naming.label(TERRAIN[each]) for each in TERRAIN}
    return GameBoard(
        sheet=HexSheet(grid.tops, grid.columns, grid.rows),
        places=_places(view.scenario.terrain, tuple(names.items())),
        zones=(*_zones(view, naming), *_regions(view, naming)),
        markers=(*_objectives(view, naming), *_marks(view, naming)),
        pieces=tuple(_figures(view, naming)),
        seats=view.seats,
        seat_names={seat: naming.name(seat) for seat in view.seats},
        teams=view.teams,
    )


@lru_cache(maxsize=8)
def _places(terrain: Terrain, names: tuple[tuple[str, str], ...]) -> tuple[BoardPlace, ...]:
    """All places, the ground first; they do not change during a game."""
    grid, called, kinds = terrain.grid, dict(names), _ground_kinds(terrain)
    ground = ((kinds.get(hex_, "open"), hex_, "") for hex_ in range(grid.size))
    raised = (
        ("platform", grid.raised(hex_), f"platform-{number}")
        for number, piece in enumerate(terrain.platforms, 1)
        for hex_ in members(piece)
    )
    return tuple(
        BoardPlace(
            id=grid.name(place),
            column=column,
            row=row,
            kind=kind,
            name=called[TERRAIN[kind]],
            height=HEIGHTS.get(kind, ""),
            level=int(grid.is_raised(place)),
            terrain_piece=piece,
        )
        for kind, place, piece in (*ground, *raised)
        for column, row in (grid.column_row(place),)
    )


def _ground_kinds(terrain: Terrain) -> dict[int, str]:
    """The kind of each hex that is not open; the first of several classes counts."""
    kinds = zip(CLASSES, (terrain.tall, terrain.low, terrain.difficult, terrain.ladder), strict=True)
    return {hex_: name for name, hexes in reversed(tuple(kinds)) for hex_ in members(hexes)}


def _zones(view: Battle, naming: DisplayNames) -> Iterator[BoardZone]:
    name = view.scenario.terrain.grid.name
    for seat, hexes in view.scenario.zones.items():
        called = naming.say("board-battleground-zone", seat=seat)
        yield BoardZone(f"zone-{seat}", called, seat, frozenset(name(hex_) for hex_ in members(hexes)))


def _regions(view: Battle, naming: DisplayNames) -> Iterator[BoardZone]:
    """The named regions of the map, except deployment zones and their parts."""
    name, zones = view.scenario.terrain.grid.name, tuple(view.scenario.zones.values())
    for region, hexes in view.scenario.regions.items():
        if hexes and all(hexes & ~zone for zone in zones):
            places = frozenset(name(hex_) for hex_ in members(hexes))
            yield BoardZone(f"region-{region}", token_name(region, naming), None, places)


def _objectives(view: Battle, naming: DisplayNames) -> Iterator[Marker]:
    grid = view.scenario.terrain.grid
    for number, name in enumerate(view.scenario.objectives, 1):
        if name in view.objectives:
            called = objective_name(view, name, naming)
            yield Marker(name, "objective", called, str(number), grid.name(view.objectives[name]))


def objective_name(view: Battle, name: str, naming: DisplayNames) -> str:
    """Name of an objective: given by its author, or its number on this map."""
    number = list(view.scenario.objectives).index(name) + 1
    return naming.names.get(name) or naming.say("board-battleground-objective", number=number)


def _marks(view: Battle, naming: DisplayNames) -> Iterator[Marker]:
    for key, mark in view.marks.items():
        name = token_name(mark.name, naming)
        place = view.scenario.terrain.grid.name(mark.at)
        yield Marker(key, "mark", name, name[:2], place, mark.seat)


def token_name(token: str, naming: DisplayNames) -> str:
    """Name of a buff, debuff or mark."""
    if token in TOKENS:
        return naming.label(TOKENS[token])
    return naming.names.get(token) or slug_text(token)


def _figures(view: Battle, naming: DisplayNames) -> Iterator[BoardPiece]:
    grid, acting = view.scenario.terrain.grid, _acting(view)
    for seat in view.seats:
        own = {name: naming.name(name) for name in view.scenario.figures if view.card(name).seat == seat}
        shorts = short_names(own)
        for name in view.of(seat):
            figure = view.figures[name]
            if figure.at is None:
                continue
            others = (place for place in view.filled(name) if place != figure.at)
            yield BoardPiece(
                id=name,
                name=own[name],
                short=shorts[name],
                seat=seat,
                places=(grid.name(figure.at), *map(grid.name, others)),
                facing=figure.facing,
                gauges=gauges(view, name, naming),
                badges=badges(view, name, naming),
                spent=figure.activated and name not in acting,
                active=name in acting,
                sign=strongest({each: getattr(view.card(name).card, each) for each in STRONGEST}),
                card=view.card(name).card.id,
            )


def figure_asked_about(view: Battle) -> str:
    """The figure on the map that the question is about; empty if it is about none."""
    figure = getattr(view.agenda[-1], "figure", "") if view.agenda else ""
    return str(figure) if figure in view.figures and view.figures[figure].at is not None else ""


def ghost(view: Battle, choice: Choice, naming: DisplayNames) -> BoardPiece | None:
    """The figure of a movement or a placement as it would stand there, on all hexes of its base."""
    name = choice.data.get("figure") or next(iter(_acting(view)), None)
    to = choice.data.get("to") or choice.data.get("at")
    if choice.kind == "face":
        name = figure_asked_about(view)
        to = view.scenario.terrain.grid.name(view.filled(name)[0]) if name else None
    if choice.kind not in GHOSTS or not isinstance(name, str) or not isinstance(to, str) or name not in view.figures:
        return None
    grid, figure = view.scenario.terrain.grid, view.figures[name]
    turned = choice.data.get("facing")
    facing = grid.direction(turned) if isinstance(turned, str) else figure.facing
    place, card = grid.place(to), view.card(name).card
    others = [each for each in card.base.facing(grid, facing).at(place) if each != place]
    own = {each: naming.name(each) for each in view.scenario.figures if view.card(each).seat == view.card(name).seat}
    return BoardPiece(
        id=f"{name}-planned",
        name=own[name],
        short=short_names(own)[name],
        seat=view.card(name).seat,
        places=(grid.name(place), *map(grid.name, others)),
        facing=facing,
        sign=strongest({each: getattr(card, each) for each in STRONGEST}),
        card=card.id,
    )


def _acting(view: Battle) -> tuple[str, ...]:
    """The acting figure: the active character, or the one that interrupts it."""
    return (view.bound("active", str),) if is_acting(view) else ()


def gauges(view: Battle, name: str, naming: DisplayNames) -> tuple[Gauge, ...]:
    """Gauges of a figure: remaining health, mana."""
    figure, health = view.figures[name], statistic(view, name, "health")
    return (
        Gauge("health", naming.label("term-health"), max(0, health_left(view, name)), health),
        Gauge("mana", naming.label("term-mana"), figure.mana, MOST_MANA),
    )


def badges(view: Battle, name: str, naming: DisplayNames) -> tuple[Badge, ...]:
    """The tokens of a figure."""
    figure = view.figures[name]
    found = []
    if figure.focused:
        found.append(Badge("focus", naming.label("term-focused"), figure.seat))
    if figure.guarding:
        found.append(Badge("guard", naming.label("term-guard"), figure.seat))
    for kind, token in (("buff", figure.buff), ("debuff", figure.debuff)):
        if token is not None:
            found.append(Badge(kind, token_name(token.name, naming), token.seat))
    return tuple(found)
