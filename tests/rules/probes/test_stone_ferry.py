"""The ferrymen, rules SF-1 to SF-3; and that marks alone give a game its positions: written, read, checked."""

import json
from collections.abc import Mapping
from dataclasses import replace
from typing import Any

import pytest

from engine.kernel.data.errors import BadState
from engine.kernel.play.game import Game, resume_game, start_game
from engine.kernel.positions.codec import Codec, unsound, written
from engine.kernel.rules.game_system import GameSystem
from engine.probes.stone_ferry import SYSTEM, Cross, River
from tests.support.script import asked, offers, play

START = SYSTEM.setup({})
PLUMBING = ("unsound", "parts", "frames", "bound")
"""What a game may add to the positions that its types and marks give."""


def game_from(position: Mapping[str, Any]) -> Game[River]:
    """The game that goes on from a position."""
    return resume_game(SYSTEM, Codec(SYSTEM, START).decode(position), 1)


@pytest.mark.rule("SF-1", "SF-2")
def test_two_do_not_stand_on_one_stone_and_the_tired_go_slowly() -> None:
    game = start_game(SYSTEM, {})
    play(game, "red: cross stones=2")
    assert offers(game, "blue") == ["cross stones=0", "cross stones=1"]
    play(game, "blue: cross stones=1")
    assert offers(game, "red") == ["cross stones=0", "cross stones=1"]


@pytest.mark.rule("SF-3")
def test_the_first_on_the_meadow_wins() -> None:
    game = start_game(SYSTEM, {})
    for stones in (2, 1, 2):
        play(game, f"red: cross stones={stones}")
        assert game.outcome is None or stones == 2
        if game.decision is not None:
            play(game, "blue: cross stones=0")
    assert game.outcome is not None
    assert game.outcome.winners == ("red",)


def test_a_state_is_written_for_people_and_comes_back() -> None:
    """Places by name, statuses in a list, defaults left out, fields under the names of the game."""
    game = start_game(SYSTEM, {})
    play(game, "red: cross stones=2")
    answer = written(SYSTEM, game.state)
    assert answer["ferrymen"] == {
        "anselm": {"seat": "red", "at": "grey stone", "status": ["tired"], "crossed": 2},
        "bertha": {"seat": "blue", "at": "bank"},
    }
    assert answer["turn"] == "blue"
    again = Codec(SYSTEM, START).decode(json.loads(json.dumps(answer)))
    assert again == game.state
    assert asked(game_from(answer)) == "blue: cross"


@pytest.mark.parametrize(
    ("ferryman", "path", "meant"),
    [
        ({"at": "flat ston"}, "$.ferrymen.anselm.at", "flat stone"),
        ({"at": 1}, "$.ferrymen.anselm.at", None),
        ({"seat": "rde"}, "$.ferrymen.anselm.seat", "red"),
        ({"crossed": 9}, "$.ferrymen.anselm.crossed", None),
        ({"crossed": -1}, "$.ferrymen.anselm.crossed", None),
        ({"status": ["tried"]}, "$.ferrymen.anselm.status[0]", "tired"),
        ({"status": ["tired", "tired"]}, "$.ferrymen.anselm.status[1]", None),
        ({"tired": True}, "$.ferrymen.anselm.tired", None),
    ],
)
def test_an_impossible_position_is_refused_with_its_path(
    ferryman: dict[str, Any], path: str, meant: str | None
) -> None:
    """With the names it might have been."""
    answer = written(SYSTEM, START)
    answer["ferrymen"]["anselm"] |= ferryman
    with pytest.raises(BadState) as caught:
        Codec(SYSTEM, START).decode(answer)
    assert caught.value.path == path
    assert meant is None or meant in caught.value.known


def test_names_are_looked_at_wherever_they_stand() -> None:
    """In the keys of tables, and in steps."""
    answer = written(SYSTEM, START)
    for change, path in (
        ({"ferrymen": {"anslem": {"seat": "red"}}}, "$.ferrymen.anslem"),
        ({"agenda": [{"step": "Cross", "name": "anslem"}]}, "$.agenda[0].name"),
        ({"turn": "green"}, "$.turn"),
    ):
        with pytest.raises(BadState) as caught:
            Codec(SYSTEM, START).decode({**answer, **change})
        assert caught.value.path == path


def test_a_state_in_memory_is_checked_by_the_same_marks() -> None:
    ana = START.ferrymen["anselm"]
    assert unsound(SYSTEM, START) is None
    for state, path in (
        (replace(START, ferrymen={**START.ferrymen, "anselm": replace(ana, at=6)}), "$.ferrymen.anselm.at"),
        (replace(START, ferrymen={**START.ferrymen, "anselm": replace(ana, crossed=6)}), "$.ferrymen.anselm.crossed"),
        (replace(START, agenda=(Cross("nobody"),)), "$.agenda[0].name"),
    ):
        found = unsound(SYSTEM, state)
        assert found is not None
        assert found[0] == path


def test_the_game_has_no_plumbing() -> None:
    """No field of its record that says how its positions are read, written or checked."""
    usual: GameSystem[River] = GameSystem(id="usual", state=River, setup=SYSTEM.setup)
    assert all(getattr(SYSTEM, name) == getattr(usual, name) for name in PLUMBING)
