"""The scenario's own abilities: regions, players, figures that enter, texts, the end of the game."""

from typing import Any

import pytest

from engine.content.kinds.scenario import Scenario
from engine.content.loading.document_reader import read_document
from engine.content.problems import ContentError, Problem
from engine.kernel.play.game import Game, start_game
from engine.systems.battleground.checks.checks_by_kind import scenario_problems
from engine.systems.battleground.dice.statistics import statistic
from engine.systems.battleground.dice.threshold import DICE, attack_trial
from engine.systems.battleground.setup.reserves import is_waiting, yet_to_enter
from engine.systems.battleground.state import Battle
from engine.systems.battleground.system import SYSTEM
from engine.systems.battleground.victory.outcome import points
from tests.rules.battleground.fights import Document, fight, of_kind
from tests.support.battleground import DECLARED, place_of, scenario, without
from tests.support.script import asked, offers, play

STEP = ("red: move to=E6", "red: face facing=n")
WOUND: Document = {"do": "wound", "on": "subject"}
MOVES: Document = {"move": {"who": "character"}}
HEAL_ALL: Document = {"do": "heal", "on": {"pieces": {"side": "all"}}}
LAVA: Document = {"in-region": {"who": "subject", "region": "lava"}}


def acts(when: Any, *effects: Document, **more: Any) -> Document:
    """Something that the scenario does."""
    return {"when": when, "effects": list(effects), **more}


def document(*abilities: Document, roles: dict[str, str] | None = None, **lines: Any) -> Document:
    """A scenario with these abilities, and parts of its map with names."""
    made = scenario(**{"red": "ana@E5:n", "blue": "bo@E2:s", **lines}, abilities=list(abilities))
    made["map"]["roles"] = [{"role": name, "hexes": hexes.split()} for name, hexes in (roles or {}).items()]
    return made


def active(*abilities: Document, **lines: Any) -> Game[Battle]:
    """A game in which Ana is active with six action points."""
    made = document(*abilities, decks={"red": "fate-9-6-0 fate-2 fate-3"}, **lines)
    game = start_game(SYSTEM, made, 0)
    play(game, "red: select-card card=fate-9-6-0", "blue: pass", "red: activate figure=ana", "red: bonus bonus=mana")
    return game


@pytest.mark.rule("BG-ABIL-1", "BG-MAP-6")
@pytest.mark.parametrize(("hexes", "wounds"), [("E6", 1), ("E7", 0)])
def test_a_part_of_the_map_does_something_to_who_ends_a_move_there(hexes: str, wounds: int) -> None:
    """The parts are the roles and zones of the map."""
    game = active(acts({"move": {"who": "character"}}, WOUND, **{"if": LAVA}), roles={"lava": hexes})
    events = play(game, *STEP)
    assert game.state.figures["ana"].wounds == wounds
    assert of_kind(events, "scenario-acted") == ["scenario-acted red scenario"] * wounds


@pytest.mark.rule("BG-MAP-6")
@pytest.mark.parametrize("region", ["zone-0", "blue"])
def test_zones_are_parts_of_the_map_by_their_names_and_seats(region: str) -> None:
    """Both mean the same hexes here."""
    inside = {"in-region": {"who": "subject", "region": region}}
    game = active(acts({"move": {"who": "character"}}, WOUND, **{"if": inside}), zones={"blue": "E6"})
    play(game, *STEP)
    assert game.state.figures["ana"].wounds == 1


@pytest.mark.rule("BG-ABIL-1")
def test_it_belongs_to_a_seat_or_to_whom_it_happens_to() -> None:
    """Whose points, who is an enemy."""
    own = active(acts({"move": {"who": "character"}}, {"do": "score", "points": 5}))
    play(own, *STEP)
    assert (points(own.state, "red"), points(own.state, "blue")) == (5, 0)
    blue = active(acts({"move": {"who": "enemy"}}, {"do": "score", "points": 5}, seat="blue"))
    play(blue, *STEP)
    assert (points(blue.state, "red"), points(blue.state, "blue")) == (0, 5)
    red = active(acts({"move": {"who": "enemy"}}, {"do": "score", "points": 5}, seat="red"))
    play(red, *STEP)
    assert (points(red.state, "red"), points(red.state, "blue")) == (0, 0)


