"""Invalid positions: each is refused with its place, its reason in four languages, and a suggestion."""

import json
import random
import re
from typing import Any

import pytest

from engine.kernel.chance.rolls import Stream
from engine.kernel.data.errors import BadState
from engine.kernel.play.errors import RuleBug
from engine.kernel.play.game import resume_game
from engine.kernel.positions.codec import unsound
from engine.protocol.server import answer_to
from engine.systems.battleground.system import SYSTEM
from engine.words import languages
from tests.engine.protocol.hostile import ODD, Hostile
from tests.rules.battleground.crowded_game import random_choice
from tests.rules.battleground.written_positions import (
    Answer,
    codec,
    depth,
    handed_in,
    of_random_game,
    paths,
    position_of,
    refusal,
    seen,
    with_value,
)

ROUND: Answer = {"round": 1, "phase": "activation"}
NAMES = ("ana", "zz", "fate-1", "A1", "B2^", "Z99", "n", "focus", "curse", "move", 99, -5, 1_000, [1], ["ana"])
VALUES: tuple[Any, ...] = (*ODD, *NAMES, {"step": "Act"}, {"figure": "ana"})
MALFORMED: list[tuple[Answer, str, str | None]] = [
    ({"figurs": {}}, "$.figurs", "figures"),
    ({"figures": []}, "$.figures", None),
    ({"figures": {"anna": {}}}, "$.figures.anna", "ana"),
    ({"figures": {"ana": 3}}, "$.figures.ana", None),
    ({"figures": {"ana": {"wound": 1}}}, "$.figures.ana.wound", "wounds"),
    ({"figures": {"ana": {"at": 3}}}, "$.figures.ana.at", None),
    ({"figures": {"ana": {"at": "c3"}}}, "$.figures.ana.at", None),
    ({"figures": {"ana": {"at": "H1"}}}, "$.figures.ana.at", None),
    ({"figures": {"ana": {"at": "D2^"}}}, "$.figures.ana.at", None),
    ({"figures": {"ana": {"facing": "N"}}}, "$.figures.ana.facing", "n"),
    ({"figures": {"ana": {"facing": 0}}}, "$.figures.ana.facing", None),
    ({"figures": {"ana": {"wounds": -1}}}, "$.figures.ana.wounds", None),
    ({"figures": {"ana": {"wounds": 1.5}}}, "$.figures.ana.wounds", None),
    ({"figures": {"ana": {"mana": 6}}}, "$.figures.ana.mana", None),
    ({"figures": {"ana": {"mana": True}}}, "$.figures.ana.mana", None),
    ({"figures": {"ana": {"activated": 1}}}, "$.figures.ana.activated", None),
    ({"figures": {"ana": {"tokens": "focus"}}}, "$.figures.ana.tokens", None),
    ({"figures": {"ana": {"tokens": ["guard", "focused"]}}}, "$.figures.ana.tokens[1]", "focus"),
    ({"figures": {"ana": {"tokens": ["guard", "guard"]}}}, "$.figures.ana.tokens[1]", None),
    ({"figures": {"ana": {"tokens": ["haste", "protection"]}}}, "$.figures.ana.tokens[1]", None),
    ({"figures": {"ana": {"debuff": "ember"}}}, "$.figures.ana.debuff.name", "embers"),
    ({"figures": {"ana": {"debuff": {"name": "curse", "seat": "bleu"}}}}, "$.figures.ana.debuff.seat", "blue"),
    ({"figures": {"ana": {"buff": {"nam": "haste"}}}}, "$.figures.ana.buff.nam", "name"),
    ({"figures": {"ana": {"used": ["test/vail"]}}}, "$.figures.ana.used[0]", "test/vial"),
    ({"figures": {"ana": {"used": ["test/vial"] * 2}}}, "$.figures.ana.used[1]", None),
    ({"figures": {"ana": {"cards": ["fate-9"]}}}, "$.figures.ana.cards[0]", "fate-6"),
    ({"seats": {"rot": {}}}, "$.seats.rot", None),
    ({"seats": []}, "$.seats", None),
    ({"seats": {"red": {"hands": []}}}, "$.seats.red.hands", "hand"),
    ({"seats": {"red": {"hand": ["fate1"]}}}, "$.seats.red.hand[0]", "fate-1"),
    ({"seats": {"red": {"hand": "fate-1"}}}, "$.seats.red.hand", None),
    ({"seats": {"red": {"deck": ["glory-1"]}}}, "$.seats.red.deck[0]", None),
    ({"seats": {"red": {"deck": {"top": ["fate-1"], "bottom": []}}}}, "$.seats.red.deck.bottom", None),
    ({"seats": {"red": {"deck": {"rest": [None]}}}}, "$.seats.red.deck.rest[0]", None),
    ({"seats": {"red": {"points": -5}}}, "$.seats.red.points", None),
    ({"seats": {"red": {"passed": "no"}}}, "$.seats.red.passed", None),
    ({"seats": {"red": {"objectives": ["o3"]}}}, "$.seats.red.objectives[0]", None),
    ({"seats": {"red": {"last": "bo"}}}, "$.seats.red.last", None),
    ({"objectives": {"o9": "A1"}}, "$.objectives.o9", None),
    ({"objectives": {"o1": None}}, "$.objectives.o1", None),
    ({"marks": {}}, "$.marks", None),
    ({"marks": [{"name": "snair", "seat": "red", "at": "A1"}]}, "$.marks[0].name", "snare"),
    ({"marks": [{"name": "snare", "seat": "red"}]}, "$.marks[0].at", None),
    ({"marks": [{"name": "snare", "seat": "red", "at": "A1"}] * 2}, "$.marks[1].name", None),
    ({"knocked_out": ["boo"]}, "$.knocked_out[0]", "bo"),
    ({"knocked_out": ["bo"], "figures": {"bo": {}}}, "$.knocked_out[0]", None),
    ({"first": "Red"}, "$.first", "red"),
    ({"round": 5}, "$.round", None),
    ({"round": 0, "phase": "activation"}, "$.round", None),
    ({"phase": "cleanup"}, "$.phase", "clean-up"),
    ({"phase": "set-up", "round": 2}, "$.round", None),
    ({"active": 1}, "$.active", None),
    ({"active": "anna"}, "$.active.figure", "ana"),
    ({"active": {"ap": 2}}, "$.active.figure", None),
    ({"active": {"figure": "ana", "app": 2}}, "$.active.app", "ap"),
    ({"active": {"figure": "ana", "ap": -1}}, "$.active.ap", None),
    ({"active": {"figure": "ana", "ap": 100}}, "$.active.ap", None),
    ({"active": {"figure": "ana", "uses": ["run"]}}, "$.active.uses[0]", None),
    ({"active": {"figure": "ana", "uses": ["attack meele"]}}, "$.active.uses[0]", "attack melee"),
    ({"active": {"figure": "ana", "uses": {"move": -1}}}, "$.active.uses.move", None),
    ({"active": {"figure": "ana", "missions": ["glory-3"]}}, "$.active.missions[0]", "glory-1"),
    ({"active": "ana", "phase": "clean-up"}, "$.active", None),
    ({"agenda": 3}, "$.agenda", None),
    ({"agenda": [{"step": "Actt", "seat": "red"}]}, "$.agenda[0].step", "Act"),
    ({"sealed": {"green": {"kind": "pass"}}, "agenda": [{"step": "SelectCards"}]}, "$.sealed.green", None),
]
"""The position as written, the place of the refusal, and the suggestion."""

