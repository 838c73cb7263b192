"""Positions: written by someone who read the protocol, written by the engine, and how games go on from both."""

import json
import time
from typing import Any

import pytest

from engine.kernel.chance.rolls import KeyedDice, Stream
from engine.kernel.play.game import resume_game
from engine.kernel.positions.codec import unsound
from engine.systems.battleground.system import SYSTEM
from tests.rules.battleground.crowded_game import random_choice
from tests.rules.battleground.written_positions import (
    codec,
    decision,
    depth,
    handed_in,
    of_random_game,
    position_of,
    seen,
)
from tests.support.conformance import words_in

ACTIVE = {"round": 2, "phase": "activation", "active": {"figure": "ana", "ap": 2, "uses": ["move", "attack melee"]}}
SEEDS = range(6)


def kinds(asked: dict[str, Any]) -> set[str]:
    """The kinds of choices on offer."""
    return {choice["kind"] for choice in asked["choices"]}


@pytest.mark.rule("BG-ACT-2", "BG-ACT-3")
@pytest.mark.parametrize("uses", [["move", "attack melee"], {"move": 1, "attack melee": 1}])
@pytest.mark.parametrize(("ap", "offered"), [(2, {"focus", "move", "guard", "end"}), (1, {"focus", "guard", "end"})])
def test_an_activation_goes_on_with_what_is_left_and_what_was_done(uses: object, ap: int, offered: set[str]) -> None:
    """A second move costs 2, so that 1 AP is too little; uses are a list, or a table of how often."""
    talk = handed_in({**ACTIVE, "active": {"figure": "ana", "ap": ap, "uses": uses}, "figures": {"bo": {"at": "G6"}}})
    asked = decision(talk)
    assert (asked["kind"], asked["seats"]) == ("act", ["red"])
    assert {*kinds(asked)} - {"use", "use-item", "play-card"} == offered
    events = [event["event"] for event in talk.choose("end")["events"]]
    assert events[:1] == ["activation-ended"]
    assert seen(talk)["figures"]["ana"]["activated"]
    assert seen(talk)["seats"]["red"]["last"] == "ana"


def test_all_that_a_figure_and_a_seat_hold_is_written_by_name() -> None:
    """Everything by its name, as the view shows it again."""
    state = {
        "first": "blue",
        "round": 3,
        "phase": "activation",
        "figures": {
            "ana": {
                "at": "E2^",
                "facing": "sw",
                "wounds": 2,
                "mana": 3,
                "tokens": ["focus", "haste", "curse"],
                "activated": True,
                "used": ["test/vial"],
                "cards": ["fate-2"],
            },
            "bo": {"tokens": ["guard"], "debuff": {"name": "embers", "seat": "blue"}},
            "be": None,
        },
        "seats": {
            "red": {
                "hand": ["glory-1", "fate-4"],
                "deck": ["fate-3", "fate-1"],
                "discard": ["fate-5"],
                "played": ["fate-2", "fate-5"],
                "passed": True,
                "points": 12,
                "objectives": ["o2"],
            },
            "blue": {"hand": ["fate-1"], "deck": {"top": ["fate-4"], "rest": ["fate-3", "fate-2"]}},
        },
        "marks": [{"name": "snare", "seat": "red", "at": "B6"}],
    }
    talk = handed_in(state)
    view = seen(talk)
    assert view["figures"]["ana"] == state["figures"]["ana"]  # type: ignore[index]
    assert view["figures"]["bo"] == {
        "at": "C5",
        "facing": "n",
        "wounds": 0,
        "mana": 0,
        "tokens": ["guard"],
        "activated": False,
        "debuff": {"name": "embers", "seat": "blue"},
    }
    assert (view["figures"]["be"], view["knocked_out"]) == (None, ["be"])
    red = {**state["seats"]["red"], "hand": ["fate-4", "glory-1"]}  # type: ignore[index]
    assert {name: view["seats"]["red"][name] for name in red} == red
    assert view["seats"]["blue"]["deck"] == {"top": ["fate-4"], "rest": ["fate-2", "fate-3"]}
    assert (view["objectives"], view["marks"]) == ({"o1": "D4"}, state["marks"])
    assert (view["first"], view["round"], view["phase"]) == ("blue", 3, "activation")


@pytest.mark.rule("BG-FX-1")
def test_a_token_from_elsewhere_says_whose_it_is() -> None:
    """A buff comes from the own army and a debuff from the other one; else its army stands with it."""
    given = {"buff": {"name": "haste", "seat": "blue"}, "debuff": "stun"}
    figure = seen(handed_in({"round": 1, "figures": {"ana": given}}))["figures"]["ana"]
    assert (figure["tokens"], figure["buff"]) == (["stun"], given["buff"])


