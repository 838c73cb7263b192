"""States as JSON: written and read without loss, and impossible states refused with their path."""

from __future__ import annotations

import json
import sys
from collections.abc import Callable, Iterator
from contextlib import suppress
from dataclasses import dataclass, field, replace
from typing import Any, Literal

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import engine.kernel.authoring as k
from engine.kernel.chance.rolls import Stream
from engine.kernel.data.errors import BadState
from engine.kernel.data.value import MAX_DEPTH
from engine.kernel.play.errors import RuleBug
from engine.kernel.play.game import Game, resume_game
from engine.kernel.positions.codec import Codec, encode, written
from engine.kernel.rules.game_system import GameSystem
from engine.kernel.state.game_state import FROM_SETUP, Frame, State
from engine.registry import system_named
from tests.engine.kernel.agenda_game import SYSTEM, Ask, Finish, Log, Say, Tell, table
from tests.engine.kernel.random_play import PROBES, games, played, states

BENCH = Codec(SYSTEM)
HOSTILE: tuple[Any, ...] = (
    None, True, False, 0, 1, -1, 10**30, -(2**60), 1.5, float("nan"), "", "x", "red", "\ud800", "chance", [], [[]], {},
    [None], {"": 1}, {"step": "Step"}, {"step": "Question"}, {"step": "Trigger"}, {"step": "Within"},
    {"step": None}, {"step": "InOrder", "triggers": [{"step": "Within", "steps": []}]}, {"step": "__class__"},
    {"base": 10**9}, {"kind": "x", "data": {"a": 1.5}}, [{"base": -1}, {"base": 0}],
)  # fmt: skip


def resting() -> Log:
    """A state of the bench with something in every field."""
    asks = k.Within(
        (Ask(("red", "blue"), mode="all", then=(Tell("foe"),)),), "ana", "shove", "shove", {"foe": ("a", 1)}
    )
    game = table(Say("a", leaves="bo"), k.Within((k.Roll("throw", "red", 2, "dice"), asks), values={"x": {"y": None}}))
    game.apply(k.choice("say", word="yes"), "blue")
    return replace(game.state, offers=("red",), said=("ä", "ł"))


def as_text(state: State, system: GameSystem[Any] = SYSTEM) -> Any:
    """The state as it comes out of a file."""
    return json.loads(json.dumps(written(system, state)))


@given(states())
def test_every_state_comes_back_as_it_was(found: tuple[GameSystem[Any], State]) -> None:
    """In random games of every probe; and the second writing equals the first."""
    system, state = found
    again = Codec(system, system.setup({})).decode(as_text(state, system))
    assert again == state
    assert type(again) is type(state)
    assert as_text(again, system) == as_text(state, system)


@given(games(), st.integers(0, 99))
@settings(max_examples=40)
def test_a_game_goes_on_from_a_saved_state_as_it_would_have(game: Game[Any], seed: int) -> None:
    """The same questions, the same dice, the same events."""
    again = resume_game(
        game.system, Codec(game.system, game.system.setup({})).decode(as_text(game.state, game.system)), game.source
    )
    assert (again.state, again.decision, again.outcome) == (game.state, game.decision, game.outcome)
    rng = Stream(seed, "on")
    for _ in range(20):
        if game.decision is None:
            break
        given = game.decision.choices[rng.next_below(len(game.decision.choices))]
        seat = given.seat or game.decision.seats[0]
        assert game.apply(given, seat) == again.apply(given, seat)
    assert (again.state, again.decision) == (game.state, game.decision)


def test_a_state_full_of_everything_comes_back() -> None:
    """Frames, sealed answers, nested steps, values of every kind."""
    assert BENCH.decode(as_text(resting())) == resting()


def test_a_won_game_comes_back() -> None:
    """With its outcome."""
    state = replace(Log(seats=("red", "blue")), ended=k.by_points("BE-1", {"red": 2, "blue": 1}))
    assert BENCH.decode(as_text(state)) == state