ACT: Answer = {"step": "Act", "seat": "red"}
END: Answer = {"step": "EndActivation"}
FRAME: Answer = {"base": 0, "values": {"active": "ana", "interrupted": "", "interruption": ""}}
IN_ACTIVATION: Answer = {"agenda": [END, ACT], "frames": [FRAME], "active": {"figure": "ana", "ap": 1}}
HIDDEN_CARD: Answer = {"kind": "select-card", "data": {"card": "x"}}
IMPOSSIBLE: list[tuple[Answer, str]] = [
    ({"figures": {"ana": {"at": "C5"}}}, "$.figures.bo.at"),
    ({"figures": {"ana": {"at": "E1"}}}, "$.figures.ana.at"),
    ({"figures": {"ana": {"at": "G7"}}}, "$.figures.ana.at"),
    ({"figures": {"ana": {"at": None}}}, "$.figures.ana.at"),
    ({"figures": {"ana": {"wounds": 6}}}, "$.figures.ana.wounds"),
    ({"figures": {"ana": {"wounds": 7}}}, "$.figures.ana.wounds"),
    ({"seats": {"red": {"hand": ["fate-1", "fate-1"]}}}, "$.seats.red"),
    ({"seats": {"red": {"hand": ["fate-1"], "discard": ["fate-1"]}}}, "$.seats.red"),
    ({"seats": {"red": {"hand": ["fate-1"]}}, "figures": {"al": {"cards": ["fate-1"]}}}, "$.seats.red"),
    ({"seats": {"red": {"hand": [f"fate-{n}" for n in (1, 2, 3, 4, 5, 6)]}}}, "$.seats.red.hand"),
    ({"seats": {"red": {"hand": ["fate-1"], "aside": ["fate-2"]}}}, "$.seats.red.aside"),
    ({"seats": {"red": {"objectives": ["o1"]}, "blue": {"objectives": ["o1"]}}}, "$.seats.blue.objectives[0]"),
    ({"seats": {"red": {"objectives": ["o1"]}}, "objectives": {"o1": "D4"}}, "$.seats.red.objectives[0]"),
    ({"agenda": [{"step": "SelectCards"}], "sealed": {"red": HIDDEN_CARD}}, "$.sealed.red"),
    ({"agenda": [{"step": "SelectCards"}], "sealed": {"red": {"kind": "guard"}}}, "$.sealed.red"),
    ({"agenda": [{"step": "Watched", "figure": "zed"}]}, "$.agenda[0].figure"),
    ({"agenda": [{"step": "PushAside", "figure": "ana", "to": 5_000}]}, "$.agenda[0].to"),
    ({"agenda": [{"step": "PushAside", "figure": "ana", "to": -1}]}, "$.agenda[0].to"),
    ({"agenda": [{"step": "FaceOneOf", "figure": "ana", "facings": [7]}]}, "$.agenda[0].facings[0]"),
    ({"agenda": [{"step": "DrawCards", "seat": "red", "cards": -2}]}, "$.agenda[0].cards"),
    ({"agenda": [ACT]}, "$.agenda[0]"),
    ({"active": {"figure": "ana", "missions": ["glory-1"]}}, "$.active.missions"),
    (
        {
            "active": {"figure": "ana", "missions": ["glory-1", "glory-1"]},
            "figures": {"ana": {"cards": ["glory-1"]}},
        },
        "$.active.missions",
    ),
    ({**IN_ACTIVATION, "active": None}, "$.active.ap"),
    ({**IN_ACTIVATION, "frames": [{**FRAME, "subject": "zed"}]}, "$.frames[0].subject"),
    ({**IN_ACTIVATION, "frames": [{**FRAME, "values": {**FRAME["values"], "x": 1}}]}, "$.frames[0].values.x"),
    (
        {**IN_ACTIVATION, "frames": [{**FRAME, "values": {**FRAME["values"], "interruption": "g"}}]},
        "$.frames[0].values.interruption",
    ),
    ({**IN_ACTIVATION, "frames": [{"base": 0, "values": {"tester": "ana"}}, FRAME]}, "$.frames[0].values.test"),
    (
        {**IN_ACTIVATION, "frames": [{**FRAME, "values": {**FRAME["values"], "boosts": [["ana", "x", 0, 0]]}}]},
        "$.frames[0].values.boosts[0]",
    ),
    (
        {
            **IN_ACTIVATION,
            "frames": [
                {**FRAME, "values": {**FRAME["values"], "boosts": [["ana", "ana", "test/ana:snare", [{"x": 1}]]]}}
            ],
        },
        "$.frames[0].values.boosts[0]",
    ),
    (
        {**IN_ACTIVATION, "frames": [{**FRAME, "values": {**FRAME["values"], "faces": [7]}}]},
        "$.frames[0].values.faces[0]",
    ),
]
"""What is well written, and no game comes to it."""
BESIDE: list[tuple[Answer, str]] = [
    ({**IN_ACTIVATION, "active": {"figure": "bo", "ap": 1}}, "$.active.figure"),
    ({**IN_ACTIVATION, "frames": []}, "$.active"),
    ({**IN_ACTIVATION, "frames": [{**FRAME, "values": {**FRAME["values"], "ap": 2}}]}, "$.frames[0].values.ap"),
]
"""Who acts, said in two places."""