@pytest.mark.rule("BG-ABIL-1")
def test_its_player_may_decline() -> None:
    """The one whose it is."""
    game = active(acts({"move": {"who": "character"}}, WOUND, seat="blue", may=True))
    play(game, *STEP)
    assert asked(game) == "blue: use"
    play(game, "blue: decline")
    assert game.state.figures["ana"].wounds == 0


@pytest.mark.rule("BG-ABIL-1")
def test_it_may_have_a_limit() -> None:
    """Once a round, for any moving figure."""
    game = active(acts({"move": {"who": "character"}}, WOUND, limit={"per": "round"}))
    play(game, *STEP, "red: move to=E7", "red: face facing=n")
    assert game.state.figures["ana"].wounds == 1


@pytest.mark.rule("BG-ABIL-5")
def test_it_is_ordered_among_all_else_by_the_acting_player() -> None:
    """Whoever it belongs to."""
    passive = {"when": "move", "effects": [{"do": "heal"}]}
    game = active(acts({"move": {"who": "character"}}, WOUND, seat="blue"), cards={"ana": {"abilities": [passive]}})
    play(game, *STEP)
    assert offers(game, "red") == ["order next=test/ana", "order next=scenario"]


@pytest.mark.rule("BG-ABIL-1", "BG-ABIL-6")
@pytest.mark.parametrize(
    ("to", "seat", "dice"), [("all-characters", None, 5), ("all-friends", "red", 5), ("all-enemies", "red", 4)]
)
def test_numbers_are_others_while_it_is_played(to: str, seat: str | None, dice: int) -> None:
    """For one army, or for both."""
    ability = {"when": "always", "modify": "dice", "by": 1, "to": to, **({"seat": seat} if seat else {})}
    game = active(ability, blue="bo@E4:s")
    assert DICE.value(attack_trial(game.state, "ana", "fists", "bo")) == dice


@pytest.mark.rule("BG-ABIL-1", "BG-MAP-6")
def test_numbers_may_depend_on_where_one_stands() -> None:
    """The bearer is whose number it is."""
    holy = {"in-region": {"who": "bearer", "region": "shrine"}}
    game = active({"when": "always", "modify": "strength", "by": 2, "if": holy}, roles={"shrine": "E5"})
    assert (statistic(game.state, "ana", "strength"), statistic(game.state, "bo", "strength")) == (6, 4)


@pytest.mark.rule("BG-ABIL-6")
def test_every_card_takes_precedence_over_the_scenario() -> None:
    """Of two that set a number the card is right."""
    card = {"ana": {"abilities": [{"when": "always", "modify": "strength", "set": 7}]}}
    game = active({"when": "always", "modify": "strength", "set": 1}, cards=card)
    assert (statistic(game.state, "ana", "strength"), statistic(game.state, "bo", "strength")) == (7, 1)


@pytest.mark.rule("BG-ROUND-1")
def test_everybody_is_reported_something() -> None:
    """At the end of a round."""
    text = {"en": "The tide rises.", "it": "La marea sale."}
    game = start_game(SYSTEM, document(acts("round-ends", {"do": "message", "text": text})), 0)
    events = play(game, "red: pass", "blue: pass")
    assert [each.to_json()["text"] for each in events if each.name() == "message-given"] == [text]


def with_reserve(*abilities: Document, **more: Any) -> Game[Battle]:
    """A game in which Cy, of blue, waits beside the map."""
    made = document(*abilities, blue="bo@E2:s cy@E1", **more)
    made["armies"][1]["figures"][1] |= {"reserve": True, "facing": "s"}
    return start_game(SYSTEM, made, 0)


ENTER = acts({"phase-ends": {"phase": "activation"}}, {"do": "spawn", "figure": "cy"})


@pytest.mark.rule("BG-SETUP-4")
def test_who_waits_is_not_in_the_game() -> None:
    """Nor is it missed: the army plays on, and loses without it."""
    game = with_reserve()
    assert sorted(game.state.figures) == ["ana", "bo"]
    assert game.state.knocked_out == ()


@pytest.mark.rule("BG-SETUP-4", "BG-ROUND-13")
def test_a_figure_enters_on_its_own_hex_ready() -> None:
    """As the scenario has it."""
    game = with_reserve(ENTER)
    events = play(game, "red: pass", "blue: pass")
    assert of_kind(events, "figure-entered") == ["figure-entered cy E1 s"]
    assert not game.state.figures["cy"].activated
    assert list(game.state.names) == ["ana", "bo", "cy"]