@pytest.mark.parametrize(
    ("change", "path"),
    [
        (lambda raw: [], "$"),
        (lambda raw: None, "$"),
        (lambda raw: {**raw, "nonsense": 1}, "$.nonsense"),
        (lambda raw: {"agenda": []}, "$.seats"),
        (lambda raw: {**raw, "seats": "red"}, "$.seats"),
        (lambda raw: {**raw, "seats": []}, "$.seats"),
        (lambda raw: {**raw, "seats": ["red", "red", "blue"]}, "$.seats"),
        (lambda raw: {**raw, "seats": ["red", "blue", "chance"]}, "$.seats"),
        (lambda raw: {**raw, "seats": ["red", "blue", 3]}, "$.seats[2]"),
        (lambda raw: {**raw, "dice": True}, "$.dice"),
        (lambda raw: {**raw, "dice": 2**53 + 1}, "$.dice"),
        (lambda raw: {**raw, "dice": -1}, "$.dice"),
        (lambda raw: {**raw, "dice": 2.0}, "$.dice"),
        (lambda raw: {**raw, "fuel": -5}, "$.fuel"),
        (lambda raw: {**raw, "drawn": {"throw/red": -1}}, "$.drawn.throw/red"),
        (lambda raw: {**raw, "drawn": {3: 1}}, "$.drawn"),
        (lambda raw: {**raw, "used": {"x": False}}, "$.used.x"),
        (lambda raw: {**raw, "offers": ["green"]}, "$.offers[0]"),
        (lambda raw: {**raw, "offers": ["red", "red"]}, "$.offers[1]"),
        (lambda raw: {**raw, "said": ["\ud800"]}, "$.said[0]"),
        (lambda raw: {**raw, "ended": {"result": "victory", "why": "x"}}, "$.ended.result"),
        (lambda raw: {**raw, "ended": {"result": "win", "why": "x", "winners": ["green"]}}, "$.ended.winners[0]"),
        (lambda raw: {**raw, "sealed": {"green": {"kind": "x"}}}, "$.sealed.green"),
        (lambda raw: {**raw, "sealed": {"red": {"kind": "x", "data": {"a": 10**40}}}}, "$.sealed.red.data.a"),
        (lambda raw: {**raw, "sealed": {"red": {"data": {}}}}, "$.sealed.red.kind"),
        (lambda raw: {**raw, "agenda": [{"step": "Finish"}]}, "$.sealed"),
        (lambda raw: {**raw, "agenda": [{"step": "Break", "x": 1}]}, "$.agenda[0].x"),
        (lambda raw: {**raw, "agenda": [{"step": "Nothing"}]}, "$.agenda[0].step"),
        (lambda raw: {**raw, "agenda": [{"step": "Log", "seats": []}]}, "$.agenda[0].step"),
        (lambda raw: {**raw, "agenda": ["Finish"]}, "$.agenda[0]"),
        (lambda raw: {**raw, "agenda": [{"text": "a"}]}, "$.agenda[0]"),
        (lambda raw: {**raw, "agenda": [{"step": "Say"}]}, "$.agenda[0].text"),
        (
            lambda raw: {**raw, "agenda": [{"step": "Say", "text": "a", "then": [{"step": "X"}]}]},
            "$.agenda[0].then[0].step",
        ),
        (lambda raw: {**raw, "agenda": [{"step": "Ask", "seats": ["red"], "mode": "some"}]}, "$.agenda[0].mode"),
        (lambda raw: {**raw, "frames": [{"base": 99}]}, "$.frames[0].base"),
        (lambda raw: {**raw, "frames": [{"base": -1}]}, "$.frames[0].base"),
        (lambda raw: {**raw, "frames": [{"base": 1}, {"base": 0}]}, "$.frames[1].base"),
        (lambda raw: {**raw, "frames": [{"base": 0, "values": {"x": [1, 1.5]}}]}, "$.frames[0].values.x[1]"),
        (lambda raw: {**raw, "frames": [{"base": 0, "values": {"x": 2**60}}]}, "$.frames[0].values.x"),
    ],
)
def test_an_impossible_state_is_refused_with_its_path(change: Callable[[Any], Any], path: str) -> None:
    """Wrong types, unknown fields and steps, truths for numbers, numbers out of bounds, counts and frames amiss."""
    with pytest.raises(BadState) as caught:
        BENCH.decode(change(as_text(resting())))
    assert caught.value.path == path


