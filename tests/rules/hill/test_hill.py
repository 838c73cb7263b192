"""A new game needs its rules, its content and its words: this one is set up, played, saved, viewed and queried.

H-1 In turns, each moves a pawn of its own to a free hex, at most as many steps away as its card says.
H-2 Who stands on the hill wins.
"""

import json
from collections.abc import Iterator, Mapping
from dataclasses import field, replace
from pathlib import Path
from types import MappingProxyType
from typing import Annotated, Any, Literal

import pytest
from pydantic import Field

import engine.kernel.authoring as k
from engine import registry
from engine.content.army_parts import cards_of
from engine.content.card import PieceCard
from engine.content.checks.playability import CardSlot, Playability, ProblemCode
from engine.content.declarations import SystemContent
from engine.content.loading.scenario_reader import playable_scenario
from engine.content.maps.zones import hexes_by_role
from engine.geometry.hex.grid import Grid
from engine.geometry.hex.place_notation import PlaceNotation
from engine.geometry.hex.steps import steps_between
from engine.kernel.data.value import Json
from engine.words import resources_folder, say, use_resources
from tests.engine.protocol.conversation import Conversation, code_and_path
from tests.support import conformance

# The content.


class PawnCard(PieceCard):
    """The card of a pawn."""

    kind: Literal["pawn"]
    steps: Annotated[int, Field(ge=1, le=9)]
    """How many steps a pawn may go in a turn."""


CONTENT = SystemContent(
    "hill",
    cards=(PawnCard,),
    playability=Playability(
        slots={"card": CardSlot(("pawn",))},
        armies=2,
        no_map=ProblemCode("hill-no-map"),
        other_armies=ProblemCode("hill-two-armies", "H-1"),
        no_army=ProblemCode("hill-no-army"),
        other_card=ProblemCode("hill-other-card"),
        other_namesake=ProblemCode("hill-other-namesake"),
        only_named=ProblemCode("hill-only-named"),
    ),
)

# The rules.

PawnName = Annotated[str, k.NameMark("pawn")]
Hex = Annotated[int, k.NumberedMark("hex")]


@k.record(frozen=True, slots=True, kw_only=True)
class Pawn:
    """One pawn."""

    seat: k.SeatName
    at: Annotated[Hex, k.SHOWN]


@k.record(frozen=True, kw_only=True)
class Hill(k.State):
    """The table; grid, hill and cards are as the scenario has them."""

    grid: Grid = field(compare=False, metadata=k.FROM_SETUP)
    hill: int = field(compare=False, metadata=k.FROM_SETUP)
    cards: Mapping[str, PawnCard] = field(compare=False, metadata=k.FROM_SETUP)
    pawns: Mapping[PawnName, Pawn]
    active: Annotated[k.SeatName, k.SHOWN]


@k.record(frozen=True, slots=True, kw_only=True)
class Moved(k.Event[Hill]):
    """A pawn is elsewhere, and it is the other one's turn."""

    pawn: str
    to: int

    def evolve(self, state: Hill) -> Hill:
        pawns = {**state.pawns, self.pawn: replace(state.pawns[self.pawn], at=self.to)}
        return replace(state, pawns=pawns, active=other(state, state.active))


@k.clause("H-1", lambda wish: {"hex": wish.choice.text("to")})
def free_hex(wish: k.Wish[Hill]) -> bool:
    """Nobody is there."""
    return place(wish) not in {pawn.at for pawn in wish.state.pawns.values()}


@k.clause("H-1", lambda wish: {"hex": wish.choice.text("to")})
def near_enough(wish: k.Wish[Hill]) -> bool:
    """So many steps lead there."""
    state, name = wish.state, wish.choice.text("pawn")
    return steps_between(state.grid, state.pawns[name].at, place(wish)) <= state.cards[name].steps


def place(wish: k.Wish[Hill]) -> int:
    """Where the pawn is to go."""
    return wish.state.grid.place(wish.choice.text("to"))


def other(state: Hill, seat: str) -> str:
    """The other seat."""
    return next(each for each in state.seats if each != seat)


def moves(state: Hill) -> Iterator[k.Choice]:
    """Every pawn of the seat whose turn it is, to every hex."""
    own = (name for name, pawn in state.pawns.items() if pawn.seat == state.active)
    return (k.choice("move", pawn=name, to=state.grid.name(hex_)) for name in own for hex_ in range(state.grid.size))


