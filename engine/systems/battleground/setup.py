"""BG-SETUP: who is the first player, where figures that the scenario does not place stand, the opening hands."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from engine.geometry.bits import members
from engine.geometry.grid import DIRECTIONS
from engine.geometry.movement import movement_on
from engine.kernel.action import Action, Wish, offered
from engine.kernel.chance import Chance, Roll, dice
from engine.kernel.choice import Choice, choice
from engine.kernel.clauses import clause
from engine.kernel.decision import Decision
from engine.kernel.deck import Holding, shuffled
from engine.kernel.step import Do, Question, Step, Within
from engine.kernel.system import Setup
from engine.kernel.word import word
from engine.systems.battleground.events import CardDrawn, FigurePlaced, FirstPlayerChosen
from engine.systems.battleground.rounds import BeginRound
from engine.systems.battleground.setting import Setting, compiled
from engine.systems.battleground.state import Battle, Figure, Side

HAND = 5
"""BG-ROUND-2: how many fate cards a hand holds."""


def set_up(scenario: Setup) -> Battle:
    """The table before the first question."""
    setting = compiled(scenario)
    deals = tuple(DrawFate("deal", seat) for seat in setting.seats for _ in range(HAND))
    return Battle(
        setting=setting,
        seats=setting.seats,
        figures={name: _figure(setting, name) for name in setting.figures},
        sides={
            seat: Side(holding=Holding((), shuffled(setting.decks[seat])), glory=setting.glory[seat])
            for seat in setting.seats
        },
        objectives=dict(setting.objectives),
        first=setting.first,
        agenda=(BeginRound(1), *reversed(deals), PlaceFigures(), ChooseFirst()),
    )


def _figure(setting: Setting, name: str) -> Figure:
    grid, made = setting.terrain.grid, setting.figures[name]
    at = None if made.at is None else grid.place(made.at)
    facing = 0 if made.facing is None else grid.direction(made.facing)
    return Figure(seat=made.seat, at=at, facing=facing)


@dataclass(frozen=True, slots=True)
class DrawFate(Chance[Battle]):
    """A fate card from the own deck; an empty deck gives none (BG-ROUND-2)."""

    def outcomes(self, state: Battle) -> Sequence[str]:
        return state.sides[self.seat].holding.deck.next()

    def take(self, state: Battle, answer: Choice) -> Do[Battle]:
        return Do((CardDrawn(seat=self.seat, card=answer.text("result"), rules=("BG-ROUND-2",)),))


@dataclass(frozen=True, slots=True)
class ChooseFirst(Step[Battle]):
    """BG-SETUP-2: where the scenario does not name the first player, both roll a die."""

    def run(self, state: Battle) -> Do[Battle]:
        if state.first is not None:
            return Do()
        rolls: list[Step[Battle]] = [Roll("first-player", seat, 1, seat) for seat in state.seats]
        return Do(then=(Within((*rolls, HigherChooses())),))


@dataclass(frozen=True, slots=True)
class HigherChooses(Question[Battle]):
    """BG-SETUP-2: the higher one chooses the first player, by one edition is it; ties roll again."""

    def ask(self, state: Battle) -> Decision | Do[Battle]:
        faces = {seat: dice(state, seat)[0] for seat in state.seats}
        higher = [seat for seat in state.seats if faces[seat] == max(faces.values())]
        if len(higher) > 1:
            return Do(after=(ChooseFirst(),))
        if state.setting.profile["higher_roll"] == "is_first":
            return Do((FirstPlayerChosen(seat=higher[0], rules=("BG-SETUP-2",)),))
        choices = tuple(Choice("first-player", {"seat": seat}, None, ("BG-SETUP-2",)) for seat in state.seats)
        return Decision((higher[0],), "first-player", word("prompt-battleground-first-player"), choices)

    def take(self, state: Battle, answer: Choice) -> Do[Battle]:
        return Do((FirstPlayerChosen(seat=answer.text("seat"), rules=("BG-SETUP-2",)),))


@clause("BG-SETUP-4", lambda wish: {"place": wish.choice.text("at")})
def in_own_zone(wish: Wish[Battle]) -> bool:
    """Figures are set up in their own deployment zone."""
    grid = wish.state.setting.terrain.grid
    zone = wish.state.setting.zones.get(wish.question.seat, 0)
    return bool(zone >> grid.hex_of(grid.place(wish.choice.text("at"))) & 1)


@clause("BG-SETUP-4", lambda wish: {"place": wish.choice.text("at")})
def fits_there(wish: Wish[Battle]) -> bool:
    """A figure is set up where it can stand and nobody else does."""
    grid = wish.state.setting.terrain.grid
    facing = grid.direction(wish.choice.text("facing"))
    return can_stand(wish.state, wish.choice.text("figure"), grid.place(wish.choice.text("at")), facing)


def can_stand(state: Battle, figure: str, place: int, facing: int) -> bool:
    """Whether the figure, turned so, fits on a place among all others that stand on the map."""
    movement = movement_on(state.setting.terrain, state.card(figure).card.base, facing)
    return movement.can_stand(place, state.crowd(figure))


def placements(state: Battle, hexes: int | None = None) -> Iterator[Choice]:
    """Every figure the seat has still to place, on every place over these hexes (else any), to every side."""
    terrain = state.setting.terrain
    grid = terrain.grid
    over = grid.every_hex if hexes is None else hexes
    places = [place for place in members(terrain.places) if over >> grid.hex_of(place) & 1]
    for figure in unplaced(state, state.question.seat):
        for place in places:
            for facing in DIRECTIONS:
                yield choice("place", figure=figure, at=grid.name(place), facing=grid.direction_name(facing))


def placements_in_zone(state: Battle) -> Iterator[Choice]:
    """The legal ones among them, looked for in the own zone only."""
    zone = state.setting.zones.get(state.question.seat, 0)
    return (each for each in placements(state, zone) if fits_there(Wish(state, each)))


PLACE: Action[Battle, Wish[Battle]] = Action("place", (in_own_zone, fits_there), Wish, placements, placements_in_zone)


def unplaced(state: Battle, seat: str) -> tuple[str, ...]:
    """The figures of a seat that do not stand on the map yet."""
    return tuple(name for name in state.of(seat) if state.figures[name].at is None)


@dataclass(frozen=True, slots=True)
class PlaceFigures(Step[Battle]):
    """BG-SETUP-4: figures are placed one at a time in turns, the first player first."""

    turn: int = 0

    def run(self, state: Battle) -> Do[Battle]:
        waiting = [seat for seat in state.by_precedence() if unplaced(state, seat)]
        if not waiting:
            return Do()
        seat = state.by_precedence()[self.turn % 2]
        return Do(then=(PlaceOne(seat if seat in waiting else waiting[0]), PlaceFigures(self.turn + 1)))


@dataclass(frozen=True, slots=True)
class PlaceOne(Question[Battle]):
    """BG-SETUP-4: one figure of the seat."""

    offers = (PLACE,)
    seat: str

    def ask(self, state: Battle) -> Decision:
        return Decision((self.seat,), "place", word("prompt-battleground-place"), offered(self.offers, state))

    def take(self, state: Battle, answer: Choice) -> Do[Battle]:
        placed = FigurePlaced(
            figure=answer.text("figure"), at=answer.text("at"), facing=answer.text("facing"), rules=("BG-SETUP-4",)
        )
        return Do((placed,))