@pytest.mark.rule("BG-ROUND-1", "BG-ROUND-2")
@pytest.mark.parametrize(
    ("phase", "kind", "began"),
    [
        ("organisation", "organise", "organisation"),
        ("activation", "select-card", "activation"),
        ("clean-up", "claim", "clean-up"),
    ],
)
def test_without_an_agenda_the_named_phase_starts(phase: str, kind: str, began: str) -> None:
    talk = handed_in({"round": 2, "phase": phase, "figures": {"ana": {"at": "D3"}, "bo": {"at": "G6"}}})
    assert decision(talk)["kind"] == kind
    assert (seen(talk)["phase"], seen(talk)["round"]) == (began, 2)


@pytest.mark.rule("BG-SETUP-1")
def test_missing_parts_of_a_position_are_as_the_scenario_sets_them_up() -> None:
    """Figures where they are placed, opening hands of five, all objectives; the scenario names the first player."""
    view = seen(handed_in({"phase": "activation"}))
    assert {name: figure["at"] for name, figure in view["figures"].items()} == {
        "ana": "C3",
        "al": "B2",
        "bo": "C5",
        "be": "F6",
    }
    red = view["seats"]["red"]
    assert [len(red["hand"]), len(red["deck"]["rest"])] == [7, 2]
    assert (view["objectives"], view["first"], view["round"]) == ({"o1": "D4", "o2": "G2"}, "red", 1)
    assert decision(handed_in({}))["kind"] == "select-card"


def test_a_deck_that_is_not_named_holds_what_lies_nowhere_else() -> None:
    talk = handed_in({"round": 1, "seats": {"red": {"hand": ["fate-5", "fate-1"], "discard": ["fate-2"]}}})
    red = seen(talk)["seats"]["red"]
    assert red["deck"]["rest"] == ["fate-3", "fate-4", "fate-5", "fate-6"]
    assert red["hand"] == ["fate-1", "fate-5"]


@pytest.mark.rule("BG-ROUND-2")
def test_a_deck_in_order_is_drawn_in_order() -> None:
    """Whatever the seed; then the rest, by the seed."""
    hand = {"hand": ["fate-1", "fate-2"], "deck": ["fate-6", "fate-3", "fate-5", "fate-4"]}
    talk = handed_in({"round": 2, "phase": "organisation", "seats": {"red": hand}}, seed=9)
    talk.choose("done")
    drawn = [event for event in talk.choose("done")["events"] if event["event"] == "card-drawn"]
    assert [event["card"] for event in drawn if event["seat"] == "red"] == ["fate-6", "fate-3", "fate-5"]


@pytest.mark.rule("BG-ROUND-4", "BG-ROUND-10")
def test_cards_that_are_turned_up_go_on_in_their_order() -> None:
    """The higher initiative first, or the one whose turn it is after the active character."""
    up = {"red": {"selected": "fate-2"}, "blue": {"selected": "fate-3"}}
    talk = handed_in({"round": 1, "phase": "activation", "seats": up})
    assert (decision(talk)["kind"], decision(talk)["seats"]) == ("activate", ["blue"])
    later = handed_in({**ACTIVE, "seats": {"blue": {"selected": "fate-3"}}})
    later.choose("end")
    assert (decision(later)["kind"], decision(later)["seats"]) == ("activate", ["blue"])


@pytest.mark.rule("BG-ROUND-6")
def test_the_last_of_the_round_before() -> None:
    state = {"round": 2, "phase": "activation", "seats": {"red": {"selected": "fate-2", "last": "ana"}}}
    assert [choice["figure"] for choice in decision(handed_in(state))["choices"]] == ["al"]


@pytest.mark.rule("BG-ABIL-4")
def test_a_side_mission_in_play() -> None:
    active = {"figure": "ana", "ap": 2, "missions": ["glory-1"]}
    figures = {"ana": {"at": "C4", "cards": ["glory-1"]}}
    state = {"round": 1, "phase": "activation", "active": active, "figures": figures}
    talk = handed_in(state, dice=[5] * 4 + [1] * 3, strict=True)
    events = talk.choose("attack", target="bo", weapon="test/sword")["events"]
    assert "mission-completed" in [event["event"] for event in events]