@pytest.mark.rule("BG-SETUP-4")
def test_where_somebody_stands_it_enters_beside() -> None:
    """Its player says where; it enters once."""
    made = document(ENTER, red="ana@E1", blue="bo@E3:s cy@E1")
    made["armies"][1]["figures"][1] |= {"reserve": True, "facing": "s"}
    game = start_game(SYSTEM, made, 0)
    play(game, "red: pass", "blue: pass")
    assert asked(game) == "blue: place"
    assert offers(game, "blue") == [f"place at={at} facing=s figure=cy" for at in ("D1", "E2", "F1")]
    play(game, "blue: place at=D1")
    assert place_of(game, "cy") == "D1"


@pytest.mark.rule("BG-SETUP-4", "BG-MAP-6")
def test_a_figure_enters_in_a_part_of_the_map() -> None:
    """Where it has room."""
    spawn = acts({"phase-ends": {"phase": "activation"}}, {"do": "spawn", "figure": "cy", "region": "gate"})
    game = with_reserve(spawn, roles={"gate": "A1 E2 B1"})
    play(game, "red: pass", "blue: pass")
    assert offers(game, "blue") == ["place at=A1 facing=s figure=cy", "place at=B1 facing=s figure=cy"]


@pytest.mark.rule("BG-WOUND-1")
def test_who_was_knocked_out_enters_no_more() -> None:
    """Its card is out of use for the game."""
    game = with_reserve(acts({"move": {"who": "character"}}, {"do": "spawn", "figure": "cy"}))
    assert is_waiting(game.state, "cy")
    assert not is_waiting(game.state.but(knocked_out=("cy",)), "cy")
    assert not is_waiting(game.state, "bo")


def alone(*abilities: Document, rounds: int = 3, reds: bool = False) -> Game[Battle]:
    """A game in which Bo, or everybody on the map, has been knocked out; Cy waits."""
    game = with_reserve(*abilities, rounds=rounds)
    return without(game, "ana", "bo") if reds else without(game, "bo")


def after_the_round(game: Game[Battle]) -> Game[Battle]:
    """The same game, all having passed."""
    while seat := asked(game).partition(": select-card")[0]:
        if ": " in seat:
            break
        play(game, f"{seat}: pass")
    return game


IN_ROUND_2 = acts({"round-begins": {"round": 2}}, {"do": "spawn", "figure": "cy"})
BLUE_LOST = ("win", "BG-WIN-2", ("red",))


@pytest.mark.rule("BG-WIN-2")
@pytest.mark.parametrize("when", [{"round-begins": {"round": 2}}, {"round-ends": {"round": 1}}, "knock-out"])
def test_an_army_whose_reserve_will_come_is_not_lost(when: Any) -> None:
    """Nobody has knocked out who has not entered yet."""
    game = after_the_round(alone(acts(when, {"do": "spawn", "figure": "cy"})))
    assert (game.outcome, game.state.round) == (None, 2)
    assert ("cy" in game.state.figures) is (when != "knock-out")


@pytest.mark.rule("BG-WIN-2")
@pytest.mark.parametrize(
    ("abilities", "rounds"),
    [
        ((), 3),
        ((acts({"round-begins": {"round": 1}}, {"do": "spawn", "figure": "cy", "region": "gate"}),), 3),
        ((acts({"round-begins": {"round": 2}}, {"do": "spawn", "figure": "somebody"}),), 3),
        ((IN_ROUND_2,), 1),
    ],
    ids=["nothing lets it enter", "its round is over", "another one enters", "the last round is over"],
)
def test_who_can_enter_no_more_is_not_left(abilities: tuple[Document, ...], rounds: int) -> None:
    """The army has nobody who could play."""
    outcome = after_the_round(alone(*abilities, rounds=rounds)).outcome
    assert outcome is not None
    assert (outcome.result, outcome.why, outcome.winners) == BLUE_LOST


def enters(name: str, when: Any, **more: Any) -> Document:
    """Something that the scenario does for blue: a figure enters."""
    return acts(when, {"do": "spawn", "figure": name}, seat="blue", **more)