@k.record(frozen=True, slots=True)
class MovePawn(k.Question[Hill]):
    """Whose turn it is moves a pawn."""

    offers = (k.Action("move", (free_hex, near_enough), k.Wish, moves),)

    def ask(self, state: Hill) -> k.Decision:
        return k.Decision((state.active,), "move", k.message("prompt-hill"), k.offered(self.offers, state))

    def take(self, state: Hill, answer: k.Choice) -> k.Do[Hill]:
        to = state.grid.place(answer.text("to"))
        return k.Do((Moved(pawn=answer.text("pawn"), to=to, rules=("H-1",)),), (MovePawn(),))


def outcome(state: Hill) -> k.Outcome | None:
    """H-2: who stands on the hill wins."""
    there = [pawn.seat for pawn in state.pawns.values() if state.hill >> pawn.at & 1]
    return k.win("H-2", *there) if there else None


def set_up(setup: k.Setup) -> Hill:
    """The table before the first move."""
    scenario = playable_scenario(setup, CONTENT)
    board = scenario.hex_map()
    figures = [(army.seat, figure) for army in scenario.armies for figure in army.figures]
    return Hill(
        seats=scenario.seat_names(),
        grid=board.sheet(),
        hill=hexes_by_role(board).get("hill", 0),
        cards={figure.id: card for _, figure in figures for card in cards_of((figure.card,), PawnCard)},
        pawns={figure.id: Pawn(seat=seat, at=board.sheet().place(str(figure.at))) for seat, figure in figures},
        active=scenario.seat_names()[0],
        agenda=(MovePawn(),),
    )


@k.record(frozen=True, slots=True, kw_only=True)
class StepsQuery(k.Query[Hill]):
    """H-1: how many steps a pawn is away from a hex."""

    pawn: PawnName
    to: Hex
    beyond: Annotated[int, k.BoundsMark(0, 9)] = 0

    def answer(self, state: Hill) -> Mapping[str, Json]:
        steps = steps_between(state.grid, state.pawns[self.pawn].at, self.to)
        return {"steps": max(0, steps - self.beyond), "rules": ["H-1"]}


def known(state: Hill) -> k.KnownNames:
    """The pawns, and the names of the hexes."""
    return k.KnownNames(
        {"pawn": state.pawns}, {"hex": PlaceNotation(state.grid, state.grid.every_hex, "hill-no-such-hex")}
    )


SYSTEM = k.GameSystem(id="hill", state=Hill, setup=set_up, outcome=outcome, known=known, asks={"steps": StepsQuery})

# The words.

WORDS = """
prompt-hill = Where does a pawn go?
clause-hill-free-hex = { $hex } is taken.
clause-hill-near-enough = { $hex } is too far away.
hill-no-map = A map of hexes is needed.
hill-two-armies = Two play, and not { $found }.
hill-no-army = { $seat } has no pawns.
hill-other-card = A { $kind } is no pawn.
hill-other-namesake = Two cards are called { $id }.
hill-only-named = { $id } is only named.
hill-no-such-hex = There is no such hex.
"""


def pawn(name: str, at: str) -> dict[str, Any]:
    """A pawn of a scenario, which goes two steps."""
    return {"id": name, "at": at, "card": {"kind": "pawn", "id": "hill/runner", "steps": 2}}


SCENARIO: dict[str, Any] = {
    "kind": "scenario",
    "schema": "1.1",
    "id": "hill/first",
    "system": "hill",
    "name": {"en": "The hill"},
    "map": {
        "kind": "map",
        "grid": {"shape": "hex", "tops": "flat", "columns": 5, "rows": 5},
        "roles": [{"role": "hill", "hexes": ["C3"]}],
    },
    "armies": [
        {"seat": "red", "figures": [pawn("ana", "A1"), pawn("abe", "A2")]},
        {"seat": "blue", "figures": [pawn("bo", "E5")]},
    ],
}