def in_a_round(said: Answer) -> Answer:
    """The position in the first round, if it says nothing else."""
    return said if {"phase", "round"} & said.keys() else {**ROUND, **said}


@pytest.mark.parametrize(("said", "place", "meant"), MALFORMED, ids=lambda each: str(each)[:60])
def test_a_malformed_position_is_refused_with_its_path(said: Answer, place: str, meant: str | None) -> None:
    """With the nearest name, where one is near."""
    error = refusal(in_a_round(said))
    assert (error["code"], error["path"]) == ("bad-document", "$.position.state" + place[1:])
    assert (f"“{meant}”?" in error["message"]) if meant else ("Did you mean" not in error["message"])


@pytest.mark.rule("BG-MOVE-2", "BG-WOUND-1", "BG-ROUND-2", "BG-ROUND-12", "BG-SETUP-1")
@pytest.mark.parametrize(("said", "place"), [*IMPOSSIBLE, *BESIDE], ids=lambda each: str(each)[:60])
def test_an_unreachable_position_is_refused_with_its_path(said: Answer, place: str) -> None:
    error = refusal({**ROUND, **said})
    assert (error["code"], error["path"]) == ("bad-document", "$.position.state" + place[1:])


@pytest.mark.parametrize("lang", languages())
def test_every_refusal_is_reported_in_every_language(lang: str) -> None:
    """Whole sentences, no names of words."""
    refused = (*(each for each, _, _ in MALFORMED), *(each for each, _ in (*IMPOSSIBLE, *BESIDE)))
    for said in refused[languages().index(lang) :: 4]:
        message = refusal(in_a_round(said), lang)["message"]
        assert message[-1] in ".?»”"
        assert not re.search(r"\b(state|battleground|content|protocol|value)-[a-z-]+\b", message), message
        assert "{" not in message