@pytest.mark.rule("BG-WIN-2", "BG-COMP-1")
@pytest.mark.parametrize(
    ("when", "lost"),
    [
        ({"move": {"who": "ally"}}, True),
        ({"move": {"who": "friend"}}, True),
        ({"move": {"who": "enemy"}}, False),
        ({"move": {"who": "character"}}, False),
        ({"wound": {"who": "enemy", "by": "army"}}, True),
        ({"hit": {"who": "friend", "whom": "enemy"}}, True),
        ({"hit": {"who": "enemy", "whom": "friend"}}, True),
        ({"round-begins": {"round": 3}}, False),
    ],
    ids=str,
)
def test_what_needs_a_figure_of_an_army_without_one_brings_nobody(when: Any, lost: bool) -> None:
    """Its trigger is about the army's own figures, and none of them is there."""
    outcome = after_the_round(alone(enters("cy", when))).outcome
    assert (outcome is not None) is lost
    assert outcome is None or (outcome.result, outcome.why, outcome.winners) == BLUE_LOST


@pytest.mark.rule("BG-WIN-2", "BG-COMP-1")
@pytest.mark.parametrize(
    ("first", "coming"), [({"round-begins": {"round": 2}}, {"cy", "di"}), ({"move": {"who": "ally"}}, set())]
)
def test_who_will_enter_may_set_off_who_follows(first: Document, coming: set[str]) -> None:
    """One enters in round 2, another where the first one moves; if each waits for the other, neither does."""
    made = document(
        enters("cy", first),
        enters("di", {"move": {"who": "ally"}}),
        blue="bo@E2:s cy@E1 di@D1",
        rounds=3,
    )
    for figure in made["armies"][1]["figures"][1:]:
        figure |= {"reserve": True, "facing": "s"}
    assert yet_to_enter(without(start_game(SYSTEM, made, 0), "bo").state) == coming


@pytest.mark.rule("BG-WIN-2")
def test_a_limit_that_is_reached_lets_nobody_enter() -> None:
    """It worked in round 1, when there was no room; once in a game is once."""
    once = acts("round-begins", {"do": "spawn", "figure": "cy", "region": "gate"}, limit={"per": "game"})
    game = with_reserve(once, rounds=3, roles={"gate": "A9"}, red="ana@A9", first="red")
    assert "cy" not in game.state.figures
    outcome = after_the_round(without(game, "bo")).outcome
    assert outcome is not None
    assert outcome.winners == ("red",)


@pytest.mark.rule("BG-WIN-2")
def test_who_waits_wins_where_the_other_army_has_nobody() -> None:
    """It counts as a character that is left."""
    outcome = after_the_round(alone(IN_ROUND_2, reds=True)).outcome
    assert outcome is not None
    assert (outcome.why, outcome.winners) == ("BG-WIN-2", ("blue",))


@pytest.mark.rule("BG-ABIL-6")
@pytest.mark.parametrize(
    ("winner", "seat", "result"),
    [("own", "blue", ("win", ("blue",))), ("other", "blue", ("win", ("red",))), ("nobody", None, ("draw", ()))],
)
def test_it_may_end_the_game(winner: str, seat: str | None, result: Any) -> None:
    """At once, before anything else."""
    ability = acts({"move": {"who": "character"}}, {"do": "end", "winner": winner}, **({"seat": seat} if seat else {}))
    game = active(ability)
    play(game, *STEP)
    assert game.outcome is not None
    assert (game.outcome.result, game.outcome.winners) == result


@pytest.mark.rule("BG-ABIL-6", "BG-WIN-1")
def test_it_may_end_the_game_on_points() -> None:
    """Who has more wins."""
    score, end = {"do": "score", "points": 1}, {"do": "end", "winner": "leader"}
    game = active(acts({"move": {"who": "character"}}, score, end, seat="blue"))
    play(game, *STEP)
    assert game.outcome is not None
    assert (game.outcome.winners, game.outcome.points) == (("blue",), {"red": 0, "blue": 1})


def found_wrong(*abilities: Document, **lines: Any) -> list[Problem]:
    """What the check says of a scenario."""
    return [each for each in scenario_problems(document(*abilities, **lines)) if "abilities" in each.path]


