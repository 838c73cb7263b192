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
from engine.systems.battleground.state import Battle
from engine.systems.battleground.system import SYSTEM
from engine.systems.battleground.victory.outcome import points
from tests.rules.battleground.fights import Document, fight, of_kind
from tests.support.battleground import DECLARED, scenario
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
def test_an_ability_of_the_scenario_belongs_to_a_seat_or_to_the_affected_figure() -> None:
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
def test_the_player_of_an_ability_of_the_scenario_may_decline() -> None:
    """The seat that the ability names is asked."""
    game = active(acts({"move": {"who": "character"}}, WOUND, seat="blue", may=True))
    play(game, *STEP)
    assert asked(game) == "blue: use"
    play(game, "blue: decline")
    assert game.state.figures["ana"].wounds == 0


@pytest.mark.rule("BG-ABIL-1")
def test_an_ability_of_the_scenario_may_have_a_limit() -> None:
    """Once a round, for any moving figure."""
    game = active(acts({"move": {"who": "character"}}, WOUND, limit={"per": "round"}))
    play(game, *STEP, "red: move to=E7", "red: face facing=n")
    assert game.state.figures["ana"].wounds == 1


@pytest.mark.rule("BG-ABIL-5")
def test_the_acting_player_orders_the_abilities_of_the_scenario() -> None:
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


@pytest.mark.rule("BG-ABIL-6")
@pytest.mark.parametrize(
    ("winner", "seat", "result"),
    [("own", "blue", ("win", ("blue",))), ("other", "blue", ("win", ("red",))), ("nobody", None, ("draw", ()))],
)
def test_an_ability_may_end_the_game(winner: str, seat: str | None, result: Any) -> None:
    """At once, before anything else."""
    ability = acts({"move": {"who": "character"}}, {"do": "end", "winner": winner}, **({"seat": seat} if seat else {}))
    game = active(ability)
    play(game, *STEP)
    assert game.outcome is not None
    assert (game.outcome.result, game.outcome.winners) == result


@pytest.mark.rule("BG-ABIL-6", "BG-WIN-1")
def test_an_ability_may_end_the_game_on_points() -> None:
    """Who has more wins."""
    score, end = {"do": "score", "points": 1}, {"do": "end", "winner": "leader"}
    game = active(acts({"move": {"who": "character"}}, score, end, seat="blue"))
    play(game, *STEP)
    assert game.outcome is not None
    assert (game.outcome.winners, game.outcome.points) == (("blue",), {"red": 0, "blue": 1})


def found_wrong(*abilities: Document, **lines: Any) -> list[Problem]:
    """The problems that the check reports for a scenario."""
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
def test_a_name_in_an_ability_of_the_scenario_is_checked(
    ability: Document, path: str, code: str, suggestion: str | None
) -> None:
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
    (ends,) = found_wrong(*last, rounds=3)
    assert (ends.path, ends.code) == ("$.abilities[1].when.round-ends.round", "battleground-round-never-ends")
    assert found_wrong(*last, rounds=4) == []


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
def test_a_senseless_ability_of_the_scenario_is_refused(ability: Document, path: str, code: str) -> None:
    """By its place."""
    with pytest.raises(ContentError) as caught:
        read_document({**scenario(), "abilities": [ability]}, DECLARED)
    assert (path, code) in [(each.path, each.code) for each in caught.value.errors]


def test_a_scenario_with_abilities_is_written_as_it_was_read() -> None:
    """Through a document and back."""
    enter = acts({"phase-ends": {"phase": "activation"}}, {"do": "spawn", "figure": "cy"})
    made = document(enter, {"when": "always", "modify": "dice", "by": 1})
    read = read_document(made, DECLARED)
    assert isinstance(read, Scenario)
    assert read_document(read.plain(), DECLARED) == read


def test_a_game_whose_scenario_does_nothing_pays_nothing() -> None:
    """Nothing waits."""
    ability_index = fight().state.scenario.ability_index
    assert (ability_index.of_scenario, ability_index.everywhere) == ({}, {})
