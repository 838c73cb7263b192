"""Positions that people write and read: hexes by name, what is left out as the scenario has it."""

from typing import Any

import pytest

from engine.kernel.chance.rolls import KeyedDice
from engine.kernel.data.errors import BadState
from engine.kernel.play.game import Game, resume_game
from engine.kernel.positions.codec import Codec, unsound, written
from engine.systems.hoplomachus.state import Arena
from engine.systems.hoplomachus.system import SYSTEM
from tests.support.hoplomachus import arena, place_of, scenario, tactic, until
from tests.support.script import asked, offers, play

BLADES = tactic("blades", {"do": "add-dice", "dice": ["green"]})
LINES: dict[str, Any] = {"red": "ana al ay", "blue": "bo by", "tactics": {"red": [BLADES]}}


def game_from(**position: Any) -> Game[Arena]:
    """The game that goes on from a position of the test's scenario."""
    start = SYSTEM.setup(scenario(**LINES))
    state: Arena = Codec(SYSTEM, start).decode(position)
    assert unsound(SYSTEM, state) is None
    return resume_game(SYSTEM, state, KeyedDice())


def refused(**position: Any) -> str:
    """Where a position is refused."""
    with pytest.raises(BadState) as caught:
        Codec(SYSTEM, SYSTEM.setup(scenario(**LINES))).decode(position)
    return caught.value.path


def test_how_a_state_is_written() -> None:
    """Hexes by name, troops under their seats; of a unit all that differs from its plain self."""
    game = arena(red="ana@B2 al", blue="bo@H8", tactics={"red": [BLADES]})
    play(game, "red: deploy unit=al at=A1", "red: tactic tactic=test/blades on=ana", "red: move unit=ana to=C2")
    answer: Any = written(SYSTEM, game.state)
    assert answer["units"] == {
        "ana": {"seat": "red", "at": "C2", "hp": 3, "status": ["moved"], "tactics": ["test/blades"]},
        "al": {"seat": "red", "at": "A1", "hp": 3, "status": ["dazed"]},
        "bo": {"seat": "blue", "at": "H8", "hp": 3},
    }
    assert answer["seats"]["red"] == {
        "faction": "red-faction",
        "hand": [],
        "bag": [],
        "camp": ["red-hero"],
        "tactics": [],
        "spent": [],
        "discard": [],
        "hero": "inactive",
        "prize": game.state.sides["red"].prize,
        "favour": 0,
        "rewards": 0,
    }
    assert (answer["active"], answer["round"], answer["phase"]) == ("red", 1, "movement")


def test_a_short_position() -> None:
    """Units on hexes, and the named phase begins in the turn of the active seat."""
    game = game_from(
        units={"ana": {"at": "B2", "hp": 1}, "bo": {"at": "B3", "tactics": [{"card": "test/blades", "seat": "red"}]}},
        seats={"red": {"hand": ["al"], "favour": 4}},
        phase="movement",
        active="blue",
        round=3,
    )
    assert asked(game) == "blue: movement"
    assert place_of(game, "ana") == "B2"
    assert game.state.units["bo"].tactics[0].seat == "red"
    red = game.state.sides["red"]
    assert (red.holding.hand, red.holding.deck.rest, red.tactics, red.camp) == (("al",), ("ay",), (), ("red-hero",))
    until(game, "deployment")
    assert (game.state.round, offers(game, "red")[0]) == (4, "deploy at=A1 unit=al")


def test_an_empty_position() -> None:
    """The first player's first deployment, with units drawn; set-up if that is given."""
    first = game_from()
    assert (asked(first), first.state.round) == ("red: deployment", 1)
    assert len(first.state.sides["blue"].holding.hand) == 2
    begun = game_from(phase="set-up")
    assert asked(begun) == "red: deployment"
    assert len(begun.state.sides["red"].holding.hand) == 3


def test_heroes_in_a_position() -> None:
    """One in combat is active unless stated otherwise; a discarded one is not in camp."""
    units = {"red-hero": {"at": "C3"}, "bo": {"at": "H8"}}
    assert game_from(units=units, phase="movement").state.sides["red"].awake
    units["red-hero"]["status"] = ["inactive"]  # type: ignore[assignment]
    asleep = game_from(units=units, phase="movement").state
    assert not asleep.sides["red"].awake
    assert not asleep.units["red-hero"].active


@pytest.mark.parametrize(
    ("position", "path"),
    [
        ({"unit": {}}, "$.unit"),
        ({"units": {"nobody": {"at": "A1"}}}, "$.units.nobody"),
        ({"units": {"ana": {}}}, "$.units.ana.at"),
        ({"units": {"ana": {"at": "Z99"}}}, "$.units.ana.at"),
        ({"units": {"ana": {"at": "A1^"}}}, "$.units.ana.at"),
        ({"units": {"ana": {"at": "A1", "hp": 0}}}, "$.units.ana.hp"),
        ({"units": {"ana": {"at": "A1", "status": ["asleep"]}}}, "$.units.ana.status[0]"),
        ({"units": {"ana": {"at": "A1", "tactics": ["test/none"]}}}, "$.units.ana.tactics[0].card"),
        ({"seats": {"green": {}}}, "$.seats.green"),
        ({"seats": {"red": {"faction": "none"}}}, "$.seats.red.faction"),
        ({"seats": {"red": {"hand": ["nobody"]}}}, "$.seats.red.hand[0]"),
        ({"seats": {"red": {"favour": -1}}}, "$.seats.red.favour"),
        ({"phase": "lunch"}, "$.phase"),
        ({"active": "green"}, "$.active"),
        ({"round": 0}, "$.round"),
    ],
)
def test_an_impossible_position_is_refused_with_its_path(position: dict[str, Any], path: str) -> None:
    assert refused(**position) == path
