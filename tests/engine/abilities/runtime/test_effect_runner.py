"""The execution of an ability: its order, targets and names, and its state as data in between."""

import json
from typing import Any

import pytest

from engine.abilities.ability_use import AbilityUse
from engine.abilities.context import AbilityContext
from engine.abilities.runtime.effect_runner import CarryOut
from engine.kernel.play.fuel_limits import AbilityStopped
from engine.kernel.play.game import resume_game
from engine.kernel.positions.codec import Codec, written
from tests.engine.abilities.toy import PIECES, SYSTEM, Toy, cast_on, gold, set_up
from tests.support.script import asked, play

ALL = {"pieces": {"side": "all"}}
FOES = {"pieces": {"side": "enemies"}}
RICHER = {"do": "gain", "counter": "gold"}
TWO_CHOICES = (
    {"do": "choose", "as": "foe", "from": FOES},
    {
        "do": "for-each",
        "of": {"pieces": {"side": "friends"}},
        "as": "friend",
        "effects": [
            {
                "do": "if",
                "if": {"trait": {"who": "friend", "trait": "pawn"}},
                "then": [
                    {
                        "do": "one-of",
                        "options": [
                            {"effects": [{**RICHER, "on": "foe"}]},
                            {"effects": [{**RICHER, "on": "friend", "amount": 2}]},
                        ],
                    },
                ],
            },
        ],
    },
    {**RICHER, "on": "foe"},
)


def changes(*effects: dict[str, Any], **more: Any) -> list[tuple[str, int]]:
    """Who gets how much, in order."""
    reported = (event.to_json() for event in cast_on(*effects, **more).events)
    return [(str(each["piece"]), int(str(each["by"]))) for each in reported if each["event"] == "gold-changed"]


def test_effects_happen_one_after_another_each_for_everybody() -> None:
    second = {**RICHER, "amount": 2}
    assert changes(RICHER, second, whom=("bo", "al")) == [("bo", 1), ("al", 1), ("bo", 2), ("al", 2)]


def test_the_targets_of_an_effect_are_found_when_it_happens() -> None:
    poor = {"pieces": {"side": "all", "where": {"has": {"who": "it", "counter": "gold", "most": 1}}}}
    assert changes({**RICHER, "on": poor}, {**RICHER, "on": poor}) == [("al", 1), ("bo", 1), ("al", 1)]


@pytest.mark.parametrize(
    ("effects", "whom", "steps"), [(1, ("bo",), 1), (3, ("bo",), 3), (1, ("bo", "be", "al"), 3), (2, ("bo", "be"), 4)]
)
def test_an_ability_takes_a_step_for_each_effect_and_piece(effects: int, whom: tuple[str, ...], steps: int) -> None:
    """And none after the last that would do nothing."""
    state = set_up({"effects": [RICHER] * effects, "whom": whom})
    left: list[CarryOut[Toy]] = [CarryOut(AbilityUse("red", "ana", "spell", "bo"), (0,), whom)]
    taken = 0
    while left:
        left = [step for step in left.pop().run(state).then if isinstance(step, CarryOut)]
        taken += 1
    assert taken == steps


def test_a_piece_that_left_is_skipped() -> None:
    assert changes({**RICHER, "amount": 20}, RICHER, whom=("bo", "be")) == [("bo", 20), ("be", 20)]


def test_the_ability_ends_with_the_piece_whose_it_is() -> None:
    assert changes({**RICHER, "amount": 20, "on": "self"}, RICHER) == [("ana", 20)]


def test_for_its_amounts_the_target_is_the_piece_it_happens_to() -> None:
    doubled = {**RICHER, "amount": {"counter": {"of": "target", "name": "gold"}}}
    assert changes(doubled, whom=("ana", "be")) == [("ana", 2), ("be", 4)]
    assert changes({**doubled, "on": "self"}, whom=("be", "bo")) == [("ana", 5)]


def test_an_ability_of_nobody_about_nobody_does_what_needs_no_piece() -> None:
    branch = {"do": "if", "if": {}, "then": [{"do": "score", "points": 1}, RICHER]}
    each = {"do": "for-each", "of": FOES, "effects": [RICHER]}
    game = cast_on(RICHER, branch, each, {"do": "choose", "as": "foe", "from": FOES}, whom=("",), owner="")
    play(game, "red: choose piece=bo")
    assert gold(game) == {"bo": 1, "be": 1}
    assert game.state.points["red"] == 6


def test_about_nobody_at_all_only_what_happens_once_happens() -> None:
    branch = {"do": "if", "if": {}, "then": [{"do": "score", "points": 1}]}
    game = cast_on(RICHER, branch, {"do": "score", "points": 2}, whom=())
    assert (gold(game), game.state.points["red"]) == ({}, 7)


def test_a_name_of_the_trigger_is_read() -> None:
    assert gold(cast_on({**RICHER, "on": "by"}, names={"by": "be"})) == {"be": 1}


def test_a_name_of_another_ability_is_nobodys() -> None:
    """Names end with their ability; one that runs inside another reads none of its names."""
    state = cast_on({"do": "choose", "as": "foe", "from": FOES}).state
    outer = state.frames[0].binding("name foe", ("bo",))
    inside = state.but(frames=(outer, state.frames[0]))
    assert AbilityContext(state.but(frames=(outer,)), AbilityUse("red", "ana", "spell")).pieces("foe") == ("bo",)
    assert AbilityContext(inside, AbilityUse("red", "ana", "spell")).pieces("foe") == ()


def test_a_running_ability_is_saved_and_loaded_at_every_question() -> None:
    game = cast_on(*TWO_CHOICES)
    start = set_up({"effects": list(TWO_CHOICES), "whom": ("bo",)})
    for answer in ("red: choose piece=be", "red: option option=2"):
        again: Toy = Codec(SYSTEM, start).decode(json.loads(json.dumps(written(SYSTEM, game.state))))
        assert again == game.state
        game = resume_game(SYSTEM, again, game.source)
        play(game, answer)
    assert asked(game) == ""
    assert gold(game) == {"be": 1, "ana": 2}


@pytest.mark.slow
def test_too_much_at_once_is_stopped() -> None:
    """Nested repeats use up their fuel; play goes on."""
    effect: dict[str, Any] = {"do": "score", "points": 1}
    for _ in range(5):
        effect = {"do": "repeat", "times": 20, "effects": [effect]}
    game = cast_on(effect)
    assert any(isinstance(event, AbilityStopped) for event in game.events)
    assert game.decision is None


@pytest.mark.parametrize("seat", ["red", "blue"])
def test_everybody_sees_the_same_of_the_question_but_its_answers(seat: str) -> None:
    game = cast_on({"do": "choose", "as": "foe", "from": FOES})
    assert game.decision is not None
    seen = game.decision.seen_by(seat)
    assert (seen.seats, seen.kind) == (("red",), "choose")
    assert len(seen.choices) == (2 if seat == "red" else 0)


def test_the_pieces_are_as_the_tests_say() -> None:
    assert [name for name, piece in PIECES.items() if piece.seat == "red"] == ["ana", "al"]
