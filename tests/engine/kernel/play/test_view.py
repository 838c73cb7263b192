"""Views and imagined worlds: what lies face down stays there, and a world fits what is seen."""

from __future__ import annotations

import json
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import engine.kernel.authoring as k
from engine.kernel.chance.rolls import Stream
from engine.kernel.play.game import Game, resume_game, start_game
from engine.kernel.play.loop import AnswerGiven
from engine.kernel.play.view import FACE_DOWN, asked, imagine, view
from engine.kernel.positions.codec import Codec, encode, written
from engine.registry import system_named
from tests.engine.kernel.agenda_game import SYSTEM, Ask, Finish, Log, table
from tests.engine.kernel.random_play import games


def sealed(word: str = "yes") -> Game[Log]:
    """Red's answer lies face down; blue is still to answer."""
    game = table(Ask(("red", "blue"), mode="all"))
    game.apply(k.choice("say", word=word), "red")
    return game


def test_an_answer_face_down_is_seen_by_its_seat_only() -> None:
    """The other sees that there is one, and not even that in the events."""
    game = sealed()
    assert game.view("red").sealed["red"]["word"] == "yes"
    assert game.view("blue").sealed == {"red": FACE_DOWN}
    assert game.view("nobody").sealed == {"red": FACE_DOWN}
    assert [event for event in game.events if not event.quiet] == [AnswerGiven(seat="red")]


def test_the_view_is_the_same_for_any_face_down_answer() -> None:
    """The view is the same byte for byte, and so is the question."""
    yes, no = sealed("yes"), sealed("no")
    assert yes.state != no.state
    assert json.dumps(encode(yes.view("blue"))) == json.dumps(encode(no.view("blue")))
    assert yes.decision is not None
    assert no.decision is not None
    assert yes.decision.seen_by("blue") == no.decision.seen_by("blue")
    assert [event.to_json() for event in yes.events] == [event.to_json() for event in no.events]


def test_an_imagined_answer_is_one_of_those_that_could_be() -> None:
    """Each of them, over many worlds; the own answer is known."""
    seen = sealed().view("blue")
    worlds = [imagine(SYSTEM, seen, "blue", Stream(seed)) for seed in range(30)]
    assert {world.sealed["red"]["word"] for world in worlds} == {"yes", "no"}
    assert all(world.sealed["red"].seat == "red" for world in worlds)
    mine = sealed().view("red")
    assert imagine(SYSTEM, mine, "red", Stream(1)) == mine


def test_an_imagined_world_can_be_played_on() -> None:
    """The face-down answer is turned up in it as a real one."""
    world = imagine(SYSTEM, sealed().view("blue"), "blue", Stream(3))
    game = resume_game(SYSTEM, world)
    game.apply(k.choice("say", word="no"), "blue")
    assert game.state.said[1] == "blue: no"
    assert game.state.said[0] in ("red: yes", "red: no")


@given(games(), st.integers(0, 99))
@settings(max_examples=60)
def test_a_world_looks_as_it_was_seen(game: Game[Any], seed: int) -> None:
    """`view(imagine(v)) == v` for every seat of every probe at any moment; and it can be saved."""
    for seat in game.state.seats:
        seen = game.view(seat)
        world = imagine(game.system, seen, seat, Stream(seed))
        assert view(game.system, world, seat) == seen
        assert view(game.system, seen, seat) == seen
        assert Codec(game.system, world).decode(json.loads(json.dumps(written(game.system, world)))) == world


@pytest.mark.parametrize(("seat", "other"), [("red", "blue"), ("blue", "red")])
def test_cards_in_hand_are_seen_by_their_seat_only(seat: str, other: str) -> None:
    """No view, event or question of one side names a card of the other, before it is played."""
    for seed in range(20):
        game = start_game(system_named("area-duel"), {}, seed)
        assert game.decision is not None
        reported = [event.seen_by(seat) for event in game.events if not event.quiet]
        seen = [encode(game.view(seat)), [event.to_json() for event in reported if event]]
        asked_of = [each.to_json() for each in game.decision.seen_by(seat).choices]
        text = json.dumps([seen, asked_of])
        assert f"{seat}-1" in text
        assert f"{other}-" not in text


def test_nothing_is_asked_where_no_question_lies_on_top() -> None:
    """`asked` is for states at rest."""
    with pytest.raises(TypeError, match="asks nothing"):
        asked(Log(seats=("red",), agenda=(Finish(),)))
    decision = asked(sealed().state)
    assert decision.seats == ("blue",)