@pytest.mark.parametrize("name", ["Step", "Question", "Trigger", "Chance", "Log", "Said", "Mode"])
def test_only_steps_that_can_be_done_have_names(name: str) -> None:
    """What steps have in common is no step, and nothing else in the module is."""
    with pytest.raises(BadState, match=f"state-unknown-step name={name}$"):
        BENCH.decode({"seats": ["red"], "agenda": [{"step": name}]})


def test_a_step_of_another_kind_is_refused() -> None:
    """Where triggers are needed, other steps will not do."""
    raw = {"seats": ["red"], "agenda": [{"step": "InOrder", "triggers": [{"step": "Finish"}]}]}
    with pytest.raises(BadState, match="state-unknown-step name=Finish") as caught:
        BENCH.decode(raw)
    assert caught.value.path == "$.agenda[0].triggers[0].step"


def test_a_wrong_name_is_reported_with_those_it_might_have_been() -> None:
    """Steps that could stand there, and fields that are not there yet."""
    with pytest.raises(BadState) as caught:
        BENCH.decode({"seats": ["red"], "agenda": [{"step": "InOrdr"}]})
    assert caught.value.found == "InOrdr"
    assert "InOrder" in caught.value.known
    with pytest.raises(BadState) as caught:
        BENCH.decode({"seats": ["red"], "agendum": []})
    assert caught.value.found == "agendum"
    assert "agenda" in caught.value.known
    assert "seats" not in caught.value.known


@pytest.mark.parametrize("depth", [MAX_DEPTH, 10 * sys.getrecursionlimit()])
def test_nesting_has_an_end(depth: int) -> None:
    """Neither values nor steps overflow the stack."""
    value: Any = 0
    step: Any = {"step": "Finish"}
    for _ in range(depth):
        value = [value]
        step = {"step": "Within", "steps": [step]}
    for raw in ({"frames": [{"base": 0, "values": {"x": value}}]}, {"agenda": [step]}):
        with pytest.raises(BadState, match="deep"):
            BENCH.decode({"seats": ["red"], **raw})


def places(raw: Any, path: tuple[Any, ...] = ()) -> Iterator[tuple[Any, ...]]:
    """Every place in a document."""
    yield path
    items = raw.items() if isinstance(raw, dict) else enumerate(raw) if isinstance(raw, list) else ()
    for key, item in items:
        yield from places(item, (*path, key))


def altered(raw: Any, path: tuple[Any, ...], value: Any) -> Any:
    """The document with another value at a place."""
    if not path:
        return value
    copy = raw.copy()
    copy[path[0]] = altered(raw[path[0]], path[1:], value)
    return copy


@pytest.mark.slow
@given(states(), st.data())
@settings(max_examples=100)
def test_no_alteration_raises_anything_else(found: tuple[GameSystem[Any], State], data: st.DataObject) -> None:
    """Any place, any junk: it is refused, or a state; and a state runs, or is found out by the loop."""
    system, state = found
    raw = as_text(state, system)
    junk = st.one_of(st.sampled_from(HOSTILE), st.recursive(st.none(), lambda inner: st.lists(inner, max_size=2)))
    for _ in range(data.draw(st.integers(1, 3))):
        raw = altered(raw, data.draw(st.sampled_from(sorted(places(raw), key=str))), data.draw(junk))
    with suppress(BadState, RuleBug):
        resume_game(system, Codec(system, system.setup({})).decode(raw), 1)