@pytest.fixture(autouse=True)
def words(tmp_path: Path) -> Iterator[None]:
    """The words of the program, with those of the game."""
    shipped = resources_folder() / "words"
    (tmp_path / "words" / "en").mkdir(parents=True)
    for each in (*shipped.glob("en/*.ftl"), shipped / "lexicon.json"):
        (tmp_path / "words" / each.relative_to(shipped)).symlink_to(each)
    (tmp_path / "words" / "en" / "hill.ftl").write_text(WORDS, encoding="utf-8")
    use_resources(tmp_path)
    yield
    use_resources(None)


@pytest.fixture
def talk(monkeypatch: pytest.MonkeyPatch) -> Conversation:
    """A conversation with the engine in which the game is there."""
    monkeypatch.setattr(registry, "probes", lambda: MappingProxyType({"hill": SYSTEM}))
    return Conversation()


def test_the_game_keeps_the_promises_of_the_kernel(monkeypatch: pytest.MonkeyPatch) -> None:
    """It is played to its end; saved, restored, taken back and replayed at every decision."""
    monkeypatch.setattr(conformance, "scenario_of", lambda _: dict(SCENARIO))
    for seed in range(3):
        conformance.check_promises(conformance.Played(SYSTEM, seed))


def test_the_game_is_played_by_the_protocol(talk: Conversation) -> None:
    talk.ask("new", scenario=SCENARIO)
    talk.choose("move", "red", pawn="ana", to="B2")
    saved = talk.ask("position")["position"]
    assert saved["state"]["pawns"]["ana"] == {"seat": "red", "at": "B2"}
    assert saved["state"]["active"] == "blue"
    talk.choose("move", "blue", pawn="bo", to="D4")
    talk.ask("new", position=json.loads(json.dumps(saved)))
    assert talk.ask("view", seat="blue")["view"]["pawns"]["bo"]["at"] == "E5"
    talk.choose("move", "blue", pawn="bo", to="D4")
    over = talk.choose("move", "red", pawn="ana", to="C3")
    assert over["decision"]["over"]["winners"] == ["red"]


def test_a_refusal_has_its_rule_in_words(talk: Conversation) -> None:
    talk.ask("new", scenario=SCENARIO)
    error = talk.refused("choose", choice={"kind": "move", "pawn": "ana", "to": "C3"}, seat="red")
    assert "C3 is too far away." in json.dumps(error)
    assert say("clause-hill-free-hex", hex="A2") == "A2 is taken."


def test_a_position_is_checked_by_its_marks(talk: Conversation) -> None:
    talk.ask("new", scenario=SCENARIO)
    position = talk.ask("position")["position"]
    position["state"]["pawns"]["ana"]["at"] = "Z9"
    assert code_and_path(talk.refused("new", position=position)) == ("bad-document", "$.position.state.pawns.ana.at")


def test_queries_are_read_by_the_same_marks(talk: Conversation) -> None:
    talk.ask("new", scenario=SCENARIO)
    assert talk.ask("ask", what="steps", pawn="bo", to="C3")["steps"] == 3
    assert talk.ask("ask", what="steps", pawn="bo", to="C3", beyond=2)["steps"] == 1
    for fields, path in (
        ({"pawn": "bob", "to": "C3"}, "$.pawn"),
        ({"pawn": "bo", "to": "Z9"}, "$.to"),
        ({"pawn": "bo", "to": "C3", "beyond": 10}, "$.beyond"),
        ({"pawn": "bo"}, "$.to"),
    ):
        assert code_and_path(talk.refused("ask", what="steps", **fields)) == ("bad-field", path)


@pytest.mark.parametrize(
    ("change", "path", "sentence"),
    [
        ({"map": None}, "$.scenario.map", "A map of hexes is needed."),
        ({"armies": SCENARIO["armies"][:1]}, "$.scenario.armies", "Two play, and not 1."),
        (
            {"seats": [{"id": each} for each in ("red", "blue", "green")]},
            "$.scenario.seats[2].id",
            "green has no pawns.",
        ),
    ],
)
def test_a_scenario_that_cannot_be_played_is_refused(
    talk: Conversation, change: dict[str, Any], path: str, sentence: str
) -> None:
    changed = {key: value for key, value in {**SCENARIO, **change}.items() if value is not None}
    error = talk.send("new", scenario=changed)["error"]
    assert code_and_path(error) == ("bad-document", path)
    assert sentence in json.dumps(error)