@pytest.mark.rule("BG-MAP-6", "BG-SETUP-4")
@pytest.mark.parametrize(
    ("ability", "path", "code", "suggestion"),
    [
        (
            acts(MOVES, WOUND, **{"if": {"in-region": {"who": "subject", "region": "lawa"}}}),
            "if.in-region.region",
            "battleground-no-region",
            "lava",
        ),
        (acts("round-ends", {"do": "spawn", "figure": "cy"}), "effects[0].figure", "battleground-no-reserve", None),
        (acts(MOVES, WOUND, seat="blu"), "seat", "content-unknown-id", "blue"),
    ],
)
def test_what_an_ability_names_is_there(ability: Document, path: str, code: str, suggestion: str | None) -> None:
    """Parts of the map, figures that wait, seats; by place and nearest name."""
    (found,) = found_wrong(ability, roles={"lava": "E6"})
    assert (found.path, found.code, found.suggestion) == (f"$.abilities[0].{path}", code, suggestion)


@pytest.mark.rule("BG-ROUND-1")
def test_a_round_that_never_comes_is_reported() -> None:
    """What waits for it, or asks for it, in a game that is over before."""
    last = [acts({each: {"round": 3}}, HEAL_ALL) for each in ("round-begins", "round-ends")]
    last.append(acts("round-ends", HEAL_ALL, **{"if": {"round": {"least": 3}}}))
    reported = [(each.path, each.code, each.severity) for each in found_wrong(*last, rounds=2)]
    assert reported == [
        (f"$.abilities[{number}].{place}", "battleground-no-such-round", "warning")
        for number, place in enumerate(("when.round-begins.round", "when.round-ends.round", "if.round.least"))
    ]
    assert found_wrong(*last, rounds=3) == []


@pytest.mark.parametrize(
    ("ability", "path", "code"),
    [
        ({"when": "moves", "effects": [WOUND]}, "$.abilities[0].when", "content-not-an-option"),
        ({"when": "move", "effects": [{"do": "wond"}]}, "$.abilities[0].effects[0].do", "content-not-an-option"),
        (
            {"when": "move", "effects": [{"do": "wound", "on": "by"}]},
            "$.abilities[0].effects[0].on",
            "ability-unknown-name",
        ),
        ({"when": "move"}, "$.abilities[0].effects", "battleground-ability-does-nothing"),
        (
            {"when": "always", "modify": "dice", "by": 1, "to": "all-friends"},
            "$.abilities[0].to",
            "battleground-scenario-needs-seat",
        ),
        ({"when": "active", "effects": [WOUND]}, "$.abilities[0].when", "content-not-an-option"),
    ],
)
def test_what_makes_no_sense_is_refused(ability: Document, path: str, code: str) -> None:
    """By its place."""
    with pytest.raises(ContentError) as caught:
        read_document({**scenario(), "abilities": [ability]}, DECLARED)
    assert (path, code) in [(each.path, each.code) for each in caught.value.errors]


def test_a_scenario_with_abilities_is_written_as_it_was_read() -> None:
    """Through a document and back."""
    made = document(ENTER, {"when": "always", "modify": "dice", "by": 1})
    read = read_document(made, DECLARED)
    assert isinstance(read, Scenario)
    assert read_document(read.plain(), DECLARED) == read


def test_a_game_whose_scenario_does_nothing_pays_nothing() -> None:
    """Nothing waits."""
    ability_index = fight().state.scenario.ability_index
    assert (ability_index.of_scenario, ability_index.everywhere) == ({}, {})


@pytest.mark.rule("BG-WIN-2", "BG-ROUND-7")
@pytest.mark.parametrize(("holder", "lost"), [("blue", True), ("red", False)])
def test_a_fate_card_that_nobody_can_play_lets_nobody_enter(holder: str, lost: bool) -> None:
    """Its bonus is for a character of the army that holds it."""
    bonuses = {"fate-3": {"effects": [{"do": "spawn", "figure": "cy"}]}}
    decks = {"red": "fate-1", "blue": "fate-1", holder: "fate-3"}
    made = scenario(red="ana@E5:n", blue="bo@E2:s cy@E1:s", rounds=3, decks=decks, bonuses=bonuses)
    made["armies"][1]["figures"][1] |= {"reserve": True}
    outcome = after_the_round(without(start_game(SYSTEM, made, 0), "bo")).outcome
    assert (outcome is not None and (outcome.result, outcome.why, outcome.winners) == BLUE_LOST) is lost
