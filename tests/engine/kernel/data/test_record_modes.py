"""Records are frozen for the type checker and in tests, and elsewhere as good as frozen: everything is the same."""

import json
import os
import subprocess
import sys
from copy import deepcopy
from dataclasses import FrozenInstanceError, dataclass, field, is_dataclass
from dataclasses import replace as replaced
from pathlib import Path
from typing import Any, Generic, TypeVar

import pytest

from engine.kernel.data import record as records
from engine.kernel.data.record import record, replace
from engine.kernel.state.game_state import Frame
from tests.benchmarks import game_worker

PROJECT = Path(__file__).parents[4]
T = TypeVar("T")


def made(frozen: bool, monkeypatch: pytest.MonkeyPatch) -> dict[str, Any]:
    """Records of each form that the engine has, in one of both modes."""
    monkeypatch.setattr(records, "FROZEN", frozen)

    @record(frozen=True, slots=True)
    class Plain(Generic[T]):
        at: str
        wounds: int = 0

    @record(frozen=True, slots=True, kw_only=True)
    class Named(Plain[int]):
        cards: tuple[str, ...] = ()

    @record(frozen=True, slots=True, eq=False)
    class Single:
        at: str

    @record(frozen=True)
    class Hashed:
        at: str

        def __hash__(self) -> int:
            return 7

    plain: Plain[int] = Plain("A1", 2)
    return {"plain": plain, "named": Named("A1", cards=("one",)), "single": Single("A1"), "hashed": Hashed("A1")}


@pytest.mark.parametrize("frozen", [True, False])
def test_a_record_is_a_dataclass_in_both_modes(frozen: bool, monkeypatch: pytest.MonkeyPatch) -> None:
    """Equal by its fields and hashed by them, if it is compared at all; slotted; copied with changes."""
    one, other = made(frozen, monkeypatch), made(frozen, monkeypatch)
    for name, each in one.items():
        again = replaced(each)
        assert is_dataclass(again)
        assert again != other[name]  # they are of two classes
        assert (again == each) is (name != "single")
        assert name == "single" or hash(again) == hash(each)
    assert hash(one["hashed"]) == 7
    assert not hasattr(one["plain"], "__dict__")
    assert replace(one["named"], at="B2").at == "B2"
    assert repr(one["named"]).endswith("Named(at='A1', wounds=0, cards=('one',))")


@pytest.mark.parametrize("frozen", [True, False])
def test_a_record_shows_itself_as_a_dataclass_does(frozen: bool, monkeypatch: pytest.MonkeyPatch) -> None:
    """One function shows all records: fields that are not shown are left out, and a class may show itself otherwise."""
    monkeypatch.setattr(records, "FROZEN", frozen)

    def piece(made: Any) -> Any:
        class Piece:
            at: str
            secret: int = field(default=3, repr=False)
            inside: tuple[object, ...] = ()

        return made(frozen=True)(Piece)

    class Odd:
        at: str

        def __repr__(self) -> str:
            return "odd"

    ours, theirs = piece(record), piece(dataclass)
    assert repr(ours("A1", inside=(ours("B2"),))) == repr(theirs("A1", inside=(theirs("B2"),)))
    assert "secret" not in repr(ours("A1"))
    assert vars(ours)["__repr__"] is vars(Frame)["__repr__"]
    odd: Any = record(frozen=True)(Odd)
    assert repr(odd("A1")) == "odd"


def test_the_modes_differ_in_what_may_be_tried(monkeypatch: pytest.MonkeyPatch) -> None:
    with pytest.raises(FrozenInstanceError):
        made(True, monkeypatch)["plain"].at = "B2"
    made(False, monkeypatch)["plain"].at = "B2"
    forms: dict[str, Any] = {"frozen": False}
    with pytest.raises(TypeError):
        record(**forms)


def test_tests_run_with_frozen_records() -> None:
    """Those of the engine, which were made before any test began; they can be copied all the same."""
    assert records.FROZEN
    frame = Frame(0, "ana")
    with pytest.raises(FrozenInstanceError):
        frame.base = 1  # type: ignore[misc]
    assert deepcopy(frame) == frame


@pytest.mark.parametrize("scenario", ["battleground/first-game", "hoplomachus/skirmish-pozzuoli"])
def test_both_modes_play_the_same_game(scenario: str) -> None:
    """Choices, events, winner and round; the other process runs as the program does when nobody tests it."""
    asked: dict[str, Any] = {"scenario": scenario, "players": ["random", "greedy"], "seed": 4}
    command = [sys.executable, "-P", str(PROJECT / "tests/benchmarks/game_worker.py")]
    environment = {**os.environ, "PYTHONPATH": str(PROJECT)}
    run = subprocess.run(
        command, input=json.dumps(asked) + "\n", capture_output=True, text=True, env=environment, check=True
    )
    here, there = json.loads(json.dumps(game_worker.played(**asked))), json.loads(run.stdout)
    assert {**here, "seconds": 0} == {**there, "seconds": 0}
