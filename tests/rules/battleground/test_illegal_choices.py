"""Why not: in random games each refused wish has exactly the reasons that speak against it, in four languages."""

from dataclasses import replace
from typing import Any

import pytest

from engine.abilities.wording.reason_parts import AskedFor, OptionCalled
from engine.kernel.chance.rolls import Stream
from engine.kernel.data.choice import Choice
from engine.kernel.rules.clauses import Reason
from engine.words import languages
from tests.engine.protocol.conversation import Conversation
from tests.rules.battleground.crowded_game import random_choice
from tests.rules.battleground.refusals import (
    SCENARIOS,
    Refused,
    document,
    is_to_the_point,
    look,
    refused_wishes,
    stops,
)
from tests.support.battleground import battle, with_zones
from tests.support.battleground_moves import acting, focused, said_as_line
from tests.support.script import refused

A_PART = 5_000
SOAK_PARTS = range(1, 101)
A_SOAK_PART = 10_000
KINDS = {
    "activate",
    "attack",
    "claim",
    "face",
    "focus",
    "guard",
    "mana-reroll",
    "move",
    "move focused",
    "move focused path",
    "move path",
    "place",
    "reroll",
    "teleport",
    "use",
    "use-item",
}
"""Whatever can be refused often enough to be met in every part."""


@pytest.mark.slow
@pytest.mark.parametrize("part", range(2))
def test_the_reasons_are_exactly_what_speaks_against_a_wish(part: int) -> None:
    """At each decision one refused wish of each kind: all its reasons dropped it is legal, any one kept it is not."""
    found = look(1_000_000 * part, A_PART)
    assert found.total() == A_PART
    assert found.keys() >= KINDS


@pytest.mark.soak
@pytest.mark.parametrize("part", SOAK_PARTS)
def test_the_reasons_of_a_million_wishes(part: int) -> None:
    """The same at length."""
    found = look(10_000_000 + 1_000_000 * part, A_SOAK_PART)
    assert found.total() == A_SOAK_PART
    assert found.keys() >= KINDS


def sample(kind: str, reasons: int) -> tuple[Any, Refused]:
    """A refused wish of a kind with so many reasons, and the state that refuses it."""
    for game, rng in stops("plenty", 7):
        for each in refused_wishes(game.state, rng):
            if each.kind == kind and len(each.reasons) == reasons:
                return game.state, each
    raise AssertionError(f"no {kind} with {reasons} reasons")


def another(reasons: tuple[Reason, ...]) -> Reason:
    """A reason that has nothing to do with an attack."""
    found = next(each for each in sample("focus", 1)[1].reasons)
    assert found not in reasons
    return found


def test_a_reason_too_few_or_too_many_is_noticed() -> None:
    """Also none at all, and one without a rule."""
    state, wish = sample("attack", 2)
    is_to_the_point(state, wish)
    first, second = wish.reasons
    for wrong in ((first,), (), (first, second, another(wish.reasons)), (first, replace(second, rule=""))):
        with pytest.raises(AssertionError):
            is_to_the_point(state, replace(wish, reasons=wrong))


def shown(reason: Reason, lang: str) -> dict[str, str]:
    """The values of a reason as a peer gets them; conditions are reported in its language."""
    said = {
        name: each.text(lang) if isinstance(each, AskedFor | OptionCalled) else each
        for name, each in reason.sentence.values
    }
    return {name: str(list(each) if isinstance(each, tuple) else each) for name, each in said.items()}


@pytest.mark.slow
@pytest.mark.parametrize("name", SCENARIOS)
def test_a_peer_is_reported_the_same_in_its_own_language(name: str) -> None:
    """`explain` as the seat that is asked: the rules, the values, the places, and sentences that differ by language."""
    talk, rng, reported = Conversation(), Stream(5, "peer", name), 0
    talk.ask("new", scenario=with_zones(document(name)), seed=5)
    while (game := talk.connection.session.game).decision is not None and reported < 40:
        for each in refused_wishes(game.state, rng):
            wish = each.wish.to_json()
            answers = [talk.ask("explain", action=wish, seat=game.decision.seats[0], lang=lang) for lang in languages()]
            for lang, answer in zip(languages(), answers, strict=True):
                assert not answer["legal"]
                assert [(reason["rule"], reason["clause"]) for reason in answer["reasons"]] == [
                    (reason.rule, reason.clause) for reason in each.reasons
                ]
                for reason, meant in zip(answer["reasons"], each.reasons, strict=True):
                    assert {name: str(value) for name, value in reason["values"].items()} == shown(meant, lang)
                    assert reason["places"] == list(meant.places)
            sentences = {tuple(reason["sentence"] for reason in answer["reasons"]) for answer in answers}
            assert len(sentences) == len(languages())
            reported += 1
        choice, seat = random_choice(game, rng)
        talk.ask("choose", choice=choice.to_json(), seat=seat)
    assert reported >= 40


@pytest.mark.rule("BG-MOVE-1", "BG-MOVE-2", "BG-MOVE-3")
@pytest.mark.parametrize(
    ("way", "reasons"),
    [
        ("B2 B3 B3", ["BG-MOVE-2 a-way-leads-there"]),
        ("B2 B4", ["BG-MOVE-2 a-way-leads-there"]),
        ("B2 B3 B4", ["BG-MOVE-2 nobody-in-the-way"]),
        ("B2 C2", ["BG-MOVE-2 has-footing"]),
        ("B2 A2 A3 A4 A5 A6 B6", ["BG-MOVE-3 goes-on-past-no-enemy", "BG-MOVE-1 points-last"]),
        ("B2 A2 A3 A4 A5", ["BG-MOVE-3 goes-on-past-no-enemy"]),
        ("B2 C2 C3 D4", ["BG-MOVE-2 has-footing", "BG-MOVE-2 a-way-leads-there"]),
    ],
)
def test_a_way_of_ones_own_is_refused_with_its_reasons(way: str, reasons: list[str]) -> None:
    """Step by step: no path, an obstacle, a figure, an adjacent enemy, not enough points."""
    game = acting(battle(red="ana@B2 al@B4", blue="bo@B5 be@A1", pieces={"tall": "C2"}), "ana")
    assert refused(game, f"red: {said_as_line(way)}") == reasons


def test_a_way_that_makes_no_sense_is_no_such_thing() -> None:
    """Places off the map, a start elsewhere, another end, or no list of places."""
    game = acting(battle(red="ana@B2", blue="bo@I9"), "ana")
    for to, path in (("B3", ("B2", "Z99")), ("B3", ("B1", "B2", "B3")), ("B4", ("B2", "B3")), ("B3", "B3"), ("B3", ())):
        reported = game.why_not(Choice("move", {"figure": "ana", "to": to, "path": path}))
        assert [reason.clause for reason in reported] == ["no-such-thing"], path


@pytest.mark.rule("BG-ACT-6")
def test_focus_is_never_spent_unsaid() -> None:
    """A move that does not say so is one without it, also where only the focused one is legal."""
    game = acting(focused(battle(size="1x9", red="ana@A1", blue="bo@A9"), "ana"), "ana")
    assert refused(game, "red: move to=A7") == ["BG-MOVE-1 points-last"]
    assert game.why_not(Choice("move", {"to": "A7", "focused": True})) == ()
    assert game.why_not(Choice("move", {"to": "A6"})) == ()
    game.apply(Choice("move", {"to": "A6"}), "red")
    assert game.state.figures["ana"].focused