def test_a_written_position_may_be_changed_and_read_again() -> None:
    """Who acts stands in one place only: with other action points it does more; without an agenda the phase starts."""
    talk = handed_in({**ACTIVE, "active": {"figure": "ana", "ap": 0}})
    position = talk.ask("position")["position"]
    assert position["state"]["active"] == {"figure": "ana", "ap": 0, "uses": []}
    position["state"]["active"]["ap"] = 3
    talk.ask("new", position=position)
    assert "focus" in kinds(decision(talk))
    del position["state"]["agenda"], position["state"]["active"]
    talk.ask("new", position=position)
    assert decision(talk)["kind"] == "select-card"


@pytest.mark.parametrize("seed", SEEDS)
def test_a_position_goes_on_as_the_game_does(seed: int) -> None:
    """From every decision of a random game: an equal state, an equal decision, and equal events afterwards.

    In interruptions of interruptions, in tests with re-rolls, in moves, charges and area attacks.
    """
    reader, met, rng = codec(), dict[str, int](), Stream(seed, "go on")
    for game in of_random_game(seed):
        loaded = reader.decode(json.loads(json.dumps(position_of(game.state))))
        assert loaded == game.state
        assert unsound(SYSTEM, loaded) is None
        if game.decision is None:
            break
        twin = resume_game(SYSTEM, loaded, KeyedDice(seed))
        assert twin.decision == game.decision
        met[game.decision.kind] = max(depth(game.state), met.get(game.decision.kind, 0))
        if game.decision.kind != "act" or depth(game.state) > 1 or not rng.next_below(8):
            branch = game.branch()
            for _ in range(4):
                if branch.decision is not None:
                    answer, seat = random_choice(branch, rng)
                    assert twin.apply(answer, seat) == branch.apply(answer, seat)
                    assert twin.decision == branch.decision
    assert max(met.values()) > 1, "nobody interrupted an interruption or a test"


def test_those_games_come_to_every_kind_of_question() -> None:
    """So that a position is proved in the middle of each."""
    met = {(game.decision.kind, depth(game.state)) for seed in SEEDS for game in of_random_game(seed) if game.decision}
    assert {kind for kind, _ in met} >= {"act", "face", "reroll", "mana-reroll", "order", "use", "move", "items-before"}
    assert max(deep for kind, deep in met if kind == "mana-reroll") > 1
    assert max(deep for _, deep in met) > 2


@pytest.mark.parametrize("seed", SEEDS)
def test_a_view_in_this_form_shows_no_secrets(seed: int) -> None:
    """No word of the whole position that the seat's view does not have: hands, decks and cards set aside."""
    for game in of_random_game(seed):
        for seat, other in (("red", "blue"), ("blue", "red")):
            whole, view = position_of(game.state), position_of(game.view(seat))
            hidden = view["seats"][other]
            assert set(hidden["hand"]) <= {"?"}
            assert words_in(hidden["deck"]) <= {"?"}
            assert "aside" not in hidden
            assert len(hidden["hand"]) == len(whole["seats"][other]["hand"])
            assert view["seats"][seat] == whole["seats"][seat]
            assert view["figures"] == whole["figures"]


def test_a_seat_that_hands_in_what_it_saw_is_reported_that_cards_are_missing() -> None:
    """A view is no position: unknown cards are none of the scenario's."""
    talk = handed_in({"phase": "activation"})
    error = talk.refused("new", position={**talk.ask("position")["position"], "state": seen(talk, "red")})
    assert (error["code"], error["path"]) == ("bad-document", "$.position.state.seats.blue.hand[0]")


@pytest.mark.parametrize("seat", ["red", "blue"])
def test_an_imagined_position_with_few_cards_looks_the_same(seat: str) -> None:
    """Where cards of the scenario lie nowhere, a seat that imagines the other one's deals no more than there are."""
    few = {each: {"hand": ["fate-1"], "deck": {"rest": ["fate-3"]}} for each in ("red", "blue")}
    game = handed_in({"round": 3, "phase": "activation", "seats": few}).connection.session.game
    for n in range(10):
        imagined = game.imagined(seat, Stream(n, "few"))
        assert position_of(SYSTEM.view(imagined, seat)) == position_of(game.view(seat))


def test_writing_a_position_takes_no_time() -> None:
    """Less than 5 ms, the best of a few tries for each."""
    for game in list(of_random_game(3))[-20:]:
        took = []
        for _ in range(3):
            began = time.perf_counter()
            position_of(game.state)
            took.append(time.perf_counter() - began)
        assert min(took) < 0.005
