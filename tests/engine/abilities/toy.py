"""A game of a few pieces on a line, in which an ability works once: enough of a table for the shared operations."""

from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from typing import Any

from engine.abilities.ability_types import Acting, Activated
from engine.abilities.ability_use import AbilityUse
from engine.abilities.context import AbilityContext
from engine.abilities.game_interface import GameInterface, Vocabulary
from engine.abilities.kinds import Conditions
from engine.abilities.loading.model_factory import ModelFactory
from engine.abilities.runtime.effect_runner import CarryOut, in_its_frame
from engine.abilities.runtime.questions import ABILITY_STEPS
from engine.abilities.wording.reason_parts import AskedFor, Called
from engine.abilities.wording.renderer import Renderer
from engine.geometry.hex.distance import ExactInches
from engine.kernel.play.game import Game, start_game
from engine.kernel.rules.game_system import GameSystem
from engine.kernel.state.event import Event, GameEnded
from engine.kernel.state.game_state import FROM_SETUP, State
from engine.kernel.state.outcome import Outcome
from engine.kernel.state.step import Do, Step

VOCABULARY = Vocabulary(
    system="toy",
    lists={
        "statistics": ("power",),
        "numbers": ("power",),
        "counters": ("gold", "age"),
        "changeable": ("gold",),
        "grounds": ("sand",),
        "scopes": ("game",),
    },
    rule="TOY-1",
)
WRITING = ModelFactory(VOCABULARY)


@dataclass(frozen=True, slots=True, kw_only=True)
class Piece:
    """A piece: its seat, its place on the line, and its values; a hidden one is out of sight."""

    seat: str
    at: int
    power: int = 1
    gold: int = 0
    age: int = 0
    kind: str = "pawn"
    hidden: bool = False


PIECES: Mapping[str, Piece] = {
    "ana": Piece(seat="red", at=0, power=3, gold=2, age=30),
    "al": Piece(seat="red", at=2, power=1, kind="king"),
    "bo": Piece(seat="blue", at=3, power=2, gold=1, age=40),
    "be": Piece(seat="blue", at=7, power=5, gold=4, hidden=True),
}


@dataclass(frozen=True, kw_only=True)
class Toy(State):
    """The line."""

    pieces: Mapping[str, Piece]
    points: Mapping[str, int]
    book: Mapping[str, Acting] = field(default_factory=dict, metadata=FROM_SETUP)

    @property
    def table(self) -> "ToyTable":
        return ToyTable()


def _speaker(lang: str, called: Called) -> Renderer:
    """The renderer as if for another game, which has words."""
    return Renderer(lang, "battleground", called)


class ToyTable(GameInterface[Any]):
    """The line as shared operations see it: a statistic is worth ten more than its card says."""

    vocabulary = VOCABULARY

    def ability(self, state: Toy, key: str) -> Acting:
        return state.book[key]

    def asked_for(self, ability: Acting, conditions: Conditions) -> AskedFor:
        return AskedFor(ability, conditions, _speaker, lambda _, asked, renderer: renderer.join_conditions(asked))

    def pieces(self, state: Toy) -> tuple[str, ...]:
        return tuple(name for name in PIECES if name in state.pieces)

    def side(self, state: Toy, seat: str, own: bool) -> tuple[str, ...]:
        return tuple(name for name in self.pieces(state) if (state.pieces[name].seat == seat) is own)

    def is_there(self, state: Toy, piece: str) -> bool:
        return piece in state.pieces

    def seat_of(self, state: Toy, piece: str) -> str:
        return state.pieces[piece].seat

    def allied(self, state: Toy, seat: str, piece: str) -> bool:
        return state.pieces[piece].seat == seat

    def rivals(self, state: Toy, seat: str) -> tuple[str, ...]:
        return tuple(each for each in state.seats if state.team(each) != state.team(seat))

    def place_aimed_at(self, state: Toy, cast: AbilityUse) -> str:
        return cast.at

    def within(self, state: Toy, one: str, other: str, distance: ExactInches) -> bool:
        return self.steps_apart(state, one, other) <= distance

    def near(self, state: Toy, one: str, others: tuple[str, ...], distance: ExactInches) -> list[str]:
        return [piece for piece in others if self.within(state, one, piece, distance)]

    def steps_apart(self, state: Toy, one: str, other: str) -> int:
        return abs(state.pieces[one].at - state.pieces[other].at)

    def sees(self, state: Toy, one: str, other: str) -> bool:
        return not state.pieces[other].hidden

    def affected_in_range(self, state: Toy, owner: str, one: str, piece: str) -> bool:
        return True

    def may_choose(self, state: Toy, cast: AbilityUse, piece: str) -> bool:
        return True

    def number(self, state: Toy, piece: str, name: str, about: Any) -> int:
        return 10 + self.printed(state, piece, name)

    def printed(self, state: Toy, piece: str, name: str) -> int:
        return {"power": state.pieces[piece].power}[name]

    def counter(self, state: Toy, piece: str, name: str) -> int:
        return {"gold": state.pieces[piece].gold, "age": state.pieces[piece].age}[name]

    def changed(self, state: Toy, cast: AbilityUse, piece: str, name: str, by: int) -> Do[Toy]:
        by = max(by, -state.pieces[piece].gold)
        return Do((GoldChanged(piece=piece, by=by),) if by else ())

    def has_trait(self, state: Toy, piece: str, trait: str) -> bool:
        return state.pieces[piece].kind == trait

    def is_in(self, state: Toy, piece: str, region: str) -> bool:
        return {"west": state.pieces[piece].at < 3}[region]

    def is_on(self, state: Toy, piece: str, ground: str) -> bool:
        return ground == "sand" and state.pieces[piece].at > 2

    def points(self, state: Toy, seat: str) -> int:
        return state.points[seat]

    def scored(self, state: Toy, seat: str, points: int) -> Do[Toy]:
        return Do((Scored(seat=seat, points=points),))