@pytest.mark.parametrize("name", PROBES)
def test_an_unknown_field_is_refused_anywhere(name: str) -> None:
    """In the state, its frames, its steps and the parts of a game's own."""
    system = system_named(name)
    raw = as_text(played(system, 3, 2).state, system)
    tables = [path for path in places(raw) if path == () or path[-2:-1] in {("agenda",), ("frames",)}]
    assert len(tables) > 1
    for path in tables:
        found = raw
        for key in path:
            found = found[key]
        with pytest.raises(BadState, match="state-unknown-field name=nonsense"):
            Codec(system, system.setup({})).decode(altered(raw, path, {**found, "nonsense": 1}))


@dataclass(frozen=True, kw_only=True)
class Odd(k.State):
    """A state with fields of the rarer kinds."""

    places: frozenset[str] = frozenset()
    pair: tuple[int, str] = (0, "")
    level: Literal[1, 2] = 1
    count: int = 0

    def __post_init__(self) -> None:
        if self.count > 9:
            raise ValueError("no more than nine")


ODD = Codec(GameSystem(id="odd", state=Odd, setup=lambda _: Odd(seats=("red",))))


def test_sets_pairs_and_literals() -> None:
    """Sets are written sorted, with any hash seed."""
    state = Odd(seats=("red",), places=frozenset("cab"), pair=(3, "x"), level=2)
    assert encode(state) == {"seats": ["red"], "places": ["a", "b", "c"], "pair": [3, "x"], "level": 2}
    assert ODD.decode(encode(state)) == state


@pytest.mark.parametrize(
    ("field", "value", "path"),
    [("pair", [1], "$.pair"), ("pair", ["x", 1], "$.pair[0]"), ("level", True, "$.level"), ("level", 3, "$.level"),
     ("places", {"a": 1}, "$.places"), ("places", [1], "$.places[0]"), ("count", 10, "$")],
)  # fmt: skip
def test_rarer_kinds_are_strict_too(field: str, value: Any, path: str) -> None:
    """And what a state itself refuses is refused as well."""
    with pytest.raises(BadState) as caught:
        ODD.decode({"seats": ["red"], field: value})
    assert caught.value.path == path


def test_a_value_without_a_form_cannot_be_written() -> None:
    """A float in a state is a fault of ours."""
    with pytest.raises(TypeError, match="float cannot be written"):
        encode(Frame(0, values={"x": 1.5}))  # type: ignore[dict-item]


def test_two_steps_of_one_name_are_a_fault(monkeypatch: pytest.MonkeyPatch) -> None:
    """Else one would be read as the other."""

    @dataclass(frozen=True, slots=True)
    class Within(Finish):
        """Not the kernel's."""

    monkeypatch.setattr(sys.modules[__name__], "Within", Within, raising=False)
    with pytest.raises(TypeError, match="two steps Within"):
        Codec(replace(SYSTEM, modules=(__name__,)))


def test_a_field_called_step_is_a_fault(monkeypatch: pytest.MonkeyPatch) -> None:
    """The name of the step is written there."""

    @dataclass(frozen=True, slots=True)
    class Stair(Finish):
        """A step with a step."""

        step: int

    monkeypatch.setattr(sys.modules[__name__], "Stair", Stair, raising=False)
    with pytest.raises(TypeError, match="a field of Stair is called `step`"):
        Codec(replace(SYSTEM, modules=(__name__,)))


@dataclass(frozen=True, kw_only=True)
class Settled(State):
    """A state with a field that the scenario settles."""

    board: object = field(compare=False, metadata=FROM_SETUP)
    points: int = 0


def test_parts_set_up_by_the_scenario_are_not_written() -> None:
    """A map of a thousand hexes does not travel with every position."""
    board = object()
    system = GameSystem(id="settled", state=Settled, setup=lambda _: Settled(seats=("red",), board=board))
    state = Settled(seats=("red",), board=board, points=3)
    assert encode(state) == {"seats": ["red"], "points": 3}
    read = Codec(system, system.setup({})).decode(encode(state))
    assert (read, read.board) == (state, board)
    with pytest.raises(BadState, match="board"):
        Codec(system, system.setup({})).decode({"seats": ["red"], "board": 1})