@pytest.mark.rule("BG-AREA-3", "BG-WOUND-1")
def test_more_wounds_than_health_in_the_middle_of_an_attack() -> None:
    """Nobody leaves before the whole attack is done, so there it can be."""
    state = {**ROUND, "figures": {"ana": {"wounds": 7}}, "agenda": [{"step": "SelectCards"}, {"step": "KnockOuts"}]}
    talk = handed_in(state)
    assert talk.ask("view")["view"]["knocked_out"] == ["ana"]


def handed_to_the_engine(raw: Answer, rng: Stream) -> str:
    """The outcome for a position: refused when read, found inconsistent, failing later by itself, or played on."""
    try:
        state = codec_of_plenty.decode(raw)
    except BadState:
        return "malformed"
    if unsound(SYSTEM, state) is not None:
        return "unsound"
    try:
        game = resume_game(SYSTEM, state, 1)
        for seat in state.seats:
            position_of(game.view(seat))
        for _ in range(3):
            if game.decision is not None:
                game.apply(*random_choice(game, rng))
    except RuleBug:
        return "faulty"
    return "played"


codec_of_plenty = codec()


@pytest.mark.parametrize("seed", range(4))
def test_nothing_that_is_wrong_anywhere_breaks_the_engine(seed: int) -> None:
    """Odd values at every path of a position in the middle of something: refused, or played on."""
    rng, luck = Stream(seed, "broken"), random.Random(seed)
    games = [position_of(game.state) for game in of_random_game(seed) if game.decision and depth(game.state)]
    deep = games[luck.randrange(len(games))]
    became = {"malformed": 0, "unsound": 0, "faulty": 0, "played": 0}
    for path in paths(deep):
        for value in luck.sample(VALUES, 4):
            became[handed_to_the_engine(with_value(deep, path, value), rng)] += 1
    assert became["malformed"] > became["unsound"] > 0
    assert became["played"] > 0
    assert became["faulty"] * 50 <= sum(became.values()), became


def hostile_lines(lines: int) -> dict[str, int]:
    """Malicious lines about positions, and how often each answer came; a refused line changes nothing."""
    talk, hostile = handed_in({**ROUND, "active": {"figure": "ana", "ap": 3}}), Hostile(7)
    position, journal = talk.ask("position")["position"], talk.ask("journal")["journal"]
    right = [{"do": "new", "position": position}, {"do": "replay", "journal": journal}]
    answers: dict[str, int] = {}
    for _ in range(lines):
        before, line = talk.position(), hostile.line(right)
        answer = json.loads(answer_to(talk.connection, line))
        code = "ok" if answer["ok"] else answer["error"]["code"]
        answers[code] = answers.get(code, 0) + 1
        assert answer["ok"] or talk.position() == before, line
        for seat in ("red", "blue"):
            assert seen(talk, seat)
    return answers


def test_nor_does_it_through_the_protocol() -> None:
    """Each line is answered, and no answer is a fault of ours."""
    answers = hostile_lines(60)
    assert "internal" not in answers
    assert min(answers["bad-document"], answers["ok"]) > 0


@pytest.mark.soak
def test_nor_do_very_many_lines() -> None:
    assert "internal" not in hostile_lines(3_000)


@pytest.mark.soak
@pytest.mark.parametrize("seed", range(4, 40))
def test_nothing_that_is_wrong_anywhere_breaks_any_of_many_positions(seed: int) -> None:
    """As above, in many games."""
    test_nothing_that_is_wrong_anywhere_breaks_the_engine(seed)