@dataclass(frozen=True, slots=True, kw_only=True)
class GoldChanged(Event[Toy]):
    """A piece gains or loses gold; one that has twenty leaves with it."""

    piece: str
    by: int

    def evolve(self, state: Toy) -> Toy:
        richer = replace(state.pieces[self.piece], gold=state.pieces[self.piece].gold + self.by)
        pieces = {**state.pieces, self.piece: richer}
        return state.but(pieces={name: each for name, each in pieces.items() if each.gold < 20})


@dataclass(frozen=True, slots=True, kw_only=True)
class Scored(Event[Toy]):
    """A seat has more points."""

    seat: str
    points: int

    def evolve(self, state: Toy) -> Toy:
        return state.but(points={**state.points, self.seat: state.points[self.seat] + self.points})


@dataclass(frozen=True, slots=True)
class TheEnd(Step[Toy]):
    """The ability has done what it does."""

    def run(self, state: Toy) -> Do[Toy]:
        return Do((GameEnded(outcome=Outcome("draw", "TOY-1", (), {})),))


def set_up(scenario: Mapping[str, Any]) -> Toy:
    """An ability of ana's, or without an owner, runs on its targets."""
    cast = AbilityUse("red", scenario.get("owner", "ana"), "spell", next(iter(scenario["whom"]), ""))
    script: CarryOut[Toy] = CarryOut(cast, (0,), tuple(scenario["whom"]))
    at_work = in_its_frame(cast, script, names=scenario.get("names", {}))
    return Toy(
        seats=("red", "blue"),
        pieces=PIECES,
        points={"red": 5, "blue": 2},
        book={"spell": ability(effects=scenario["effects"])},
        agenda=(TheEnd(), at_work),
    )


SYSTEM: GameSystem[Toy] = GameSystem(
    id="toy",
    state=Toy,
    setup=set_up,
    modules=ABILITY_STEPS,
    present=lambda state, piece: piece in state.pieces,
)


def ability(**written: Any) -> Activated:
    """An ability as an author writes it."""
    read: Activated = WRITING.model_of(Activated).model_validate(written).read()
    return read


def cast_on(*effects: dict[str, Any], whom: tuple[str, ...] = ("bo",), **more: Any) -> Game[Toy]:
    """The game in which these effects happen to these."""
    return start_game(SYSTEM, {"effects": effects, "whom": whom, **more}, 1)


def gold(game: Game[Toy]) -> dict[str, int]:
    """The gold that each piece gained or lost since the beginning, without those that left."""
    return {
        name: piece.gold - PIECES[name].gold
        for name, piece in game.state.pieces.items()
        if piece.gold != PIECES[name].gold
    }


def context(**more: Any) -> AbilityContext[Toy]:
    """What an ability of ana's on bo looks at."""
    state = set_up({"effects": [{"do": "score", "points": 1}], "whom": ("bo",)})
    return AbilityContext(state, AbilityUse("red", "ana", "spell", "bo"), **more)
